import * as THREE from 'three'
import { GOTHIC, motif, NARROW, write } from './labels.mjs'
import {
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
  screen,
} from './materials.mjs'
import {
  ball,
  box,
  cutout,
  cylinder,
  dice,
  extrude,
  group,
  lathe,
  loft,
  outline,
  plane,
  puff,
  put,
  rect,
  ring,
  rod,
  times,
  tube,
} from './shapes.mjs'

// Phones and what belongs to them.

const wallpaper = (from, to, w = 512, h = 1100, { clock = '10:24', isBare = false } = {}) =>
  canvas(w, h, (pen) => {
    const sky = pen.createLinearGradient(0, 0, w * 0.4, h)
    sky.addColorStop(0, from)
    sky.addColorStop(1, to)
    pen.fillStyle = sky
    pen.fillRect(0, 0, w, h)
    for (const [x, y, r, a] of [
      [0.8, 0.75, 0.7, 0.22],
      [0.1, 0.95, 0.75, 0.25],
      [0.55, 1.05, 0.6, 0.25],
    ]) {
      const glow = pen.createRadialGradient(w * x, h * y, 0, w * x, h * y, w * r)
      glow.addColorStop(0, `rgba(255,255,255,${a})`)
      glow.addColorStop(1, 'rgba(255,255,255,0)')
      pen.fillStyle = glow
      pen.fillRect(0, 0, w, h)
    }
    if (isBare) return
    write(pen, clock, w / 2, h * 0.19, w * 0.24, { colour: '#fff', weight: 400, font: GOTHIC })
    write(pen, 'Rabu 25 November', w / 2, h * 0.27, w * 0.055, { colour: '#fff', weight: 400 })
  })

const lensOf = (r, at) =>
  group(
    put(
      group(
        rod(r, r * 0.5, metal('#55585d', { roughness: 0.25 }), { ry: 90 }),
        rod(r * 0.84, r * 0.54, gloss('#0a0b0d'), { ry: 90 }),
        rod(r * 0.4, r * 0.56, gloss('#1a2740', { roughness: 0.1 }), { ry: 90 }),
      ),
      at,
    ),
  )

/** A slab phone: its back when turned. */
const slab = (
  w,
  h,
  d,
  body,
  { face, back = body, lenses = 3, name = 'nira', radius = 0.95, camera = body } = {},
) =>
  group(
    extrude(rect(w, h, radius), d, metal(body, { roughness: 0.3 }), {}, { bevel: 0.16, steps: 6 }),
    extrude(
      rect(w - 0.14, h - 0.14, radius * 0.92),
      0.06,
      gloss('#08090b'),
      { z: d / 2 - 0.01 },
      { bevel: 0.025 },
    ),
    cutout(rect(w - 0.5, h - 0.5, radius * 0.74), screen(face), { z: d / 2 + 0.026 }),
    put(group(rod(0.11, 0.01, gloss('#000'), { ry: 90 })), { y: h / 2 - 0.55, z: d / 2 + 0.03 }),
    extrude(
      rect(w - 0.14, h - 0.14, radius * 0.92),
      0.06,
      physicalBack(back),
      { z: -d / 2 + 0.01 },
      { bevel: 0.025 },
    ),
    put(
      group(
        extrude(
          rect(2.9, lenses === 3 ? 3.1 : 2.9, 0.8),
          0.22,
          metal(camera, { roughness: 0.38 }),
          {},
          { bevel: 0.09 },
        ),
        lenses === 3
          ? [
              lensOf(0.58, { x: -0.66, y: 0.72, z: 0.18 }),
              lensOf(0.58, { x: -0.66, y: -0.72, z: 0.18 }),
              lensOf(0.5, { x: 0.68, y: 0, z: 0.16 }),
            ]
          : [lensOf(0.6, { x: -0.62, y: 0.62, z: 0.18 }), lensOf(0.6, { x: 0.62, y: -0.62, z: 0.18 })],
        ball(0.18, lamp('#fff4dd', 0.9), { x: 0.72, y: 0.95, z: 0.08, s: [1, 1, 0.4] }),
      ),
      { x: w / 2 - 1.95, y: h / 2 - 2.1, z: -d / 2 - 0.1, ry: 180 },
    ),
    put(
      plane(
        2.4,
        0.8,
        printed(
          canvas(240, 80, (pen) =>
            write(pen, name, 120, 40, 54, { font: GOTHIC, colour: '#fff', weight: 600 }),
          ),
          { transparent: true, opacity: 0.5, roughness: 0.2 },
        ),
      ),
      {
        z: -d / 2 - 0.05,
        y: -h / 2 + 2,
        ry: 180,
      },
    ),
    box(0.1, 1.2, 0.28, metal(body), { x: w / 2 + 0.02, y: 2.2 }),
    box(0.1, 2.0, 0.28, metal(body), { x: w / 2 + 0.02, y: 4.1 }),
  )

const physicalBack = (colour) => gloss(colour, { roughness: 0.28, clearcoatRoughness: 0.18 })

/** Front and back of one phone, leaning as in a shop. */
const pairOf = (make) =>
  group(
    put(make(), { x: 2.6, y: 7.6, z: 1.8, rx: -9, ry: -14 }),
    put(make(), { x: -2.5, y: 7.6, z: -1.4, rx: -9, ry: 166 }),
  )

const FACES = {
  navy: ['#17254f', '#f08a5a'],
  silver: ['#7c93b5', '#f5d4c0'],
  sage: ['#345b4f', '#e8d79a'],
  black: ['#1a1c2b', '#9a4fa6'],
  'light-blue': ['#2a6db4', '#b5e3f4'],
  lilac: ['#5d4796', '#f3bcd9'],
  charcoal: ['#22303c', '#c89a6b'],
  ivory: ['#b0805f', '#f8e9c9'],
  grey: ['#2b3f55', '#9cc7d0'],
}

const cable = (points, colour, r = 0.2, kind = 'braid') =>
  tube(
    points,
    r,
    kind === 'braid'
      ? fabric(colour, { repeat: [60, 1.5], sheen: 0.1, roughness: 0.7, bumpScale: 2.2 })
      : rubber(colour),
    {},
    { steps: 260 },
  )

const usbC = (at, colour = '#2b2c2e') =>
  put(
    group(
      extrude(
        rect(0.84, 0.26, 0.13),
        0.8,
        metal('#c9ccd0', { roughness: 0.22 }),
        { z: 0.9 },
        { bevel: 0.03 },
      ),
      extrude(rect(0.62, 0.1, 0.05), 0.05, matte('#17181a'), { z: 1.29 }, { bevel: 0.01 }),
      extrude(rect(1.15, 0.62, 0.26), 1.9, matte(colour), { z: -0.35 }, { bevel: 0.1 }),
      put(group(cylinder(0.28, 0.9, rubber(colour), {}, { top: 0.36 })), { z: -2.1, rx: 90 }),
    ),
    at,
  )

const powerBank = (colour) => {
  const ink = colour === 'white' ? '#3a3c3f' : '#e9ebec'
  return group(
    put(
      group(
        extrude(
          rect(7, 14.5, 0.9),
          2.8,
          matte(colour, { roughness: 0.55, bumpMap: null }),
          {},
          { bevel: 0.5, steps: 8 },
        ),
        plane(
          4.4,
          2.2,
          printed(
            canvas(440, 220, (pen) => {
              write(pen, 'VOLTA', 220, 70, 74, { font: GOTHIC, colour: ink, weight: 600, spacing: 6 })
              write(pen, '20.000 mAh · 45 W', 220, 160, 40, { colour: ink, weight: 400 })
            }),
            { transparent: true },
          ),
          { y: -3.6, z: 1.41 },
        ),
        extrude(rect(2.6, 1.2, 0.3), 0.1, gloss('#0b0c0e'), { y: 5.3, z: 1.38 }, { bevel: 0.04 }),
        plane(
          1.7,
          0.9,
          screen(
            canvas(170, 90, (pen) => {
              pen.fillStyle = '#0b0c0e'
              pen.fillRect(0, 0, 170, 90)
              write(pen, '86%', 85, 48, 62, { colour: '#7ff0d2', font: NARROW })
            }),
          ),
          { y: 5.3, z: 1.44 },
        ),
        put(
          group(
            extrude(rect(1.3, 0.6, 0.1), 0.2, matte('#101113'), { x: -1.6 }),
            extrude(rect(0.95, 0.36, 0.18), 0.22, metal('#808488'), { x: 0.4 }),
            extrude(rect(0.8, 0.2, 0.1), 0.24, matte('#000'), { x: 0.4 }),
            extrude(rect(0.95, 0.36, 0.18), 0.22, metal('#808488'), { x: 2 }),
            extrude(rect(0.8, 0.2, 0.1), 0.24, matte('#000'), { x: 2 }),
          ),
          { y: 7.2, rx: -90 },
        ),
      ),
      { y: 7.2 },
    ),
  )
}

