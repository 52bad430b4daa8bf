import { GOTHIC, motif, SERIF, write } from './labels.mjs'
import {
  bump,
  canvas,
  card,
  chrome,
  fabric,
  furry,
  glass,
  gloss,
  lamp,
  matte,
  metal,
  plastic,
  printed,
  satin,
  through,
  wood,
} from './materials.mjs'
import {
  ball,
  blob,
  box,
  circle,
  cutout,
  cylinder,
  disc,
  extrude,
  folds,
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

// Soft toys, wooden toys, games and making.

const plush = (parts, colour, more) =>
  furry(group(parts), colour, { length: 0.55, layers: 8, density: 26, ...more })
const eye = (at, r = 0.75) => group(ball(r, gloss('#17120f', { roughness: 0.08 }), at, 28))
const lump = (x, y, z, r, s = [1, 1, 1], turn = {}) => {
  const one = ball(r, matte('#888'), { x, y, z, ...turn }, 40)
  one.scale.set(...s)
  return one
}

const teddy = (colour) => {
  const [fur, light] = colour === 'brown' ? ['#9a6b42', '#d9b98a'] : ['#efe4cc', '#fbf5e6']
  return group(
    plush(
      [
        lump(0, 10, 0, 9, [1, 1.08, 0.9]),
        lump(0, 24, 0.6, 7.6, [1.06, 0.98, 0.98]),
        lump(-6.4, 30, 0, 2.8, [1, 1, 0.6]),
        lump(6.4, 30, 0, 2.8, [1, 1, 0.6]),
        lump(-9, 13, 3, 3.2, [1, 1.9, 1], { rz: -38, rx: -24 }),
        lump(9, 13, 3, 3.2, [1, 1.9, 1], { rz: 38, rx: -24 }),
        lump(-6.2, 3.4, 6.4, 3.7, [1, 1, 1.8], { ry: -16 }),
        lump(6.2, 3.4, 6.4, 3.7, [1, 1, 1.8], { ry: 16 }),
      ],
      fur,
    ),
    plush(
      [
        lump(0, 21.8, 7, 3.4, [1.1, 0.86, 0.8]),
        lump(-6.4, 30, 1.3, 1.8, [1, 1, 0.4]),
        lump(6.4, 30, 1.3, 1.8, [1, 1, 0.4]),
        lump(-8, 3.6, 12.4, 2.5, [1, 1, 0.4]),
        lump(8, 3.6, 12.4, 2.5, [1, 1, 0.4]),
      ],
      light,
      { length: 0.3 },
    ),
    eye({ x: -2.8, y: 25, z: 7.5 }),
    eye({ x: 2.8, y: 25, z: 7.5 }),
    ball(1.15, gloss('#3a2318'), { y: 23.2, z: 9.8, s: [1.25, 0.85, 0.8] }),
    tube(
      [
        [0, 22.2, 10.4],
        [0, 21, 10.3],
        [-1.4, 20.2, 9.9],
      ],
      0.12,
      matte('#3a2318'),
    ),
    tube(
      [
        [0, 21, 10.3],
        [1.4, 20.2, 9.9],
      ],
      0.12,
      matte('#3a2318'),
    ),
    put(
      group(
        [1, -1].map((s) =>
          put(
            group(
              puff(
                blob([
                  [0, 0.4],
                  [3, 2.2],
                  [5.4, 1.6],
                  [5.4, -1.6],
                  [3, -2.2],
                  [0, -0.4],
                ]),
                satin('#c43b2a'),
                {},
                { thick: 0.9, edge: 1.2, grid: 40 },
              ),
            ),
            { s: [s, 1, 1] },
          ),
        ),
        ball(1.1, satin('#c43b2a')),
      ),
      { y: 17.4, z: 8.2, rx: 8 },
    ),
  )
}

const rabbit = (colour) => {
  const fur = colour === 'grey' ? '#a3a6aa' : colour === 'pink' ? '#eebfc9' : '#f3ead8'
  return group(
    plush(
      [
        lump(0, 8, 0, 7.4, [1, 1.12, 0.9]),
        lump(0, 20, 0.8, 6.4, [1.04, 0.98, 0.98]),
        lump(-2.8, 31.4, -0.6, 2.2, [0.95, 3.1, 0.55], { rz: 8 }),
        lump(3.4, 30.6, -0.4, 2.2, [0.95, 3.1, 0.55], { rz: -20 }),
        lump(-7, 10, 3, 2.5, [1, 1.9, 1], { rz: -30, rx: -26 }),
        lump(7, 10, 3, 2.5, [1, 1.9, 1], { rz: 30, rx: -26 }),
        lump(-4.6, 2.8, 6, 3, [1, 0.9, 2.1], { ry: -10 }),
        lump(4.6, 2.8, 6, 3, [1, 0.9, 2.1], { ry: 10 }),
        lump(0, 5, -7, 2.6),
      ],
      fur,
    ),
    plush(
      [
        lump(-2.8, 31.4, 0.5, 1.3, [0.9, 3.6, 0.3], { rz: 8 }),
        lump(3.4, 30.6, 0.7, 1.3, [0.9, 3.6, 0.3], { rz: -20 }),
        lump(-1.5, 17.8, 6.2, 1.9, [1, 0.8, 0.7]),
        lump(1.5, 17.8, 6.2, 1.9, [1, 0.8, 0.7]),
      ],
      colour === 'pink' ? '#fbe6ea' : colour === 'grey' ? '#e6d9d6' : '#f6d5d2',
      { length: 0.25 },
    ),
    eye({ x: -2.5, y: 21, z: 6.3 }, 0.7),
    eye({ x: 2.5, y: 21, z: 6.3 }, 0.7),
    ball(0.7, satin('#d9738a'), { y: 19.2, z: 7.4, s: [1.2, 0.8, 0.7] }),
    put(
      group(
        [1, -1].map((s) =>
          put(
            group(
              puff(
                blob([
                  [0, 0.3],
                  [2.4, 1.7],
                  [4, 1.2],
                  [4, -1.2],
                  [2.4, -1.7],
                  [0, -0.3],
                ]),
                satin('#1f7f80'),
                {},
                { thick: 0.7, edge: 1, grid: 36 },
              ),
            ),
            { s: [s, 1, 1] },
          ),
        ),
        ball(0.8, satin('#1f7f80')),
      ),
      { y: 14.4, z: 6.8 },
    ),
  )
}
const penguin = () =>
  group(
    plush(
      [
        lump(0, 12, 0, 9.4, [0.98, 1.28, 0.9]),
        lump(-8.8, 13, 1, 2.6, [0.6, 2.6, 1.2], { rz: -16 }),
        lump(8.8, 13, 1, 2.6, [0.6, 2.6, 1.2], { rz: 16 }),
      ],
      '#2b3340',
      { length: 0.35 },
    ),
    plush(
      [
        lump(0, 10, 2.6, 8, [0.92, 1.2, 0.8]),
        lump(-2.9, 18.8, 4.4, 3.6, [1, 1.1, 0.8]),
        lump(2.9, 18.8, 4.4, 3.6, [1, 1.1, 0.8]),
      ],
      '#f6f3ea',
      { length: 0.35 },
    ),
    eye({ x: -2.7, y: 19.8, z: 7.5 }),
    eye({ x: 2.7, y: 19.8, z: 7.5 }),
    put(
      group(
        loft(
          times(10, (i) => {
            const k = i / 9
            return oval(0, 0, 0, 1.2 * (1 - k * 0.9), 1.9 * (1 - k * 0.8)).map(([, a, b]) => [b, a, k * 3])
          }),
          matte('#e8952a'),
        ),
      ),
      { y: 17.4, z: 7.2 },
    ),
    [-1, 1].map((s) =>
      put(
        group(
          puff(
            blob([
              [-2.4, -2],
              [2.4, -2],
              [3.4, 2.6],
              [0, 3.4],
              [-3.4, 2.6],
            ]),
            fabric('#e8952a', { kind: 'fine' }),
            {},
            { thick: 1.1, edge: 1.6, grid: 40 },
          ),
        ),
        { x: s * 3.9, y: 1.1, z: 6.4, rx: 90, ry: 0, rz: -s * 12 },
      ),
    ),
    tube(
      times(25, (i) => {
        const a = (i / 24) * 6.2832
        return [Math.cos(a) * 7.6, 15.4 + Math.sin(a * 2) * 0.2, Math.sin(a) * 7 + 0.6]
      }),
      1.1,
      fabric('#c43b2a', { kind: 'knit', repeat: [50, 3], bumpScale: 3 }),
      {},
      { closed: true },
    ),
    put(
      group(
        puff(
          outline(
            [
              [-1.9, 0],
              [1.9, 0],
              [2.2, -8],
              [-2.2, -8],
            ],
            0.6,
          ),
          fabric('#c43b2a', { kind: 'knit', repeat: 8, bumpScale: 3 }),
          {},
          { thick: 0.7, edge: 1 },
        ),
      ),
      { x: 4, y: 15.4, z: 7.4, rz: 8, rx: 6 },
    ),
  )
const dinosaur = (colour) => {
  const tone = colour === 'green' ? '#7fae6a' : '#9a84c4'
  const neck = times(14, (i) => {
    const k = i / 13
    return lump(9 + Math.sin(k * 1.2) * 6, 12 + k * 24, 0, 4.6 - k * 1.7)
  })
  const tail = times(14, (i) => {
    const k = i / 13
    return lump(-10 - k * 17, 9 - k * 5.5 + k * k * 3, k * k * 5, 5.2 * (1 - k) + 0.9)
  })
  return group(
    plush(
      [
        lump(0, 11, 0, 9.6, [1.3, 0.95, 0.95]),
        neck,
        lump(16.4, 37.4, 0, 4.1, [1.35, 0.95, 0.95]),
        tail,
        ...[
          [8, 5],
          [8, -5],
          [-7, 5],
          [-7, -5],
        ].map(([x, z]) => lump(x, 4.6, z, 3.5, [1, 1.35, 1])),
      ],
      tone,
      { length: 0.35 },
    ),
    plush(
      times(6, (i) => lump(-8 + i * 3.6, 20.6 - Math.abs(i - 2) * 0.7, 0, 1.5, [1, 1.2, 0.6])),
      colour === 'green' ? '#e8c46a' : '#f0b9c6',
      { length: 0.2 },
    ),
    eye({ x: 17.4, y: 38.6, z: 3.5 }, 0.7),
    eye({ x: 17.4, y: 38.6, z: -3.5 }, 0.7),
    tube(
      [
        [20.6, 36.2, 2.4],
        [19, 35.4, 3.4],
        [17, 36, 3.7],
      ],
      0.12,
      matte('#3a2a20'),
    ),
    ...[
      [8, 5],
      [-7, 5],
    ].map(([x, z]) =>
      times(3, (i) => ball(0.6, matte('#f4efe2'), { x: x - 1.4 + i * 1.5, y: 1.4, z: z + 3.4 })),
    ),
    ball(0.25, matte('#3a2a20'), { x: 21.6, y: 38, z: 1.2 }),
  )
}
const unicorn = () =>
  group(
    plush(
      [
        lump(0, 12, 0, 8, [1.3, 1, 0.95]),
        lump(9, 18, 0, 4.6, [1, 1.5, 0.9], { rz: -28 }),
        lump(12.6, 25, 0, 5.2, [1.2, 1, 0.9]),
        ...[
          [7, 4],
          [7, -4],
          [-6, 4],
          [-6, -4],
        ].map(([x, z]) => lump(x, 4.4, z, 2.9, [1, 1.6, 1])),
        lump(10.4, 30.6, 2.8, 1.4, [0.8, 1.6, 0.7]),
        lump(10.4, 30.6, -2.8, 1.4, [0.8, 1.6, 0.7]),
      ],
      '#f6f2ec',
      { length: 0.4 },
    ),
    plush([lump(17.6, 23.4, 0, 3.1, [1, 0.9, 1.1])], '#f6d5dc', { length: 0.3 }),
    plush(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((_, i) => lump(9.6 - i * 2, 31 - i * 3.2, 0, 2.2, [1, 1.2, 0.9])),
      '#c99ad0',
      { length: 1.1, density: 14 },
    ),
    plush(
      times(5, (i) => lump(-11 - i * 1.6, 13 - i * 2.2, 0, 2.4 - i * 0.2)),
      '#8fc3dd',
      { length: 1.2, density: 14 },
    ),
    lathe(
      [
        [1.3, 0],
        [0.9, 2.4],
        [0.4, 4.8],
        [0, 6.4],
      ],
      satin('#e3bf6a', { metalness: 0.5 }),
      { x: 14.6, y: 29.6, rz: -20 },
    ),
    times(5, (i) =>
      put(group(ring(1.2 - i * 0.22, 0.12, metal('gold'), { rx: 78 })), {
        x: 14.8 + i * 0.4,
        y: 30.4 + i * 1.1,
        rz: -20,
      }),
    ),
    eye({ x: 14.4, y: 25.8, z: 4.3 }, 0.75),
    eye({ x: 14.4, y: 25.8, z: -4.3 }, 0.75),
    ...[
      [7, 4],
      [7, -4],
      [-6, 4],
      [-6, -4],
    ].map(([x, z]) => cylinder(2.9, 1.8, fabric('#c99ad0', { kind: 'fine' }), { x, z })),
  )

const nesting = (pattern) => {
  const [a, b, c] = {
    classic: ['#c2272d', '#e5b83c', '#2f7a4c'],
    nusantara: ['#4a2413', '#c9a24b', '#1f7f80'],
    animals: ['#d98a3a', '#f3e3c4', '#6b4a30'],
  }[pattern]
  const face = canvas(1024, 1024, (pen) => {
    pen.fillStyle = a
    pen.fillRect(0, 0, 1024, 1024)
    pen.fillStyle = b
    pen.fillRect(0, 560, 1024, 26)
    pen.fillRect(0, 950, 1024, 30)
    if (pattern === 'nusantara')
      for (let i = 0; i < 24; i += 1)
        for (let j = 0; j < 7; j += 1) {
          pen.fillStyle = b
          pen.save()
          pen.translate(i * 43 + (j % 2) * 21, 620 + j * 48)
          for (let k = 0; k < 4; k += 1) {
            pen.rotate(Math.PI / 2)
            pen.beginPath()
            pen.ellipse(0, 12, 6, 11, 0, 0, 7)
            pen.fill()
          }
          pen.restore()
        }
    if (pattern === 'classic')
      for (let i = 0; i < 16; i += 1) {
        motif(pen, 'flower', 32 + i * 64, 700 + (i % 2) * 110, 46, ['#f4efe2', b, '#e8949a'][i % 3])
        motif(pen, 'leaf', 64 + i * 64, 800, 22, c)
      }
    if (pattern === 'animals') {
      pen.fillStyle = b
      pen.beginPath()
      pen.ellipse(512, 800, 150, 190, 0, 0, 7)
      pen.fill()
      for (let i = 0; i < 30; i += 1) {
        pen.fillStyle = c
        pen.fillRect((i * 71) % 1024, 620 + ((i * 53) % 300), 34, 12)
      }
    }
    pen.fillStyle = pattern === 'animals' ? b : '#f6dcc0'
    pen.beginPath()
    pen.ellipse(512, 330, 128, 160, 0, 0, 7)
    pen.fill()
    pen.fillStyle = '#2a1a12'
    for (const s of [-1, 1]) {
      pen.beginPath()
      pen.arc(512 + s * 48, 320, 14, 0, 7)
      pen.fill()
      pen.fillStyle = 'rgba(224,120,110,.6)'
      pen.beginPath()
      pen.arc(512 + s * 76, 366, 24, 0, 7)
      pen.fill()
      pen.fillStyle = '#2a1a12'
    }
    if (pattern === 'animals') {
      pen.beginPath()
      pen.ellipse(512, 360, 20, 14, 0, 0, 7)
      pen.fill()
    } else {
      pen.fillStyle = '#3a2014'
      pen.beginPath()
      pen.moveTo(384, 300)
      pen.bezierCurveTo(420, 150, 604, 150, 640, 300)
      pen.bezierCurveTo(590, 220, 434, 220, 384, 300)
      pen.fill()
    }
    pen.strokeStyle = '#b5372e'
    pen.lineWidth = 8
    pen.beginPath()
    pen.arc(512, 390, 26, 0.3, 2.84)
    pen.stroke()
  })
  const doll = (s, at) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [2.9, 0],
            [3.1, 0.3],
            [3.5, 2.4],
            [3.3, 4.8],
            [2.3, 6.6],
            [2.3, 7.8],
            [2.2, 9.2],
            [1.3, 10.5],
            [0, 10.9],
          ],
          printed(face, { clearcoat: 1, clearcoatRoughness: 0.08, roughness: 0.4 }),
          {},
          { smooth: true },
        ),
        pattern === 'animals' && [-1, 1].map((k) => ball(0.6, gloss(a), { x: k * 1.3, y: 10.4 })),
      ),
      { ...at, s },
    )
  return group(
    [1.5, 1.2, 0.94, 0.7, 0.48].map((s, i) =>
      doll(s, { x: [-10, -1.6, 5.2, 10.4, 14][i], z: [-2, -0.4, 1, 2.2, 3.2][i] }),
    ),
  )
}

