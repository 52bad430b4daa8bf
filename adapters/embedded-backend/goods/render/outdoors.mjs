import { GOTHIC, SERIF, write } from './labels.mjs'
import {
  brushed,
  bump,
  canvas,
  card,
  chrome,
  fabric,
  glass,
  gloss,
  hex,
  lamp,
  leather,
  matte,
  metal,
  plastic,
  printed,
  rubber,
  wood,
} from './materials.mjs'
import {
  ball,
  bend,
  blob,
  box,
  cutout,
  cylinder,
  dice,
  disc,
  extrude,
  group,
  lathe,
  loft,
  outline,
  oval,
  plane,
  polygon,
  puff,
  put,
  rect,
  ring,
  rod,
  times,
  tube,
} from './shapes.mjs'
import { backpack, boot, cap, gloves } from './wear.mjs'

// Camping, walking, sport and water.

const tag = (text, w, at, colour = '#ddd', font = GOTHIC) =>
  plane(
    w,
    w / 4,
    printed(
      canvas(400, 100, (pen) => write(pen, text, 200, 52, 78, { colour, font, weight: 600, width: 390 })),
      { transparent: true },
    ),
    at,
  )

const tent = (colour) => {
  const tone = colour === 'green' ? '#3f7d4d' : '#ea7426'
  const cloth = fabric(tone, { kind: 'fine', repeat: 10, roughness: 0.6, bumpScale: 0.6 })
  const light = fabric('#e9e4d6', { kind: 'fine', repeat: 10, roughness: 0.7 })
  const dome = (k, lift, material, from, to) =>
    loft(
      times(25, (i) => {
        const t = i / 24
        const high = Math.sin((t * Math.PI) / 2) ** 0.8 * 125 * k + lift
        const r = Math.cos((t * Math.PI) / 2) ** 0.75
        return times(49, (j) => {
          const a = from + ((to - from) * j) / 48
          const square = 1 / Math.max(Math.abs(Math.sin(a)), Math.abs(Math.cos(a))) ** 0.75
          const sag = 1 - 0.1 * Math.sin(t * Math.PI) * Math.cos(2 * a) ** 2
          return [Math.sin(a) * 105 * k * r * square * sag, high, Math.cos(a) * 105 * k * r * square * sag]
        })
      }),
      material,
      {},
      { isOpen: true, caps: false },
    )
  const pole = (a) =>
    tube(
      times(31, (i) => {
        const t = -1 + i / 15
        const u = 1 - Math.abs(t)
        const r = Math.cos((u * Math.PI) / 2) ** 0.75 * 138
        return [
          Math.sin(a) * r * Math.sign(t || 1),
          Math.sin((u * Math.PI) / 2) ** 0.8 * 126 + 2,
          Math.cos(a) * r * Math.sign(t || 1),
        ]
      }),
      1.4,
      metal('#c9ccd0'),
      {},
      { steps: 120 },
    )
  return group(
    dome(1, 1, cloth, 0.62, Math.PI * 2 - 0.62),
    dome(0.97, 1, light, -0.64, 0.64),
    [-1, 1].map((s) =>
      tube(
        times(16, (i) => {
          const t = i / 15
          const high = Math.sin((t * 0.86 * Math.PI) / 2) ** 0.8 * 121
          const a = s * 0.5 * (1 - t)
          const r =
            (Math.cos((t * 0.86 * Math.PI) / 2) ** 0.75 *
              104 *
              (1 - 0.1 * Math.sin(t * 0.86 * Math.PI) * Math.cos(2 * a) ** 2)) /
            Math.cos(a) ** 0.75
          return [Math.sin(a) * r, high, Math.cos(a) * r]
        }),
        0.9,
        matte('#2b2d31'),
      ),
    ),
    pole(Math.PI / 4),
    pole(-Math.PI / 4),
    box(190, 3, 190, fabric('#4a4d52'), { y: 1.5 }, 1),
    put(
      group(
        puff(
          outline(
            [
              [-34, 0],
              [34, 0],
              [27, 50],
              [0, 78],
              [-27, 50],
            ],
            14,
          ),
          fabric('#2f3237', { kind: 'mesh', repeat: 20 }),
          {},
          { thick: 1, edge: 3 },
        ),
      ),
      { y: 3, z: 107, rx: -33 },
    ),
    [
      [-130, 118],
      [130, 118],
      [130, -118],
      [-130, -118],
    ].map(([x, z]) =>
      group(
        tube(
          [
            [x * 0.78, 6, z * 0.85],
            [x, 1, z],
          ],
          0.7,
          matte('#d9d2bd'),
        ),
      ),
    ),
    tag('rimba 3', 40, { x: 62, y: 46, z: 80, ry: 44, rx: -24 }, '#fff'),
  )
}

const compass = () => {
  const brass = metal('#b98d42', { roughness: 0.28 })
  return group(
    lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.7, 0.4],
        [3.7, 1.6],
        [3.4, 1.9],
        [3.2, 1.6],
        [0, 1.6],
      ],
      brass,
      {},
      { radius: 0.15 },
    ),
    put(
      group(
        disc(
          3.2,
          printed(
            canvas(512, 512, (pen) => {
              pen.fillStyle = '#f6efdc'
              pen.fillRect(0, 0, 512, 512)
              pen.translate(256, 256)
              for (let i = 0; i < 72; i += 1) {
                pen.save()
                pen.rotate((i / 72) * 6.2832)
                pen.fillStyle = '#4a3a22'
                pen.fillRect(-1.5, -248, 3, i % 2 ? 12 : 22)
                pen.restore()
              }
              for (let i = 0; i < 8; i += 1) {
                pen.save()
                pen.rotate((i / 8) * 6.2832)
                pen.fillStyle = i % 2 ? '#b99a66' : '#7a5a2c'
                pen.beginPath()
                pen.moveTo(0, i % 2 ? -110 : -165)
                pen.lineTo(22, -24)
                pen.lineTo(-22, -24)
                pen.fill()
                pen.restore()
              }
              for (const [i, s] of ['U', 'T', 'S', 'B'].entries())
                write(pen, s, Math.sin((i * Math.PI) / 2) * 198, -Math.cos((i * Math.PI) / 2) * 198, 50, {
                  font: SERIF,
                  colour: i === 0 ? '#b3252c' : '#4a3a22',
                })
            }),
          ),
        ),
      ),
      { y: 1.62 },
    ),
    put(
      group(
        put(
          group(
            extrude(
              polygon([
                [-0.28, 0],
                [0.28, 0],
                [0, 2.5],
              ]),
              0.1,
              matte('#b3252c'),
              {},
              { bevel: 0.02 },
            ),
            extrude(
              polygon([
                [-0.28, 0],
                [0.28, 0],
                [0, -2.5],
              ]),
              0.1,
              metal('#2b3a55'),
              {},
              { bevel: 0.02 },
            ),
          ),
          { rx: -90, rz: 32 },
        ),
        ball(0.28, brass),
      ),
      { y: 1.85 },
    ),
    put(group(ball(3.3, glass('#fff', { body: 0.05, rim: 0.3 }), { s: [1, 0.14, 1] })), { y: 1.95 }),
    put(
      group(
        lathe(
          [
            [0, 0.3],
            [3.4, 0.3],
            [3.7, 0],
            [3.7, -0.4],
            [3.5, -0.4],
            [3.2, 0],
            [0, 0.05],
          ],
          brass,
          {},
          { radius: 0.1 },
        ),
      ),
      { y: 5.3, z: -4.4, rx: -74 + 180 },
    ),
    rod(0.35, 1.6, brass, { y: 1.9, z: -3.8 }),
    put(group(cylinder(0.5, 0.8, brass), ring(0.95, 0.14, brass, { y: 1.5 })), { z: 3.6, y: 0.9, rx: 90 }),
    tube(
      [
        [0, 1.2, 5.4],
        [-1.5, 0.4, 7],
        [-5, 0.2, 6.4],
        [-6.4, 0.2, 3],
        [-5, 0.2, 0],
      ],
      0.14,
      metal('#b98d42'),
    ),
  )
}