const chargerBrick = (colour) => {
  const ink = colour === 'white' ? '#55585c' : '#d6d8da'
  return group(
    box(5.2, 6.2, 3.4, plastic(colour, { roughness: 0.35 }), { y: 3.1 }, 0.8),
    put(
      group(
        [1.5, 0, -1.5].map((y, i) =>
          group(
            extrude(i === 2 ? rect(1.45, 0.72, 0.12) : rect(1.1, 0.46, 0.23), 0.1, metal('#8b8f94'), { y }),
            extrude(
              i === 2 ? rect(1.25, 0.54, 0.06) : rect(0.94, 0.3, 0.15),
              0.12,
              matte(i === 2 ? '#1d6f70' : '#0b0b0c'),
              { y },
            ),
            plane(
              0.9,
              0.4,
              printed(
                canvas(90, 40, (pen) => write(pen, ['C1', 'C2', 'A'][i], 45, 22, 30, { colour: ink })),
                { transparent: true },
              ),
              { x: -1.5, y, z: 0.02 },
            ),
          ),
        ),
      ),
      { y: 3.2, z: 1.69 },
    ),
    put(
      group(
        plane(
          3,
          1,
          printed(
            canvas(300, 100, (pen) =>
              write(pen, 'volta 65', 150, 52, 62, { font: GOTHIC, colour: ink, weight: 600 }),
            ),
            { transparent: true },
          ),
        ),
      ),
      { x: 2.61, y: 3.1, ry: 90 },
    ),
    put(group(cylinder(0.24, 1.8, chrome(), { x: -0.95 }), cylinder(0.24, 1.8, chrome(), { x: 0.95 })), {
      y: 6.1,
    }),
  )
}

const cableCoil = (colour) => {
  const points = times(210, (i) => {
    const a = (i / 210) * Math.PI * 2 * 4.2
    return [
      Math.cos(a) * (5.4 + Math.sin(i * 0.21) * 0.35),
      0.35 + (i / 210) * 1.5 + Math.sin(i * 0.37) * 0.1,
      Math.sin(a) * (5.4 + Math.cos(i * 0.17) * 0.35),
    ]
  })
  const end = points[points.length - 1]
  return group(
    cable([[7.6, 0.4, 7.2], [7.2, 0.4, 4.2], ...points], colour, 0.27),
    cable([end, [end[0] - 2.2, 1.5, end[2] + 3.4], [-4.6, 0.6, 7.3], [-3.4, 0.4, 9.2]], colour, 0.27),
    usbC({ x: 7.3, y: 0.42, z: 10, ry: -10 }),
    usbC({ x: -2.6, y: 0.42, z: 11.6, ry: 18 }),
    put(group(box(1.1, 2.6, 2.6, leather(colour === 'black' ? '#2c2d30' : '#7f1a1f'), {}, 0.3)), {
      x: 5.4,
      y: 1.1,
      z: 0.4,
    }),
    put(group(box(1.1, 2.6, 2.6, leather(colour === 'black' ? '#2c2d30' : '#7f1a1f'), {}, 0.3)), {
      x: -5.4,
      y: 1.1,
      z: 0.4,
    }),
  )
}

const handset = () => {
  const body = gloss('#c8402f')
  const curve = times(41, (i) => {
    const t = i / 40 - 0.5
    return {
      x: t * 17,
      y: 3.4 - (t * 2) ** 4 * 1.2 + Math.cos(t * Math.PI) * 0.5,
      r: 1.05 + Math.abs(t) ** 2 * 0.9,
    }
  })
  return group(
    tube(
      curve.map(({ x, y }) => [x, y, 0]),
      1.15,
      body,
      {},
      { sides: 32 },
    ),
    [-1, 1].map((side) =>
      put(
        group(
          lathe(
            [
              [0, -1.5],
              [2.3, -1.5],
              [2.6, -0.6],
              [1.9, 0.8],
              [0.9, 1.5],
              [0, 1.6],
            ],
            body,
            {},
            { radius: 0.4 },
          ),
          lathe(
            [
              [0, -1.62],
              [2.05, -1.62],
              [2.05, -1.4],
            ],
            matte('#2a1210'),
            {},
            { radius: 0.1 },
          ),
          times(19, (i) =>
            put(group(rod(0.12, 0.2, matte('#000'), { rz: 90 })), {
              x: Math.cos(i * 2.4) * Math.sqrt(i) * 0.36,
              z: Math.sin(i * 2.4) * Math.sqrt(i) * 0.36,
              y: -1.6,
            }),
          ),
        ),
        { x: side * 7.9, y: 2.4, rz: side * 14 },
      ),
    ),
    tube(
      [
        ...times(170, (i) => {
          const a = i * 0.62
          return [
            7.5 - i * 0.085,
            0.9 + Math.cos(a) * 0.55 + (i < 15 ? (15 - i) * 0.05 : 0),
            5.2 + Math.sin(a) * 0.55 - Math.sin((i / 170) * 3.1) * 1.4,
          ]
        }),
        [-8.4, 0.4, 6.4],
        [-9.6, 0.3, 7.4],
      ],
      0.2,
      rubber('#b5382a'),
      {},
      { steps: 1500, sides: 10 },
    ),
    put(group(rod(0.35, 2, matte('#b5382a')), rod(0.18, 1.6, metal('gold'), { x: -1.6 })), {
      x: -10.6,
      y: 0.4,
      z: 8,
      ry: 40,
    }),
  )
}

const watchFace = (draw) =>
  canvas(400, 480, (pen) => {
    pen.fillStyle = '#000'
    pen.fillRect(0, 0, 400, 480)
    draw(pen)
  })

const smartwatch = (colour) => {
  const band = rubber(colour, { bumpScale: 0.1 })
  // One half of the closed strap: an arc behind the case, narrower toward the clasp.
  const halfBand = (side) =>
    loft(
      times(36, (i) => {
        const t = i / 35
        const a = t * 2.75 + 0.12
        const wide = 1.2 - t * 0.25
        const at = (x, r) => [x, side * (Math.sin(a) * r + 0.1), Math.cos(a) * r * 1.06 - 2.35]
        return [
          [-wide, 2.3],
          [-wide * 0.94, 2.42],
          [wide * 0.94, 2.42],
          [wide, 2.3],
          [wide * 0.94, 2.2],
          [-wide * 0.94, 2.2],
        ].map(([x, r]) => at(x, r))
      }),
      band,
    )
  return put(
    group(
      extrude(
        rect(3.7, 4.4, 1.05),
        1,
        metal(colour === 'black' ? '#2d2f33' : '#d9d4d2', { roughness: 0.25 }),
        {},
        { bevel: 0.3, steps: 8 },
      ),
      extrude(rect(3.5, 4.2, 0.98), 0.24, gloss('#060708'), { z: 0.46 }, { bevel: 0.11, steps: 6 }),
      cutout(
        rect(3, 3.7, 0.8),
        screen(
          watchFace((pen) => {
            write(pen, '10:24', 200, 150, 120, { colour: '#fff', font: NARROW, weight: 400 })
            for (const [i, c, v] of [
              [0, '#ff5d73', 0.78],
              [1, '#8cf05a', 0.6],
              [2, '#4fd6ff', 0.85],
            ]) {
              pen.strokeStyle = `${c}44`
              pen.lineWidth = 15
              pen.beginPath()
              pen.arc(105, 345, 74 - i * 21, 0, 7)
              pen.stroke()
              pen.strokeStyle = c
              pen.lineCap = 'round'
              pen.beginPath()
              pen.arc(105, 345, 74 - i * 21, -1.57, -1.57 + v * 6.28)
              pen.stroke()
            }
            write(pen, '72', 290, 320, 88, { colour: '#ff8b9a', font: NARROW })
            write(pen, 'BPM', 290, 390, 36, { colour: '#bbb' })
          }),
        ),
        { z: 0.59 },
      ),
      put(group(rod(0.42, 0.45, metal('#b9bdc1'))), { x: 1.95, y: 0.7 }),
      box(0.2, 1, 0.4, metal('#b9bdc1'), { x: 1.85, y: -0.8 }),
      halfBand(1),
      halfBand(-1),
    ),
    { y: 4.3, rx: -10, ry: -8 },
  )
}

