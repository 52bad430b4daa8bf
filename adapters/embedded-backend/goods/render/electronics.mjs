import { GOTHIC, NARROW, SERIF, write } from './labels.mjs'
import {
  brushed,
  bump,
  canvas,
  card,
  chrome,
  fabric,
  glass,
  gloss,
  lamp,
  leather,
  matte,
  metal,
  plastic,
  printed,
  rubber,
  screen,
  through,
  wood,
} from './materials.mjs'
import {
  around,
  ball,
  box,
  cutout,
  cylinder,
  disc,
  extrude,
  group,
  lathe,
  loft,
  outline,
  oval,
  plane,
  puff,
  put,
  rect,
  ring,
  rod,
  times,
  tube,
} from './shapes.mjs'

// Computers, sound, pictures and small appliances.

const words = (text, size = 60, colour = '#ddd', font = GOTHIC, w = 400, h = 100) =>
  printed(
    canvas(w, h, (pen) =>
      write(pen, text, w / 2, h / 2 + 2, size, { colour, font, weight: 600, width: w * 0.96 }),
    ),
    { transparent: true, roughness: 0.4 },
  )
const tag = (text, w, at, colour = '#ddd', font = GOTHIC) =>
  plane(w, w / 4, words(text, 76, colour, font), at)

const desktop = (from, to, w = 1280, h = 800) =>
  canvas(w, h, (pen) => {
    const sky = pen.createLinearGradient(0, 0, w, h)
    sky.addColorStop(0, from)
    sky.addColorStop(1, to)
    pen.fillStyle = sky
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 5; i += 1) {
      pen.fillStyle = `rgba(255,255,255,${0.05 + i * 0.03})`
      pen.beginPath()
      pen.moveTo(0, h)
      for (let x = 0; x <= w; x += 16)
        pen.lineTo(x, h * (0.45 + i * 0.12) + Math.sin(x * 0.004 + i * 1.4) * h * 0.12)
      pen.lineTo(w, h)
      pen.fill()
    }
    pen.fillStyle = 'rgba(20,24,30,.35)'
    pen.beginPath()
    pen.roundRect(w * 0.33, h * 0.9, w * 0.34, h * 0.075, h * 0.025)
    pen.fill()
    for (let i = 0; i < 7; i += 1) {
      pen.fillStyle = ['#ff8a57', '#0b9fa5', '#f5c542', '#5d7df0', '#e05a7a', '#58b368', '#b08af0'][i]
      pen.beginPath()
      pen.roundRect(w * (0.345 + i * 0.046), h * 0.912, h * 0.052, h * 0.052, h * 0.014)
      pen.fill()
    }
  })

const keys = (columns, rows, w, d, material, lit) =>
  group(
    times(rows, (row) =>
      times(columns, (i) => {
        if (row === rows - 1 && i > 2 && i < columns - 5)
          return i === 3
            ? box(
                (w / columns) * (columns - 8) - 0.1,
                0.22,
                d / rows - 0.18,
                material,
                { x: -w / 2 + (w / columns) * (3 + (columns - 8) / 2), z: -d / 2 + (d / rows) * (row + 0.5) },
                0.05,
              )
            : null
        return box(
          w / columns - 0.2,
          0.22,
          d / rows - 0.18,
          lit ? lit(i, row) : material,
          { x: -w / 2 + (w / columns) * (i + 0.5), z: -d / 2 + (d / rows) * (row + 0.5) },
          0.05,
        )
      }),
    ),
  )

const laptop = (
  colour,
  { w = 31, d = 21.5, thick = 1, face, name = 'seri 14', lit, key = '#1d1f22' } = {},
) => {
  const body = metal(colour, { roughness: 0.36 })
  return group(
    put(group(extrude(rect(w, d, 1.3), thick, body, {}, { bevel: 0.22 })), { y: thick / 2, rx: -90 }),
    put(group(box(w * 0.9, 0.1, d * 0.44, matte(key), {}, 0.04)), { y: thick, z: -d * 0.16 }),
    put(keys(14, 6, w * 0.88, d * 0.42, matte(key === '#1d1f22' ? '#26282c' : key), lit), {
      y: thick + 0.1,
      z: -d * 0.16,
    }),
    put(group(box(w * 0.34, 0.06, d * 0.28, metal(colour, { roughness: 0.45 }), {}, 0.02)), {
      y: thick + 0.02,
      z: d * 0.28,
    }),
    put(
      group(
        extrude(rect(w, d, 1.3), 0.7, body, { y: d / 2 }, { bevel: 0.2 }),
        extrude(rect(w - 0.5, d - 0.5, 1.1), 0.1, gloss('#090a0c'), { y: d / 2, z: 0.34 }, { bevel: 0.03 }),
        cutout(rect(w - 1.4, d - 2, 0.4), screen(face), { y: d / 2 + 0.2, z: 0.4 }),
        tag(name, 4, { y: 0.6, z: 0.42 }, '#8b8f94'),
      ),
      { y: thick, z: -d / 2 + 0.2, rx: -16 },
    ),
  )
}

const standScreen = (w, h, face, { neck = true, name = 'aruna' } = {}) =>
  group(
    put(
      group(
        extrude(rect(w, h, 0.6), 1.6, matte('#1b1c1f'), {}, { bevel: 0.3 }),
        cutout(rect(w - 0.9, h - 1.3, 0.2), screen(face), { y: 0.2, z: 0.82 }),
        tag(name, w * 0.07, { y: -h / 2 + 0.35, z: 0.82 }, '#888'),
      ),
      { y: h / 2 + (neck ? 11 : 5), z: 1.2 },
    ),
    neck
      ? [
          box(5, 16, 1.4, metal('#6b6f74'), { y: 9, z: -0.6, rx: -4 }, 0.5),
          put(
            group(
              extrude(
                outline(
                  [
                    [-w * 0.2, -8],
                    [w * 0.2, -8],
                    [w * 0.18, 7],
                    [-w * 0.18, 7],
                  ],
                  2.5,
                ),
                0.9,
                metal('#6b6f74'),
                {},
                { bevel: 0.2 },
              ),
            ),
            { y: 0.45, rx: -90, z: -0.4 },
          ),
        ]
      : [-1, 1].map((side) =>
          group(
            put(group(box(1.6, 6.5, 1.2, matte('#1b1c1f'), {}, 0.3)), {
              x: side * w * 0.36,
              y: 3,
              z: 3,
              rx: -38,
            }),
            put(group(box(1.6, 6.5, 1.2, matte('#1b1c1f'), {}, 0.3)), {
              x: side * w * 0.36,
              y: 3,
              z: -2,
              rx: 38,
            }),
          ),
        ),
  )

const keyboard = (colour) => {
  const [deck, cap, alt] =
    colour === 'ivory' ? ['#e9e2d2', '#f4eee0', '#c9a06a'] : ['#34373c', '#474b51', '#d0602f']
  const unit = 1.9
  const [one, two, three] = [
    plastic(cap, { roughness: 0.6 }),
    plastic(alt, { roughness: 0.6 }),
    plastic(colour === 'ivory' ? '#d8cfba' : '#2f3237', { roughness: 0.6 }),
  ]
  const rows = [
    Array(16).fill(1),
    [...Array(13).fill(1), 2, 1],
    [1.5, ...Array(12).fill(1), 1.5, 1],
    [1.75, ...Array(11).fill(1), 2.25, 1],
    [2.25, ...Array(10).fill(1), 1.75, 1, 1],
    [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1],
  ]
  return group(
    put(group(extrude(rect(31.4, 12.6, 0.8), 2.2, plastic(deck, { roughness: 0.55 }), {}, { bevel: 0.4 })), {
      y: 1.1,
      rx: -90,
    }),
    put(
      group(
        rows.map((row, at) => {
          let x = -15.2
          return row.map((wide, i) => {
            const middle = x + (wide * unit) / 2
            x += wide * unit
            const tone =
              (at === 0 && i === 0) || (at === 3 && wide === 2.25) ? two : wide > 1 && wide < 6 ? three : one
            return loft(
              [
                [1, 0],
                [0.97, 0.3],
                [0.8, 0.95],
                [0.74, 1.05],
              ].map(([k, y]) => {
                const [hw, hd] = [(wide * unit - 0.16) / 2 - (1 - k) * 0.85, 0.87 - (1 - k) * 0.85]
                return [
                  [-1, 1, 0.8],
                  [-0.8, 1, 1],
                  [0.8, 1, 1],
                  [1, 1, 0.8],
                  [1, 1, -0.8],
                  [0.8, 1, -1],
                  [-0.8, 1, -1],
                  [-1, 1, -0.8],
                ].map(([px, , pz]) => [
                  middle + Math.sign(px) * (hw - (Math.abs(px) < 1 ? 0.2 : 0)),
                  y,
                  Math.sign(pz) * (hd - (Math.abs(pz) < 1 ? 0.2 : 0)),
                ])
              }),
              tone,
              { y: 2, z: -4.9 + at * 1.92 },
            )
          })
        }),
      ),
      {},
    ),
    put(group(cylinder(0.85, 1, metal(colour === 'ivory' ? '#c9a06a' : '#b9bdc1'))), {
      x: 14.3,
      y: 2.1,
      z: -4.9,
    }),
  )
}

/** A mouse's shell across at `z`, from the back (-5.6) to the buttons (5.6): half its width, and its height. */
const mouseAt = (z) => {
  const t = (z + 5.6) / 11.2
  const ends = Math.max(0.02, 1 - Math.abs(2 * t - 1) ** 3.2) ** 0.5
  return {
    wide: 3.1 * ends * (1 - 0.09 * Math.sin(t * Math.PI)),
    high: 3.9 * ends * (0.62 + 0.38 * Math.sin(Math.PI * (0.18 + 0.62 * t))),
  }
}

/** The point of the shell above `x` and `z`. */
const onMouse = (x, z) => {
  const { wide, high } = mouseAt(z)
  return [x, Math.sqrt(Math.max(0, 1 - (x / wide) ** 2)) ** 0.8 * high + 0.35, z]
}

const mouse = (colour) => {
  const shell = plastic(colour, { roughness: 0.45 })
  const seam = matte(colour === 'black' ? '#3a3d42' : '#26272a')
  const line = times(24, (i) => {
    const z = -5.6 + (0.5 - 0.5 * Math.cos((i / 23) * Math.PI)) * 11.2
    const { wide, high } = mouseAt(z)
    return times(40, (k) => {
      const a = (k / 40) * Math.PI * 2
      return [
        Math.cos(a) * wide,
        Math.max(0, Math.sin(a)) ** 0.8 * high + Math.min(0, Math.sin(a)) * 0.35 + 0.35,
        z,
      ]
    })
  }).reverse()
  return group(
    loft(line, shell),
    put(group(rod(0.85, 0.6, rubber(colour === 'black' ? '#55595f' : '#2a2b2e'))), {
      y: onMouse(0, 2.7)[1] - 0.4,
      z: 2.7,
    }),
    tube(
      times(9, (i) => onMouse(0, 0.7 + i * 0.15)),
      0.07,
      seam,
    ),
    tube(
      times(9, (i) => onMouse(0, 3.5 + i * 0.22)),
      0.07,
      seam,
    ),
    tube(
      times(13, (i) => onMouse(-2.6 + (i / 12) * 5.2, 0.7)),
      0.06,
      seam,
    ),
    tag(
      'hening',
      1.7,
      { y: onMouse(0, -0.6)[1] + 0.1, z: -0.6, rx: -88 },
      colour === 'black' ? '#999' : '#666',
    ),
  )
}

const trackball = () =>
  group(
    loft(
      times(26, (i) => {
        const t = 0.5 - 0.5 * Math.cos((i / 25) * Math.PI)
        const a = Math.max(0.02, 1 - Math.abs(2 * t - 1) ** 2.6) ** 0.5
        return times(40, (k) => {
          const b = (k / 40) * 6.283
          return [
            Math.cos(b) * 5.4 * a + (t - 0.5),
            Math.max(0, Math.sin(b)) ** 0.7 * 4.2 * a * (1 - t * 0.2) + 0.3,
            6.4 - t * 12.8,
          ]
        })
      }),
      rubber('#2d2f33'),
    ),
    ball(2.1, gloss('#b3252c', { roughness: 0.2 }), { x: -3.9, y: 2.7, z: 0.6 }),
    ring(2.15, 0.22, metal('#6b6f74'), { x: -3.9, y: 2.5, z: 0.6, rx: 78, ry: 20 }),
    tube(
      [
        [0.6, 4.6, 0],
        [0.8, 4, 3.2],
        [0.8, 2.8, 5.6],
      ],
      0.08,
      matte('#111'),
    ),
    put(group(rod(0.7, 0.6, rubber('#111'))), { x: 0.8, y: 3.9, z: 3.4 }),
  )