const torch = (colour) => {
  const body = metal(colour === 'black' ? '#2a2c30' : '#6b6c3c', {
    roughness: 0.45,
    bumpMap: bump('hammered', 3),
    bumpScale: 0.2,
  })
  return put(
    group(
      put(
        group(
          lathe(
            [
              [0, 0],
              [1.35, 0],
              [1.5, 0.3],
              [1.5, 9],
              [1.35, 9.3],
              [1.35, 10],
              [2.1, 11.6],
              [2.35, 12],
              [2.35, 13.8],
              [2.1, 14.1],
              [1.9, 13.9],
              [1.5, 13],
              [0, 12.6],
            ],
            body,
            {},
            { radius: 0.1 },
          ),
          times(26, (i) =>
            ring(1.5, 0.06, metal(colour === 'black' ? '#1b1c1e' : '#4f502c'), { y: 1.6 + i * 0.22, rx: 90 }),
          ),
          times(12, (i) =>
            put(
              group(box(0.3, 1.5, 0.3, metal(colour === 'black' ? '#1b1c1e' : '#4f502c'), { z: 2.3, y: 13 })),
              { ry: i * 30 },
            ),
          ),
          cylinder(1.75, 0.1, lamp('#fff6df', 1.6), { y: 13.5 }),
          ring(1.9, 0.12, chrome(), { y: 14, rx: 90 }),
          rod(0.55, 0.3, rubber('#d0602f'), { y: 10.2, z: 1.45, ry: 90 }),
          box(0.5, 4.4, 0.14, chrome(), { x: -1.75, y: 6 }),
        ),
        { rx: 78, ry: 0 },
      ),
    ),
    { y: 2.3, ry: 36 },
  )
}

const telescope = () =>
  group(
    put(
      group(
        rod(4.2, 46, gloss('#1f3a5f')),
        rod(4.9, 9, gloss('#f2f2f0'), { x: 26 }),
        rod(4.5, 0.4, gloss('#182848', { roughness: 0.08 }), { x: 30.4 }),
        ring(4.6, 0.35, chrome(), { x: 30.4, ry: 90 }),
        rod(2.6, 12, metal('#2b2d31'), { x: -27 }),
        put(
          group(
            cylinder(1.9, 6, metal('#2b2d31')),
            cylinder(1.5, 5, metal('#8b8f94'), { y: 5 }),
            cylinder(1.8, 2.4, rubber('#111'), { y: 9 }),
          ),
          { x: -32, y: 0.4 },
        ),
        put(group(rod(0.9, 12, metal('#2b2d31'))), { x: -8, y: 6.6 }),
        box(0.8, 2.4, 0.8, metal('#2b2d31'), { x: -4, y: 5 }),
        box(0.8, 2.4, 0.8, metal('#2b2d31'), { x: -12, y: 5 }),
        ring(4.3, 0.5, metal('#2b2d31'), { x: -4, ry: 90 }),
        ring(4.3, 0.5, metal('#2b2d31'), { x: 6, ry: 90 }),
        tag('cakrawala', 12, { x: 12, y: 0.4, z: 4.22 }, '#f5e6c0', SERIF),
      ),
      { y: 78, rz: 26 },
    ),
    cylinder(3, 8, metal('#2b2d31'), { y: 64 }),
    box(5, 5, 5, metal('#2b2d31'), { y: 72 }, 1),
    [20, 140, 260].map((a) =>
      put(
        group(
          put(
            group(
              rod(1.6, 36, metal('#c3c7cb'), { y: -18, rz: 90 }),
              rod(1.25, 38, metal('#9a9ea3'), { y: -50, rz: 90 }),
              rod(2, 2.6, rubber('#222'), { y: -36, rz: 90 }),
              ball(1.9, rubber('#222'), { y: -69 }),
            ),
            { rx: -22 },
          ),
        ),
        { y: 66, ry: a },
      ),
    ),
    cylinder(9, 1, matte('#2b2d31'), { y: 33 }),
  )

const tarp = (colour) => {
  const tone = colour === 'sand' ? '#cdb796' : '#3f7d4d'
  return group(
    loft(
      times(30, (i) => {
        const u = i / 29
        const x = -150 + u * 300
        return times(30, (j) => {
          const v = j / 29
          const z = -150 + v * 300
          const ridge = 1 - Math.abs(v - 0.5) * 2
          const sag = Math.sin(u * Math.PI) * 14
          return [
            x * (1 - 0.08 * Math.sin(v * Math.PI)),
            78 + ridge * 82 - sag * (0.4 + ridge * 0.6) - (1 - ridge) * Math.sin(u * Math.PI) * -10,
            z * (1 - 0.06 * Math.sin(u * Math.PI)),
          ]
        })
      }),
      fabric(tone, { kind: 'fine', repeat: 14, roughness: 0.7 }),
      {},
      { isOpen: true, caps: false },
    ),
    [-1, 1].map((s) =>
      group(
        cylinder(1.8, 168, metal('#b9bdc1'), { x: s * 152 }),
        tube(
          [
            [s * 152, 164, 0],
            [s * 230, 2, 0],
          ],
          0.9,
          matte('#e07a2a'),
        ),
      ),
    ),
    [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x, z]) =>
      group(
        tube(
          [
            [x * 150, 78, z * 150],
            [x * 195, 2, z * 200],
          ],
          0.9,
          matte('#e07a2a'),
        ),
        put(group(cylinder(1.4, 14, chrome())), { x: x * 195, z: z * 200, rz: x * 20 }),
      ),
    ),
    put(
      group(
        box(70, 3, 30, wood('oak')),
        [-28, 28].map((x) => box(4, 34, 26, metal('#777'), { x, y: -17 })),
      ),
      { y: 38, z: -10 },
    ),
    lathe(
      [
        [0, 0],
        [6, 0],
        [7, 2],
        [7, 14],
        [5, 17],
        [0, 18],
      ],
      metal('#c43b2a'),
      { y: 39, x: 10, z: -10 },
    ),
  )
}

const campPots = () => {
  const ti = (r, h, at, lid) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [r - 0.4, 0],
            [r, 0.5],
            [r, h],
            [r + 0.3, h + 0.15],
            [r - 0.1, h],
            [r - 0.15, 0.6],
            [0, 0.4],
          ],
          metal('#9b9a94', { roughness: 0.42 }),
          {},
          { radius: 0.2 },
        ),
        times(3, (i) => ring(r + 0.01, 0.03, metal('#7d7c77'), { y: h * (0.3 + i * 0.22), rx: 90 })),
        lid && [
          lathe(
            [
              [r + 0.2, h],
              [r + 0.2, h + 0.4],
              [r * 0.7, h + 0.9],
              [0, h + 1],
            ],
            metal('#9b9a94', { roughness: 0.42 }),
          ),
          ring(1, 0.2, plastic('#d0602f'), { y: h + 1.9 }),
        ],
        [0, 1].map((k) =>
          tube(
            [
              [r, h * 0.75, -1 + k * 2],
              [r + 4, h * 0.7, -0.6 + k * 1.2],
              [r + 8, h * 0.62, -0.4 + k * 0.8],
            ],
            0.24,
            metal('#8a8984'),
          ),
        ),
        rod(0.55, 4.6, rubber('#d0602f'), { x: r + 6, y: h * 0.66, rz: -6 }),
      ),
      at,
    )
  return group(
    ti(8.6, 9.6, { x: -3, z: -3, ry: -30 }, true),
    ti(7, 5.6, { x: 8, z: 5, ry: 10 }),
    ti(4.8, 6.4, { x: -8.4, z: 8.6, ry: 200 }),
    put(
      group(
        extrude(
          outline(
            [
              [-1.4, 0],
              [1.4, 0],
              [1.6, 4],
              [0.5, 6],
              [0.4, 14],
              [-0.4, 14],
              [-0.5, 6],
              [-1.6, 4],
            ],
            1,
          ),
          0.3,
          metal('#9b9a94'),
          {},
          { bevel: 0.08 },
        ),
      ),
      { x: 2.6, y: 0.4, z: 13.6, rx: -90, rz: -60 },
    ),
  )
}