const budCase = (colour) => {
  const shell = gloss(colour)
  const bud = (side) =>
    group(
      ball(0.85, shell, { s: [1, 0.95, 0.85] }),
      put(
        group(
          cylinder(0.42, 0.75, shell, {}, { top: 0.36 }),
          ball(0.5, rubber('#e8e8e6'), { y: 0.85, s: [1, 0.75, 1] }),
        ),
        { z: 0.25, x: -side * 0.35, rx: 50, rz: side * 40 },
      ),
      put(
        group(
          cylinder(0.32, 2.4, shell, {}, { edge: 0.2 }),
          cylinder(0.325, 0.12, metal('#a9adb2'), { y: 0.02 }),
        ),
        { y: -2.5, x: side * 0.3, z: -0.15 },
      ),
      ball(0.24, matte('#1d1e20'), { x: side * 0.2, y: 0.15, z: 0.66, s: [1, 1.3, 0.3] }),
    )
  return group(
    put(group(extrude(rect(6.4, 3.3, 1.5), 2.6, shell, {}, { bevel: 0.95, steps: 10 })), { y: 1.7, z: -0.6 }),
    put(
      group(
        extrude(rect(6.4, 2.4, 1.1), 2.5, shell, {}, { bevel: 0.9, steps: 10 }),
        extrude(rect(5.4, 1.7, 0.8), 0.1, matte(colour === 'white' ? '#c9cbcc' : '#2c2d30'), { z: 1.22 }),
      ),
      { y: 4.8, z: -2.8, rx: -22 },
    ),
    put(group(extrude(rect(5.4, 1.2, 0.5), 0.2, matte(colour === 'white' ? '#d5d6d6' : '#26272a'), {})), {
      y: 3.3,
      z: -0.5,
      rx: -90,
    }),
    ball(0.12, lamp('#6ff0b0', 1.6), { y: 1.7, z: 0.72, s: [1, 1, 0.4] }),
    plane(
      1.7,
      0.5,
      printed(
        canvas(170, 50, (pen) =>
          write(pen, 'hana', 85, 26, 44, { font: GOTHIC, colour: '#8b8f93', weight: 600 }),
        ),
        { transparent: true },
      ),
      { y: 0.9, z: 0.71 },
    ),
    // In their places: before the ends of the case they look like the arms of a chair.
    put(bud(-1), { x: -1.5, y: 4.2, z: -0.35, rz: 4, ry: 14 }),
    put(bud(1), { x: 1.5, y: 4.2, z: -0.35, rz: -4, ry: -14 }),
  )
}

const keyPhone = (colour) => {
  const trim = colour === 'black' ? '#e07a2a' : '#ea7426'
  return put(
    group(
      extrude(
        outline(
          [
            [-3, -7],
            [3, -7],
            [3.3, 0],
            [3, 7],
            [-3, 7],
            [-3.3, 0],
          ],
          1,
        ),
        2.1,
        rubber('#232427'),
        {},
        { bevel: 0.5, steps: 6 },
      ),
      [
        [-1, -6.2],
        [1, -6.2],
        [-1, 6.2],
        [1, 6.2],
      ].map(([x, y]) =>
        box(1.5, 2.2, 2.3, rubber(colour === 'orange' ? trim : '#3a3b3f'), { x: x * 2.5, y }, 0.5),
      ),
      extrude(rect(5, 4.4, 0.4), 0.2, gloss('#0b0c0d'), { y: 3.6, z: 1.0 }, { bevel: 0.06 }),
      plane(
        4.2,
        3.5,
        screen(
          canvas(420, 350, (pen) => {
            pen.fillStyle = '#123c56'
            pen.fillRect(0, 0, 420, 350)
            write(pen, '10:24', 210, 130, 130, { colour: '#fff', font: NARROW })
            write(pen, 'Rabu 25/11 · 4G', 210, 250, 46, { colour: '#9fe0ff', weight: 400 })
          }),
        ),
        { y: 3.6, z: 1.12 },
      ),
      extrude(rect(4.6, 1.2, 0.4), 0.35, metal('#777b80'), { y: 0.55, z: 1.05 }, { bevel: 0.1 }),
      times(12, (i) =>
        group(
          extrude(
            rect(1.45, 0.95, 0.3),
            0.4,
            rubber('#34363a'),
            { x: ((i % 3) - 1) * 1.65, y: -0.95 - Math.floor(i / 3) * 1.25, z: 1.05 },
            { bevel: 0.14 },
          ),
          plane(
            0.8,
            0.8,
            printed(
              canvas(80, 80, (pen) => write(pen, '123456789*0#'[i], 40, 42, 64, { colour: '#fff' })),
              { transparent: true },
            ),
            { x: ((i % 3) - 1) * 1.65, y: -0.95 - Math.floor(i / 3) * 1.25, z: 1.26 },
          ),
        ),
      ),
      rod(0.42, 1.2, rubber('#2a2b2e'), { x: 2.2, y: 7.5, rz: 90 }),
    ),
    { y: 7.1, rx: -9 },
  )
}

const stickBank = (colour) =>
  group(
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.15, 0],
            [1.15, 9.2],
            [0, 9.2],
          ],
          metal(hex(colour === 'pink' ? '#e58ea2' : colour), { roughness: 0.33 }),
          {},
          { radius: 0.3 },
        ),
        lathe(
          [
            [1.16, 8.2, 0],
            [1.17, 8.2, 0],
            [1.17, 8.34, 0],
            [1.16, 8.34, 0],
          ],
          chrome(),
        ),
        put(
          group(
            extrude(rect(0.9, 0.32, 0.16), 0.1, metal('#777'), {}),
            extrude(rect(0.75, 0.18, 0.09), 0.12, matte('#000'), {}),
          ),
          { y: 9.2, rx: -90 },
        ),
        times(4, (i) => ball(0.08, lamp('#d8fff2', 1.4), { y: 1.4 + i * 0.35, z: 1.13 })),
        put(
          group(
            plane(
              3.2,
              0.8,
              printed(
                canvas(320, 80, (pen) =>
                  write(pen, 'volta mini', 160, 42, 56, {
                    colour: colour === 'black' ? '#ddd' : '#5b3540',
                    font: GOTHIC,
                    weight: 600,
                  }),
                ),
                { transparent: true },
              ),
            ),
          ),
          { y: 5.2, z: 1.17, rz: 90 },
        ),
      ),
      { x: -0.9 },
    ),
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.15, 0],
            [1.15, 9.2],
            [0, 9.2],
          ],
          metal(hex(colour === 'pink' ? '#e58ea2' : colour), { roughness: 0.33 }),
          {},
          { radius: 0.3 },
        ),
        put(group(extrude(rect(0.84, 0.26, 0.13), 1, metal('#c9ccd0'), {}, { bevel: 0.03 })), {
          y: 9.6,
          rx: -90,
        }),
      ),
      { x: 2.6, y: 1.16, z: 2.5, rz: 90, ry: 28, rx: 0 },
    ),
  )