const printer = () =>
  group(
    box(40, 14, 30, plastic('#26282c', { roughness: 0.5 }), { y: 7.4 }, 1.6),
    box(40.4, 2.2, 30.4, gloss('#303338'), { y: 14.4 }, 0.8),
    put(group(box(28, 0.9, 12, matte('#1c1d20'), {}, 0.3)), { y: 2.6, z: 19, rx: 5 }),
    box(29, 4.6, 1, matte('#0d0e10'), { y: 4.6, z: 14.7 }, 0.2),
    put(
      group(
        box(21, 0.14, 15, card('#fff'), {}, 0.02),
        plane(
          19,
          13,
          printed(
            canvas(600, 410, (pen) => {
              pen.drawImage(desktop('#f08a5a', '#17254f', 600, 260), 0, 0)
              for (let i = 0; i < 5; i += 1) {
                pen.fillStyle = '#999'
                pen.fillRect(20, 285 + i * 25, 520 - i * 50, 8)
              }
            }),
            { transparent: true },
          ),
          { y: 0.09, rx: -90 },
        ),
      ),
      { y: 3.6, z: 18.5, rx: 5 },
    ),
    box(10.6, 8.6, 1.4, gloss('#16171a'), { x: 13, y: 8.4, z: 14.8 }, 0.4),
    times(4, (i) =>
      group(
        box(1.9, 6.6, 0.6, glass('#e8eef0', { body: 0.25 }), { x: 9.5 + i * 2.35, y: 8.4, z: 15.5 }, 0.2),
        box(
          1.7,
          3.4 + ((i * 3) % 4) * 0.6,
          0.4,
          gloss(['#15b6d6', '#e0348a', '#f2c52e', '#111'][i]),
          { x: 9.5 + i * 2.35, y: 7 + ((i * 3) % 4) * 0.3, z: 15.5 },
          0.1,
        ),
      ),
    ),
    put(
      group(
        box(13, 0.6, 5.6, gloss('#16171a'), {}, 0.2),
        plane(
          4.6,
          2.6,
          screen(
            canvas(230, 130, (pen) => {
              pen.fillStyle = '#103b52'
              pen.fillRect(0, 0, 230, 130)
              write(pen, 'Siap', 115, 68, 70, { colour: '#fff' })
            }),
          ),
          { y: 0.32, rx: -90, x: -3 },
        ),
        times(4, (i) => rod(0.7, 0.3, matte('#666'), { x: 1.6 + i * 1.5, y: 0.3, rz: 90 })),
      ),
      { x: -10, y: 13.4, z: 16, rx: 42 },
    ),
    tag('tinta', 6, { x: -14, y: 10, z: 15.05 }, '#c9cccf'),
  )

const miniPc = () =>
  group(
    box(13, 5, 13, metal('#3a3d42', { roughness: 0.4 }), { y: 2.9 }, 1.2),
    box(13.1, 0.7, 13.1, matte('#1d1f22'), { y: 1.2 }, 0.3),
    box(11, 0.6, 11, rubber('#111'), { y: 0.3 }, 0.2),
    put(
      group(
        extrude(rect(1.3, 0.6, 0.1), 0.1, matte('#1d5fb0'), { x: -4 }),
        extrude(rect(1.3, 0.6, 0.1), 0.1, matte('#1d5fb0'), { x: -2.2 }),
        extrude(rect(0.95, 0.36, 0.18), 0.1, matte('#000'), { x: -0.4 }),
        rod(0.26, 0.1, matte('#000'), { x: 1.2, ry: 90 }),
        rod(0.55, 0.2, metal(), { x: 4.6, ry: 90 }),
        rod(0.2, 0.24, lamp('#fff', 1.5), { x: 4.6, ry: 90 }),
      ),
      { y: 3.2, z: 6.5 },
    ),
    put(group(plane(7, 1.75, words('inti mini', 80, '#9a9ea3'))), { y: 5.42, rx: -90 }),
    times(9, (i) => box(0.1, 0.7, 5, matte('#15161a'), { x: 6.5, y: 3.6, z: 0, s: [1, 1, 1 - i * 0.0] })),
  )

const macroPad = (colour) => {
  const body =
    colour === 'black' ? metal('#2a2c30', { roughness: 0.4 }) : metal('silver', { roughness: 0.35 })
  return group(
    put(group(extrude(rect(12, 11, 1), 2, body, {}, { bevel: 0.35 })), { y: 1.2, rx: -84 }),
    put(
      group(
        times(12, (i) =>
          box(
            2,
            0.9,
            2,
            plastic(i === 3 ? '#d0602f' : i === 8 ? '#1f7f80' : colour === 'black' ? '#4a4d52' : '#f0f0ee', {
              roughness: 0.6,
            }),
            { x: -3.75 + (i % 4) * 2.5, y: 0.5, z: -0.6 + Math.floor(i / 4) * 2.35 },
            0.35,
          ),
        ),
        times(3, (i) =>
          group(
            cylinder(1.1, 1.7, metal(colour === 'black' ? '#1d1e21' : '#8b8f94', { roughness: 0.3 }), {
              x: -3.6 + i * 3.6,
              y: 0,
              z: -3.6,
            }),
            box(0.12, 0.1, 0.8, lamp('#fff', 0.9), { x: -3.6 + i * 3.6, y: 1.75, z: -3.2 }),
          ),
        ),
      ),
      { y: 2.2, rx: 6 },
    ),
  )
}

const flightStick = () => {
  const dark = plastic('#232528', { roughness: 0.5 })
  return group(
    box(17, 2.6, 17, dark, { y: 1.3 }, 0.8),
    cylinder(5.4, 1, metal('#3a3d42'), { y: 2.4 }),
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [3.4, 0.8],
        [2.9, 1.6],
        [2.5, 2.4],
        [1.6, 4.2],
      ],
      rubber('#17181a'),
      { y: 3 },
    ),
    put(
      group(
        loft(
          [
            [0, 1.5, 1.5, 0],
            [3, 1.6, 1.8, 0.1],
            [6, 1.75, 2.1, 0.3],
            [9, 1.7, 2.2, 0.1],
            [11.5, 1.9, 2.2, 0.2],
            [13.6, 2.3, 2.5, 0.5],
            [15, 2.2, 2.3, 0.7],
            [15.8, 1.4, 1.6, 0.8],
          ].map(([y, rx, rz, z]) => oval(0, 0, 0, rx, rz, { order: 2.3 }).map(([, a, b]) => [a, y, b + z])),
          rubber('#2b2d31'),
        ),
        rod(0.7, 0.6, plastic('#c43b2a'), { y: 14.3, z: 2.9, x: -0.9, ry: 90 }),
        rod(0.7, 0.6, plastic('#777b80'), { y: 14.2, z: 2.9, x: 0.9, ry: 90 }),
        put(group(cylinder(0.8, 0.7, plastic('#16171a'))), { y: 15.6, z: 0.9 }),
        box(0.9, 2.4, 0.8, metal('#8b8f94'), { y: 11.4, z: -2 }, 0.3),
        lathe(
          [
            [0, 0],
            [3.1, 0],
            [2.4, 0.7],
            [1.4, 1.2],
          ],
          dark,
          { y: -0.4 },
        ),
      ),
      { y: 6.4, rx: -6 },
    ),
    box(9, 2.6, 17, dark, { x: 16, y: 1.3 }, 0.8),
    put(
      group(
        box(1.2, 8, 2, metal('#3a3d42'), { y: 4 }, 0.3),
        box(4.6, 3.2, 3.4, rubber('#2b2d31'), { y: 8.2 }, 1),
        rod(0.5, 0.4, plastic('#c43b2a'), { x: -1.2, y: 8.6, z: 1.7, ry: 90 }),
      ),
      { x: 16, y: 2, rx: -18 },
    ),
    times(4, (i) => rod(0.55, 0.4, plastic('#d0602f'), { x: 13.6 + i * 1.6, y: 2.7, z: 6.4, rz: 90 })),
  )
}

const officeChair = (colour) => {
  const [dark, net] = [
    plastic('#26282c'),
    fabric(colour === 'grey' ? '#8b8f94' : '#26282b', { kind: 'mesh', repeat: 14, bumpScale: 3 }),
  ]
  return group(
    around(
      5,
      () =>
        group(
          put(group(box(3, 2.4, 28, dark, { z: 14 }, 0.8)), { rx: 3 }),
          rod(2.6, 2.2, rubber('#111'), { z: 27, y: -3.4 }),
        ),
      0,
      18,
    ).map((one) => put(group(one), { y: 6 })),
    cylinder(2.6, 28, metal('#5b5e63'), { y: 7 }),
    cylinder(3.6, 12, dark, { y: 7 }),
    put(group(puff(rect(50, 46, 12), net, {}, { thick: 5, edge: 10 })), { y: 40, rx: -90, z: 2 }),
    box(34, 3, 30, dark, { y: 35.5 }, 1),
    put(
      group(
        extrude(
          outline(
            [
              [-21, 0],
              [21, 0],
              [24, 30],
              [21, 56],
              [-21, 56],
              [-24, 30],
            ],
            10,
          ),
          3,
          dark,
          {},
          {
            bevel: 1.2,
            holes: [
              outline(
                [
                  [-18, 4],
                  [18, 4],
                  [21, 30],
                  [18, 52],
                  [-18, 52],
                  [-21, 30],
                ],
                8,
              ),
            ],
          },
        ),
        puff(
          outline(
            [
              [-19, 3],
              [19, 3],
              [22, 30],
              [19, 53],
              [-19, 53],
              [-22, 30],
            ],
            8,
          ),
          net,
          {},
          { thick: 1, edge: 4, fold: (x, _y) => -((x / 22) ** 2) * -3 },
        ),
        box(26, 6, 2.4, dark, { y: 14, z: -2.4 }, 1),
      ),
      { y: 47, z: -22, rx: -9 },
    ),
    put(group(box(5, 26, 4, dark, {}, 1)), { y: 48, z: -24, rx: -9 }),
    put(group(puff(rect(30, 14, 6), net, {}, { thick: 3.5, edge: 5 })), { y: 112, z: -31, rx: -8 }),
    box(4, 10, 2, dark, { y: 104, z: -31 }),
    [-1, 1].map((side) =>
      group(
        box(4, 22, 5, dark, { x: side * 29, y: 50, z: -4 }, 1),
        box(8, 3.4, 26, rubber('#1d1e20'), { x: side * 29, y: 61, z: 0 }, 1.4),
        box(12, 3, 5, dark, { x: side * 24, y: 38, z: -4 }, 1),
      ),
    ),
  )
}

const router = (antennas = 4) =>
  group(
    put(
      group(
        extrude(
          outline(
            [
              [-13, -8],
              [13, -8],
              [11.5, 8],
              [-11.5, 8],
            ],
            3,
          ),
          3,
          matte('#25272b'),
          {},
          { bevel: 0.8, steps: 6 },
        ),
      ),
      { y: 1.9, rx: -90 },
    ),
    put(
      group(
        extrude(
          outline(
            [
              [-6, -7],
              [6, -7],
              [4.5, 7.4],
              [-4.5, 7.4],
            ],
            2,
          ),
          0.5,
          gloss('#141518'),
          {},
          { bevel: 0.15 },
        ),
      ),
      { y: 3.3, rx: -90 },
    ),
    times(5, (i) => rod(0.16, 0.2, lamp('#7fe8ff', 1.6), { x: -1.6 + i * 0.8, y: 1.8, z: 8.2, ry: 90 })),
    tag('jala 6', 5, { y: 3.6, rx: -90, z: 2 }, '#8b8f94'),
    times(antennas, (i) =>
      put(
        group(
          cylinder(0.75, 1.8, matte('#1b1c1f')),
          put(group(extrude(rect(1.7, 17, 0.7), 0.8, matte('#1b1c1f'), { y: 9.6 }, { bevel: 0.3 })), {}),
        ),
        {
          x: -11 + (i * 22) / (antennas - 1),
          y: 2.6,
          z: -7.4,
          rz: (i < antennas / 2 ? 9 : -9) * (i % 3 === 0 ? 1.4 : 0.5),
          rx: -6,
        },
      ),
    ),
  )

const extender = () =>
  group(
    extrude(
      rect(7.4, 10, 1.6),
      4,
      plastic('#f2f2f0', { roughness: 0.4 }),
      { y: 5 },
      { bevel: 0.8, steps: 8 },
    ),
    [-1, 1].map((side) =>
      put(
        group(
          extrude(rect(1.7, 11, 0.7), 0.9, plastic('#f2f2f0'), { y: 5 }, { bevel: 0.3 }),
          rod(0.6, 1.7, plastic('#e5e5e3'), { y: -0.4 }),
        ),
        { x: side * 4.7, y: 4, z: 0.2, rz: -side * 10 },
      ),
    ),
    times(3, (i) => rod(0.18, 0.2, lamp('#4fd6a0', 1.6), { x: -1 + i, y: 7.4, z: 2, ry: 90 })),
    tag('jala plus', 4, { y: 3, z: 2.02 }, '#888'),
    rod(0.7, 0.3, matte('#d5d5d3'), { y: 5.4, z: 1.95, ry: 90 }),
    put(group(cylinder(0.24, 2, chrome(), { x: -0.95 }), cylinder(0.24, 2, chrome(), { x: 0.95 })), {
      y: 5,
      z: -3.8,
      rx: 90,
    }),
  )

const ssd = (colour) =>
  put(
    group(
      extrude(
        rect(6, 10.5, 1.1),
        1.2,
        metal(colour === 'black' ? '#2a2c30' : '#2c4f8f', { roughness: 0.38 }),
        {},
        { bevel: 0.35, steps: 6 },
      ),
      extrude(rect(6.2, 10.7, 1.2), 0.4, rubber('#17181a'), {}, { bevel: 0.15 }),
      tag('kilat', 3.6, { y: 0.8, z: 0.61 }, '#e8eaec'),
      tag('SSD 1.050 MB/s', 3.2, { y: -3.6, z: 0.61 }, '#b9bdc1', NARROW),
      rod(0.12, 0.1, lamp('#7fd0ff', 1.8), { x: 2, y: -4.4, z: 0.6, ry: 90 }),
      tube(
        [
          [0, -5.2, 0],
          [0, -7.4, 0.2],
          [3.4, -7.4, 1.4],
          [5.4, -3, 1.2],
          [5.2, 1, 0.6],
        ],
        0.2,
        rubber('#222'),
      ),
      box(0.9, 2, 0.6, matte('#222'), { x: 5.2, y: 1.6, z: 0.5 }, 0.2),
      box(0.8, 0.8, 0.26, metal(), { x: 5.2, y: 2.8, z: 0.5 }),
    ),
    { y: 1.2, rx: -68, z: 2 },
  )