/** The islands by longitude and latitude, as far as a child's puzzle shows them, and their pieces' colours. */
const ISLANDS = [
  // Sumatra
  [
    [
      95.3, 5.6, 97.5, 5.2, 98.7, 3.8, 100.4, 2.2, 101.5, 2.1, 103, 0.6, 103.6, -1, 104.9, -2.2, 106, -3.1,
      105.9, -5.8, 104.6, -5.8, 102.3, -4, 100.9, -2, 99.9, -0.4, 98.7, 1.7, 97.6, 2.9, 95.6, 4.6,
    ],
    ['#e5b83c', '#d0602f', '#5f9a5a', '#7a6ab5', '#e08a4a', '#3f8a8f'],
  ],
  // Java
  [
    [
      105.3, -6.8, 106.1, -5.9, 108.4, -6.6, 110.5, -6.6, 111, -6.3, 112.6, -6.9, 114.4, -7.7, 114.5, -8.7,
      112.5, -8.4, 110, -8.1, 108, -7.8, 106.4, -7.4,
    ],
    ['#b5566f', '#e5b83c', '#5f9a5a', '#7a6ab5'],
  ],
  // Kalimantan
  [
    [
      109, 1.9, 109.7, 2, 110.3, 1, 111.9, 1, 112.9, 1.5, 114, 1.4, 114.9, 2.1, 115.8, 4.2, 117.6, 4.1, 117.8,
      3.2, 118.9, 1, 117.6, 0.6, 117.4, -0.9, 116.5, -1.8, 116.3, -3.4, 114.6, -4.1, 113.3, -3.2, 111.8, -3.4,
      110.2, -2.8, 109.9, -1.2, 109.1, -0.2,
    ],
    ['#5f9a5a', '#e08a4a', '#3f8a8f', '#c24a52'],
  ],
  // Sulawesi
  [
    [
      120.8, 1.35, 123.3, 1, 125.2, 1.7, 124.6, 0.2, 121, 0.3, 120.3, -0.1, 120.4, -1, 121.6, -0.7, 123.4,
      -0.5, 123.2, -1.1, 121.9, -1.9, 122.5, -3.2, 122.8, -4.6, 121.5, -4.7, 121.4, -3, 120.9, -2.7, 120.5,
      -3.4, 120.5, -5.6, 119.4, -5.6, 119.4, -3.5, 118.7, -2.7, 119.6, -0.1, 119.9, 0.9,
    ],
    ['#c24a52', '#e5b83c', '#7a6ab5'],
  ],
  // Papua
  [
    [
      130.9, -0.7, 132.5, -0.3, 134.1, -0.8, 134.4, -2.4, 135.2, -3.3, 137.2, -1.6, 139.5, -2.3, 141, -2.6,
      141, -9.1, 139.9, -8.1, 138.2, -8.3, 138.8, -7, 138, -5.6, 135.8, -4.5, 133.7, -3.9, 132.9, -4, 133.1,
      -2.9, 132, -2.4, 133.4, -2.2, 133.2, -1.6, 131.2, -1.4,
    ],
    ['#7a6ab5', '#5f9a5a', '#e08a4a', '#3f8a8f'],
  ],
  [[114.4, -8, 115.8, -8.1, 115.3, -9.1, 114.6, -8.7], ['#e08a4a']],
  [
    [116, -8.2, 117.2, -8, 119.1, -8.2, 119, -9, 117, -9.1, 115.9, -9.1],
    ['#3f8a8f', '#b5566f'],
  ],
  [[119.8, -8.2, 123, -8, 122.9, -8.8, 119.9, -9], ['#e5b83c']],
  [[123.4, -10.4, 124.3, -9.1, 127, -8.2, 125.3, -9.8], ['#5f9a5a']],
  [[118.9, -9.5, 120.6, -9.7, 120.3, -10.5], ['#c24a52']],
  [[127.4, 2, 128.2, 1.5, 128.8, 0.4, 128, 0.4, 128.3, -0.9, 127.5, 0.2], ['#e08a4a']],
  [[127.9, -2.9, 130.8, -3, 129, -3.8], ['#b5566f']],
  [[105, -1.4, 106.7, -2.8, 105.8, -2.9], ['#e5b83c']],
]
const mapPuzzle = () => {
  const toBoard = (numbers) =>
    times(numbers.length / 2, (i) => [
      (numbers[i * 2] - 118.2) * 0.775,
      (numbers[i * 2 + 1] + 2.4) * 0.98 - 0.9,
    ])
  const islands = ISLANDS.map(([numbers, tones]) => {
    const points = toBoard(numbers)
    // An island of several pieces: its colours meet in wavy saw cuts across it.
    const face = canvas(512, 256, (pen, w, h) => {
      tones.forEach((tone, i) => {
        pen.fillStyle = tone
        pen.beginPath()
        const left = (i / tones.length) * w
        pen.moveTo(w, 0)
        pen.lineTo(left, 0)
        for (let y = 0; y <= h; y += 8) pen.lineTo(i === 0 ? 0 : left + Math.sin(y / 30 + i * 2) * 15, y)
        pen.lineTo(w, h)
        pen.fill()
        if (i === 0) return
        pen.strokeStyle = 'rgba(40,28,16,.75)'
        pen.lineWidth = 7
        pen.beginPath()
        for (let y = 0; y <= h; y += 8) pen.lineTo(left + Math.sin(y / 30 + i * 2) * 15, y)
        pen.stroke()
      })
    })
    const middle = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / points.length)
    return group(
      extrude(
        outline(points, 0.28),
        1.1,
        printed(face, { roughness: 0.45, clearcoat: 0.4 }),
        { z: 1.35 },
        { bevel: 0.12 },
      ),
      points.length > 10 &&
        tones.length !== 3 &&
        put(cylinder(0.34, 1.1, wood('#d2ab77'), {}, { top: 0.52 }), {
          x: middle[0],
          y: middle[1],
          z: 1.85,
          rx: 90,
        }),
    )
  })
  const sea = canvas(1140, 630, (pen, w, h) => {
    pen.fillStyle = '#93c8dc'
    pen.fillRect(0, 0, w, h)
    pen.strokeStyle = 'rgba(255,255,255,.5)'
    pen.lineWidth = 3
    for (const [x, y] of [
      [90, 330],
      [130, 560],
      [560, 150],
      [700, 520],
      [1010, 110],
      [860, 130],
    ])
      for (const row of [0, 16]) {
        pen.beginPath()
        for (let at = 0; at <= 90; at += 3) pen.lineTo(x + at, y + row + Math.sin(at / 9) * 5)
        pen.stroke()
      }
    write(pen, 'PETA INDONESIA', 620, 66, 52, { font: GOTHIC, colour: '#1f4a5a', spacing: 5 })
    write(pen, '34 keping', 300, 590, 34, { font: GOTHIC, colour: '#1f4a5a', weight: 500 })
    pen.save()
    pen.translate(930, 555)
    for (let i = 0; i < 8; i += 1) {
      pen.fillStyle = i % 2 ? '#1f4a5a' : '#d0602f'
      pen.rotate(Math.PI / 4)
      pen.beginPath()
      pen.moveTo(0, i % 2 ? -24 : -44)
      pen.lineTo(8, 0)
      pen.lineTo(-8, 0)
      pen.fill()
    }
    pen.restore()
  })
  return put(
    group(
      box(41, 24, 1.2, wood('oak'), { z: -0.1 }, 0.3),
      plane(38, 21, printed(sea), { z: 0.6 }),
      [-1, 1].map((s) => [
        box(41, 1.5, 1.1, wood('oak'), { y: s * 11.25, z: 0.6 }, 0.3),
        box(1.5, 24, 1.1, wood('oak', { turn: 90 }), { x: s * 19.75, z: 0.6 }, 0.3),
      ]),
      islands,
    ),
    { y: 11.4, rx: -18 },
  )
}
const wheelOf = (r, tone, at) =>
  put(
    group(
      rod(r, 1.6, typeof tone === 'string' ? gloss(tone) : tone, { ry: 90 }),
      rod(r * 0.35, 1.8, wood('#d2ab77'), { ry: 90 }),
    ),
    at,
  )
