import * as THREE from 'three'
import { dial } from './electronics.mjs'
import { GOTHIC, motif, SERIF, write } from './labels.mjs'
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
  leather,
  matte,
  metal,
  plastic,
  printed,
  rubber,
  satin,
  texture,
  through,
  wood,
} from './materials.mjs'
import {
  ball,
  bend,
  blob,
  box,
  circle,
  cutout,
  cylinder,
  dice,
  extrude,
  folds,
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

// What is worn and carried.

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
const mirror = (points) => [
  ...points,
  ...[...points]
    .reverse()
    .filter(([x]) => x !== 0)
    .map(([x, y, r]) => [-x, y, ...(r === undefined ? [] : [r])]),
]
/** A sewn piece of cloth, `how` thick and soft. */
const piece = (points, radius, material, at, how) =>
  put(group(puff(outline(points, radius), material, {}, how)), at)
/** Cloth with a picture: the weave stays in the bump. */
const cloth = (sheet, more = {}) => {
  const { kind = 'weave', repeat = 14, ...rest } = more
  return fabric('#ffffff', { map: texture(sheet, { wrap: false }), kind, repeat, ...rest })
}
const shade = (colour, k) => new THREE.Color(hex(colour)).multiplyScalar(k).getStyle()

/** Draws in centimetres over a garment's box: x to the right, y up. */
const paintOn = (points, colour, draw, size = 1024) => {
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))]
  const [low, high] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]
  const tall = Math.round((size * (high - low)) / (right - left))
  return canvas(size, tall, (pen) => {
    pen.fillStyle = hex(colour)
    pen.fillRect(0, 0, size, tall)
    pen.scale(size / (right - left), -tall / (high - low))
    pen.translate(-left, -high)
    draw(pen)
  })
}
const line = (pen, points, width, colour, dash = []) => {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.setLineDash(dash)
  pen.beginPath()
  for (const [i, [x, y]] of points.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, y)
  pen.stroke()
  pen.setLineDash([])
}
const stitch = (pen, points, colour = 'rgba(0,0,0,.28)') => line(pen, points, 0.18, colour, [0.6, 0.35])
const seam = (pen, points, colour = 'rgba(0,0,0,.22)') => line(pen, points, 0.32, colour)

/**
 * A garment of the upper body, hung straight: body, sleeves, collar. `sleeve` is the sleeve's length, `long` that of
 * the body; `draw(pen, part)` paints the front.
 */
const top = (
  colour,
  {
    long = 70,
    wide = 27,
    sleeve = 24,
    cuff = 9.5,
    neck = 8.4,
    drop = 8,
    hem = wide,
    waist = wide,
    draw = () => {},
    sleeveDraw = draw,
    material = {},
    thick = 2.6,
    fold = 0.5,
    open = false,
    angle = 26,
    inner = shade(colour, 0.5),
    sleeves = true,
    shoulder = 19.5,
  } = {},
) => {
  const half = [
    [0, -drop],
    [neck * 0.62, -drop * 0.72],
    [neck, -0.4],
    [shoulder, -4.4],
    [wide * 0.86, -9],
    [wide * 0.86, -16],
    [waist * 0.94, -long * 0.55],
    [hem, -long],
    [0, -long - 0.6],
  ]
  const points = mirror(half)
  const body = puff(
    outline(points, 2.2),
    cloth(
      paintOn(points, colour, (pen) => draw(pen, 'body')),
      material,
    ),
    {},
    { thick, edge: 5, fold: folds(fold, 11, 84, long + wide), grid: 110 },
  )
  const arm = (s) => {
    const p = [
      [0, 0],
      [9.6, 2.4],
      [sleeve * 0.5 + 4, 3.4],
      [sleeve + 4, cuff * 0.2],
      [sleeve + 4, -cuff],
      [sleeve * 0.5 + 3, -12],
      [6, -14.2],
      [0, -13.6],
    ].map(([x, y]) => [x * s, y])
    return piece(
      p,
      1.6,
      cloth(
        paintOn(p, colour, (pen) => sleeveDraw(pen, 'sleeve', s)),
        material,
      ),
      { x: s * (wide * 0.62), y: -4.4, z: -0.8, rz: -s * angle },
      { thick: thick * 0.9, edge: 4.4, fold: folds(fold, 8, 20 * s, sleeve + s), grid: 70 },
    )
  }
  const back = piece(
    mirror([
      [0, -2.2],
      [neck * 0.8, -1],
      [neck + 0.8, 0.2],
      [neck + 2, -6],
      [0, -12],
    ]),
    1,
    fabric(inner, material),
    { z: -1.6 },
    { thick: 0.4, edge: 1.5, grid: 40 },
  )
  return group(body, sleeves && arm(1), sleeves && arm(-1), !open && back)
}
const collarRib = (neck, drop, colour, r = 0.95, z = 1.2) =>
  tube(
    times(25, (i) => {
      const a = Math.PI * (0.02 + 0.96 * (i / 24))
      return [
        Math.cos(a) * (neck + 0.1),
        -0.2 - Math.sin(a) ** 0.8 * (drop - 0.4),
        z - 0.6 + Math.sin(a) * 1.5,
      ]
    }),
    r,
    fabric(colour, { kind: 'knit', repeat: [40, 2] }),
  )

const tee = (colour) =>
  group(
    top(colour, {
      draw: (pen, part) => {
        stitch(
          pen,
          part === 'body'
            ? [
                [-28, -68.4],
                [28, -68.4],
              ]
            : [
                [-40, -7.6],
                [40, -7.6],
              ],
        )
        if (part === 'body') {
          seam(pen, [
            [-20.4, -5],
            [-22, -16],
          ])
          seam(pen, [
            [20.4, -5],
            [22, -16],
          ])
        }
      },
      sleeveDraw: (pen, _, s) =>
        stitch(pen, [
          [s * 26.4, 6],
          [s * 26.4, -14],
        ]),
      material: { kind: 'knit', repeat: [70, 90], bumpScale: 0.6 },
      sleeve: 22,
    }),
    collarRib(8.4, 8, colour),
  )

const spread = (colour, material) =>
  [-1, 1].map((s) =>
    piece(
      [
        [0, 0],
        [s * 8.2, 1.8],
        [s * 9.6, -1.4],
        [s * 6.4, -9.6],
        [s * 0.4, -4.6],
      ],
      0.7,
      fabric(colour, material),
      { x: s * 0.5, y: -1.2, z: 2.6, rz: -s * 3, rx: -6 },
      { thick: 0.55, edge: 0.7, grid: 50 },
    ),
  )
const buttons = (count, from, step, x = 0, z = 3.2, colour = '#f4f1ea') =>
  times(count, (i) =>
    group(put(group(cylinder(0.62, 0.28, gloss(colour))), { x, y: from - i * step, z, rx: 90 })),
  )

const shirt = (colour, { draw = () => {}, sleeve = 52, short = false } = {}) => {
  const paint = (pen, part, s) => {
    draw(pen, part, s)
    if (part === 'body') {
      seam(pen, [
        [1.6, 0],
        [1.6, -74],
      ])
      stitch(pen, [
        [1.2, 0],
        [1.2, -74],
      ])
      seam(
        pen,
        [
          [-1.7, 0],
          [-1.7, -74],
        ],
        'rgba(0,0,0,.1)',
      )
      stitch(pen, [
        [-30, -72],
        [30, -72],
      ])
      line(
        pen,
        [
          [6.5, -21],
          [17, -21],
          [17, -31],
          [11.7, -33.4],
          [6.5, -31],
          [6.5, -21],
        ],
        0.28,
        'rgba(0,0,0,.22)',
      )
    } else
      seam(
        pen,
        short
          ? [
              [s * 24, 8],
              [s * 24, -16],
            ]
          : [
              [s * 49, 8],
              [s * 49, -16],
            ],
      )
  }
  return group(
    top(colour, {
      long: 74,
      sleeve: short ? 22 : sleeve,
      cuff: short ? 9.5 : 6.4,
      drop: 7,
      neck: 8,
      angle: short ? 28 : 62,
      draw: paint,
      sleeveDraw: paint,
      material: { kind: 'fine', repeat: 20, bumpScale: 0.4, roughness: 0.8 },
      fold: short ? 0.45 : 0.6,
    }),
    spread(colour, { kind: 'fine', repeat: 6 }),
    buttons(6, -13, 10.4),
    piece(
      mirror([
        [0, 0],
        [7.4, 0.6],
        [7.8, 3.6],
        [0, 3.2],
      ]),
      0.8,
      fabric(colour, { kind: 'fine', repeat: 6 }),
      { y: -3.6, z: -1.1 },
      { thick: 0.6, edge: 0.8, grid: 40 },
    ),
  )
}

const batik = (pattern) => (pen, _part) => {
  const cell = 6.4
  for (let i = -12; i < 12; i += 1)
    for (let j = -16; j < 6; j += 1) {
      const [x, y] = [i * cell + (j % 2 ? cell / 2 : 0), j * cell]
      pen.save()
      pen.translate(x, y)
      if (pattern === 'kawung') {
        for (let k = 0; k < 4; k += 1) {
          pen.save()
          pen.rotate(Math.PI / 4 + (k * Math.PI) / 2)
          pen.fillStyle = '#e3c48a'
          pen.beginPath()
          pen.ellipse(0, cell * 0.36, cell * 0.17, cell * 0.3, 0, 0, 7)
          pen.fill()
          pen.fillStyle = '#4a2413'
          pen.beginPath()
          pen.ellipse(0, cell * 0.36, cell * 0.05, cell * 0.14, 0, 0, 7)
          pen.fill()
          pen.restore()
        }
        pen.fillStyle = '#b5703a'
        pen.fillRect(-0.5, -0.5, 1, 1)
      } else {
        pen.rotate(-0.75)
        pen.fillStyle = '#e3c48a'
        pen.beginPath()
        pen.moveTo(-1.6, -3)
        pen.bezierCurveTo(2.6, -2, -2.6, 1.6, 1.6, 3)
        pen.bezierCurveTo(-0.2, 3.2, -4.4, 1, -1.6, -3)
        pen.fill()
        pen.fillStyle = '#b5703a'
        pen.fillRect(1.5, -3.4, 0.5, 6.8)
        pen.fillStyle = '#20345c'
        pen.beginPath()
        pen.arc(-0.9, -0.5, 0.55, 0, 7)
        pen.fill()
      }
      pen.restore()
    }
}

const tie = (key) => {
  const [pattern, colour] = [key.split('.')[0], key.split('.')[1]]
  const light = colour === 'navy' ? '#c9a24b' : '#e3c6c9'
  const paint = (pen) => {
    for (let i = -40; i < 160; i += 1) {
      pen.fillStyle = `rgba(255,255,255,${i % 2 ? 0.05 : 0})`
      pen.save()
      pen.translate(0, i)
      pen.rotate(0.7)
      pen.fillRect(-60, 0, 120, 0.5)
      pen.restore()
    }
    if (pattern === 'striped')
      for (let i = -30; i < 40; i += 1) {
        pen.save()
        pen.translate(0, i * 4.6 - 80)
        pen.rotate(0.72)
        pen.fillStyle = i % 2 ? light : '#f2efe8'
        pen.fillRect(-80, 0, 160, i % 2 ? 1 : 0.35)
        pen.restore()
      }
    if (pattern === 'dotted')
      for (let i = -8; i < 9; i += 1)
        for (let j = -80; j < 12; j += 1) {
          pen.fillStyle = '#f2efe8'
          pen.beginPath()
          pen.arc(i * 1.8 + (j % 2) * 0.9, j * 1.5, 0.24, 0, 7)
          pen.fill()
        }
  }
  const blade = (points, at) =>
    piece(
      points,
      0.5,
      satin('#fff', {
        map: texture(paintOn(points, colour, paint, 512), { wrap: false }),
        bumpMap: bump('twill', 6),
        bumpScale: 0.6,
      }),
      at,
      { thick: 0.75, edge: 1.6, fold: (_x, y) => Math.sin(y * 0.07) * 0.5, grid: 110 },
    )
  return put(
    group(
      blade(
        [
          [-1.6, 0],
          [1.6, 0],
          [4.6, -47],
          [0, -53],
          [-4.6, -47],
        ],
        { y: 52, z: 0.9 },
      ),
      blade(
        [
          [-1.3, 0],
          [1.3, 0],
          [2.4, -38],
          [0, -42],
          [-2.4, -38],
        ],
        { y: 52, x: 2.2, z: -0.7, rz: 3 },
      ),
      blade(
        [
          [-2.5, 3.2],
          [2.5, 3.2],
          [1.7, -3.4],
          [-1.7, -3.4],
        ],
        { y: 53.4, z: 1.6 },
      ),
      loft(
        times(41, (i) => {
          const a = (i / 40) * 6.2832
          const [x, y, z] = [Math.sin(a) * 6.4, 56.6 + (1 - Math.cos(a)) * 2.6, -4.4 + Math.cos(a) * 5.4]
          return [
            [1.8, 0.2],
            [-1.8, 0.2],
            [-1.8, -0.2],
            [1.8, -0.2],
          ].map(([h, d]) => [
            x + Math.sin(a) * d,
            y + h * (0.75 + 0.25 * (1 - Math.cos(a))),
            z + Math.cos(a) * d,
          ])
        }),
        satin(colour === 'navy' ? '#22335c' : '#6f1d2c'),
        {},
        { caps: false },
      ),
    ),
    { rx: -4 },
  )
}

const trousers = (
  colour,
  { long = 102, wide = 19, hem = 11, short = false, denim = false, rise = 27, flare = 0 } = {},
) => {
  const l = short ? 48 : long
  const half = [
    [0.6, -rise],
    [1.6, -rise - 2],
    [wide * 0.42 - hem * 0.42 + (short ? 1 : 0) - flare * 0.2, -l * 0.7],
    [wide * 0.4 - hem * 0.55 + 1 - flare * 0.5, -l],
    [wide * 0.4 + hem * 0.95 + 3 + flare, -l],
    [wide + 3.4 + flare * 0.2, -l * 0.55],
    [wide + 3, -rise * 0.8],
    [wide, -2],
    [wide - 0.4, 0.4],
    [0, -0.6],
  ]
  const points = mirror(half)
  const gold = denim ? '#c8923f' : 'rgba(0,0,0,.3)'
  const paint = (pen) => {
    if (denim) {
      for (const [x, y, w, h] of [
        [-11, -38, 6, 24],
        [11, -38, 6, 24],
        [-11, -70, 4, 12],
        [11, -70, 4, 12],
      ]) {
        const g = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
        g.addColorStop(0, 'rgba(255,255,255,.22)')
        g.addColorStop(1, 'rgba(255,255,255,0)')
        pen.save()
        pen.translate(x, y)
        pen.scale(w, h)
        pen.fillStyle = g
        pen.fillRect(-1, -1, 2, 2)
        pen.restore()
      }
    }
    seam(pen, [
      [-40, -4.2],
      [40, -4.2],
    ])
    stitch(
      pen,
      [
        [-40, -4.8],
        [40, -4.8],
      ],
      gold,
    )
    seam(pen, [
      [0, -4],
      [0.4, -rise],
    ])
    stitch(
      pen,
      [
        [3.4, -4.6],
        [3.4, -15],
        [0.6, -19.4],
      ],
      gold,
    )
    stitch(
      pen,
      [
        [-wide * 0.42, -5],
        [-wide * 0.5, -10],
        [-wide * 1.1, -14.6],
      ],
      gold,
    )
    stitch(
      pen,
      [
        [wide * 0.42, -5],
        [wide * 0.5, -10],
        [wide * 1.1, -14.6],
      ],
      gold,
    )
    stitch(
      pen,
      [
        [-60, -l + 1.6],
        [60, -l + 1.6],
      ],
      gold,
    )
    for (const s of [-1, 1]) {
      seam(
        pen,
        [
          [s * (wide + 1.6), -6],
          [s * (wide + 1.2), -rise],
          [s * (wide * 0.4 + hem * 0.95 + 1.6 + flare), -l],
        ],
        'rgba(0,0,0,.2)',
      )
      if (denim)
        stitch(
          pen,
          [
            [s * (wide + 0.4), -6],
            [s * (wide - 0.2), -rise],
          ],
          gold,
        )
    }
  }
  return put(
    group(
      puff(
        outline(points, 0.9),
        cloth(paintOn(points, colour, paint), {
          kind: 'twill',
          repeat: denim ? [22, 30] : [30, 30],
          bumpScale: denim ? 1.6 : 0.8,
        }),
        {},
        {
          thick: 3.4,
          edge: 6,
          grid: 130,
          fold: (x, y) =>
            folds(0.5, 9, 88, 3)(x, y) +
            Math.sin((Math.abs(x) * 0.5 + y) * 0.8) * 0.22 * Math.max(0, 1 - ((y + rise + 4) / 10) ** 2),
        },
      ),
      buttons(1, -2.2, 1, 0.6, 3.6, denim ? '#b07a3a' : '#e8e2d4'),
      denim && [-1, 1].map((s) => ball(0.3, metal('#b87440'), { x: s * wide * 0.46, y: -5.4, z: 3.3 })),
      [-0.6, -0.28, 0.28, 0.6].map((k) =>
        box(
          1.4,
          5.6,
          0.6,
          fabric(colour, { kind: 'twill', repeat: 2 }),
          { x: wide * k * 1.2, y: -2, z: 3 },
          0.2,
        ),
      ),
      piece(
        mirror([
          [0, 0.6],
          [wide - 0.6, 0.5],
          [wide - 1, 2.4],
          [0, 2.2],
        ]),
        0.6,
        fabric(shade(colour, 0.5)),
        { z: -1.6, y: -1 },
        { thick: 0.4, edge: 0.8, grid: 50 },
      ),
    ),
    { y: 0, rx: -3 },
  )
}

const lapel = (colour, s, long) =>
  piece(
    [
      [s * 1, 0],
      [s * 8.4, 1.4],
      [s * 11.6, -7.4],
      [s * 15, -9.6],
      [s * 12.4, -14],
      [s * 0.6, -long],
    ],
    0.7,
    fabric(colour, { kind: 'twill', repeat: 16 }),
    { y: -0.6, z: 2.4, rx: -2 },
    { thick: 0.8, edge: 0.9, grid: 60 },
  )