const floppy = (colour) => {
  const tone = colour === 'blue' ? '#2c5fb3' : colour
  return put(
    group(
      extrude(
        outline(
          [
            [-4.5, -4.6],
            [4.5, -4.6],
            [4.5, 3.9],
            [3.8, 4.6],
            [-4.5, 4.6],
          ],
          0.3,
        ),
        0.9,
        plastic(tone, { roughness: 0.5 }),
        {},
        { bevel: 0.1 },
      ),
      box(5.4, 3, 1, brushed(), { y: 3, x: 0.5 }, 0.08),
      box(1.2, 2.2, 1.04, plastic(tone), { x: 1.9, y: 3 }, 0.05),
      plane(
        7.2,
        5,
        printed(
          canvas(720, 500, (pen) => {
            pen.fillStyle = '#f6f1e4'
            pen.fillRect(0, 0, 720, 500)
            pen.fillStyle = '#d0602f'
            pen.fillRect(0, 0, 720, 90)
            write(pen, 'SIMPAN', 360, 48, 64, { colour: '#fff', font: GOTHIC })
            write(pen, '128 GB', 360, 210, 110, { colour: '#333', font: SERIF })
            pen.strokeStyle = '#999'
            for (let i = 0; i < 3; i += 1) {
              pen.beginPath()
              pen.moveTo(50, 330 + i * 60)
              pen.lineTo(670, 330 + i * 60)
              pen.stroke()
            }
          }),
        ),
        { y: -1.8, z: 0.46 },
      ),
      box(1.25, 1.8, 0.45, metal('#d0d3d6'), { y: -5.4 }, 0.06),
      rod(0.5, 0.1, matte('#111'), { x: -3.7, y: 3.8, ry: 90, z: 0.42 }),
    ),
    { y: 5.9, rx: -10 },
  )
}

const driveDvd = () =>
  group(
    box(14.4, 1.7, 14, metal('#3a3d42', { roughness: 0.42 }), { y: 0.9 }, 0.4),
    put(
      group(
        box(12.8, 0.5, 12.6, matte('#1b1c1f'), {}, 0.2),
        cylinder(
          6,
          0.12,
          metal('#e3e6ea', {
            roughness: 0.12,
            iridescence: 1,
            iridescenceIOR: 1.8,
            iridescenceThicknessMinimum: 200,
            iridescenceThicknessMaximum: 700,
          }),
          { y: 0.3 },
        ),
        cylinder(1.9, 0.16, glass('#fff', { body: 0.4 }), { y: 0.3 }),
        cylinder(0.75, 0.5, matte('#333'), { y: 0.3 }),
      ),
      { y: 0.9, z: 8.6 },
    ),
    box(14, 1.2, 0.5, metal('#3a3d42'), { y: 0.9, z: 15.1 }, 0.15),
    tag('cakram', 4, { y: 1.77, rx: -90, z: 1.5 }, '#a5a9ae'),
    tube(
      [
        [0, 1, -7],
        [0, 0.8, -11],
        [-9, 0.4, -10],
        [-11, 0.3, -2],
        [-10, 0.3, 5],
      ],
      0.25,
      rubber('#222'),
    ),
    box(1.3, 0.6, 3, matte('#222'), { x: -9.8, y: 0.4, z: 6.4 }, 0.2),
    box(1.2, 0.45, 1.3, metal(), { x: -9.5, y: 0.4, z: 8.4, ry: 5 }),
  )

const headset = (colour) => {
  const [shell, pad, dark] = [
    plastic(colour, { roughness: 0.45 }),
    leather('#222326', { repeat: 2 }),
    plastic('#2b2d31'),
  ]
  return group(
    tube(
      times(25, (i) => {
        const a = Math.PI * (0.06 + 0.88 * (i / 24))
        return [Math.cos(a) * 8.8, 8 + Math.sin(a) * 9.6, 0]
      }),
      0.75,
      shell,
    ),
    put(
      group(
        puff(
          rect(11, 3.4, 1.5),
          leather('#222326'),
          {},
          { thick: 0.9, edge: 1.2, fold: (x) => -(x * x) * 0.045 },
        ),
      ),
      { y: 16.4, rx: -90 },
    ),
    [-1, 1].map((side) =>
      put(
        group(
          box(1.1, 6.4, 2.2, dark, { y: 2.4, x: side * 0.2 }, 0.4),
          rod(3.9, 2.6, shell, { x: side * 1 }),
          rod(3.2, 2.8, dark, { x: side * 1.05 }),
          rod(2.4, 2.9, lamp(side < 0 ? '#d04400' : '#d04400', 0.9), { x: side * 1.06 }),
          rod(2.1, 2.95, shell, { x: side * 1.06 }),
          ring(3.1, 1.15, pad, { x: -side * 1.1, ry: 90 }),
        ),
        { x: side * 8.4, y: 5.2, ry: side * -10, rz: side * -4 },
      ),
    ),
    tube(
      [
        [-9.6, 3.6, 2],
        [-9.4, 1.6, 6],
        [-6.6, 0.9, 9.4],
        [-4.6, 0.9, 10.4],
      ],
      0.28,
      rubber('#222'),
    ),
    ball(0.85, fabric('#1b1c1e', { kind: 'fine', repeat: 4 }), {
      x: -4,
      y: 0.95,
      z: 10.7,
      s: [1.3, 0.9, 0.9],
    }),
  )
}

const headphones = (colour) => {
  const [shell, pad] = [
    plastic(colour, { roughness: 0.6 }),
    leather(colour === 'black' ? '#26272a' : colour === 'white' ? '#dcdcd8' : '#bca684', { repeat: 2 }),
  ]
  const arm = metal(colour === 'black' ? '#4a4d52' : '#d0d2d4', { roughness: 0.25 })
  return group(
    loft(
      times(41, (i) => {
        const a = Math.PI * (0.08 + 0.84 * (i / 40))
        const wide = 1.1 + Math.sin(a) ** 3 * 0.9
        return times(16, (k) => {
          const b = (k / 16) * 6.283
          const r = 9 + Math.sin(b) * 0.42
          return [Math.cos(a) * r * 0.94, 8.2 + Math.sin(a) * r, Math.cos(b) * wide]
        })
      }),
      pad,
    ),
    [-1, 1].map((side) =>
      group(
        tube(
          [
            [side * 8.15, 10.8, 0],
            [side * 8.35, 9.6, 0],
            [side * 8.9, 7.8, 0],
            [side * 9.2, 5.6, 0],
          ],
          0.38,
          arm,
        ),
        put(
          group(
            loft(
              [
                [2.1, 0.3],
                [2, 0.75],
                [1.5, 0.93],
                [0.3, 1],
                [-0.6, 1],
                [-0.9, 0.9],
              ].map(([x, k]) => oval(0, 0, 0, 4.5 * k, 3.6 * k).map(([, y, z]) => [side * x, y, z * side])),
              shell,
            ),
            loft(
              [
                [-0.7, 0.86],
                [-0.9, 1],
                [-1.6, 1.06],
                [-2.3, 1],
                [-2.6, 0.85],
                [-2.3, 0.66],
                [-1.6, 0.6],
              ].map(([x, k]) => oval(0, 0, 0, 4.4 * k, 3.5 * k).map(([, y, z]) => [side * x, y, z * side])),
              pad,
              {},
              { caps: false },
            ),
            put(group(cutout(rect(3.4, 4.6, 1.6), fabric('#1b1c1e', { kind: 'fine' }))), {
              x: -side * 1.7,
              ry: -side * 90,
            }),
            put(group(plane(3, 0.75, words('aura', 80, colour === 'black' ? '#9a9ea3' : '#777'))), {
              x: side * 2.13,
              ry: side * 90,
            }),
            rod(0.16, 0.1, lamp('#9fe8ff', 1.5), { x: side * 0.8, y: -4.3 }),
          ),
          { x: side * 8.6, y: 4.8, ry: side * -13, rz: side * -5 },
        ),
      ),
    ),
  )
}

const webcam = () =>
  group(
    put(
      group(
        extrude(rect(9.6, 3.4, 1.6), 3, matte('#232528'), {}, { bevel: 0.6, steps: 6 }),
        rod(1.35, 0.6, gloss('#08090b'), { z: 1.5, ry: 90 }),
        rod(0.95, 0.7, gloss('#182848', { roughness: 0.1 }), { z: 1.52, ry: 90 }),
        rod(0.4, 0.72, gloss('#000'), { z: 1.53, ry: 90 }),
        rod(0.14, 0.1, lamp('#5cf0a0', 1.8), { x: 2.6, z: 1.5, ry: 90 }),
        times(6, (i) =>
          rod(0.1, 0.1, matte('#000'), {
            x: -3.8 + (i % 3) * 0.4,
            y: -0.2 + Math.floor(i / 3) * 0.4,
            z: 1.5,
            ry: 90,
          }),
        ),
        box(1.8, 0.9, 0.3, plastic('#d0602f'), { x: 0, y: 1.4, z: 1.4 }, 0.1),
      ),
      { y: 7.4 },
    ),
    cylinder(0.9, 1.6, metal('#55585d'), { y: 4.4 }),
    put(group(box(5.4, 0.9, 5, matte('#232528'), {}, 0.3)), { y: 4.2 }),
    put(group(box(5.4, 4.6, 0.8, matte('#232528'), {}, 0.3)), { y: 2.1, z: -2.2, rx: 12 }),
    box(5.4, 1.2, 0.7, rubber('#111'), { y: 3.6, z: 2.3 }, 0.2),
    tube(
      [
        [0, 6.6, -1.5],
        [2, 3, -4],
        [6, 0.4, -2],
        [8, 0.3, 3],
        [5, 0.3, 6],
      ],
      0.24,
      rubber('#1b1c1e'),
    ),
  )

const hub = (colour) => {
  const body = metal(colour === 'grey' ? '#5f6368' : '#c7cacd', { roughness: 0.35 })
  return group(
    put(group(extrude(rect(13, 4.6, 1), 1.5, body, {}, { bevel: 0.35 })), { y: 0.85, rx: -90 }),
    put(
      group(
        times(2, (i) =>
          group(
            extrude(rect(1.35, 0.62, 0.08), 0.1, metal('#888'), { x: -4.4 + i * 2 }),
            extrude(rect(1.15, 0.3, 0.05), 0.12, matte('#1d5fb0'), { x: -4.4 + i * 2, y: 0.08 }),
          ),
        ),
        extrude(
          outline(
            [
              [-0.75, 0.3],
              [0.75, 0.3],
              [0.75, -0.05],
              [0.5, -0.3],
              [-0.5, -0.3],
              [-0.75, -0.05],
            ],
            0.06,
          ),
          0.1,
          matte('#0b0c0d'),
          { x: -0.2 },
        ),
        extrude(rect(0.9, 0.34, 0.17), 0.1, matte('#0b0c0d'), { x: 1.9 }),
        extrude(rect(1.4, 0.9, 0.08), 0.1, matte('#0b0c0d'), { x: 4.2 }),
      ),
      { y: 0.86, z: 2.3 },
    ),
    put(group(plane(5, 1.25, words('cabang 8', 80, '#f2f2f2'))), { y: 1.62, rx: -90 }),
    tube(
      [
        [-6.4, 0.9, 0],
        [-9, 0.9, 0],
        [-11, 0.7, 2.4],
        [-9.6, 0.5, 6],
        [-6, 0.4, 7],
      ],
      0.32,
      fabric('#44474c', { repeat: [40, 1] }),
    ),
    box(2.4, 0.75, 1.2, body, { x: -4.4, y: 0.45, z: 7.1 }, 0.25),
    box(0.9, 0.28, 0.85, metal(), { x: -2.9, y: 0.45, z: 7.1 }, 0.1),
  )
}

const nas = () =>
  group(
    box(10.6, 17, 22, matte('#2b2d31'), { y: 8.6 }, 0.8),
    times(2, (i) =>
      group(
        box(4.3, 13.6, 0.8, plastic('#1b1c1f'), { x: -2.35 + i * 4.7, y: 8, z: 11.1 }, 0.3),
        times(9, (k) =>
          box(2.6, 0.22, 0.1, matte('#000'), { x: -2.35 + i * 4.7, y: 4.4 + k * 0.6, z: 11.55 }),
        ),
        box(3.2, 0.9, 0.4, metal('#6b6f74'), { x: -2.35 + i * 4.7, y: 12.8, z: 11.5 }, 0.15),
      ),
    ),
    times(4, (i) =>
      rod(0.14, 0.1, lamp(i === 3 ? '#ffb357' : '#6ff0b0', 1.8), {
        x: -3.4 + i * 0.9,
        y: 15.8,
        z: 11.02,
        ry: 90,
      }),
    ),
    rod(0.5, 0.3, metal(), { x: 3.6, y: 15.8, z: 11, ry: 90 }),
    tag('gudang 2', 4, { x: 0.8, y: 15.8, z: 11.02 }, '#9a9ea3'),
    [-4, 4].map((x) => box(1.4, 0.6, 18, rubber('#111'), { x, y: 0.1 })),
  )