const tablet = (colour) => {
  const body = metal(colour === 'grey' ? '#6f7378' : '#c9cccf', { roughness: 0.34 })
  const make = () =>
    group(
      extrude(rect(17.2, 25, 1.2), 0.62, body, {}, { bevel: 0.14 }),
      extrude(rect(17, 24.8, 1.15), 0.05, gloss('#08090b'), { z: 0.3 }, { bevel: 0.02 }),
      cutout(rect(15.6, 23.3, 0.5), screen(wallpaper(...FACES[colour], 800, 1190)), { z: 0.34 }),
      put(group(extrude(rect(2.4, 2.4, 0.7), 0.2, body, {}, { bevel: 0.08 }), lensOf(0.6, { z: 0.15 })), {
        x: 6.4,
        y: 10.4,
        z: -0.35,
        ry: 180,
      }),
    )
  return group(
    put(make(), { x: 3.6, y: 12.6, z: 2, rx: -11, ry: -12 }),
    put(make(), { x: -3.4, y: 12.6, z: -2.4, rx: -11, ry: 168 }),
    put(
      group(
        rod(0.42, 14, matte('#f2f2f0')),
        put(group(cylinder(0.42, 1.3, matte('#f2f2f0'), {}, { top: 0.06 })), { x: 7, rz: -90 }),
      ),
      { x: -4, y: 0.45, z: 8.4, ry: 12 },
    ),
  )
}

const deskPhone = () => {
  const body = plastic('#e9e6df')
  const dark = plastic('#2d3338', { roughness: 0.35 })
  return group(
    put(
      group(
        extrude(
          outline(
            [
              [-8.5, 0],
              [8.5, 0],
              [8, 15],
              [-8, 15],
            ],
            1.6,
          ),
          2.4,
          body,
          {},
          { bevel: 0.7, steps: 8 },
        ),
        extrude(rect(7.6, 3, 0.4), 0.3, gloss('#15181a'), { x: 3.3, y: 12, z: 1.2 }, { bevel: 0.1 }),
        plane(
          6.6,
          2.2,
          screen(
            canvas(660, 220, (pen) => {
              pen.fillStyle = '#9fbf8e'
              pen.fillRect(0, 0, 660, 220)
              write(pen, '10:24   25-11', 330, 80, 90, { colour: '#1b2a18', font: NARROW })
              write(pen, 'SIM 4G  ▮▮▮▮', 330, 170, 50, { colour: '#1b2a18' })
            }),
            { emissiveIntensity: 0.7 },
          ),
          { x: 3.3, y: 12, z: 1.37 },
        ),
        times(12, (i) =>
          group(
            box(
              1.9,
              1.35,
              0.7,
              dark,
              { x: 0.9 + (i % 3) * 2.35, y: 8.7 - Math.floor(i / 3) * 1.9, z: 1.3 },
              0.25,
            ),
            plane(
              1,
              1,
              printed(
                canvas(80, 80, (pen) => write(pen, '123456789*0#'[i], 40, 42, 60, { colour: '#fff' })),
                { transparent: true },
              ),
              { x: 0.9 + (i % 3) * 2.35, y: 8.7 - Math.floor(i / 3) * 1.9, z: 1.66 },
            ),
          ),
        ),
        put(
          group(
            extrude(
              outline(
                [
                  [-1.7, 0],
                  [1.7, 0],
                  [1.5, 7],
                  [1.7, 14.5],
                  [-1.7, 14.5],
                  [-1.5, 7],
                ],
                1,
              ),
              1.7,
              body,
              { z: 1.4 },
              { bevel: 0.6, steps: 8 },
            ),
            box(3.6, 3.6, 2, body, { y: 1.9, z: 0.6 }, 0.7),
            box(3.6, 3.6, 2, body, { y: 12.6, z: 0.6 }, 0.7),
          ),
          { x: -5.2, y: 0.3, z: 1.5 },
        ),
      ),
      { rx: -58, y: 1.2, z: 4 },
    ),
    tube(
      [
        [-7, 1, 3.5],
        [-10, 0.6, 5.5],
        [-9, 0.5, 8.5],
        [-4, 0.5, 9],
      ],
      0.3,
      rubber('#2b2c2e'),
    ),
    put(group(cylinder(0.5, 4.5, matte('#2d3338'), {}, { top: 0.35 })), { x: 7.2, y: 6.5, z: -4.5, rz: -8 }),
  )
}

const protector = () => {
  const pane = (at) => {
    const sheet = extrude(
      rect(7, 15, 0.9),
      0.14,
      glass('#cfe6ea', { body: 0.16, rim: 0.7 }),
      {},
      { bevel: 0.05 },
    )
    sheet.userData.unshadowed = true
    return put(
      group(
        sheet,
        tube(
          [
            [-2.6, -7.5],
            [-3.5, -6.6],
            [-3.5, 6.6],
            [-2.6, 7.5],
            [2.6, 7.5],
            [3.5, 6.6],
            [3.5, -6.6],
            [2.6, -7.5],
          ],
          0.05,
          gloss('#9fc6c8'),
          {},
          { closed: true, tension: 0.12, steps: 220 },
        ),
        extrude(rect(1.5, 0.24, 0.12), 0.16, matte('#15181a'), { y: 6.7 }),
      ),
      at,
    )
  }
  return group(
    put(
      slab(7.2, 15.3, 0.8, '#3a3d42', { face: wallpaper('#14263c', '#2f7f86', 512, 1100, { isBare: true }) }),
      { x: -1.2, y: 7.7, z: -2.4, rx: -10, ry: -10 },
    ),
    pane({ x: 1.1, y: 7.9, z: 0.9, rx: -10, ry: -10 }),
    pane({ x: 3.6, y: 7.9, z: 3.6, rx: -10, ry: -10 }),
    put(
      group(
        extrude(
          rect(8.2, 16.2, 1.1),
          0.5,
          plastic('#1f7f80'),
          {},
          { bevel: 0.1, holes: [rect(7.1, 15.1, 0.9)] },
        ),
      ),
      { x: -8.6, y: 8, z: -3.2, rx: -10, ry: 16 },
    ),
    box(4.6, 0.5, 4.6, card('#fff'), { x: -5.4, y: 0.3, z: 6.2, ry: 20 }),
    plane(
      3.6,
      1.4,
      printed(
        canvas(360, 140, (pen) => write(pen, '9H', 180, 74, 120, { colour: '#1f7f80', font: GOTHIC })),
        { transparent: true },
      ),
      { x: -5.4, y: 0.56, z: 6.2, rx: -90, rz: 20 },
    ),
  )
}

/** The back of a phone case; `paint` is what its back looks like, `core` the phone within. */
const phoneCase = (paint, { rim = rubber('#e8e6e1'), clear = false, extras = [], core = '#43474d' } = {}) => {
  const back = group(
    clear && put(slab(7.1, 15.2, 0.7, core, { face: wallpaper('#000', '#000') }), { ry: 0, z: -0.1 }),
    extrude(rect(7.5, 15.6, 1.15), 1.05, rim, {}, { bevel: 0.3, steps: 8, holes: [rect(6.7, 14.8, 0.8)] }),
    !clear && extrude(rect(7.1, 15.2, 1), 0.5, matte('#222'), { z: 0.1 }, { bevel: 0.05 }),
    cutout(rect(7.0, 15.1, 0.95), paint, { z: -0.535, ry: 180 }),
    put(
      group(
        extrude(rect(3.1, 3.3, 0.9), 0.34, rim, {}, { bevel: 0.12 }),
        extrude(rect(2.7, 2.9, 0.75), 0.36, metal('#2c2e31', { roughness: 0.4 }), {}, { bevel: 0.08 }),
        lensOf(0.58, { x: -0.62, y: 0.68, z: 0.2 }),
        lensOf(0.58, { x: -0.62, y: -0.68, z: 0.2 }),
        lensOf(0.5, { x: 0.66, y: 0, z: 0.2 }),
      ),
      { x: 1.75, y: 5.6, z: -0.62, ry: 180 },
    ),
    box(0.25, 1.9, 0.4, rim, { x: 3.75, y: 3.2 }),
    extras,
  )
  return group(put(back, { y: 7.9, rx: 9, ry: 180 }))
}