const blazer = (colour) =>
  group(
    top(colour, {
      long: 74,
      sleeve: 54,
      cuff: 6.6,
      drop: 34,
      neck: 8.4,
      waist: 24,
      angle: 66,
      thick: 3.4,
      material: { kind: 'twill', repeat: [36, 40], bumpScale: 0.7 },
      open: true,
      draw: (pen, part) => {
        if (part === 'body') {
          seam(
            pen,
            [
              [0.4, -34],
              [0.4, -66],
              [4, -74],
            ],
            'rgba(0,0,0,.5)',
          )
          for (const s of [-1, 1]) {
            line(
              pen,
              [
                [s * 7, -47],
                [s * 19, -46],
              ],
              0.5,
              'rgba(0,0,0,.35)',
            )
            line(
              pen,
              [
                [s * 7, -47],
                [s * 7.2, -51.4],
                [s * 19, -50.6],
                [s * 19, -46],
              ],
              0.25,
              'rgba(0,0,0,.3)',
            )
            seam(
              pen,
              [
                [s * 13, -22],
                [s * 12, -46],
              ],
              'rgba(0,0,0,.16)',
            )
          }
          line(
            pen,
            [
              [9, -20],
              [17, -18.6],
            ],
            0.7,
            'rgba(0,0,0,.35)',
          )
        }
      },
      fold: 0.35,
    }),
    lapel(colour, 1, 36),
    lapel(colour, -1, 36),
    piece(
      mirror([
        [0, 0],
        [8, 1],
        [10, -6],
        [0, -38],
      ]),
      1,
      fabric('#f2f0ea', { kind: 'fine' }),
      { z: 0.2, y: -1 },
      { thick: 0.8, edge: 2, grid: 50 },
    ),
    piece(
      mirror([
        [0, 2.2],
        [8.6, 1.8],
        [9.4, -3.4],
        [0, -4.4],
      ]),
      1,
      fabric(shade(colour, 0.75)),
      { z: -1.4 },
      { thick: 0.6, edge: 1, grid: 40 },
    ),
    buttons(1, -39, 1, 0.6, 4, '#1b1c1e'),
    times(3, (i) =>
      [-1, 1].map((s) =>
        put(group(cylinder(0.5, 0.3, gloss('#1b1c1e'))), {
          x: s * (39.6 - i * 0.6),
          y: -47 + i * 1.9,
          z: 2.4,
          rx: 90,
        }),
      ),
    ),
    spread('#f4f2ec', { kind: 'fine', repeat: 6 }).map((one) =>
      put(group(one), { s: [0.8, 0.8, 0.8], z: 0.2, y: -0.4 }),
    ),
  )

const jacket = (colour) =>
  group(
    top(colour, {
      long: 66,
      sleeve: 52,
      cuff: 7,
      drop: 3,
      neck: 8,
      hem: 26,
      angle: 64,
      thick: 5,
      fold: 0.3,
      material: { kind: 'fine', repeat: 16, roughness: 0.55, bumpScale: 0.3 },
      draw: (pen, part) => {
        if (part === 'body') {
          for (let y = -12; y > -64; y -= 7.4) {
            line(
              pen,
              [
                [-34, y],
                [34, y],
              ],
              0.9,
              'rgba(0,0,0,.24)',
            )
            line(
              pen,
              [
                [-34, y - 0.9],
                [34, y - 0.9],
              ],
              0.5,
              'rgba(255,255,255,.1)',
            )
          }
          line(
            pen,
            [
              [-7.6 - 10, -42],
              [-11, -54],
            ],
            0.6,
            'rgba(0,0,0,.5)',
          )
          line(
            pen,
            [
              [17.6, -42],
              [11, -54],
            ],
            0.6,
            'rgba(0,0,0,.5)',
          )
        }
      },
      sleeveDraw: (pen, _, s) => {
        for (let x = 10; x < 54; x += 7.4)
          line(
            pen,
            [
              [s * x, 8],
              [s * x, -18],
            ],
            0.9,
            'rgba(0,0,0,.24)',
          )
      },
    }),
    box(1.1, 66, 0.9, metal('#77797c'), { y: -33, z: 5.2 }, 0.2),
    box(1.2, 3, 0.5, metal('#b9bdc1'), { y: -8, z: 5.8 }),
    piece(
      mirror([
        [0, 4.8],
        [8.4, 4],
        [9, -2],
        [0, -4],
      ]),
      1.6,
      fabric(colour, { kind: 'fine', roughness: 0.55 }),
      { y: 0.2, z: 1.2 },
      { thick: 2.6, edge: 2.4, grid: 50 },
    ),
    put(group(box(50, 4, 6, fabric(colour, { kind: 'knit', repeat: [60, 2] }), {}, 1.8)), { y: -66 }),
    [-1, 1].map((s) =>
      put(group(box(4, 8.4, 5, fabric(colour, { kind: 'knit', repeat: [2, 16] }), {}, 1.6)), {
        x: s * 39.8,
        y: -53,
        z: -0.6,
        rz: s * 26,
      }),
    ),
  )

const sock = (colour, at, { cuff = colour, toe = colour, long = 26, draw } = {}) => {
  const points = [
    [-5, 0],
    [5, 0],
    [5.2, -long],
    [6.4, -long - 5],
    [15, -long - 9],
    [17, -long - 13],
    [13, -long - 16],
    [2, -long - 15.4],
    [-5, -long - 12],
    [-6, -long - 6],
    [-5, -long + 2],
  ]
  const paint = (pen) => {
    pen.fillStyle = hex(toe)
    pen.beginPath()
    pen.moveTo(12, -long - 30)
    pen.lineTo(10.4, -long - 3)
    pen.lineTo(30, -long - 3)
    pen.lineTo(30, -long - 30)
    pen.fill()
    pen.beginPath()
    pen.arc(-5.4, -long - 9, 6.2, 0, 7)
    pen.fill()
    pen.fillStyle = hex(cuff)
    pen.fillRect(-10, -6, 20, 10)
    for (let x = -6; x < 7; x += 1)
      line(
        pen,
        [
          [x, 0],
          [x, -6],
        ],
        0.25,
        'rgba(0,0,0,.22)',
      )
    draw?.(pen, long)
  }
  return piece(
    points,
    3,
    cloth(paintOn(points, colour, paint, 512), { kind: 'knit', repeat: [26, 40], bumpScale: 1.4 }),
    at,
    { thick: 2, edge: 3.4, fold: folds(0.2, 6, 10, 2), grid: 80 },
  )
}

const briefs = () =>
  group(
    times(3, (i) => {
      const tone = ['#2b2d31', '#8b8f94', '#22335c'][i]
      const points = mirror([
        [0, -25],
        [4.4, -24],
        [7, -18],
        [17.4, -9.6],
        [17.6, 0],
        [0, 0],
      ])
      return piece(
        points,
        1.6,
        cloth(
          paintOn(points, tone, (pen) => {
            pen.fillStyle = ['#d9d9d6', '#2b2d31', '#e8e4da'][i]
            pen.fillRect(-20, -4, 40, 5)
            pen.font = '3px sans-serif'
            pen.save()
            pen.scale(1, -1)
            write(pen, 'modal · modal · modal', 0, 2.1, 2.6, {
              font: GOTHIC,
              colour: ['#2b2d31', '#fff', '#22335c'][i],
            })
            pen.restore()
            line(
              pen,
              [
                [-4.6, -4],
                [-3.4, -23],
              ],
              0.3,
              'rgba(0,0,0,.35)',
            )
            line(
              pen,
              [
                [4.6, -4],
                [3.4, -23],
              ],
              0.3,
              'rgba(0,0,0,.35)',
            )
            stitch(pen, [
              [-17, -10.8],
              [-7.6, -19],
            ])
            stitch(pen, [
              [17, -10.8],
              [7.6, -19],
            ])
          }),
          { kind: 'knit', repeat: [40, 30], bumpScale: 0.5 },
        ),
        { x: (i - 1) * 15, y: 26 - (i === 1 ? 0 : 3), z: i === 1 ? 4 : 0, rx: -6, rz: (i - 1) * -6 },
        { thick: 2, edge: 3, fold: folds(0.3, 6, 80, i + 1) },
      )
    }),
  )

const check = (colour, light) =>
  canvas(256, 256, (pen) => {
    pen.fillStyle = hex(colour)
    pen.fillRect(0, 0, 256, 256)
    for (const [p, w, c, a] of [
      [20, 44, light, 0.35],
      [100, 12, '#f2efe8', 0.5],
      [150, 60, '#1b1c1e', 0.28],
      [226, 8, '#f2efe8', 0.6],
    ]) {
      pen.globalAlpha = a
      pen.fillStyle = c
      pen.fillRect(p, 0, w, 256)
      pen.fillRect(0, p, 256, w)
    }
    pen.globalAlpha = 1
  })
const scarf = (colour) => {
  const stuff = fabric('#fff', {
    map: texture(check(colour, colour === 'grey' ? '#d8d8d4' : '#d9a0a8'), { repeat: [1.4, 5] }),
    kind: 'twill',
    repeat: 20,
  })
  const wide = texture(check(colour, colour === 'grey' ? '#d8d8d4' : '#d9a0a8'), { repeat: [2, 6] })
  const end = (at, l) => {
    const p = [
      [-7.4, 0],
      [7.4, 0],
      [8, -l],
      [-8, -l],
    ]
    const m = fabric('#fff', {
      map: texture(check(colour, colour === 'grey' ? '#d8d8d4' : '#d9a0a8'), { repeat: [1, l / 16] }),
      kind: 'twill',
      repeat: 16,
    })
    return put(
      group(
        puff(outline(p, 1), m, {}, { thick: 1, edge: 2, fold: folds(0.8, 6, 88, l) }),
        times(18, (i) =>
          tube(
            [
              [-7.4 + i * 0.87, -l + 0.3, 0.2],
              [-7.4 + i * 0.87 + (i % 3) * 0.12, -l - 4.6, 0.3],
            ],
            0.2,
            fabric(colour),
          ),
        ),
      ),
      at,
    )
  }
  return group(
    end({ x: -5, y: 40, z: 3.4, rz: 4 }, 34),
    end({ x: 6, y: 40, z: 1.6, rz: -7 }, 28),
    put(
      group(
        loft(
          times(49, (i) => {
            const a = (i / 48) * 6.2832
            return oval(0, 0, 0, 6 + Math.sin(a * 3) * 0.7, 2.6 + Math.cos(a * 2) * 0.5).map(([, y, x]) => {
              const r = 12.4 + x
              return [Math.cos(a) * r, y * (1 + 0.1 * Math.sin(x * 4 + a * 5)), Math.sin(a) * r * 0.72]
            })
          }),
          fabric('#fff', { map: wide, kind: 'twill', repeat: 20 }),
          {},
          { caps: false },
        ),
      ),
      { y: 45, rx: 16 },
    ),
    put(
      group(
        puff(
          blob([
            [-6, 4],
            [6, 4],
            [7.4, -3],
            [0, -6],
            [-7.4, -3],
          ]),
          stuff,
          {},
          { thick: 3, edge: 4, fold: folds(0.6, 3, 40, 4) },
        ),
      ),
      { x: 0, y: 40, z: 9 },
    ),
  )
}

const vest = (colour) => {
  const neon = colour === 'yellow' ? '#d8f028' : '#ff7a1c'
  return group(
    top(neon, {
      sleeves: false,
      long: 64,
      drop: 22,
      neck: 9,
      wide: 27,
      shoulder: 17,
      material: { kind: 'mesh', repeat: 30, bumpScale: 1 },
      draw: (pen) => {
        for (const y of [-38, -52]) {
          pen.fillStyle = '#d5d8da'
          pen.fillRect(-40, y, 80, 5)
          pen.fillStyle = '#f2f4f5'
          pen.fillRect(-40, y + 1.6, 80, 1.2)
          seam(pen, [
            [-40, y],
            [40, y],
          ])
        }
        for (const s of [-1, 1]) {
          pen.fillStyle = '#d5d8da'
          pen.fillRect(s * 14 - 2.4, -34, 4.8, 36)
        }
        line(
          pen,
          [
            [0, -20],
            [0, -66],
          ],
          1.2,
          '#3a3d42',
        )
      },
      fold: 0.4,
    }),
    box(1.2, 2.6, 0.5, metal('#777'), { y: -24, z: 3.1 }),
    tube(
      [
        [9.2, -0.4, 1],
        [5.6, -15.4, 2.2],
        [0.4, -22, 2.7],
      ],
      0.5,
      fabric('#3a3d42'),
    ),
    tube(
      [
        [-9.2, -0.4, 1],
        [-5.6, -15.4, 2.2],
        [-0.4, -22, 2.7],
      ],
      0.5,
      fabric('#3a3d42'),
    ),
  )
}

const karate = () =>
  group(
    top('#f3f1ea', {
      long: 72,
      sleeve: 40,
      cuff: 11,
      drop: 34,
      neck: 8.4,
      angle: 36,
      thick: 3,
      material: { kind: 'weave', repeat: 40, bumpScale: 1.6 },
      open: true,
      fold: 0.6,
      draw: (pen, part) => {
        if (part === 'body') {
          seam(pen, [
            [-2, -38],
            [-8, -72],
          ])
          stitch(pen, [
            [-30, -70],
            [30, -70],
          ])
        }
      },
      sleeveDraw: (pen, _, s) =>
        times(3, (i) =>
          stitch(pen, [
            [s * (42 - i * 1.2), 8],
            [s * (42 - i * 1.2), -18],
          ]),
        ),
    }),
    piece(
      [
        [-10, 1],
        [-6, 1.4],
        [7, -36],
        [4, -40],
        [-3, -34],
      ],
      0.8,
      fabric('#f7f5ef', { repeat: 20 }),
      { z: 2.9 },
      { thick: 1, edge: 1 },
    ),
    piece(
      [
        [10, 1],
        [6, 1.4],
        [-7, -36],
        [-4, -40],
        [3, -34],
      ],
      0.8,
      fabric('#f7f5ef', { repeat: 20 }),
      { z: 3.6 },
      { thick: 1, edge: 1 },
    ),
    piece(
      mirror([
        [0, 1],
        [8.4, 0.6],
        [9, -6],
        [0, -34],
      ]),
      1,
      fabric('#c9c6bd'),
      { z: -1.6 },
      { thick: 0.4, edge: 1, grid: 40 },
    ),
    tube(
      [
        [-24.6, -43, 1],
        [-12, -43.6, 4],
        [0, -43.8, 4.8],
        [12, -43.6, 4],
        [24.6, -43, 1],
      ],
      2,
      fabric('#1b1c1e', { repeat: [30, 2] }),
      { s: [1, 1, 0.7], z: 0.6 },
    ),
    box(4.6, 4.6, 3, fabric('#1b1c1e'), { y: -43.6, z: 5 }, 1),
    ...[
      { long: 22, at: { x: -1, y: -44, z: 5, rz: -14 } },
      { long: 20, at: { x: 1, y: -44, z: 5.2, rz: 16 } },
    ].map(({ long, at }) =>
      piece(
        [
          [-1.9, 0],
          [1.9, 0],
          [2.2, -long],
          [-1.6, -long],
        ],
        0.4,
        fabric('#1b1c1e'),
        at,
        { thick: 0.7, edge: 0.8 },
      ),
    ),
  )

/** A last: cross-sections from heel to toe, the foot along x. */
const last = (rule, material, { rows = 40, count = 48 } = {}) =>
  loft(
    times(rows, (i) => rule(0.5 - 0.5 * Math.cos((i / (rows - 1)) * Math.PI), count)),
    material,
  )
const soleLine = (t) => {
  const heel = Math.sqrt(Math.max(0.0004, 1 - Math.max(0, (0.16 - t) / 0.16) ** 2))
  const toe = Math.sqrt(Math.max(0.0004, 1 - Math.max(0, (t - 0.78) / 0.22) ** 2))
  return (
    (3.3 + Math.sin(Math.max(0, t - 0.3) * 2.6) * 1.5 - Math.exp(-(((t - 0.42) / 0.16) ** 2)) * 0.55) *
    Math.min(heel, toe)
  )
}
/** The sole as an outline of the foot. */
const soleShape = (k = 1, long = 29) =>
  polygon(
    [
      ...times(40, (i) => [0.5 - 0.5 * Math.cos((i / 39) * Math.PI), 1]),
      ...times(40, (i) => [0.5 + 0.5 * Math.cos((i / 39) * Math.PI), -1]),
    ].map(([t, s]) => [(t - 0.5) * long, s * soleLine(t) * k + Math.sin(t * 3.1) * 0.4]),
  )
const sole = (thick, material, { rocker = 1, k = 1.06, bevel = 0.5, y = 0, long = 29 } = {}) =>
  bend(
    group(put(extrude(soleShape(k, long), thick, material, {}, { bevel }), { y: thick / 2 + y, rx: -90 })),
    (x, v, z) => [
      x,
      v + Math.max(0, x - 6) ** 2 * 0.012 * rocker + Math.max(0, -x - 11) ** 2 * 0.05 * rocker,
      z,
    ],
  )
const lift = (x, rocker = 1) =>
  Math.max(0, x - 6) ** 2 * 0.012 * rocker + Math.max(0, -x - 11) ** 2 * 0.05 * rocker

/** The upper of a shoe: height along the foot by `high(t)`; open at the ankle where `hole(t)` is under it. */
const upper = (high, base, material, { rocker = 1, narrow = 0.5, long = 28.4, k = 1 } = {}) =>
  last((t, count) => {
    const x = (t - 0.5) * long
    const w = soleLine(t) * k
    const h = high(t)
    return times(count, (i) => {
      const a = (i / count) * 6.2832
      const u = Math.max(0, Math.sin(a))
      return [
        x,
        base + lift(x, rocker) + (Math.sin(a) > 0 ? u ** 0.82 * h : Math.sin(a) * 0.6),
        Math.cos(a) * w * (1 - u ** 1.5 * narrow * Math.min(1, h / 7)) + Math.sin(t * 3.1) * 0.4,
      ]
    })
  }, material)

const laces = (rows, at, material) =>
  times(rows, (i) => {
    const t = i / (rows - 1)
    const [x, y, w] = at(t)
    return [
      tube(
        [
          [x - 0.7, y - 0.5, -w],
          [x, y + 0.25, 0],
          [x + 0.7, y - 0.5, w],
        ],
        0.24,
        material,
        {},
        { steps: 24, sides: 10 },
      ),
      tube(
        [
          [x + 0.7, y - 0.5, -w],
          [x, y + 0.35, 0],
          [x - 0.7, y - 0.5, w],
        ],
        0.24,
        material,
        {},
        { steps: 24, sides: 10 },
      ),
    ]
  })