const axe = () =>
  put(
    group(
      loft(
        times(24, (i) => {
          const t = i / 23
          const y = t * 36
          return oval(0, 0, 0, 1.7 + (t < 0.12 ? (0.12 - t) * 7 : 0) + Math.sin(t * 9) * 0.14, 1.15).map(
            ([, a, b]) => [a + Math.sin(t * 5.2) * 1, y, b],
          )
        }),
        wood('#c79a62', { turn: 90 }),
      ),
      put(
        group(
          extrude(
            outline(
              [
                [-2.6, -2.4, 0.6],
                [1.6, -2.2, 0.6],
                [7, -4.6, 0.4],
                [9.2, -5.2, 0.3],
                [10.2, 0, 3],
                [9.2, 4.6, 0.3],
                [6, 2.8, 1.6],
                [1.6, 2.2, 0.6],
                [-2.6, 2.4, 0.6],
              ],
              0.8,
            ),
            2.4,
            metal('#4a4d52', { roughness: 0.5, bumpMap: bump('hammered', 2), bumpScale: 1.6 }),
            {},
            { bevel: 0.5, steps: 5 },
          ),
          extrude(
            outline(
              [
                [7.6, -4.6],
                [9.4, -5.3],
                [10.45, 0, 3],
                [9.4, 4.8],
                [7.8, 3.6],
                [8.6, 0],
              ],
              0.3,
            ),
            0.8,
            brushed('#d5d8da'),
            {},
            { bevel: 0.38 },
          ),
        ),
        { x: -0.6, y: 34 },
      ),
      put(group(ring(1.4, 0.22, leather('#6d442b'))), { y: 2, rx: 90, s: [1.2, 1, 1] }),
    ),
    { y: 0, rz: 18, rx: -4 },
  )

const rope = (colour) => {
  const tone = colour === 'orange' ? '#e6762a' : '#2f66b8'
  const cord = printed(
    canvas(64, 64, (pen) => {
      pen.fillStyle = tone
      pen.fillRect(0, 0, 64, 64)
      for (let i = 0; i < 4; i += 1) {
        pen.fillStyle = i % 2 ? '#f3efe6' : '#20262c'
        pen.save()
        pen.translate(16 * i + 4, 32)
        pen.rotate(0.7)
        pen.fillRect(-3, -50, i % 2 ? 7 : 4, 100)
        pen.restore()
      }
    }),
    { repeat: [420, 2], bumpMap: bump('twill', [420, 2]), bumpScale: 2, roughness: 0.85 },
  )
  const random = dice(4)
  const points = times(330, (i) => {
    const a = (i / 330) * 6.2832 * 11
    const layer = i / 330
    const k = 1 + (random() - 0.5) * 0.05
    return [
      Math.cos(a) * (11.5 + Math.sin(layer * 40) * 1.3) * k,
      15 + Math.sin(a) * 14 * k,
      Math.sin(layer * 31) * 3.1,
    ]
  })
  const wrap = times(70, (i) => {
    const a = (i / 70) * 6.2832 * 7
    return [Math.sin(a) * 5.2 * 0.8, 23.2 + (i / 70) * 6.4, Math.cos(a) * 4.8]
  })
  return put(
    group(
      tube(points, 0.62, cord, {}, { steps: 1400, sides: 10 }),
      tube(
        [[6, 21, 4], ...wrap, [0, 33, 1], [-2.4, 35.5, 0], [0, 37.6, 0], [2.2, 35, 0], [0.6, 31, 1]],
        0.62,
        cord,
        {},
        { steps: 700, sides: 10 },
      ),
    ),
    { rx: -6, y: 0 },
  )
}

const trailMap = () => {
  const print = canvas(900, 620, (pen) => {
    pen.fillStyle = '#e6ecd8'
    pen.fillRect(0, 0, 900, 620)
    pen.fillStyle = '#bcdcea'
    pen.fillRect(0, 0, 900, 80)
    pen.beginPath()
    pen.moveTo(0, 500)
    pen.bezierCurveTo(300, 440, 600, 560, 900, 470)
    pen.lineTo(900, 620)
    pen.lineTo(0, 620)
    pen.fill()
    for (const [x, y, r] of [
      [180, 280, 120],
      [450, 260, 150],
      [720, 300, 120],
    ])
      for (let k = 0; k < 8; k += 1) {
        pen.strokeStyle = `rgba(140,100,60,${0.25 + k * 0.06})`
        pen.fillStyle = `rgba(150,170,110,.12)`
        pen.lineWidth = 2
        pen.beginPath()
        pen.ellipse(x + k * 3, y - k * 2, r * (1 - k / 9), r * 0.75 * (1 - k / 9), 0.4, 0, 7)
        pen.fill()
        pen.stroke()
      }
    pen.strokeStyle = '#c43b2a'
    pen.lineWidth = 6
    pen.setLineDash([14, 10])
    pen.beginPath()
    pen.moveTo(60, 420)
    pen.bezierCurveTo(200, 200, 320, 420, 450, 270)
    pen.bezierCurveTo(560, 180, 640, 420, 850, 330)
    pen.stroke()
    pen.setLineDash([])
    pen.strokeStyle = '#5a9ec4'
    pen.lineWidth = 5
    pen.beginPath()
    pen.moveTo(320, 90)
    pen.bezierCurveTo(360, 240, 260, 380, 330, 490)
    pen.stroke()
    write(pen, 'Jalur Pendakian Jawa', 640, 560, 44, { font: SERIF, colour: '#23402f' })
    for (const [x, y, n] of [
      [180, 270, 'Gede 2.958'],
      [450, 250, 'Merbabu 3.145'],
      [720, 290, 'Arjuno 3.339'],
    ])
      write(pen, n, x, y, 22, { colour: '#3a2c1c' })
  })
  const sheet = group(
    times(6, (i) =>
      put(plane(10, 41, printed(print, { repeat: [1 / 6, 1], roughness: 0.45 })), {
        x: -25 + i * 10,
        z: i % 2 ? 1 : 0,
        ry: i % 2 ? 10 : -10,
      }),
    ),
  )
  sheet.children.forEach((one, i) => {
    const { uv } = one.geometry.attributes
    one.material.map.repeat.set(1, 1)
    for (let k = 0; k < uv.count; k += 1) uv.setX(k, (i + uv.getX(k)) / 6)
    one.material.side = 2
    one.userData.unshadowed = false
  })
  return group(
    put(sheet, { y: 21, rx: -14, z: -4 }),
    put(
      group(
        box(
          11,
          20,
          1.8,
          printed(
            canvas(330, 600, (pen) => {
              pen.fillStyle = '#1f5a46'
              pen.fillRect(0, 0, 330, 600)
              pen.fillStyle = '#f3ead2'
              pen.fillRect(0, 360, 330, 160)
              write(pen, 'JAWA', 165, 120, 100, { colour: '#fff', font: GOTHIC })
              write(pen, 'Peta jalur 1:50.000', 165, 410, 34, { colour: '#1f5a46' })
              write(pen, 'tahan air', 165, 460, 34, { colour: '#1f5a46', weight: 400 })
              pen.fillStyle = '#e6a04a'
              pen.beginPath()
              pen.moveTo(40, 330)
              pen.lineTo(130, 190)
              pen.lineTo(180, 260)
              pen.lineTo(220, 210)
              pen.lineTo(300, 330)
              pen.fill()
            }),
          ),
          {},
          0.2,
        ),
      ),
      { x: 18, y: 10.4, z: 10, rx: -10, ry: -14 },
    ),
  )
}