const train = () => {
  const car = (x, tone, load) =>
    group(
      box(7.4, 1.2, 5, wood('#d2ab77'), { x, y: 2.6 }, 0.3),
      box(7, 2.2, 4.6, gloss(tone), { x, y: 4 }, 0.3),
      load,
      [-2.2, 2.2].flatMap((d) => [2.7, -2.7].map((z) => wheelOf(1.3, '#26282b', { x: x + d, y: 1.9, z }))),
      rod(0.35, 1.6, metal(), { x: x - 4.3, y: 2.8 }),
    )
  return group(
    times(26, (i) => {
      const a = (i / 26) * 6.2832
      return put(group(box(1, 0.5, 9, wood('#b58850'), {}, 0.1)), {
        x: Math.cos(a) * 22,
        z: Math.sin(a) * 13 - 8,
        y: 0.25,
        ry: (-a * 180) / Math.PI + 90,
      })
    }),
    [1.12, 0.88].map((k) =>
      tube(
        times(48, (i) => {
          const a = (i / 48) * 6.2832
          return [Math.cos(a) * 22 * k, 0.7, Math.sin(a) * 13 * k - 8]
        }),
        0.42,
        wood('#d2ab77'),
        {},
        { closed: true, steps: 200 },
      ),
    ),
    put(
      group(
        box(9, 1.2, 5, wood('#d2ab77'), { x: 10, y: 2.6 }, 0.3),
        rod(2.3, 6.4, gloss('#c2272d'), { x: 11, y: 5.2 }),
        rod(2.35, 0.8, gloss('#e5b83c'), { x: 13.9, y: 5.2 }),
        box(3.6, 6.4, 4.8, gloss('#1f5f8f'), { x: 6.4, y: 6.2 }, 0.4),
        box(4.6, 0.8, 5.6, gloss('#c2272d'), { x: 6.4, y: 9.6 }, 0.3),
        box(2, 1.8, 4.9, matte('#f4efe2'), { x: 6.4, y: 7.4 }, 0.2),
        lathe(
          [
            [0, 0],
            [0.8, 0],
            [0.8, 1.6],
            [1.2, 2.4],
            [0, 2.4],
          ],
          gloss('#26282b'),
          { x: 12.6, y: 7.2 },
        ),
        ball(0.9, metal('gold'), { x: 9.8, y: 7.6 }),
        [7, 12.6].flatMap((x) => [2.7, -2.7].map((z) => wheelOf(1.5, '#e5b83c', { x, y: 2, z }))),
        car(
          -0.4,
          '#e5b83c',
          times(3, (i) =>
            rod(1, 6, wood('#9c6336'), {
              x: -0.4,
              y: 5.6 + (i === 2 ? 1.6 : 0),
              z: i === 2 ? 0 : i * 2.1 - 1.05,
            }),
          ),
        ),
        car(
          -9.6,
          '#3f8a52',
          times(4, (i) =>
            box(
              1.9,
              1.9,
              1.9,
              gloss(['#c2272d', '#2c5fb3', '#e5b83c', '#f4efe2'][i]),
              { x: -11 + (i % 2) * 2.6, y: 5.8, z: (i > 1 ? 1 : -1) * 1.1, ry: i * 13 },
              0.2,
            ),
          ),
        ),
      ),
      { y: 0.8, z: 5.2, x: -1 },
    ),
    put(
      group(
        cylinder(0.4, 3, wood('#9c6336')),
        lathe(
          [
            [0, 0],
            [2.4, 0],
            [0, 6],
          ],
          gloss('#3f8a52'),
          { y: 2.4 },
        ),
      ),
      { x: -3, z: -9 },
    ),
    put(
      group(
        cylinder(0.4, 3, wood('#9c6336')),
        lathe(
          [
            [0, 0],
            [2, 0],
            [0, 5],
          ],
          gloss('#5fa05a'),
          { y: 2.4 },
        ),
      ),
      { x: 4, z: -11 },
    ),
  )
}
const blocks = (kind) => {
  const tones =
    kind === 'natural'
      ? ['#d2ab77', '#c59b67', '#b58850', '#e0c091']
      : ['#c2272d', '#2c5fb3', '#e5b83c', '#3f8a52', '#e8792f', '#7a55a8']
  const paint = (i) =>
    kind === 'natural'
      ? wood(tones[i % 4], { seed: 1 + (i % 3) })
      : gloss(tones[i % 6], { clearcoat: 0.5, roughness: 0.5 })
  const prism = (i, at) =>
    put(
      group(
        extrude(
          outline(
            [
              [-2, 0],
              [2, 0],
              [0, 2.8],
            ],
            0.2,
          ),
          4,
          paint(i),
          {},
          { bevel: 0.15 },
        ),
      ),
      at,
    )
  const arch = (i, at) =>
    put(
      group(
        extrude(
          outline(
            [
              [-4, 0],
              [-1.8, 0],
              [-1.7, 1.2],
              [-0.9, 2.1],
              [0, 2.4],
              [0.9, 2.1],
              [1.7, 1.2],
              [1.8, 0],
              [4, 0],
              [4, 4],
              [-4, 4],
            ],
            0.15,
          ),
          4,
          paint(i),
          {},
          { bevel: 0.15 },
        ),
      ),
      at,
    )
  return group(
    times(5, (i) => box(4, 4, 4, paint(i), { x: -9 + i * 4.2 - (i === 4 ? 0.2 : 0), y: 2 }, 0.3)),
    arch(1, { x: -6.8, y: 4 }),
    box(8, 2, 4, paint(2), { x: 2.2, y: 5 }, 0.25),
    put(group(cylinder(1.9, 4, paint(3))), { x: -0.4, y: 6 }),
    put(group(cylinder(1.9, 4, paint(5))), { x: 5, y: 6 }),
    prism(0, { x: -6.8, y: 8.05 }),
    box(9.4, 2, 4, paint(4), { x: 2.3, y: 11 }, 0.25),
    prism(1, { x: 2.3, y: 12 }),
    put(group(box(4, 4, 4, paint(2), {}, 0.3)), { x: -12, y: 2, z: 7, ry: 30 }),
    put(group(cylinder(1.9, 4, paint(4))), { x: -5, y: 1.9, z: 8.4, rx: 90, ry: 0, rz: 30 }),
    prism(3, { x: 1.4, y: 0, z: 8, ry: 24 }),
    box(8, 2, 4, paint(0), { x: 8.6, y: 1, z: 8.4, ry: -24 }, 0.25),
    put(
      group(
        puff(
          blob([
            [-6, 0],
            [6, 0],
            [7.4, 6],
            [6, 12],
            [2.6, 14.6],
            [3.4, 17],
            [-3.4, 17],
            [-2.6, 14.6],
            [-6, 12],
            [-7.4, 6],
          ]),
          fabric('#e8dcc4', { repeat: 20, bumpScale: 2.4 }),
          {},
          { thick: 4.4, edge: 6, fold: folds(0.4, 4, 80, 2) },
        ),
        tube(
          [
            [-2.6, 14.6, 1.6],
            [0, 14.4, 3],
            [2.6, 14.6, 1.6],
            [4, 11, 3.4],
          ],
          0.28,
          matte('#c43b2a'),
        ),
      ),
      { x: 14.6, y: 0, z: -3 },
    ),
  )
}
const toyCar = (colour) => {
  const body = colour === 'natural' ? wood('#d2ab77') : gloss(colour, { clearcoat: 0.7 })
  return group(
    extrude(
      outline(
        [
          [-11, 2.4],
          [11, 2.4],
          [11.6, 5.6],
          [9, 7.4],
          [5.4, 8],
          [3, 12.4],
          [-5.4, 12.6],
          [-8.6, 8.2],
          [-11.4, 7.2],
        ],
        1.6,
      ),
      9,
      body,
      {},
      { bevel: 1, steps: 6 },
    ),
    [
      [-3.2, 10],
      [1.4, 10],
    ].map(([x, y]) =>
      extrude(
        outline(
          [
            [-1.8, -1.4],
            [1.9, -1.4],
            [x > 0 ? 0.9 : 1.9, 1.4],
            [-1.6, 1.4],
          ],
          0.5,
        ),
        9.2,
        matte('#f6efe0'),
        { x, y },
        { bevel: 0.1 },
      ),
    ),
    [-6.6, 6.6].flatMap((x) =>
      [5, -5].map((z) =>
        put(group(rod(2.9, 2.2, matte('#3a2a20'), { ry: 90 }), rod(1.5, 2.4, wood('#d2ab77'), { ry: 90 })), {
          x,
          y: 2.9,
          z,
        }),
      ),
    ),
    ball(0.9, metal('gold'), { x: 11.4, y: 5, z: 2.8, s: [0.5, 1, 1] }),
    ball(0.9, metal('gold'), { x: 11.4, y: 5, z: -2.8, s: [0.5, 1, 1] }),
    tube(
      [
        [11.8, 3.4, 0],
        [16, 1, 3],
        [20, 0.4, 8],
        [15, 0.4, 12],
        [8, 0.4, 12.6],
      ],
      0.24,
      fabric('#f4efe2', { repeat: [30, 1] }),
    ),
    ball(1.1, wood('#c2272d'), { x: 7, y: 1.1, z: 12.6 }),
  )
}
const castle = () => {
  const stone = wood('#d9b98a')
  const red = gloss('#b3352b', { roughness: 0.5, clearcoat: 0.4 })
  const crenel = (w, at, turn = 0) =>
    put(
      group(
        times(Math.floor(w / 2.4), (i) => box(1.4, 1.8, 1.4, stone, { x: -w / 2 + 1.2 + i * 2.4 }, 0.15)),
      ),
      { ...at, ry: turn },
    )
  const tower = (x, z, h) =>
    group(
      put(group(cylinder(3.4, h, stone)), { x, z }),
      put(
        group(
          lathe(
            [
              [3.6, 0],
              [4, 0],
              [4, 1.4],
              [3.4, 1.4],
            ],
            stone,
          ),
        ),
        { x, z, y: h - 0.6 },
      ),
      lathe(
        [
          [0, 0],
          [4.4, 0],
          [0, 7.4],
        ],
        red,
        { x, z, y: h + 0.8 },
      ),
      put(
        group(
          cylinder(0.14, 3.4, wood('#6b4527')),
          extrude(
            outline(
              [
                [0, 0],
                [2.8, 0.9],
                [0, 1.8],
              ],
              0.1,
            ),
            0.12,
            matte('#2c5fb3'),
            { y: 1.5 },
            { bevel: 0.02 },
          ),
        ),
        { x, z, y: h + 7.6 },
      ),
      box(0.9, 2, 0.4, matte('#4a3020'), { x, y: h * 0.62, z: z + 3.35 }, 0.2),
    )
  return group(
    box(34, 1, 28, wood('#8fae5f', {}), { y: 0.5 }, 0.4),
    box(24, 12, 2.4, stone, { y: 7, z: 9 }, 0.2),
    box(24, 12, 2.4, stone, { y: 7, z: -9 }, 0.2),
    box(2.4, 12, 20, stone, { x: -12, y: 7 }, 0.2),
    box(2.4, 12, 20, stone, { x: 12, y: 7 }, 0.2),
    crenel(20, { y: 13.8, z: 9 }),
    crenel(20, { y: 13.8, z: -9 }),
    crenel(16, { x: -12, y: 13.8 }, 90),
    crenel(16, { x: 12, y: 13.8 }, 90),
    [
      [-12, 9],
      [12, 9],
      [-12, -9],
      [12, -9],
    ].map(([x, z]) => tower(x, z, 18)),
    box(10, 22, 9, stone, { y: 11, z: -3 }, 0.3),
    crenel(10, { y: 22.8, z: 1 }),
    lathe(
      [
        [0, 0],
        [6.4, 0],
        [0, 7],
      ],
      red,
      { y: 23, z: -3.4 },
    ),
    extrude(
      outline(
        [
          [-3.4, 0],
          [3.4, 0],
          [3.4, 5.4],
          [2.4, 8],
          [0, 9],
          [-2.4, 8],
          [-3.4, 5.4],
        ],
        0.2,
      ),
      0.6,
      matte('#4a3020'),
      { y: 1, z: 10.2 },
    ),
    put(
      group(
        box(6.4, 0.8, 9, wood('#6b4527'), { z: 4.4 }, 0.15),
        times(4, (i) => box(6.4, 0.1, 0.12, matte('#3a2414'), { y: 0.44, z: 1.4 + i * 2 })),
      ),
      { y: 1, z: 10.4, rx: 4 },
    ),
    [-2.9, 2.9].map((x) =>
      tube(
        [
          [x, 9.6, 10.4],
          [x, 2, 18.6],
        ],
        0.14,
        metal('#777'),
      ),
    ),
  )
}
const truck = () =>
  group(
    box(26, 2, 9, wood('#d2ab77'), { y: 4.4 }, 0.4),
    extrude(
      outline(
        [
          [0, 0],
          [8, 0],
          [8, 4.6],
          [6.4, 9.4],
          [0, 9.4],
        ],
        1,
      ),
      9,
      gloss('#2c5fb3', { clearcoat: 0.6 }),
      { x: 5.4, y: 5.4 },
      { bevel: 0.6 },
    ),
    extrude(
      outline(
        [
          [2, 5],
          [6.6, 5],
          [5.8, 8.2],
          [2, 8.2],
        ],
        0.4,
      ),
      9.3,
      matte('#f6efe0'),
      { x: 5.4, y: 5.4 },
    ),
    [4.3, -4.3].map((z) => box(18, 3.4, 0.8, gloss('#e5b83c'), { x: -4.4, y: 7, z }, 0.2)),
    box(0.8, 3.4, 8.6, gloss('#e5b83c'), { x: -13.2, y: 7 }, 0.2),
    box(0.8, 3.4, 8.6, gloss('#e5b83c'), { x: 4.4, y: 7 }, 0.2),
    times(10, (i) =>
      box(
        3.2,
        3.2,
        3.2,
        gloss(['#c2272d', '#3f8a52', '#e8792f', '#f4efe2', '#7a55a8'][i % 5], {
          clearcoat: 0.4,
          roughness: 0.5,
        }),
        { x: -11 + (i % 5) * 3.5, y: 7.2 + (i > 6 ? 3 : 0), z: (i > 4 ? 1 : -1) * 1.9, ry: i * 9 },
        0.3,
      ),
    ),
    box(3, 3.2, 3.2, gloss('#2c9a9f'), { x: -4, y: 10.6, z: 0, ry: 24 }, 0.3),
    [-9, -3.4, 9.4].flatMap((x) =>
      [4.6, -4.6].map((z) =>
        put(group(rod(3, 2.4, matte('#2b2320'), { ry: 90 }), rod(1.5, 2.6, wood('#c2272d'), { ry: 90 })), {
          x,
          y: 3,
          z,
        }),
      ),
    ),
    box(1.2, 1.2, 1.6, lamp('#ffe9b0', 0.7), { x: 13.6, y: 7, z: 3 }, 0.3),
    box(1.2, 1.2, 1.6, lamp('#ffe9b0', 0.7), { x: 13.6, y: 7, z: -3 }, 0.3),
  )
