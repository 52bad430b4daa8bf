import { GOTHIC, label, SERIF, write } from './labels.mjs'
import {
  brushed,
  bump,
  canvas,
  card,
  ceramic,
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
  dice,
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

// Kitchen, table and rooms.

const teapot = (colour) => {
  const glaze = ceramic(colour === 'red' ? '#b93a32' : colour === 'ivory' ? '#efe6d2' : colour)
  return group(
    lathe(
      [
        [0, 0],
        [4.4, 0],
        [4.6, 0.4],
        [7.2, 3],
        [8.2, 6],
        [7.4, 9.2],
        [5, 11.4],
        [3.7, 11.9],
      ],
      glaze,
      {},
      { smooth: true },
    ),
    lathe(
      [
        [4, 11.7],
        [3.9, 12.3],
        [2.4, 13.3],
        [0.9, 13.7],
        [0.7, 14.2],
        [1.2, 15.2],
        [0.7, 16],
        [0, 16.1],
      ],
      glaze,
      {},
      { smooth: true },
    ),
    ring(4, 0.22, glaze, { y: 11.8, rx: 90 }),
    loft(
      times(22, (i) => {
        const t = i / 21
        const p = [6.4 + t * 7 + Math.sin(t * 3.14) * 0.8, 4.6 + t * t * 7.6]
        const a = 0.5 + t * 0.75
        const r = 2.1 - t * 1.25
        return oval(0, 0, 0, r, r * 0.9).map(([, u, v]) => [
          p[0] - Math.sin(a) * u,
          p[1] + Math.cos(a) * u,
          v,
        ])
      }),
      glaze,
    ),
    tube(
      [
        [-7, 9.2, 0],
        [-10, 11.4, 0],
        [-13, 9.6, 0],
        [-12.6, 6, 0],
        [-9.6, 3.8, 0],
        [-7.8, 4.2, 0],
      ],
      0.85,
      glaze,
      {},
      { sides: 24 },
    ),
    times(2, (i) => ring(7.9 - i * 0.1, 0.06, metal('gold'), { y: 5.4 + i * 1.2, rx: 90 })),
  )
}

const teaCups = (colour) => {
  const tone = colour === 'green' ? '#8fa37c' : colour === 'white' ? '#f2efe6' : colour
  const cup = (at) =>
    put(
      group(
        lathe(
          [
            [0, 0.6],
            [2.2, 0.6],
            [2.1, 0],
            [2.5, 0],
            [2.6, 0.9],
            [3.5, 2],
            [3.8, 4.4],
            [3.7, 7.2],
            [3.5, 7.3],
            [3.5, 4.4],
            [3.1, 2.4],
            [0, 1.6],
          ],
          ceramic(tone, { bumpMap: bump('rough', [3, 2]), bumpScale: 1.4, roughness: 0.55 }),
          {},
          { radius: 0.2 },
        ),
        lathe(
          [
            [2.62, 0.9],
            [3.53, 2],
            [3.7, 3],
          ],
          matte('#8a6a4a', { bumpMap: bump('rough', 4), bumpScale: 2 }),
        ),
        disc(3.45, gloss('#a9b356'), { y: 6 }),
      ),
      at,
    )
  return group(
    cup({ x: -4.2, z: -1 }),
    cup({ x: 4.4, z: 2 }),
    put(group(box(20, 0.9, 12, wood('walnut'), {}, 0.3)), { y: -0.45, z: 0.5 }),
  )
}

const saladBowl = () =>
  group(
    lathe(
      [
        [0, 0],
        [5.4, 0],
        [5.8, 0.6],
        [10, 3.4],
        [12.8, 8],
        [13.2, 10.4],
        [12.5, 10.5],
        [12, 8.2],
        [9.4, 4.2],
        [0, 1.6],
      ],
      wood('#a9733f', { repeat: [2, 1], gloss: 0.5 }),
      {},
      { radius: 0.4 },
    ),
    times(26, (i) => {
      const a = i * 2.4
      const r = Math.sqrt(i) * 2
      return put(
        group(
          puff(
            blob([
              [0, -2.4],
              [1.6, -1],
              [2.2, 1],
              [1, 2.6],
              [-1, 2.4],
              [-2, 1],
              [-1.7, -1],
            ]),
            matte(['#6d9c3f', '#88b552', '#4f7f35', '#a5c765'][i % 4], { side: 2 }),
            {},
            { thick: 0.3, edge: 0.8, grid: 18, fold: (x, _y) => Math.sin(x * 2.4 + i) * 0.4 },
          ),
        ),
        {
          x: Math.cos(a) * r,
          z: Math.sin(a) * r,
          y: 9.2 + (i % 5) * 0.5 - r * 0.12,
          rx: -70 + (i % 7) * 12,
          rz: i * 50,
          s: 1.25,
        },
      )
    }),
    times(6, (i) =>
      ball(1.35, gloss('#c9342b'), {
        x: Math.cos(i * 1.3) * (3 + i),
        y: 10.4 - i * 0.1,
        z: Math.sin(i * 1.3) * (3 + i),
      }),
    ),
    [-1, 1].map((s) =>
      put(
        group(
          loft(
            [
              [0, 2.6, 0.4],
              [2, 3.2, 0.5],
              [5, 2.6, 0.5],
              [8, 1, 0.6],
              [20, 0.8, 0.6],
              [26, 1, 0.6],
            ].map(([y, w, d]) => oval(0, 0, 0, w, d).map(([, a, b]) => [a, y, b])),
            wood('#a9733f', { turn: 90 }),
          ),
        ),
        { x: s * 5, y: 8, z: -2, rz: -s * 42, rx: -14 },
      ),
    ),
  )

const castPot = (colour) => {
  const tone = gloss(colour === 'red' ? '#b3252c' : colour === 'ivory' ? '#efe6d2' : colour)
  return group(
    lathe(
      [
        [0, 0],
        [9.8, 0],
        [11.6, 1.4],
        [12.2, 6],
        [12.2, 10.6],
        [12.6, 11],
        [12.2, 11.3],
        [0, 11.3],
      ],
      tone,
      {},
      { radius: 0.9 },
    ),
    ring(12.25, 0.2, matte('#f4efe4'), { y: 11.35, rx: 90 }),
    lathe(
      [
        [12.5, 11.5],
        [12.6, 12.2],
        [10.6, 13.4],
        [6, 14.6],
        [1.2, 15.1],
        [0, 15.1],
      ],
      tone,
      {},
      { radius: 0.6 },
    ),
    ring(9.4, 0.12, tone, { y: 13.9, rx: 90 }),
    lathe(
      [
        [0.8, 15],
        [0.9, 15.8],
        [1.9, 16.6],
        [1.8, 17.4],
        [0, 17.7],
      ],
      metal('#d0a75a', { roughness: 0.25 }),
      {},
      { radius: 0.3 },
    ),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 12, 9.2, -2.8],
          [s * 14.4, 9.8, -2.4],
          [s * 15.2, 10, 0],
          [s * 14.4, 9.8, 2.4],
          [s * 12, 9.2, 2.8],
        ],
        0.85,
        tone,
        {},
        { sides: 20 },
      ),
    ),
    tube(
      times(9, (i) => [Math.sin(-0.4 + i * 0.1) * 12.3, 6, Math.cos(-0.4 + i * 0.1) * 12.3]),
      0.02,
      tone,
    ),
  )
}