const bicycle = (colour) => {
  const frame = gloss(colour === 'ivory' ? '#efe6d2' : colour)
  const pipe = (points, r = 1.5, material = frame) =>
    tube(points, r, material, {}, { tension: 0.02, steps: 40 })
  const wheel = (x) =>
    put(
      group(
        ring(33, 1.9, rubber('#26282b')),
        ring(31, 0.9, metal('#c9ccd0')),
        times(28, (i) => put(group(rod(0.14, 30, chrome(), { x: 15.5 })), { rz: (i * 360) / 28 })),
        rod(1.8, 8, chrome(), { ry: 90 }),
      ),
      { x, y: 35 },
    )
  const steel = metal('#b9bdc1')
  return group(
    wheel(-52),
    wheel(52),
    pipe(
      [
        [-52, 35, 0],
        [-12, 33, 0],
      ],
      1.1,
    ),
    pipe(
      [
        [-52, 35, 3],
        [-18, 76, 0],
      ],
      0.9,
    ),
    pipe(
      [
        [-12, 33, 0],
        [-20, 84, 0],
      ],
      1.7,
    ),
    pipe(
      [
        [-12, 33, 0],
        [34, 72, 0],
      ],
      1.9,
    ),
    pipe(
      [
        [-17, 62, 0],
        [10, 54, 0],
        [35, 78, 0],
      ],
      1.7,
    ),
    pipe(
      [
        [33, 66, 0],
        [37, 92, 0],
      ],
      2,
    ),
    pipe(
      [
        [36, 68, 0],
        [44, 48, 2.8],
        [52, 35, 4],
      ],
      1.2,
    ),
    pipe(
      [
        [-20, 84, 0],
        [-22, 96, 0],
      ],
      1.2,
      steel,
    ),
    put(
      group(
        puff(
          outline(
            [
              [-14, -8],
              [-4, -6],
              [14, -2],
              [14, 2],
              [-4, 6],
              [-14, 8],
            ],
            4,
          ),
          leather('#6d442b'),
          {},
          { thick: 4, edge: 4 },
        ),
      ),
      { x: -21, y: 98, rx: -90 },
    ),
    tube(
      [
        [37, 92, 0],
        [38, 100, 0],
        [40, 102, 8],
        [34, 104, 22],
        [18, 102, 28],
      ],
      1.1,
      steel,
    ),
    tube(
      [
        [37, 92, 0],
        [38, 100, 0],
        [40, 102, -8],
        [34, 104, -22],
        [18, 102, -28],
      ],
      1.1,
      steel,
    ),
    tube(
      [
        [26, 103, 26],
        [14, 101.4, 29],
      ],
      1.8,
      leather('#6d442b'),
    ),
    tube(
      [
        [26, 103, -26],
        [14, 101.4, -29],
      ],
      1.8,
      leather('#6d442b'),
    ),
    ring(9, 0.7, steel, { x: -12, y: 33, z: 4 }),
    times(5, (i) => put(group(box(1.4, 9, 0.6, steel, { y: 4.5 })), { x: -12, y: 33, z: 4, rz: i * 72 })),
    put(group(box(1.8, 17, 1.2, steel, { y: -8 }), box(9, 2, 9, rubber('#222'), { y: -17, z: 4 })), {
      x: -12,
      y: 33,
      z: 6,
      rz: 40,
    }),
    put(group(box(1.8, 17, 1.2, steel, { y: 8 }), box(9, 2, 9, rubber('#222'), { y: 17, z: -4 })), {
      x: -12,
      y: 33,
      z: -6,
      rz: 40,
    }),
    ring(4.4, 1, metal('#777'), { x: -52, y: 35, z: 3 }),
    tube(
      [
        [-12, 42, 4],
        [-52, 39.4, 3.4],
      ],
      0.45,
      metal('#55585d'),
    ),
    tube(
      [
        [-12, 24, 4],
        [-52, 30.6, 3.4],
      ],
      0.45,
      metal('#55585d'),
    ),
    [-1, 1].map((s) =>
      put(
        group(
          tube(
            times(17, (i) => {
              const a = (s < 0 ? 20 : 10) + i * (s < 0 ? 9.4 : 7)
              return [Math.cos((a * Math.PI) / 180) * 36.4, Math.sin((a * Math.PI) / 180) * 36.4, 0]
            }),
            1.6,
            frame,
          ),
        ),
        { x: s * 52, y: 35 },
      ),
    ),
    put(
      group(
        times(7, (i) => ring(13 - i * 0.4, 0.4, wood('#c79a62'), { y: i * 3, rx: 90, s: [1.2, 0.9, 1] })),
        times(24, (i) => {
          const a = (i / 24) * 6.283
          return box(0.6, 20, 0.6, wood('#c79a62'), { x: Math.cos(a) * 14.6, z: Math.sin(a) * 10.8, y: 9 })
        }),
        cylinder(10, 0.8, wood('#b58850')),
      ),
      { x: 56, y: 80 },
    ),
    box(20, 1, 10, steel, { x: -50, y: 76 }),
    tube(
      [
        [-42, 75, 0],
        [-52, 36, 5],
      ],
      0.6,
      steel,
    ),
    put(group(cylinder(2.6, 4, chrome()), disc(2.3, lamp('#fff2d0', 1.2), { y: 4.05 })), {
      x: 46,
      y: 74,
      rz: -90,
    }),
  )
}