const abacus = () =>
  put(
    group(
      box(28, 2, 3, wood('#d2ab77'), { y: 1 }, 0.5),
      [-13, 13].map((x) => box(2, 28, 3, wood('#d2ab77', { turn: 90 }), { x, y: 15 }, 0.5)),
      box(28, 2, 3, wood('#d2ab77'), { y: 28.6 }, 0.5),
      times(10, (row) => [
        rod(0.22, 26, metal('#b9bdc1'), { y: 3.8 + row * 2.55 }),
        times(10, (i) =>
          put(
            group(
              lathe(
                [
                  [0.25, -0.55],
                  [0.8, -0.45],
                  [1.12, 0],
                  [0.8, 0.45],
                  [0.25, 0.55],
                ],
                gloss(
                  [
                    '#c2272d',
                    '#e8792f',
                    '#e5b83c',
                    '#7fae3f',
                    '#3f8a52',
                    '#2c9a9f',
                    '#2c5fb3',
                    '#4a4a9f',
                    '#7a55a8',
                    '#c2557a',
                  ][row],
                  { roughness: 0.4 },
                ),
                {},
                { smooth: true, segments: 32 },
              ),
            ),
            {
              x: i < 10 - ((row * 3) % 7) ? -11.2 + i * 1.16 : 11.2 - (9 - i) * 1.16,
              y: 3.8 + row * 2.55,
              rz: 90,
            },
          ),
        ),
      ]),
      [-11, 11].map((x) => box(3, 1.4, 9, wood('#b58850'), { x, y: 0.4 }, 0.4)),
    ),
    { y: 0, rx: -6 },
  )