const fryingPan = () =>
  group(
    lathe(
      [
        [0, 0],
        [10.6, 0],
        [13.6, 4.6],
        [14.1, 4.9],
        [13.6, 4.9],
        [10.4, 0.5],
        [0, 0.5],
      ],
      metal('#3c3e42', { roughness: 0.48, bumpMap: bump('rough', 3), bumpScale: 0.5 }),
      {},
      { radius: 0.5 },
    ),
    tube(
      [
        [12.6, 3.8, 0],
        [17, 6, 0],
        [26, 8, 0],
        [34, 8.4, 0],
      ],
      1.05,
      wood('walnut'),
      { s: [1, 1, 1] },
      { sides: 20 },
    ),
    tube(
      [
        [11.6, 2.8, 0],
        [14, 4.8, 0],
        [18.4, 6.6, 0],
      ],
      0.9,
      metal('#55585d'),
    ),
    times(3, (i) => ball(0.5, metal('#888'), { x: 10.6, y: 2.6, z: -1.6 + i * 1.6 })),
    ring(1.1, 0.25, metal('#888'), { x: 35, y: 8.5, rx: 90 }),
    put(
      group(
        puff(
          blob([
            [-5, -2],
            [-2, -5],
            [2, -4.4],
            [5.4, -2],
            [4.6, 2.6],
            [1, 4.8],
            [-3.6, 4],
          ]),
          gloss('#faf6ea'),
          {},
          { thick: 0.7, edge: 1.4 },
        ),
        ball(2, gloss('#f0a52a'), { z: 0.8, s: [1, 1, 0.55] }),
      ),
      { x: -2.5, y: 0.7, z: 1.4, rx: -90 },
    ),
  )

const kitchenKnife = () =>
  put(
    group(
      put(
        group(
          extrude(
            outline(
              [
                [0, 0],
                [17, 0],
                [17.6, 0.9],
                [14, 3.6],
                [9, 4.5],
                [0, 4.6],
              ],
              0.4,
            ),
            0.22,
            brushed('#cfd3d6'),
            {},
            { bevel: 0.08 },
          ),
          extrude(
            outline(
              [
                [0, 0.02],
                [17, 0.02],
                [17.5, 0.9],
                [0, 0.9],
              ],
              0.2,
            ),
            0.1,
            chrome(),
            { z: 0.09 },
            { bevel: 0.02 },
          ),
          plane(
            4,
            1,
            printed(
              canvas(400, 100, (pen) =>
                write(pen, '三徳 · HAMAMOTO', 200, 52, 44, {
                  colour: '#55585d',
                  font: '"Noto Serif CJK JP", serif',
                }),
              ),
              { transparent: true },
            ),
            { x: 3, y: 3.2, z: 0.13 },
          ),
          extrude(
            outline(
              [
                [-1.6, 1.6],
                [0.3, 1.4],
                [0.3, 4.7],
                [-1.6, 4.6],
              ],
              0.2,
            ),
            1.5,
            metal('#888'),
            {},
            { bevel: 0.2 },
          ),
          loft(
            [
              [-1.5, 1.5, 0.85],
              [-4, 1.55, 0.95],
              [-8, 1.45, 0.95],
              [-12, 1.65, 1],
              [-13, 1.4, 0.8],
            ].map(([x, h, d]) => oval(x, 3, 0, h, d, { order: 3 })),
            wood('#5b3a25', { gloss: 0.6 }),
          ),
        ),
        { x: -2, y: 1.2, rx: -62 },
      ),
      put(group(box(34, 2, 20, wood('oak', { repeat: [1, 1] }), {}, 0.6)), { y: -1, x: 0, z: 1 }),
      times(5, (i) =>
        put(
          group(
            cylinder(1.6 - i * 0.04, 0.35, matte('#6fa05a')),
            disc(1.45 - i * 0.04, gloss('#d7e6b4'), { y: 0.36 }),
          ),
          { x: 4 + i * 1.5, y: 0.1 + i * 0.12, z: 6.4, rz: 12 },
        ),
      ),
    ),
    {},
  )

const plate = (r, y, material, at) =>
  put(
    group(
      lathe(
        [
          [0, 0.2],
          [r * 0.5, 0.2],
          [r * 0.55, 0],
          [r * 0.62, 0.2],
          [r, 1.6],
          [r, 1.85],
          [r * 0.68, 0.8],
          [0, 0.55],
        ],
        material,
        {},
        { radius: 0.15 },
      ),
    ),
    { y, ...at },
  )