const pairOfShoes = (make, { gap = 11, back = 4, turn = 8 } = {}) =>
  group(
    put(group(make(1)), { x: -back, z: -gap / 2 - 1, ry: turn }),
    put(group(make(-1)), { x: back * 0.4, z: gap / 2 + 1, ry: -2, s: [1, 1, -1] }),
  )

/**
 * The upper of a shoe that is cut out for the foot: `high(t)` is the height of its arch from heel to toe, `open` the
 * width of the mouth as a share of the foot, `mouth` where it ends. `at` is a point of the skin, for what lies on it.
 */
const lasted = ({ high, open = 0.86, mouth, k = 1, long = 28, base = 0.6, rocker = 0.5, order = 2.4 }) => {
  const at = (t, angle, s, off = 0) => {
    const x = (t - 0.5) * long
    const round = Math.sqrt(Math.max(0, 1 - Math.max(0, (t - 0.72) / 0.28) ** 2.4))
    return [
      x,
      base + lift(x, rocker) + Math.abs(Math.sin(angle)) ** (2 / order) * (high(t) * round + off),
      s * Math.max(0, Math.cos(angle)) ** (2 / order) * (soleLine(t) * k + off) + Math.sin(t * 3.1) * 0.4,
    ]
  }
  const edge = (t) =>
    Math.acos(
      t >= mouth ? 0 : (open * Math.sqrt(1 - Math.max(0, (t - mouth + 0.2) / 0.2) ** 2)) ** (order / 2),
    )
  const ts = (count, end = 1) =>
    times(count, (i) => end * (0.5 - 0.5 * Math.cos((i / (count - 1)) * Math.PI)))
  const half = (material, s, { from = 0, to = 1, off = 0, end = edge } = {}) => {
    const skin = loft(
      ts(90)
        .map((t) => from + t * (to - from))
        .map((t) => times(25, (j) => at(t, (end(t) * j) / 24, s, off))),
      material,
      {},
      { isOpen: true, caps: false },
    )
    // Where both halves meet over the toes, their normals do.
    const { position, normal } = skin.geometry.attributes
    for (let i = 24; i < position.count; i += 25) {
      const t = position.getX(i) / long + 0.5
      if (t < mouth) continue
      const size = Math.hypot(normal.getX(i), normal.getY(i))
      normal.setXYZ(i, normal.getX(i) / size, normal.getY(i) / size, 0)
    }
    return skin
  }
  return {
    at,
    edge,
    skin: (material, more) => [1, -1].map((s) => half(material, s, more)),
    /** What is seen through the mouth. */
    lining: (material) =>
      loft(
        ts(60, 0.92).map((t) =>
          times(41, (j) => {
            const s = j < 20 ? 1 : -1
            const part = Math.abs(j - 20) / 20
            const [x, y, z] = at(t, edge(t) * Math.max(0, (part - 0.5) * 2), s, -0.18)
            const middle = Math.sin(t * 3.1) * 0.4
            return part < 0.5
              ? [x, base + 0.35 + lift(x, rocker), middle + (z - middle) * part * 2]
              : [x, y, z]
          }),
        ),
        material,
        {},
        { isOpen: true, caps: false },
      ),
    rim: (thick, material) =>
      tube(
        [1, -1].flatMap((s) => {
          const points = times(24, (i) => {
            const t = mouth * Math.sin(((i + (s < 0 ? 0.5 : 0)) / 24) * 1.5708)
            return at(t, edge(t), s)
          })
          return s > 0 ? [...points, at(mouth, 1.5708, 1)] : points.reverse()
        }),
        thick,
        material,
        {},
        { closed: true, steps: 240 },
      ),
    /** A line over the skin, by steps [t, angle, side]. */
    line: (steps, thick, material, off = 0) =>
      tube(
        steps.map(([t, angle, s]) => at(t, angle, s, off)),
        thick,
        material,
      ),
  }
}

/** Laces that cross over the tongue, from the mouth towards the toes. */
const laced = (shoe, rows, [from, to], material, thick = 0.26) =>
  times(rows, (i) => {
    const step = (to - from) / rows
    const t = from + step * i
    return [1, -1].map((s) =>
      shoe.line(
        [
          [t, 1.12, s],
          [t + step * 0.3, 1.38, s],
          [t + step * 0.5, 1.5708, 1],
          [t + step * 0.7, 1.38, -s],
          [t + step, 1.12, -s],
        ],
        thick,
        material,
        0.3,
      ),
    )
  })
/** The bow in which they end. */
const lacedBow = (shoe, t, material, thick = 0.24) => {
  const [x, y, z] = shoe.at(t, 1.5708, 1, 0.5)
  return [1, -1].map((s) => [
    tube(
      [
        [x, y, z],
        [x - 0.5, y + 0.7, z + s * 1.5],
        [x + 0.6, y + 0.1, z + s * 3],
        [x + 1.3, y - 0.1, z + s * 1.9],
        [x + 0.2, y, z],
      ],
      thick,
      material,
    ),
    tube(
      [
        [x, y, z],
        [x + 1.4, y - 0.2, z + s * 1.3],
        [x + 2.6, y - 1.5, z + s * 2.9],
      ],
      thick,
      material,
    ),
  ])
}
const tongue = (shoe, t, material, { long = 4.6, wide = 2.1, rise = 3.6, thick = 0.5 } = {}) => {
  const [x, y, z] = shoe.at(t, 1.5708, 1, -0.4)
  return loft(
    times(16, (i) => {
      const part = i / 15
      const half = wide * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (part - 0.7) / 0.3) ** 2))
      return oval(0, 0, 0, thick * (part > 0.9 ? 0.5 : 1), half, { count: 28 }).map(([, a, b]) => [
        x + 2 - part * (long + 2) + a * 0.7,
        y - 0.5 + part ** 1.2 * rise + a * 0.7 - (b / wide) ** 2 * 0.5,
        z + b,
      ])
    }),
    material,
  )
}

const runner = (colour) => {
  const [body, foam, accent, lace] = {
    lilac: ['#bfadde', '#f4f1fa', '#7f66b5', '#fbfbf8'],
    black: ['#2b2d31', '#e9e9e6', '#6d7178', '#e8e8e6'],
    white: ['#efefec', '#f7f7f4', '#9fb2c6', '#fbfbf8'],
  }[colour]
  const shoe = lasted({
    high: (t) =>
      t < 0.3 ? 11.4 - Math.sin((t / 0.3) * Math.PI) * 1.5 : 11.4 - ((t - 0.3) / 0.7) ** 0.62 * 7,
    open: 0.8,
    mouth: 0.42,
    base: 2.3,
    rocker: 1.2,
    k: 1.02,
    long: 28.6,
  })
  const overlay = matte(accent, { roughness: 0.5 })
  return pairOfShoes(() =>
    group(
      sole(2.8, plastic(foam, { roughness: 0.7 }), { k: 1.14, bevel: 1.2, rocker: 1.2, long: 30 }),
      sole(0.5, rubber(accent), { k: 1.07, bevel: 0.2, rocker: 1.2, long: 29 }),
      shoe.skin(fabric(body, { kind: 'mesh', repeat: [3, 9], bumpScale: 2.2 })),
      shoe.lining(fabric(shade(body, 0.55), { repeat: 6 })),
      shoe.rim(0.62, fabric(body, { kind: 'knit', repeat: [40, 3] })),
      // Heel counter, toe guard, and the stripe on both sides.
      shoe.skin(overlay, { to: 0.17, off: 0.1, end: (t) => Math.min(shoe.edge(t), 1.05) * (1 - t * 2.6) }),
      shoe.skin(overlay, { from: 0.86, off: 0.1, end: (t) => 0.32 + (t - 0.86) * 5 }),
      [1, -1].map((s) => [
        shoe.line(
          times(14, (i) => [0.2 + i * 0.029, 0.12 + Math.sin((i / 13) ** 1.5 * 1.6) * 0.95, s]),
          0.36,
          overlay,
        ),
        shoe.line(
          times(14, (i) => [0.3 + i * 0.026, 0.1 + Math.sin((i / 13) ** 1.5 * 1.6) * 0.9, s]),
          0.26,
          overlay,
        ),
      ]),
      tongue(shoe, 0.44, fabric(body, { repeat: 5 }), { rise: 3.4 }),
      laced(shoe, 5, [0.43, 0.68], fabric(lace, { repeat: 4 })),
      lacedBow(shoe, 0.42, fabric(lace, { repeat: 4 })),
    ),
  )
}

const derby = (colour) => {
  const tone = colour === 'brown' ? '#5d3420' : '#1d1d1f'
  const skin = leather(tone, {
    roughness: 0.28,
    repeat: 8,
    bumpScale: 0.15,
    clearcoat: 0.6,
    clearcoatRoughness: 0.2,
  })
  const thread = matte(colour === 'brown' ? '#2f180c' : '#3a3a3d')
  const shoe = lasted({
    high: (t) =>
      t < 0.28 ? 9.4 - Math.sin((t / 0.28) * Math.PI) * 0.9 : 9.4 - ((t - 0.28) / 0.72) ** 0.66 * 5.6,
    open: 0.8,
    mouth: 0.4,
    base: 1.8,
    rocker: 0.8,
    long: 29.2,
  })
  return pairOfShoes(() =>
    group(
      sole(0.9, leather(colour === 'brown' ? '#3a2416' : '#111', { roughness: 0.6 }), {
        k: 1.1,
        bevel: 0.2,
        y: 0.9,
        long: 30.6,
        rocker: 0.8,
      }),
      put(
        group(
          extrude(
            polygon(
              times(25, (i) => {
                const a = Math.PI / 2 + (i / 24) * Math.PI
                return [-8.2 + Math.cos(a) * 6.6, Math.sin(a) * 3.3]
              }),
            ),
            2,
            leather('#1b1311'),
            {},
            { bevel: 0.15 },
          ),
        ),
        { y: 1, rx: -90 },
      ),
      shoe.skin(skin),
      shoe.lining(leather('#b58f63', { roughness: 0.7, repeat: 8, bumpScale: 0.25 })),
      shoe.rim(0.2, skin),
      // The facings lie over the vamp, and are sewn in two rows.
      shoe.skin(skin, {
        from: 0.3,
        to: 0.6,
        off: 0.16,
        end: (t) => Math.min(shoe.edge(t), 1.36 - Math.max(0, t - 0.5) * 1.6),
      }),
      [1, -1].map((s) =>
        [0, 0.05].map((shift) =>
          shoe.line(
            [
              [0.3 + shift, 0.05, s],
              [0.4 + shift, 0.42, s],
              [0.52 + shift * 0.6, 0.7, s],
              [0.595 - shift, 1.02 + shift, s],
              [0.585 - shift, 1.24, s],
            ],
            0.05,
            thread,
            0.18,
          ),
        ),
      ),
      [0.77, 0.785].map((t) =>
        shoe.line(
          times(19, (i) => [t, (Math.PI / 2) * (1 - Math.abs(i - 9) / 9), i < 9 ? 1 : -1]),
          0.05,
          thread,
          0.02,
        ),
      ),
      tongue(shoe, 0.42, skin, { rise: 2.2, long: 3.4, wide: 1.8, thick: 0.3 }),
      laced(shoe, 4, [0.41, 0.58], fabric('#1b1311', { repeat: 3 }), 0.17),
      lacedBow(shoe, 0.4, fabric('#1b1311', { repeat: 3 }), 0.15),
      times(60, (i) => {
        const t = 0.02 + (i / 59) * 0.96
        return [1, -1].map((s) =>
          box(
            0.22,
            0.1,
            0.1,
            card('#c9a878'),
            {
              x: (t - 0.5) * 30.4,
              y: 1.86 + lift((t - 0.5) * 30.4, 0.8),
              z: s * soleLine(t) * 1.06 + Math.sin(t * 3.1) * 0.4,
            },
            0.02,
          ),
        )
      }),
    ),
  )
}

export const boot = (colour, kind) => {
  if (kind === 'skate') {
    const skin = leather(colour === 'white' ? '#f3f1ec' : '#bfadde', { roughness: 0.45, bumpScale: 0.4 })
    const trim = colour === 'white' ? '#d9506b' : '#f7f3ea'
    const wheel = (x, z) =>
      put(
        group(
          rod(2.9, 3, plastic(trim, { roughness: 0.35 }), { ry: 90 }),
          rod(1.3, 3.1, metal(), { ry: 90 }),
        ),
        { x, y: 2.9, z },
      )
    return pairOfShoes(
      () =>
        group(
          shaftBoot(skin, { sole: leather('#3a2416'), laceTone: '#fff', top: 16, y: 8.2, heel: 2 }),
          box(24, 1, 5, metal('#b9bdc1'), { y: 7, x: -0.6 }),
          [7.4, -9].map((x) =>
            group(box(3.4, 4, 5, metal('#888'), { x, y: 5 }, 0.6), wheel(x, 3.4), wheel(x, -3.4)),
          ),
          put(
            group(
              lathe(
                [
                  [0, 0],
                  [1.8, 0],
                  [2.2, 1.4],
                  [1.8, 2.8],
                  [0, 2.8],
                ],
                rubber(trim),
              ),
            ),
            { x: 12.6, y: 4.4, rz: -24 },
          ),
        ),
      { gap: 13 },
    )
  }
  const skin = leather(colour === 'brown' ? '#70492c' : '#74787c', { roughness: 0.7, bumpScale: 1.2 })
  return pairOfShoes(() =>
    group(
      sole(2.4, rubber('#222326'), { k: 1.12, bevel: 0.5 }),
      times(12, (i) =>
        [1, -1].map((s) => {
          const t = 0.06 + (i / 11) * 0.86
          return box(
            1.2,
            1.5,
            1.2,
            rubber('#222326'),
            { x: (t - 0.5) * 29, y: 0.6 + lift((t - 0.5) * 29), z: s * soleLine(t) * 1.05 + 0.3 },
            0.2,
          )
        }),
      ),
      shaftBoot(skin, {
        laceTone: '#c8502b',
        top: 14,
        y: 2.2,
        heel: 0,
        trim: fabric(colour === 'brown' ? '#3a3d42' : '#2b2d31', { kind: 'mesh', repeat: 10 }),
        toe: rubber('#222326'),
      }),
    ),
  )
}
const shaftBoot = (skin, { sole: under, laceTone, top: tall, y, heel, trim, toe }) => {
  const high = (t) =>
    t < 0.36 ? 8.4 : t < 0.66 ? 8.4 - ((t - 0.36) / 0.3) * 3 : 5.4 - ((t - 0.66) / 0.34) ** 2 * 2.3
  const shaft = loft(
    times(16, (i) => {
      const k = i / 15
      const h = k * (tall - 3)
      const cx = -8.6 + k * -0.4 + Math.max(0, 0.5 - k) * 2
      const rx = 5.4 - Math.sin(k * 3) * 0.5 + Math.max(0, 0.4 - k) * 3
      return times(36, (j) => {
        const a = (j / 36) * 6.2832
        return [
          cx + Math.cos(a) * rx,
          5 + h + (Math.cos(a) > 0 ? 0.4 : 0) * k,
          Math.sin(a) * (3.3 - Math.sin(k * 3) * 0.3),
        ]
      })
    }),
    skin,
    { y: y },
    { caps: false },
  )
  return group(
    under &&
      [
        put(sole(0.9, under, { k: 1.06, bevel: 0.2 }), { y: y - 0.3 }),
        heel &&
          put(
            group(
              extrude(
                polygon(
                  times(25, (i) => {
                    const a = Math.PI / 2 + (i / 24) * Math.PI
                    return [-7.6 + Math.cos(a) * 6.4, Math.sin(a) * 3.1]
                  }),
                ),
                heel,
                under,
                {},
                { bevel: 0.15 },
              ),
            ),
            { y: y - heel / 2, rx: -90 },
          ),
      ]
        .flat()
        .filter(Boolean)
        .map((one) => one),
    upper(high, y, skin, { narrow: 0.4 }),
    shaft,
    lathe(
      [
        [0, 0],
        [4.6, 0],
      ],
      matte('#1b1614'),
      { x: -9, y: y + tall + 1.2, s: [1.05, 1, 0.66] },
    ),
    tube(
      times(25, (i) => {
        const a = (i / 24) * 6.2832
        return [-9 + Math.cos(a) * 5, y + tall + 2, Math.sin(a) * 3.2]
      }),
      0.85,
      trim ?? skin,
      {},
      { closed: true },
    ),
    toe && upper((t) => (t > 0.86 ? 4 : t < 0.1 ? 4 : 0.02), y + 0.02, toe, { k: 1.05, narrow: 0.4 }),
    ball(2, trim ?? skin, { x: -4.6, y: y + tall + 1.4, s: [0.5, 1.5, 1] }),
    laces(4, (t) => [4 - t * 4.4, y + 6 + t * 2.6, 1.7], fabric(laceTone, { repeat: 3 })),
    laces(4, (t) => [-1.8 - t * 1.9, y + 9.8 + t * (tall - 8.4), 1.7], fabric(laceTone, { repeat: 3 })),
    [1, -1].map((s) =>
      times(7, (i) =>
        ball(0.3, metal('#c9a24b'), {
          x: i < 4 ? 4 - i * 1.5 : -2.4 - (i - 4) * 0.8,
          y: y + 5.7 + (i < 4 ? i * 0.9 : 3.6 + (i - 3) * 2),
          z: s * 1.95,
        }),
      ),
    ),
  )
}

const flipFlops = (colour) =>
  pairOfShoes(
    () =>
      group(
        sole(1.7, rubber(colour === 'black' ? '#232427' : colour), { k: 1.18, bevel: 0.3, rocker: 0.4 }),
        put(
          sole(
            0.3,
            rubber(colour === 'black' ? '#3a3c40' : colour === 'blue' ? '#5b8ad0' : '#67a374', {
              bumpMap: bump('weave', 10),
              bumpScale: 3,
            }),
            { k: 1.1, bevel: 0.1, rocker: 0.4 },
          ),
          { y: 1.5 },
        ),
        [1, -1].map((s) =>
          tube(
            [
              [8.4, 1.9, 0.4],
              [7.4, 3.2, 0.5 + s * 0.4],
              [3.4, 4.4, s * 2.7 + 0.4],
              [-1.4, 3.6, s * 3.9 + 0.4],
              [-3.6, 1.8, s * 3.7 + 0.4],
            ],
            0.62,
            rubber(colour === 'black' ? '#1b1c1e' : colour === 'blue' ? '#1d3f7c' : '#28573a'),
          ),
        ),
        cylinder(0.7, 1.4, rubber('#1b1c1e'), { x: 8.4, y: 1.4, z: 0.4 }),
      ),
    { gap: 12 },
  )