const deck = (pattern) => {
  const art = canvas(800, 256, (pen) => {
    if (pattern === 'plain') return
    pen.fillStyle = pattern === 'wave' ? '#12384f' : '#f2a24c'
    pen.fillRect(0, 0, 800, 256)
    if (pattern === 'wave')
      for (let k = 0; k < 6; k += 1) {
        pen.fillStyle = ['#1d5a75', '#2f86a0', '#5fb4c2', '#a6dadd', '#e8f4f2', '#fff'][k]
        pen.beginPath()
        pen.moveTo(0, 256)
        for (let x = 0; x <= 800; x += 8) pen.lineTo(x, 70 + k * 32 + Math.sin(x * 0.018 + k) * 26)
        pen.lineTo(800, 256)
        pen.fill()
      }
    else {
      for (let k = 0; k < 5; k += 1) {
        pen.fillStyle = ['#d9503a', '#e8703f', '#f2a24c', '#f8cf74', '#fff2c4'][k]
        pen.beginPath()
        pen.arc(400, 230, 210 - k * 40, 0, 7)
        pen.fill()
      }
      pen.fillStyle = '#3a1d3f'
      pen.fillRect(0, 196, 800, 60)
      for (let i = 0; i < 9; i += 1) {
        pen.fillStyle = '#f2a24c'
        pen.fillRect(220 + i * 42, 206 + (i % 3) * 14, 34, 5)
      }
    }
  })
  const under =
    pattern === 'plain' ? wood('#d8ae74', { gloss: 0.8 }) : printed(art, { wrap: false, clearcoat: 0.8 })
  const _curve = ([x, y, z]) => [x, y, z + Math.max(0, Math.abs(x) - 27) ** 1.6 * 0.28 - (y / 10) ** 2 * -0.7]
  const board = bend(
    group(
      extrude(
        outline(
          [
            [-40, -8],
            [-34, -10.2],
            [34, -10.2],
            [40, -8],
            [40, 8],
            [34, 10.2],
            [-34, 10.2],
            [-40, 8],
          ],
          7,
        ),
        1.1,
        wood('#d8ae74'),
        {},
        { bevel: 0.3, curve: 40 },
      ),
    ),
    (x, y, z) => [x, y, z - Math.max(0, Math.abs(x) - 25) ** 1.5 * 0.22],
  )
  const sheet = bend(group(cutoutGrid(78, 19.6, under)), (x, y, z) => [
    x,
    y,
    z - Math.max(0, Math.abs(x) - 25) ** 1.5 * 0.22,
  ])
  const truck = (x) =>
    put(
      group(
        box(7, 5, 1.6, metal('#888'), { z: 1 }, 0.3),
        put(group(rod(1.3, 14, metal('#c3c7cb'), { rz: 90 })), { z: 4 }),
        [-1, 1].map((s) =>
          put(
            group(
              lathe(
                [
                  [0, -2],
                  [2.1, -2],
                  [2.7, -1.2],
                  [2.7, 1.2],
                  [2.1, 2],
                  [0, 2],
                ],
                plastic(pattern === 'sunset' ? '#f3efe6' : pattern === 'wave' ? '#7fd0d6' : '#e07a2a', {
                  roughness: 0.4,
                }),
                {},
                { radius: 0.3 },
              ),
              rod(0.9, 4.2, metal('#555'), { rz: 90 }),
            ),
            { y: s * 9, z: 4.4 },
          ),
        ),
      ),
      { x },
    )
  return put(group(board, put(sheet, { z: 0.62 }), truck(-23), truck(23)), { y: 10.6, rx: -14, rz: 0 })
}
const cutoutGrid = (w, h, material) => {
  const half = (x) => {
    const u = Math.max(0, (Math.abs(x) - (w / 2 - 9)) / 9)
    return (h / 2) * Math.sqrt(Math.max(0.0001, 1 - u ** 2.4))
  }
  const skin = loft(
    times(61, (i) => {
      const x = -w / 2 + (i / 60) * w
      const r = half(x)
      return times(9, (j) => [x, -r + (j / 8) * r * 2, 0])
    }),
    material,
    {},
    { isOpen: true, caps: false },
  )
  const { uv, position } = skin.geometry.attributes
  for (let i = 0; i < uv.count; i += 1) uv.setXY(i, position.getX(i) / w + 0.5, position.getY(i) / h + 0.5)
  skin.geometry.computeVertexNormals()
  return Object.assign(skin, { material: Object.assign(material, { side: 2 }) })
}

const kayak = () => {
  const [skin, trim] = [
    gloss('#d94a2b', { roughness: 0.5, clearcoat: 0.4 }),
    gloss('#e9e4d6', { roughness: 0.5, clearcoat: 0.3 }),
  ]
  const side = (s) =>
    tube(
      times(21, (i) => {
        const t = -1 + i / 10
        return [t * 160, 18 + Math.abs(t) ** 3 * 20, s * (1 - Math.abs(t) ** 2.2) * 36]
      }),
      13,
      skin,
      {},
      { sides: 28 },
    )
  const paddle = (at) =>
    put(
      group(
        rod(1.5, 210, metal('#333')),
        [-1, 1].map((s) =>
          put(
            group(
              extrude(
                outline(
                  [
                    [0, -4],
                    [14, -9],
                    [40, -8],
                    [46, 0],
                    [40, 8],
                    [14, 9],
                    [0, 4],
                  ],
                  6,
                ),
                2,
                plastic('#e5b83c'),
                {},
                { bevel: 0.8 },
              ),
            ),
            { x: s * 96, rz: s < 0 ? 180 : 0 },
          ),
        ),
      ),
      at,
    )
  return group(
    side(1),
    side(-1),
    put(
      group(
        puff(
          outline(
            [
              [-140, 0],
              [-80, 32],
              [80, 32],
              [140, 0],
              [80, -32],
              [-80, -32],
            ],
            30,
          ),
          matte('#3a3d42'),
          {},
          { thick: 7, edge: 20 },
        ),
      ),
      { y: 9, rx: -90 },
    ),
    [-50, 60].map((x) =>
      group(
        put(group(puff(rect(44, 42, 10), trim, {}, { thick: 7, edge: 10 })), { x, y: 22, rx: -90 }),
        put(group(puff(rect(42, 44, 12), trim, {}, { thick: 7, edge: 10 })), {
          x: x - 24,
          y: 42,
          ry: 90,
          rx: 0,
          rz: 0,
        }),
      ),
    ),
    [-1, 1].map((s) =>
      put(
        group(
          puff(
            outline(
              [
                [0, -24],
                [60, -4],
                [60, 4],
                [0, 24],
              ],
              6,
            ),
            trim,
            {},
            { thick: 3, edge: 12 },
          ),
        ),
        { x: s * 92, y: 32, rx: -90, rz: s < 0 ? 180 : 0, s: [1, 1, 1] },
      ),
    ),
    paddle({ x: 0, y: 50, z: 12, ry: 12, rz: 3 }),
  )
}

const fishingRod = () =>
  put(
    group(
      put(
        group(
          lathe(
            [
              [0, 0],
              [1.1, 0],
              [1.3, 1],
              [1.1, 9],
              [0.9, 13],
            ],
            matte('#c79a62', { bumpMap: bump('rough', 3), bumpScale: 2 }),
          ),
          lathe(
            [
              [0.9, 13],
              [0.8, 20],
            ],
            gloss('#1b1c1e'),
          ),
          lathe(
            [
              [0.9, 20],
              [1.2, 22],
              [1, 31],
              [0.6, 34],
            ],
            matte('#c79a62', { bumpMap: bump('rough', 3), bumpScale: 2 }),
          ),
          lathe(
            [
              [0.7, 34],
              [0.6, 50],
              [0.42, 72],
              [0.26, 84],
            ],
            gloss('#15345c'),
          ),
          [42, 51, 60, 68, 76, 83].map((y, i) =>
            put(
              group(
                ring(1.5 - i * 0.2, 0.13, chrome(), { z: 1.6 - i * 0.2, rx: 90 }),
                ring(0.5 - i * 0.05, 0.12, matte('#d0602f'), { rx: 90 }),
              ),
              { y },
            ),
          ),
          put(
            group(
              box(1, 4, 3.4, metal('#3a3d42'), { z: 1.8 }, 0.4),
              put(
                group(
                  lathe(
                    [
                      [0, 0],
                      [2.6, 0],
                      [2.6, 0.6],
                      [1.7, 0.8],
                      [1.7, 3.4],
                      [2.5, 3.6],
                      [2.5, 4.2],
                      [1, 5],
                      [0, 5],
                    ],
                    metal('#c3c7cb', { roughness: 0.25 }),
                  ),
                  times(9, (i) => ring(1.8, 0.16, matte('#6fb06a'), { y: 1.1 + i * 0.28, rx: 90 })),
                  tube(
                    [
                      [-2.7, 2, 0],
                      [-3.6, 4.4, 0],
                      [0, 5.4, 1],
                      [3.4, 3.4, 0],
                      [2.7, 1.6, 0],
                    ],
                    0.16,
                    chrome(),
                  ),
                ),
                { y: -1, z: 5.2 },
              ),
              rod(1.7, 2.2, metal('#2b2d31'), { y: -0.4, z: 4.6 }),
              tube(
                [
                  [1, -0.4, 4.6],
                  [3.4, -0.4, 4.6],
                  [4, -3.4, 4.6],
                ],
                0.3,
                chrome(),
              ),
              ball(0.9, wood('walnut'), { x: 4.4, y: -3.8, z: 4.6 }),
            ),
            { y: 16.4, z: 0.4 },
          ),
        ),
        { rx: 0 },
      ),
    ),
    { rz: -24, ry: -14, rx: 0 },
  )