const dinnerSet = (colour) => {
  const glaze = ceramic(colour === 'white' ? '#f3f0e9' : '#868b91')
  // A painted line at every edge: on a pale ground it tells plate from plate.
  const line = gloss(colour === 'white' ? '#3d5f8f' : '#3f444b', { roughness: 0.3 })
  const edged = (r, y, at) =>
    put(group(plate(r, 0, glaze), ring(r - 0.12, 0.12, line, { y: 1.8, rx: 90 })), { y, ...at })
  return group(
    times(4, (i) => edged(13.4, i * 0.95, { x: -6, z: -4 })),
    times(4, (i) => edged(10, 3.9 + i * 0.85, { x: -6, z: -4 })),
    times(4, (i) =>
      put(
        group(
          lathe(
            [
              [0, 0.4],
              [3.4, 0.4],
              [3.6, 0],
              [4, 0.4],
              [7, 3.4],
              [7.8, 6],
              [7.4, 6],
              [6.6, 3.8],
              [0, 1],
            ],
            glaze,
            {},
            { radius: 0.2 },
          ),
          ring(7.6, 0.13, line, { y: 5.95, rx: 90 }),
        ),
        { x: 13, z: 4, y: i * 1.5 },
      ),
    ),
    edged(13.4, 13, { x: -2, z: -13, rx: 78 }),
    // The stand that holds the last plate up.
    [-1, 1].map((side) =>
      tube(
        [
          [-2 + side * 4, 2.4, -9],
          [-2 + side * 4, 0.4, -10],
          [-2 + side * 4, 0.4, -15],
          [-2 + side * 3.4, 12, -17.6],
        ],
        0.35,
        metal('#8f7a4a', { roughness: 0.35 }),
      ),
    ),
  )
}
const cutlery = (colour) => {
  const tone =
    colour === 'black'
      ? metal('#2b2d30', { roughness: 0.4 })
      : colour === 'gold'
        ? metal('#c39c4e', { roughness: 0.4 })
        : metal('#a4a9ae', { roughness: 0.42 })
  const handle = [
    [-0.35, 8],
    [-0.3, 14],
    [-0.7, 21],
    [0, 22],
    [0.7, 21],
    [0.3, 14],
    [0.35, 8],
  ]
  const fork = extrude(
    outline(
      [
        ...handle.slice(3),
        ...[
          [1.3, 6],
          [1.4, 0],
          [0.95, 0],
          [0.85, 3.4],
          [0.5, 3.4],
          [0.45, -0.2],
          [0.12, -0.2],
          [0.08, 3.4],
        ],
        ...[
          [-0.08, 3.4],
          [-0.12, -0.2],
          [-0.45, -0.2],
          [-0.5, 3.4],
          [-0.85, 3.4],
          [-0.95, 0],
          [-1.4, 0],
          [-1.3, 6],
        ],
        ...handle.slice(0, 3),
      ],
      0.3,
    ),
    0.35,
    tone,
    {},
    { bevel: 0.14 },
  )
  const knife = extrude(
    outline(
      [
        [-0.5, 0],
        [0.5, 1.4],
        [0.75, 6],
        [0.5, 9.6],
        [0.55, 21],
        [0, 22.4],
        [-0.6, 21],
        [-0.5, 9],
      ],
      0.5,
    ),
    0.35,
    tone,
    {},
    { bevel: 0.14 },
  )
  const spoon = (_k) =>
    group(
      put(
        group(
          puff(
            blob([
              [0, -0.4],
              [1.5, 1],
              [1.9, 3.4],
              [1, 6],
              [0.35, 7],
              [-0.35, 7],
              [-1, 6],
              [-1.9, 3.4],
              [-1.5, 1],
            ]),
            tone,
            {},
            { thick: -0.7, edge: 1.6, back: -0.8 },
          ),
        ),
        {},
      ),
      extrude(
        outline([[-0.35, 6.6], ...handle.slice(1, 6), [0.35, 6.6]], 0.3),
        0.35,
        tone,
        {},
        { bevel: 0.14 },
      ),
    )
  // Laid side by side on a folded napkin, handles to the front, all in one plane that is tilted for the shop window.
  const lay = (part, x, size = 1) =>
    put(group(part), { x, y: 11 * size - (1 - size) * 8, z: 1.6, rz: 180, s: size })
  const linen = fabric('#6d8b80', { repeat: 22, bumpScale: 1.6 })
  const hem = fabric('#cfdcd4', { repeat: 4 })
  return put(
    group(
      box(25, 29, 0.7, linen, { z: 0.1 }, 0.3),
      box(24.6, 28.6, 0.5, linen, { x: 0.2, y: -0.2, z: 0.55 }, 0.24),
      [-1, 1].map((side) => [
        box(23.4, 0.14, 0.06, hem, { y: side * 13.2, z: 0.82 }, 0.02),
        box(0.14, 26.4, 0.06, hem, { x: side * 11.7, z: 0.82 }, 0.02),
      ]),
      lay(fork, -7.6),
      lay(knife, -2.6),
      lay(spoon(1), 2.8),
      lay(spoon(1), 7.8, 0.76),
    ),
    { y: 7, z: 0, rx: -64 },
  )
}

const chopsticks = () => {
  const stick = (i, _k) =>
    loft(
      [
        [0, 0.22],
        [8, 0.3],
        [16, 0.42],
        [23, 0.46],
      ].map(([y, r]) => oval(0, 0, 0, r, r, { order: 4 }).map(([, a, b]) => [a, y, b])),
      wood(['walnut', '#9c6336', '#c59b67', '#5b2f22', '#7a4a2c'][i], { turn: 90 }),
    )
  return group(
    times(5, (i) =>
      [0, 1].map((k) =>
        put(
          group(
            stick(i, k),
            times(3, (j) => cylinder(0.5, 0.16, metal(j === 1 ? '#b3252c' : 'gold'), { y: 18 + j * 0.6 })),
          ),
          { x: -7.4 + i * 3.5 + k * 1.2, y: 1.6, z: 9, rx: -58, rz: k * 0.8 },
        ),
      ),
    ),
    put(group(box(20, 1, 5, wood('oak'), {}, 0.4)), { y: 6.2, z: -1.6, rx: 30 }),
    put(group(box(22, 0.8, 25, fabric('#2f4a5c', { repeat: 20 }), {}, 0.3)), { y: 6.1, z: -2.4, rx: 32 }),
  )
}

const wineGlasses = () => {
  const one = (at) =>
    put(
      group(
        through(
          (m) =>
            lathe(
              [
                [0.35, 9.4],
                [2.2, 10.6],
                [3.8, 13.4],
                [3.9, 16],
                [3.1, 20.6],
              ],
              m,
              {},
              { smooth: true },
            ),
          '#e6eef0',
          { body: 0.05, rim: 0.65 },
        ),
        through(
          (m) =>
            lathe(
              [
                [3.4, 0.15],
                [3.3, 0.3],
                [0.8, 0.9],
                [0.36, 2],
                [0.32, 8],
                [0.5, 9.6],
              ],
              m,
              {},
              { smooth: true },
            ),
          '#dfe9ec',
          { body: 0.16, rim: 0.7 },
        ),
        lathe(
          [
            [0, 10],
            [1.8, 10.5],
            [3.5, 13.4],
            [3.62, 14.6],
            [0, 14.6],
          ],
          gloss('#5c0f24', { roughness: 0.15 }),
          {},
          { radius: 0.3 },
        ),
      ),
      at,
    )
  return group(
    one({ x: -8, z: -2 }),
    one({ x: -1.6, z: 3.4 }),
    one({ x: 3.2, z: -4.6 }),
    one({ x: 9.6, z: 1.4 }),
  )
}

const mug = (colour) => {
  const glaze = ceramic(colour === 'ivory' ? '#efe6d2' : colour, { bumpMap: bump('fine', 3), bumpScale: 0.3 })
  return group(
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [4.1, 0.5],
        [4.3, 3],
        [4.3, 9.4],
        [4.15, 9.7],
        [3.9, 9.4],
        [3.85, 1.4],
        [0, 1],
      ],
      glaze,
      {},
      { radius: 0.3 },
    ),
    lathe(
      [
        [3.62, 0.02],
        [4.14, 0.55],
        [4.26, 1.6],
      ],
      matte('#c9a27a', { bumpMap: bump('rough', 4), bumpScale: 1 }),
    ),
    tube(
      [
        [4, 8, 0],
        [6.4, 8, 0],
        [7.3, 5.6, 0],
        [6.2, 3, 0],
        [4, 2.6, 0],
      ],
      0.62,
      glaze,
      { ry: -20 },
      { sides: 24 },
    ),
    disc(3.88, gloss('#4a2a16'), { y: 8.4 }),
    ring(2.6, 0.3, matte('#b98a5a'), { y: 8.35, rx: 90 }),
  )
}