/** One low shoe for women: cut out wide, with a bow, a strap or an elastic edge. */
const lowShoe = (colour, { bow, strap, elastic, gloss: shine = {} } = {}) => {
  const skin = leather(colour, { roughness: 0.42, bumpScale: 0.3, repeat: 5, ...shine })
  const shoe = lasted({
    high: (t) => 6.4 - Math.sin(Math.min(1, t / 0.62) * Math.PI) * 1.1 - Math.max(0, t - 0.46) ** 0.75 * 6.2,
    open: 0.9,
    mouth: 0.7,
    k: 0.95,
    long: 25.6,
    base: 0.6,
  })
  const knot = () =>
    group(
      [1, -1].map((s) => [
        put(
          group(
            puff(
              blob([
                [0, 0],
                [1.1, 0.9],
                [1.9, 0.75],
                [2, -0.75],
                [1.1, -0.9],
              ]),
              skin,
              {},
              { thick: 0.42, edge: 0.7, grid: 40 },
            ),
          ),
          { rz: s < 0 ? 180 : 0 },
        ),
        tube(
          [
            [0, 0, 0],
            [s * 0.7, -0.8, 0.05],
            [s * 1, -1.9, -0.1],
          ],
          0.13,
          skin,
        ),
      ]),
      ball(0.4, skin, { s: [0.9, 1, 0.8] }),
    )
  const [bowX, bowY, bowZ] = shoe.at(0.715, 1.5708, 1, 0.2)
  return group(
    loft(
      times(60, (i) => {
        const t = 0.5 - 0.5 * Math.cos((i / 59) * Math.PI)
        const [x, middle] = [(t - 0.5) * 26.2, Math.sin(t * 3.1) * 0.4]
        return oval(0, 0, 0, 0.3, soleLine(t) * 0.98, { order: 5, count: 40 }).map(([, a, b]) => [
          x,
          0.32 + a + lift(x, 0.5),
          middle + b,
        ])
      }),
      leather('#3a2a22', { roughness: 0.8 }),
    ),
    shoe.skin(skin),
    shoe.lining(leather('#dcc6a6', { roughness: 0.7, repeat: 8, bumpScale: 0.25 })),
    shoe.rim(elastic ? 0.26 : 0.17, elastic ? fabric(colour, { kind: 'knit', repeat: [60, 2] }) : skin),
    put(group(tag('melati', 2.6, { rz: 90 }, '#8a6a45')), { x: -8.6, y: 1.06, z: 0.1, rx: -90 }),
    bow && put(group(put(knot(), { rx: -80 })), { x: bowX, y: bowY, z: bowZ, ry: 90 }),
    strap &&
      loft(
        times(25, (i) => {
          const a = -0.28 + (i / 24) * (Math.PI + 0.56)
          const [, y, z] = shoe.at(0.44, shoe.edge(0.44), 1)
          return [
            [0.65, 0.1],
            [-0.65, 0.1],
            [-0.65, -0.06],
            [0.65, -0.06],
          ].map(([dx, d]) => [
            -1.6 + dx,
            y - 0.2 + Math.sin(a) * (1.7 + d),
            0.4 + Math.cos(a) * (z - 0.3 + d),
          ])
        }),
        fabric(colour, { kind: 'knit', repeat: [3, 12] }),
      ),
  )
}
const flat = (colour, { bow = true, strap = false, elastic = false } = {}) =>
  pairOfShoes(() => lowShoe(colour, { bow, strap, elastic }), { gap: 9, back: 3 })

const heels = (colour) => {
  const shine = { roughness: 0.25, bumpScale: 0.1, clearcoat: 0.6, clearcoatRoughness: 0.2 }
  const rise = (x) => 6.2 / (1 + Math.exp((x + 1.4) / 2.1))
  // The foot is shorter on the floor when the heel is up, and the shoe narrower.
  const raised = () => bend(lowShoe(colour, { gloss: shine }), (x, y, z) => [x * 0.92, y + rise(x), z * 0.86])
  const stilt = () =>
    loft(
      times(24, (i) => {
        const k = i / 23
        const waist = 1 - k + k * k * 0.42
        return oval(0, 0, 0, 0.5 + 1.75 * waist, 0.42 + 1.6 * waist, { order: 2.3 }).map(([, a, b]) => [
          -9.4 + a - (1 - k) ** 2 * 0.1 - k * 0.55,
          6.45 - k * 6.2,
          b,
        ])
      }),
      leather(colour, shine),
    )
  const tip = () => box(1.9, 0.3, 1.7, rubber('#1b1311'), { x: -9.95, y: 0.15 }, 0.1)
  return pairOfShoes(() => group(raised(), stilt(), tip()), { gap: 8, back: 4, turn: 12 })
}

const sandals = (colour) => {
  const skin = leather(colour === 'tan' ? '#b07a48' : '#1d1d1f', { roughness: 0.55 })
  const strap = (x, high, k = 1) =>
    loft(
      times(21, (i) => {
        const a = Math.PI * (i / 20)
        return [
          [0.9, 0.16],
          [-0.9, 0.16],
          [-0.9, -0.1],
          [0.9, -0.1],
        ].map(([dx, d]) => [
          x + dx,
          1.6 + Math.sin(a) ** 0.8 * (high + d),
          Math.cos(a) * (soleLine(x / 26 + 0.5) * 0.98 * k + d) + 0.3,
        ])
      }),
      skin,
    )
  return pairOfShoes(
    () =>
      group(
        sole(1.5, rubber('#4a3626'), { k: 1.08, bevel: 0.3, rocker: 0.4, long: 26.6 }),
        put(sole(0.3, leather('#c9a070'), { k: 1.0, bevel: 0.08, rocker: 0.4, long: 25.6 }), { y: 1.4 }),
        strap(7.2, 2.7),
        put(group(strap(3.6, 3.6)), {}),
        put(group(strap(0.4, 4.4)), {}),
        tube(
          [
            [-2, 1.7, 3.4],
            [-6, 5, 3.3],
            [-11.6, 6, 2],
            [-12.8, 6.2, 0],
            [-11.6, 6, -2],
            [-6, 5, -3.3],
            [-2, 1.7, -3.4],
          ],
          0.42,
          skin,
        ),
        tube(
          [
            [-6, 5, 3.2],
            [-3.4, 7.4, 2.2],
            [-2.6, 8, 0],
            [-3.4, 7.4, -2.2],
            [-6, 5, -3.2],
          ],
          0.42,
          skin,
        ),
        put(group(ring(0.8, 0.16, metal('gold'))), { x: -4.4, y: 6.6, z: 2.95 }),
      ),
    { gap: 10 },
  )
}

const tallBoots = (colour) => {
  const skin = leather(colour === 'brown' ? '#6d442b' : '#1d1d1f', { roughness: 0.38, bumpScale: 0.4 })
  const high = (t) =>
    t < 0.36 ? 8 : t < 0.66 ? 8 - ((t - 0.36) / 0.3) * 3.4 : 4.6 - ((t - 0.66) / 0.34) ** 2 * 2
  return pairOfShoes(
    () =>
      group(
        sole(0.8, leather('#241812'), { k: 0.98, y: 1.4, bevel: 0.15, long: 27 }),
        put(group(extrude(rect(6.4, 5.2, 2), 2.6, leather('#241812'), {}, { bevel: 0.2 })), {
          x: -9.6,
          y: 1.2,
          rx: -90,
        }),
        upper(high, 2.1, skin, { long: 26, narrow: 0.4, k: 0.92 }),
        loft(
          times(26, (i) => {
            const k = i / 25
            const r = 4.3 + Math.sin(k * 2.7) * 1.2 + Math.max(0, 0.2 - k) * 7
            return times(40, (j) => {
              const a = (j / 40) * 6.2832
              return [
                -8.2 + Math.cos(a) * r * 1.06 - k * 0.6 + Math.max(0, 0.2 - k) * 5,
                7 + k * 27 + Math.sin(k * 46) * 0.0 + (k > 0.98 ? Math.cos(a) * 0.4 : 0),
                Math.sin(a) * r * 0.86 + Math.sin(k * 30) * 0.04,
              ]
            })
          }),
          skin,
          {},
          { caps: false },
        ),
        lathe(
          [
            [0, 0],
            [4.6, 0],
          ],
          matte('#1b1210'),
          { x: -8.8, y: 33.6, s: [1, 1, 0.84] },
        ),
        tube(
          [
            [-4.2, 8, 3.7],
            [-6, 20, 4.4],
            [-6, 33, 4.3],
          ],
          0.12,
          metal('#8b6a3a'),
        ),
        box(0.6, 2, 0.4, metal('gold'), { x: -6, y: 31, z: 4.6 }),
        tube(
          times(25, (i) => {
            const a = (i / 24) * 6.2832
            return [-8.8 + Math.cos(a) * 5, 34, Math.sin(a) * 4.1]
          }),
          0.3,
          skin,
          {},
          { closed: true },
        ),
      ),
    { gap: 12 },
  )
}

export const cap = (colour, isSport = false) => {
  const stuff = isSport
    ? fabric(colour, { kind: 'fine', roughness: 0.6, repeat: 8 })
    : fabric(colour, { kind: 'twill', repeat: [30, 20] })
  const crown = loft(
    times(20, (i) => {
      const k = i / 19
      const r = 9.4 * Math.sqrt(Math.max(0.001, 1 - (k * 0.985) ** 2.5))
      return times(60, (j) => {
        const a = (j / 60) * 6.2832
        const dent = 1 - 0.012 * Math.cos(a * 6) ** 8
        return [
          Math.cos(a) * r * 1.1 * dent - k * 0.6,
          k * 11.4 + (Math.cos(a) > 0 ? (1 - k) * 0 : 0),
          Math.sin(a) * r * dent,
        ]
      })
    }),
    stuff,
  )
  const peak = loft(
    times(15, (i) => {
      const k = i / 14
      return times(31, (j) => {
        const a = -1.15 + (j / 30) * 2.3
        const reach = 8.6 * Math.sqrt(k) * Math.cos(a * 0.95) ** 0.55
        return [
          Math.cos(a) * 10 + reach,
          0.7 - k * 1.5 - (Math.sin(a) * 9.4) ** 2 * 0.02 - k * k * 0.4,
          Math.sin(a) * (9.2 + k * 0.4),
        ]
      })
    }),
    Object.assign(
      isSport
        ? fabric(colour, { kind: 'fine', roughness: 0.6 })
        : fabric(colour, { kind: 'twill', repeat: [20, 10] }),
      { side: 2 },
    ),
    {},
    { isOpen: true, caps: false },
  )
  return put(
    group(
      crown,
      peak,
      ball(0.75, stuff, { x: -0.6, y: 11.3, s: [1, 0.5, 1] }),
      times(6, (i) =>
        tube(
          times(14, (j) => {
            const k = (j / 13) * 0.99
            const r = 9.45 * Math.sqrt(Math.max(0.001, 1 - (k * 0.985) ** 2.5))
            const a = (i / 6) * 6.2832 + Math.PI / 6
            return [Math.cos(a) * r * 1.1 - k * 0.6, k * 11.5, Math.sin(a) * r]
          }),
          0.1,
          matte(shade(colour, 0.7)),
        ),
      ),
      times(6, (i) => {
        const a = (i / 6) * 6.2832
        return put(group(ring(0.42, 0.13, matte(shade(colour, 0.75)))), {
          x: Math.cos(a) * 7.6 * 1.1 - 0.4,
          y: 7.4,
          z: Math.sin(a) * 7.6,
          ry: 90 - (a * 180) / Math.PI,
          rx: -36,
        })
      }),
      isSport && [
        times(4, (i) =>
          tube(
            times(9, (j) => {
              const a = 0.5 + j * 0.11
              const r = 9.5
              return [Math.cos(a) * r * 1.1, 2 + i * 0.9, Math.sin(a) * r]
            }),
            0.13,
            matte('#d5d8da'),
          ),
        ),
      ],
      tag(
        isSport ? 'laju' : 'kanvas',
        5,
        { x: 9.2, y: 5.4, z: 0, ry: 90, rx: -14 },
        colour === 'white' ? '#333' : '#fff',
      ),
    ),
    { y: 2.4 },
  )
}

export const gloves = (colour, kind) => {
  const isMoto = kind === 'moto'
  const stuff = isMoto
    ? leather(colour === 'grey' ? '#6b6f74' : '#1f2023', { roughness: 0.6 })
    : fabric(colour, { kind: 'knit', repeat: [26, 34], bumpScale: 2 })
  const hand = (s) => {
    const p = [
      [-4, 0],
      [4, 0],
      [4.6, 5],
      [8, 8.4],
      [10, 12.4],
      [8.6, 13.6],
      [6.6, 12.4],
      [5, 10.6],
      [4.9, 14],
      [5, 20.6],
      [4.2, 21.6],
      [3.1, 20.8],
      [2.8, 15.2],
      [2.5, 15.2],
      [2.4, 23],
      [1.4, 24],
      [0.3, 23],
      [0.2, 15.4],
      [-0.1, 15.4],
      [-0.4, 22.4],
      [-1.4, 23.2],
      [-2.5, 22.2],
      [-2.5, 15],
      [-2.8, 14.8],
      [-3.4, 19.4],
      [-4.3, 20],
      [-5.2, 19],
      [-5, 11],
      [-4.6, 5],
    ].map(([x, y]) => [x * s, y])
    return group(
      puff(outline(p, 0.7), stuff, {}, { thick: 1.5, edge: 1.3, grid: 130, fold: folds(0.1, 4, 20, 5) }),
      box(
        8.8,
        5,
        3,
        isMoto ? rubber('#1b1c1e') : fabric(colour, { kind: 'knit', repeat: [30, 3] }),
        { y: 0.4 },
        1.1,
      ),
      isMoto
        ? [
            times(4, (i) =>
              ball(1, plastic('#3a3d42', { roughness: 0.35 }), {
                x: s * (3.8 - i * 2.5),
                y: 13.6 - Math.abs(i - 1.4) * 0.6,
                z: 1.5,
                s: [1, 0.8, 0.6],
              }),
            ),
            box(4.6, 1.8, 0.6, rubber('#d0602f'), { x: s * 1.4, y: 0.6, z: 1.6 }, 0.3),
            tag('lintas moto', 5.4, { y: 8.4, z: 1.66 }, '#ddd'),
          ]
        : [
            [s * 4.1, 20.2],
            [s * 9, 12.4],
            [s * 1.4, 22.6],
          ].map(([x, y]) =>
            ball(0.85, fabric('#b9bdc1', { kind: 'knit', repeat: 6 }), { x, y, z: 0.55, s: [1, 1.1, 1.2] }),
          ),
    )
  }
  return group(
    put(hand(-1), { x: -7, y: 2.6, rz: 9, rx: -6 }),
    put(hand(1), { x: 7, y: 2.6, rz: -9, rx: -6 }),
  )
}

export const backpack = (colour, kind) => {
  const stuff = fabric(colour, { kind: kind === 'roll' ? 'weave' : 'fine', repeat: 18, roughness: 0.75 })
  const dark = fabric(shade(colour, 0.62), { repeat: 10 })
  const trim = kind === 'roll' ? leather('#7a4a2c') : fabric('#2b2d31')
  const body = (w, h, d, r, at) =>
    put(group(extrude(rect(w, h, r), d, stuff, {}, { bevel: Math.min(d * 0.42, 4.6), steps: 10 })), at)
  const zip = (points) => [
    tube(points, 0.42, matte('#1b1c1e')),
    tube(
      points.map(([x, y, z]) => [x, y, z + 0.12]),
      0.26,
      metal('#8b8f94', { roughness: 0.5 }),
    ),
  ]
  return group(
    body(30, 42, 15, 9, { y: 21.4 }),
    body(25, 19, 7, 6, { y: 12.4, z: 9 }),
    kind !== 'roll' &&
      zip([
        [-12.6, 14, 10],
        [-12.2, 20.4, 11.4],
        [0, 21.6, 12.2],
        [12.2, 20.4, 11.4],
        [12.6, 14, 10],
      ]),
    kind === 'roll'
      ? [
          put(group(rod(4, 25, stuff), rod(3.2, 25.4, dark)), { y: 43, z: 1, s: [1, 0.9, 1] }),
          [-7, 7].map((x) => [
            box(2.4, 30, 0.5, trim, { x, y: 28, z: 8 }, 0.15),
            box(3.2, 3, 0.9, metal('gold'), { x, y: 26, z: 8.3 }, 0.3),
            box(2.4, 0.6, 9, trim, { x, y: 46.4, z: 2 }),
          ]),
          zip([
            [-11, 19, 12.2],
            [0, 19.4, 12.6],
            [11, 19, 12.2],
          ]),
        ]
      : [
          zip([
            [-14.4, 22, 3],
            [-14, 36, 4.4],
            [-8, 41, 5],
            [0, 42, 5.2],
            [8, 41, 5],
            [14, 36, 4.4],
            [14.4, 22, 3],
          ]),
          kind === 'trail' && [
            body(20, 8, 5, 3, { y: 30, z: 8 }),
            zip([
              [-8, 32, 10.4],
              [8, 32, 10.4],
            ]),
            [-1, 1].map((s) => [
              tube(
                times(9, (i) => [s * (4 + (i % 2) * 5), 6 + i * 1.7, 12.9]),
                0.24,
                matte('#e8e2d4'),
              ),
              box(2, 26, 0.7, dark, { x: s * 15.2, y: 16, z: 2, rz: s * 3 }),
              box(2.6, 2.6, 1.2, plastic('#1b1c1e'), { x: s * 15.4, y: 21, z: 2.4 }),
            ]),
            put(
              group(
                lathe(
                  [
                    [0, 0],
                    [3.4, 0],
                    [3.4, 13],
                    [1.4, 15],
                    [1.4, 17],
                    [0, 17],
                  ],
                  plastic('#8fb8c9', { roughness: 0.3 }),
                ),
              ),
              { x: -17, y: 8, z: -1 },
            ),
          ],
          kind === 'laptop' && [
            box(25, 0.6, 0.5, matte('#1b1c1e'), { y: 24.6, z: 7.8 }),
            box(20, 3.4, 0.5, fabric('#d5d8da', { roughness: 0.5 }), { y: 28.4, z: 7.6 }, 0.2),
          ],
        ],
    tube(
      [
        [-4.4, 42, -3],
        [-4, 47, -3.4],
        [0, 48.4, -3.6],
        [4, 47, -3.4],
        [4.4, 42, -3],
      ],
      0.95,
      trim,
    ),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 8, 41, -5],
          [s * 13, 40, -9],
          [s * 17.6, 26, -8.4],
          [s * 16.4, 12, -7],
          [s * 14, 5, -5],
        ],
        1.5,
        dark,
      ),
    ),
    [-1, 1].map((s) => body(4, 15, 10, 2, { x: s * 15, y: 9.6, ry: 0 })),
    box(7.4, 3, 0.4, kind === 'roll' ? leather('#7a4a2c') : rubber('#1b1c1e'), { y: 12, z: 12.6 }, 0.15),
    tag(
      kind === 'roll' ? 'gulung' : kind === 'trail' ? 'jejak 26' : 'kota 20',
      6.4,
      { y: 12, z: 12.84 },
      '#e8e2d4',
    ),
  )
}