const chess = () => {
  const board = canvas(1024, 1024, (pen) => {
    pen.fillStyle = '#8a5a34'
    pen.fillRect(0, 0, 1024, 1024)
    for (let i = 0; i < 8; i += 1)
      for (let j = 0; j < 8; j += 1) {
        pen.fillStyle = (i + j) % 2 ? '#6b4026' : '#e3c493'
        pen.fillRect(64 + i * 112, 64 + j * 112, 112, 112)
      }
  })
  const man = (kind, tone, x, z) => {
    const m = wood(tone === 'white' ? '#e6cd9d' : '#3f2616', { gloss: 0.6 })
    const base = [
      [0, 0],
      [1.5, 0],
      [1.5, 0.5],
      [1.1, 0.9],
    ]
    const tops = {
      pawn: lathe(
        [...base, [0.55, 2], [0.5, 2.6], [0.9, 2.8], [0.5, 3], [0.85, 3.6], [0.6, 4.3], [0, 4.5]],
        m,
        {},
        { smooth: true },
      ),
      rook: lathe(
        [...base, [0.8, 2.2], [0.8, 3.4], [1.2, 3.6], [1.2, 4.8], [0.7, 4.8], [0.7, 4.4], [0, 4.4]],
        m,
        {},
        { radius: 0.08 },
      ),
      bishop: lathe(
        [
          ...base,
          [0.6, 2.6],
          [0.55, 3.6],
          [1, 3.8],
          [0.5, 4.1],
          [0.95, 5],
          [0.6, 6],
          [0.1, 6.6],
          [0.25, 6.9],
          [0, 7.1],
        ],
        m,
        {},
        { smooth: true },
      ),
      queen: group(
        lathe(
          [...base, [0.65, 3], [0.6, 4.6], [1, 4.8], [0.6, 5.2], [1.15, 7], [0.8, 6.9], [0, 7.2]],
          m,
          {},
          { smooth: true },
        ),
        ball(0.35, m, { y: 7.4 }),
      ),
      king: group(
        lathe(
          [...base, [0.7, 3], [0.65, 5], [1.05, 5.2], [0.65, 5.6], [1.05, 7.4], [0.6, 7.6], [0, 7.7]],
          m,
          {},
          { smooth: true },
        ),
        box(0.4, 1.6, 0.4, m, { y: 8.4 }, 0.1),
        box(1.2, 0.4, 0.4, m, { y: 8.5 }, 0.1),
      ),
      knight: group(
        lathe([...base, [1, 1.4]], m),
        put(
          group(
            extrude(
              outline(
                [
                  [-0.9, 0],
                  [0.9, 0],
                  [0.8, 1.4],
                  [1, 2.6],
                  [1.6, 2.4],
                  [1.7, 3.2],
                  [0.9, 4.2],
                  [0.2, 4.9],
                  [-0.5, 4.6],
                  [-1.1, 3],
                  [-1, 1.2],
                ],
                0.4,
              ),
              1.1,
              m,
              { y: 1.2 },
              { bevel: 0.3 },
            ),
          ),
          { ry: tone === 'white' ? 70 : -70 },
        ),
      ),
    }
    return put(group(tops[kind]), { x: x * 4.2 - 14.7, y: 2.2, z: z * 4.2 - 14.7 })
  }
  const back = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']
  return group(
    box(38, 2.2, 38, wood('#8a5a34'), { y: 1.1 }, 0.4),
    plane(36.8, 36.8, printed(board, { clearcoat: 0.5, clearcoatRoughness: 0.3, wrap: false }), {
      y: 2.23,
      rx: -90,
    }),
    back.map((kind, i) => [man(kind, 'black', i, 0), man(kind, 'white', i, 7)]),
    times(8, (i) => [man('pawn', 'black', i, i === 4 ? 3 : 1), man('pawn', 'white', i, i === 4 ? 4 : 6)]),
    box(0.3, 2.4, 38.1, matte('#3a2414'), { y: 1.1 }, 0.1),
    [-6, 6].map((z) => box(1.4, 1.4, 0.6, metal('gold'), { x: 19.2, y: 1.2, z, ry: 90 }, 0.1)),
  )
}
const bird = (pen, x, y, s, tone, belly) => {
  pen.save()
  pen.translate(x, y)
  pen.scale(s, s)
  pen.strokeStyle = '#6b4a30'
  pen.lineWidth = 9
  pen.beginPath()
  pen.moveTo(-120, 70)
  pen.bezierCurveTo(-40, 84, 60, 60, 130, 80)
  pen.stroke()
  pen.fillStyle = tone
  pen.beginPath()
  pen.moveTo(-96, 120)
  pen.bezierCurveTo(-70, 40, -50, -30, 20, -60)
  pen.bezierCurveTo(70, -80, 96, -40, 84, -6)
  pen.bezierCurveTo(84, 60, 20, 80, -20, 66)
  pen.bezierCurveTo(-50, 70, -70, 110, -96, 120)
  pen.fill()
  pen.fillStyle = belly
  pen.beginPath()
  pen.ellipse(38, 18, 32, 44, 0.5, 0, 7)
  pen.fill()
  pen.fillStyle = '#e8952a'
  pen.beginPath()
  pen.moveTo(82, -36)
  pen.lineTo(118, -26)
  pen.lineTo(82, -16)
  pen.fill()
  pen.fillStyle = '#111'
  pen.beginPath()
  pen.arc(58, -34, 7, 0, 7)
  pen.fill()
  pen.restore()
}
const cards = () => {
  const face = (rank, suit, tone, one, two) =>
    canvas(400, 560, (pen) => {
      pen.fillStyle = '#fdfbf4'
      pen.fillRect(0, 0, 400, 560)
      write(pen, rank, 52, 60, 72, { font: SERIF, colour: tone })
      write(pen, suit, 52, 130, 64, { colour: tone })
      pen.save()
      pen.translate(348, 500)
      pen.rotate(Math.PI)
      write(pen, rank, 0, 0, 72, { font: SERIF, colour: tone })
      write(pen, suit, 0, 70, 64, { colour: tone })
      pen.restore()
      bird(pen, 200, 270, 1.15, one, two)
    })
  const faces = [
    ['K', '♠', '#1b1c1e', '#2c5fb3', '#f3d9a0'],
    ['Q', '♥', '#c2272d', '#c2272d', '#f6e3c4'],
    ['J', '♣', '#1b1c1e', '#3f8a52', '#e9d36a'],
    ['A', '♦', '#c2272d', '#e8792f', '#fff1d6'],
    ['10', '♠', '#1b1c1e', '#7a55a8', '#f0d9e6'],
  ]
  return group(
    faces.map((one, i) =>
      put(
        group(
          put(
            group(
              extrude(rect(6.3, 8.8, 0.4), 0.05, card('#fff'), { y: 4.6 }, { bevel: 0.01 }),
              put(group(plane(6.2, 8.7, printed(face(...one), { wrap: false, roughness: 0.4 }))), {
                y: 4.6,
                z: 0.032,
              }),
            ),
            { rz: 26 - i * 13 },
          ),
        ),
        { x: -1 + i * 0.9, y: 0.8, z: 3 + i * 0.14, rx: -16 },
      ),
    ),
    put(
      group(
        box(6.8, 9.4, 2.2, card('#1f4a4c'), {}, 0.15),
        plane(
          6.4,
          9,
          printed(
            canvas(400, 560, (pen) => {
              pen.fillStyle = '#1f4a4c'
              pen.fillRect(0, 0, 400, 560)
              pen.strokeStyle = '#d9b96a'
              pen.lineWidth = 8
              pen.strokeRect(24, 24, 352, 512)
              bird(pen, 200, 260, 1.1, '#d9b96a', '#f3e3c4')
              write(pen, 'BURUNG ASIA', 200, 430, 46, { font: GOTHIC, colour: '#f3e3c4' })
              write(pen, '54 kartu', 200, 490, 32, { colour: '#f3e3c4', weight: 400 })
            }),
          ),
          { z: 1.12 },
        ),
      ),
      { x: -7.4, y: 4.7, z: -1.6, ry: 18 },
    ),
  )
}
const boardGame = (edition = 'id') => {
  const route = (pen, w, h) => {
    pen.fillStyle = '#d9c08a'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#8fb8bf'
    pen.beginPath()
    pen.moveTo(0, h * 0.55)
    pen.bezierCurveTo(w * 0.3, h * 0.3, w * 0.6, h * 0.8, w, h * 0.45)
    pen.lineTo(w, h)
    pen.lineTo(0, h)
    pen.fill()
    pen.strokeStyle = '#8a2f24'
    pen.lineWidth = 7
    pen.setLineDash([18, 12])
    pen.beginPath()
    pen.moveTo(w * 0.1, h * 0.75)
    pen.bezierCurveTo(w * 0.3, h * 0.2, w * 0.6, h * 0.9, w * 0.9, h * 0.25)
    pen.stroke()
    pen.setLineDash([])
    for (const [x, y] of [
      [0.1, 0.75],
      [0.32, 0.47],
      [0.55, 0.58],
      [0.75, 0.5],
      [0.9, 0.25],
    ]) {
      pen.fillStyle = '#fdf4df'
      pen.beginPath()
      pen.arc(w * x, h * y, 26, 0, 7)
      pen.fill()
      pen.fillStyle = '#8a2f24'
      pen.beginPath()
      pen.arc(w * x, h * y, 15, 0, 7)
      pen.fill()
    }
  }
  return group(
    put(
      group(
        box(30, 30, 6, card('#8a2f24'), {}, 0.3),
        plane(
          29.6,
          29.6,
          printed(
            canvas(760, 760, (pen) => {
              route(pen, 760, 760)
              pen.fillStyle = 'rgba(106,30,22,.92)'
              pen.fillRect(0, 70, 760, 190)
              write(pen, edition === 'indonesian' ? 'JALUR REMPAH' : 'SPICE ROUTE', 380, 145, 92, {
                font: SERIF,
                colour: '#f6d58a',
                width: 700,
              })
              write(
                pen,
                edition === 'indonesian'
                  ? 'berlayar, berdagang, berebut pelabuhan'
                  : 'sail, trade, race for the harbours',
                380,
                220,
                34,
                { colour: '#fdf0d6', weight: 400 },
              )
              write(pen, '2–5 · 60′ · 10+', 380, 700, 40, { colour: '#3a2014' })
            }),
            { wrap: false },
          ),
          { z: 3.02 },
        ),
      ),
      { x: -5, y: 15, z: -9, rx: -8, ry: 10 },
    ),
    put(
      group(
        box(34, 0.5, 18, card('#6b4a30'), {}, 0.1),
        plane(33.6, 17.6, printed(canvas(900, 470, (pen) => route(pen, 900, 470))), { y: 0.27, rx: -90 }),
      ),
      { x: 2, y: 0.3, z: 8 },
    ),
    times(2, (i) =>
      put(
        group(
          box(2.2, 2.2, 2.2, gloss(i ? '#f4efe2' : '#c2272d', { clearcoat: 0.5 }), {}, 0.45),
          [
            [0, 0],
            [-0.6, 0.6],
            [0.6, -0.6],
            [0.6, 0.6],
            [-0.6, -0.6],
          ]
            .slice(0, i ? 5 : 3)
            .map(([x, z]) =>
              lathe(
                [
                  [0, 0],
                  [0.2, 0],
                ],
                matte(i ? '#1b1c1e' : '#fff'),
                { x, y: 1.12, z },
              ),
            ),
        ),
        { x: 8 + i * 3.4, y: 1.7, z: 10 + i * 1.4, ry: 24 + i * 30 },
      ),
    ),
    times(6, (i) =>
      put(
        group(
          lathe(
            [
              [0, 0],
              [1, 0],
              [0.5, 1.4],
              [0.35, 2],
              [0.7, 2.5],
              [0.4, 3.1],
              [0, 3.2],
            ],
            gloss(['#c2272d', '#2c5fb3', '#e5b83c', '#3f8a52', '#7a55a8', '#e8792f'][i]),
            {},
            { smooth: true },
          ),
        ),
        { x: -10 + i * 3.4, y: 0.55, z: 6 + ((i * 7) % 5) * 1.4 },
      ),
    ),
    heap2(14),
  )
}
const heap2 = (count) =>
  times(count, (i) =>
    put(group(box(0.9, 0.9, 0.9, wood(['#9c6336', '#c2272d', '#e5b83c', '#2b1d16'][i % 4]), {}, 0.15)), {
      x: 13 + (i % 4) * 1.1,
      y: 1,
      z: 2 + Math.floor(i / 4) * 1.2,
      ry: i * 20,
    }),
  )