const petalPaint = (pattern) =>
  canvas(700, 1510, (pen) => {
    const back = pen.createLinearGradient(0, 0, 0, 1510)
    back.addColorStop(0, '#f7f1ee')
    back.addColorStop(1, '#efe3e2')
    pen.fillStyle = back
    pen.fillRect(0, 0, 700, 1510)
    const spots = [
      [120, 1330, 120],
      [330, 1180, 150],
      [560, 1360, 130],
      [180, 960, 105],
      [540, 980, 120],
      [400, 1400, 90],
      [90, 700, 85],
      [420, 800, 95],
      [610, 690, 75],
      [250, 520, 70],
      [120, 250, 60],
      [560, 520, 60],
    ]
    spots.forEach(([x, y, s], i) => {
      pen.save()
      pen.translate(x, y)
      pen.rotate(i * 1.3)
      if (pattern === 'fern') {
        pen.strokeStyle = '#5f7f52'
        pen.fillStyle = ['#6d8f5c', '#8aa66f', '#55774b'][i % 3]
        pen.lineWidth = 4
        pen.beginPath()
        pen.moveTo(0, s)
        pen.lineTo(0, -s)
        pen.stroke()
        for (let k = -5; k < 6; k += 1)
          for (const side of [-1, 1]) {
            pen.save()
            pen.translate(0, k * s * 0.17)
            pen.rotate(side * 1.0)
            pen.beginPath()
            pen.ellipse(
              0,
              -s * 0.26 * (1 - (5 - k) / 14),
              s * 0.07,
              s * 0.28 * (0.45 + (k + 5) / 18),
              0,
              0,
              7,
            )
            pen.fill()
            pen.restore()
          }
      } else {
        pen.fillStyle =
          pattern === 'aster'
            ? ['#8d83c9', '#a79be0', '#6f66b4'][i % 3]
            : ['#efb1c0', '#f4c9d2', '#e58fa6'][i % 3]
        pen.globalAlpha = 0.92
        motif(pen, 'flower', 0, 0, s * 0.85, pen.fillStyle)
        if (pattern === 'aster') {
          pen.rotate(0.3)
          motif(pen, 'flower', 0, 0, s * 0.75, pen.fillStyle)
        }
      }
      pen.restore()
    })
    pen.globalAlpha = 1
    pen.strokeStyle = '#8a9a6c'
    pen.lineWidth = 3
    for (let i = 0; i < 7; i += 1) {
      pen.beginPath()
      pen.moveTo(80 + i * 90, 1500)
      pen.bezierCurveTo(120 + i * 70, 1200, 40 + i * 100, 900, 160 + i * 60, 620 + (i % 3) * 120)
      pen.stroke()
    }
  })

const wavePaint = (colour) =>
  canvas(700, 1510, (pen) => {
    const deep =
      colour === 'navy'
        ? ['#16264d', '#20386e', '#2f5291', '#5b82bd', '#a9c3e4']
        : ['#0f4f52', '#176a6c', '#228a89', '#56b1ab', '#aedcd4']
    pen.fillStyle = '#f3efe6'
    pen.fillRect(0, 0, 700, 1510)
    for (let row = 0; row < 12; row += 1)
      for (let i = -1; i < 5; i += 1) {
        const [x, y] = [i * 200 + (row % 2) * 100, 420 + row * 100]
        for (let k = 0; k < 5; k += 1) {
          pen.fillStyle = k % 2 ? '#f3efe6' : deep[(row + k) % 4]
          pen.beginPath()
          pen.arc(x, y + 90, 112 - k * 23, 0, 7)
          pen.fill()
        }
      }
    pen.fillStyle = '#d9583b'
    pen.beginPath()
    pen.arc(210, 250, 95, 0, 7)
    pen.fill()
  })

const carMount = () =>
  group(
    put(
      group(
        rod(3.3, 0.9, metal('#3a3c40', { roughness: 0.35 }), { ry: 90 }),
        rod(2.9, 0.94, rubber('#17181a'), { ry: 90 }),
        ring(2.2, 0.06, metal('#d5d7da'), { z: 0.47 }),
        plane(
          1.7,
          1.7,
          printed(
            canvas(170, 170, (pen) => {
              pen.fillStyle = '#cfd3d6'
              pen.beginPath()
              pen.moveTo(100, 15)
              pen.lineTo(50, 95)
              pen.lineTo(85, 95)
              pen.lineTo(70, 155)
              pen.lineTo(125, 70)
              pen.lineTo(88, 70)
              pen.fill()
            }),
            { transparent: true },
          ),
          { z: 0.48 },
        ),
      ),
      { y: 7.4, z: 1.6, rx: -8, ry: -12 },
    ),
    ball(1.0, chrome(), { y: 6.9, z: 0.2 }),
    put(group(cylinder(0.75, 4.6, metal('#3a3c40', { roughness: 0.35 }), {}, { top: 0.6 })), {
      y: 2.2,
      z: -1.4,
      rx: 18,
    }),
    lathe(
      [
        [0, 0],
        [3, 0],
        [3, 0.6],
        [2.2, 1.5],
        [1, 2.4],
        [0, 2.4],
      ],
      plastic('#222326'),
      { z: -1.4 },
      { radius: 0.3 },
    ),
    lathe(
      [
        [0, 0],
        [3.05, 0],
        [3.05, 0.25],
        [0, 0.25],
      ],
      rubber('#ad3f1a'),
      { z: -1.4 },
    ),
  )

const bikeMount = (colour) => {
  const alu = metal(colour === 'black' ? '#303236' : colour === 'red' ? '#c2272d' : '#c3c7cb', {
    roughness: 0.3,
  })
  return group(
    rod(1.6, 24, metal('#2b2c2f', { roughness: 0.4 }), { y: 2.6, z: -0.6 }),
    put(group(extrude(rect(3.4, 5.6, 1.5), 2.2, alu, {}, { bevel: 0.25, holes: [] })), {
      y: 3,
      z: -0.6,
      ry: 90,
    }),
    put(
      group(
        box(6.2, 1.1, 4.4, alu, {}, 0.4),
        [-1, 1].flatMap((x) =>
          [-1, 1].map((y) =>
            group(
              box(1.6, 1, 1.1, alu, { x: x * 3.5, z: y * 2.3 }, 0.3),
              put(group(cylinder(0.75, 2, rubber('#1d1e20'))), { x: x * 4.1, z: y * 2.6, y: -0.2 }),
            ),
          ),
        ),
        put(slab(6.8, 14.4, 0.8, '#33363b', { face: mapFace() }), { y: 1.35, rx: -90 }),
      ),
      { y: 7.1, rx: 24, z: -0.2 },
    ),
  )
}
const mapFace = () =>
  canvas(512, 1100, (pen) => {
    pen.fillStyle = '#dfe8dc'
    pen.fillRect(0, 0, 512, 1100)
    pen.fillStyle = '#a9d0e6'
    pen.beginPath()
    pen.moveTo(0, 700)
    pen.bezierCurveTo(200, 600, 300, 800, 512, 720)
    pen.lineTo(512, 930)
    pen.bezierCurveTo(300, 980, 160, 800, 0, 900)
    pen.fill()
    pen.strokeStyle = '#fff'
    pen.lineWidth = 22
    for (const [a, b, c, d] of [
      [0, 200, 512, 320],
      [120, 0, 80, 1100],
      [380, 0, 420, 1100],
      [0, 520, 512, 450],
      [0, 1000, 512, 1040],
    ]) {
      pen.beginPath()
      pen.moveTo(a, b)
      pen.lineTo(c, d)
      pen.stroke()
    }
    pen.strokeStyle = '#d04400'
    pen.lineWidth = 20
    pen.lineJoin = 'round'
    pen.beginPath()
    pen.moveTo(100, 1000)
    pen.lineTo(88, 520)
    pen.lineTo(396, 470)
    pen.lineTo(384, 190)
    pen.stroke()
    pen.fillStyle = '#0b5a5e'
    pen.beginPath()
    pen.arc(92, 700, 30, 0, 7)
    pen.fill()
  })