const securityKey = () => {
  const key = (at) =>
    put(
      group(
        extrude(
          outline(
            [
              [-1.1, -2],
              [1.1, -2],
              [1.1, 2.2],
              [-1.1, 2.2],
            ],
            0.6,
          ),
          0.5,
          matte('#1d1f22'),
          {},
          { bevel: 0.15, holes: [] },
        ),
        rod(0.75, 0.54, metal('gold', { roughness: 0.35 }), { ry: 90, y: -0.2 }),
        rod(0.32, 0.58, matte('#fff'), { ry: 90, y: 1.5 }),
        box(0.86, 1.5, 0.26, metal(), { y: -2.7 }, 0.1),
        plane(0.8, 0.3, words('kunci', 70, '#ddd'), { y: 0.85, z: 0.26 }),
      ),
      at,
    )
  return group(
    key({ x: -0.9, y: 3.4, rz: 10, rx: -8 }),
    ring(1.7, 0.1, chrome(), { x: -1.0, y: 6.3, ry: 40 }),
    key({ x: 2.4, y: 0.5, z: 2, rx: -86, rz: -36 }),
  )
}

const coolingPad = () =>
  put(
    group(
      extrude(
        outline(
          [
            [-19, -14],
            [19, -14],
            [20, 12],
            [17, 15],
            [-17, 15],
            [-20, 12],
          ],
          2,
        ),
        2.4,
        matte('#202226'),
        {},
        { bevel: 0.6 },
      ),
      times(6, (i) => {
        const at = { x: -11.6 + (i % 3) * 11.6, y: 5.8 - Math.floor(i / 3) * 11.6, z: 1.1 }
        return put(
          group(
            ring(4.7, 0.25, lamp('#29b6d8', 1.1)),
            rod(4.5, 0.2, matte('#0c0d0f'), { ry: 90 }),
            times(7, (k) =>
              put(
                group(
                  extrude(
                    outline(
                      [
                        [0.8, -0.4],
                        [4.2, -1],
                        [4.2, 0.9],
                        [0.8, 0.5],
                      ],
                      0.4,
                    ),
                    0.15,
                    matte('#30333a'),
                    { rx: 24 },
                    { bevel: 0.04 },
                  ),
                ),
                { rz: k * 51.4, z: 0.3 },
              ),
            ),
            rod(1.1, 0.9, matte('#26282c'), { ry: 90 }),
            times(3, (k) => ring(1.9 + k * 1.1, 0.09, metal('#55585d'), { z: 0.55 })),
            [0, 60, 120].map((a) => put(group(rod(0.09, 9, metal('#55585d'), { z: 0.55 })), { rz: a })),
          ),
          at,
        )
      }),
      box(12, 1.6, 1.4, rubber('#d0602f'), { y: -13.4, z: 1.6 }, 0.5),
    ),
    { y: 8, rx: -64 },
  )

const screenBar = () =>
  group(
    put(standScreen(44, 26, desktop('#26324a', '#57749a'), { name: 'aruna' }), { y: -6, s: 1 }),
    put(
      group(
        rod(1.15, 40, metal('#2b2d31', { roughness: 0.35 })),
        box(38, 0.5, 1.1, lamp('#ffedc9', 2.2), { y: -0.95, z: 0.5 }, 0.2),
      ),
      { y: 33.4, z: 4.6 },
    ),
    box(5, 3.4, 3, matte('#2b2d31'), { y: 32.4, z: 1.6 }, 0.5),
    put(group(cylinder(3.4, 2.6, metal('#3a3d42')), disc(2.6, gloss('#111'), { y: 2.64 })), {
      x: 17,
      y: -6,
      z: 12,
    }),
  )

const speakers = (colour) => {
  const body = colour === 'walnut' ? wood('walnut', { turn: 90 }) : matte('#232528')
  return group(
    [-1, 1].map((side) =>
      put(
        group(
          box(12, 21, 15, body, { y: 10.9 }, 0.7),
          extrude(
            rect(10.9, 19.8, 0.6),
            0.4,
            fabric('#25272a', { kind: 'fine', repeat: 10 }),
            { y: 10.9, z: 7.5 },
            { bevel: 0.15 },
          ),
          put(
            group(
              ring(3.9, 0.35, metal('#55585d')),
              lathe(
                [
                  [0, -0.3],
                  [1.2, 0],
                  [3.6, 1.2],
                  [3.9, 1.2],
                ],
                matte('#33363b'),
                { rx: 90, z: -0.9 },
              ),
              ball(1.3, matte('#1b1c1f'), { z: -0.3, s: [1, 1, 0.5] }),
            ),
            { y: 7, z: 7.9 },
          ),
          put(
            group(
              ring(1.9, 0.25, metal('#55585d')),
              ball(1.5, fabric('#3a3c40', { kind: 'fine' }), { s: [1, 1, 0.5] }),
            ),
            { y: 15.8, z: 7.8 },
          ),
          side > 0 && rod(0.9, 1, metal('gold', { roughness: 0.3 }), { x: 4, y: 1.8, z: 7.8, ry: 90 }),
        ),
        { x: side * 9.4, ry: side * -9 },
      ),
    ),
  )
}

const cameraBody = (colour) => {
  const [top, skin] = [
    metal(colour === 'silver' ? '#c3c7cb' : '#26282b', { roughness: 0.4 }),
    leather('#1b1c1e', { repeat: 4 }),
  ]
  return group(
    put(
      group(
        extrude(
          outline(
            [
              [-6.4, 0],
              [6.2, 0],
              [6.4, 6.6],
              [3, 6.8],
              [2.4, 8.2],
              [-1.6, 8.2],
              [-2.2, 6.8],
              [-6.4, 6.6],
            ],
            0.6,
          ),
          3.4,
          top,
          {},
          { bevel: 0.35, steps: 6 },
        ),
        extrude(rect(12.9, 4.3, 0.4), 3.6, skin, { y: 3.2 }, { bevel: 0.2 }),
        extrude(
          outline(
            [
              [-6.6, 0.6],
              [-4.4, 0.6],
              [-4.2, 5.4],
              [-6.4, 5.6],
            ],
            0.8,
          ),
          5.2,
          skin,
          { z: 0.6 },
          { bevel: 0.7, steps: 6 },
        ),
      ),
      {},
    ),
    put(group(cylinder(1, 0.9, metal(colour === 'silver' ? '#9a9ea3' : '#3a3c40'))), { x: -4.6, y: 6.5 }),
    put(group(cylinder(0.5, 0.6, chrome())), { x: -5.6, y: 6.5, z: 1.2 }),
    put(group(cylinder(0.85, 0.8, metal('#3a3c40'))), { x: 4.6, y: 6.6 }),
    box(1.9, 0.3, 1.7, metal('#888'), { x: 0.4, y: 8.3 }, 0.1),
    rod(0.32, 0.3, lamp('#ff8a57', 0.7), { x: -3, y: 5.8, z: 1.7, ry: 90 }),
    tag('surya', 2.2, { x: 0.5, y: 7.1, z: 1.72 }, colour === 'silver' ? '#333' : '#ddd', SERIF),
    put(
      group(
        lathe(
          [
            [0, 0],
            [3, 0],
            [3, 1],
            [2.8, 1.1],
            [2.8, 1.5],
            [3.05, 1.6],
            [3.05, 3.6],
            [2.85, 3.8],
            [2.85, 4.6],
            [2.6, 4.9],
            [2.45, 4.9],
            [2.2, 4.2],
            [0, 4],
          ],
          metal('#26282b', { roughness: 0.45 }),
          {},
          { radius: 0.08 },
        ),
        times(60, (i) =>
          put(group(box(0.12, 1.8, 0.12, rubber('#111'), { z: 3.06, y: 2.6 })), { ry: i * 6 }),
        ),
        cylinder(2.1, 0.3, gloss('#15233d', { roughness: 0.08 }), { y: 4.05 }),
        ball(2.2, glass('#9fc0ff', { body: 0.1, rim: 0.3 }), { y: 3.7, s: [1, 0.4, 1] }),
        ring(2.95, 0.05, metal('#d0602f'), { y: 4.4, rx: 90 }),
      ),
      { x: 0.6, y: 3.5, z: 1.6, rx: 90 },
    ),
  )
}

const pocketRadio = (colour) => {
  const body = colour === 'silver' ? metal('silver', { roughness: 0.4 }) : gloss(colour)
  return group(
    extrude(rect(12, 7.6, 0.9), 3, body, { y: 3.8 }, { bevel: 0.4, steps: 6 }),
    extrude(rect(6.4, 6, 0.5), 0.3, matte('#1b1c1f'), { x: -2.3, y: 3.8, z: 1.45 }),
    times(54, (i) =>
      rod(0.2, 0.2, metal('#9a9ea3'), {
        x: -4.9 + (i % 9) * 0.65,
        y: 1.6 + Math.floor(i / 9) * 0.88,
        z: 1.56,
        ry: 90,
      }),
    ),
    extrude(rect(3.8, 2.2, 0.3), 0.2, gloss('#111'), { x: 3.4, y: 5.4, z: 1.48 }),
    plane(
      3.3,
      1.7,
      screen(
        canvas(330, 170, (pen) => {
          pen.fillStyle = '#f1d9a8'
          pen.fillRect(0, 0, 330, 170)
          write(pen, 'FM 98.7', 165, 70, 76, { colour: '#3a2a12', font: NARROW })
          pen.fillStyle = '#c43b2a'
          pen.fillRect(210, 105, 8, 50)
          pen.fillStyle = '#3a2a12'
          for (let i = 0; i < 20; i += 1) pen.fillRect(15 + i * 15, 120, 3, i % 5 ? 15 : 30)
        }),
        { emissiveIntensity: 0.8 },
      ),
      { x: 3.4, y: 5.4, z: 1.6 },
    ),
    rod(1.25, 0.8, chrome(), { x: 3.4, y: 2.3, z: 1.6, ry: 90 }),
    rod(1.05, 0.9, matte('#26282b'), { x: 3.4, y: 2.3, z: 1.6, ry: 90 }),
    put(group(times(3, (i) => cylinder(0.2 - i * 0.045, 5, chrome(), { y: i * 4.6 }))), {
      x: 4.8,
      y: 7.4,
      z: -0.9,
      rz: -28,
    }),
    tube(
      [
        [-6, 6.6, 0],
        [-8.4, 5, 0.6],
        [-8.6, 1.6, 1.2],
        [-7.4, 0.4, 2.4],
      ],
      0.22,
      leather('#4a3020'),
    ),
  )
}

const roundSpeaker = (colour) => {
  const cloth = fabric(colour, { kind: 'weave', repeat: [40, 14], roughness: 0.8, bumpScale: 2.4 })
  return group(
    lathe(
      [
        [0, 0.3],
        [4.1, 0.3],
        [4.5, 1],
        [4.7, 4],
        [4.7, 15],
        [4.5, 18],
        [4.1, 18.7],
        [0, 18.7],
      ],
      cloth,
      {},
      { radius: 0.6 },
    ),
    lathe(
      [
        [0, 0],
        [4, 0],
        [4.3, 0.5],
        [4.3, 1.1],
      ],
      rubber('#17181a'),
    ),
    lathe(
      [
        [4.35, 18.2],
        [4.1, 19],
        [3.6, 19.3],
        [0, 19.3],
      ],
      rubber('#17181a'),
      {},
      { radius: 0.2 },
    ),
    plane(0.01, 0.01, matte('#000')),
    put(
      group(
        extrude(
          outline(
            [
              [-1.6, -5],
              [1.6, -5],
              [1.6, 5],
              [-1.6, 5],
            ],
            1.2,
          ),
          0.5,
          rubber('#17181a'),
          {},
          { bevel: 0.2 },
        ),
        times(3, (i) =>
          plane(
            1.2,
            1.2,
            printed(
              canvas(80, 80, (pen) => write(pen, ['+', '▸', '–'][i], 40, 42, 74, { colour: '#ddd' })),
              { transparent: true },
            ),
            { y: 3 - i * 3, z: 0.27 },
          ),
        ),
      ),
      { y: 10, z: 4.62 },
    ),
    tube(
      [
        [-3.6, 18.9, 0],
        [-4.6, 21, 0.5],
        [-2.4, 23.4, 1],
        [1.2, 22.4, 0.6],
        [0.6, 19.4, 0],
      ],
      0.34,
      fabric(colour === 'black' ? '#333' : colour, { repeat: [30, 1] }),
    ),
    put(
      group(
        box(2.4, 1, 0.12, matte('#d0602f'), {}, 0.05),
        plane(2, 0.5, words('ombak', 80, '#fff'), { z: 0.08 }),
      ),
      { x: 4.35, y: 4, z: 1.9, ry: 66 },
    ),
  )
}

const studioMic = () =>
  group(
    put(
      group(
        lathe(
          [
            [0, 0],
            [2.5, 0],
            [2.6, 0.5],
            [2.6, 5],
            [0, 5],
          ],
          metal('#3a3d42', { roughness: 0.35 }),
        ),
        lathe(
          [
            [2.45, 5],
            [2.55, 5.6],
            [2.55, 9.6],
            [2.2, 11.4],
            [1.2, 12.3],
            [0, 12.5],
          ],
          metal('#8b8f94', { bumpMap: bump('mesh', [10, 8]), bumpScale: 3, roughness: 0.4 }),
          {},
          { smooth: true },
        ),
        ring(2.55, 0.2, metal('gold'), { y: 5.1, rx: 90 }),
        rod(0.7, 0.4, plastic('#c43b2a'), { y: 2.6, z: 2.5, ry: 90 }),
        tag('podium', 2.4, { y: 1.1, z: 2.63 }, '#c9cccf'),
      ),
      { y: 7.5 },
    ),
    tube(
      [
        [-3.3, 13.5, 0],
        [-3.7, 9, 0],
        [-2.6, 6, 0],
        [0, 5, 0],
        [2.6, 6, 0],
        [3.7, 9, 0],
        [3.3, 13.5, 0],
      ],
      0.42,
      metal('#2b2d31'),
    ),
    [-1, 1].map((s) => rod(0.9, 0.9, metal('#6b6f74'), { x: s * 3.3, y: 11.5 })),
    cylinder(0.6, 4, metal('#6b6f74'), { y: 1 }),
    lathe(
      [
        [0, 0],
        [5.4, 0],
        [5.4, 0.5],
        [4.4, 1.2],
        [1, 1.6],
        [0, 1.6],
      ],
      metal('#2b2d31', { roughness: 0.4 }),
    ),
    tube(
      [
        [0, 7.6, -1],
        [1.6, 3, -5],
        [6, 0.3, -4],
        [9, 0.3, 1],
      ],
      0.22,
      rubber('#1b1c1e'),
    ),
  )