const briefcase = (colour, kind) => {
  const isCanvas = kind === 'canvas'
  const body = isCanvas
    ? fabric(colour, { repeat: 20, bumpScale: 2 })
    : leather(colour === 'brown' ? '#6d442b' : '#1f1f21', { roughness: 0.42, repeat: 4 })
  const trim = leather(isCanvas ? '#6d442b' : colour === 'brown' ? '#57331e' : '#17171a', { roughness: 0.45 })
  return group(
    extrude(
      outline(
        [
          [-19.5, 0],
          [19.5, 0],
          [18.6, 28],
          [-18.6, 28],
        ],
        2.4,
      ),
      9,
      body,
      { y: 0.5 },
      { bevel: 2, steps: 8 },
    ),
    piece(
      [
        [-19, 28],
        [19, 28],
        [19.4, 12],
        [17, isCanvas ? 10 : 9],
        [-17, isCanvas ? 10 : 9],
        [-19.4, 12],
      ],
      2.6,
      isCanvas ? body : trim,
      { z: 4.6, y: 0.6 },
      { thick: 1, edge: 1.6, fold: (_x, _y) => 0 },
    ),
    [-9.4, 9.4].map((x) => [
      box(3, 18, 0.7, trim, { x, y: 19, z: 5.6 }, 0.2),
      box(
        4,
        3.6,
        1.2,
        metal(isCanvas ? '#b98d42' : 'gold', { roughness: 0.25 }),
        { x, y: 11.6, z: 5.6 },
        0.4,
      ),
      box(3, 6, 0.7, trim, { x, y: 7, z: 5 }, 0.2),
    ]),
    box(38, 0.9, 9, trim, { y: 0.6 }, 0.3),
    [-1, 1].map((s) => box(2.4, 8, 9.6, trim, { x: s * 18.4, y: 4 }, 0.6)),
    tube(
      [
        [-8, 28.6, 0.6],
        [-8.4, 33, 0.6],
        [-6, 36, 0.6],
        [6, 36, 0.6],
        [8.4, 33, 0.6],
        [8, 28.6, 0.6],
      ],
      1.15,
      trim,
    ),
    [-8, 8].map((x) => ring(1.3, 0.28, metal('gold'), { x, y: 29, z: 0.6 })),
    [-1, 1].map((s) => ring(1.3, 0.28, metal('gold'), { x: s * 19.4, y: 27, ry: 90 })),
    tube(
      [
        [19.4, 27, 0],
        [23, 22, 3],
        [24, 10, 7],
        [18, 1, 10],
        [6, 0.7, 12],
        [-8, 0.7, 11],
      ],
      0.75,
      trim,
      { s: [1, 1, 1] },
    ),
  )
}

const wallet = (colour) => {
  const skin = leather(colour === 'black' ? '#1f1f21' : colour === 'green' ? '#2f5a45' : '#6d442b', {
    roughness: 0.5,
    repeat: 3,
  })
  const edge = (w, h, at) => group(extrude(rect(w, h, 0.7), 0.55, skin, at, { bevel: 0.2 }))
  const sew = (w, h) =>
    tube(
      [
        [-w, -h, 0],
        [-w, h, 0],
        [w, h, 0],
        [w, -h, 0],
      ],
      0.05,
      card('#d9c3a4'),
      {},
      { closed: true, tension: 0.02, steps: 200 },
    )
  return group(
    put(
      group(
        edge(11, 8.6, {}),
        times(3, (i) => [
          extrude(
            rect(9.6, 5.4 - i * 0.2, 0.4),
            0.25,
            skin,
            { y: -1.2 - i * 0.9, z: 0.35 + i * 0.16 },
            { bevel: 0.08 },
          ),
          box(
            8.6,
            5.2,
            0.08,
            card(['#e8e2d4', '#1f7f80', '#d0602f'][i]),
            { y: 0.6 - i * 1, z: 0.36 + i * 0.14 },
            0.03,
          ),
        ]),
        put(sew(5.2, 4), { z: 0.33 }),
      ),
      { x: 2.2, y: 4.4, z: -1, rx: -12, ry: -26 },
    ),
    put(
      group(
        edge(11, 8.6, {}),
        put(sew(5.2, 4), { z: 0.31 }),
        tag('kulit', 3, { y: -2.6, x: 2.8, z: 0.3 }, '#2a170d'),
      ),
      { x: -5.4, y: 4.4, z: 1.4, rx: -12, ry: 34 },
    ),
    box(0.01, 0.01, 0.01, skin),
  )
}

const sunglasses = (colour) =>
  spectacles(colour === 'black' ? '#17181a' : '#6b3f1f', {
    lens: colour === 'black' ? '#1a2126' : '#4a2f18',
    body: 0.86,
    rim: 0.1,
    thick: 0.42,
  })
const spectacles = (tone, { lens, body = 0.1, rim = 0.3, thick = 0.3, round = false } = {}) => {
  const frame = gloss(tone)
  const eye = round
    ? blob([
        [-2.5, 0],
        [-1.7, 1.7],
        [0.6, 2.1],
        [2.4, 1],
        [2.4, -1],
        [0.8, -2.1],
        [-1.6, -1.7],
      ])
    : blob([
        [-2.7, 0.6],
        [-1.6, 1.9],
        [1.4, 2],
        [2.8, 1.4],
        [2.5, -0.8],
        [1, -2],
        [-1.2, -1.9],
        [-2.5, -0.8],
      ])
  const line_ = eye.getPoints(1)
  const one = (s) =>
    put(
      group(
        tube(
          line_.map(({ x, y }) => [x * s, y, -(x * x) * 0.02]),
          thick,
          frame,
          {},
          { closed: true, sides: 12 },
        ),
        cutout(polygon(line_.map(({ x, y }) => [x * s * 0.96, y * 0.96])), glass(lens, { body, rim }), {
          z: 0.02,
        }),
        cutout(
          polygon(line_.map(({ x, y }) => [x * s * 0.96, y * 0.96])),
          glass('#fff', { body: 0.02, rim: 0.3 }),
          { z: 0.06 },
        ),
      ),
      { x: s * 3.3, ry: s * 5 },
    )
  return put(
    group(
      one(1),
      one(-1),
      tube(
        [
          [-0.9, 0.9, 0],
          [0, 1.25, 0.2],
          [0.9, 0.9, 0],
        ],
        thick * 0.95,
        frame,
      ),
      [1, -1].map((s) =>
        group(
          box(0.9, 0.8, 0.5, frame, { x: s * 6.2, y: 1.1, z: -0.4 }, 0.15),
          tube(
            [
              [s * 6.4, 1.1, -0.4],
              [s * 6.8, 1.1, -6],
              [s * 6.6, 0.7, -11],
              [s * 6.3, -1.6, -14],
            ],
            thick * 0.72,
            frame,
            { s: [1, 1, 1] },
          ),
          ball(0.12, metal(), { x: s * 6.2, y: 1.1, z: -0.1 }),
        ),
      ),
    ),
    { y: 2.4, rx: 4 },
  )
}

const readers = (colour) =>
  group(
    put(
      spectacles(colour === 'black' ? '#1b1c1e' : '#7a4a2c', {
        lens: '#e8f0f2',
        body: 0.06,
        rim: 0.2,
        round: true,
      }),
      { z: 3, y: 2.5 },
    ),
    put(
      group(
        extrude(
          rect(17, 6.4, 3),
          4,
          leather(colour === 'black' ? '#2b2d31' : '#8a5a34'),
          {},
          { bevel: 1.4, steps: 8 },
        ),
      ),
      { x: 0, y: 3, z: -13.6, rx: -30 },
    ),
  )

/** Open and laid down, as it dries: the canopy of eight panels, ribs under it, the handle on the floor. */
const umbrella = (colour) => {
  const tone = colour === 'black' ? '#2e3035' : '#2a3f73'
  const cloth_ = fabric(tone, { kind: 'fine', roughness: 0.5, repeat: 12, bumpScale: 0.5 })
  const onCanopy = (k, a, off = 0) => {
    const slack = Math.abs(Math.sin(a * 4)) ** 0.9
    const r = 52 * Math.sin(k * 1.3) * 1.038 * (1 - 0.085 * k ** 2 * slack)
    return [
      Math.sin(a) * (r + off),
      84 - 25 * k ** 1.8 - 2.6 * slack * Math.sin(k * 3.14) + off,
      Math.cos(a) * (r + off),
    ]
  }
  const ribAt = (i) => (i / 8) * 6.2832
  const line_ = matte(colour === 'black' ? '#6f747c' : '#8fa4cf')
  const all = group(
    loft(
      times(40, (i) => times(192, (j) => onCanopy(0.004 + (i / 39) * 0.996, (j / 192) * 6.2832))),
      cloth_,
      {},
      { caps: false },
    ),
    tube(
      times(192, (j) => onCanopy(1, (j / 192) * 6.2832)),
      0.32,
      line_,
      {},
      { closed: true, steps: 384, sides: 8 },
    ),
    times(8, (i) => [
      tube(
        times(20, (j) => onCanopy(0.03 + (j / 19) * 0.97, ribAt(i), 0.12)),
        0.2,
        line_,
      ),
      tube(
        times(20, (j) => onCanopy(0.03 + (j / 19) * 1, ribAt(i), -0.8)),
        0.28,
        chrome(),
      ),
      tube([[0, 50, 0], onCanopy(0.52, ribAt(i), -1)], 0.24, chrome()),
      ball(0.7, chrome(), {
        ...Object.fromEntries(onCanopy(1.01, ribAt(i)).map((n, axis) => ['xyz'[axis], n])),
      }),
    ]),
    put(cylinder(1.4, 3, plastic('#1b1c1e')), { y: 48.5 }),
    lathe(
      [
        [0, 0],
        [1.5, 0],
        [0.9, 1.2],
        [0.6, 7],
        [0, 7.4],
      ],
      chrome(),
      { y: 83.4 },
    ),
    rod(0.75, 84, metal('#9a9fa5'), { y: 42, rz: 90 }),
    tube(
      [
        [0, 6, 0],
        [0, -8, 0],
        [1.4, -13.6, 0],
        [5.2, -15.6, 0],
        [9, -13, 0],
        [9.6, -8.6, 0],
      ],
      1.6,
      wood('#b9793f', { gloss: 0.8, turn: 90 }),
    ),
    lathe(
      [
        [1.75, 0],
        [1.75, 1.6],
      ],
      metal('gold'),
      { y: 4 },
    ),
  )
  return put(group(put(all, { rz: 61 })), { ry: 38 })
}
const woodBracelet = () =>
  group(
    times(33, (i) => {
      const a = (i / 33) * 6.2832
      return group(
        ball(
          0.62,
          wood(i % 11 === 0 ? '#3a2416' : '#8a5a34', { gloss: 0.7, seed: 1 + (i % 3) }),
          { x: Math.cos(a) * 6.6, y: 0.62, z: Math.sin(a) * 6.6 },
          28,
        ),
      )
    }),
    tube(
      [
        [7.2, 0.6, 0],
        [9, 0.5, 0.8],
        [9.6, 0.3, 2],
      ],
      0.1,
      matte('#8a2f24'),
    ),
    times(14, (i) =>
      tube(
        [
          [9.6, 0.5, 2],
          [10.4 + (i % 4) * 0.25, 0.2, 3 + i * 0.05],
          [10.8 + (i % 5) * 0.35, 0.12, 5 + (i % 3) * 0.3],
        ],
        0.07,
        matte('#8a2f24'),
      ),
    ),
    ball(0.7, metal('gold'), { x: 8.2, y: 0.65, z: 0.4 }),
  )

const fedora = (colour) => {
  const felt = fabric(colour === 'black' ? '#222325' : '#8b8f94', {
    kind: 'rough',
    repeat: 8,
    bumpScale: 0.8,
  })
  return group(
    loft(
      times(20, (i) => {
        const k = i / 19
        return times(64, (j) => {
          const a = (j / 64) * 6.2832
          const r = (1 - k) * 9 + k * 16
          return [
            Math.cos(a) * r * 1.12,
            1.6 - Math.sin(k * 3.14) * 0.5 + k * k * (1.6 * Math.sin(a) ** 2 * 1.2 - 0.6 * Math.cos(a)),
            Math.sin(a) * r,
          ]
        })
      }),
      felt,
      {},
      { caps: false },
    ),
    loft(
      times(24, (i) => {
        const k = i / 23
        const shut = k > 0.8 ? 1 - (k - 0.8) / 0.2 : 1
        return times(64, (j) => {
          const a = (j / 64) * 6.2832
          const pinch = 1 - k ** 2 * 0.2 * Math.max(0, Math.cos(a)) ** 2
          const r = (9.1 - k * 1.5) * (k > 0.8 ? Math.sqrt(Math.max(0, shut)) * 0.96 + 0.02 : 1)
          return [
            Math.cos(a) * r * 1.12 * pinch,
            1.4 +
              Math.min(1, k / 0.82) * 10.6 +
              (k > 0.8 ? (k - 0.8) * 3 : 0) -
              (k > 0.86 ? Math.exp(-(((Math.sin(a) * r) / 2.4) ** 2)) * (k - 0.86) * 15 : 0),
            Math.sin(a) * r * (1 - k ** 2 * 0.16),
          ]
        })
      }),
      felt,
      {},
      { caps: false },
    ),
    loft(
      [
        [1.5, 9.25],
        [4, 9.0],
      ].map(([y, r]) =>
        times(64, (j) => {
          const a = (j / 64) * 6.2832
          return [Math.cos(a) * r * 1.13, y, Math.sin(a) * r * 1.01]
        }),
      ),
      satin(colour === 'black' ? '#3a1d22' : '#2b2d31'),
      {},
      { caps: false },
    ),
    put(group(box(3, 2.2, 0.6, satin(colour === 'black' ? '#3a1d22' : '#2b2d31'), {}, 0.2)), {
      x: 3.4,
      y: 2.7,
      z: 9.1,
      ry: 24,
    }),
  )
}

const wristwatch = (strap) => {
  const band =
    strap === 'steel' ? brushed() : leather(strap === 'blue' ? '#27437c' : '#6d442b', { repeat: 2 })
  const half = (s) =>
    strap === 'steel'
      ? times(15, (i) => {
          const a = 0.1 + i * 0.185
          return put(
            group(
              box(1.9 - i * 0.02, 0.52, 0.34, brushed(), {}, 0.12),
              box(0.7, 0.54, 0.36, chrome(), {}, 0.12),
            ),
            { y: s * (Math.sin(a) * 2.5 + 0.06), z: Math.cos(a) * 2.62 - 2.55, rx: (-s * a * 180) / Math.PI },
          )
        })
      : loft(
          times(36, (i) => {
            const t = i / 35
            const a = t * 2.75 + 0.1
            const w = 0.98 - t * 0.2
            return [
              [-w, 2.45],
              [-w * 0.92, 2.6],
              [w * 0.92, 2.6],
              [w, 2.45],
              [w * 0.92, 2.32],
              [-w * 0.92, 2.32],
            ].map(([x, r]) => [x, s * (Math.sin(a) * r + 0.05), Math.cos(a) * r * 1.06 - 2.55])
          }),
          band,
        )
  return put(
    group(
      put(
        group(
          lathe(
            [
              [0, -0.5],
              [1.9, -0.5],
              [2.05, -0.3],
              [2.05, 0.2],
              [1.85, 0.45],
              [1.68, 0.42],
              [1.66, 0.25],
              [0, 0.25],
            ],
            chrome(),
            {},
            { radius: 0.06 },
          ),
        ),
        { rx: 90 },
      ),
      cutout(
        circle(1.66),
        printed(
          dial(false, {
            paper: strap === 'blue' ? '#1c2f57' : strap === 'steel' ? '#f4f2ec' : '#efe4cd',
            ink: strap === 'blue' ? '#e8ecf2' : '#2b2d31',
            brand: 'LAMPAU',
          }),
        ),
        { z: 0.27 },
      ),
      put(group(box(0.1, 0.85, 0.03, metal('#333'), { y: 0.36 })), { z: 0.32, rz: 52 }),
      put(group(box(0.08, 1.25, 0.03, metal('#333'), { y: 0.55 })), { z: 0.34, rz: -58 }),
      put(group(box(0.03, 1.5, 0.02, matte('#c43b2a'), { y: 0.5 })), { z: 0.36, rz: 170 }),
      rod(0.12, 0.1, metal('gold'), { z: 0.36, ry: 90 }),
      rod(0.22, 0.36, chrome(), { x: 2.2 }),
      [1, -1].map((s) =>
        [1, -1].map((k) =>
          box(0.3, 0.9, 0.4, chrome(), { x: k * 0.98, y: s * 1.95, z: -0.1, rx: s * -14 }, 0.1),
        ),
      ),
      cutout(circle(1.66), glass('#fff', { body: 0.02, rim: 0.2 }), { z: 0.42 }),
      half(1),
      half(-1),
    ),
    { y: 2.7, rx: -10, ry: -8 },
  )
}

const dress = (colour) =>
  group(
    top(colour, {
      sleeves: true,
      sleeve: 13,
      cuff: 8,
      angle: 34,
      wide: 22,
      shoulder: 15,
      waist: 16,
      hem: 15.4,
      neck: 8.6,
      drop: 10,
      long: 47,
      fold: 0.3,
      draw: (_pen, part) => part === 'body' && times(7, (_i) => 0).forEach(() => {}),
      material: { repeat: 22, bumpScale: 1.6 },
    }),
    skirt(colour, 17, 42, 66, { y: -44 }),
    put(group(box(34, 3.4, 5.4, fabric(colour, { repeat: [30, 3] }), {}, 1.5)), { y: -44.6, z: 0 }),
    buttons(4, -14, 7.4, 0, 2.9, '#8a6a4a'),
  )