const robot = () => {
  const [white, teal, dark] = [
    plastic('#f2f2ef', { roughness: 0.4 }),
    plastic('#1f7f80', { roughness: 0.4 }),
    plastic('#2b2d31'),
  ]
  return group(
    extrude(rect(11, 10, 2), 9, white, { y: 14 }, { bevel: 1.4, steps: 8 }),
    extrude(rect(7, 5, 1), 0.4, gloss('#101418'), { y: 14.6, z: 4.5 }),
    [-1.6, 0, 1.6].map((x, i) =>
      rod(0.5, 0.3, lamp(['#ff7a5c', '#ffd25d', '#6ff0b0'][i], 1.5), { x, y: 14.6, z: 4.8, ry: 90 }),
    ),
    extrude(rect(13, 9, 3), 9, white, { y: 25 }, { bevel: 2, steps: 8 }),
    extrude(rect(10.4, 5.6, 2.4), 0.6, gloss('#101418'), { y: 25, z: 4.4 }, { bevel: 0.2 }),
    [-2.5, 2.5].map((x) => rod(1.25, 0.4, lamp('#7fe8ff', 1.8), { x, y: 25.2, z: 4.8, ry: 90 })),
    cylinder(2, 2.4, dark, { y: 18.8 }),
    cylinder(0.3, 3.4, metal(), { y: 29.4 }),
    ball(0.9, lamp('#ff7a3c', 1.3), { y: 33.2 }),
    [-1, 1].map((s) => [
      rod(2.3, 1.6, teal, { x: s * 7.2, y: 25 }),
      ball(1.9, dark, { x: s * 7, y: 17.4 }),
      put(
        group(
          box(2.4, 8, 2.6, white, { y: -4 }, 0.9),
          ball(1.5, dark, { y: -8.6 }),
          put(group(ring(1.9, 0.7, teal, {}, 250)), { y: -11, rz: 145 }),
        ),
        { x: s * 8, y: 17, rz: s * 14, rx: -16 },
      ),
      box(3.4, 6, 3.8, teal, { x: s * 3.2, y: 6.6 }, 1),
      ball(1.5, dark, { x: s * 3.2, y: 3.8 }),
      box(4.6, 2.8, 8, white, { x: s * 3.4, y: 1.5, z: 1 }, 1.2),
    ]),
    times(8, (i) =>
      rod(0.35, 0.3, metal('#777'), {
        x: (i % 2 ? 1 : -1) * 4.6,
        y: 10.4 + Math.floor(i / 2) * 2.3,
        z: 4.6,
        ry: 90,
      }),
    ),
    put(
      group(
        box(4.4, 1, 1.6, metal('#e5b83c')),
        times(3, (i) => rod(0.4, 1.2, matte('#222'), { x: -1.4 + i * 1.4, rz: 90 })),
      ),
      { x: -11, y: 0.6, z: 7, ry: 30 },
    ),
    put(group(cylinder(0.9, 0.5, metal('#888')), cylinder(0.5, 1.8, metal('#888'), { y: 0.5 })), {
      x: 11,
      y: 0,
      z: 7,
    }),
  )
}
const watercolours = () => {
  const tones = [
    '#f4e04a',
    '#f2b53a',
    '#ea7a2a',
    '#d9432f',
    '#c22748',
    '#b03a86',
    '#7a4aa8',
    '#4a3f9f',
    '#2c5fb3',
    '#2c8fc9',
    '#2fa8a8',
    '#2f8a5a',
    '#5fa03f',
    '#a3b53f',
    '#c9a05a',
    '#8a5a34',
    '#6b3f2a',
    '#4a3328',
    '#e8d9b9',
    '#f0b9a0',
    '#8f9aa3',
    '#55606b',
    '#2b2d31',
    '#f6f4ee',
  ]
  return group(
    put(
      group(
        box(26, 1.6, 13, metal('#26282b', { roughness: 0.4 }), {}, 0.4),
        box(24.8, 0.4, 11.8, matte('#f6f4ee'), { y: 0.75 }, 0.15),
        tones.map((tone, i) =>
          group(
            box(
              2.5,
              0.7,
              3.1,
              matte('#fbfaf6'),
              { x: -10.4 + (i % 8) * 2.97, y: 1, z: -3.7 + Math.floor(i / 8) * 3.7 },
              0.15,
            ),
            box(
              2.1,
              0.4,
              2.7,
              matte(tone, { roughness: 0.6, bumpMap: bump('rough', 1), bumpScale: 2 }),
              { x: -10.4 + (i % 8) * 2.97, y: 1.26, z: -3.7 + Math.floor(i / 8) * 3.7 },
              0.12,
            ),
          ),
        ),
      ),
      { y: 0.8, z: 4 },
    ),
    put(
      group(
        box(26, 13, 1, metal('#26282b', { roughness: 0.4 }), {}, 0.4),
        box(24.6, 11.6, 0.5, matte('#f6f4ee'), { z: 0.4 }, 0.2),
        [
          [-6, 2, '#2c8fc9', 3],
          [-2, -1.6, '#d9432f', 2.4],
          [4, 1.6, '#f2b53a', 2.8],
          [7.6, -2, '#5fa03f', 2],
        ].map(([x, y, tone, r], i) =>
          put(
            group(
              cutout(
                blob(
                  times(9, (k) => [
                    Math.cos(k * 0.698) * r * (0.8 + ((k * 7 + i) % 4) * 0.12),
                    Math.sin(k * 0.698) * r * 0.8,
                  ]),
                ),
                gloss(tone, { transparent: true, opacity: 0.85 }),
              ),
            ),
            { x, y, z: 0.68 },
          ),
        ),
      ),
      { y: 8, z: -3.6, rx: -14 },
    ),
    times(3, (i) =>
      put(
        group(
          lathe(
            [
              [0.2, 0],
              [0.42, 3],
              [0.5, 8],
              [0.32, 13],
            ],
            gloss(['#c2272d', '#1f7f80', '#e5b83c'][i]),
          ),
          cylinder(0.36, 2.4, chrome(), { y: 13 }),
          lathe(
            [
              [0.36, 0],
              [0.44, 0.8],
              [0.3, 2],
              [0, 3],
            ],
            matte('#7a4a2c'),
            { y: 15.4 },
            { smooth: true },
          ),
        ),
        { x: -7 + i * 1.4, y: 0.5, z: 12.4 + i * 1.5, rz: -84, ry: 8 + i * 3 },
      ),
    ),
  )
}
const crayons = () => {
  const tones = [
    '#f2c52e',
    '#f09a2a',
    '#e5662a',
    '#c2272d',
    '#d9668a',
    '#7a55a8',
    '#2c5fb3',
    '#2c9fc9',
    '#2f8a5a',
    '#7fae3f',
    '#6b4a30',
    '#2b2d31',
  ]
  const one = (i) =>
    group(
      lathe(
        [
          [0, 0],
          [0.7, 0],
          [0.7, 7.6],
          [0.5, 7.9],
          [0.35, 9.2],
          [0, 9.3],
        ],
        matte(tones[i], { roughness: 0.4 }),
        {},
        { radius: 0.08 },
      ),
      lathe(
        [
          [0.72, 0.9],
          [0.72, 6.6],
        ],
        printed(
          canvas(200, 300, (pen) => {
            pen.fillStyle = tones[i]
            pen.fillRect(0, 0, 200, 300)
            pen.fillStyle = 'rgba(255,255,255,.75)'
            pen.fillRect(0, 40, 200, 10)
            pen.fillRect(0, 250, 200, 10)
            pen.save()
            pen.translate(100, 150)
            pen.rotate(-Math.PI / 2)
            write(pen, 'lebah', 0, 0, 70, { font: GOTHIC, colour: '#fff' })
            pen.restore()
          }),
        ),
        {},
        { radius: 0 },
      ),
    )
  return group(
    put(
      group(
        box(19, 8, 3, card('#efd9a8'), { y: 4 }, 0.2),
        plane(
          18,
          6.6,
          printed(
            canvas(720, 264, (pen) => {
              pen.fillStyle = '#f6e6bf'
              pen.fillRect(0, 0, 720, 264)
              motif(pen, 'bee', 110, 132, 70, '#e0a53a')
              write(pen, 'Krayon Lilin Lebah', 430, 100, 66, { font: SERIF, colour: '#5a3a14', width: 500 })
              write(pen, '12 warna', 430, 180, 44, { colour: '#5a3a14', weight: 400 })
            }),
          ),
          { y: 3.9, z: 1.52 },
        ),
      ),
      { z: -1 },
    ),
    times(12, (i) => put(one(i), { x: -8.4 + i * 1.53, y: 2.6 + (i % 3) * 0.35, z: -0.8 })),
    put(one(3), { x: 4, y: 0.7, z: 5.4, rz: -90, ry: 14 }),
    put(one(6), { x: -8, y: 0.7, z: 5, rz: -90, ry: -20 }),
    put(one(0), { x: -4, y: 0.7, z: 7.4, rz: -90, ry: 6 }),
  )
}
const drum = () =>
  group(
    lathe(
      [
        [9.6, 0],
        [10, 0.6],
        [10, 15.4],
        [9.6, 16],
      ],
      gloss('#c2272d', { roughness: 0.4 }),
    ),
    lathe(
      [
        [10.1, 0],
        [10.7, 0],
        [10.7, 2],
        [10.1, 2],
      ],
      wood('#d2ab77'),
      {},
      { radius: 0.15 },
    ),
    lathe(
      [
        [10.1, 14.2],
        [10.7, 14.2],
        [10.7, 16.4],
        [10, 16.4],
      ],
      wood('#d2ab77'),
      {},
      { radius: 0.15 },
    ),
    lathe(
      [
        [0, 16.2],
        [10, 16.2],
      ],
      matte('#efdfc0', { bumpMap: bump('rough', 3), bumpScale: 1 }),
      {},
      { radius: 0 },
    ),
    times(10, (i) => {
      const a = (i / 10) * 6.2832
      const b = ((i + 0.5) / 10) * 6.2832
      const c = ((i + 1) / 10) * 6.2832
      return tube(
        [
          [Math.sin(a) * 10.6, 14.4, Math.cos(a) * 10.6],
          [Math.sin(b) * 10.4, 2, Math.cos(b) * 10.4],
          [Math.sin(c) * 10.6, 14.4, Math.cos(c) * 10.6],
        ],
        0.26,
        fabric('#f6efe0', { repeat: [20, 1] }),
        {},
        { tension: 0.05, steps: 40 },
      )
    }),
    [-1, 1].map((s) =>
      put(group(rod(0.45, 19, wood('#c59b67')), ball(1, wood('#b58850'), { x: s * 9.6 })), {
        x: s * 2,
        y: 17.2,
        z: 1 + s * 1.4,
        ry: s * 34,
        rz: s * 3,
      }),
    ),
    tube(
      [
        [-10.4, 13, 0],
        [-14, 8, 4],
        [-13, 1, 9],
        [-6, 0.4, 12.4],
        [3, 0.4, 12],
      ],
      0.5,
      fabric('#2c5fb3', { kind: 'twill', repeat: [40, 2] }),
    ),
  )