const selfieStick = () => {
  const black = matte('#232427')
  return group(
    put(
      group(
        cylinder(0.9, 8, rubber('#232427')),
        times(4, (i) => cylinder(0.72 - i * 0.12, 5, chrome(), { y: 8 + i * 4.6 })),
        put(group(box(2.2, 1.6, 1.6, black, {}, 0.3)), { y: 27 }),
        put(
          group(
            box(1.2, 10, 1.4, black, {}, 0.4),
            box(2.2, 1, 1.6, black, { x: 0.5, y: 5 }),
            box(2.2, 1, 1.6, black, { x: 0.5, y: -5 }),
          ),
          { y: 29, x: 0, rz: 90, z: 1.0 },
        ),
        put(slab(7, 14.6, 0.8, '#33363b', { face: wallpaper('#e8a06a', '#51628e') }), { y: 32.6, z: 1.5 }),
      ),
      { y: 5.6 },
    ),
    [0, 120, 240].map((turn) =>
      put(
        group(
          put(
            group(
              box(1.1, 10.5, 0.9, black, { y: -4.2 }, 0.35),
              box(1.3, 1, 1.1, rubber('#111'), { y: -9.2 }),
            ),
            { z: 0.8, rx: -48 },
          ),
        ),
        { y: 7.2, ry: turn + 20 },
      ),
    ),
    put(
      group(
        extrude(rect(2.2, 3.6, 0.8), 0.9, black, {}, { bevel: 0.3 }),
        rod(0.55, 0.3, plastic('#c43b2a'), { ry: 90, z: 0.4, y: 0.5 }),
      ),
      { x: 8, y: 0.5, z: 6, rx: -90, rz: 20 },
    ),
  )
}

const gimbal = () => {
  const body = matte('#2d2f33')
  return group(
    put(
      group(
        extrude(
          outline(
            [
              [-1.7, 0],
              [1.7, 0],
              [1.9, 8],
              [1.5, 13],
              [-1.5, 13],
              [-1.6, 8],
            ],
            0.9,
          ),
          3,
          rubber('#2d2f33'),
          {},
          { bevel: 0.9, steps: 8 },
        ),
        ball(0.55, matte('#111'), { y: 10.6, z: 1.55, s: [1, 1, 0.5] }),
        rod(0.42, 0.2, plastic('#c43b2a'), { y: 8.8, z: 1.52, ry: 90 }),
      ),
      {},
    ),
    lathe(
      [
        [0, 0],
        [1.5, 0],
        [1.5, 2.4],
        [0, 2.4],
      ],
      metal('#4b4e53'),
      { y: 13 },
      { radius: 0.3 },
    ),
    put(
      group(
        extrude(
          outline(
            [
              [-0.8, 0],
              [0.8, 0],
              [5.2, 6],
              [4.2, 7.4],
              [-0.6, 1.6],
            ],
            0.6,
          ),
          1.3,
          metal('#4b4e53'),
          {},
          { bevel: 0.3 },
        ),
      ),
      { y: 14.8 },
    ),
    rod(1.6, 2.6, metal('#4b4e53'), { x: 4.6, y: 21.6, ry: 90, z: 0.2 }),
    put(
      group(
        extrude(
          outline(
            [
              [4.6, 21],
              [5.6, 22],
              [1.6, 25.6],
              [0.4, 25.2],
            ],
            0.4,
          ),
          1.1,
          metal('#4b4e53'),
          { z: 1.4 },
          { bevel: 0.3 },
        ),
      ),
      {},
    ),
    rod(1.5, 2.4, metal('#4b4e53'), { x: 0.4, y: 24.6, z: 1.6, ry: 90 }),
    put(
      group(
        box(8, 2, 1, body, {}, 0.4),
        put(slab(7, 14.8, 0.8, '#33363b', { face: wallpaper('#274a73', '#f0b27a') }), { z: 0.9, rz: 90 }),
      ),
      { x: 0.2, y: 24.6, z: 3.2, rz: -6 },
    ),
  )
}

const clipMics = () => {
  const dark = matte('#26282b')
  const mic = (at) =>
    put(
      group(
        extrude(rect(2.6, 4, 0.7), 1.2, dark, {}, { bevel: 0.35, steps: 8 }),
        ball(1.15, fabric('#3a3c40', { kind: 'fine', repeat: 6, bumpScale: 4 }), { y: 2.7, s: [1, 1.15, 1] }),
        ball(0.13, lamp('#5cf0a0', 1.8), { y: 0.9, z: 0.6 }),
        plane(
          1.6,
          0.5,
          printed(
            canvas(160, 50, (pen) =>
              write(pen, 'duet', 80, 26, 44, { font: GOTHIC, colour: '#ddd', weight: 600 }),
            ),
            { transparent: true },
          ),
          { y: -0.5, z: 0.61 },
        ),
        box(1.6, 3.2, 0.3, metal('#888c90'), { z: -0.9, y: 0.1 }, 0.1),
      ),
      at,
    )
  return group(
    put(group(extrude(rect(12.5, 3, 1.2), 6, dark, {}, { bevel: 0.8, steps: 8 })), { y: 1.5, z: -1.5 }),
    put(group(box(11.4, 0.4, 5, matte('#17181a'), {}, 0.2)), { y: 3, z: -1.5 }),
    put(group(extrude(rect(12.5, 6, 1.2), 1.2, dark, {}, { bevel: 0.5, steps: 8 })), {
      y: 5.4,
      z: -5,
      rx: -18,
    }),
    mic({ x: -3.3, y: 5, z: -0.6, rx: -8 }),
    mic({ x: 3.3, y: 5, z: -0.6, rx: -8 }),
    put(
      group(
        extrude(rect(3, 2.6, 0.6), 1, dark, {}, { bevel: 0.3 }),
        extrude(rect(0.26, 0.84, 0.13), 1.6, chrome(), { y: -1.6, rx: 90 }),
      ),
      { x: 0, y: 0.8, z: 5.2, rx: -70, ry: 0 },
    ),
  )
}

const clampController = (colour) => {
  const body = plastic(colour, { roughness: 0.5 })
  const ink = colour === 'white' ? '#35373b' : '#e6e7e8'
  const stick = (at) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.05, 0],
            [1.05, 0.3],
            [0.5, 0.5],
            [0.45, 1],
            [0.9, 1.25],
            [0.95, 1.5],
            [0, 1.4],
          ],
          rubber('#1d1e20'),
          { rx: 90 },
          { radius: 0.12 },
        ),
      ),
      at,
    )
  const half = (side) =>
    group(
      extrude(
        outline(
          [
            [-2.4, -5],
            [2, -5.4],
            [2.6, 0],
            [2, 5],
            [-2.4, 5],
          ].map(([x, y]) => [x * side, y]),
          2,
        ),
        2.6,
        body,
        {},
        { bevel: 0.9, steps: 8 },
      ),
      stick({ x: side * 0.3, y: side < 0 ? 2 : -1.8, z: 1.2 }),
      side > 0
        ? [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ].map(([x, y], i) =>
            rod(0.52, 0.5, plastic(['#e5b83c', '#c43b2a', '#3f8a52', '#2c5fb3'][i]), {
              x: 0.3 + x * 0.95,
              y: 2.2 + y * 0.95,
              z: 1.4,
              ry: 90,
            }),
          )
        : [
            box(0.8, 2.5, 0.5, rubber('#1d1e20'), { x: -0.3, y: -1.9, z: 1.4 }),
            box(2.5, 0.8, 0.5, rubber('#1d1e20'), { x: -0.3, y: -1.9, z: 1.4 }),
          ],
      box(2.6, 0.8, 1.4, matte('#4a4d52'), { x: side * 0.4, y: 5.1, z: -0.3 }, 0.3),
    )
  return put(
    group(
      put(half(-1), { x: -10.2 }),
      put(half(1), { x: 10.2 }),
      put(slab(7.2, 15.8, 0.8, '#2b2d31', { face: gameFace() }), { rz: 90, z: 0.9 }),
      box(17, 3, 0.8, matte('#2a2b2e'), { z: -0.4 }, 0.3),
      plane(
        1.6,
        0.5,
        printed(
          canvas(160, 50, (pen) =>
            write(pen, 'grip', 80, 26, 44, { font: GOTHIC, colour: ink, weight: 600 }),
          ),
          { transparent: true },
        ),
        { x: -10.5, y: 4.2, z: 1.31 },
      ),
    ),
    { y: 5.2, rx: -14 },
  )
}
const gameFace = () => {
  const wide = canvas(1100, 512, (pen) => {
    const sky = pen.createLinearGradient(0, 0, 0, 512)
    sky.addColorStop(0, '#3b2a6b')
    sky.addColorStop(0.6, '#e0765a')
    sky.addColorStop(1, '#f5c86a')
    pen.fillStyle = sky
    pen.fillRect(0, 0, 1100, 512)
    pen.fillStyle = '#fff3c4'
    pen.beginPath()
    pen.arc(700, 290, 60, 0, 7)
    pen.fill()
    for (const [c, h, k] of [
      ['#7c4a7b', 300, 3],
      ['#4c2f5c', 360, 5],
      ['#251a3a', 430, 8],
    ]) {
      pen.fillStyle = c
      pen.beginPath()
      pen.moveTo(0, 512)
      for (let x = 0; x <= 1100; x += 20)
        pen.lineTo(x, h + Math.sin(x * 0.004 * k) * 60 + Math.sin(x * 0.011 * k) * 18)
      pen.lineTo(1100, 512)
      pen.fill()
    }
    pen.fillStyle = '#0a0a14'
    pen.fillRect(300, 330, 26, 60)
    pen.beginPath()
    pen.arc(313, 318, 16, 0, 7)
    pen.fill()
  })
  return canvas(512, 1100, (pen) => {
    pen.translate(0, 1100)
    pen.rotate(-Math.PI / 2)
    pen.drawImage(wide, 0, 0)
  })
}