const diveMask = (colour) => {
  const tone = rubber(colour)
  const lens = (s) =>
    put(
      group(
        extrude(
          outline(
            [
              [-4, -3.4],
              [2.6, -3.9],
              [4.2, -1],
              [3.6, 3.4],
              [-4.2, 3],
            ].map(([x, y]) => [x * s, y]),
            1.6,
          ),
          0.6,
          glass('#bfe4ee', { body: 0.22, rim: 0.3 }),
          {},
          { bevel: 0.1 },
        ),
      ),
      { x: s * 4.6, z: 2.8, ry: s * 7 },
    )
  const out = [
    [-10, -3],
    [-6, -5.2],
    [-1.6, -3],
    [0, -0.6],
    [1.6, -3],
    [6, -5.2],
    [10, -3],
    [9.8, 3.6],
    [6, 5.4],
    [-6, 5.4],
    [-9.8, 3.6],
  ]
  return group(
    put(
      group(
        extrude(
          outline(out, 1.8),
          1.6,
          tone,
          { z: 2.4 },
          {
            bevel: 0.5,
            steps: 6,
            holes: [
              outline(
                [
                  [-8.4, -2.4],
                  [-5.6, -3.8],
                  [-1.6, -2],
                  [-0.8, 3.6],
                  [-8, 3.4],
                ],
                1.2,
              ),
              outline(
                [
                  [8.4, -2.4],
                  [5.6, -3.8],
                  [1.6, -2],
                  [0.8, 3.6],
                  [8, 3.4],
                ],
                1.2,
              ),
            ],
          },
        ),
        lens(-1),
        lens(1),
        loft(
          [
            [2.2, 1],
            [0.6, 0.96],
            [-2.4, 0.9],
            [-4.2, 0.96],
          ].map(([z, k]) =>
            outline(out, 1.8)
              .getPoints(4)
              .map(({ x, y }) => [x * k, y * k, z]),
          ),
          rubber('#1d1f22'),
          {},
          { caps: false },
        ),
        puff(
          outline(
            [
              [-1.5, -4.6],
              [1.5, -4.6],
              [1.2, -0.6],
              [-1.2, -0.6],
            ],
            0.8,
          ),
          rubber('#1d1f22'),
          { z: 2 },
          { thick: 2.6, edge: 1.4 },
        ),
        tube(
          [
            [-9.6, 1.4, 1],
            [-11, 1.6, -4],
            [-7, 2, -9],
            [0, 2.2, -11],
            [7, 2, -9],
            [11, 1.6, -4],
            [9.6, 1.4, 1],
          ],
          0.75,
          rubber('#1d1f22'),
        ),
      ),
      { y: 6.2 },
    ),
    put(
      group(
        tube(
          [
            [-1.6, 0, 3],
            [-3.4, -1.6, 1.6],
            [-3.6, 2, 0],
            [-3, 12, -0.6],
            [-2, 22, -2],
            [-0.6, 27, -3],
          ],
          1.35,
          plastic(colour, { roughness: 0.35 }),
          {},
          { sides: 28 },
        ),
        tube(
          [
            [-3.2, 15, -0.8],
            [-2.5, 19, -1.4],
          ],
          1.5,
          plastic('#f2f2f0'),
        ),
        box(3.4, 3.4, 3.4, plastic('#f2f2f0'), { x: -0.4, y: 28, z: -3.2 }, 1),
        box(3, 1.8, 2.6, rubber('#1d1f22'), { x: -0.4, y: 0.4, z: 3.6 }, 0.7),
      ),
      { x: 16, y: 3.2, z: -1, rz: 4 },
    ),
  )
}

const swimGoggles = (colour) => {
  const tone = rubber(colour)
  const mirror = colour === 'black' ? '#38506b' : colour === 'pink' ? '#d976a0' : '#4a9bd8'
  const eye = (s) =>
    put(
      group(
        loft(
          [
            [0, 1],
            [1.2, 0.92],
            [1.8, 0.8],
          ].map(([z, k]) =>
            blob(
              [
                [-3.4, -0.8],
                [-1.4, -2.2],
                [2, -2],
                [3.4, 0.2],
                [2, 2],
                [-1.6, 1.8],
              ].map(([x, y]) => [x * s * k, y * k]),
            )
              .getPoints(1)
              .map(({ x, y }) => [x, y, z]),
          ),
          tone,
        ),
        cutout(
          blob(
            [
              [-3.4, -0.8],
              [-1.4, -2.2],
              [2, -2],
              [3.4, 0.2],
              [2, 2],
              [-1.6, 1.8],
            ].map(([x, y]) => [x * s * 0.82, y * 0.82]),
          ),
          metal(mirror, { roughness: 0.06, iridescence: 0.6, side: 2 }),
          { z: 1.86 },
        ),
        loft(
          [
            [0, 1],
            [-1.2, 1.05],
            [-1.4, 0.9],
          ].map(([z, k]) =>
            blob(
              [
                [-3.4, -0.8],
                [-1.4, -2.2],
                [2, -2],
                [3.4, 0.2],
                [2, 2],
                [-1.6, 1.8],
              ].map(([x, y]) => [x * s * k, y * k]),
            )
              .getPoints(1)
              .map(({ x, y }) => [x, y, z]),
          ),
          rubber('#2a2c30'),
          {},
          { caps: false },
        ),
      ),
      { x: s * 4.2, ry: s * 14 },
    )
  return put(
    group(
      eye(-1),
      eye(1),
      tube(
        [
          [-1.2, 0.3, 0.6],
          [0, 0.7, 1.1],
          [1.2, 0.3, 0.6],
        ],
        0.35,
        tone,
      ),
      [0.7, -0.7].map((y) =>
        tube(
          [
            [-7.4, y * 0.5, -0.6],
            [-9.4, y, -4],
            [-7, y * 2 + 1.4, -10],
            [0, y * 2.4 + 2, -12.6],
            [7, y * 2 + 1.4, -10],
            [9.4, y, -4],
            [7.4, y * 0.5, -0.6],
          ],
          0.42,
          rubber(colour === 'black' ? '#2a2c30' : '#e8e8e6'),
        ),
      ),
    ),
    { y: 2.6, rx: 4 },
  )
}

const ringBuoy = () =>
  put(
    group(
      loft(
        times(73, (i) => {
          const a = (i / 72) * 6.2832
          return oval(0, 0, 0, 6, 7).map(([, y, x]) => {
            const r = 26 + x
            return [Math.cos(a) * r, Math.sin(a) * r, y]
          })
        }),
        printed(
          canvas(512, 32, (pen) => {
            for (let i = 0; i < 8; i += 1) {
              pen.fillStyle = i % 2 ? '#f4f1ea' : '#d94a2b'
              pen.fillRect(0, 0, 512, 32)
            }
            pen.fillStyle = '#e2542f'
            pen.fillRect(0, 0, 512, 32)
          }),
          { roughness: 0.5, bumpMap: bump('fine', 6), bumpScale: 0.4 },
        ),
        {},
        { caps: false },
      ),
      times(4, (i) =>
        put(
          group(
            loft(
              times(14, (k) => {
                const a = -0.16 + (k / 13) * 0.32
                return oval(0, 0, 0, 6.15, 7.15).map(([, y, x]) => {
                  const r = 26 + x
                  return [Math.cos(a) * r, Math.sin(a) * r, y]
                })
              }),
              fabric('#f4f1ea', { roughness: 0.6 }),
              {},
              { caps: false },
            ),
          ),
          { rz: 45 + i * 90 },
        ),
      ),
      times(4, (i) =>
        tube(
          times(13, (k) => {
            const a = ((45 + i * 90 + (k / 12) * 90) * Math.PI) / 180
            const r = 34 + Math.sin((k / 12) * Math.PI) * 3.4
            return [Math.cos(a) * r, Math.sin(a) * r, 0.6]
          }),
          0.75,
          fabric('#f4f1ea', { kind: 'twill', repeat: [40, 2] }),
        ),
      ),
      tag('LINTAS LAUT', 22, { y: 27.4, z: 6.2 }, '#fff'),
    ),
    { y: 37, rx: -9 },
  )