const skirt = (colour, from, to, long, at, more = {}) => {
  const stuff = fabric(colour, { repeat: 26, ...more })
  return put(
    group(
      loft(
        times(26, (i) => {
          const k = i / 25
          const r = from + (to - from) * k ** 0.85
          return times(96, (j) => {
            const a = (j / 96) * 6.2832
            const wave = 1 + k * 0.085 * Math.sin(a * 13 + Math.sin(a * 3) * 1.4)
            return [Math.cos(a) * r * wave, -k * long, Math.sin(a) * r * 0.34 * wave * (1 + k * 0.2)]
          })
        }),
        stuff,
        {},
        { caps: false },
      ),
    ),
    at,
  )
}
const blouse = (colour) =>
  group(
    top(colour, {
      long: 58,
      wide: 25,
      shoulder: 17.5,
      waist: 23,
      sleeve: 40,
      cuff: 7,
      angle: 54,
      drop: 6,
      neck: 7.6,
      material: { kind: 'fine', repeat: 20 },
      fold: 0.7,
      draw: (pen, part) => {
        if (part === 'body') {
          seam(pen, [
            [1.4, 0],
            [1.4, -60],
          ])
          for (const x of [-9, -7.4, -5.8, 5.8, 7.4, 9])
            seam(
              pen,
              [
                [x, -8],
                [x, -30],
              ],
              'rgba(0,0,0,.12)',
            )
        }
      },
    }),
    [-1, 1].map((s) =>
      put(
        group(
          puff(
            blob([
              [0, 0.4],
              [s * 7.6, 1.4],
              [s * 12, -2.6],
              [s * 10.4, -7.6],
              [s * 4.6, -9.4],
              [s * 0.6, -6],
            ]),
            cloth(laceSheet(colour), { repeat: 8 }),
            {},
            { thick: 0.5, edge: 0.8, grid: 50 },
          ),
          times(11, (i) => {
            const a = -0.2 + i * 0.3
            return ball(0.85, fabric(colour), {
              x: s * (5.6 + Math.cos(a - 0.9) * 6.2),
              y: -4.4 + Math.sin(a - 2.2) * 5,
              z: 0.2,
              s: [1, 1, 0.35],
            })
          }),
        ),
        { y: -0.6, z: 2.5 },
      ),
    ),
    buttons(5, -13, 8.4, 0, 3.1),
  )
const laceSheet = (colour) =>
  canvas(512, 512, (pen) => {
    pen.fillStyle = hex(colour)
    pen.fillRect(0, 0, 512, 512)
    for (let i = 0; i < 12; i += 1)
      for (let j = 0; j < 12; j += 1) {
        pen.fillStyle = 'rgba(60,50,40,.22)'
        pen.beginPath()
        pen.arc(i * 44 + (j % 2) * 22, j * 44, 9, 0, 7)
        pen.fill()
        for (let k = 0; k < 6; k += 1) {
          pen.beginPath()
          pen.arc(i * 44 + (j % 2) * 22 + Math.cos(k) * 17, j * 44 + Math.sin(k) * 17, 4, 0, 7)
          pen.fill()
        }
      }
  })
const blossoms = (pen, tones, w, h, count, seed) => {
  const random = dice(seed)
  for (let i = 0; i < count; i += 1) {
    pen.save()
    pen.translate((random() - 0.5) * w, -random() * h)
    pen.rotate(random() * 6)
    pen.globalAlpha = 0.92
    motif(pen, 'flower', 0, 0, 2 + random() * 3, tones[i % tones.length])
    pen.restore()
  }
  pen.globalAlpha = 1
}

const kimono = (colour) => {
  const tones =
    colour === 'teal'
      ? ['#f3cd9a', '#f7efe2', '#e08a6a']
      : colour === 'pink'
        ? ['#fff6f4', '#c2455f', '#f6d7a0']
        : ['#d9a0a8', '#c9a24b', '#f2efe8']
  return group(
    top(colour, {
      long: 86,
      wide: 30,
      hem: 31,
      shoulder: 20,
      sleeve: 34,
      cuff: 28,
      angle: 8,
      drop: 44,
      neck: 7,
      fold: 0.9,
      open: true,
      material: { kind: 'fine', roughness: 0.4, sheen: 0.8, repeat: 10, bumpScale: 0.2 },
      draw: (pen, part, s = 1) => {
        blossoms(
          pen,
          tones,
          part === 'body' ? 64 : 90,
          part === 'body' ? 90 : 40,
          part === 'body' ? 46 : 26,
          part === 'body' ? 5 : 9 + s,
        )
        if (part === 'body')
          line(
            pen,
            [
              [0, -44],
              [0, -88],
            ],
            0.5,
            'rgba(0,0,0,.5)',
          )
      },
    }),
    [1, -1].map((s) =>
      piece(
        [
          [s * 6, 1],
          [s * 9.6, 0.6],
          [s * 3.4, -86],
          [s * -0.4, -86],
          [s * -0.4, -44],
        ],
        0.6,
        satin(shade(colour, 0.7)),
        { z: 2.6 + (s > 0 ? 0.5 : 0) },
        { thick: 0.8, edge: 1 },
      ),
    ),
    piece(
      mirror([
        [0, 1],
        [7, 0.6],
        [8, -6],
        [0, -44],
      ]),
      1,
      satin(shade(colour, 0.45)),
      { z: -1.2 },
      { thick: 0.4, edge: 1, grid: 40 },
    ),
    tube(
      [
        [-28, -46, 1],
        [-10, -47, 3.6],
        [0, -47, 4.2],
        [10, -47, 3.6],
        [28, -46, 1],
      ],
      2.2,
      satin(shade(colour, 0.7)),
      { s: [1, 1, 0.6], z: 0.6 },
    ),
    put(
      group(
        [1, -1].map((s) =>
          put(
            group(
              puff(
                blob([
                  [0, 0],
                  [5, 3],
                  [9, 0.6],
                  [8, -3],
                  [4, -2.6],
                ]),
                satin(shade(colour, 0.7)),
                {},
                { thick: 0.9, edge: 1.4, grid: 40 },
              ),
            ),
            { s: [s, 1, 1] },
          ),
        ),
        box(3, 3.4, 2, satin(shade(colour, 0.7)), {}, 0.8),
        piece(
          [
            [-1.6, 0],
            [1.6, 0],
            [2.6, -24],
            [-2, -22],
          ],
          0.5,
          satin(shade(colour, 0.7)),
          { rz: 8 },
          { thick: 0.5, edge: 0.8 },
        ),
      ),
      { x: 2, y: -47, z: 4.6 },
    ),
  )
}

const sari = (colour) => {
  const border = canvas(512, 64, (pen) => {
    pen.fillStyle = '#c9a24b'
    pen.fillRect(0, 0, 512, 64)
    for (let i = 0; i < 16; i += 1) {
      pen.fillStyle = hex(colour)
      motif(pen, 'flower', 16 + i * 32, 32, 13, colour)
    }
  })
  const silk = satin(colour === 'green' ? '#2f7a4c' : colour)
  const gold = printed(border, { metalness: 0.35, roughness: 0.35, repeat: [3, 1] })
  const stack = times(5, (i) =>
    group(
      box(40, 2, 30, silk, { y: 1.1 + i * 2.1, x: (i % 2) * 0.4 }, 0.95),
      box(40.1, 1.5, 3.6, gold, { y: 1.1 + i * 2.1, z: 13.2 }, 0.7),
    ),
  )
  const drape = loft(
    times(31, (i) => {
      const u = i / 30
      const y = u < 0.35 ? 12.6 : 12.6 - Math.max(0, u - 0.35) * 20
      const z = -14 + Math.min(1, u / 0.35) * 29 + Math.max(0, u - 0.35) * 10
      return times(41, (j) => {
        const v = j / 40
        const x = -15 + v * 27
        return [
          x + (u > 0.35 ? (v - 0.5) * 6 * (u - 0.35) : 0),
          y + Math.sin(v * 19) * (u > 0.35 ? 0.5 + (u - 0.35) * 0.9 : 0.12) + 0.3,
          z + Math.sin(v * 19 + 1) * (u > 0.35 ? 0.7 : 0),
        ]
      })
    }),
    Object.assign(satin(colour === 'green' ? '#2f7a4c' : colour), { side: 2 }),
    {},
    { isOpen: true, caps: false },
  )
  const hemline = loft(
    times(5, (i) => {
      const u = 0.9 + i * 0.026
      const y = 12.6 - (u - 0.35) * 20 + 0.35
      const z = 15 + (u - 0.35) * 10 + 0.35
      return times(41, (j) => {
        const v = j / 40
        const x = -15 + v * 27
        return [
          x + (v - 0.5) * 6 * (u - 0.35),
          y + Math.sin(v * 19) * (0.5 + (u - 0.35) * 0.9),
          z + Math.sin(v * 19 + 1) * 0.7,
        ]
      })
    }),
    Object.assign(printed(border, { metalness: 0.35, roughness: 0.35 }), { side: 2 }),
    {},
    { isOpen: true, caps: false },
  )
  return group(
    stack,
    drape,
    hemline,
    put(
      group(
        puff(rect(24, 18, 3), silk, {}, { thick: 1.6, edge: 3 }),
        box(24, 1, 2.4, gold, { y: -7.4, z: 1.4 }),
      ),
      { x: 8, y: 14.4, z: -6, rx: -86, rz: 12 },
    ),
  )
}

const hijab = (colour) => {
  const voile = fabric(colour, { kind: 'fine', repeat: 16, roughness: 0.8 })
  const inner = fabric(shade(colour, 0.72), { kind: 'knit', repeat: [10, 6] })
  // Worn on a stand: an oval face of pale felt, as shops show it, the cloth drawn round it and over the shoulders.
  const stand = matte('#e9e2d8')
  const mouth = (a) => [
    Math.sin(a) * 5.2,
    22.6 + Math.cos(a) * 7.2 - (Math.cos(a) < 0 ? Math.cos(a) ** 2 * -0.6 : 0),
  ]
  const hood = loft(
    times(46, (i) => {
      const k = i / 45
      return times(96, (j) => {
        const a = (j / 96) * 6.2832
        const [fx, fy] = mouth(a)
        // From the edge round the opening outwards over the head, down to the shoulders.
        const under = Math.max(0, -Math.cos(a))
        const grow = Math.sin(Math.min(1, k * 1.25) * 1.5708)
        const fold =
          Math.sin(a * 7 + k * 4) * 0.5 * k +
          Math.sin(k * 17 + Math.abs(Math.sin(a)) * 3) * 0.5 * under * Math.min(1, k * 4)
        const wide = 1 + grow * (0.62 + under * 0.1)
        return [
          fx * wide + Math.sin(a) * fold,
          22.6 + (fy - 22.6) * (1 + grow * (0.36 + under * 0.62)) + fold * 0.6,
          6.6 - k ** 1.5 * 12.6 * (1 - under * 0.55) + Math.sin(Math.min(1, k * 3) * 3.14) * 0.9 + fold * 0.8,
        ]
      })
    }),
    voile,
    {},
    { caps: false },
  )
  const cape = loft(
    times(44, (i) => {
      const k = i / 43
      return times(120, (j) => {
        const a = (j / 120) * 6.2832
        const front = Math.max(0, Math.cos(a))
        const wide = 5.4 + Math.sin(Math.min(1, k * 1.35) * 1.5708) * 9.6 + k * 2.6
        const fold = (Math.sin(a * 8 + k * 2.4) * 0.75 + Math.sin(a * 13 - k * 3) * 0.4) * k
        return [
          Math.sin(a) * (wide + fold),
          16.5 - k * (14 + front * 2.6) + Math.cos(a * 2) * 0.4 * k,
          Math.cos(a) * ((wide + fold) * 0.6) + front * k * 1.2,
        ]
      })
    }),
    voile,
    {},
    { caps: false },
  )
  const sash = [0, 1, 2, 3].map((i) =>
    tube(
      times(22, (j) => {
        const k = j / 21
        const x = -8.4 + k * 17.4
        return [
          x,
          15.2 - i * 1.5 - Math.sin(k * 3) * (2.6 + i * 0.7) - k * 1.2,
          4.3 + Math.sin(k * 3.1) * (3.6 + i * 0.5),
        ]
      }),
      0.85 - i * 0.08,
      voile,
    ),
  )
  return group(
    ball(6, stand, { y: 22.3, z: 2.2, s: [0.92, 1.25, 0.72] }),
    cylinder(4.2, 9, stand, { y: 8 }),
    hood,
    // The back of the head.
    ball(8.6, voile, { y: 23, z: -2, s: [0.95, 1.08, 0.8] }),
    cape,
    tube(
      times(41, (i) => {
        const [x, y] = mouth((i / 40) * 6.2832)
        return [x * 0.96, y - 0.1, 6.2]
      }),
      0.5,
      inner,
      {},
      { closed: true },
    ),
    sash,
    ball(0.6, gloss('#f7f2e6'), { x: 7.2, y: 13.4, z: 5.6 }),
    ring(0.62, 0.12, metal('gold'), { x: 7.2, y: 13.4, z: 5.8 }),
  )
}

const trench = (colour) =>
  group(
    top(colour, {
      long: 98,
      wide: 26,
      waist: 20,
      hem: 30,
      sleeve: 52,
      cuff: 7.4,
      angle: 64,
      drop: 24,
      neck: 8,
      open: true,
      fold: 0.6,
      thick: 3.4,
      material: { kind: 'twill', repeat: [36, 46] },
      draw: (pen, part) => {
        if (part === 'body') {
          seam(
            pen,
            [
              [-3, -24],
              [-5, -98],
            ],
            'rgba(0,0,0,.4)',
          )
          for (const s of [-1, 1])
            line(
              pen,
              [
                [s * 10, -56],
                [s * 15, -70],
              ],
              0.9,
              'rgba(0,0,0,.3)',
            )
          stitch(pen, [
            [-40, -96],
            [40, -96],
          ])
        }
      },
    }),
    lapel(colour, 1, 28),
    lapel(colour, -1, 28),
    piece(
      mirror([
        [0, 2.2],
        [8.6, 1.8],
        [9.6, -3.4],
        [0, -5],
      ]),
      1,
      fabric(shade(colour, 0.8), { kind: 'twill' }),
      { z: -1.2 },
      { thick: 0.8, edge: 1, grid: 40 },
    ),
    piece(
      mirror([
        [0, 0],
        [7, 0],
        [8, -6],
        [0, -26],
      ]),
      1,
      fabric('#efe9dc'),
      { z: 0.1, y: -1 },
      { thick: 0.6, edge: 2, grid: 40 },
    ),
    put(group(box(42, 4.4, 7, fabric(colour, { kind: 'twill', repeat: [30, 4] }), {}, 1.6)), { y: -46 }),
    put(
      group(
        extrude(rect(6, 5.4, 0.8), 1, leather('#5b3a25'), {}, { bevel: 0.2, holes: [rect(3.6, 3, 0.4)] }),
      ),
      { x: 1, y: -46, z: 4 },
    ),
    [-7, 6].map((x) =>
      times(4, (i) =>
        put(group(cylinder(0.95, 0.4, gloss('#4a3020'))), {
          x: x * (1 - (i < 2 ? 0 : 0.1)),
          y: -32 - i * 11 - (i > 0 ? 3 : 0),
          z: 3.7,
          rx: 90,
        }),
      ),
    ),
    [-1, 1].map((s) =>
      put(group(box(8, 2.4, 1, fabric(colour, { kind: 'twill' }), {}, 0.4)), {
        x: s * 16,
        y: -4.2,
        z: 2.2,
        rz: -s * 24,
      }),
    ),
  )

const swimsuit = (colour) => {
  const accent = { navy: '#e9e6dd', teal: '#f0e3c2', black: '#c9ccd2' }[colour]
  const stretch = { kind: 'fine', roughness: 0.42, repeat: 14, bumpScale: 0.2 }
  const cut = mirror([
    [0, -2.6],
    [4.6, -1.6],
    [6.6, 0.6],
    [14.6, -2.2],
    [18.4, -5.6],
    [23.2, -14.6],
    [17.8, -17.6],
    [14.6, -12.6],
    [13.9, -22],
    [11.9, -35],
    [13.2, -45],
    [15.4, -54.5],
    [12.6, -58.4],
    [7.6, -63.4],
    [4, -68],
    [0, -69],
  ])
  const reach = [
    [-23.2, -69],
    [23.2, 0.6],
  ]
  const front = paintOn(reach, colour, (pen) => {
    for (const s of [-1, 1]) {
      // A panel down each side, piped, and the seams of sleeve and leg.
      pen.fillStyle = shade(colour, 1.55)
      pen.beginPath()
      pen.moveTo(s * 14.8, -13)
      pen.bezierCurveTo(s * 9.4, -22, s * 8, -36, s * 12, -58)
      pen.lineTo(s * 17, -56)
      pen.lineTo(s * 11.9, -35)
      pen.lineTo(s * 15, -14)
      pen.fill()
      const side = times(20, (i) => {
        const t = i / 19
        return [
          s * ((1 - t) ** 3 * 14.8 + 3 * (1 - t) ** 2 * t * 9.4 + 3 * (1 - t) * t * t * 8 + t ** 3 * 12),
          -13 - t * 45,
        ]
      })
      line(pen, side, 0.55, accent)
      stitch(
        pen,
        side.map(([x, y]) => [x - s * 0.7, y]),
        'rgba(255,255,255,.4)',
      )
      const hole = [
        [s * 13.4, -2],
        [s * 12.2, -7],
        [s * 14.4, -12.8],
      ]
      seam(pen, hole, 'rgba(0,0,0,.4)')
      const cuff = [
        [s * 22, -12.6],
        [s * 17, -15.8],
      ]
      line(pen, cuff, 0.5, accent)
      stitch(
        pen,
        [
          [s * 14.6, -54],
          [s * 11.8, -57.6],
          [s * 7, -62.2],
          [s * 3.4, -67],
        ],
        'rgba(255,255,255,.5)',
      )
    }
    line(
      pen,
      [
        [0, -2],
        [0, -21],
      ],
      1.1,
      'rgba(0,0,0,.35)',
    )
    line(
      pen,
      [
        [0, -2],
        [0, -21],
      ],
      0.5,
      '#c9ccd0',
      [0.35, 0.2],
    )
    pen.save()
    pen.translate(7.2, -13.4)
    pen.scale(1, -1)
    write(pen, 'ombak', 0, 0, 2.6, { colour: accent, font: GOTHIC, weight: 600 })
    pen.restore()
  })
  return group(
    puff(
      outline(cut, 1.4),
      cloth(front, stretch),
      {},
      {
        thick: 3.2,
        edge: 4.6,
        grid: 130,
        fold: folds(0.16, 7, 70, 4),
        backMaterial: fabric(colour, stretch),
      },
    ),
    // The collar stands, open at its zip.
    loft(
      times(8, (i) => {
        const k = i / 7
        return times(40, (j) => {
          const a = 0.12 + (j / 39) * (6.2832 - 0.24)
          return [
            Math.sin(a) * (6.3 - k * 0.5),
            -0.6 + k * 4.4 - Math.cos(a) * 1.5,
            Math.cos(a) * (3.3 - k * 0.3),
          ]
        })
      }),
      fabric(colour, stretch),
      {},
      { isOpen: true, caps: false },
    ),
    box(0.7, 2, 0.4, metal('#d5d8db'), { y: -5, z: 3.5 }),
  )
}