const glassJars = () => {
  const jar = (r, h, fill, tone, at) =>
    put(
      group(
        lathe(
          [
            [0, 0.3],
            [r - 0.4, 0.3],
            [r - 0.3, h * fill],
            [0, h * fill + 0.4],
          ],
          tone,
          {},
          { radius: 0.4 },
        ),
        through(
          (m) =>
            lathe(
              [
                [0, 0],
                [r - 0.3, 0],
                [r, 0.5],
                [r, h - 0.8],
                [r - 0.4, h],
              ],
              m,
              {},
              { radius: 0.4 },
            ),
          '#e2ecee',
          { body: 0.06, rim: 0.55 },
        ),
        lathe(
          [
            [r - 0.3, h],
            [r + 0.1, h + 0.2],
            [r + 0.1, h + 1.6],
            [r - 0.2, h + 1.9],
            [0, h + 1.9],
          ],
          wood('oak'),
          {},
          { radius: 0.2 },
        ),
        ring(r - 0.1, 0.18, rubber('#eee'), { y: h + 0.1, rx: 90 }),
      ),
      at,
    )
  const grains = (c) => matte(c, { bumpMap: bump('leather', [3, 2]), bumpScale: 6 })
  return group(
    jar(5, 20, 0.75, grains('#c99a4e'), { x: -7, z: -2 }),
    jar(5, 14, 0.8, grains('#f0e8d6'), { x: 4.4, z: -3 }),
    jar(5, 9.4, 0.7, grains('#4a2a18'), { x: 1, z: 7.4 }),
  )
}

const bento = (name) => {
  const timber = wood(name === 'natural' ? '#d2ab77' : 'walnut')
  return group(
    put(
      group(
        extrude(rect(19, 10.6, 3), 4.8, timber, {}, { bevel: 0.4, holes: [rect(17.4, 9, 2.4)] }),
        box(17.6, 9.2, 0.6, timber, { z: -1.8 }),
      ),
      { y: 2.4, rx: -90 },
    ),
    put(group(extrude(rect(19, 10.6, 3), 4.4, timber, {}, { bevel: 0.4 })), {
      x: -4,
      y: 2.3,
      z: -12,
      rx: -90,
    }),
    put(group(extrude(rect(19.4, 11, 3.1), 1, timber, {}, { bevel: 0.3 })), {
      x: -4,
      y: 5.1,
      z: -12,
      rx: -90,
    }),
    put(group(box(19.8, 0.3, 2, fabric('#1f4f55'), {}, 0.1), box(2, 0.3, 11.4, fabric('#1f4f55'), {}, 0.1)), {
      x: -4,
      y: 5.75,
      z: -12,
    }),
    put(
      group(
        puff(
          rect(8.4, 8.4, 2),
          matte('#f6f2e8', { bumpMap: bump('leather', 2), bumpScale: 6 }),
          {},
          { thick: 1.6, edge: 2 },
        ),
        ball(1, gloss('#b3252c'), { z: 1.6, s: [1, 1, 0.6] }),
      ),
      { x: -4, y: 3, rx: -90 },
    ),
    times(3, (i) =>
      put(group(cylinder(1.35, 1.8, gloss('#e8b84a'), {}, { edge: 0.15 })), {
        x: 2.6,
        y: 2.8,
        z: -2.6 + i * 2.6,
      }),
    ),
    times(3, (i) =>
      put(
        group(
          puff(
            blob([
              [-1.8, 0],
              [0, -1.2],
              [1.8, 0],
              [0, 1.2],
            ]),
            matte('#d9705a'),
            {},
            { thick: 0.6, edge: 0.8, grid: 30 },
          ),
        ),
        { x: 5.4, y: 3.4, z: -2.4 + i * 2.2, rx: -80, rz: 20 },
      ),
    ),
    times(4, (i) =>
      ball(1, matte('#5f9a45', { bumpMap: bump('leather', 2), bumpScale: 8 }), {
        x: 7.6,
        y: 3.2,
        z: -3 + i * 1.9,
      }),
    ),
    put(group(rod(0.3, 17, wood('walnut')), rod(0.3, 17, wood('walnut'), { z: 0.9, ry: 2 })), {
      x: 1,
      y: 0.3,
      z: 8.6,
      ry: 8,
    }),
  )
}

const diningChair = (name) => {
  const timber = wood(name, { turn: 90 })
  const leg = (x, z, h, lean) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.5, 0],
            [2.2, h],
          ],
          timber,
          {},
          { radius: 0.2 },
        ),
      ),
      { x, z, rx: lean },
    )
  return group(
    leg(-19, 18, 44, -3),
    leg(19, 18, 44, -3),
    tube(
      [
        [-18, 0, -22],
        [-18.6, 44, -18],
        [-19.4, 84, -26],
      ],
      2,
      timber,
    ),
    tube(
      [
        [18, 0, -22],
        [18.6, 44, -18],
        [19.4, 84, -26],
      ],
      2,
      timber,
    ),
    put(
      group(
        puff(
          outline(
            [
              [-22, -20],
              [22, -20],
              [24, 20],
              [-24, 20],
            ],
            9,
          ),
          wood(name),
          {},
          { thick: 2.4, edge: 3 },
        ),
      ),
      { y: 45, rx: -90 },
    ),
    box(36, 4, 2, timber, { y: 40, z: 17 }),
    box(36, 4, 2, timber, { y: 40, z: -17 }),
    [-18, 18].map((x) => box(2, 4, 34, timber, { x, y: 40 })),
    [-18.4, 18.4].map((x) => box(2, 2.4, 36, timber, { x, y: 20, z: -1 })),
    loft(
      times(17, (i) => {
        const x = -20 + (i / 16) * 40
        const z = -26 - Math.cos((x / 20) * 1.57) * 4
        return oval(0, 0, 0, 6.4, 1.3, { order: 3 }).map(([, y, d]) => [x, 79 + y, z + d])
      }),
      wood(name),
    ),
    loft(
      times(17, (i) => {
        const x = -19 + (i / 16) * 38
        const z = -22 - Math.cos((x / 20) * 1.57) * 3.4
        return oval(0, 0, 0, 2.6, 1.1, { order: 3 }).map(([, y, d]) => [x, 62 + y, z + d])
      }),
      wood(name),
    ),
  )
}