const repairKit = () => {
  const tray = matte('#2a2c30')
  const driver = (i) =>
    put(
      group(
        cylinder(0.42, 3.2, plastic(['#c43b2a', '#1f7f80', '#e5b83c'][i % 3]), {}, { edge: 0.1 }),
        cylinder(0.14, 2.2, chrome(), { y: 3.2 }),
      ),
      { x: -6.6 + i * 1.45, y: 1.0, z: 3.2, rx: -90 },
    )
  return group(
    box(20, 1.4, 13, tray, { y: 0.7 }, 0.5),
    put(
      group(
        box(20, 1, 13, tray, {}, 0.5),
        plane(
          10,
          3,
          printed(
            canvas(500, 150, (pen) => {
              write(pen, 'PERBAIKI', 250, 60, 74, { colour: '#fff', font: GOTHIC, spacing: 6 })
              write(pen, '42 alat presisi', 250, 120, 34, { colour: '#b9bec3', weight: 400 })
            }),
            { transparent: true },
          ),
          { y: 0.52, rx: -90 },
        ),
      ),
      { y: 7.2, z: -7.6, rx: 78 },
    ),
    box(18.6, 0.3, 11.6, matte('#16171a'), { y: 1.35 }),
    put(
      group(
        cylinder(0.75, 6.5, rubber('#1f7f80'), {}, { edge: 0.15 }),
        cylinder(0.4, 3, chrome(), { y: 6.5 }),
        cylinder(0.18, 1.4, chrome(), { y: 9.5 }),
      ),
      { x: -8, y: 2, z: -3.6, rz: -90 },
    ),
    times(6, driver),
    times(24, (i) =>
      put(group(cylinder(0.2, 1.5, chrome())), {
        x: 2.9 + (i % 8) * 0.75,
        y: 1.5,
        z: -4.6 + Math.floor(i / 8) * 1.5,
      }),
    ),
    put(
      group(
        box(0.8, 0.12, 7, metal('#b9bdc1'), { x: -0.3, rz: 8 }),
        box(0.8, 0.12, 7, metal('#b9bdc1'), { x: 0.3, rz: -8, y: 0.2 }),
      ),
      { x: 4.2, y: 1.7, z: 2.4, ry: 30 },
    ),
    put(
      group(
        extrude(
          polygonRound([
            [0, 1.3],
            [1.1, -0.9],
            [-1.1, -0.9],
          ]),
          0.2,
          plastic('#2c5fb3'),
          {},
          { bevel: 0.08 },
        ),
      ),
      { x: 7.4, y: 1.7, z: 2, rx: -90 },
    ),
    put(
      group(
        extrude(
          polygonRound([
            [0, 1.3],
            [1.1, -0.9],
            [-1.1, -0.9],
          ]),
          0.2,
          plastic('#e5b83c'),
          {},
          { bevel: 0.08 },
        ),
      ),
      { x: 6.6, y: 1.9, z: 4.2, rx: -90, rz: 40 },
    ),
  )
}
const polygonRound = (points) => outline(points, 0.5)

const pouch = (colour) => {
  const tone = colour === 'clear' ? '#dfe9ec' : hex(colour)
  const trim = colour === 'clear' ? '#3b3e43' : tone
  return put(
    group(
      put(slab(7, 14.4, 0.8, '#33363b', { face: wallpaper('#0f6d86', '#8fe0d6') }), { y: -1 }),
      group(
        puff(
          rect(10, 19, 1.4),
          glass('#e6f1f3', { body: 0.13, rim: 0.5 }),
          { z: 0 },
          { thick: 1.1, edge: 2.4 },
        ),
      ),
      extrude(rect(10.4, 19.4, 1.5), 0.5, rubber(trim), {}, { bevel: 0.2, holes: [rect(8.6, 15, 1, 0, -1)] }),
      box(10.6, 1.2, 1.6, plastic(colour === 'clear' ? '#2b2d31' : '#2b2d31'), { y: 8.2 }, 0.4),
      rod(0.7, 1.9, plastic(trim), { x: -3.2, y: 8.2, ry: 90 }),
      rod(0.7, 1.9, plastic(trim), { x: 3.2, y: 8.2, ry: 90 }),
      tube(
        [
          [-1.6, 9.6, 0],
          [-3.4, 13, -1],
          [-1, 16.2, -2],
          [3, 14.4, -2],
          [3, 11.4, -1],
          [1.6, 9.6, 0],
        ],
        0.28,
        fabric(trim, { repeat: [40, 1] }),
      ),
    ),
    { y: 10, rx: -7 },
  )
}

const crystalCase = (colour) => {
  const gem = glassGem(colour)
  const random = dice(5)
  const gems = []
  const tone = colour === 'pink' ? ['#f2b6c4', '#f9dbe2', '#e889a2'] : ['#e6ebf0', '#ffffff', '#bcc6d1']
  const mats = tone.map((one) => metal(one, { roughness: 0.08, flatShading: true }))
  for (let row = 0; row < 22; row += 1)
    for (let i = 0; i < 10; i += 1) {
      const [x, y] = [-3.05 + i * 0.66 + (row % 2) * 0.16, -7 + row * 0.66]
      if (x < -0.1 && y > 3.7) continue
      const size = 0.3 * (0.8 + random() * 0.35)
      const stone = new THREE.Mesh(new THREE.OctahedronGeometry(size, 0), mats[Math.floor(random() * 3)])
      gems.push(put(stone, { x: -x, y, z: -0.6, rx: 90 + random() * 8, ry: random() * 90, s: [1, 1, 0.75] }))
    }
  return phoneCase(gem, {
    rim: metal(colour === 'pink' ? '#dc9aa9' : '#c3c7cb', { roughness: 0.25 }),
    extras: gems,
  })
}
const glassGem = (colour) => gloss(colour === 'pink' ? '#f0c3cd' : '#dde2e7')