const breton = (colour) =>
  group(
    top('#f4f1e8', {
      long: 60,
      wide: 24,
      shoulder: 17.5,
      waist: 22,
      sleeve: 48,
      cuff: 6.8,
      angle: 58,
      drop: 4.6,
      neck: 10.4,
      material: { kind: 'knit', repeat: [60, 80], bumpScale: 0.8 },
      draw: (pen, part, s) => {
        pen.fillStyle = hex(colour)
        for (let i = 0; i < 16; i += 1) if (part === 'body') pen.fillRect(-40, -14 - i * 3.2, 80, 1.5)
        if (part !== 'body')
          for (let i = 0; i < 15; i += 1) pen.fillRect(s * (7 + i * 3.2) - 0.75, -30, 1.5, 60)
      },
    }),
    collarRib(10.4, 4.6, '#f4f1e8', 0.7, 1),
  )

const aoDai = (colour) =>
  group(
    top(colour, {
      long: 60,
      wide: 19,
      shoulder: 15,
      waist: 14.6,
      hem: 18,
      sleeve: 46,
      cuff: 5.4,
      angle: 66,
      drop: 2,
      neck: 6,
      material: { kind: 'fine', roughness: 0.42, sheen: 0.7, repeat: 12, bumpScale: 0.2 },
      fold: 0.3,
      draw: (pen, part) => {
        if (part === 'body') {
          seam(
            pen,
            [
              [1, -1],
              [14, -13],
              [14, -40],
            ],
            'rgba(0,0,0,.2)',
          )
          blossoms(pen, colour === 'white' ? ['#eda9b8', '#93bbdd'] : ['#fff6f0', '#f7d58a'], 30, 58, 9, 6)
        }
      },
    }),
    piece(
      [
        [-17.6, 0],
        [17.6, 0],
        [25, -74],
        [-25, -74],
      ],
      3,
      cloth(
        paintOn(
          [
            [-25, -74],
            [25, 0],
          ],
          colour,
          (pen) =>
            blossoms(
              pen,
              colour === 'white' ? ['#eda9b8', '#93bbdd', '#f7d58a'] : ['#fff6f0', '#f7d58a', '#fbe3e6'],
              44,
              74,
              22,
              11,
            ),
        ),
        { kind: 'fine', roughness: 0.42, sheen: 0.7 },
      ),
      { y: -56, z: 0.8 },
      { thick: 1.6, edge: 3, fold: folds(1.3, 9, 88, 4) },
    ),
    piece(
      mirror([
        [0.8, 0],
        [13, 0],
        [15, -44],
        [2.4, -44],
      ]),
      1.4,
      fabric('#f6f4ee', { kind: 'fine' }),
      { y: -92, z: -2.6 },
      { thick: 2, edge: 3, fold: folds(0.8, 6, 88, 2) },
    ),
    piece(
      mirror([
        [0, 4],
        [5, 3.6],
        [6, -1.6],
        [0, -2.4],
      ]),
      1,
      fabric(colour, { kind: 'fine' }),
      { z: 0.8 },
      { thick: 1.6, edge: 1.6, grid: 40 },
    ),
  )

const swimSet = (colour) =>
  group(
    piece(
      mirror([
        [0, -2],
        [4, -1.6],
        [6, 0.6],
        [9.6, 9],
        [11.4, 9],
        [11.8, -2],
        [16.4, -9],
        [17, -23],
        [0, -23.6],
      ]),
      2.2,
      cloth(
        paintOn(
          [
            [-17, -24],
            [17, 9],
          ],
          colour,
          (pen) => blossoms(pen, ['#fff6f0', '#f3c97a'], 34, 26, 14, 3),
        ),
        { kind: 'fine', roughness: 0.45 },
      ),
      { y: 64 },
      { thick: 3, edge: 4.4, fold: folds(0.3, 6, 80, 2) },
    ),
    skirt(colour, 15.6, 27, 27, { y: 33 }, { kind: 'fine', roughness: 0.45 }),
    put(group(box(31.6, 4, 5.4, fabric(colour, { kind: 'fine', roughness: 0.45 }), {}, 1.8)), { y: 32.6 }),
    [1, -1].map((s) =>
      tube(
        [
          [s * 10.4, 72, 0.2],
          [s * 9.6, 77, -1.6],
          [s * 8, 79, -4],
        ],
        0.6,
        fabric(colour),
      ),
    ),
    tube(
      [
        [-2, 32, 3.2],
        [-3, 27, 4],
        [-4, 22, 5],
      ],
      0.3,
      fabric('#fff'),
    ),
    tube(
      [
        [2, 32, 3.2],
        [3, 28, 4],
        [3.4, 23, 5],
      ],
      0.3,
      fabric('#fff'),
    ),
  )

const handbag = (colour) => {
  const skin = leather(colour === 'ivory' ? '#efe6d2' : colour === 'black' ? '#1f1f21' : '#7a4a2c', {
    roughness: 0.4,
    repeat: 4,
  })
  const gold = metal('gold', { roughness: 0.2 })
  return group(
    extrude(
      outline(
        [
          [-16, 0],
          [16, 0],
          [13, 21],
          [-13, 21],
        ],
        2.6,
      ),
      11,
      skin,
      { y: 0.6 },
      { bevel: 2.4, steps: 8 },
    ),
    piece(
      [
        [-13, 21],
        [13, 21],
        [12, 11],
        [8, 8.6],
        [-8, 8.6],
        [-12, 11],
      ],
      2,
      skin,
      { z: 5, y: 0.8, rx: -5 },
      { thick: 0.8, edge: 1.4 },
    ),
    box(3.4, 4.4, 1.2, gold, { y: 9.6, z: 6.6 }, 0.5),
    rod(0.7, 0.4, gloss('#222'), { y: 9.4, z: 7.3, ry: 90 }),
    [4, -3.4].map((z) =>
      tube(
        [
          [-8.6, 20, z],
          [-9, 27, z * 0.8],
          [-6, 33, z * 0.6],
          [0, 35, z * 0.5],
          [6, 33, z * 0.6],
          [9, 27, z * 0.8],
          [8.6, 20, z],
        ],
        0.85,
        skin,
      ),
    ),
    [4.6, -3.6].map((z) => [-8.6, 8.6].map((x) => ring(1.2, 0.28, gold, { x, y: 20.4, z }))),
    [-12, 12].map((x) => [-3, 3].map((z) => ball(0.7, gold, { x, y: 0.3, z }))),
    tube(
      [
        [-13, 19, 0],
        [-18, 12, 3],
        [-20, 3, 6],
        [-13, 0.6, 11],
        [-2, 0.6, 12],
        [6, 0.6, 10.6],
      ],
      0.5,
      skin,
    ),
    tag('MERAKI', 6, { y: 4.4, z: 6.45 }, colour === 'ivory' ? '#a58a5a' : '#d9b96a', SERIF),
  )
}

const SHADES = {
  'brick-red': '#a33a2b',
  rose: '#c9566f',
  caramel: '#b06a47',
  berry: '#7b2345',
  brick: '#a8452f',
  milk: '#f2e3da',
  plum: '#5f2748',
}
const lipstick = (shadeName) => {
  const tone = SHADES[shadeName]
  const bullet = loft(
    times(18, (i) => {
      const k = i / 17
      return oval(0, 0, 0, 0.62, 0.62).map(([, a, b]) =>
        [a, Math.min(k * 3.2, 1.6 + (b + 0.62) * 0.9 + (k > 0.9 ? 0.05 : 0)), b].map((v, n) =>
          n === 1
            ? k < 0.98
              ? Math.min(k * 3.4, 2.6 - (0.62 - b) * 0.9)
              : 2.62 - (0.62 - b) * 0.9
            : v * (k > 0.96 ? 0.96 : 1),
        ),
      )
    }),
    satin(tone, { roughness: 0.35 }),
  )
  return group(
    lathe(
      [
        [0, 0],
        [1.05, 0],
        [1.05, 4.4],
        [0.95, 4.5],
        [0.95, 4.6],
      ],
      gloss('#1b1c1e'),
      {},
      { radius: 0.1 },
    ),
    lathe(
      [
        [0.85, 4.5],
        [0.85, 6.2],
        [0.7, 6.3],
        [0, 6.3],
      ],
      metal('gold', { roughness: 0.2 }),
    ),
    put(bullet, { y: 6.2 }),
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.08, 0],
            [1.08, 4.8],
            [0, 4.8],
          ],
          gloss('#1b1c1e'),
          {},
          { radius: 0.14 },
        ),
        lathe(
          [
            [1.09, 0.5],
            [1.09, 0.8],
          ],
          metal('gold'),
          {},
          { radius: 0 },
        ),
      ),
      { x: 3, y: 1.08, z: 1.6, rz: 90, ry: 26, rx: 0 },
    ),
    put(
      group(
        puff(
          blob([
            [-3.6, 0],
            [-1.6, 1.1],
            [1.4, 0.8],
            [4, 0.2],
            [1.6, -1],
            [-1.8, -0.9],
          ]),
          satin(tone, { roughness: 0.4 }),
          {},
          { thick: 0.24, edge: 0.5, fold: folds(0.12, 1.2, 4, 3) },
        ),
      ),
      { x: -2.4, y: 0.1, z: 3.4, rx: -90 },
    ),
    put(
      plane(
        1.6,
        0.4,
        printed(
          canvas(400, 100, (pen) => write(pen, 'meraki', 200, 52, 80, { colour: '#d9b96a', font: SERIF })),
          { transparent: true },
        ),
      ),
      { y: 2.2, z: 1.06 },
    ),
  )
}
const polish = (shadeName) => {
  const tone = SHADES[shadeName]
  return group(
    lathe(
      [
        [0, 0.3],
        [1.9, 0.3],
        [2.05, 0.8],
        [2.05, 3.6],
        [1.4, 4.6],
        [0, 4.7],
      ],
      gloss(tone),
      {},
      { radius: 0.4 },
    ),
    through(
      (m) =>
        lathe(
          [
            [0, 0],
            [2.1, 0],
            [2.3, 0.4],
            [2.3, 3.9],
            [1.4, 5],
            [1.1, 5.6],
          ],
          m,
          {},
          { radius: 0.4 },
        ),
      '#f2f2f2',
      { body: 0.04, rim: 0.45 },
    ),
    lathe(
      [
        [1.15, 5.3],
        [1.2, 5.6],
        [1.05, 11.4],
        [0.9, 11.7],
        [0, 11.7],
      ],
      gloss('#f4f1ea'),
      {},
      { radius: 0.15 },
    ),
    lathe(
      [
        [1.16, 5.3],
        [1.22, 5.3],
        [1.22, 5.8],
        [1.16, 5.8],
      ],
      metal('gold'),
    ),
    put(
      plane(
        3,
        1.2,
        printed(
          canvas(300, 120, (pen) => {
            write(pen, 'napas', 150, 42, 58, {
              colour: shadeName === 'milk' ? '#8a6a5a' : '#fff',
              font: SERIF,
            })
            write(pen, '9 ml · berbasis air', 150, 92, 26, {
              colour: shadeName === 'milk' ? '#8a6a5a' : '#fff',
              weight: 400,
            })
          }),
          { transparent: true },
        ),
      ),
      { y: 2.2, z: 2.32 },
    ),
    times(4, (i) =>
      put(
        group(
          puff(
            blob([
              [-0.8, -1.2],
              [0.8, -1.2],
              [0.9, 0.6],
              [0, 1.5],
              [-0.9, 0.6],
            ]),
            gloss(tone),
            {},
            { thick: 0.3, edge: 0.5, grid: 30 },
          ),
        ),
        { x: 3.4 + (i % 2) * 2.2, y: 0.2, z: 2 + Math.floor(i / 2) * 3 - (i % 2), rx: -80, rz: -20 },
      ),
    ),
  )
}

const sunHat = (colour) => {
  const straw = matte(colour === 'natural' ? '#dcbd84' : '#2b3d66', {
    bumpMap: bump('weave', [40, 10]),
    bumpScale: 6,
    roughness: 0.85,
    side: 2,
  })
  return group(
    loft(
      times(26, (i) => {
        const k = i / 25
        const r = 9.4 + k * 13
        return times(80, (j) => {
          const a = (j / 80) * 6.2832
          return [
            Math.cos(a) * r * 1.05,
            2.4 - k * 1.4 + Math.sin(a * 3 + 0.6) * k * k * 1.3,
            Math.sin(a) * r,
          ]
        })
      }),
      straw,
      {},
      { caps: false },
    ),
    lathe(
      [
        [9.5, 2],
        [9.2, 6],
        [8.4, 9.4],
        [6, 11.6],
        [0, 12.2],
      ],
      straw,
      { s: [1.05, 1, 1] },
      { smooth: true },
    ),
    lathe(
      [
        [9.62, 2.2],
        [9.5, 4.8],
      ],
      satin(colour === 'natural' ? '#2b3d66' : '#e8e2d4'),
      { s: [1.05, 1, 1] },
      { radius: 0 },
    ),
    put(
      group(
        [1, -1].map((s) =>
          put(
            group(
              puff(
                blob([
                  [0, 0],
                  [3, 1.9],
                  [5.4, 0.6],
                  [5, -1.6],
                  [2.4, -1.4],
                ]),
                satin(colour === 'natural' ? '#2b3d66' : '#e8e2d4'),
                {},
                { thick: 0.5, edge: 0.9, grid: 40 },
              ),
            ),
            { s: [s, 1, 1] },
          ),
        ),
        box(1.4, 1.8, 0.9, satin(colour === 'natural' ? '#2b3d66' : '#e8e2d4'), {}, 0.4),
      ),
      { x: 5, y: 3.6, z: 8.7, ry: 30 },
    ),
    times(9, (i) =>
      put(group(ring(9.9 + i * 1.4, 0.05, matte(colour === 'natural' ? '#b8935a' : '#1d2c4c'))), {
        rx: 90,
        y: 2.4 - i * 0.12,
      }),
    ),
  )
}

const silverRing = () => {
  const silver = metal('#dfe2e6', { roughness: 0.12 })
  const gem = new THREE.Mesh(
    new THREE.CylinderGeometry(0.42, 0.72, 0.3, 16).toNonIndexed(),
    new THREE.MeshPhysicalMaterial({
      color: '#f4f8ff',
      roughness: 0.03,
      metalness: 0.5,
      flatShading: true,
      iridescence: 0.4,
    }),
  )
  const pavilion = new THREE.Mesh(
    new THREE.ConeGeometry(0.72, 0.6, 16).toNonIndexed(),
    new THREE.MeshPhysicalMaterial({ color: '#dfe9f7', roughness: 0.03, metalness: 0.5, flatShading: true }),
  )
  gem.geometry.computeVertexNormals()
  pavilion.geometry.computeVertexNormals()
  return put(
    group(
      loft(
        times(97, (i) => {
          const a = (i / 96) * 6.2832
          const w = 0.42 - Math.sin(a) * 0.06
          return oval(0, 0, 0, w, 0.22, { order: 2.4 }).map(([, b, r]) => [
            Math.cos(a) * (2.1 + r),
            Math.sin(a) * (2.1 + r),
            b,
          ])
        }),
        silver,
        {},
        { caps: false },
      ),
      put(gem, { y: 3.15 }),
      put(pavilion, { y: 2.7, rx: 180 }),
      times(6, (i) =>
        put(
          group(
            tube(
              [
                [0, 2.2, 0.3],
                [0, 2.7, 0.62],
                [0, 3.12, 0.74],
              ],
              0.09,
              silver,
            ),
          ),
          { ry: i * 60 },
        ),
      ),
      [-1, 1].map((s) =>
        times(3, (i) =>
          ball(
            0.16 - i * 0.02,
            metal('#f4f8ff', { roughness: 0.04 }),
            { x: s * (0.95 + i * 0.36), y: 2.2 - i * 0.24 - i * i * 0.03, z: 0 },
            16,
          ),
        ),
      ),
    ),
    { y: 2.3, rx: -14, ry: 34 },
  )
}

const pearls = () =>
  group(
    put(
      group(
        puff(
          blob([
            [-9, 0],
            [9, 0],
            [10, 6],
            [4, 9],
            [3.4, 15],
            [-3.4, 15],
            [-4, 9],
            [-10, 6],
          ]),
          fabric('#27323f', { kind: 'fine', repeat: 14 }),
          {},
          { thick: 4, edge: 6 },
        ),
      ),
      { y: 0, z: -2, rx: -6 },
    ),
    times(47, (i) => {
      const a = -Math.PI * 0.5 + ((i - 23) / 23) * 2.25
      const r = 6.6
      const drop = Math.max(0, -Math.sin(a)) * 1.6
      return ball(
        0.46 + (1 - Math.abs(i - 23) / 23) * 0.1,
        new THREE.MeshPhysicalMaterial({
          color: '#f4ece2',
          roughness: 0.22,
          clearcoat: 1,
          clearcoatRoughness: 0.1,
          iridescence: 0.35,
          sheen: 0.5,
        }),
        {
          x: Math.cos(a) * r * 0.92,
          y: 9.6 + Math.sin(a) * r - drop * 0.6,
          z: 3.4 + (Math.sin(a) < 0 ? 0.4 : -Math.sin(a) * 3.4),
        },
        32,
      )
    }),
  )