const pendant = () =>
  group(
    cylinder(5, 2, matte('#2b2d31'), { y: 84 }),
    tube(
      [
        [0, 84, 0],
        [0, 52, 0],
      ],
      0.4,
      fabric('#2b2d31', { repeat: [40, 1] }),
    ),
    lathe(
      [
        [0, 0],
        [2.6, 0],
        [2.6, 6],
        [1.6, 8],
        [0, 8],
      ],
      metal('gold', { roughness: 0.25 }),
      { y: 44 },
    ),
    lathe(
      [
        [2, 44],
        [2.4, 42],
        [5, 37],
        [8.6, 31],
        [9.6, 26],
        [8.2, 20],
        [4, 16],
        [0, 15],
      ],
      glass('#f3d9a4', { body: 0.22, rim: 0.5 }),
      {},
      { smooth: true },
    ),
    lathe(
      [
        [2, 44],
        [2.4, 42],
        [5, 37],
        [8.6, 31],
        [9.6, 26],
        [8.2, 20],
        [4, 16],
        [0, 15],
      ],
      glass('#f3d9a4', { inside: true, body: 0.1 }),
      {},
      { smooth: true },
    ),
    times(5, (i) =>
      put(
        group(
          tube(
            times(20, (k) => [Math.sin(k * 0.9) * 0.8 + 2.4, 24 + k * 0.8, 0]),
            0.16,
            lamp('#ffc46a', 2.4),
          ),
        ),
        { ry: i * 72 },
      ),
    ),
    lathe(
      [
        [0, 36],
        [1.2, 37],
        [1.4, 44],
      ],
      glass('#fff', { body: 0.2 }),
    ),
  )

const monstera = (colour) => {
  const pot =
    colour === 'white' ? ceramic('#f2f0ea') : matte('#bb6244', { bumpMap: bump('rough', 3), bumpScale: 0.6 })
  const leafShape = () => {
    const half = [
      [0, -9],
      [3, -9.6],
      [6.4, -7.4],
      [8.4, -4.2],
      [4.4, -3.2],
      [9.2, -1.6],
      [9.4, 1],
      [4.6, 0.6],
      [8.8, 3.6],
      [7.6, 6],
      [3.8, 4],
      [5.6, 8],
      [3, 10.6],
      [0, 12.4],
    ]
    return outline(
      [
        ...half,
        ...half
          .slice(1, -1)
          .reverse()
          .map(([x, y]) => [-x, y]),
      ],
      1.2,
    )
  }
  const leaf = (at, s, i) => {
    const blade = puff(
      leafShape(),
      gloss(['#2f6b3a', '#3b7d45', '#27592f'][i % 3], {
        clearcoat: 0.5,
        clearcoatRoughness: 0.35,
        side: 2,
        roughness: 0.5,
      }),
      {},
      {
        thick: 0.16,
        edge: 0.7,
        grid: 70,
        fold: (x, y) => -(x * x) * 0.03 - y * y * 0.012 + Math.cos(Math.abs(x) * 0.1) * 0.1,
      },
    )
    return group(
      put(
        group(
          blade,
          tube(
            [
              [0, -8, 0.2],
              [0, 2, 0.15],
              [0, 11, -1.2],
            ],
            0.14,
            matte('#8fb56a'),
          ),
        ),
        { ...at, s },
      ),
    )
  }
  const tops = [
    [-13, 40, 5, -18, 10, 46],
    [12, 44, 3, -14, -6, -44],
    [0, 53, -3, -20, 0, 6],
    [-7, 33, 11, -42, 20, 26],
    [9, 31, 11, -46, -14, -34],
    [-15, 29, -3, -24, 40, 74],
    [15.5, 32, -4, -20, -30, -72],
  ]
  return group(
    lathe(
      [
        [0, 0],
        [6, 0],
        [6.6, 0.4],
        [8.2, 12.4],
        [8.8, 12.6],
        [8.8, 15],
        [8, 15],
        [7.6, 13],
      ],
      pot,
      {},
      { radius: 0.3 },
    ),
    lathe(
      [
        [0, 0],
        [8.2, 0],
        [8.8, 1.2],
        [8.2, 1.2],
        [0, 0.6],
      ],
      pot,
    ),
    disc(7.7, matte('#3a2a1e', { bumpMap: bump('leather', 2), bumpScale: 6 }), { y: 13.6 }),
    tops.map(([x, y, z, rx, ry, rz], i) =>
      group(
        tube(
          [
            [x * 0.06, 13, z * 0.1],
            [x * 0.35, y * 0.62, z * 0.4],
            [x * 0.9, y - 5, z - 0.6],
          ],
          0.34,
          matte('#6d9650'),
        ),
        leaf({ x, y, z, rx, ry, rz }, 0.86 + (i % 3) * 0.1, i),
      ),
    ),
  )
}

const sofa = (colour) => {
  const linen = fabric(colour, { repeat: 26, kind: 'weave' })
  const cushion = (w, h, d, at) =>
    put(group(puff(rect(w, h, 8), linen, {}, { thick: d / 2, edge: 12, fold: folds(0.8, 16, 80, w) })), at)
  const timber = wood('walnut', { turn: 90 })
  return group(
    box(160, 20, 76, linen, { y: 25 }, 4),
    box(160, 46, 20, linen, { y: 52, z: -30 }, 7),
    [-1, 1].map((s) => box(20, 44, 80, linen, { x: s * 80, y: 38 }, 7)),
    [-1, 1].map((s) => cushion(70, 64, 18, { x: s * 35.4, y: 41, z: 6, rx: -90 })),
    [-1, 1].map((s) => cushion(68, 46, 20, { x: s * 35, y: 66, z: -17, rx: -12 })),
    [
      [-76, 34],
      [76, 34],
      [-76, -34],
      [76, -34],
    ].map(([x, z]) =>
      put(
        group(
          lathe(
            [
              [0, 0],
              [1.8, 0],
              [3, 15],
            ],
            timber,
          ),
        ),
        { x, z },
      ),
    ),
    put(
      group(
        puff(
          rect(38, 38, 5),
          fabric(colour === 'sage' ? '#c9834f' : '#1f7f80', { repeat: 14 }),
          {},
          { thick: 8, edge: 14 },
        ),
      ),
      { x: -52, y: 64, z: 4, rx: -16, ry: 14, rz: 8 },
    ),
    put(group(puff(rect(34, 26, 5), fabric('#efe6d2', { repeat: 14 }), {}, { thick: 7, edge: 11 })), {
      x: 54,
      y: 60,
      z: 6,
      rx: -14,
      ry: -12,
      rz: -6,
    }),
  )
}