const handMic = (colour) => {
  const tone = colour === 'gold' ? metal('gold', { roughness: 0.28 }) : metal('#2b2d31', { roughness: 0.4 })
  const one = () =>
    group(
      lathe(
        [
          [0, 0],
          [1.15, 0],
          [1.25, 0.6],
          [1.25, 2],
          [1.45, 8],
          [1.75, 15],
          [0, 15],
        ],
        tone,
        {},
        { radius: 0.2 },
      ),
      lathe(
        [
          [1.9, 15],
          [2.55, 16.2],
          [2.75, 17.8],
          [2.5, 19.6],
          [1.6, 20.8],
          [0, 21.2],
        ],
        metal(colour === 'gold' ? '#dcb662' : '#9a9ea3', {
          bumpMap: bump('weave', [10, 5]),
          bumpScale: 4,
          roughness: 0.35,
        }),
        {},
        { smooth: true },
      ),
      ring(2.72, 0.22, tone, { y: 17.6, rx: 90 }),
      box(0.7, 1.6, 0.4, matte('#111'), { y: 10.8, z: 1.45 }, 0.15),
      plane(
        1.5,
        1,
        screen(
          canvas(150, 100, (pen) => {
            pen.fillStyle = '#06222b'
            pen.fillRect(0, 0, 150, 100)
            write(pen, 'CH 2', 75, 54, 50, { colour: '#7fe8ff', font: NARROW })
          }),
        ),
        { y: 13, z: 1.66 },
      ),
    )
  return group(
    put(one(), { x: -3, y: 0, rz: 9, z: -1 }),
    put(one(), { x: 4, y: 1.2, z: 2.5, rx: -86, rz: 62 }),
  )
}

const instantCamera = (colour) => {
  const body = gloss(colour === 'mint' ? '#a5dcc6' : colour)
  return group(
    extrude(
      outline(
        [
          [-6, 0],
          [6, 0],
          [5.6, 9.4],
          [-5.6, 9.4],
        ],
        1.8,
      ),
      5.4,
      body,
      {},
      { bevel: 1.1, steps: 8 },
    ),
    put(
      group(
        lathe(
          [
            [0, 0],
            [3.3, 0],
            [3.2, 1],
            [2.9, 1.2],
            [2.8, 2.2],
            [2.4, 2.4],
            [1.7, 1.8],
            [0, 1.7],
          ],
          gloss('#f2f0ea'),
          {},
          { radius: 0.2 },
        ),
        cylinder(1.5, 0.3, gloss('#0d1522'), { y: 1.75 }),
        ball(1.4, glass('#9fc0ff', { body: 0.08 }), { y: 1.5, s: [1, 0.5, 1] }),
      ),
      { x: -0.4, y: 3.8, z: 2.5, rx: 90 },
    ),
    extrude(rect(2.6, 1.6, 0.4), 0.3, matte('#e8e6df'), { x: 3.3, y: 7.6, z: 2.66 }),
    box(2.2, 1.2, 0.2, gloss('#cfd6da'), { x: 3.3, y: 7.6, z: 2.8 }, 0.1),
    rod(0.75, 0.4, gloss('#111'), { x: -3.6, y: 7.6, z: 2.6, ry: 90 }),
    rod(0.75, 0.5, plastic('#d0602f'), { x: -4.2, y: 3, z: 2.6, ry: 90 }),
    box(7.6, 0.5, 1.2, matte('#222'), { y: 9.3, z: -0.6 }, 0.1),
    put(
      group(
        box(5.4, 8.6, 0.08, card('#fff'), {}, 0.02),
        plane(
          4.6,
          6.2,
          printed(canvas(230, 310, (pen) => pen.drawImage(desktop('#f5b98a', '#4f7f8f', 230, 330), 0, 0))),
          { y: 0.6, z: 0.05 },
        ),
      ),
      { y: 12, z: -0.6, rx: -3 },
    ),
    tube(
      [
        [-5.8, 7.5, 0],
        [-8.6, 5, 1],
        [-8.4, 1.4, 2.2],
        [-6.6, 0.3, 4],
      ],
      0.28,
      fabric('#6d442b', { repeat: [30, 1] }),
    ),
  )
}

const projector = () =>
  group(
    box(16, 12, 15, matte('#f0f0ee'), { y: 6.8 }, 2.6),
    box(16.1, 1, 15.1, metal('#b9bdc1'), { y: 2.2 }, 0.3),
    extrude(rect(13, 8.6, 1.4), 0.5, gloss('#141518'), { y: 7, z: 7.4 }, { bevel: 0.15 }),
    put(
      group(
        lathe(
          [
            [0, 0],
            [2.9, 0],
            [2.8, 1],
            [2.3, 1],
            [1.9, 0.4],
            [0, 0.3],
          ],
          metal('#3a3d42'),
        ),
        ball(2.1, glass('#c9dcff', { body: 0.15 }), { s: [1, 0.45, 1], y: 0.3 }),
        cylinder(1.8, 0.1, lamp('#cfe4ff', 1.5), { y: 0.25 }),
      ),
      { x: -2.6, y: 7, z: 7.6, rx: 90 },
    ),
    rod(0.7, 0.3, gloss('#222'), { x: 3.4, y: 8.6, z: 7.6, ry: 90 }),
    tag('layar', 4, { x: 3.4, y: 5.2, z: 7.68 }, '#9a9ea3'),
    disc(2.4, gloss('#222'), { y: 12.82 }),
    times(14, (i) => box(0.3, 4, 0.2, matte('#333'), { x: 8, y: 7.4, z: -5 + i * 0.75, ry: 90 })),
    [-5, 5].map((x) => cylinder(1, 1, rubber('#222'), { x, y: 0, z: 4 })),
  )

const camcorder = () => {
  const shell = matte('#3a3d43', { roughness: 0.55, bumpMap: bump('fine', 3), bumpScale: 0.3 })
  const dark = matte('#1d1f22')
  return group(
    put(
      group(
        // Body, lighter on the side of the hand, with the battery behind.
        extrude(rect(5.6, 6.6, 1.7), 12.5, shell, { z: -1.6 }, { bevel: 0.5, steps: 8 }),
        extrude(rect(4.4, 4.6, 0.8), 3, dark, { y: -0.4, z: -9 }, { bevel: 0.3 }),
        box(0.3, 3.2, 7.4, metal('#a9aeb4', { roughness: 0.4 }), { x: 2.82, y: 1.2, z: -1 }, 0.12),
        tag('rana', 3.4, { x: 2.99, y: 1.4, z: 0.8, ry: 90 }, '#22252a', GOTHIC),
        tag('4K · 12x', 2.7, { x: 2.99, y: 0.55, z: 0.8, ry: 90 }, '#22252a'),
        ball(0.3, lamp('#ff5a4a', 1.2), { x: 1.9, y: 2.3, z: 4.75 }),
        // Zoom rocker, record button, microphone, accessory shoe.
        box(2.6, 0.5, 1.5, metal('#8f949a', { roughness: 0.4 }), { y: 3.5, z: 1.4 }, 0.22),
        put(cylinder(0.55, 0.4, plastic('#d23b32')), { y: 3.2, z: -1.4 }),
        box(2.6, 0.3, 2.4, chrome(), { y: 3.35, z: -4.6 }, 0.1),
        times(5, (i) => box(3.4, 0.08, 0.18, dark, { y: 3.33, z: 3.1 + i * 0.32 }, 0.03)),
      ),
      { y: 4.4 },
    ),
    // The lens: barrel with a ribbed ring, hood, coated glass.
    put(
      group(
        lathe(
          [
            [0, 0],
            [2.75, 0],
            [2.85, 0.3],
            [2.85, 2.6],
            [3.15, 3],
            [3.15, 5.2],
            [2.9, 5.4],
            [2.5, 4.4],
            [2.1, 3.9],
            [0, 3.8],
          ],
          metal('#2c2f34', { roughness: 0.38 }),
          {},
          { radius: 0.15 },
        ),
        times(44, (i) => {
          const a = (i / 44) * 6.2832
          return box(
            0.16,
            1.5,
            0.2,
            dark,
            { x: Math.sin(a) * 2.88, y: 1.4, z: Math.cos(a) * 2.88, ry: (a * 180) / Math.PI },
            0.04,
          )
        }),
        ring(3.17, 0.07, metal('#d2703a', { roughness: 0.35 }), { y: 4.4, rx: 90 }),
        ring(2.2, 0.09, metal('#8f949a'), { y: 4, rx: 90 }),
        ball(2.05, gloss('#141d33', { roughness: 0.05 }), { y: 3.5, s: [1, 0.34, 1] }),
        ball(1.25, gloss('#2a3f77', { roughness: 0.05 }), { y: 3.86, s: [1, 0.3, 1] }),
        ball(0.62, gloss('#0b0d14', { roughness: 0.05 }), { y: 4.08, s: [1, 0.28, 1] }),
      ),
      { y: 4.8, z: 4.2, rx: 90 },
    ),
    // The screen is folded out and turned to the front.
    put(
      group(
        put(rod(0.42, 3.6, shell), { x: 0.2, rz: 90 }),
        extrude(rect(7.4, 5.2, 0.6), 0.8, shell, { x: 4.3 }, { bevel: 0.2 }),
        plane(6.6, 4.3, screen(desktop('#e8a06a', '#274a73', 640, 410)), { x: 4.3, z: 0.43 }),
        put(group(ball(0.13, lamp('#ff4a3a', 1.4))), { x: 1.5, y: 1.7, z: 0.46 }),
      ),
      { x: 3.1, y: 4.8, z: -3.6, ry: 2 },
    ),
    // The strap round the hand.
    tube(
      [
        [-2.6, 4.2, 4],
        [-4.3, 4.6, 2],
        [-4.9, 4.7, -1.4],
        [-4.3, 4.6, -5],
        [-2.4, 4.2, -7],
      ],
      0.9,
      leather('#26282b'),
    ),
  )
}

const piano = (withStand) =>
  group(
    put(
      group(
        box(94, 7.4, 26, matte('#202226'), {}, 1.2),
        box(88, 1, 13, matte('#0d0e10'), { y: 3.3, z: 5.4 }, 0.2),
        times(36, (i) => box(2.3, 1.6, 13.6, gloss('#f7f5ef'), { x: -42.8 + i * 2.445, y: 4, z: 5.6 }, 0.25)),
        times(36, (i) =>
          [1, 2, 4, 5, 6].includes(i % 7)
            ? box(1.3, 1.6, 8.4, gloss('#141518'), { x: -44 + i * 2.445, y: 5.2, z: 2.6 }, 0.25)
            : null,
        ),
        plane(
          13,
          4,
          screen(
            canvas(390, 120, (pen) => {
              pen.fillStyle = '#0f2c3a'
              pen.fillRect(0, 0, 390, 120)
              write(pen, '001 Grand Piano', 195, 62, 44, { colour: '#bfe6ff', font: NARROW })
            }),
          ),
          { y: 3.75, z: -7, rx: -90 },
        ),
        times(12, (i) =>
          box(
            2,
            0.5,
            1.2,
            matte('#44474c'),
            { x: 10 + (i % 6) * 3, y: 3.8, z: -8.2 + Math.floor(i / 6) * 2.4 },
            0.2,
          ),
        ),
        [-1, 1].map((s) =>
          put(group(cutout(rect(18, 5, 2), fabric('#15161a', { kind: 'mesh', repeat: [12, 4] }))), {
            x: s * 33,
            y: 3.75,
            z: -7,
            rx: -90,
          }),
        ),
        times(2, (i) => cylinder(1.1, 1.2, metal('#777b80'), { x: -14 + i * 3.4, y: 3.6, z: -7 })),
        box(34, 12, 0.6, matte('#202226'), { y: 9.4, z: -11.6, rx: -14 }, 0.2),
      ),
      { y: withStand ? 62 : 3.8 },
    ),
    withStand &&
      [0, 1].map((k) =>
        put(group(box(4, 78, 3, matte('#17181a'), {}, 0.6)), { y: 30, rz: k ? 38 : -38, z: k * 6 - 3 }),
      ),
  )