const racket = (tone, { length = 30, head = [10.6, 12.4], thick = 0.55, grip = 1.15, strings = 16 } = {}) =>
  group(
    tube(
      times(49, (i) => {
        const a = (i / 48) * 6.2832
        return [Math.sin(a) * head[0], length + head[1] + 8 - Math.cos(a) * head[1], 0]
      }),
      thick,
      gloss(tone),
      {},
      { closed: false, steps: 200 },
    ),
    times(strings, (i) => {
      const x = -head[0] + ((i + 0.5) / strings) * head[0] * 2
      const h = Math.sqrt(Math.max(0, 1 - (x / head[0]) ** 2)) * head[1]
      return box(0.16, h * 2, 0.16, matte('#c9c4b8'), { x, y: length + head[1] + 8 })
    }),
    times(strings + 3, (i) => {
      const y = -head[1] + ((i + 0.5) / (strings + 3)) * head[1] * 2
      const w = Math.sqrt(Math.max(0, 1 - (y / head[1]) ** 2)) * head[0]
      return box(w * 2, 0.16, 0.16, matte('#c9c4b8'), { y: length + head[1] + 8 + y })
    }),
    lathe(
      [
        [0, 0],
        [grip * 1.15, 0],
        [grip * 1.15, 0.6],
        [grip, 0.8],
        [grip, 17],
        [grip * 0.7, 17.6],
      ],
      leather('#1b1c1e', { bumpMap: bump('twill', [1, 4]), bumpScale: 4 }),
    ),
    lathe(
      [
        [grip * 0.7, 17],
        [thick * 0.9, 19],
        [thick * 0.8, length + 8.4],
      ],
      gloss(tone),
    ),
  )
const shuttle = (at) =>
  put(
    group(
      lathe(
        [
          [0, 0],
          [0.9, 0.2],
          [1.3, 1],
          [1.3, 1.8],
        ],
        matte('#f3efe6'),
        {},
        { smooth: true },
      ),
      cylinder(1.34, 0.3, matte('#2c8a5a'), { y: 1.5 }),
      times(16, (i) =>
        put(
          group(
            put(
              group(
                extrude(
                  outline(
                    [
                      [-0.22, 0],
                      [0.22, 0],
                      [0.75, 4.4],
                      [0.5, 6],
                      [-0.5, 6],
                      [-0.75, 4.4],
                    ],
                    0.4,
                  ),
                  0.06,
                  card('#fdfcf8'),
                  { y: 1.6 },
                  { bevel: 0.02 },
                ),
              ),
              { rx: 17, z: 1.15 },
            ),
          ),
          { ry: i * 22.5 },
        ),
      ),
      ring(1.95, 0.05, matte('#ddd'), { y: 4, rx: 90 }),
    ),
    at,
  )

const badminton = (colour) =>
  group(
    put(racket(hex(colour)), { x: -9, rz: 10, y: 1.2, z: -1, rx: -6 }),
    put(racket(hex(colour)), { x: 10, rz: -14, y: 1.2, z: -3, rx: -6 }),
    shuttle({ x: -4, y: 1.3, z: 10, rx: 78, rz: 30 }),
    shuttle({ x: 4.5, y: 1.3, z: 11, rx: 70, rz: -40 }),
    shuttle({ x: 0.6, y: 0, z: 6 }),
  )

const tennis = () =>
  group(
    put(racket('#1f7f80', { length: 26, head: [12.6, 16], thick: 1.05, grip: 1.6, strings: 16 }), {
      rz: -20,
      x: -8,
      y: 1,
      rx: -5,
    }),
    [
      [9, 6],
      [15.4, 2],
    ].map(([x, z]) =>
      group(
        ball(3.3, fabric('#d5e04a', { kind: 'rough', repeat: 6, bumpScale: 4 }), { x, y: 3.3, z }),
        put(
          group(
            tube(
              times(60, (i) => {
                const t = (i / 59) * 6.2832
                const p = 0.44 * Math.PI
                const _u = Math.PI / 2 - (Math.PI / 2 - p) * Math.cos(t) * 6
                return [
                  Math.sin(t + Math.sin(2 * t) * 0.5) * 3.32 * Math.cos(Math.sin(2 * t) * 0.9),
                  Math.sin(Math.sin(2 * t) * 0.9) * 3.32,
                  Math.cos(t + Math.sin(2 * t) * 0.5) * 3.32 * Math.cos(Math.sin(2 * t) * 0.9),
                ]
              }),
              0.14,
              matte('#f4f1ea'),
              {},
              { closed: true },
            ),
          ),
          { x, y: 3.3, z, ry: x * 9 },
        ),
      ),
    ),
  )

const football = () => {
  const phi = (1 + Math.sqrt(5)) / 2
  const spots = [
    [0, 1, phi],
    [0, -1, phi],
    [0, 1, -phi],
    [0, -1, -phi],
    [1, phi, 0],
    [-1, phi, 0],
    [1, -phi, 0],
    [-1, -phi, 0],
    [phi, 0, 1],
    [-phi, 0, 1],
    [phi, 0, -1],
    [-phi, 0, -1],
  ].map((v) => {
    const l = Math.hypot(...v)
    return v.map((c) => c / l)
  })
  const sheet = canvas(1024, 512, (pen, w, h) => {
    const image = pen.createImageData(w, h)
    for (let y = 0; y < h; y += 1)
      for (let x = 0; x < w; x += 1) {
        const [a, b] = [(x / w) * 6.2832, (y / h) * Math.PI]
        const p = [-Math.cos(a) * Math.sin(b), Math.cos(b), Math.sin(a) * Math.sin(b)]
        const near = spots.map((s) => s[0] * p[0] + s[1] * p[1] + s[2] * p[2]).sort((m, n) => n - m)
        const pent = near[0] > 0.938
        const seam = Math.abs(near[0] - 0.938) < 0.006 || (!pent && Math.abs(near[0] - near[1]) < 0.006)
        const c = seam ? [120, 120, 120] : pent ? [28, 30, 34] : [244, 243, 238]
        image.data.set([...c, 255], (y * w + x) * 4)
      }
    pen.putImageData(image, 0, 0)
  })
  return put(
    group(
      ball(
        11,
        printed(sheet, {
          clearcoat: 0.5,
          clearcoatRoughness: 0.3,
          roughness: 0.5,
          bumpMap: bump('leather', [8, 4]),
          bumpScale: 0.4,
        }),
        {},
        96,
      ),
    ),
    { y: 11, rx: 18, ry: 20 },
  )
}

const basketball = () => {
  const skin = leather('#c8672a', { repeat: [9, 6], roughness: 0.7, bumpScale: 2 })
  const seam = matte('#1b1c1e')
  return put(
    group(
      ball(12, skin, {}, 96),
      ring(12, 0.16, seam, { rx: 90 }),
      ring(12, 0.16, seam),
      [-1, 1].map((s) =>
        tube(
          times(50, (i) => {
            const t = (i / 49) * 6.2832
            const x = s * (6.6 + 2.2 * Math.cos(2 * t))
            const r = Math.sqrt(144 - x * x)
            return [x, Math.cos(t) * r, Math.sin(t) * r]
          }),
          0.16,
          seam,
          {},
          { closed: true },
        ),
      ),
      tag('ARENA 7', 8, { z: 12.02, y: 2.6, rx: -12 }, '#1b1c1e'),
    ),
    { y: 12, rx: 14, ry: 24, rz: 12 },
  )
}