const bedding = (colour) => {
  const sheet = fabric(colour === 'white' ? '#f4f3ef' : colour, { repeat: 60, kind: 'fine', bumpScale: 0.3 })
  const stripe = fabric(colour === 'white' ? '#e6e4dd' : colour, { repeat: 60, kind: 'fine' })
  const _fold = (w, d, h, y) =>
    loft(
      times(26, (i) => {
        const a = -Math.PI / 2 + (i / 25) * Math.PI
        const r = h / 2
        return times(2, (k) => [k ? w / 2 : -w / 2, y + r + Math.sin(a) * r, d / 2 + Math.cos(a) * r])
      }),
      sheet,
      {},
      { isOpen: true, caps: false },
    )
  const stack = (w, d, h, y, layers) =>
    group(
      times(layers, (i) =>
        box(
          w - (i % 2) * 0.6,
          h,
          d - (i % 3) * 0.5,
          i % 3 === 2 ? stripe : sheet,
          { y: y + h / 2 + i * h * 1.02, x: (i % 2) * 0.3 },
          h * 0.46,
        ),
      ),
    )
  return group(
    stack(46, 34, 2.2, 0, 4),
    stack(44, 32, 1.7, 9.2, 4),
    [0, 1].map((i) =>
      put(group(puff(rect(44, 28, 4), sheet, {}, { thick: 6.5, edge: 12, fold: folds(0.5, 9, 60, i + 3) })), {
        y: 21 + i * 9.4,
        z: 0,
        rx: -90,
        rz: i * 3,
      }),
    ),
    put(group(box(48.6, 9.6, 3.4, fabric('#c9a27a', { roughness: 0.7 }), { y: 4.6, z: 16 }, 0.4)), {
      s: [0.2, 1, 1],
      y: 0,
    }),
    put(
      plane(
        9,
        9,
        printed(
          canvas(300, 300, (pen) => {
            pen.fillStyle = '#efe6d2'
            pen.fillRect(0, 0, 300, 300)
            write(pen, 'SEJUK', 150, 110, 66, { font: SERIF, colour: '#4a3a2a' })
            write(pen, 'katun perkal', 150, 180, 34, { font: SERIF, colour: '#4a3a2a', weight: 400 })
            write(pen, '180 × 200', 150, 230, 32, { colour: '#4a3a2a', weight: 400 })
          }),
        ),
      ),
      { y: 5, z: 18 },
    ),
  )
}

const wallMirror = (colour) => {
  const frame = colour === 'gold' ? metal('gold', { roughness: 0.25 }) : matte('#1f2022')
  const mirror = printed(
    canvas(512, 512, (pen) => {
      const g = pen.createLinearGradient(0, 0, 512, 512)
      g.addColorStop(0, '#dfe7ea')
      g.addColorStop(0.45, '#b9c6cc')
      g.addColorStop(0.5, '#e9eff1')
      g.addColorStop(0.58, '#c6d1d6')
      g.addColorStop(1, '#aab8bf')
      pen.fillStyle = g
      pen.fillRect(0, 0, 512, 512)
    }),
    { metalness: 0.6, roughness: 0.06, wrap: false },
  )
  return put(
    group(
      ring(25, 1.1, frame, { s: [1, 1, 1.6] }),
      put(group(cutout(circle(24.6), mirror)), { z: 0.6 }),
      put(group(cylinder(25, 1.2, matte('#333'))), { rx: 90, z: -1.2 }),
      tube(
        [
          [-12, 22, -1],
          [-5, 31, -1],
          [0, 33, -1],
          [5, 31, -1],
          [12, 22, -1],
        ],
        0.7,
        leather('#8a5a34'),
      ),
      ball(1.4, metal('gold'), { y: 33.4 }),
    ),
    { y: 26.2, rx: -7 },
  )
}

const candle = (scent) => {
  const accent = { lemongrass: '#7f9a3f', jasmine: '#d9c06a', cinnamon: '#a9572c' }[scent]
  const sheet = label({
    brand: 'TEDUH',
    name: { lemongrass: 'Serai', jasmine: 'Melati', cinnamon: 'Kayu manis' }[scent],
    sub: 'lilin kedelai',
    small: '180 g · 40 jam',
    accent,
    sign: scent === 'jasmine' ? 'flower' : 'leaf',
    paper: '#f4efe4',
  })
  return group(
    lathe(
      [
        [0, 0.4],
        [3.6, 0.4],
        [3.7, 6.6],
        [0, 6.8],
      ],
      matte('#f6edda', { roughness: 0.5 }),
    ),
    through(
      (m) =>
        lathe(
          [
            [0, 0],
            [3.9, 0],
            [4.1, 0.4],
            [4.1, 9],
            [4, 9.2],
          ],
          m,
          {},
          { radius: 0.2 },
        ),
      '#eef2ee',
      { body: 0.06, rim: 0.6 },
    ),
    wrap(4.13, 1.6, 4.6, sheet, 250),
    cylinder(0.14, 1.2, matte('#333'), { y: 6.7 }),
    lathe(
      [
        [0, 7.7],
        [0.34, 8.2],
        [0.22, 9.2],
        [0, 10],
      ],
      lamp('#ffb84a', 3),
      {},
      { smooth: true },
    ),
    put(group(cylinder(4.2, 1, wood('oak'))), { x: 7.4, y: 0.5, z: 3.4, rx: 0 }),
  )
}

/** A label around a round body: radius, lower edge, height, sheet, degrees. */
export const wrap = (r, y, h, sheet, arc = 300, more = {}) => {
  const band = lathe(
    [
      [r, y, 0],
      [r, y + h, 0],
    ],
    printed(sheet, { side: 2, roughness: 0.7, wrap: false, ...more }),
    {},
    { radius: 0, arc },
  )
  band.rotation.y = (-(arc / 2) * Math.PI) / 180 + Math.PI
  return band
}

const pictureFrame = (name) =>
  put(
    group(
      [
        [0, 20.4, 32, 2.2, 0],
        [0, -20.4, 32, 2.2, 0],
      ].map(([x, y, w, h]) => box(w, h, 2.4, wood(name), { x, y }, 0.2)),
      [-1, 1].map((s) => box(2.2, 43, 2.4, wood(name, { turn: 90 }), { x: s * 15, y: 0 }, 0.2)),
      plane(28, 39, card('#f6f3ec'), { z: 0.3 }),
      plane(
        19,
        28,
        printed(
          canvas(380, 560, (pen) => {
            pen.fillStyle = '#efe4d0'
            pen.fillRect(0, 0, 380, 560)
            pen.fillStyle = '#d9583b'
            pen.beginPath()
            pen.arc(250, 150, 70, 0, 7)
            pen.fill()
            for (const [c, y, k] of [
              ['#a9bfae', 270, 1],
              ['#6d9486', 330, 1.6],
              ['#2f6564', 410, 2.2],
              ['#163f44', 490, 3],
            ]) {
              pen.fillStyle = c
              pen.beginPath()
              pen.moveTo(0, 560)
              for (let x = 0; x <= 380; x += 10) pen.lineTo(x, y - Math.abs(Math.sin(x * 0.008 * k + k)) * 80)
              pen.lineTo(380, 560)
              pen.fill()
            }
          }),
        ),
        { z: 0.4 },
      ),
      plane(28, 39, glass('#fff', { body: 0.02, rim: 0.1 }), { z: 0.7 }),
    ),
    { y: 21.6, rx: -8 },
  )