const guitar = (colour) => {
  const body = gloss(colour === 'light-blue' ? '#93bbdd' : colour)
  return put(
    group(
      extrude(
        outline(
          [
            [-3, 15],
            [-9, 22],
            [-15.5, 17],
            [-13, 8],
            [-11.4, 2],
            [-16.5, -8],
            [-12, -20],
            [0, -23],
            [12, -20],
            [16.5, -8],
            [11.6, 2],
            [12.6, 9],
            [14.4, 15],
            [9.4, 18.6],
            [3.4, 14],
          ],
          6,
        ),
        4.4,
        body,
        {},
        { bevel: 0.9, steps: 8 },
      ),
      extrude(
        outline(
          [
            [-3, 13],
            [-8, 15],
            [-9, 6],
            [-8, -6],
            [-2, -9],
            [6, -17],
            [11, -11],
            [8, 0],
            [7, 10],
            [3, 13],
          ],
          2.6,
        ),
        0.4,
        gloss('#f5f2ea'),
        { z: 2.2 },
        { bevel: 0.1 },
      ),
      [6.5, 0, -6.5].map((y, i) =>
        box(8, 2, 1.2, plastic('#1b1c1f'), { y, z: 2.8, rz: i === 2 ? 12 : 0 }, 0.6),
      ),
      box(8.6, 3.4, 1.2, chrome(), { y: -13, z: 2.7 }, 0.3),
      times(3, (i) => rod(1, 1.2, plastic('#f0ede4'), { x: 7.4 - i * 0.5, y: -6 - i * 3.8, z: 2.8, ry: 90 })),
      box(5.2, 48, 2.2, wood('#d8ae74', { turn: 90 }), { y: 36, z: 1.4 }, 0.8),
      box(5.3, 50, 0.7, wood('walnut', { turn: 90 }), { y: 36, z: 2.7 }, 0.2),
      times(20, (i) =>
        box(5.2, 0.22, 0.3, chrome(), { y: 60 - 46 * (1 - 0.944 ** (i + 1)) * 1.4, z: 3.1 }, 0.1),
      ),
      [44, 39, 34.5, 30.6].map((y) => rod(0.5, 0.2, matte('#f5f2ea'), { y, z: 3.05, ry: 90 })),
      extrude(
        outline(
          [
            [-2.6, 60],
            [2.6, 60],
            [4.4, 64],
            [3.6, 76],
            [-1, 78],
            [-4, 74],
            [-3.6, 64],
          ],
          2,
        ),
        1.8,
        gloss(colour === 'black' ? '#1b1c1e' : '#d8ae74'),
        { z: 0.6 },
        { bevel: 0.3 },
      ),
      times(6, (i) =>
        group(
          rod(0.5, 1.4, chrome(), { x: -2.6 + (i % 2) * 5, y: 64 + Math.floor(i / 2) * 4.4, z: 1.6, ry: 90 }),
          box(
            1.6,
            1.2,
            0.6,
            chrome(),
            { x: -5 + (i % 2) * 10, y: 64 + Math.floor(i / 2) * 4.4, z: 0.6 },
            0.3,
          ),
        ),
      ),
      times(6, (i) => box(0.09, 74, 0.09, metal('#d5d7da'), { x: -1.9 + i * 0.76, y: 24, z: 3.6 })),
    ),
    { y: 24, rx: -8, rz: -4 },
  )
}

const cdPlayer = (colour) => {
  const isClear = colour === 'clear'
  const body = isClear ? plastic('#cfd8db', { roughness: 0.25 }) : gloss('#f4f3ef')
  const disk = cylinder(
    6,
    0.12,
    metal('#e6e9ec', {
      roughness: 0.12,
      iridescence: 1,
      iridescenceIOR: 1.8,
      iridescenceThicknessMinimum: 200,
      iridescenceThicknessMaximum: 700,
    }),
    { y: 2.1 },
  )
  return group(
    lathe(
      [
        [0, 0],
        [6.6, 0],
        [7.1, 0.5],
        [7.1, 1.7],
        [6.7, 2.1],
        [0, 2],
      ],
      body,
      {},
      { radius: 0.3 },
    ),
    disk,
    cylinder(1, 0.5, matte('#333'), { y: 2.1 }),
    lathe(
      [
        [6.95, 2],
        [6.95, 2.5],
        [6.2, 3.2],
        [0, 3.4],
      ],
      glass('#e2ecee', { body: 0.12, rim: 0.5 }),
      {},
      { radius: 0.3 },
    ),
    put(
      group(
        box(5.6, 1.2, 0.6, gloss('#15171a'), {}, 0.2),
        plane(
          4.6,
          0.9,
          screen(
            canvas(460, 90, (pen) => {
              pen.fillStyle = '#0d1c22'
              pen.fillRect(0, 0, 460, 90)
              write(pen, '03  02:47', 230, 48, 66, { colour: '#9fe8ff', font: NARROW })
            }),
          ),
          { z: 0.31 },
        ),
      ),
      { y: 1.1, z: 6.9 },
    ),
    tube(
      [
        [6.8, 1, 1.5],
        [10, 0.6, 3],
        [10, 0.4, 8],
        [4, 0.4, 9.6],
        [-4, 0.4, 9.2],
      ],
      0.13,
      rubber('#eee'),
    ),
    [-4.6, -5.8].map((x, i) =>
      put(
        group(
          ball(0.8, gloss('#f4f3ef'), { s: [1, 1, 0.7] }),
          cylinder(0.2, 1.6, gloss('#f4f3ef'), { y: -2 }),
        ),
        { x, y: 1, z: 9.6 + i * 1.3, rz: 60 },
      ),
    ),
  )
}

const riceCooker = (colour) => {
  const body = gloss(colour)
  const ink = colour === 'white' ? '#555' : '#ddd'
  const ringOf = (k, y) =>
    times(64, (i) => {
      const a = (i / 64) * 6.283
      const r = (v) => Math.sign(v) * Math.abs(v) ** 0.72
      return [r(Math.sin(a)) * 11.5 * k, y, r(Math.cos(a)) * 14 * k]
    })
  return group(
    loft(
      [
        [0.84, 0],
        [0.92, 0.5],
        [0.99, 3],
        [1, 8],
        [0.99, 13],
        [0.97, 13.6],
      ].map(([k, y]) => ringOf(k, y)),
      body,
    ),
    loft(
      [
        [0.95, 13.6],
        [0.95, 14],
      ].map(([k, y]) => ringOf(k, y)),
      matte('#222'),
    ),
    loft(
      [
        [0.98, 14],
        [0.99, 16],
        [0.94, 18],
        [0.8, 19.2],
        [0.4, 19.8],
        [0.05, 19.9],
      ].map(([k, y]) => ringOf(k, y)),
      body,
    ),
    tube(
      [
        [-11, 12, -4],
        [-11.4, 19, -1],
        [-8, 23, 1],
        [0, 24.6, 1.6],
        [8, 23, 1],
        [11.4, 19, -1],
        [11, 12, -4],
      ],
      0.9,
      matte(colour === 'white' ? '#cfcfcc' : '#333'),
    ),
    put(
      group(
        extrude(rect(10, 7.4, 1.4), 0.6, gloss('#101214'), {}, { bevel: 0.2 }),
        plane(
          7.4,
          3,
          screen(
            canvas(370, 150, (pen) => {
              pen.fillStyle = '#101214'
              pen.fillRect(0, 0, 370, 150)
              write(pen, '00:42', 185, 62, 92, { colour: '#ffb27a', font: NARROW })
              write(pen, 'Nasi  Bubur  Ketan  Kukus', 185, 128, 27, { colour: '#aaa' })
            }),
          ),
          { y: 1.2, z: 0.32 },
        ),
        times(4, (i) => rod(0.55, 0.2, matte('#3a3d42'), { x: -3 + i * 2, y: -2.3, z: 0.3, ry: 90 })),
      ),
      { y: 8.6, z: 13.9, rx: -4 },
    ),
    box(3.4, 1.6, 1.4, chrome(), { y: 14.4, z: 13.6 }, 0.4),
    tag('hikari', 4, { y: 3.4, z: 14.05 }, ink),
    cylinder(1.2, 0.5, chrome(), { y: 19.7, z: -4 }),
  )
}

const espresso = (colour) => {
  const body = gloss(colour === 'ivory' ? '#efe6d2' : colour)
  return group(
    box(15, 3.4, 24, body, { y: 1.9, z: 2 }, 0.8),
    put(
      group(
        box(13, 0.6, 11, chrome(), {}, 0.2),
        times(9, (i) => box(11.4, 0.3, 0.4, matte('#222'), { y: 0.25, z: -4 + i }, 0.1)),
      ),
      { y: 3.6, z: 7 },
    ),
    box(15, 26, 11, body, { y: 16, z: -5 }, 1.6),
    box(15, 9, 20, body, { y: 25.4, z: 0 }, 2),
    box(11, 0.8, 13, chrome(), { y: 30, z: -2 }, 0.3),
    cylinder(3.4, 3, chrome(), { y: 18, z: 5.4 }),
    put(
      group(
        lathe(
          [
            [0, 0],
            [2.6, 0],
            [3.2, 1.8],
            [0, 1.8],
          ],
          chrome(),
        ),
        put(group(rod(0.95, 9, matte('#1b1c1f'), { x: 5 })), { ry: -90 }),
        tube(
          [
            [0, 0, 0],
            [-0.9, -1.2, 0.3],
            [-0.9, -1.8, 0.3],
          ],
          0.35,
          chrome(),
        ),
        tube(
          [
            [0, 0, 0],
            [0.9, -1.2, 0.3],
            [0.9, -1.8, 0.3],
          ],
          0.35,
          chrome(),
        ),
      ),
      { y: 16, z: 5.4 },
    ),
    tube(
      [
        [6.2, 22, 6],
        [7.6, 19, 8],
        [7.8, 12, 8.4],
      ],
      0.35,
      chrome(),
    ),
    rod(1.8, 1.6, chrome(), { x: 7.8, y: 25.4, z: 5 }),
    put(
      group(
        rod(2, 0.4, chrome(), { ry: 90 }),
        rod(1.75, 0.5, card('#fff'), { ry: 90 }),
        box(0.14, 1.3, 0.1, matte('#c43b2a'), { z: 0.3, y: 0.4, rz: -30 }),
      ),
      { y: 25.6, z: 10 },
    ),
    times(3, (i) =>
      rod(0.8, 0.4, i === 1 ? lamp('#ffce8a', 1.1) : chrome(), {
        x: -5.4 + (i === 2 ? 10.8 : i * 0),
        y: 25.6 + (i === 1 ? 2.2 : 0),
        z: 10,
        ry: 90,
      }),
    ),
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.9, 0],
            [2.5, 1],
            [2.9, 3.8],
            [2.7, 3.8],
            [2.3, 1.2],
            [0, 0.6],
          ],
          gloss('#fbfaf6'),
        ),
        disc(2.55, gloss('#5b3418'), { y: 3.2 }),
        ring(1, 0.3, gloss('#fbfaf6'), { x: 3.3, y: 2.2 }),
      ),
      { y: 3.9, z: 5.6 },
    ),
    tag('crema', 4, { y: 22, z: 10.04 }, colour === 'ivory' ? '#6d442b' : '#ddd', SERIF),
  )
}

const toaster = (colour) => {
  const body = gloss(colour === 'ivory' ? '#efe6d2' : colour === 'mint' ? '#a5dcc6' : colour)
  const slice = (at) =>
    put(
      group(
        extrude(
          outline(
            [
              [-5.2, -5],
              [5.2, -5],
              [5.2, 2.4],
              [6.2, 4.6],
              [4.4, 6.6],
              [-4.4, 6.6],
              [-6.2, 4.6],
              [-5.2, 2.4],
            ],
            1.6,
          ),
          1.5,
          matte('#b07a3c', { bumpMap: bump('rough', 3), bumpScale: 2 }),
          {},
          { bevel: 0.3 },
        ),
        extrude(
          outline(
            [
              [-4.8, -4.6],
              [4.8, -4.6],
              [4.8, 2.2],
              [5.6, 4.4],
              [4.1, 6],
              [-4.1, 6],
              [-5.6, 4.4],
              [-4.8, 2.2],
            ],
            1.5,
          ),
          1.54,
          matte('#e2b56f', { bumpMap: bump('rough', 5), bumpScale: 4 }),
          {},
          { bevel: 0.1 },
        ),
      ),
      at,
    )
  return group(
    extrude(
      outline(
        [
          [-13.5, 0],
          [13.5, 0],
          [13, 18],
          [-13, 18],
        ],
        5,
      ),
      14,
      body,
      { y: 1 },
      { bevel: 2.6, steps: 10 },
    ),
    box(24, 1.6, 12.6, matte('#222'), { y: 0.8 }, 0.6),
    extrude(rect(20, 9.6, 2), 0.5, chrome(), { y: 19, rx: -90 }, { bevel: 0.15 }),
    [-2.4, 2.4].map((z) => box(17, 0.7, 2.6, matte('#141518'), { y: 19.05, z }, 0.3)),
    slice({ x: -0.2, y: 19, z: 2.4 }),
    slice({ x: 0.3, y: 20.2, z: -2.4 }),
    box(0.5, 10, 1.4, matte('#222'), { x: 13.6, y: 10 }, 0.2),
    box(2.6, 1.6, 4.4, chrome(), { x: 14.4, y: 13.6 }, 0.6),
    put(group(rod(1.9, 1, chrome()), rod(1.4, 1.2, matte('#222'))), { x: 13.6, y: 5, z: 3.8 }),
    put(group(plane(6, 1.5, words('hikari', 80, colour === 'red' ? '#fff' : '#6b5a45', SERIF))), {
      y: 9.4,
      z: 7.02,
    }),
    times(3, (i) =>
      rod(0.7, 0.4, i === 0 ? lamp('#ffb27a', 1) : matte('#fff'), { x: -3 + i * 3, y: 5, z: 7, ry: 90 }),
    ),
  )
}