const fan = (pattern) =>
  put(
    group(
      times(21, (i) =>
        put(group(box(0.75, 12.4, 0.22, wood('#5b3a25', { turn: 90 }), { y: 6 }, 0.1)), {
          z: -0.2 + i * 0.02,
          rz: 72 - i * 7.2,
        }),
      ),
      (() => {
        const sheet = canvas(1024, 512, (pen) => {
          const g = pen.createLinearGradient(0, 0, 0, 512)
          g.addColorStop(0, pattern === 'lotus' ? '#f6e3df' : '#dfe9ec')
          g.addColorStop(1, pattern === 'lotus' ? '#efc3c0' : '#b9d3dc')
          pen.fillStyle = g
          pen.fillRect(0, 0, 1024, 512)
          if (pattern === 'lotus')
            for (const [x, y, s] of [
              [260, 260, 110],
              [560, 200, 140],
              [820, 300, 100],
            ]) {
              for (let k = -3; k < 4; k += 1) {
                pen.save()
                pen.translate(x, y + s * 0.6)
                pen.rotate(k * 0.36)
                pen.fillStyle = k % 2 ? '#d9738a' : '#e894a4'
                pen.beginPath()
                pen.ellipse(0, -s * 0.6, s * 0.2, s * 0.6, 0, 0, 7)
                pen.fill()
                pen.restore()
              }
              pen.fillStyle = '#4f8a64'
              pen.beginPath()
              pen.ellipse(x, y + s * 0.85, s, s * 0.2, 0, 0, 7)
              pen.fill()
            }
          else {
            pen.fillStyle = '#d9583b'
            pen.beginPath()
            pen.arc(800, 130, 70, 0, 7)
            pen.fill()
            for (const [x, y, s] of [
              [240, 240, 1.2],
              [520, 320, 0.9],
              [660, 180, 0.8],
            ]) {
              pen.save()
              pen.translate(x, y)
              pen.scale(s, s)
              pen.fillStyle = '#fff'
              pen.beginPath()
              pen.moveTo(-90, 10)
              pen.bezierCurveTo(-30, -90, 30, -60, 40, 0)
              pen.bezierCurveTo(70, -80, 130, -70, 150, -40)
              pen.bezierCurveTo(100, -20, 90, 30, 20, 34)
              pen.bezierCurveTo(-20, 40, -60, 30, -90, 10)
              pen.fill()
              pen.fillStyle = '#1b1c1e'
              pen.fillRect(120, -52, 34, 10)
              pen.strokeStyle = '#fff'
              pen.lineWidth = 9
              pen.beginPath()
              pen.moveTo(-80, 10)
              pen.lineTo(-150, -16)
              pen.stroke()
              pen.fillStyle = '#c43b2a'
              pen.beginPath()
              pen.arc(-152, -18, 8, 0, 7)
              pen.fill()
              pen.restore()
            }
          }
        })
        const leaf = loft(
          times(9, (i) => {
            const r = 10.4 + i * 1.45
            return times(85, (j) => {
              const a = (162 - (j / 84) * 144) * (Math.PI / 180)
              return [Math.cos(a) * r, Math.sin(a) * r, 0.35 + (j % 4 < 2 ? 0.3 : -0.1)]
            })
          }),
          Object.assign(printed(sheet, { wrap: false, roughness: 0.5 }), { side: 2 }),
          {},
          { isOpen: true, caps: false },
        )
        return leaf
      })(),
      ball(0.6, metal('gold'), { y: 0.2, z: 0.3, s: [1, 1, 0.6] }),
      tube(
        [
          [0, -0.4, 0.2],
          [0.3, -2.4, 0.6],
          [0, -4, 0.4],
        ],
        0.12,
        matte('#8a2f24'),
      ),
      times(12, (i) =>
        tube(
          [
            [0, -4, 0.4],
            [-0.6 + i * 0.11, -7, 0.5],
          ],
          0.08,
          matte('#8a2f24'),
        ),
      ),
    ),
    { y: 6.6, rx: -8 },
  )

const coinPurse = (colour) => {
  const stuff = cloth(
    paintOn(
      [
        [-8, -11],
        [8, 0],
      ],
      colour,
      (pen) => {
        pen.save()
        pen.translate(0, -6)
        for (const [x, y, s, c] of [
          [0, 0, 2.6, '#f7efe2'],
          [-4, 1.4, 1.7, '#e08a6a'],
          [4, 1, 1.8, '#f3cd62'],
          [-2.4, -3, 1.3, '#f7efe2'],
          [2.8, -3, 1.4, '#e08a6a'],
        ]) {
          pen.strokeStyle = '#5f8a5a'
          motif(pen, 'flower', x, y, s, c)
        }
        for (const [x, y, r] of [
          [-6, -1.6, 0.8],
          [6.2, -2, -0.8],
          [0, 3.4, 0],
          [-1, -4.6, 2.6],
        ]) {
          pen.save()
          pen.translate(x, y)
          pen.rotate(r)
          motif(pen, 'leaf', 0, 0, 1, '#5f8a5a')
          pen.restore()
        }
        pen.restore()
      },
      768,
    ),
    { repeat: 20, bumpScale: 2 },
  )
  const gold = metal('gold', { roughness: 0.22 })
  return put(
    group(
      puff(
        blob([
          [-5.6, 0],
          [5.6, 0],
          [7.8, -4],
          [7, -9],
          [3, -11],
          [-3, -11],
          [-7, -9],
          [-7.8, -4],
        ]),
        stuff,
        {},
        { thick: 2.6, edge: 4, fold: (x, y) => (y > -4 ? Math.sin(x * 3) * 0.14 : 0) },
      ),
      tube(
        times(19, (i) => {
          const a = Math.PI * (i / 18)
          return [Math.cos(a) * 6, -0.6 + Math.sin(a) * 2.3, 0.3]
        }),
        0.42,
        gold,
      ),
      tube(
        times(19, (i) => {
          const a = Math.PI * (i / 18)
          return [Math.cos(a) * 6, -0.6 + Math.sin(a) * 2.3, -0.5]
        }),
        0.42,
        gold,
      ),
      ball(0.6, gold, { x: -0.5, y: 2.6, z: 0.3 }),
      ball(0.6, gold, { x: 0.5, y: 2.6, z: -0.4 }),
      tube(
        [
          [6, -0.4, 0],
          [9, 1, 0.4],
          [10, -2.4, 1],
          [8.6, -5, 1.4],
        ],
        0.14,
        gold,
      ),
    ),
    { y: 11, rx: -8 },
  )
}

const bows = (colour) => {
  const silk = satin(colour === 'black' ? '#1f1f22' : '#eda9b8')
  const one = (at) =>
    put(
      group(
        [1, -1].map((s) => [
          put(
            group(
              puff(
                blob([
                  [0, 0.4],
                  [3, 2.8],
                  [7, 3.4],
                  [8, 0],
                  [7, -3],
                  [3, -2.4],
                  [0, -0.4],
                ]),
                silk,
                {},
                { thick: 1.3, edge: 2, fold: folds(0.35, 2.6, 6, 3) },
              ),
            ),
            { s: [s, 1, 1], z: 0.4 },
          ),
          piece(
            [
              [0, 0],
              [2.6, -0.6],
              [5.6, -9],
              [3.8, -8.2],
              [2.4, -9.8],
            ],
            0.3,
            silk,
            { s: [s, 1, 1], z: -0.4 },
            { thick: 0.4, edge: 0.7, fold: folds(0.2, 2, 80, 2) },
          ),
        ]),
        put(group(puff(rect(2.4, 2.6, 0.9), silk, {}, { thick: 1.2, edge: 1 })), { z: 1.2 }),
        box(9, 0.9, 0.5, metal('gold', { roughness: 0.25 }), { z: -1.2 }, 0.2),
      ),
      at,
    )
  return group(
    one({ x: -4, y: 9.8, z: -2, rx: -8, rz: 6 }),
    one({ x: 6.4, y: 9.6, z: 4, rx: -10, rz: -12, s: 0.9 }),
  )
}

export const BAGS = {
  'laptop-backpack': {
    for: 'computer-17',
    looks: ['charcoal', 'navy', 'olive'],
    make: (c) => backpack(c, 'laptop'),
    view: { az: -26, el: 8 },
  },
  'canvas-briefcase': {
    for: 'computer-18',
    looks: ['sand', 'olive', 'black'],
    make: (c) => briefcase(c, 'canvas'),
    view: { az: -22, el: 10 },
  },
}

const HANG = { az: 12, el: 3, foot: -0.74, lift: 0.09 }
export const MEN = {
  'cotton-t-shirt': { for: 'men-01', looks: ['white', 'black', 'navy', 'olive'], make: tee, view: HANG },
  'work-shirt': { for: 'men-02', looks: ['white', 'light-blue', 'grey'], make: (c) => shirt(c), view: HANG },
  'silk-tie': {
    for: 'men-03',
    looks: ['plain.navy', 'plain.maroon', 'striped.navy', 'striped.maroon', 'dotted.navy', 'dotted.maroon'],
    make: tie,
    view: { az: 14, el: 4, lift: 0.06 },
  },
  'straight-jeans': {
    for: 'men-04',
    looks: ['navy', 'black'],
    make: (c) => trousers(c === 'navy' ? '#2f456f' : '#26282c', { denim: true }),
    view: HANG,
  },
  'twill-shorts': {
    for: 'men-05',
    looks: ['sand', 'navy', 'olive'],
    make: (c) => trousers(c, { short: true, hem: 15 }),
    view: HANG,
  },
  'windproof-jacket': { for: 'men-06', looks: ['navy', 'black', 'sand'], make: jacket, view: HANG },
  'batik-shirt': {
    for: 'men-07',
    looks: ['parang', 'kawung'],
    make: (p) => shirt('#4a2413', { draw: batik(p), short: true }),
    view: HANG,
  },
  'cotton-socks': {
    for: 'men-08',
    looks: ['black', 'grey', 'white'],
    make: (c) =>
      group(
        times(5, (i) =>
          sock(
            c === 'black' ? '#232427' : c === 'grey' ? '#8b8f94' : '#f2f1ec',
            { x: -16 + i * 7, y: 43, z: i * 2.2, rx: -8, rz: 2 },
            { cuff: ['#c43b2a', '#1f7f80', '#e5b83c', '#2c5fb3', '#7a7d82'][i] },
          ),
        ),
      ),
    view: { az: 18, el: 8 },
  },
  briefs: { for: 'men-09', make: briefs, view: { az: 10, el: 6, lift: 0.05 } },
  'merino-scarf': {
    for: 'men-10',
    looks: ['grey', 'maroon'],
    make: scarf,
    view: { az: 12, el: 10, lift: 0.05 },
  },
  'reflective-vest': { for: 'men-11', looks: ['yellow', 'orange'], make: vest, view: HANG },
  'martial-arts-uniform': { for: 'men-12', make: karate, view: HANG },
  'wool-blazer': { for: 'men-13', looks: ['navy', 'charcoal'], make: blazer, view: HANG },
  'running-shoes': {
    for: 'men-14',
    looks: ['lilac', 'black', 'white'],
    make: runner,
    view: { az: 32, el: 20 },
  },
  'steel-watch': {
    for: 'men-15',
    looks: ['steel', 'brown-leather', 'blue'],
    make: wristwatch,
    view: { az: 22 },
  },
  'derby-shoes': { for: 'men-16', looks: ['brown', 'black'], make: derby, view: { az: 32, el: 20 } },
  'slim-wallet': { for: 'men-17', looks: ['brown', 'black', 'green'], make: wallet, view: { az: 4, el: 18 } },
  'baseball-cap': {
    for: 'men-18',
    looks: ['navy', 'black', 'sand', 'maroon'],
    make: (c) => cap(c),
    view: { az: -36, el: 16 },
  },
  'flip-flops': {
    for: 'men-19',
    looks: ['black', 'blue', 'green'],
    make: flipFlops,
    view: { az: 34, el: 30 },
  },
  sunglasses: { for: 'men-20', looks: ['black', 'brown'], make: sunglasses, view: { az: 24, el: 14 } },
  'leather-briefcase': {
    for: 'men-21',
    looks: ['brown', 'black'],
    make: (c) => briefcase(c, 'leather'),
    view: { az: 22, el: 10 },
  },
  'roll-top-backpack': {
    for: 'men-22',
    looks: ['black', 'olive', 'mustard'],
    make: (c) => backpack(c, 'roll'),
    view: { az: 22, el: 8 },
  },
  'wood-bracelet': { for: 'men-23', make: woodBracelet, view: { az: 16, el: 30 } },
  umbrella: { for: 'men-24', looks: ['black', 'navy'], make: umbrella, view: { az: 14, el: 14 } },
  'motorcycle-gloves': {
    for: 'men-25',
    looks: ['black', 'grey'],
    make: (c) => gloves(c, 'moto'),
    view: { az: 8, el: 10 },
  },
  'wool-fedora': { for: 'men-26', looks: ['black', 'grey'], make: fedora, view: { az: 24, el: 14 } },
}

export const WOMEN = {
  'linen-dress': { for: 'women-01', looks: ['terracotta', 'sage', 'ivory'], make: dress, view: HANG },
  'lace-blouse': { for: 'women-02', looks: ['white', 'light-blue'], make: blouse, view: HANG },
  'kimono-jacket': { for: 'women-03', looks: ['teal', 'pink', 'black'], make: kimono, view: HANG },
  'silk-sari': { for: 'women-04', looks: ['purple', 'red', 'green'], make: sari, view: { az: 24, el: 20 } },
  'voile-headscarf': {
    for: 'women-05',
    looks: ['ivory', 'pink', 'navy', 'sage', 'mustard'],
    make: hijab,
    view: { az: 20, el: 6 },
  },
  'trench-coat': { for: 'women-06', looks: ['beige', 'navy'], make: trench, view: HANG },
  swimsuit: { for: 'women-07', looks: ['navy', 'teal', 'black'], make: swimsuit, view: HANG },
  'wide-leg-jeans': {
    for: 'women-08',
    looks: ['light-blue', 'navy'],
    make: (c) =>
      trousers(c === 'navy' ? '#2a3d66' : '#8fb0d0', {
        denim: true,
        wide: 16.5,
        hem: 14,
        flare: 5,
        rise: 29,
      }),
    view: HANG,
  },
  'breton-top': { for: 'women-09', looks: ['navy', 'red'], make: breton, view: HANG },
  'ao-dai': { for: 'women-10', looks: ['pink', 'light-blue', 'white'], make: aoDai, view: HANG },
  'embroidered-socks': {
    for: 'women-11',
    make: () =>
      group(
        ['#efe6d2', '#eda9b8', '#9bb096'].map((c, i) =>
          sock(
            c,
            { x: -11 + i * 9, y: 36, z: i * 2.4, rx: -8 },
            {
              long: 19,
              cuff: ['#bb6244', '#f4f1ea', '#f4f1ea'][i],
              draw: (pen) => {
                motif(pen, 'flower', 0, -12, 2.4, ['#d9738a', '#f7efe2', '#f3cd62'][i])
                motif(pen, 'leaf', 2.4, -15.4, 1.1, '#5f8a5a')
                motif(pen, 'leaf', -2.6, -15, 1.1, '#5f8a5a')
              },
            },
          ),
        ),
      ),
    view: { az: 16, el: 8 },
  },
  'swim-top-and-skirt': { for: 'women-12', looks: ['pink', 'navy'], make: swimSet, view: HANG },
  'ballet-shoes': {
    for: 'women-13',
    looks: ['pink', 'black'],
    make: (c) => flat(c, { strap: true, bow: true }),
    view: { az: 34, el: 26 },
  },
  handbag: { for: 'women-14', looks: ['brown', 'black', 'ivory'], make: handbag, view: { az: 24, el: 10 } },
  lipstick: {
    for: 'women-15',
    looks: ['brick-red', 'rose', 'caramel', 'berry'],
    make: lipstick,
    view: { az: 10, el: 12 },
  },
  heels: { for: 'women-16', looks: ['red', 'black'], make: heels, view: { az: 24, el: 16 } },
  'leather-sandals': { for: 'women-17', looks: ['tan', 'black'], make: sandals, view: { az: 34, el: 24 } },
  'foldable-flats': {
    for: 'women-18',
    looks: ['black', 'pink', 'navy'],
    make: (c) =>
      group(
        flat(c, { bow: false, elastic: true }),
        put(
          group(
            puff(
              blob([
                [-7, 0],
                [7, 0],
                [7.6, 7],
                [2.4, 9],
                [2, 12],
                [-2, 12],
                [-2.4, 9],
                [-7.6, 7],
              ]),
              fabric(c, { kind: 'fine', roughness: 0.6 }),
              {},
              { thick: 2.2, edge: 3.4, fold: folds(0.3, 3, 80, 3) },
            ),
            tube(
              [
                [-2.4, 9, 1],
                [0, 9.4, 1.8],
                [2.4, 9, 1],
                [4, 6, 2.6],
              ],
              0.22,
              matte('#e8e2d4'),
            ),
          ),
          { x: -2, y: 0.3, z: -14, rx: -6 },
        ),
      ),
    view: { az: 32, el: 22 },
  },
  'leather-boots': { for: 'women-19', looks: ['brown', 'black'], make: tallBoots, view: { az: 32, el: 10 } },
  'raffia-sun-hat': { for: 'women-20', looks: ['natural', 'navy'], make: sunHat, view: { az: 16, el: 22 } },
  'sapphire-ring': { for: 'women-21', make: silverRing, view: { az: 10, el: 16 } },
  'pearl-necklace': { for: 'women-22', make: pearls, view: { az: 10, el: 12 } },
  'silk-fan': { for: 'women-23', looks: ['lotus', 'cranes'], make: fan, view: { az: 14, el: 8 } },
  'nail-polish': {
    for: 'women-24',
    looks: ['rose', 'brick', 'milk', 'plum'],
    make: polish,
    view: { az: 10, el: 14 },
  },
  'coin-purse': {
    for: 'women-25',
    looks: ['pink', 'navy', 'mustard'],
    make: coinPurse,
    view: { az: 16, el: 10 },
  },
  'bow-hair-clips': { for: 'women-26', looks: ['black', 'pink'], make: bows, view: { az: 10, el: 10 } },
}

export const READERS = {
  'reading-glasses': { for: 'health-25', looks: ['black', 'brown'], make: readers, view: { az: 22, el: 18 } },
}