const basket = () => {
  const weave = matte('#b98a54', { bumpMap: bump('weave', [9, 5]), bumpScale: 12, roughness: 0.8 })
  return group(
    lathe(
      [
        [0, 0],
        [13, 0],
        [14, 1],
        [16, 14],
        [15.6, 24],
        [15, 24],
      ],
      weave,
      {},
      { smooth: false, radius: 0.6 },
    ),
    times(12, (i) =>
      ring(13.9 + Math.sin((i / 12) * 3.1) * 2, 0.34, matte('#a5763f'), { y: 1.6 + i * 1.9, rx: 90 }),
    ),
    ring(15.6, 0.85, matte('#8a5f30', { bumpMap: bump('twill', [30, 2]), bumpScale: 6 }), { y: 24, rx: 90 }),
    lathe(
      [
        [16, 24.2],
        [16.2, 26],
        [12, 29],
        [5, 31],
        [0, 31.4],
      ],
      weave,
      {},
      { radius: 0.6 },
    ),
    ring(15.9, 0.6, matte('#8a5f30'), { y: 25, rx: 90 }),
    ring(2.4, 0.55, leather('#6d442b'), { y: 32.4 }),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 15.4, 17, -3.4],
          [s * 18, 20, -2.4],
          [s * 18, 20, 2.4],
          [s * 15.4, 17, 3.4],
        ],
        0.7,
        leather('#6d442b'),
      ),
    ),
  )
}

const broom = () =>
  group(
    put(
      group(
        rod(1.15, 80, wood('oak'), { y: 56, rz: 90 }),
        box(26, 5, 5, plastic('#1f7f80'), { y: 14 }, 1.6),
        cylinder(1.9, 6, plastic('#1f7f80'), { y: 15.5 }),
        times(140, (i) =>
          put(group(cylinder(0.34, 12, matte(i % 3 ? '#e6d9bc' : '#cdbd97'), {}, { top: 0.5 })), {
            x: -12 + ((i * 37) % 140) / 5.85,
            z: -1.8 + (i % 5) * 0.9,
            rx: ((i % 5) - 2) * 3,
            rz: (((i * 37) % 140) / 140 - 0.5) * -18,
          }),
        ),
      ),
      { x: -9, y: 0, z: -1, rz: 3 },
    ),
    put(
      group(
        extrude(
          outline(
            [
              [-13, 0],
              [13, 0],
              [11, 20],
              [-11, 20],
            ],
            2,
          ),
          1,
          plastic('#1f7f80'),
          {},
          { bevel: 0.3 },
        ),
        [-1, 1].map((s) => box(0.9, 19, 4, plastic('#1f7f80'), { x: s * 11.8, y: 10, z: 2, rz: s * 5 })),
        box(23, 1.2, 7, plastic('#1f7f80'), { y: 19.6, z: 3 }),
        rod(1.1, 52, wood('oak'), { y: 46, z: 3, rz: 90 }),
        box(26, 1.2, 1, rubber('#222'), { y: -0.2 }),
      ),
      { x: 15, y: 1, z: 4, rx: -4, rz: -3 },
    ),
  )

const toolbox = () => {
  const [red, dark] = [plastic('#b3352b', { roughness: 0.45 }), plastic('#26282c')]
  return group(
    box(42, 16, 22, red, { y: 8.4 }, 1.6),
    box(43, 2.4, 23, dark, { y: 15.6 }, 0.6),
    put(group(box(42, 6, 22, red, {}, 1.6), box(24, 1.4, 2.4, dark, { y: 3.4 }, 0.5)), {
      y: 22.4,
      z: -14,
      rx: -58,
    }),
    box(39, 1, 19.6, matte('#17181a'), { y: 16.4 }, 0.3),
    [-1, 1].map((s) => box(4.4, 5, 1.2, metal('#b9bdc1'), { x: s * 12, y: 14.4, z: 11.6 }, 0.3)),
    put(group(rod(1, 22, wood('oak')), put(group(box(4, 3, 11, metal('#55585d'), {}, 0.8)), { x: 11.4 })), {
      x: -4,
      y: 18,
      z: 4,
      ry: 8,
    }),
    times(3, (i) =>
      put(
        group(rod(1.3, 9, plastic(['#e5b83c', '#1f7f80', '#d0602f'][i])), rod(0.4, 10, chrome(), { x: 9 })),
        { x: -9, y: 18, z: -1.4 - i * 3, ry: -3 },
      ),
    ),
    put(
      group(
        ring(2, 0.9, metal('#b9bdc1'), {}, 300),
        box(14, 1.6, 1, metal('#b9bdc1'), { x: 8.6 }),
        ring(1.5, 0.7, metal('#b9bdc1'), { x: 16.4 }),
      ),
      { x: 2, y: 17.6, z: -5, rx: -90 },
    ),
    times(8, (i) =>
      cylinder(1 + (i % 3) * 0.2, 2, chrome(), {
        x: 7 + (i % 4) * 3,
        y: 16.6,
        z: 1.5 + Math.floor(i / 4) * 3.4,
      }),
    ),
    put(
      plane(
        16,
        4,
        printed(
          canvas(400, 100, (pen) => write(pen, 'BENGKEL 62', 200, 52, 62, { colour: '#fff', font: GOTHIC })),
          { transparent: true },
        ),
      ),
      { y: 7.6, z: 11.02 },
    ),
  )
}

const vase = () =>
  group(
    lathe(
      [
        [0, 0],
        [4.6, 0],
        [5, 0.4],
        [8.4, 7],
        [8.8, 11.4],
        [6.4, 17],
        [3.2, 20.6],
        [2.9, 22.4],
        [4, 24.6],
        [3.6, 24.7],
        [2.5, 22.4],
        [2.8, 20.6],
      ],
      printed(
        canvas(512, 512, (pen) => {
          const g = pen.createLinearGradient(0, 0, 0, 512)
          g.addColorStop(0, '#5b4636')
          g.addColorStop(0.35, '#8a5a3c')
          g.addColorStop(0.6, '#b5734a')
          g.addColorStop(1, '#6d4a36')
          pen.fillStyle = g
          pen.fillRect(0, 0, 512, 512)
          const random = dice(3)
          for (let i = 0; i < 700; i += 1) {
            pen.fillStyle = `rgba(${random() > 0.5 ? '235,205,160' : '40,28,22'},${random() * 0.22})`
            pen.beginPath()
            pen.ellipse(random() * 512, random() * 512, random() * 26, random() * 9, 0, 0, 7)
            pen.fill()
          }
          pen.fillStyle = 'rgba(212,206,170,.75)'
          pen.beginPath()
          pen.moveTo(0, 0)
          for (let x = 0; x <= 512; x += 8)
            pen.lineTo(x, 110 + Math.sin(x * 0.05) * 30 + Math.sin(x * 0.023) * 40)
          pen.lineTo(512, 0)
          pen.fill()
        }),
        {
          roughness: 0.5,
          clearcoat: 0.35,
          clearcoatRoughness: 0.4,
          bumpMap: bump('rough', [3, 3]),
          bumpScale: 2,
        },
      ),
      {},
      { smooth: true },
    ),
    times(7, (i) => {
      const a = i * 0.9
      return group(
        tube(
          [
            [0, 20, 0],
            [Math.cos(a) * 2, 30, Math.sin(a) * 2],
            [Math.cos(a) * (5 + i), 40 + (i % 3) * 4, Math.sin(a) * 5],
          ],
          0.16,
          matte('#a08a5a'),
        ),
        times(8, (k) =>
          ball(0.75, matte('#e9dcbd', { bumpMap: bump('rough', 2), bumpScale: 6 }), {
            x: Math.cos(a) * (3.6 + i * 0.8 + k * 0.2),
            y: 36 + (i % 3) * 3 + k * 0.9,
            z: Math.sin(a) * (3.4 + k * 0.2),
            s: [0.8, 1.4, 0.8],
          }),
        ),
      )
    }),
  )