const waffleIron = () =>
  group(
    lathe(
      [
        [0, 0],
        [10, 0],
        [10.6, 1],
        [10.6, 3],
        [10, 3.6],
        [0, 3.6],
      ],
      gloss('#26282b'),
      {},
      { radius: 0.5 },
    ),
    lathe(
      [
        [0, 3.6],
        [9.4, 3.6],
        [9.4, 3.9],
        [0, 3.9],
      ],
      matte('#3a3c40'),
    ),
    group(
      cylinder(8.6, 1.5, matte('#d89a4a', { bumpMap: bump('rough', 4), bumpScale: 1 }), { y: 3.9 }),
      times(9, (i) => [
        box(
          16.6 * Math.sqrt(Math.max(0.05, 1 - ((i - 4) / 4.4) ** 2)),
          1,
          0.65,
          matte('#e6b164'),
          { y: 5.4, z: -7 + i * 1.75 },
          0.25,
        ),
        box(
          0.65,
          1,
          16.6 * Math.sqrt(Math.max(0.05, 1 - ((i - 4) / 4.4) ** 2)),
          matte('#e6b164'),
          { y: 5.4, x: -7 + i * 1.75 },
          0.25,
        ),
      ]),
    ),
    put(
      group(
        lathe(
          [
            [0, -2],
            [9.6, -2],
            [10.6, -1.4],
            [10.6, 0.4],
            [8, 1.6],
            [0, 1.8],
          ],
          gloss('#26282b'),
          {},
          { radius: 0.5 },
        ),
        lathe(
          [
            [0, -2.1],
            [9.2, -2.1],
            [9.2, -2],
          ],
          matte('#3a3c40'),
        ),
        times(9, (i) => [
          box(16 * Math.sqrt(Math.max(0.05, 1 - ((i - 4) / 4.4) ** 2)), 0.7, 0.9, matte('#4a4d52'), {
            y: -2.3,
            z: -7 + i * 1.75,
          }),
          box(0.9, 0.7, 16 * Math.sqrt(Math.max(0.05, 1 - ((i - 4) / 4.4) ** 2)), matte('#4a4d52'), {
            y: -2.3,
            x: -7 + i * 1.75,
          }),
        ]),
      ),
      { y: 12.6, z: -10.4, rx: -72 },
    ),
    put(group(box(5, 2, 7, matte('#1b1c1f'), {}, 0.8)), { y: 2, z: 12.4 }),
    rod(0.5, 0.3, lamp('#6ff0b0', 1.6), { y: 2, x: 3.6, z: 10.1, ry: 90 }),
    box(7, 3, 2.6, matte('#1b1c1f'), { y: 4, z: -11 }, 0.6),
  )

const alarmClock = (colour) => {
  const body = gloss(colour)
  const bell = (side) =>
    put(
      group(
        lathe(
          [
            [2.5, 0],
            [2.5, 0.4],
            [2.2, 1.2],
            [1.2, 2],
            [0, 2.2],
          ],
          metal('#d8b25c', { roughness: 0.18 }),
          {},
          { smooth: true },
        ),
        ball(0.35, chrome(), { y: 2.3 }),
      ),
      { x: side * 3, y: 12.4, rz: -side * 28 },
    )
  return group(
    put(
      group(
        lathe(
          [
            [0, -2.4],
            [5, -2.4],
            [5.6, -1.4],
            [5.6, 2],
            [5.3, 2.4],
            [4.9, 2],
            [0, 1.9],
          ],
          body,
          {},
          { radius: 0.3 },
        ),
      ),
      { y: 7, rx: 90 },
    ),
    put(group(cutout(circleOf(4.95), printed(dial(true), { roughness: 0.5 }))), { y: 7, z: 1.96 }),
    put(
      group(
        box(0.4, 2.9, 0.1, matte('#1b1c1e'), { y: 1.2 }),
        box(0.3, 3.9, 0.1, matte('#1b1c1e'), { y: 1.7 }).rotateZ(-1.05),
        rod(0.35, 0.3, metal('gold'), { ry: 90 }),
      ),
      { y: 7, z: 2.15, rz: 55 },
    ),
    put(group(disc(4.95, glass('#fff', { body: 0.04, rim: 0.1 }))), { y: 7, z: 2.35, rx: 90 }),
    bell(-1),
    bell(1),
    tube(
      [
        [-3.6, 14.8, 0],
        [-2, 17.4, 0],
        [2, 17.4, 0],
        [3.6, 14.8, 0],
      ],
      0.28,
      chrome(),
    ),
    box(0.5, 1.6, 0.5, chrome(), { y: 13.6 }),
    ball(0.55, chrome(), { y: 14.5 }),
    [-1, 1].map((side) =>
      put(group(cylinder(0.5, 3, chrome(), {}, { top: 0.75 }), ball(0.75, chrome(), {})), {
        x: side * 3.7,
        y: 0.7,
        rz: side * 26,
      }),
    ),
  )
}
const circleOf = (r) =>
  outline(
    times(48, (i) => [Math.cos((i / 48) * 6.2832) * r, Math.sin((i / 48) * 6.2832) * r]),
    0.01,
  )
export const dial = (numbers, { paper = '#fbf8ef', ink = '#1b1c1e', brand = 'dini', roman = false } = {}) =>
  canvas(512, 512, (pen) => {
    pen.fillStyle = paper
    pen.fillRect(0, 0, 512, 512)
    for (let i = 0; i < 60; i += 1) {
      pen.save()
      pen.translate(256, 256)
      pen.rotate((i / 60) * Math.PI * 2)
      pen.fillStyle = ink
      pen.fillRect(i % 5 ? -1.5 : -4, -244, i % 5 ? 3 : 8, i % 5 ? 12 : numbers ? 22 : 46)
      pen.restore()
    }
    if (numbers)
      for (let i = 1; i <= 12; i += 1)
        write(
          pen,
          roman ? ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'][i - 1] : `${i}`,
          256 + Math.sin((i / 6) * Math.PI) * 186,
          258 - Math.cos((i / 6) * Math.PI) * 186,
          56,
          { font: roman ? SERIF : GOTHIC, colour: ink },
        )
    write(pen, brand, 256, 178, 34, { font: GOTHIC, colour: ink, weight: 600 })
  })

const aa = (at, tone = '#1f7f80') =>
  put(
    group(
      lathe(
        [
          [0, 0],
          [0.7, 0],
          [0.7, 4.6],
          [0.28, 4.75],
          [0.28, 5.05],
          [0, 5.05],
        ],
        printed(
          canvas(300, 300, (pen) => {
            pen.fillStyle = tone
            pen.fillRect(0, 0, 300, 300)
            pen.fillStyle = '#dfe3e6'
            pen.fillRect(0, 0, 300, 60)
            pen.save()
            pen.translate(150, 180)
            pen.rotate(-Math.PI / 2)
            write(pen, 'isi ulang AA', 0, 0, 40, { colour: '#fff', font: GOTHIC })
            pen.restore()
          }),
          { metalness: 0.4, roughness: 0.3 },
        ),
        {},
        { radius: 0.08 },
      ),
    ),
    at,
  )
const batteries = () =>
  group(
    put(
      group(
        extrude(rect(10, 12.5, 1.2), 3, plastic('#26282b'), {}, { bevel: 0.6 }),
        times(4, (i) =>
          group(
            box(1.8, 6.6, 0.6, matte('#111'), { x: -3.4 + i * 2.27, y: -0.6, z: 1.4 }, 0.3),
            rod(0.2, 0.1, lamp(i === 2 ? '#ffb357' : '#6ff0b0', 1.6), {
              x: -3.4 + i * 2.27,
              y: 4,
              z: 1.5,
              ry: 90,
            }),
          ),
        ),
        times(4, (i) => aa({ x: -3.4 + i * 2.27, y: -3.2, z: 1.6 })),
        tag('berlin ton', 4.4, { y: -5.2, z: 1.52 }, '#bbb'),
      ),
      { x: -3.4, y: 6.3, rx: -8, z: -1.5 },
    ),
    aa({ x: 3.6, z: 1 }),
    aa({ x: 5.6, z: -0.4 }),
    aa({ x: 5.4, z: 2.4 }),
    aa({ x: 2.2, y: 0.7, z: 5.2, rz: 90, ry: 24 }),
  )

const roomGauge = (colour) =>
  group(
    put(
      group(
        extrude(rect(8, 8, 1.6), 1.6, plastic(colour, { roughness: 0.5 }), {}, { bevel: 0.5, steps: 8 }),
        extrude(rect(7, 7, 1.1), 0.2, gloss('#0f1113'), { z: 0.76 }),
        cutout(
          rect(6.6, 6.6, 0.9),
          screen(
            canvas(660, 660, (pen) => {
              pen.fillStyle = '#dfe5da'
              pen.fillRect(0, 0, 660, 660)
              write(pen, '26.4', 290, 200, 250, { colour: '#20262a', font: NARROW })
              write(pen, '°C', 560, 130, 80, { colour: '#20262a' })
              write(pen, '58', 220, 470, 220, { colour: '#20262a', font: NARROW })
              write(pen, '%', 420, 450, 100, { colour: '#20262a' })
              write(pen, '☺', 560, 480, 130, { colour: '#20262a' })
              pen.fillStyle = '#20262a'
              pen.fillRect(40, 335, 580, 5)
            }),
            { emissiveIntensity: 0.62 },
          ),
          { z: 0.88 },
        ),
      ),
      { y: 4.1, rx: -9 },
    ),
    box(5, 0.5, 3, plastic(colour), { y: 0.25, z: -1.2 }, 0.2),
  )

const lantern = () =>
  group(
    lathe(
      [
        [0, 0],
        [4.8, 0],
        [5, 0.6],
        [5, 3.4],
        [4.4, 4],
        [0, 4],
      ],
      rubber('#2a2c30'),
      {},
      { radius: 0.3 },
    ),
    lathe(
      [
        [3.9, 4],
        [3.9, 12],
        [0, 12],
      ],
      lamp('#fff0cf', 1.15),
    ),
    times(6, (i) => put(group(box(0.5, 8.4, 0.5, matte('#d0602f'), { z: 4.4, y: 8 }, 0.2)), { ry: i * 60 })),
    through(
      (m) =>
        lathe(
          [
            [4.2, 4],
            [4.2, 12.2],
          ],
          m,
        ),
      '#fff6e0',
      { body: 0.05, rim: 0.3 },
    ),
    lathe(
      [
        [4.8, 12],
        [4.8, 13],
        [3.6, 14.4],
        [0, 14.6],
      ],
      rubber('#2a2c30'),
      {},
      { radius: 0.4 },
    ),
    tube(
      [
        [-4.4, 12.8, 0],
        [-5, 17, 0],
        [0, 20.4, 0],
        [5, 17, 0],
        [4.4, 12.8, 0],
      ],
      0.4,
      metal('#6b6f74'),
    ),
    rod(0.9, 0.5, plastic('#d0602f'), { y: 2, z: 4.9, ry: 90 }),
    tag('terang', 3.4, { y: 0.85, z: 5.04 }, '#ddd'),
  )

export const bulb = (tone, at) =>
  put(
    group(
      lathe(
        [
          [0, 0],
          [0.6, 0],
          [1.25, 0.7],
          [1.25, 2.6],
        ],
        metal('#c3c7cb', { roughness: 0.3 }),
      ),
      times(4, (i) => ring(1.28, 0.16, metal('#d5d8da'), { y: 0.9 + i * 0.48, rx: 90 })),
      lathe(
        [
          [1.3, 2.6],
          [1.5, 3],
          [2.2, 4.6],
          [3, 6.4],
        ],
        plastic('#f2f2f0'),
        {},
        { smooth: true },
      ),
      lathe(
        [
          [3, 6.4],
          [3.3, 7.8],
          [2.9, 9.6],
          [1.7, 10.8],
          [0, 11.2],
        ],
        plastic('#f4f1ea', { roughness: 0.25, emissive: tone, emissiveIntensity: 0.28 }),
        {},
        { smooth: true },
      ),
    ),
    at,
  )

const juicer = () =>
  group(
    lathe(
      [
        [0, 0],
        [7, 0],
        [7.4, 1],
        [7, 8],
        [6.4, 9],
        [0, 9],
      ],
      gloss('#26282b'),
      {},
      { radius: 0.4 },
    ),
    lathe(
      [
        [7.1, 6],
        [8, 9.4],
        [8.2, 12],
        [7.6, 12],
        [6.6, 10],
        [0, 9.4],
      ],
      brushed(),
      {},
      { radius: 0.2 },
    ),
    lathe(
      [
        [4.4, 10],
        [3.4, 12.4],
        [2.2, 14.6],
        [1, 15.8],
        [0, 16],
      ],
      brushed(),
      {},
      { smooth: true },
    ),
    times(10, (i) =>
      put(
        group(
          tube(
            [
              [0, 10.4, 4.3],
              [0, 12.6, 3.3],
              [0, 15, 1.8],
            ],
            0.2,
            brushed(),
          ),
        ),
        { ry: i * 36 },
      ),
    ),
    put(group(box(2, 1, 5, chrome(), {}, 0.4)), { y: 8.6, z: 9 }),
    put(
      group(
        lathe(
          [
            [0, -3.6],
            [2.6, -2.8],
            [3.6, 0],
          ],
          matte('#f08a24', { bumpMap: bump('leather', 3), bumpScale: 0.8 }),
          {},
          { smooth: true },
        ),
        lathe(
          [
            [3.6, 0],
            [3.3, 0.05],
            [0, 0.05],
          ],
          matte('#fbe9c4'),
        ),
        lathe(
          [
            [3.1, 0.06],
            [0, 0.08],
          ],
          gloss('#f6a43a'),
        ),
        times(9, (i) => put(group(box(0.14, 0.1, 3, matte('#fbe0b0'), { y: 0.1, z: 1.6 })), { ry: i * 40 })),
      ),
      { x: 10.6, y: 3.5, z: 6, rx: 38, rz: -10 },
    ),
    ball(3.7, matte('#f08a24', { bumpMap: bump('leather', 3), bumpScale: 0.8 }), { x: -11, y: 3.7, z: 3 }),
    tag('peras', 4, { y: 4, z: 7.36 }, '#ddd'),
  )