/** A glove for the fist: padded back and curled fingers, the thumb laid beside them, a cuff with a strap. */
const boxingGloves = (colour) => {
  const tone = leather(colour === 'black' ? '#26272b' : colour, {
    roughness: 0.34,
    repeat: 4,
    bumpScale: 0.35,
    clearcoat: 0.45,
    clearcoatRoughness: 0.25,
  })
  const trim = leather(colour === 'black' ? '#d9a53a' : '#f2efe8', { repeat: 3, roughness: 0.45 })
  const fist = (k) => {
    // From the wrist to the knuckles; over them the padding bends forward and down.
    const round = Math.sqrt(Math.max(0.001, 1 - Math.max(0, (k - 0.36) / 0.64) ** 2.5))
    return {
      y: 7.6 + k * 19.4,
      z: 0.2 + k ** 2.2 * 2.2,
      wide: (4.9 + Math.sin(Math.min(1, k / 0.6) * 1.5708) * 3.1) * round,
      deep: (4.2 + Math.sin(Math.min(1, k / 0.55) * 1.5708) * 3) * round,
    }
  }
  const onFist = (k, a, off = 0) => {
    const { y, z, wide, deep } = fist(k)
    return [Math.sin(a) * (wide + off), y + off * k * k, z + Math.cos(a) * (deep + off)]
  }
  const one = (s) =>
    group(
      loft(
        times(50, (i) => times(64, (j) => onFist(Math.sin((i / 49) * 1.5708), (j / 64) * 6.2832))),
        tone,
      ),
      // The thumb, and the leather that ties its tip to the palm.
      loft(
        times(34, (i) => {
          const k = i / 33
          const round = Math.sqrt(Math.max(0.001, 1 - (2 * k - 1) ** 4))
          return oval(0, 0, 0, 2.7 * round, 2.35 * round, { count: 40 }).map(([, a, b]) => [
            -s * (4.3 + Math.sin(k * 2.6) * 2.5) + a,
            9.6 + k * 12.4,
            4.4 + Math.sin(k * 3) * 1.9 + b,
          ])
        }),
        tone,
      ),
      tube(
        times(24, (i) => {
          const k = i / 23
          return [
            -s * (4.3 + Math.sin(k * 2.6) * 2.5 + 2.2 * Math.sin(k * 3.14)),
            10 + k * 11.6,
            5.6 + Math.sin(k * 3) * 2,
          ]
        }),
        0.14,
        trim,
      ),
      // Piping on both edges of the back, and the seam over the fingers.
      [-1.25, 1.25].map((a) =>
        tube(
          times(30, (i) =>
            onFist(0.02 + (i / 29) * 0.93, a + Math.sin((i / 29) * 3) * 0.14 * Math.sign(a), 0.05),
          ),
          0.17,
          trim,
        ),
      ),
      [0.76, 0.79].map((k) =>
        tube(
          times(25, (i) => onFist(k, -1.2 + (i / 24) * 2.4, 0.03)),
          0.06,
          matte(colour === 'black' ? '#8a6a24' : '#7d1a1e'),
        ),
      ),
      tag('garuda', 8.6, { y: 15.4, z: 8.05, rx: 3 }, colour === 'black' ? '#e0b04c' : '#fff4e2', GOTHIC),
      lathe(
        [
          [0, 0],
          [5.3, 0],
          [5.5, 0.6],
          [5.2, 7.6],
          [4.9, 8.6],
        ],
        tone,
        { s: [1, 1, 0.84] },
        { radius: 0.4 },
      ),
      lathe(
        [
          [5.3, 1.6],
          [5.75, 1.8],
          [5.6, 6.2],
          [5.1, 6.4],
        ],
        trim,
        { s: [1, 1, 0.84] },
        { radius: 0.2 },
      ),
      box(3.4, 4.2, 0.5, trim, { x: s * 2.6, y: 4, z: 4.5, ry: s * 26 }, 0.2),
      tube(
        times(40, (i) => {
          const a = (i / 39) * 6.2832
          return [Math.cos(a) * 5.4, 0.5, Math.sin(a) * 4.55]
        }),
        0.3,
        trim,
      ),
    )
  return group(put(one(-1), { x: -10, ry: 14, rz: 2 }), put(one(1), { x: 10, ry: -14, rz: -2, z: 1 }))
}

export const OUTDOORS = {
  'dome-tent': { for: 'outdoor-01', looks: ['green', 'orange'], make: tent, view: { az: 24, el: 10 } },
  daypack: {
    for: 'outdoor-02',
    looks: ['navy', 'red', 'olive'],
    make: (c) => backpack(c, 'trail'),
    view: { az: 26, el: 8 },
  },
  'hiking-boots': {
    for: 'outdoor-03',
    looks: ['brown', 'grey'],
    make: (c) => boot(c, 'hiking'),
    view: { az: 40, el: 18 },
  },
  compass: { for: 'outdoor-04', make: compass, view: { az: 20, el: 34 } },
  torch: { for: 'outdoor-05', looks: ['black', 'olive'], make: torch, view: { az: 10, el: 22 } },
  telescope: { for: 'outdoor-06', make: telescope, view: { az: 14, el: 8 } },
  'running-cap': {
    for: 'outdoor-07',
    looks: ['white', 'black', 'orange', 'teal'],
    make: (c) => cap(c, true),
    view: { az: 34, el: 14 },
  },
  'touch-gloves': {
    for: 'outdoor-08',
    looks: ['green', 'charcoal'],
    make: (c) => gloves(c, 'knit'),
    view: { az: 8, el: 10 },
  },
  'camping-tarp': { for: 'outdoor-09', looks: ['sand', 'green'], make: tarp, view: { az: 30, el: 16 } },
  'camp-pots': { for: 'outdoor-10', make: campPots, view: { az: 14, el: 24 } },
  'hand-axe': { for: 'outdoor-11', make: axe, view: { az: 12, el: 6 } },
  rope: { for: 'outdoor-12', looks: ['orange', 'blue'], make: rope, view: { az: 18, el: 8 } },
  'trail-map': { for: 'outdoor-13', make: trailMap, view: { az: 14, el: 18 } },
  bicycle: { for: 'outdoor-14', looks: ['pink', 'navy', 'ivory'], make: bicycle, view: { az: 14, el: 8 } },
  skateboard: { for: 'outdoor-15', looks: ['plain', 'wave', 'sunset'], make: deck, view: { az: 12, el: 10 } },
  kayak: { for: 'outdoor-16', make: kayak, view: { az: 26, el: 22 } },
  'fishing-rod': { for: 'outdoor-17', make: fishingRod, view: { az: 20, el: 8 } },
  'diving-mask': {
    for: 'outdoor-18',
    looks: ['blue', 'yellow', 'black'],
    make: diveMask,
    view: { az: 16, el: 12 },
  },
  'swim-goggles': {
    for: 'outdoor-19',
    looks: ['blue', 'black', 'pink'],
    make: swimGoggles,
    view: { az: 22, el: 22 },
  },
  'ring-buoy': { for: 'outdoor-20', make: ringBuoy, view: { az: 18, el: 10 } },
  badminton: { for: 'outdoor-21', looks: ['red', 'blue'], make: badminton, view: { az: 8, el: 14 } },
  'tennis-racket': { for: 'outdoor-22', make: tennis, view: { az: 16, el: 12 } },
  football: { for: 'outdoor-23', make: football, view: { az: 0, el: 12 } },
  basketball: { for: 'outdoor-24', make: basketball, view: { az: 0, el: 12 } },
  'muay-thai-gloves': {
    for: 'outdoor-25',
    looks: ['red', 'black'],
    make: boxingGloves,
    view: { az: 8, el: 8 },
  },
  'roller-skates': {
    for: 'outdoor-26',
    looks: ['white', 'lilac'],
    make: (c) => boot(c, 'skate'),
    view: { az: 40, el: 14 },
  },
}