const paperLantern = (colour) => {
  const tone = colour === 'red' ? '#d23c2c' : '#f7efdc'
  const paper = matte(tone, {
    roughness: 0.9,
    emissive: colour === 'red' ? '#a3200f' : '#f5c878',
    emissiveIntensity: colour === 'red' ? 0.45 : 0.42,
    bumpMap: bump('rough', 6),
    bumpScale: 0.6,
  })
  return group(
    lathe(
      times(61, (i) => {
        const t = i / 60
        const r = 5 + Math.sin(t * Math.PI) ** 0.7 * 9
        return [r + (i % 4 === 0 ? -0.25 : i % 4 === 2 ? 0.18 : 0), 5 + t * 26]
      }),
      paper,
      {},
      { radius: 0 },
    ),
    times(15, (i) =>
      ring(
        5 + Math.sin(((i + 0.5) / 15) * Math.PI) ** 0.7 * 9 - 0.05,
        0.1,
        matte(colour === 'red' ? '#8a1f14' : '#cdb27a'),
        { y: 5 + ((i + 0.5) / 15) * 26, rx: 90 },
      ),
    ),
    [4.4, 31].map((y) =>
      lathe(
        [
          [4.6, y - 0.6],
          [5.2, y - 0.6],
          [5.2, y + 1.2],
          [4.6, y + 1.2],
        ],
        wood('walnut'),
      ),
    ),
    [-1, 1].map((s) =>
      tube(
        [
          [s * 5, 32, 0],
          [s * 3, 37, 0],
          [0, 39, 0],
        ],
        0.3,
        wood('walnut'),
      ),
    ),
    ring(1, 0.25, metal('gold'), { y: 40 }),
    tube(
      [
        [0, 4, 0],
        [0, 0.6, 0],
      ],
      0.2,
      matte('#b3252c'),
    ),
    put(
      plane(
        9,
        9,
        printed(
          canvas(256, 256, (pen) =>
            write(pen, '和', 128, 132, 200, {
              colour: colour === 'red' ? '#1b1c1e' : '#b3252c',
              font: '"Noto Serif CJK JP", serif',
            }),
          ),
          { transparent: true },
        ),
      ),
      { y: 18, z: 14.05 },
    ),
  )
}

export const HOME = {
  teapot: { for: 'home-01', looks: ['red', 'sage', 'ivory'], make: teapot, view: { az: -14, el: 12 } },
  'tea-cups': { for: 'home-02', looks: ['green', 'navy', 'white'], make: teaCups, view: { az: 16, el: 22 } },
  'serving-bowl': { for: 'home-03', make: saladBowl, view: { az: 14, el: 24 } },
  'cast-iron-pot': {
    for: 'home-04',
    looks: ['red', 'navy', 'ivory'],
    make: castPot,
    view: { az: 20, el: 16 },
  },
  'frying-pan': { for: 'home-05', make: fryingPan, view: { az: 24, el: 30 } },
  'santoku-knife': { for: 'home-06', make: kitchenKnife, view: { az: 16, el: 24 } },
  'dinner-set': { for: 'home-07', looks: ['white', 'grey'], make: dinnerSet, view: { az: 16, el: 20 } },
  cutlery: { for: 'home-08', looks: ['silver', 'gold', 'black'], make: cutlery, view: { az: 6, el: 20 } },
  chopsticks: { for: 'home-09', make: chopsticks, view: { az: 10, el: 20 } },
  'wine-glasses': { for: 'home-10', make: wineGlasses, view: { az: 10, el: 10 } },
  mug: {
    for: 'home-11',
    looks: ['terracotta', 'light-blue', 'ivory', 'charcoal'],
    make: mug,
    view: { az: 18, el: 20 },
  },
  'glass-jars': { for: 'home-12', make: glassJars, view: { az: 12, el: 14 } },
  'lunch-box': { for: 'home-13', looks: ['natural', 'walnut'], make: bento, view: { az: 20, el: 30 } },
  'dining-chair': {
    for: 'home-14',
    looks: ['teak', 'oak', 'walnut'],
    make: diningChair,
    view: { az: 34, el: 12 },
  },
  'pendant-lamp': { for: 'home-15', make: pendant, view: { az: 10, el: 4 } },
  monstera: { for: 'home-16', looks: ['terracotta', 'white'], make: monstera, view: { az: 6, el: 8 } },
  sofa: { for: 'home-17', looks: ['grey', 'sage', 'sand'], make: sofa, view: { az: 24, el: 12 } },
  'percale-sheets': {
    for: 'home-18',
    looks: ['white', 'light-blue', 'sand'],
    make: bedding,
    view: { az: 26, el: 16 },
  },
  'wall-mirror': { for: 'home-19', looks: ['black', 'gold'], make: wallMirror, view: { az: 22, el: 8 } },
  'scented-candle': {
    for: 'home-20',
    looks: ['lemongrass', 'jasmine', 'cinnamon'],
    make: candle,
    view: { az: 8, el: 14 },
  },
  'picture-frame': { for: 'home-21', looks: ['oak', 'walnut'], make: pictureFrame, view: { az: 22, el: 8 } },
  'rattan-basket': { for: 'home-22', make: basket, view: { az: 14, el: 14 } },
  broom: { for: 'home-23', make: broom, view: { az: 14, el: 8 } },
  toolbox: { for: 'home-24', make: toolbox, view: { az: 26, el: 22 } },
  vase: { for: 'home-25', make: vase, view: { az: 10, el: 10 } },
  'paper-lantern': { for: 'home-26', looks: ['red', 'white'], make: paperLantern, view: { az: 10, el: 8 } },
}