const microscope = () =>
  group(
    put(group(extrude(rect(14, 18, 4), 2.4, plastic('#2b2d31'), {}, { bevel: 0.6 })), { y: 1.2, rx: -90 }),
    box(3, 26, 4, metal('#c3c7cb'), { y: 14, z: -6 }, 1),
    box(9, 1, 9, matte('#1b1c1f'), { y: 6.6, z: 0.6 }, 0.3),
    box(3.4, 2, 6, metal('#c3c7cb'), { y: 6.4, z: -5 }, 0.5),
    disc(1.5, lamp('#e8f4ff', 1.6), { y: 7.15, z: 1 }),
    lathe(
      [
        [0, 0],
        [1.1, 0],
        [1.4, 3],
        [2.4, 4],
        [2.4, 9],
        [0, 9],
      ],
      metal('#3a3d42'),
      { y: 9, z: 1 },
    ),
    box(5, 4, 7, metal('#c3c7cb'), { y: 14.6, z: -2.4 }, 1),
    [-1, 1].map((s) => rod(1.7, 2, rubber('#222'), { x: s * 2.6, y: 11, z: -6 })),
    put(
      group(
        extrude(rect(15, 10, 1), 1.6, plastic('#2b2d31'), {}, { bevel: 0.4 }),
        plane(
          13.4,
          8.6,
          screen(
            canvas(670, 430, (pen) => {
              pen.fillStyle = '#f2e9ef'
              pen.fillRect(0, 0, 670, 430)
              for (let i = 0; i < 60; i += 1) {
                const x = (i * 97) % 670
                const y = (i * 61) % 430
                pen.fillStyle = `hsla(${320 + (i % 5) * 12},55%,${60 + (i % 4) * 6}%,.75)`
                pen.beginPath()
                pen.ellipse(x, y, 38, 30, i, 0, 7)
                pen.fill()
                pen.fillStyle = '#6b2f63'
                pen.beginPath()
                pen.arc(x + 4, y, 10, 0, 7)
                pen.fill()
              }
            }),
          ),
          { z: 0.83 },
        ),
      ),
      { y: 24, z: 0.4, rx: -12 },
    ),
  )

const tableClock = (name) =>
  group(
    extrude(
      outline(
        [
          [-12, 0],
          [12, 0],
          [12, 13],
          [-12, 13],
        ],
        3.4,
      ),
      9,
      wood(name),
      { y: 0.6 },
      { bevel: 0.5 },
    ),
    extrude(
      outline(
        [
          [-11.2, 0.9],
          [11.2, 0.9],
          [11.2, 12.1],
          [-11.2, 12.1],
        ],
        2.8,
      ),
      0.5,
      fabric('#cfc4b0', { repeat: [30, 15] }),
      { y: 0.6, z: 4.4 },
    ),
    put(
      group(
        cutout(circleOf(4.2), printed(dial(false, { brand: 'senja' }))),
        ring(4.3, 0.25, metal('gold')),
        box(0.35, 2.6, 0.08, matte('#222'), { x: 0.7, y: 1, z: 0.15 }).rotateZ(-0.7),
        box(0.28, 3.4, 0.08, matte('#222'), { x: -0.9, y: 1.4, z: 0.15 }).rotateZ(0.5),
      ),
      { x: -4.6, y: 7.1, z: 4.75 },
    ),
    times(3, (i) =>
      rod(0.95, 0.9, metal('gold', { roughness: 0.3 }), { x: 3 + i * 3.2, y: 4, z: 4.8, ry: 90 }),
    ),
    plane(
      8,
      2.6,
      screen(
        canvas(400, 130, (pen) => {
          pen.fillStyle = '#1d140c'
          pen.fillRect(0, 0, 400, 130)
          write(pen, 'FM 101.2', 200, 68, 76, { colour: '#ffc37a', font: NARROW })
        }),
      ),
      { x: 6.2, y: 9, z: 4.7 },
    ),
    [-9, 9].map((x) => box(1.6, 1.2, 6, matte('#4a3020'), { x, y: 0.4 }, 0.3)),
  )

const mixer = () =>
  put(
    group(
      extrude(rect(22, 24, 1), 3.6, metal('#2b2d31', { roughness: 0.5 }), {}, { bevel: 0.5 }),
      [-1, 1].map((s) => box(1.4, 24.6, 4.6, wood('walnut', { turn: 90 }), { x: s * 11.4 }, 0.5)),
      times(4, (k) =>
        group(
          times(5, (i) =>
            put(
              group(
                cylinder(
                  0.95,
                  1.4,
                  plastic(['#c43b2a', '#2c5fb3', '#2c5fb3', '#2c5fb3', '#e5b83c'][i]),
                  {},
                  { top: 0.8 },
                ),
                box(0.14, 0.1, 0.8, matte('#fff'), { y: 1.45, z: 0.4 }),
              ),
              { x: -7.6 + k * 3.8, y: 7.4 - i * 2.7, z: 1.8, rx: 90 },
            ),
          ),
          box(0.5, 6, 0.2, matte('#000'), { x: -7.6 + k * 3.8, y: -7.6, z: 1.8 }),
          box(1.7, 1.1, 1.4, plastic('#e8e8e6'), { x: -7.6 + k * 3.8, y: -6 - ((k * 7) % 4), z: 2.3 }, 0.3),
          rod(0.95, 0.2, metal('#888'), { x: -7.6 + k * 3.8, y: 10.2, z: 1.8, ry: 90 }),
          rod(0.7, 0.26, matte('#111'), { x: -7.6 + k * 3.8, y: 10.2, z: 1.8, ry: 90 }),
        ),
      ),
      times(16, (i) =>
        box(0.8, 0.4, 0.2, lamp(i % 8 > 6 ? '#ff5d5d' : i % 8 > 4 ? '#ffd25d' : '#6ff08f', 1.3), {
          x: 7 + Math.floor(i / 8) * 1.4,
          y: -1 + (i % 8) * 0.8,
          z: 1.8,
        }),
      ),
      tag('studio 4', 4.4, { x: 7.4, y: 8.4, z: 1.82 }, '#ddd'),
      box(0.5, 6, 0.2, matte('#000'), { x: 7.7, y: -7.6, z: 1.8 }),
      box(1.7, 1.1, 1.4, plastic('#d0602f'), { x: 7.7, y: -6.6, z: 2.3 }, 0.3),
    ),
    { y: 6, rx: -62 },
  )

const gamer = () =>
  laptop('#26282c', {
    w: 36,
    d: 25,
    thick: 1.9,
    name: 'badai 16',
    face: desktop('#2b0f45', '#e0503a'),
    lit: (i, row) => lamp(`hsl(${(i * 22 + row * 14) % 360},80%,60%)`, 0.5),
  })

export const COMPUTERS = {
  'slim-laptop': {
    for: 'computer-01',
    looks: ['silver', 'charcoal'],
    make: (c) => laptop(c === 'silver' ? '#c7cacd' : '#44474c', { face: desktop('#16384f', '#e8a06a') }),
    view: { az: 24, el: 18 },
  },
  'gaming-laptop': { for: 'computer-02', make: gamer, view: { az: -24, el: 20 } },
  monitor: {
    for: 'computer-03',
    make: () => standScreen(61, 36, desktop('#0f4f52', '#f3c9a1')),
    view: { az: 20, el: 8 },
  },
  keyboard: { for: 'computer-04', looks: ['charcoal', 'ivory'], make: keyboard, view: { az: 18, el: 36 } },
  mouse: {
    for: 'computer-05',
    looks: ['black', 'white', 'pink', 'sage'],
    make: mouse,
    view: { az: 38, el: 30 },
  },
  trackball: { for: 'computer-06', make: trackball, view: { az: -30, el: 30 } },
  printer: { for: 'computer-07', make: printer, view: { az: 26, el: 20 } },
  'mini-pc': { for: 'computer-08', make: miniPc, view: { az: 28, el: 24 } },
  'macro-pad': { for: 'computer-09', looks: ['black', 'silver'], make: macroPad, view: { az: 20, el: 38 } },
  'flight-stick': { for: 'computer-10', make: flightStick, view: { az: 24, el: 18 } },
  'office-chair': {
    for: 'computer-11',
    looks: ['black', 'grey'],
    make: officeChair,
    view: { az: 34, el: 10 },
  },
  router: { for: 'computer-12', make: () => router(4), view: { az: 14, el: 20 } },
  'wifi-extender': { for: 'computer-13', make: extender, view: { az: 30, el: 10 } },
  'portable-ssd': { for: 'computer-14', looks: ['black', 'blue'], make: ssd, view: { az: 20, el: 26 } },
  'floppy-drive': { for: 'computer-15', looks: ['blue', 'black', 'yellow'], make: floppy, view: { az: 22 } },
  'dvd-drive': { for: 'computer-16', make: driveDvd, view: { az: 28, el: 32 } },
  headset: { for: 'computer-19', looks: ['black', 'white'], make: headset, view: { az: -26, el: 10 } },
  webcam: { for: 'computer-20', make: webcam, view: { az: 22, el: 14 } },
  'usb-hub': { for: 'computer-21', looks: ['grey', 'silver'], make: hub, view: { az: 18, el: 28 } },
  'network-storage': { for: 'computer-22', make: nas, view: { az: 28, el: 14 } },
  'security-key': { for: 'computer-23', make: securityKey, view: { az: 12, el: 16 } },
  'cooling-pad': { for: 'computer-24', make: coolingPad, view: { az: 14, el: 22 } },
  'monitor-lamp': { for: 'computer-25', make: screenBar, view: { az: 26, el: 12 } },
  'desktop-speakers': {
    for: 'computer-26',
    looks: ['walnut', 'black'],
    make: speakers,
    view: { az: 18, el: 12 },
  },
}

export const ELECTRICS = {
  'aura-headphones': {
    for: 'electric-01',
    looks: ['white', 'black', 'sand'],
    make: headphones,
    view: { az: 30, el: 10 },
  },
  'mirrorless-camera': {
    for: 'electric-02',
    looks: ['silver', 'black'],
    make: cameraBody,
    view: { az: -24, el: 14 },
  },
  'pocket-radio': {
    for: 'electric-03',
    looks: ['silver', 'red', 'black'],
    make: pocketRadio,
    view: { az: 18, el: 12 },
  },
  'bluetooth-speaker': {
    for: 'electric-04',
    looks: ['black', 'teal', 'orange'],
    make: roundSpeaker,
    view: { az: 14, el: 12 },
  },
  'studio-microphone': { for: 'electric-05', make: studioMic, view: { az: 18, el: 8 } },
  'karaoke-microphones': {
    for: 'electric-06',
    looks: ['black', 'gold'],
    make: handMic,
    view: { az: 8, el: 14 },
  },
  'instant-camera': {
    for: 'electric-07',
    looks: ['mint', 'pink', 'white'],
    make: instantCamera,
    view: { az: 20, el: 10 },
  },
  television: {
    for: 'electric-08',
    make: () => standScreen(96, 55, desktop('#0c2f5c', '#f29a5c'), { neck: false, name: 'aruna' }),
    view: { az: 18, el: 6 },
  },
  projector: { for: 'electric-09', make: projector, view: { az: 26, el: 14 } },
  camcorder: { for: 'electric-10', make: camcorder, view: { az: 40, el: 14 } },
  'digital-piano': { for: 'electric-11', make: () => piano(false), view: { az: 22, el: 28 } },
  'electric-guitar': {
    for: 'electric-12',
    looks: ['red', 'black', 'light-blue'],
    make: guitar,
    view: { az: 16, el: 4 },
  },
  'cd-player': { for: 'electric-13', looks: ['white', 'clear'], make: cdPlayer, view: { az: 14, el: 34 } },
  'rice-cooker': {
    for: 'electric-14',
    looks: ['white', 'black'],
    make: riceCooker,
    view: { az: 26, el: 16 },
  },
  'espresso-machine': {
    for: 'electric-15',
    looks: ['ivory', 'black', 'red'],
    make: espresso,
    view: { az: 30, el: 12 },
  },
  toaster: { for: 'electric-16', looks: ['ivory', 'mint', 'red'], make: toaster, view: { az: 32, el: 18 } },
  'waffle-maker': { for: 'electric-17', make: waffleIron, view: { az: 26, el: 26 } },
  'alarm-clock': {
    for: 'electric-18',
    looks: ['red', 'teal', 'black'],
    make: alarmClock,
    view: { az: 16, el: 8 },
  },
  'aa-batteries': { for: 'electric-19', make: batteries, view: { az: 14, el: 16 } },
  'room-thermometer': {
    for: 'electric-20',
    looks: ['white', 'black'],
    make: roomGauge,
    view: { az: 22, el: 12 },
  },
  'emergency-lamp': { for: 'electric-21', make: lantern, view: { az: 18, el: 10 } },
  'led-bulbs': {
    for: 'electric-22',
    looks: ['warm', 'neutral-white'],
    make: (c) => {
      const tone = c === 'warm' ? '#ffd9a0' : '#f6f8ff'
      return group(
        bulb(tone, { x: -3.8, y: 0 }),
        bulb(tone, { x: 2.8, z: -1.5 }),
        bulb(tone, { x: 4.6, y: 3.1, z: 5, rz: 96, ry: 30 }),
      )
    },
    view: { az: 12, el: 14 },
  },
  'citrus-juicer': { for: 'electric-23', make: juicer, view: { az: 18, el: 20 } },
  microscope: { for: 'electric-24', make: microscope, view: { az: 28, el: 12 } },
  'table-clock': { for: 'electric-25', looks: ['oak', 'walnut'], make: tableClock, view: { az: 20, el: 12 } },
  'audio-mixer': { for: 'electric-26', make: mixer, view: { az: 20, el: 24 } },
}