const yoyo = (colour) => {
  const half = (s) =>
    put(
      group(
        lathe(
          [
            [0, 0.2],
            [1, 0.2],
            [4.6, 0.6],
            [5.2, 1.6],
            [5, 2.8],
            [4, 3.3],
            [2.6, 3],
            [0, 2.8],
          ],
          colour === 'natural' ? wood('#d2ab77', { gloss: 0.8 }) : gloss(colour),
          {},
          { radius: 0.35 },
        ),
        ring(3.3, 0.14, colour === 'natural' ? matte('#6b4527') : matte('#f6efe0'), { y: 3.2, rx: 90 }),
        cylinder(0.9, 0.3, metal('gold'), { y: 2.75 }),
      ),
      { rz: s * -90 },
    )
  return group(
    put(group(half(1), half(-1), rod(0.7, 1, chrome())), { y: 5.3, ry: -40 }),
    tube(
      [
        [0.4, 9.4, 0.4],
        [2, 12, 1],
        [6, 8, 4],
        [9.4, 0.4, 5],
        [6, 0.2, 9],
        [-2, 0.2, 9.4],
        [-6, 0.2, 7.4],
      ],
      0.14,
      fabric('#f6f2e6', { repeat: [30, 1] }),
    ),
    ring(1.1, 0.14, fabric('#f6f2e6'), { x: -7.2, y: 0.25, z: 6.9, rx: 90 }),
  )
}
const kite = (colour) => {
  const [a, b, c] = {
    red: ['#c2272d', '#f4efe2', '#1b1c1e'],
    yellow: ['#f2c52e', '#c2272d', '#1b1c1e'],
    teal: ['#1f7f80', '#f4efe2', '#e8792f'],
  }[colour]
  const sail = (points, tone) => {
    const p = points
    return puff(
      outline(p, 0.8),
      fabric(tone, { kind: 'fine', roughness: 0.6 }),
      {},
      { thick: 0.25, edge: 2, grid: 60, fold: (x, _y) => -Math.abs(x) * 0.05 },
    )
  }
  return put(
    group(
      [1, -1].map((s) =>
        put(
          group(
            sail(
              [
                [0, 0],
                [26, 15],
                [40, 24],
                [36, 8],
                [24, -8],
                [0, -14],
              ],
              a,
            ),
            put(
              group(
                sail(
                  [
                    [4, 1],
                    [22, 12],
                    [22, 4],
                    [4, -6],
                  ],
                  b,
                ),
              ),
              { z: 0.4 },
            ),
            put(
              group(
                sail(
                  [
                    [26, 13],
                    [36, 20],
                    [33, 9],
                  ],
                  c,
                ),
              ),
              { z: 0.4 },
            ),
          ),
          { s: [s, 1, 1] },
        ),
      ),
      sail(
        [
          [-5, -12],
          [5, -12],
          [9, -40],
          [4, -46],
          [-4, -46],
          [-9, -40],
        ],
        b,
      ),
      put(
        group(
          sail(
            [
              [-3, -14],
              [3, -14],
              [5, -38],
              [-5, -38],
            ],
            a,
          ),
        ),
        { z: 0.4 },
      ),
      put(
        group(
          sail(
            [
              [-8, -40],
              [8, -40],
              [16, -58],
              [0, -50],
              [-16, -58],
            ],
            c,
          ),
        ),
        {},
      ),
      put(
        group(
          extrude(
            outline(
              [
                [-4, 0],
                [4, 0],
                [5, 5],
                [2, 9],
                [0, 14],
                [-2, 9],
                [-5, 5],
              ],
              1,
            ),
            2,
            gloss('#e5b83c'),
            {},
            { bevel: 0.5 },
          ),
          [-1.8, 1.8].map((x) => ball(0.9, gloss('#1b1c1e'), { x, y: 4.6, z: 1.1 })),
          ball(1.3, gloss('#c2272d'), { y: 1.6, z: 1.2, s: [1.6, 0.8, 0.7] }),
        ),
        { y: 1, z: 0.8 },
      ),
      times(3, (k) =>
        tube(
          times(14, (i) => [(k - 1) * 6 + Math.sin(i * 0.8 + k) * 3, -50 - i * 3.2, Math.cos(i * 0.6) * 1.6]),
          0.9,
          fabric([a, b, c][k], { kind: 'fine' }),
          { s: [1, 1, 0.4] },
        ),
      ),
      [1, -1].map((s) =>
        tube(
          [
            [0, 1, -0.6],
            [s * 24, 15, -1],
            [s * 40, 25, -1],
          ],
          0.5,
          wood('#c59b67'),
        ),
      ),
      tube(
        [
          [0, 12, -0.6],
          [0, -46, -0.6],
        ],
        0.5,
        wood('#c59b67'),
      ),
      tube(
        [
          [0, -6, 1],
          [4, -12, 14],
          [6, -30, 24],
        ],
        0.12,
        matte('#888'),
      ),
    ),
    { y: 96, rx: -6 },
  )
}
const dartboard = () =>
  put(
    group(
      rod(22, 3, matte('#1b1c1e'), { ry: 90 }),
      put(
        group(
          cutout(
            circle(21),
            printed(
              canvas(1024, 1024, (pen) => {
                pen.fillStyle = '#1b1c1e'
                pen.fillRect(0, 0, 1024, 1024)
                pen.translate(512, 512)
                const order = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5]
                order.forEach((n, i) => {
                  const a = ((i - 0.5) / 20) * 6.2832 - Math.PI / 2
                  const arc = (r0, r1, tone) => {
                    pen.fillStyle = tone
                    pen.beginPath()
                    pen.arc(0, 0, r1, a, a + 0.31416)
                    pen.arc(0, 0, r0, a + 0.31416, a, true)
                    pen.fill()
                  }
                  arc(60, 380, i % 2 ? '#f3e6c9' : '#23252a')
                  arc(220, 250, i % 2 ? '#2f7a4c' : '#b3261e')
                  arc(350, 390, i % 2 ? '#2f7a4c' : '#b3261e')
                  write(pen, `${n}`, Math.cos(a + 0.157) * 445, Math.sin(a + 0.157) * 445, 54, {
                    colour: '#fff',
                    font: GOTHIC,
                  })
                })
                pen.fillStyle = '#2f7a4c'
                pen.beginPath()
                pen.arc(0, 0, 60, 0, 7)
                pen.fill()
                pen.fillStyle = '#b3261e'
                pen.beginPath()
                pen.arc(0, 0, 27, 0, 7)
                pen.fill()
              }),
              { wrap: false },
            ),
          ),
        ),
        { z: 1.56 },
      ),
      ring(22, 0.7, metal('#777'), { z: 0.6 }),
      [
        [-3, 5],
        [7, -4],
        [1, 0.6],
      ].map(([x, y], i) =>
        put(
          group(
            cylinder(1.3, 1.1, chrome()),
            cylinder(0.42, 5, metal('gold', { roughness: 0.3 }), { y: 1 }),
            cylinder(0.2, 3, matte('#222'), { y: 6 }),
            [0, 90].map((a) =>
              put(
                group(
                  extrude(
                    outline(
                      [
                        [-1.8, 0],
                        [1.8, 0],
                        [2.2, 2.6],
                        [0, 3.8],
                        [-2.2, 2.6],
                      ],
                      0.3,
                    ),
                    0.08,
                    plastic(['#e8792f', '#1f7f80', '#c2272d'][i]),
                    {},
                    { bevel: 0.02 },
                  ),
                ),
                { y: 8.4, ry: a },
              ),
            ),
          ),
          { x, y, z: 1.6, rx: 84 - i * 3, rz: (i - 1) * 4 },
        ),
      ),
    ),
    { y: 23, rx: -7 },
  )