const flexClamp = (colour) => {
  const arm = matte(colour)
  return group(
    box(1, 5, 4.4, arm, { x: -7.5, y: 3.2 }, 0.3),
    box(5, 1, 4.4, arm, { x: -5.4, y: 5.6 }, 0.3),
    box(5, 1, 4.4, arm, { x: -5.4, y: 1 }, 0.3),
    cylinder(0.5, 3, metal('#888c90'), { x: -5.2, y: -1.4 }),
    cylinder(1.5, 0.6, rubber('#1b1c1e'), { x: -5.2, y: 1.5 }),
    cylinder(1, 0.8, arm, { x: -5.2, y: -2 }),
    tube(
      [
        [-5.2, 6, 0],
        [-5.6, 13, 0],
        [-2, 19, 0],
        [4, 19, 0],
        [6.5, 15.6, 1],
      ],
      0.55,
      metal(colour === 'white' ? '#d5d6d6' : '#3a3b3f', { roughness: 0.4, bumpMap: null }),
    ),
    times(46, (i) => {
      const t = i / 46
      const p = new THREE.CatmullRomCurve3(
        [
          [-5.2, 6, 0],
          [-5.6, 13, 0],
          [-2, 19, 0],
          [4, 19, 0],
          [6.5, 15.6, 1],
        ].map((q) => new THREE.Vector3(...q)),
      )
      const c = p.getPointAt(t)
      const d = p.getTangentAt(t)
      const r = ring(0.53, 0.11, metal(colour === 'white' ? '#e3e4e4' : '#2a2b2e', { roughness: 0.4 }))
      r.position.copy(c)
      r.lookAt(c.clone().add(d))
      return r
    }),
    ball(1, arm, { x: 6.7, y: 15, z: 1.2 }),
    put(
      group(
        box(3, 8.6, 1, arm, {}, 0.4),
        box(1, 3, 2.2, arm, { x: -3.9, z: 0.8 }),
        box(1, 3, 2.2, arm, { x: 3.9, z: 0.8 }),
        box(8, 1.6, 0.8, arm, {}),
        put(slab(7, 14.6, 0.8, '#33363b', { face: wallpaper('#37517a', '#f3c9a1') }), { z: 1.1 }),
      ),
      { x: 6.9, y: 14.2, z: 2.5, rx: -14, rz: 90, ry: -8 },
    ),
  )
}

const foldPhone = (colour) => {
  const body = metal(colour, { roughness: 0.3 })
  const half = (isTop) =>
    group(
      extrude(rect(7.2, 8.2, 0.9), 0.7, body, {}, { bevel: 0.15, steps: 6 }),
      extrude(rect(7.06, 8.06, 0.85), 0.06, gloss('#0a0b0c'), { z: 0.33 }, { bevel: 0.02 }),
      cutout(rect(6.6, 7.9, 0.6, 0, isTop ? -0.14 : 0.14), screen(halfFace(colour, isTop)), { z: 0.365 }),
    )
  const open = group(
    put(half(false), { y: 0.5, z: 4.1, rx: -82 }),
    put(half(true), { y: 4.55, z: -0.7, rx: -14 }),
    rod(0.36, 7.1, body, { y: 0.55, z: -0.05 }),
  )
  const shut = group(
    extrude(rect(7.2, 8.2, 0.9), 0.7, body, { z: -0.4 }, { bevel: 0.2 }),
    extrude(rect(7.2, 8.2, 0.9), 0.7, body, { z: 0.4 }, { bevel: 0.2 }),
    extrude(rect(6.8, 3.6, 0.7), 0.08, gloss('#0a0b0c'), { y: 2, z: 0.74 }),
    lensOf(0.62, { x: -2.2, y: 2.2, z: 0.8 }),
    lensOf(0.62, { x: -0.5, y: 2.2, z: 0.8 }),
    plane(
      2.2,
      1.5,
      screen(
        canvas(220, 150, (pen) => {
          pen.fillStyle = '#0a0b0c'
          pen.fillRect(0, 0, 220, 150)
          write(pen, '10:24', 110, 78, 82, { colour: '#fff', font: NARROW, weight: 400 })
        }),
      ),
      { x: 1.9, y: 2.1, z: 0.8 },
    ),
    rod(0.5, 7, body, { y: 4.1 }),
  )
  return group(put(open, { x: 2.4, ry: -18 }), put(shut, { x: -6.2, y: 4.1, z: -1, rx: -10, ry: 12 }))
}
const halfFace = (colour, isTop) => {
  const whole = wallpaper(...FACES[colour], 512, 1230)
  return canvas(512, 615, (pen) => pen.drawImage(whole, 0, isTop ? 0 : -615))
}

export const PHONES = {
  'nira-x': {
    for: 'phone-01',
    looks: ['navy', 'silver', 'sage'],
    make: (c) =>
      pairOf(() =>
        slab(7.3, 15.6, 0.8, c === 'silver' ? '#c9ccd0' : hex(c), { face: wallpaper(...FACES[c]) }),
      ),
    view: { az: 0 },
  },
  'nira-lite': {
    for: 'phone-02',
    looks: ['black', 'light-blue'],
    make: (c) =>
      pairOf(() =>
        slab(7.4, 15.4, 0.9, c === 'black' ? '#232529' : hex(c), {
          face: wallpaper(...FACES[c]),
          lenses: 2,
          name: 'lite',
          radius: 0.7,
        }),
      ),
    view: { az: 0 },
  },
  'hana-flip': {
    for: 'phone-03',
    looks: ['lilac', 'charcoal', 'ivory'],
    make: foldPhone,
    view: { az: 8, el: 20 },
  },
  'power-bank': { for: 'phone-04', looks: ['black', 'white', 'teal'], make: powerBank },
  'gan-charger': { for: 'phone-05', looks: ['white', 'black'], make: chargerBrick, view: { az: 34, el: 18 } },
  'usb-c-cable': { for: 'phone-06', looks: ['black', 'red'], make: cableCoil, view: { az: 10, el: 38 } },
  'retro-handset': { for: 'phone-07', make: handset, view: { az: 14, el: 20 } },
  smartwatch: { for: 'phone-08', looks: ['black', 'pink', 'sage'], make: smartwatch, view: { az: 24 } },
  earbuds: { for: 'phone-09', looks: ['white', 'black'], make: budCase, view: { az: 12, el: 20 } },
  'key-phone': { for: 'phone-10', looks: ['black', 'orange'], make: keyPhone },
  'stick-power-bank': {
    for: 'phone-11',
    looks: ['pink', 'black', 'mint'],
    make: stickBank,
    view: { az: 16, el: 16 },
  },
  tablet: { for: 'phone-12', looks: ['grey', 'silver'], make: tablet, view: { az: 0, el: 12 } },
  'sim-desk-phone': { for: 'phone-13', make: deskPhone, view: { az: 26, el: 26 } },
  'screen-protector': { for: 'phone-14', make: protector, view: { az: 4, el: 12 } },
  'flower-case': {
    for: 'phone-15',
    looks: ['cherry-blossom', 'aster', 'fern'],
    make: (p) => phoneCase(printed(petalPaint(p), { wrap: false, clearcoat: 1 })),
    view: { az: 22 },
  },
  'wave-case': {
    for: 'phone-16',
    looks: ['navy', 'teal'],
    make: (c) => phoneCase(printed(wavePaint(c), { wrap: false }), { rim: rubber(c) }),
    view: { az: 22 },
  },
  'car-mount': { for: 'phone-17', make: carMount, view: { az: 30, el: 12 } },
  'bike-mount': {
    for: 'phone-18',
    looks: ['black', 'red', 'silver'],
    make: bikeMount,
    view: { az: 24, el: 30 },
  },
  'selfie-stick': { for: 'phone-19', make: selfieStick, view: { az: 20, el: 8 } },
  gimbal: { for: 'phone-20', make: gimbal, view: { az: 18, el: 8 } },
  'clip-microphones': { for: 'phone-21', make: clipMics, view: { az: 18, el: 22 } },
  'clamp-controller': {
    for: 'phone-22',
    looks: ['black', 'white'],
    make: clampController,
    view: { az: 10, el: 16 },
  },
  'repair-kit': { for: 'phone-23', make: repairKit, view: { az: 16, el: 30 } },
  'phone-pouch': { for: 'phone-24', looks: ['clear', 'blue', 'orange'], make: pouch, view: { az: 20 } },
  'crystal-case': { for: 'phone-25', looks: ['silver', 'pink'], make: crystalCase, view: { az: 22 } },
  'flex-phone-clamp': {
    for: 'phone-26',
    looks: ['black', 'white'],
    make: flexClamp,
    view: { az: 16, el: 10 },
  },
}