const science = () =>
  group(
    put(
      group(
        box(30, 22, 7, card('#3a4f9f'), {}, 0.3),
        plane(
          29.6,
          21.6,
          printed(
            canvas(900, 660, (pen) => {
              const g = pen.createLinearGradient(0, 0, 900, 660)
              g.addColorStop(0, '#2f3f8f')
              g.addColorStop(1, '#5f4fb5')
              pen.fillStyle = g
              pen.fillRect(0, 0, 900, 660)
              for (const [x, y, r, t] of [
                [650, 430, 120, '#f2c52e'],
                [760, 300, 60, '#ea7a9a'],
                [560, 300, 44, '#6fd0c0'],
                [700, 190, 34, '#fff'],
              ]) {
                pen.fillStyle = t
                pen.globalAlpha = 0.9
                pen.beginPath()
                pen.arc(x, y, r, 0, 7)
                pen.fill()
              }
              pen.globalAlpha = 1
              write(pen, 'LAB KECIL', 330, 170, 110, { font: GOTHIC, colour: '#fff', width: 560 })
              write(pen, '30 percobaan', 290, 290, 64, { colour: '#f2c52e', font: SERIF })
              write(pen, '8+', 130, 560, 90, { colour: '#fff', font: GOTHIC })
            }),
            { wrap: false },
          ),
          { z: 3.52 },
        ),
      ),
      { x: -3, y: 11, z: -7, rx: -6, ry: 12 },
    ),
    put(
      group(
        box(16, 1, 5, wood('#d2ab77'), { y: 0.5 }, 0.2),
        box(16, 1, 5, wood('#d2ab77'), { y: 6.4 }, 0.2),
        [-7.4, 7.4].map((x) => box(1, 7, 5, wood('#d2ab77'), { x, y: 3.4 }, 0.2)),
        times(4, (i) =>
          group(
            put(
              group(
                lathe(
                  [
                    [0, 0.25],
                    [0.95, 0.9],
                    [1, 4 + (i % 3)],
                    [0, 4 + (i % 3)],
                  ],
                  gloss(['#e8486a', '#f2c52e', '#2fb5a0', '#4a7ae0'][i], { roughness: 0.15 }),
                ),
                through(
                  (m) =>
                    lathe(
                      [
                        [0, 0],
                        [0.8, 0.2],
                        [1.2, 1],
                        [1.2, 9],
                        [1.4, 9.3],
                      ],
                      m,
                    ),
                  '#e6eef0',
                  { body: 0.06, rim: 0.6 },
                ),
              ),
              { x: -5.2 + i * 3.5, y: 1.4 },
            ),
          ),
        ),
      ),
      { x: 4, z: 4.4 },
    ),
    put(
      group(
        lathe(
          [
            [0, 0.3],
            [3.4, 0.4],
            [3.6, 1],
            [2.2, 4.2],
            [0, 4.2],
          ],
          gloss('#8f5fe0', { roughness: 0.15 }),
        ),
        through(
          (m) =>
            lathe(
              [
                [0, 0],
                [3.7, 0],
                [4, 0.7],
                [1.4, 6.6],
                [1.3, 9],
                [1.6, 9.3],
              ],
              m,
              {},
              { radius: 0.4 },
            ),
          '#e6eef0',
          { body: 0.06, rim: 0.6 },
        ),
      ),
      { x: -9.4, z: 5.4 },
    ),
    put(
      group(
        ring(2.6, 0.4, plastic('#e8792f'), { rx: 90 }),
        disc(2.4, glass('#dff0f6', { body: 0.2, rim: 0.3 })),
        rod(0.5, 5, plastic('#e8792f'), { x: 5 }),
      ),
      { x: 1, y: 0.5, z: 10, ry: 10 },
    ),
  )
const slide = () => {
  const [teal, yellow, white] = [
    plastic('#2c9a9f', { roughness: 0.45 }),
    plastic('#f2c52e', { roughness: 0.45 }),
    plastic('#f4f2ec', { roughness: 0.45 }),
  ]
  const curve = times(31, (i) => {
    const t = i / 30
    return [8 + t * 92, 74 - 70 * (t * t * (3 - 2 * t)) + 3]
  })
  return group(
    loft(
      curve.map(([x, y]) =>
        [
          [x, y + 9, -20],
          [x, y + 9, -17],
          [x, y + 1.5, -15],
          [x, y + 1.5, 15],
          [x, y + 9, 17],
          [x, y + 9, 20],
          [x, y - 2, 20],
          [x, y - 2, -20],
        ].map(([p, q, z]) => [p, q, z]),
      ),
      yellow,
    ),
    [-1, 1].map((s) =>
      extrude(
        outline(
          [
            [-26, 0],
            [12, 0],
            [9, 70],
            [12, 98],
            [-4, 104],
            [-16, 96],
            [-18, 70],
          ],
          7,
        ),
        5,
        teal,
        { z: s * 21 },
        { bevel: 1.6 },
      ),
    ),
    times(4, (i) => box(14, 5, 38, white, { x: -20 + i * 5, y: 14 + i * 16 }, 2)),
    box(26, 4, 38, teal, { x: -2, y: 72 }, 1.6),
    rod(2.2, 42, white, { x: -2, y: 96, ry: 90 }),
    box(10, 4, 42, teal, { x: 98, y: 2 }, 1.6),
    put(
      group(
        ring(10, 1.6, yellow, {}),
        tube(
          [
            [-6, -9, 0],
            [-4, -22, 2],
            [4, -22, 2],
            [6, -9, 0],
          ],
          0.4,
          matte('#fff'),
        ),
      ),
      { x: -34, y: 70, ry: 90 },
    ),
  )
}
const duck = (colour) => {
  const tone = colour === 'yellow' ? '#f6cf3a' : '#a5dcc6'
  const skin = plastic(tone, { roughness: 0.38, clearcoat: 0.3, clearcoatRoughness: 0.4 })
  return group(
    loft(
      times(26, (i) => {
        const k = 0.5 - 0.5 * Math.cos((i / 25) * Math.PI)
        const x = -8 + k * 15
        const r = Math.max(0.02, 1 - Math.abs(2 * k - 1) ** 2.2) ** 0.5
        const tail = Math.max(0, 0.26 - k) * 19
        return times(44, (j) => {
          const a = (j / 44) * 6.2832
          return [
            x,
            4.6 + tail + Math.max(-0.86, Math.sin(a)) * 4.9 * r * (1 - tail * 0.04),
            Math.cos(a) * 5.5 * r,
          ]
        })
      }),
      skin,
    ),
    ball(4.5, skin, { x: 4, y: 12, s: [1, 0.98, 0.98] }),
    put(
      group(
        loft(
          times(14, (i) => {
            const k = i / 13
            return oval(0, 0, 0, 0.95 * (1 - k * 0.55), 2 * (1 - k * 0.35)).map(([, y, z]) => [
              k * 3,
              y + Math.sin(k * 2) * 0.4,
              z,
            ])
          }),
          plastic('#e8792f', { roughness: 0.35 }),
        ),
      ),
      { x: 7.6, y: 11.5 },
    ),
    [-1, 1].map((s) =>
      group(
        ball(0.95, gloss('#fff'), { x: 6.6, y: 13.5, z: s * 2.9, s: [0.8, 1, 0.7] }),
        ball(0.55, gloss('#15181a'), { x: 7.2, y: 13.6, z: s * 3.2 }),
      ),
    ),
    [-1, 1].map((s) =>
      put(
        group(
          puff(
            blob([
              [4, 0],
              [1.4, 2.4],
              [-3, 2.4],
              [-6.4, 4],
              [-5.4, 0],
              [-2, -2.2],
              [2.4, -2],
            ]),
            skin,
            {},
            { thick: 1.2, edge: 1.8, grid: 50 },
          ),
        ),
        { x: -0.6, y: 6, z: s * 5.2, ry: s > 0 ? 0 : 0 },
      ),
    ),
    tube(
      [
        [3.4, 16.3, 0],
        [2.6, 17.6, 0],
        [1.4, 17.4, 0],
      ],
      0.5,
      skin,
    ),
  )
}

export const TOYS = {
  'teddy-bear': { for: 'toys-01', looks: ['brown', 'ivory'], make: teddy, view: { az: 14, el: 8 } },
  'nesting-dolls': {
    for: 'toys-02',
    looks: ['classic', 'nusantara', 'animals'],
    make: nesting,
    view: { az: 4, el: 10 },
  },
  'map-puzzle': { for: 'toys-03', make: mapPuzzle, view: { az: 12, el: 14 } },
  'wooden-train': { for: 'toys-04', make: train, view: { az: 18, el: 24 } },
  'wooden-blocks': {
    for: 'toys-05',
    looks: ['natural', 'colourful'],
    make: blocks,
    view: { az: 16, el: 18 },
  },
  'pull-along-car': {
    for: 'toys-06',
    looks: ['red', 'blue', 'natural'],
    make: toyCar,
    view: { az: 26, el: 18 },
  },
  'rabbit-plush': { for: 'toys-07', looks: ['grey', 'pink', 'ivory'], make: rabbit, view: { az: 14, el: 8 } },
  'penguin-plush': { for: 'toys-08', make: penguin, view: { az: 16, el: 8 } },
  'dinosaur-plush': { for: 'toys-09', looks: ['green', 'purple'], make: dinosaur, view: { az: 22, el: 10 } },
  'unicorn-plush': { for: 'toys-10', make: unicorn, view: { az: 22, el: 10 } },
  'wooden-castle': { for: 'toys-11', make: castle, view: { az: 24, el: 22 } },
  'wooden-truck': { for: 'toys-12', make: truck, view: { az: 24, el: 20 } },
  abacus: { for: 'toys-13', make: abacus, view: { az: 20, el: 10 } },
  'chess-set': { for: 'toys-14', make: chess, view: { az: 24, el: 26 } },
  'playing-cards': { for: 'toys-15', make: cards, view: { az: 8, el: 16 } },
  'board-game': {
    for: 'toys-16',
    looks: ['indonesian', 'english'],
    make: boardGame,
    view: { az: 10, el: 24 },
  },
  'build-it-robot': { for: 'toys-17', make: robot, view: { az: 22, el: 10 } },
  watercolours: { for: 'toys-18', make: watercolours, view: { az: 14, el: 30 } },
  crayons: { for: 'toys-19', make: crayons, view: { az: 10, el: 20 } },
  drum: { for: 'toys-20', make: drum, view: { az: 16, el: 20 } },
  'yo-yo': { for: 'toys-21', looks: ['natural', 'red', 'blue'], make: yoyo, view: { az: 10, el: 18 } },
  'janggan-kite': {
    for: 'toys-22',
    looks: ['red', 'yellow', 'teal'],
    make: kite,
    view: { az: 14, el: 2, lift: 0.05 },
  },
  'magnetic-dartboard': { for: 'toys-23', make: dartboard, view: { az: 22, el: 8 } },
  'science-kit': { for: 'toys-24', make: science, view: { az: 10, el: 20 } },
  'indoor-slide': { for: 'toys-25', make: slide, view: { az: 26, el: 14 } },
  'bath-duck': { for: 'toys-26', looks: ['yellow', 'mint'], make: duck, view: { az: 28, el: 14 } },
}
