import { wrap } from './home.mjs'
import { GOTHIC, label, motif, NARROW, SERIF, write } from './labels.mjs'
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
  matte,
  metal,
  plastic,
  printed,
  rubber,
  texture,
  through,
  wood,
} from './materials.mjs'
import {
  ball,
  blob,
  box,
  circle,
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
  polygon,
  puff,
  put,
  rect,
  ring,
  rod,
  times,
  tube,
} from './shapes.mjs'

// Food, drink, care of the body: what comes in a jar, bottle, tube, pouch, tin or box, and what is in it.

/** A jar of glass: what is in it, lid, label. */
const jar = ({
  r = 4,
  h = 9,
  fill = 0.88,
  inside,
  lid = metal('gold', { roughness: 0.3 }),
  lidHigh = 1.6,
  sheet,
  from = 0.16,
  to = 0.72,
  tint = '#e6eeee',
  shoulder = 0.5,
  core = r - 0.25,
}) =>
  group(
    lathe(
      [
        [0, 0.3],
        [core - 0.15, 0.3],
        [core, 0.8],
        [core, h * fill],
        [0, h * fill + 0.15],
      ],
      inside,
      {},
      { radius: 0.3 },
    ),
    through(
      (m) =>
        lathe(
          [
            [0, 0],
            [r - 0.4, 0],
            [r, 0.6],
            [r, h - 1.2],
            [r - shoulder, h - 0.2],
            [r - shoulder, h],
          ],
          m,
          {},
          { radius: 0.5 },
        ),
      tint,
      { body: 0.05, rim: 0.55 },
    ),
    lathe(
      [
        [r - shoulder, h - 0.1],
        [r - shoulder + 0.3, h],
        [r - shoulder + 0.3, h + lidHigh],
        [0, h + lidHigh],
      ],
      lid,
      {},
      { radius: 0.2 },
    ),
    sheet && wrap(r + 0.03, h * from, h * (to - from), sheet, 300),
  )

/** A bottle by its profile. */
const bottle = ({ profile, material, cap, sheet, r, from, to, tint, liquid, level }) =>
  group(
    material
      ? lathe(profile, material, {}, { smooth: true })
      : [
          liquid &&
            lathe(
              [
                [0, 0.3],
                ...profile
                  .filter(([, y]) => y > 0.2 && y < level)
                  .map(([x, y]) => [Math.max(0, x - 0.25), y]),
                [profile.find(([, y]) => y >= level)[0] - 0.25, level],
                [0, level],
              ],
              liquid,
              {},
              { radius: 0.3 },
            ),
          through((m) => lathe(profile, m, {}, { smooth: true }), tint ?? '#e6eeee', {
            body: 0.06,
            rim: 0.55,
          }),
        ],
    cap,
    sheet && wrap(r + (material ? 0.12 : 0.03), from, to - from, sheet, 300),
  )

/** A stand-up pouch; `art` draws on a sheet of 600 x 840. */
const pouch = (art, { w = 15, h = 21, back = '#444', thick = 3, foil = true, zip = true } = {}) => {
  const front = printed(
    canvas(600, 840, (pen) => art(pen, 600, 840)),
    { wrap: false, roughness: foil ? 0.38 : 0.8, clearcoat: foil ? 0.35 : 0, clearcoatRoughness: 0.3 },
  )
  return put(
    group(
      puff(
        outline(
          [
            [-w / 2, 0],
            [w / 2, 0],
            [w / 2 + 0.15, h * 0.5],
            [w / 2, h],
            [-w / 2, h],
            [-w / 2 - 0.15, h * 0.5],
          ],
          0.7,
        ),
        front,
        {},
        {
          thick,
          edge: w * 0.42,
          grid: 110,
          backMaterial: matte(back),
          fold: (x, y) => folds(0.1, 4, 70, 3)(x, y) + (y > h * 0.86 ? 0 : 0),
        },
      ),
      zip &&
        box(w - 0.6, 0.25, 0.5, matte('#ffffff', { opacity: 0.25, transparent: true }), {
          y: h * 0.88,
          z: thick * 0.55,
        }),
      box(w * 0.98, 1, thick * 1.3, front, { y: 0.4, s: [1, 0.01, 1] }),
    ),
    { rx: -6 },
  )
}
const packArt =
  ({ ground, ink = '#fff', accent, brand, name, sub, sign, small, band }) =>
  (pen, w, h) => {
    const g = pen.createLinearGradient(0, 0, w, h)
    g.addColorStop(0, ground[0])
    g.addColorStop(1, ground[1])
    pen.fillStyle = g
    pen.fillRect(0, 0, w, h)
    if (band) {
      pen.fillStyle = band
      pen.beginPath()
      pen.moveTo(0, h * 0.52)
      pen.bezierCurveTo(w * 0.3, h * 0.42, w * 0.7, h * 0.62, w, h * 0.5)
      pen.lineTo(w, h)
      pen.lineTo(0, h)
      pen.fill()
    }
    write(pen, brand, w / 2, h * 0.155, h * 0.045, { font: GOTHIC, colour: ink, weight: 600, spacing: 6 })
    pen.fillStyle = accent
    pen.beginPath()
    pen.arc(w / 2, h * 0.6, w * 0.24, 0, 7)
    pen.fill()
    motif(pen, sign, w / 2, h * 0.6, w * 0.14, ink)
    const lines = name.split('|')
    for (const [i, part] of lines.entries())
      write(pen, part, w / 2, h * (0.27 + i * 0.08), h * 0.082, {
        font: SERIF,
        colour: ink,
        width: w * 0.84,
      })
    if (sub) write(pen, sub, w / 2, h * 0.82, h * 0.036, { colour: ink, weight: 400, width: w * 0.8 })
    if (small) write(pen, small, w / 2, h * 0.88, h * 0.033, { colour: ink, weight: 700, width: w * 0.8 })
  }

/** A carton with a printed front. */
const carton = (w, h, d, art, side, at = {}) =>
  put(
    group(
      box(w, h, d, card(side), { y: h / 2 }, 0.12),
      plane(
        w - 0.1,
        h - 0.1,
        printed(
          canvas(600, Math.round((600 * h) / w), (pen, cw, ch) => art(pen, cw, ch)),
          { wrap: false },
        ),
        { y: h / 2, z: d / 2 + 0.012 },
      ),
      box(w * 0.999, 0.01, d * 0.999, card(side), { y: h }),
    ),
    at,
  )

const bowlOf = (r, h, glaze, top, at) =>
  put(
    group(
      lathe(
        [
          [0, 0.4],
          [r * 0.42, 0.4],
          [r * 0.44, 0],
          [r * 0.5, 0.3],
          [r * 0.9, h * 0.5],
          [r, h],
          [r * 0.95, h],
          [r * 0.84, h * 0.55],
          [0, h * 0.2],
        ],
        glaze,
        {},
        { radius: 0.3 },
      ),
      top && put(group(top), { y: h * 0.62 }),
    ),
    at,
  )
const scatter = (count, make, spread, seed = 1) => {
  const random = dice(seed)
  return times(count, (i) => {
    const a = i * 2.4
    const r = Math.sqrt((i + 0.5) / count) * spread
    return make(Math.cos(a) * r, Math.sin(a) * r, random, i)
  })
}
const heap = (count, make, spread, high, seed) =>
  scatter(
    count,
    (x, z, random, i) =>
      make(x, high * Math.max(0, 1 - Math.hypot(x, z) / spread) + random() * 0.2, z, random, i),
    spread,
    seed,
  )

const pump = (tone) =>
  group(
    cylinder(1.5, 1.8, plastic(tone)),
    cylinder(0.5, 2.6, plastic(tone), { y: 1.8 }),
    put(
      group(
        box(1.9, 0.9, 4.8, plastic(tone), { z: 1.3 }, 0.4),
        box(0.8, 1, 0.7, plastic(tone), { y: -0.4, z: 3.4 }),
      ),
      { y: 4.6 },
    ),
  )

const lotion = (scent) =>
  bottle({
    profile: [
      [0, 0],
      [3.4, 0],
      [3.9, 0.4],
      [4, 2],
      [4, 11],
      [3.6, 13.4],
      [1.7, 15],
      [1.5, 16],
    ],
    material: plastic('#f3f1ea', { roughness: 0.35 }),
    cap: put(pump(scent === 'jasmine' ? '#d9c06a' : '#7fa07a'), { y: 15.6 }),
    r: 4,
    from: 2.4,
    to: 11,
    sheet: label({
      brand: 'LIDAH BUAYA',
      name: scent === 'jasmine' ? 'Melati' : 'Tanpa aroma',
      sub: 'losion tubuh',
      small: '400 ml',
      accent: scent === 'jasmine' ? '#c9a93f' : '#6c9a5f',
      sign: scent === 'jasmine' ? 'flower' : 'leaf',
      paper: '#f6f4ec',
      front: 0.3,
    }),
  })

/** A squeezed tube standing on its cap. */
const squeeze = (body, cap, art, { h = 15, w = 5 } = {}) =>
  group(
    cylinder(1.9, 2.2, plastic(cap)),
    loft(
      times(20, (i) => {
        const k = i / 19
        const flat = k ** 1.6
        return times(48, (j) => {
          const a = (j / 48) * 6.2832
          return [
            Math.cos(a) * (w / 2) * (0.82 + 0.24 * flat),
            2 + k * h,
            Math.sin(a) * (w / 2) * (0.82 * (1 - flat) + 0.06),
          ]
        })
      }),
      body,
    ),
    box(w * 1.06, 1.2, 0.4, body, { y: 2.3 + h }),
    put(
      group(plane(w * 0.8, h * 0.8, printed(canvas(400, 1000, art), { transparent: true, roughness: 0.5 }))),
      { y: 2 + h * 0.52, z: w * 0.36, rx: -9.6 },
    ),
  )
const sunscreen = () =>
  squeeze(
    plastic('#f7c34a', { roughness: 0.35 }),
    '#f3f1ea',
    (pen) => {
      motif(pen, 'sun', 200, 200, 110, '#fff')
      write(pen, 'SURYA', 200, 400, 80, { font: GOTHIC, colour: '#7a4310', spacing: 6 })
      write(pen, 'SPF 50', 200, 540, 130, { font: GOTHIC, colour: '#7a4310', width: 380 })
      write(pen, 'PA++++', 200, 650, 70, { colour: '#7a4310' })
      write(pen, 'tabir surya · 50 ml', 200, 780, 40, { colour: '#7a4310', weight: 400 })
    },
    { h: 11.4, w: 4.6 },
  )
const foam = () =>
  squeeze(plastic('#cfe4ea', { roughness: 0.3 }), '#2f7f94', (pen) => {
    for (const [x, y, r] of [
      [130, 170, 60],
      [250, 240, 80],
      [210, 110, 40],
      [310, 130, 30],
    ]) {
      pen.strokeStyle = '#2f7f94'
      pen.lineWidth = 8
      pen.beginPath()
      pen.arc(x, y, r, 0, 7)
      pen.stroke()
    }
    write(pen, 'embun', 200, 460, 120, { font: SERIF, colour: '#1f5566' })
    write(pen, 'busa wajah lembut', 200, 580, 44, { colour: '#1f5566', weight: 400 })
    write(pen, '150 ml', 200, 760, 44, { colour: '#1f5566' })
  })
const toner = () =>
  bottle({
    profile: [
      [0, 0],
      [2.6, 0],
      [2.9, 0.4],
      [2.9, 11],
      [2.5, 12.2],
      [1.2, 12.8],
      [1.2, 13.6],
    ],
    liquid: gloss('#f3c6d0', { roughness: 0.2 }),
    level: 10.4,
    tint: '#fbeef1',
    cap: put(
      group(
        lathe(
          [
            [1.3, 0],
            [1.5, 0.1],
            [1.5, 3.8],
            [0, 3.8],
          ],
          plastic('#fbf8f4'),
          {},
          { radius: 0.2 },
        ),
      ),
      { y: 13 },
    ),
    r: 2.9,
    from: 3,
    to: 9,
    sheet: label({
      brand: 'SAKURA',
      name: 'Toner',
      sub: 'niasinamida 5%',
      small: '150 ml',
      accent: '#d9738a',
      sign: 'flower',
      paper: '#fdf5f5',
      front: 0.34,
    }),
  })
const soaps = (scent) => {
  const [tone, name, _sign] = {
    lemongrass: ['#dfe3a6', 'Serai', 'leaf'],
    coffee: ['#7a5238', 'Kopi', 'bean'],
    lavender: ['#c6b7dd', 'Lavender', 'flower'],
  }[scent]
  const bar = (at) =>
    put(
      group(
        extrude(
          rect(9, 6, 1.4),
          2.8,
          matte(tone, { roughness: 0.5, bumpMap: bump('rough', 2), bumpScale: 0.6 }),
          {},
          { bevel: 0.8, steps: 8 },
        ),
        plane(
          5.6,
          2.4,
          printed(
            canvas(400, 170, (pen) =>
              write(pen, 'kelapa', 200, 86, 110, { font: SERIF, colour: 'rgba(0,0,0,.22)' }),
            ),
            { transparent: true },
          ),
          { z: 1.41 },
        ),
      ),
      at,
    )
  return group(
    bar({ x: -3, y: 1.4, z: 3, rx: -90, rz: 12 }),
    bar({ x: 2, y: 4.2, z: 1.6, rx: -84, rz: -16 }),
    put(
      group(
        box(9.6, 6.4, 3.4, card('#efe6d2'), {}, 0.2),
        box(9.8, 2.8, 3.6, card(tone), {}, 0.1),
        plane(
          8,
          2.6,
          printed(
            canvas(600, 200, (pen) => {
              write(pen, `Sabun ${name}`, 300, 100, 90, {
                font: SERIF,
                colour: scent === 'coffee' ? '#fff' : '#3a2c1c',
                width: 560,
              })
            }),
            { transparent: true },
          ),
          { z: 1.82 },
        ),
      ),
      { x: 3, y: 3.3, z: -6, ry: -16 },
    ),
    times(5, (i) =>
      ball(0.5, gloss('#ffffff', { opacity: 0.5, transparent: true }), {
        x: -8 + i * 1.2,
        y: 0.5,
        z: 6 + (i % 2),
      }),
    ),
  )
}
const toothbrush = (colour) => {
  const body = plastic(colour === 'pink' ? '#eda9b8' : colour, { roughness: 0.4 })
  return group(
    put(
      group(
        loft(
          [
            [0, 1.2],
            [0.3, 1.35],
            [8, 1.45],
            [13, 1.3],
            [15.4, 1],
            [16, 0.7],
          ].map(([y, r]) => oval(0, 0, 0, r, r * 0.95).map(([, a, b]) => [a, y, b])),
          body,
        ),
        cylinder(0.5, 2, chrome(), { y: 15.8 }),
        loft(
          [
            [17, 0.68],
            [20, 0.55],
            [23, 0.5],
            [24.8, 0.72],
            [26.6, 0.7],
          ].map(([y, r]) => oval(0, 0, 0, r, r * 0.62).map(([, a, b]) => [a, y, b])),
          plastic('#f7f7f4'),
        ),
        times(60, (i) =>
          put(group(cylinder(0.11, 1.1, matte(i % 3 ? '#ffffff' : '#5aa7d8'))), {
            x: -0.42 + (i % 5) * 0.21,
            y: 24.4 + Math.floor(i / 5) * 0.19,
            z: 0.4,
            rx: 90,
          }),
        ),
        rod(0.75, 0.3, rubber('#d5d8da'), { y: 10.4, z: 1.36, ry: 90 }),
        times(5, (i) =>
          ball(0.1, lamp(i === 0 ? '#7fd8ff' : '#667', i === 0 ? 2 : 0.4), { y: 8 - i * 0.9, z: 1.42 }),
        ),
      ),
      { y: 1.6 },
    ),
    lathe(
      [
        [0, 0],
        [3, 0],
        [3.1, 0.4],
        [2.6, 1.5],
        [1.5, 1.8],
        [0, 1.8],
      ],
      plastic('#f2f2ef'),
      {},
      { radius: 0.3 },
    ),
    put(
      group(
        loft(
          [
            [0, 0.68],
            [3, 0.55],
            [6, 0.5],
            [7.8, 0.72],
            [9.6, 0.7],
          ].map(([y, r]) => oval(0, 0, 0, r, r * 0.62).map(([, a, b]) => [a, y, b])),
          plastic('#f7f7f4'),
        ),
        times(60, (i) =>
          put(group(cylinder(0.11, 1.1, matte(i % 3 ? '#ffffff' : '#5aa7d8'))), {
            x: -0.42 + (i % 5) * 0.21,
            y: 7.4 + Math.floor(i / 5) * 0.19,
            z: 0.4,
            rx: 90,
          }),
        ),
      ),
      { x: 8.4, y: 0.7, z: 3, rz: 80, ry: 30 },
    ),
  )
}
const balm = (lidTone = '#c9a24b') =>
  jar({
    r: 3.6,
    h: 4.4,
    fill: 0.9,
    inside: matte('#7fa35a'),
    lid: metal(lidTone, { roughness: 0.3 }),
    lidHigh: 1.5,
    tint: '#dff0d4',
    from: 0.2,
    to: 0.8,
    sheet: label({
      brand: 'วังธารา',
      name: 'Balsem',
      sub: 'herba Thailand',
      small: '50 g',
      accent: '#2f6b3a',
      sign: 'leaf',
      paper: '#f6efd6',
      height: 340,
      width: 1024,
      front: 0.3,
    }),
  })
const massageOil = (scent) =>
  bottle({
    profile: [
      [0, 0],
      [2.9, 0],
      [3.3, 0.5],
      [3.3, 9],
      [2.6, 11],
      [1.1, 12.4],
      [1.05, 14],
    ],
    liquid: gloss('#e3b65a', { roughness: 0.15 }),
    level: 9.4,
    tint: '#f3ead2',
    cap: put(
      group(
        lathe(
          [
            [1.15, 0],
            [1.5, 0.1],
            [1.5, 2.4],
            [0, 2.6],
          ],
          wood('walnut'),
          {},
          { radius: 0.2 },
        ),
      ),
      { y: 13.2 },
    ),
    r: 3.3,
    from: 2,
    to: 8,
    sheet: label({
      brand: 'TERATAI',
      name: scent === 'lotus' ? 'Teratai' : 'Kamboja',
      sub: 'minyak pijat',
      small: '200 ml',
      accent: scent === 'lotus' ? '#c2557a' : '#e0a02f',
      sign: 'flower',
      paper: '#fbf3ea',
      front: 0.34,
    }),
  })
const coconutOil = () =>
  group(
    bottle({
      profile: [
        [0, 0],
        [3.2, 0],
        [3.5, 0.4],
        [3.5, 10],
        [3, 11.8],
        [1.5, 13],
        [1.4, 14],
      ],
      liquid: gloss('#f4f1e2', { roughness: 0.15 }),
      level: 10.6,
      cap: put(
        group(
          lathe(
            [
              [1.5, 0],
              [1.8, 0.1],
              [1.8, 1.9],
              [0, 1.9],
            ],
            metal('#d5d8da'),
            {},
            { radius: 0.2 },
          ),
        ),
        { y: 13.6 },
      ),
      r: 3.5,
      from: 2.2,
      to: 8.8,
      sheet: label({
        brand: 'NYIUR',
        name: 'Minyak Kelapa',
        sub: 'perawan, perasan dingin',
        small: '250 ml',
        accent: '#7a5a38',
        sign: 'coconut',
        paper: '#fbf7ec',
        front: 0.36,
      }),
    }),
    put(group(put(halfCoconut(), { y: -4.4 })), { x: 8, y: 4.3, z: 2.6, rx: 56, rz: -14 }),
  )
const halfCoconut = () => {
  const husk = matte('#6b4527', { bumpMap: bump('rough', 3), bumpScale: 3, roughness: 0.95 })
  const r = 4.4
  const bowl = (radius, from = 0) =>
    times(20, (i) => {
      const a = from + (i / 19) * (1.5708 - from)
      return [Math.sin(a) * radius, radius - Math.cos(a) * radius]
    })
  return group(
    lathe(bowl(r), husk, {}, { smooth: true }),
    // The brown skin, then the flesh, thick at the edge, then the hollow.
    put(group(ring(r - 0.12, 0.14, matte('#4a2d18'), { rx: 90 })), { y: r }),
    lathe(
      [
        [r - 0.2, r - 0.05],
        [r - 0.9, r + 0.02],
        [r - 1.15, r - 0.25],
        ...bowl(r - 1.2)
          .reverse()
          .map(([x, y]) => [x, y + 0.95]),
      ],
      gloss('#fbf8f0', { roughness: 0.3, clearcoat: 0.5 }),
      {},
      { radius: 0.1 },
    ),
  )
}
const fibres = (seed, along) =>
  canvas(512, 512, (pen) => {
    const random = dice(seed)
    pen.fillStyle = '#a8824a'
    pen.fillRect(0, 0, 512, 512)
    for (let i = 0; i < 900; i += 1) {
      const shade = 0.55 + (i / 900) * 0.45
      pen.strokeStyle = `rgb(${232 * shade},${202 * shade},${142 * shade})`
      pen.lineWidth = 2 + random() * 4
      const [x, y, turn] = [
        random() * 512,
        random() * 512,
        (random() - 0.5) * along + (random() < 0.3 ? 1.5 : 0),
      ]
      const [dx, dy] = [Math.cos(turn) * 60, Math.sin(turn) * 60]
      for (const [ox, oy] of [
        [0, 0],
        [512, 0],
        [-512, 0],
        [0, 512],
        [0, -512],
      ]) {
        pen.beginPath()
        pen.moveTo(x + ox - dx, y + oy - dy)
        pen.quadraticCurveTo(x + ox + dy * 0.5, y + oy - dx * 0.5, x + ox + dx, y + oy + dy)
        pen.stroke()
      }
    }
  })
const loofahSkin = (repeat, along = 1.2) =>
  printed(fibres(5, along), {
    repeat,
    roughness: 0.95,
    bumpMap: texture(fibres(5, along), { isData: true, repeat }),
    bumpScale: 9,
  })
/** A slice through it: three hollows in a web of fibre. */
const loofahSlice = (r, high, at) => {
  const holes = [0, 1, 2].map((i) => {
    const a = (i / 3) * 6.2832 + 0.5
    return circle(r * 0.27, Math.cos(a) * r * 0.47, Math.sin(a) * r * 0.47)
  })
  const rim = polygon(
    times(60, (i) => {
      const a = (i / 60) * 6.2832
      const wave = r * (1 + Math.sin(a * 9) * 0.025 + Math.sin(a * 5 + 1) * 0.02)
      return [Math.cos(a) * wave, Math.sin(a) * wave]
    }),
  )
  return put(group(extrude(rim, high, loofahSkin([2, 2], 6), {}, { bevel: 0.25, holes })), at)
}
const loofah = () =>
  group(
    put(
      group(
        loft(
          times(60, (i) => {
            const k = i / 59
            const r = 3.5 + Math.sin(k * 3.1) * 1.1 + Math.sin(k * 9) * 0.12
            return oval(-9 + k * 18, 0, 0, 1, 1, { count: 90 }).map(([x, y, z], j) => {
              const rib = r * (1 + Math.sin((j / 90) * 6.2832 * 9) * 0.035)
              return [x, y * rib, z * rib * 0.92]
            })
          }),
          loofahSkin([2, 4]),
        ),
        tube(
          [
            [-8.6, 0.4, 0],
            [-12, 2, 0],
            [-14, 0.2, 1],
            [-12, -2, 1],
            [-8.6, -0.4, 0],
          ],
          0.24,
          fabric('#8a5a34'),
        ),
        put(loofahSlice(3.4, 0.5, {}), { x: 9, ry: 90 }),
      ),
      { y: 4.5, z: -1.4, ry: 16 },
    ),
    loofahSlice(4.3, 2.6, { x: 1.6, y: 4.1, z: 7.4, rx: -12, ry: 10 }),
    loofahSlice(4, 2.6, { x: 9.2, y: 1.4, z: 8.4, rx: -90, rz: 20 }),
  )
const comb = () =>
  put(
    group(
      extrude(
        outline(
          [
            [-9, 2],
            [-8, 4.4],
            [0, 5.4],
            [8, 4.4],
            [9, 2],
            [8.6, 1.2],
            [-8.6, 1.2],
          ],
          1,
        ),
        0.9,
        wood('#9c6336', { gloss: 0.5 }),
        {},
        { bevel: 0.25 },
      ),
      times(27, (i) =>
        extrude(
          outline(
            [
              [-0.17, 1.6],
              [0.17, 1.6],
              [0.1, -3.4 + Math.abs(i - 13) * 0.03],
              [-0.1, -3.4 + Math.abs(i - 13) * 0.03],
            ],
            0.1,
          ),
          0.6,
          wood('#9c6336', { turn: 90 }),
          { x: -8.2 + i * 0.63 },
          { bevel: 0.12 },
        ),
      ),
      plane(
        6,
        1.5,
        printed(
          canvas(400, 100, (pen) =>
            write(pen, 'SISIR JATI', 200, 52, 62, { font: GOTHIC, colour: '#5a341a' }),
          ),
          { transparent: true },
        ),
        { y: 3.2, z: 0.47 },
      ),
    ),
    { y: 4.2, rx: -20, rz: 8 },
  )
const bathSalt = () =>
  group(
    jar({
      r: 5,
      h: 12,
      inside: matte('#d9e6b8', { bumpMap: bump('leather', [3, 2]), bumpScale: 7 }),
      lid: wood('oak'),
      lidHigh: 1.8,
      shoulder: 0.4,
      sheet: label({
        brand: 'PANDAN',
        name: 'Garam Mandi',
        sub: 'serai & pandan',
        small: '500 g',
        accent: '#6c8f4a',
        sign: 'leaf',
        paper: '#f7f6ea',
        front: 0.36,
      }),
    }),
    put(
      group(
        lathe(
          [
            [0, 0],
            [1.5, 0.3],
            [1.9, 1.2],
            [1.7, 1.2],
            [1.4, 0.5],
            [0, 0.3],
          ],
          wood('oak'),
        ),
        rod(0.4, 6, wood('oak'), { x: 4.2, y: 1 }),
      ),
      { x: 5, z: 6.6, ry: 20 },
    ),
    heap(
      60,
      (x, y, z, r) =>
        box(
          0.34,
          0.34,
          0.34,
          gloss('#e6efcf'),
          { x: x - 4, y: y + 0.2, z: z + 7.4, rx: r() * 90, ry: r() * 90 },
          0.05,
        ),
      2.6,
      0.9,
      4,
    ),
  )
const razor = (colour) => {
  const tone =
    colour === 'gold'
      ? metal('gold', { roughness: 0.2 })
      : colour === 'black'
        ? metal('#2b2d31', { roughness: 0.35 })
        : chrome()
  return group(
    put(
      group(
        lathe(
          [
            [0, 0],
            [0.62, 0],
            [0.7, 0.3],
            [0.55, 1],
            [0.55, 8],
            [0.4, 9.4],
            [0.3, 10],
          ],
          tone,
          {},
          { radius: 0.1 },
        ),
        times(24, (i) => ring(0.56, 0.07, tone, { y: 1.4 + i * 0.26, rx: 90 })),
        put(
          group(
            extrude(rect(4.2, 2.5, 0.3), 0.5, tone, {}, { bevel: 0.2 }),
            box(4.3, 2.7, 0.04, chrome()),
            times(8, (i) =>
              [1, -1].map((s) => box(0.14, 0.3, 0.6, tone, { x: -1.7 + i * 0.49, y: s * 1.25 })),
            ),
          ),
          { y: 10.2, rx: -90 },
        ),
      ),
      { x: -2, y: 1, z: 2, rz: 62, ry: 24 },
    ),
    put(
      group(
        box(4.6, 2.6, 0.9, card('#f4efe0'), {}, 0.1),
        plane(
          4.2,
          2.2,
          printed(
            canvas(420, 220, (pen) => {
              pen.fillStyle = '#f4efe0'
              pen.fillRect(0, 0, 420, 220)
              pen.fillStyle = '#1f3f66'
              pen.fillRect(0, 0, 420, 60)
              write(pen, 'TAJAM', 210, 32, 44, { colour: '#fff', font: GOTHIC })
              write(pen, '10 bilah', 210, 130, 56, { font: SERIF, colour: '#1f3f66' })
            }),
          ),
          { z: 0.46 },
        ),
      ),
      { x: 5.6, y: 1.3, z: -1, rx: -10, ry: -20 },
    ),
    box(4.3, 0.06, 2.2, chrome(), { x: 3.6, y: 0.1, z: 3.6, ry: 30 }, 0.02),
    put(group(box(2.6, 0.1, 0.5, matte('#111'))), { x: 3.6, y: 0.14, z: 3.6, ry: 30 }),
  )
}
const honey = () =>
  group(
    jar({
      r: 4.2,
      h: 10.4,
      inside: gloss('#c9821c', { roughness: 0.12 }),
      lid: metal('gold', { roughness: 0.3 }),
      sheet: label({
        brand: 'SUMBAWA',
        name: 'Madu Hutan',
        sub: 'mentah, tanpa dipanaskan',
        small: '350 ml',
        accent: '#b3701a',
        sign: 'bee',
        paper: '#fdf4dd',
        front: 0.36,
      }),
    }),
    put(
      group(
        times(6, (i) =>
          lathe(
            [
              [0, 0],
              [1 - Math.abs(i - 2.5) * 0.1, 0.05],
              [1 - Math.abs(i - 2.5) * 0.1, 0.35],
              [0, 0.4],
            ],
            wood('oak'),
            { y: i * 0.5 },
          ),
        ),
        cylinder(0.28, 9, wood('oak'), { y: 2.8 }),
      ),
      { x: 7.4, y: 1.1, z: 3, rz: -70, ry: -24 },
    ),
    put(group(disc(1.8, gloss('#d08a1e'))), { x: 6.6, y: 0.05, z: 3.4, s: [1.4, 1, 0.9] }),
  )
const pills = (art, tone, pill, { count = 14, pillTone = '#e8a83a', r = 3.4, h = 9 } = {}) =>
  group(
    lathe(
      [
        [0, 0],
        [r - 0.4, 0],
        [r, 0.5],
        [r, h - 1.4],
        [r - 0.9, h - 0.3],
        [r - 0.9, h],
      ],
      plastic(tone, { roughness: 0.3 }),
      {},
      { radius: 0.4 },
    ),
    lathe(
      [
        [r - 0.8, h - 0.2],
        [r - 0.3, h],
        [r - 0.3, h + 2.6],
        [r - 0.5, h + 2.9],
        [0, h + 2.9],
      ],
      plastic('#f7f7f4'),
      {},
      { radius: 0.2 },
    ),
    times(40, (i) =>
      put(group(box(0.16, 2.2, 0.16, plastic('#ececea'), { z: r - 0.28, y: h + 1.2 })), { ry: i * 9 }),
    ),
    wrap(r + 0.03, h * 0.12, h * 0.68, art, 300),
    scatter(count, (x, z, rnd, i) => pill(x + 5.6, z + 4.4, rnd, i, pillTone), 3),
  )
const vitaminD = () =>
  pills(
    label({
      brand: 'CERAH',
      name: 'Vitamin D3',
      sub: '1.000 IU',
      small: '90 kapsul',
      accent: '#e59a1e',
      sign: 'sun',
      paper: '#fffaf0',
      front: 0.36,
    }),
    '#e8a12c',
    (x, z, _r, _i) => ball(0.62, gloss('#f3c24a', { roughness: 0.12 }), { x, y: 0.5, z, s: [1, 0.8, 1] }, 24),
  )
const fishOil = () =>
  pills(
    label({
      brand: 'SAMUDRA',
      name: 'Minyak Ikan',
      sub: 'omega-3 · 1.000 mg',
      small: '100 kapsul',
      accent: '#1f5f8f',
      sign: 'fish',
      paper: '#f2f8fb',
      front: 0.36,
    }),
    '#1f4f7a',
    (x, z, r, _i) =>
      put(group(ball(0.6, gloss('#e0a63a', { roughness: 0.08 }), { s: [1.9, 1, 1] }, 28)), {
        x,
        y: 0.55,
        z,
        ry: r() * 180,
      }),
    { r: 3.8, h: 10.4 },
  )
const patches = () =>
  group(
    carton(
      9,
      11,
      2,
      packArt({
        ground: ['#eaf3f1', '#cfe6e2'],
        ink: '#1f5f5c',
        accent: '#ffffff',
        brand: 'MULUS',
        name: 'Plester|Jerawat',
        sub: 'hidrokoloid',
        small: '36 buah',
        sign: 'drop',
      }),
      '#d9ebe8',
      { x: -3, z: -2, ry: 14 },
    ),
    put(
      group(
        box(9, 0.16, 6.4, card('#fff'), {}, 0.05),
        times(12, (i) =>
          lathe(
            [
              [0, 0],
              [0.72, 0],
              [0.62, 0.1],
              [0, 0.14],
            ],
            matte('#e9cfae', { roughness: 0.3 }),
            { x: -3 + (i % 4) * 2, y: 0.08, z: -2 + Math.floor(i / 4) * 2 },
          ),
        ),
      ),
      { x: 4.6, y: 0.1, z: 5, ry: -14 },
    ),
  )
const peaTea = () =>
  group(
    pouch(
      packArt({
        ground: ['#2f3f8f', '#6a55b0'],
        accent: '#f3e9f7',
        ink: '#fff',
        brand: 'TELANG',
        name: 'Teh Bunga|Telang',
        sub: 'kering, tanpa gula',
        small: '60 g',
        sign: 'flower',
      }),
      { w: 11, h: 15.4, back: '#2f3f8f', thick: 2 },
    ),
    put(
      group(
        through(
          (m) =>
            lathe(
              [
                [0, 0],
                [2.4, 0],
                [2.9, 0.6],
                [3.2, 5.4],
              ],
              m,
            ),
          '#e6eef0',
          { body: 0.06, rim: 0.5 },
        ),
        lathe(
          [
            [0, 0.3],
            [2.6, 0.5],
            [2.9, 4.2],
            [0, 4.2],
          ],
          gloss('#3a4bb5', { roughness: 0.1 }),
        ),
      ),
      { x: 8.4, z: 3.4 },
    ),
    heap(
      26,
      (x, y, z, r) =>
        put(
          group(
            puff(
              blob([
                [0, -0.7],
                [0.7, 0],
                [0.4, 0.8],
                [-0.4, 0.8],
                [-0.7, 0],
              ]),
              matte(r() > 0.3 ? '#3b3f9a' : '#6d62b8'),
              {},
              { thick: 0.12, edge: 0.3, grid: 14, fold: (a, _b) => Math.sin(a * 4) * 0.15 },
            ),
          ),
          { x: x + 2.6, y: y + 0.3, z: z + 7, rx: -70 + r() * 40, rz: r() * 360 },
        ),
      3,
      0.7,
      3,
    ),
  )
const inhalers = () => {
  const one = (at, t) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [0.85, 0],
            [0.9, 0.3],
            [0.9, 3.6],
            [0.7, 3.9],
            [0.7, 4.1],
          ],
          plastic(t),
          {},
          { radius: 0.1 },
        ),
        lathe(
          [
            [0.8, 4],
            [0.92, 4.1],
            [0.88, 6.6],
            [0.5, 7.1],
            [0, 7.2],
          ],
          plastic('#f4f1ea'),
          {},
          { radius: 0.2 },
        ),
        wrap(
          0.92,
          0.6,
          2.6,
          label({ brand: 'THAI', name: 'Hirup', sub: 'herba', accent: '#2f6b3a', sign: 'leaf', front: 0.4 }),
          300,
        ),
      ),
      at,
    )
  return group(
    one({ x: -3.4, z: -1.5 }, '#2f6b3a'),
    one({ x: -1, z: -2 }, '#3f8a52'),
    one({ x: 1.4, z: -1.5 }, '#2f6b3a'),
    one({ x: -2.3, z: 1 }, '#3f8a52'),
    one({ x: 0.3, z: 1.2 }, '#2f6b3a'),
    one({ x: 4.6, y: 0.92, z: 3.4, rz: 90, ry: 30 }, '#3f8a52'),
    put(
      group(
        puff(
          blob([
            [0, -2.4],
            [1.2, -0.4],
            [0.8, 2],
            [0, 2.8],
            [-0.8, 2],
            [-1.2, -0.4],
          ]),
          matte('#4f8a45'),
          {},
          { thick: 0.15, edge: 0.6, grid: 30, fold: (x) => -x * x * 0.2 },
        ),
      ),
      { x: -5, y: 0.3, z: 4, rx: -80, rz: 40 },
    ),
  )
}
const balance = (colour) => {
  const tone = colour === 'gold' ? metal('#b98d42', { roughness: 0.25 }) : chrome()
  const pan = (x, tip) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [3, 0.3],
            [4.4, 1.4],
            [4.3, 1.5],
            [2.9, 0.55],
            [0, 0.25],
          ],
          tone,
          {},
          { smooth: false },
        ),
        times(3, (i) =>
          tube(
            [
              [Math.sin(i * 2.1) * 4.3, 1.4, Math.cos(i * 2.1) * 4.3],
              [0, 11, 0],
            ],
            0.08,
            tone,
          ),
        ),
        ring(0.4, 0.1, tone, { y: 11.3 }),
      ),
      { x, y: 5.6 + tip },
    )
  return group(
    lathe(
      [
        [0, 0],
        [6, 0],
        [6.2, 0.6],
        [5, 1.2],
        [2, 1.8],
        [1, 3],
        [0.6, 6],
        [0.6, 17],
        [1, 18],
        [0.5, 20],
        [0, 20.6],
      ],
      tone,
      {},
      { radius: 0.4 },
    ),
    tube(
      [
        [-10, 17.4, 0],
        [-5, 18.4, 0],
        [0, 18.2, 0],
        [5, 17.8, 0],
        [10, 16.2, 0],
      ],
      0.42,
      tone,
    ),
    ball(0.9, tone, { y: 21 }),
    pan(-10, 0.5),
    pan(10, -0.8),
    heap(
      40,
      (x, y, z, r) =>
        ball(
          0.4,
          matte(r() > 0.5 ? '#5d7a3a' : '#7a6a3a'),
          { x: x + 10, y: y + 5.3, z, s: [1.6, 0.5, 0.8] },
          12,
        ),
      3,
      1,
      5,
    ),
    times(3, (i) =>
      cylinder(0.9 - i * 0.2, 1.8 - i * 0.4, metal('#b98d42'), {
        x: -11 + i * 1.6,
        y: 6.5,
        z: i * 0.5 - 0.5,
      }),
    ),
  )
}
const feverGauge = () =>
  put(
    group(
      extrude(
        outline(
          [
            [-9, -0.6],
            [-4.6, -1.4],
            [5, -1.5],
            [8, -0.9],
            [8, 0.9],
            [5, 1.5],
            [-4.6, 1.4],
            [-9, 0.6],
          ],
          0.6,
        ),
        1.5,
        plastic('#f4f6f6', { roughness: 0.35 }),
        {},
        { bevel: 0.5, steps: 6 },
      ),
      rod(0.42, 4, rubber('#2f9ba0'), { x: -10.6 }),
      rod(0.36, 1.4, chrome(), { x: -12.8 }),
      ball(0.36, chrome(), { x: -13.5 }),
      extrude(rect(5, 1.7, 0.3), 0.2, gloss('#16302f'), { x: 0.6, z: 0.72 }),
      plane(4.4, 1.3, screen2('36.6°', '#cfe8de', '#17302b'), { x: 0.6, z: 0.84 }),
      extrude(rect(1.9, 1.2, 0.5), 0.4, rubber('#2f9ba0'), { x: 5.2, z: 0.7 }, { bevel: 0.15 }),
    ),
    { y: 1.6, rx: -38, ry: 20, rz: 14 },
  )
const screen2 = (text, paper, ink) =>
  printed(
    canvas(440, 130, (pen) => {
      pen.fillStyle = paper
      pen.fillRect(0, 0, 440, 130)
      write(pen, text, 220, 70, 110, { font: NARROW, colour: ink })
    }),
    { roughness: 0.25 },
  )
const pressure = () =>
  group(
    put(
      group(
        extrude(rect(13, 10, 2), 4.6, plastic('#f1f3f3', { roughness: 0.4 }), {}, { bevel: 1.2, steps: 8 }),
        extrude(rect(7.4, 7.4, 0.7), 0.2, gloss('#20302f'), { x: -2, z: 2.26 }),
        plane(
          6.6,
          6.6,
          printed(
            canvas(400, 400, (pen) => {
              pen.fillStyle = '#cfe0d8'
              pen.fillRect(0, 0, 400, 400)
              write(pen, '118', 240, 90, 130, { font: NARROW, colour: '#17302b' })
              write(pen, '76', 260, 220, 120, { font: NARROW, colour: '#17302b' })
              write(pen, '♥ 64', 240, 335, 80, { font: NARROW, colour: '#17302b' })
              write(pen, 'SYS', 70, 90, 34, { colour: '#17302b' })
              write(pen, 'DIA', 70, 220, 34, { colour: '#17302b' })
            }),
          ),
          { x: -2, z: 2.38 },
        ),
        rod(1.5, 0.6, plastic('#1f7f80'), { x: 4, y: 1.4, z: 2.3, ry: 90 }),
        rod(0.8, 0.5, plastic('#c3c7cb'), { x: 4, y: -2, z: 2.3, ry: 90 }),
      ),
      { x: -5, y: 3.6, z: 3, rx: -52 },
    ),
    put(
      group(
        loft(
          times(50, (i) => {
            const a = 0.3 + (i / 49) * 6.6
            const r = 5.4 + i * 0.012
            return [
              [7, 0.35],
              [7, -0.35],
              [-7, -0.35],
              [-7, 0.35],
            ].map(([y, d]) => [Math.cos(a) * (r + d), y, Math.sin(a) * (r + d)])
          }),
          fabric('#2f4a5c', { repeat: [30, 10] }),
        ),
        box(4, 11, 0.6, fabric('#22394a'), { z: 5.9, x: 1 }),
      ),
      { x: 9.4, y: 7, z: -5 },
    ),
    tube(
      [
        [5, 3, -4],
        [2, 1, -2],
        [-1, 0.8, -3],
        [-6, 1.4, -4],
        [-7, 3, -1],
      ],
      0.4,
      rubber('#3a3d42'),
    ),
  )
const gelPacks = (colour) => {
  const one = (at) =>
    put(
      group(
        puff(
          rect(20, 11, 1.6),
          gloss(colour === 'blue' ? '#3f8fc9' : '#4faf7a', {
            roughness: 0.25,
            opacity: 0.92,
            transparent: true,
          }),
          {},
          { thick: 1.5, edge: 3.4, fold: folds(0.45, 4, 30, 3) },
        ),
        plane(
          9,
          3,
          printed(
            canvas(450, 150, (pen) => {
              write(pen, 'dingin · hangat', 225, 76, 56, { colour: '#fff', font: GOTHIC })
            }),
            { transparent: true },
          ),
          { z: 1.9 },
        ),
        extrude(
          rect(20.4, 11.4, 1.8),
          0.25,
          gloss(colour === 'blue' ? '#2c6fa8' : '#358a5d'),
          {},
          { bevel: 0.1, holes: [rect(19, 10, 1.4)] },
        ),
      ),
      at,
    )
  return group(one({ x: 0, y: 6, z: -3, rx: -12, rz: 4 }), one({ x: 2, y: 1.8, z: 6, rx: -78, rz: -8 }))
}
const compression = (colour) => {
  const tone = colour === 'beige' ? '#d9bfa0' : '#26272a'
  const leg = (at) =>
    put(
      group(
        loft(
          times(40, (i) => {
            const k = i / 39
            const y = 38 - k * 38
            const r = 4.6 + Math.sin(Math.max(0, 1 - k * 1.05) * 3.1) * 1.5 - k * 1.2
            const z = k > 0.86 ? (k - 0.86) * 8 : 0
            return oval(0, 0, 0, r, r * 0.92).map(([, a, b]) => [a, y, b + z])
          }),
          fabric(tone, { kind: 'knit', repeat: [30, 60], bumpScale: 1 }),
          {},
          { caps: false },
        ),
        loft(
          times(20, (i) => {
            const k = i / 19
            const r = 3.5 * Math.sqrt(Math.max(0.03, 1 - (k * 0.98) ** 3))
            return oval(0, 0, 0, r * 0.85, r).map(([, a, b]) => [b * 0.95, a + 1.2 - k * 0.8, k * 14 - 2.6])
          }),
          fabric(tone, { kind: 'knit', repeat: [30, 20], bumpScale: 1 }),
        ),
        ring(
          4.7,
          0.5,
          fabric(colour === 'beige' ? '#c4a784' : '#d0602f', { kind: 'knit', repeat: [40, 2] }),
          { y: 37.6, rx: 90 },
        ),
        ball(3.4, matte(tone), { y: 2.2, z: -1.4, s: [0.98, 1, 0.95] }),
        lathe(
          [
            [0, 37.8],
            [4.4, 37.8],
          ],
          matte('#0b0b0c'),
        ),
      ),
      at,
    )
  return group(leg({ x: -6, ry: 14, z: -2 }), leg({ x: 6, ry: 22, z: 2 }))
}
const nutButter = (kind) =>
  group(
    jar({
      r: 4.4,
      h: 10,
      inside: matte(kind === 'crunchy' ? '#b9803f' : '#c08a4a', {
        roughness: 0.4,
        bumpMap: kind === 'crunchy' ? bump('leather', [3, 2]) : null,
        bumpScale: 4,
      }),
      lid: plastic('#c43b2a'),
      sheet: label({
        brand: 'KACANG',
        name: kind === 'crunchy' ? 'Renyah' : 'Halus',
        sub: 'selai kacang tanpa gula',
        small: '500 g',
        accent: '#c43b2a',
        sign: 'nut',
        paper: '#fbf3e2',
        front: 0.36,
      }),
    }),
    heap(
      14,
      (x, y, z, r) =>
        put(
          group(
            ball(0.62, matte('#d9b27a', { bumpMap: bump('mesh', 2), bumpScale: 6 }), { y: 0, z: -0.5 }),
            ball(0.56, matte('#d9b27a', { bumpMap: bump('mesh', 2), bumpScale: 6 }), { z: 0.5 }),
            ball(0.42, matte('#d0a76c'), {}),
          ),
          { x: x + 6, y: y + 0.6, z: z + 5, ry: r() * 180 },
        ),
      2.6,
      0.6,
      6,
    ),
  )

export const HEALTH = {
  'body-lotion': { for: 'health-01', looks: ['unscented', 'jasmine'], make: lotion, view: { az: 8, el: 14 } },
  sunscreen: { for: 'health-02', make: sunscreen, view: { az: 16 } },
  'niacinamide-toner': { for: 'health-03', make: toner, view: { az: 8, el: 14 } },
  'soap-bars': {
    for: 'health-04',
    looks: ['lemongrass', 'coffee', 'lavender'],
    make: soaps,
    view: { az: 12, el: 20 },
  },
  toothbrush: {
    for: 'health-05',
    looks: ['white', 'pink', 'navy'],
    make: toothbrush,
    view: { az: 16, el: 10 },
  },
  'herbal-balm': { for: 'health-06', make: () => balm(), view: { az: 10, el: 18 } },
  'massage-oil': {
    for: 'health-07',
    looks: ['lotus', 'frangipani'],
    make: massageOil,
    view: { az: 8, el: 14 },
  },
  'coconut-oil': { for: 'health-08', make: coconutOil, view: { az: 10, el: 14 } },
  'facial-foam': { for: 'health-09', make: foam, view: { az: 16 } },
  loofah: { for: 'health-10', make: loofah, view: { az: 14, el: 18 } },
  'wooden-comb': { for: 'health-11', make: comb, view: { az: 18, el: 14 } },
  'bath-salts': { for: 'health-12', make: bathSalt, view: { az: 10, el: 18 } },
  'safety-razor': {
    for: 'health-13',
    looks: ['silver', 'black', 'gold'],
    make: razor,
    view: { az: 10, el: 20 },
  },
  'forest-honey': { for: 'health-14', make: honey, view: { az: 10, el: 16 } },
  'vitamin-d': { for: 'health-15', make: vitaminD, view: { az: 8, el: 18 } },
  'fish-oil': { for: 'health-16', make: fishOil, view: { az: 8, el: 18 } },
  'acne-patches': { for: 'health-17', make: patches, view: { az: 8, el: 22 } },
  'pea-flower-tea': { for: 'health-18', make: peaTea, view: { az: 8, el: 16 } },
  'herbal-inhalers': { for: 'health-19', make: inhalers, view: { az: 10, el: 20 } },
  'pan-balance': { for: 'health-20', looks: ['gold', 'silver'], make: balance, view: { az: 16, el: 10 } },
  'fever-thermometer': { for: 'health-21', make: feverGauge, view: { az: 6, el: 20 } },
  'blood-pressure-monitor': { for: 'health-22', make: pressure, view: { az: 12, el: 18 } },
  'gel-packs': { for: 'health-23', looks: ['blue', 'green'], make: gelPacks, view: { az: 12, el: 18 } },
  'compression-socks': {
    for: 'health-24',
    looks: ['black', 'beige'],
    make: compression,
    view: { az: 12, el: 8 },
  },
  'peanut-butter': {
    for: 'health-26',
    looks: ['smooth', 'crunchy'],
    make: nutButter,
    view: { az: 8, el: 16 },
  },
}

const noodles = (r, tone, count = 34) =>
  times(count, (i) => {
    const a = i * 2.1
    const k = Math.sqrt((i + 1) / count) * r
    return tube(
      times(9, (j) => [
        Math.cos(a + j * 0.34) * k * (0.9 + 0.1 * Math.sin(j + i)),
        Math.sin(j * 1.3 + i) * 0.3 + (1 - k / r) * 0.8,
        Math.sin(a + j * 0.34) * k,
      ]),
      0.22,
      matte(tone, { roughness: 0.4 }),
      {},
      { steps: 30, sides: 8 },
    )
  })
const ramen = (flavour) => {
  const [soup, art] = {
    'chicken-soy': ['#b5783a', ['#e0a53a', '#c9772a']],
    miso: ['#c9924a', ['#b3562b', '#8a3a22']],
    spicy: ['#b53a22', ['#c2272d', '#7a1419']],
  }[flavour]
  const egg = (x, z) =>
    put(
      group(
        ball(1.9, gloss('#fbf8ee'), { s: [1, 0.6, 1.25] }),
        ball(1.05, gloss('#f0a02a'), { y: 0.55, s: [1, 0.5, 1] }),
      ),
      { x, y: 0.5, z, rx: 8 },
    )
  return group(
    bowlOf(
      9,
      7.4,
      ceramic('#23303f'),
      group(
        disc(7.6, gloss(soup, { roughness: 0.15 }), { y: 0.6 }),
        put(group(noodles(6.4, '#eed489')), { y: 0.7 }),
        egg(-3, 2.4),
        egg(0.4, 4.2),
        times(3, (i) =>
          put(
            group(
              lathe(
                [
                  [0, 0],
                  [2.2, 0],
                  [2.3, 0.35],
                  [0, 0.5],
                ],
                matte('#d99a78', { bumpMap: bump('rough', 2), bumpScale: 3 }),
              ),
            ),
            { x: 3.4 + i * 0.6, y: 0.9 + i * 0.3, z: -1 + i * 1.5, rx: 20 },
          ),
        ),
        put(group(box(4.2, 5.4, 0.12, matte('#1f2f26'))), { x: -4.6, y: 2.6, z: -3.6, rz: 12, rx: -14 }),
        times(16, (i) =>
          ring(0.36, 0.11, matte('#6fae4f'), {
            x: Math.cos(i * 2.4) * (1 + i * 0.25),
            y: 1.4,
            z: Math.sin(i * 2.4) * (1 + i * 0.25) - 1,
            rx: 90,
          }),
        ),
      ),
      { x: 5, z: 5 },
    ),
    put(
      pouch(
        packArt({
          ground: art,
          accent: '#fff3d6',
          ink: '#fff',
          brand: 'HAMAMOTO',
          name: { 'chicken-soy': 'Ramen|Ayam', miso: 'Ramen|Miso', spicy: 'Ramen|Pedas' }[flavour],
          sub: 'kuah kental',
          small: 'isi 8',
          sign: flavour === 'spicy' ? 'chilli' : 'bowl',
        }),
        { w: 15, h: 18, thick: 3, back: art[1], zip: false },
      ),
      { x: -6, z: -5, ry: 10, rx: -5 },
    ),
  )
}
const beans = (at, tone = '#4a2a18', count = 26, spread = 3.6) =>
  put(
    group(
      heap(
        count,
        (x, y, z, r) =>
          put(
            group(
              ball(0.55, gloss(tone, { roughness: 0.4, clearcoat: 0.3 }), { s: [0.75, 0.6, 1.1] }, 18),
              box(0.07, 0.1, 1, matte('#241208'), { y: 0.31 }, 0.02),
            ),
            { x, y: y + 0.4, z, ry: r() * 180, rz: (r() - 0.5) * 60 },
          ),
        spread,
        0.8,
        7,
      ),
    ),
    at,
  )
const coffee = (grind) =>
  group(
    pouch(
      packArt({
        ground: ['#2b1d16', '#4a3020'],
        accent: '#d9a05a',
        ink: '#f7ead6',
        brand: 'DAK LAK',
        name: 'Kopi|Robusta',
        sub: { 'whole-bean': 'biji utuh', coarse: 'giling kasar', fine: 'giling halus' }[grind],
        small: '500 g',
        sign: 'bean',
      }),
      { w: 14, h: 22, thick: 3.6, back: '#2b1d16', foil: false },
    ),
    grind === 'whole-bean'
      ? beans({ x: 6, z: 8 })
      : put(
          group(
            heap(
              grind === 'fine' ? 150 : 110,
              (x, y, z, _r) =>
                ball(grind === 'fine' ? 0.16 : 0.26, matte('#3a2014'), { x, y: y + 0.1, z }, 8),
              3.4,
              1.6,
              4,
            ),
            lathe(
              [
                [0, 1.5],
                [1.6, 1],
                [3.2, 0.1],
              ],
              matte('#3a2014', { bumpMap: bump('leather', 3), bumpScale: 6 }),
              {},
              { smooth: true },
            ),
          ),
          { x: 6, z: 8 },
        ),
  )
const phin = () =>
  group(
    carton(
      11,
      15,
      7,
      packArt({
        ground: ['#7a2f22', '#4a1a14'],
        accent: '#e9c98a',
        ink: '#fbeed6',
        brand: 'SÀI GÒN',
        name: 'Set Phin',
        sub: 'dengan kopi 250 g',
        small: 'isi 2',
        sign: 'bean',
      }),
      '#5a2018',
      { x: -6, z: -4, ry: 12 },
    ),
    put(
      group(
        through(
          (m) =>
            lathe(
              [
                [0, 0],
                [2.7, 0],
                [3, 0.4],
                [3.4, 7.4],
              ],
              m,
            ),
          '#e6eef0',
          { body: 0.06, rim: 0.5 },
        ),
        lathe(
          [
            [0, 0.3],
            [2.75, 0.5],
            [2.85, 2.2],
            [0, 2.2],
          ],
          gloss('#f4e6c9'),
        ),
        lathe(
          [
            [0, 2.2],
            [2.86, 2.2],
            [3.1, 5],
            [0, 5],
          ],
          gloss('#3a1f12'),
        ),
        lathe(
          [
            [0, 7.5],
            [4.6, 7.5],
            [4.7, 7.8],
            [3.2, 8],
            [0, 8],
          ],
          brushed(),
        ),
        lathe(
          [
            [0, 8],
            [3, 8],
            [3.2, 12.6],
            [3.5, 12.8],
            [3.1, 12.8],
          ],
          brushed(),
          {},
          { radius: 0.1 },
        ),
        lathe(
          [
            [3.3, 12.8],
            [3.3, 13.2],
            [1, 13.9],
            [0, 14],
          ],
          brushed(),
        ),
        ball(0.6, matte('#1b1c1e'), { y: 14.5 }),
      ),
      { x: 5.4, z: 4 },
    ),
    beans({ x: -1.5, z: 8.4 }, '#3a2014', 16, 2.6),
  )
const sambal = (level) =>
  group(
    jar({
      r: 3.6,
      h: 7.6,
      inside: gloss({ mild: '#c2562b', spicy: '#b3261e', 'very-spicy': '#7f1414' }[level], {
        roughness: 0.3,
        bumpMap: bump('leather', [3, 2]),
        bumpScale: 5,
      }),
      lid: metal('#1b1c1e', { roughness: 0.4 }),
      sheet: label({
        brand: 'MANADO',
        name: 'Sambal Roa',
        sub: { mild: 'tidak pedas', spicy: 'pedas', 'very-spicy': 'sangat pedas' }[level],
        small: '150 g',
        accent: '#b3261e',
        sign: 'chilli',
        paper: '#fbf0dc',
        front: 0.36,
      }),
    }),
    times(3, (i) =>
      put(
        group(
          loft(
            times(16, (k) => {
              const t = k / 15
              const r = 0.55 * Math.sin(Math.PI * Math.min(0.98, 0.16 + t * 0.84)) ** 0.6
              return oval(t * 6, Math.sin(t * 2.4) * 0.5, 0, r, r)
            }),
            gloss('#c9221c'),
          ),
          tube(
            [
              [0, 0, 0],
              [-0.8, 0.3, 0],
              [-1.5, 0.9, 0],
            ],
            0.16,
            matte('#4f7f35'),
          ),
        ),
        { x: 3 + i * 0.8, y: 0.5, z: 4 + i * 1.5, ry: 30 - i * 26 },
      ),
    ),
  )
const rendang = () =>
  group(
    pouch(
      packArt({
        ground: ['#7a3a1c', '#3f1d0f'],
        accent: '#e0a040',
        ink: '#fdf0d9',
        brand: 'MINANG',
        name: 'Bumbu|Rendang',
        sub: 'siap masak',
        small: '200 g',
        sign: 'chilli',
      }),
      { w: 13, h: 18, thick: 2, back: '#3f1d0f' },
    ),
    bowlOf(
      5,
      3.6,
      ceramic('#efe6d2'),
      group(
        heap(
          18,
          (x, y, z, r) =>
            box(
              1.7,
              1.2,
              1.5,
              matte('#5a2f18', { bumpMap: bump('rough', 2), bumpScale: 6 }),
              { x, y: y + 0.4, z, ry: r() * 90, rx: r() * 40 },
              0.4,
            ),
          3.4,
          1.2,
          8,
        ),
      ),
      { x: 8, z: 4 },
    ),
    times(2, (i) =>
      put(
        group(
          puff(
            blob([
              [0, -2.6],
              [0.9, -0.6],
              [0.6, 1.8],
              [0, 2.8],
              [-0.6, 1.8],
              [-0.9, -0.6],
            ]),
            matte('#5d7a3a'),
            {},
            { thick: 0.1, edge: 0.5, grid: 24 },
          ),
        ),
        { x: 2 + i * 2, y: 0.2, z: 8, rx: -86, rz: 60 + i * 50 },
      ),
    ),
  )
const redRice = () =>
  group(
    put(
      group(
        puff(
          blob([
            [-8, 0],
            [8, 0],
            [9.4, 6],
            [8.6, 16],
            [5.4, 20.4],
            [6.6, 24],
            [-6.6, 24],
            [-5.4, 20.4],
            [-8.6, 16],
            [-9.4, 6],
          ]),
          fabric('#d9c19a', { repeat: 26, bumpScale: 3 }),
          {},
          { thick: 5, edge: 7, fold: folds(0.3, 4, 80, 2) },
        ),
        tube(
          [
            [-5.2, 20.4, 1.6],
            [0, 20.2, 5],
            [5.2, 20.4, 1.6],
          ],
          0.4,
          matte('#8a5a34'),
        ),
        put(
          group(
            plane(
              10,
              10,
              printed(
                canvas(500, 500, (pen) => {
                  pen.fillStyle = '#f7f0df'
                  pen.fillRect(0, 0, 500, 500)
                  pen.strokeStyle = '#8a2f24'
                  pen.lineWidth = 10
                  pen.strokeRect(18, 18, 464, 464)
                  motif(pen, 'grain', 250, 130, 90, '#8a2f24')
                  write(pen, 'Beras Merah', 250, 290, 70, { font: SERIF, colour: '#8a2f24', width: 430 })
                  write(pen, 'organik Cianjur', 250, 360, 40, { colour: '#5a3a2a', weight: 400 })
                  write(pen, '2 kg', 250, 430, 50, { colour: '#5a3a2a' })
                }),
              ),
            ),
          ),
          { y: 9.4, z: 5.5 },
        ),
      ),
      {},
    ),
    bowlOf(
      4.6,
      3,
      wood('#a9733f'),
      group(
        lathe(
          [
            [0, 1.4],
            [2.4, 1],
            [4, 0.2],
          ],
          matte('#8a4030', { bumpMap: bump('leather', 5), bumpScale: 8 }),
          {},
          { smooth: true },
        ),
      ),
      { x: 8.6, z: 7 },
    ),
  )
const palmSugar = () =>
  group(
    bottle({
      profile: [
        [0, 0],
        [3, 0],
        [3.3, 0.5],
        [3.3, 9.4],
        [2.7, 11.6],
        [1.2, 13.4],
        [1.2, 14.6],
      ],
      liquid: gloss('#6b3a16', { roughness: 0.1 }),
      level: 10.4,
      cap: put(
        group(
          lathe(
            [
              [1.25, 0],
              [1.6, 0.1],
              [1.6, 1.8],
              [0, 1.8],
            ],
            metal('gold'),
            {},
            { radius: 0.15 },
          ),
        ),
        { y: 14 },
      ),
      r: 3.3,
      from: 2,
      to: 8.4,
      sheet: label({
        brand: 'LEBAK',
        name: 'Gula Aren',
        sub: 'cair',
        small: '350 ml',
        accent: '#8a4a1c',
        sign: 'drop',
        paper: '#fbf1dc',
        front: 0.36,
      }),
    }),
    times(3, (i) =>
      put(
        group(
          lathe(
            [
              [0, 0],
              [2.4, 0],
              [2.6, 0.5],
              [2.3, 1.5],
              [0, 1.6],
            ],
            matte('#7a4420', { bumpMap: bump('rough', 3), bumpScale: 3 }),
          ),
        ),
        { x: 6.4 + (i === 2 ? 0.6 : 0), y: i === 2 ? 1.6 : 0, z: 4 - i * (i === 2 ? 1 : 4.4) },
      ),
    ),
  )
const matcha = () =>
  group(
    lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.5, 0.2],
        [3.5, 7.6],
        [3.4, 7.8],
        [0, 7.8],
      ],
      metal('#2f4a35', { roughness: 0.45 }),
      {},
      { radius: 0.12 },
    ),
    lathe(
      [
        [3.55, 7],
        [3.6, 7.1],
        [3.6, 9.2],
        [3.4, 9.5],
        [0, 9.5],
      ],
      metal('#c9a24b', { roughness: 0.3 }),
      {},
      { radius: 0.15 },
    ),
    wrap(
      3.53,
      0.8,
      5.8,
      label({
        brand: 'UJI',
        name: 'Matcha',
        sub: '宇治抹茶',
        small: '80 g',
        accent: '#5f8a3a',
        sign: 'leaf',
        paper: '#f4f2e2',
        front: 0.34,
      }),
      300,
    ),
    bowlOf(
      5,
      4.6,
      ceramic('#3a3d42', { bumpMap: bump('rough', 3), bumpScale: 1.5 }),
      group(disc(4.1, matte('#9fc25a', { bumpMap: bump('leather', 6), bumpScale: 3 }), { y: 0.4 })),
      { x: 8.6, z: 3 },
    ),
    put(
      group(
        cylinder(0.9, 4.4, wood('#d9c08a'), { y: 3.4 }),
        times(40, (i) =>
          put(
            group(
              tube(
                [
                  [0, 3.6, 0.8],
                  [0, 1.6, 1.5],
                  [0, 0, 1.2],
                ],
                0.06,
                wood('#d9c08a'),
                {},
                { steps: 10, sides: 6 },
              ),
            ),
            { ry: i * 9 },
          ),
        ),
        ring(0.92, 0.08, matte('#3a2a1e'), { y: 3.7, rx: 90 }),
      ),
      { x: 2.4, z: 7 },
    ),
    put(
      group(
        lathe(
          [
            [0, 1],
            [1.2, 0.7],
            [2.2, 0],
          ],
          matte('#8ab545', { bumpMap: bump('fine', 3), bumpScale: 3 }),
          {},
          { smooth: true },
        ),
      ),
      { x: -2.6, z: 6.6 },
    ),
  )
const tins = () => {
  const one = (at) =>
    put(
      group(
        lathe(
          [
            [0, 0],
            [4.2, 0],
            [4.4, 0.2],
            [4.3, 0.5],
            [4.3, 5.6],
            [4.4, 5.9],
            [4.2, 6.1],
            [4.05, 5.8],
            [0, 5.75],
          ],
          metal('#d8dbde', { roughness: 0.25 }),
          {},
          { radius: 0.08 },
        ),
        wrap(
          4.33,
          0.6,
          4.9,
          label({
            brand: 'HAMAMOTO',
            name: 'Makerel Miso',
            sub: '鯖味噌煮',
            small: '190 g',
            accent: '#1f4f7a',
            sign: 'fish',
            paper: '#f3e3c4',
            front: 0.36,
          }),
          340,
        ),
        put(
          group(ring(0.8, 0.14, metal('#d8dbde')), box(1, 0.16, 2.4, metal('#d8dbde'), { y: -1.4, rx: 90 })),
          { y: 5.95, z: 1.4, rx: 90 },
        ),
        ring(3.4, 0.1, metal('#d8dbde'), { y: 5.8, rx: 90 }),
      ),
      at,
    )
  return group(
    one({ x: -4.8, z: 0 }),
    one({ x: 4.6, z: 1 }),
    one({ x: -0.4, y: 6.1, z: -0.4 }),
    one({ x: 10, z: -5.6 }),
  )
}
const peanutSauce = (level) =>
  group(
    pouch(
      packArt({
        ground: level === 'spicy' ? ['#b5482a', '#7a2a16'] : ['#c98a3a', '#8f5a22'],
        accent: '#fbeacb',
        ink: level === 'spicy' ? '#fff' : '#fff8ea',
        brand: 'MADIUN',
        name: 'Bumbu|Pecel',
        sub: level === 'spicy' ? 'pedas' : 'tidak pedas',
        small: '400 g',
        sign: 'nut',
      }),
      { w: 12, h: 17, thick: 2.4, back: '#8f5a22' },
    ),
    bowlOf(
      4.4,
      3,
      ceramic('#8a9a6c'),
      group(
        lathe(
          [
            [0, 0.8],
            [2, 0.7],
            [3.6, 0.4],
          ],
          gloss('#a86a34', { bumpMap: bump('leather', 3), bumpScale: 5 }),
          {},
          { smooth: true },
        ),
      ),
      { x: 7.6, z: 5 },
    ),
    heap(
      9,
      (x, y, z, r) =>
        put(
          group(
            ball(0.6, matte('#d9b27a', { bumpMap: bump('mesh', 2), bumpScale: 6 }), { z: -0.45 }),
            ball(0.55, matte('#d9b27a', { bumpMap: bump('mesh', 2), bumpScale: 6 }), { z: 0.5 }),
          ),
          { x: x + 1.4, y: y + 0.6, z: z + 8.4, ry: r() * 180 },
        ),
      2,
      0.3,
      2,
    ),
  )
const riceNoodles = () =>
  group(
    put(
      group(
        puff(
          rect(14, 22, 0.8),
          printed(
            canvas(600, 940, (pen) => {
              pen.fillStyle = '#f3eee0'
              pen.fillRect(0, 0, 600, 940)
              for (let i = 0; i < 46; i += 1) {
                pen.strokeStyle = `rgba(190,175,140,${0.3 + (i % 3) * 0.15})`
                pen.lineWidth = 9
                pen.beginPath()
                pen.moveTo(i * 13, 300)
                pen.bezierCurveTo(i * 13 + 6, 500, i * 13 - 6, 700, i * 13, 940)
                pen.stroke()
              }
              pen.fillStyle = '#2f7a5c'
              pen.fillRect(0, 0, 600, 330)
              write(pen, 'PHỞ', 300, 130, 150, { font: SERIF, colour: '#fff' })
              write(pen, 'mi beras kering', 300, 240, 50, { colour: '#e9f4ec', weight: 400 })
              pen.fillStyle = '#e0a53a'
              pen.fillRect(0, 330, 600, 14)
              write(pen, '400 g', 470, 880, 46, { colour: '#2f5a44' })
            }),
            { wrap: false, clearcoat: 0.8, roughness: 0.35 },
          ),
          {},
          { thick: 2, edge: 3.4, fold: folds(0.14, 3, 88, 2) },
        ),
      ),
      { x: -3, y: 11, rx: -7, z: -2 },
    ),
    put(
      group(
        times(34, (i) =>
          rod(0.22, 15, matte('#f3ecd9', { roughness: 0.5 }), {
            y: 0.3 + Math.floor(i / 9) * 0.42,
            z: (i % 9) * 0.46 - 2,
            x: (i % 3) * 0.2,
          }),
        ),
        ring(1.6, 0.22, matte('#c43b2a'), { y: 0.9, ry: 90, s: [1.4, 1, 1] }),
      ),
      { x: 5, z: 7.4, ry: 16 },
    ),
  )
const seaSalt = () =>
  group(
    jar({
      r: 3.8,
      h: 8.4,
      inside: matte('#f8f7f4', { bumpMap: bump('leather', [3, 2]), bumpScale: 9 }),
      lid: wood('oak'),
      lidHigh: 1.7,
      shoulder: 0.3,
      sheet: label({
        brand: 'AMED',
        name: 'Garam Laut',
        sub: 'kristal kasar',
        small: '250 g',
        accent: '#2f6f8f',
        sign: 'wave',
        paper: '#f4f7f6',
        front: 0.36,
      }),
    }),
    heap(
      90,
      (x, y, z, r) =>
        box(
          0.4 + r() * 0.2,
          0.4,
          0.4,
          gloss('#fdfdfb', { roughness: 0.2 }),
          { x: x + 5.4, y: y + 0.2, z: z + 5, rx: r() * 90, ry: r() * 90 },
          0.05,
        ),
      3,
      1.2,
      6,
    ),
  )
const pepper = () =>
  group(
    lathe(
      [
        [0, 0],
        [2.8, 0],
        [2.9, 0.5],
        [2.9, 5],
        [2.2, 7.4],
        [2.4, 8.6],
        [2.7, 10.4],
        [1.9, 12],
        [0.8, 12.4],
        [0.7, 13],
        [0, 13.2],
      ],
      wood('#6b4527', { gloss: 0.6 }),
      { x: 7.4, z: -1 },
      { smooth: true },
    ),
    jar({
      r: 3.6,
      h: 8,
      inside: matte('#2b2623', { bumpMap: bump('leather', [4, 3]), bumpScale: 14 }),
      lid: metal('#c43b2a', { roughness: 0.4 }),
      sheet: label({
        brand: 'PHÚ QUỐC',
        name: 'Lada Hitam',
        sub: 'utuh',
        small: '150 g',
        accent: '#1b1c1e',
        sign: 'grain',
        paper: '#f6eedd',
        front: 0.36,
      }),
    }),
    heap(
      60,
      (x, y, z, r) =>
        ball(
          0.33,
          matte(r() > 0.3 ? '#2b2420' : '#4a3a30', { bumpMap: bump('leather', 2), bumpScale: 6 }),
          { x: x + 3.4, y: y + 0.3, z: z + 6.4 },
          12,
        ),
      2.8,
      0.7,
      9,
    ),
  )
const chocolate = (flavour) => {
  const tone = { plain: '#7a2f22', 'sea-salt': '#1f4f6f', ginger: '#b5762a' }[flavour]
  const word = { plain: 'Polos', 'sea-salt': 'Garam laut', ginger: 'Jahe' }[flavour]
  const wrapped = (at) =>
    put(
      group(
        box(
          8,
          16.4,
          1,
          printed(
            canvas(400, 820, (pen) => {
              pen.fillStyle = tone
              pen.fillRect(0, 0, 400, 820)
              pen.strokeStyle = '#e3c48a'
              pen.lineWidth = 6
              pen.strokeRect(24, 24, 352, 772)
              for (let i = 0; i < 5; i += 1) motif(pen, 'leaf', 80 + i * 60, 150, 34, '#e3c48a')
              write(pen, 'BALI', 200, 300, 90, { font: GOTHIC, colour: '#fbeed6', spacing: 12 })
              write(pen, 'cokelat hitam 72%', 200, 390, 38, { colour: '#fbeed6', weight: 400 })
              write(pen, word, 200, 560, 72, { font: SERIF, colour: '#e3c48a' })
              write(pen, '60 g', 200, 720, 40, { colour: '#fbeed6' })
            }),
            { wrap: false },
          ),
          {},
          0.2,
        ),
      ),
      at,
    )
  return group(
    wrapped({ x: -5, y: 8.2, z: -3, rx: -10, rz: 4 }),
    wrapped({ x: 1.6, y: 8, z: -4.6, rx: -12, rz: -5 }),
    put(
      group(
        box(8, 13, 0.5, metal('#d9c28a', { roughness: 0.3 }), { y: -1.4, z: -0.3 }, 0.1),
        times(12, (i) =>
          box(
            2.4,
            2.4,
            0.9,
            gloss('#3a1d10', { roughness: 0.35, clearcoat: 0.3 }),
            { x: -2.6 + (i % 3) * 2.6, y: 5 - Math.floor(i / 3) * 2.6, z: 0.3 },
            0.3,
          ),
        ),
      ),
      { x: 4.6, y: 1, z: 5.4, rx: -76, rz: -12 },
    ),
  )
}
const mochi = () =>
  group(
    put(
      group(
        box(26, 3.2, 17, card('#7a2f3c'), {}, 0.3),
        box(24.6, 3.3, 15.6, card('#f7efe2'), { y: 0.2 }, 0.2),
      ),
      { y: 1.6, z: 1 },
    ),
    times(18, (i) => {
      const tone = ['#f7ead9', '#f3bfc8', '#b9cf8a'][i % 3]
      return group(
        lathe(
          [
            [0, 0],
            [1.5, 0.1],
            [1.75, 0.8],
            [1.3, 1.7],
            [0, 1.95],
          ],
          matte(tone, { roughness: 0.75, bumpMap: bump('fine', 4), bumpScale: 0.6 }),
          { x: -9.6 + (i % 6) * 3.85, y: 2.4, z: -3.6 + Math.floor(i / 6) * 4.6 },
          { smooth: true },
        ),
      )
    }),
    put(
      group(
        box(
          26.2,
          17.2,
          1.4,
          printed(
            canvas(800, 520, (pen) => {
              pen.fillStyle = '#7a2f3c'
              pen.fillRect(0, 0, 800, 520)
              for (let i = 0; i < 26; i += 1) {
                pen.globalAlpha = 0.7
                motif(pen, 'flower', (i * 137) % 800, (i * 89) % 520, 26, '#f3bfc8')
              }
              pen.globalAlpha = 1
              pen.fillStyle = '#f7efe2'
              pen.fillRect(260, 130, 280, 260)
              write(pen, 'MOCHI', 400, 220, 80, { font: SERIF, colour: '#7a2f3c' })
              write(pen, 'もち · 3 rasa', 400, 310, 40, { colour: '#7a2f3c', weight: 400 })
            }),
            { wrap: false },
          ),
          {},
          0.2,
        ),
      ),
      { y: 9.6, z: -10.4, rx: -14 },
    ),
  )
const senbei = (flavour) =>
  group(
    pouch(
      packArt({
        ground: flavour === 'soy' ? ['#c9772a', '#7a3f1a'] : ['#2f5a44', '#1c3a2c'],
        accent: '#fbeacb',
        ink: '#fff',
        brand: 'EDO',
        name: 'Senbei',
        sub: flavour === 'soy' ? 'kecap asin' : 'rumput laut',
        small: '160 g',
        sign: 'sun',
      }),
      { w: 14, h: 19, thick: 2.6, back: '#7a3f1a', zip: false },
    ),
    times(6, (i) =>
      put(
        group(
          lathe(
            [
              [0, 0],
              [3.2, 0],
              [3.4, 0.3],
              [3, 0.7],
              [0, 0.8],
            ],
            matte('#c07a34', { bumpMap: bump('rough', 3), bumpScale: 4, roughness: 0.5 }),
          ),
          flavour === 'seaweed' && box(3, 0.1, 5.6, matte('#1f2f26'), { y: 0.86 }),
        ),
        {
          x: 6 + (i % 3) * 2.2 - (i > 2 ? 1 : 0),
          y: 0.2 + i * 0.55,
          z: 6 - (i % 3) * 1.6,
          rx: i * 4,
          rz: -i * 3,
        },
      ),
    ),
  )
const crisps = (tone, shape, count, spread, at) =>
  put(
    group(
      heap(
        count,
        (x, y, z, r) =>
          put(
            group(
              puff(
                shape,
                matte(tone, { bumpMap: bump('rough', 2), bumpScale: 2, roughness: 0.55 }),
                {},
                { thick: 0.1, edge: 0.4, grid: 16, fold: (a, b) => (a * a - b * b) * 0.06 },
              ),
            ),
            { x, y: y + 0.4, z, rx: -80 + r() * 50, rz: r() * 360, ry: r() * 20 },
          ),
        spread,
        1.6,
        11,
      ),
    ),
    at,
  )
const bananaChips = (flavour) =>
  group(
    pouch(
      packArt({
        ground: {
          original: ['#f2c52e', '#dfa01c'],
          chocolate: ['#6b4027', '#3f2416'],
          cheese: ['#f0a02a', '#d9701a'],
        }[flavour],
        accent: '#fff6da',
        ink: flavour === 'original' ? '#4a2f10' : '#fff',
        brand: 'LAMPUNG',
        name: 'Keripik|Pisang',
        sub: { original: 'original', chocolate: 'cokelat', cheese: 'keju' }[flavour],
        small: '250 g',
        sign: 'fruit',
      }),
      { w: 14, h: 20, thick: 3, back: '#a36f1a' },
    ),
    crisps(
      flavour === 'chocolate' ? '#7a4a2a' : '#eac45c',
      blob(times(10, (i) => [Math.cos(i * 0.628) * 1.3, Math.sin(i * 0.628) * 1])),
      26,
      4,
      { x: 6.4, z: 7.4 },
    ),
  )
/** A round biscuit with a pineapple heart: glazed, slit, a clove on top. */
const nastarBiscuit = (at) => {
  const crust = gloss('#dfa23c', {
    roughness: 0.35,
    clearcoat: 0.4,
    bumpMap: bump('rough', 2),
    bumpScale: 0.5,
  })
  return put(
    group(
      ball(1.5, crust, { s: [1, 0.84, 1] }),
      ball(1.1, matte('#b9792a'), { y: -0.62, s: [1.05, 0.5, 1.05] }),
      ball(0.17, matte('#4a2a18'), { y: 1.26 }),
      times(4, (i) => box(0.12, 0.3, 0.12, matte('#4a2a18'), { y: 1.3, rz: 50, ry: i * 90 }, 0.04)),
    ),
    at,
  )
}
const nastar = () =>
  group(
    jar({
      r: 5.6,
      h: 12,
      fill: 0.86,
      inside: matte('#a8702a'),
      core: 4,
      lid: plastic('#c43b2a', { roughness: 0.35 }),
      lidHigh: 2,
      shoulder: 0.3,
      from: 0.3,
      to: 0.66,
      sheet: label({
        brand: 'LEBARAN',
        name: 'Nastar',
        sub: 'isi nanas',
        small: '400 g',
        accent: '#c43b2a',
        sign: 'pineapple',
        paper: '#fdf4dd',
        front: 0.34,
      }),
    }),
    // In the jar: rings of biscuits that lie against the glass.
    [1.7, 4.2, 6.7, 9.2].map((y, row) =>
      times(11, (i) => {
        const a = ((i + (row % 2) * 0.5) / 11) * 6.2832
        return nastarBiscuit({
          x: Math.sin(a) * 4.05,
          y,
          z: Math.cos(a) * 4.05,
          ry: (i * 131) % 360,
          rx: ((i * 7 + row * 5) % 5) * 8 - 16,
          s: 0.84,
        })
      }),
    ),
    times(6, (i) =>
      nastarBiscuit({
        x: 6 + (i % 3) * 2.6 - (i > 2 ? 1.2 : 0),
        y: 1.25 + (i === 5 ? 2.2 : 0),
        z: 6.2 - Math.floor(i / 3) * 2.6 + (i === 5 ? 1.4 : 0),
        rx: 8,
      }),
    ),
  )
const cashews = () =>
  group(
    pouch(
      packArt({
        ground: ['#8fa86a', '#5c7a3f'],
        accent: '#fbf3da',
        ink: '#fff',
        brand: 'BÌNH PHƯỚC',
        name: 'Kacang|Mete',
        sub: 'panggang',
        small: '300 g',
        sign: 'nut',
      }),
      { w: 13, h: 18, thick: 2.6, back: '#5c7a3f' },
    ),
    put(
      group(
        heap(
          30,
          (x, y, z, r) =>
            put(
              group(
                loft(
                  times(14, (k) => {
                    const t = k / 13
                    const a = -1.1 + t * 2.4
                    const w = 0.5 * Math.sin(Math.PI * (0.08 + t * 0.84)) ** 0.5
                    return oval(0, 0, 0, w, w).map(([, p, q]) => [
                      Math.cos(a) * (1 + q),
                      Math.sin(a) * (1 + q),
                      p,
                    ])
                  }),
                  matte('#e9d3a4', { roughness: 0.5 }),
                ),
              ),
              { x, y: y + 0.5, z, rx: -80 + r() * 30, rz: r() * 360 },
            ),
          3.8,
          1.3,
          5,
        ),
      ),
      { x: 6.6, z: 6.6 },
    ),
  )
const driedMango = () =>
  group(
    pouch(
      packArt({
        ground: ['#f5b53a', '#e5771f'],
        accent: '#fff3cf',
        ink: '#5a2a08',
        brand: 'MANGGA',
        name: 'Mangga|Kering',
        sub: 'tanpa gula tambahan',
        small: '200 g',
        sign: 'fruit',
      }),
      { w: 13, h: 18, thick: 2.2, back: '#d9701a' },
    ),
    times(9, (i) =>
      put(
        group(
          puff(
            blob([
              [-3, 0],
              [-1.4, 1.1],
              [1.6, 1],
              [3, 0.2],
              [1.4, -1],
              [-1.6, -0.9],
            ]),
            gloss('#e8952a', { roughness: 0.4, clearcoat: 0.2 }),
            {},
            { thick: 0.25, edge: 0.5, grid: 30, fold: folds(0.2, 1.6, 30, i + 1) },
          ),
        ),
        { x: 5.4 + (i % 3) * 2, y: 0.3 + i * 0.24, z: 4 + ((i * 2) % 5) * 1.1, rx: -84, rz: i * 47 },
      ),
    ),
  )
const drops = () =>
  group(
    put(
      group(
        extrude(rect(10, 13, 1.6), 3.2, metal('#c2334a', { roughness: 0.35 }), {}, { bevel: 0.3, steps: 6 }),
        plane(
          9,
          12,
          printed(
            canvas(450, 600, (pen) => {
              pen.clearRect(0, 0, 450, 600)
              write(pen, 'ドロップ', 225, 110, 90, { colour: '#fff', font: '"Noto Sans CJK JP", sans-serif' })
              write(pen, 'Permen Buah', 225, 210, 58, { font: SERIF, colour: '#fdf0d0' })
              for (let i = 0; i < 9; i += 1) {
                pen.fillStyle = ['#f2c52e', '#7fbf4a', '#e5762a', '#b06ad0', '#f7f2e6'][i % 5]
                pen.beginPath()
                pen.ellipse(90 + (i % 3) * 135, 320 + Math.floor(i / 3) * 95, 44, 34, i, 0, 7)
                pen.fill()
              }
            }),
            { transparent: true, roughness: 0.4 },
          ),
          { z: 1.62 },
        ),
        cylinder(2, 1, metal('#d8dbde', { roughness: 0.25 }), { y: 6.4 }),
      ),
      { x: -2, y: 6.6, rx: -6 },
    ),
    scatter(
      11,
      (x, z, r, i) =>
        put(
          group(
            puff(
              blob(times(8, (k) => [Math.cos(k * 0.785) * 1.05, Math.sin(k * 0.785) * 0.85])),
              gloss(['#f2c52e', '#7fbf4a', '#e5762a', '#b06ad0', '#e8486a', '#f7f2e6'][i % 6], {
                roughness: 0.12,
              }),
              {},
              { thick: 0.5, edge: 0.6, grid: 22 },
            ),
          ),
          { x: x + 6.4, y: 0.6, z: z + 4.4, rx: -86, rz: r() * 180 },
        ),
      3.2,
      4,
    ),
  )
const pudding = () =>
  group(
    times(3, (i) =>
      put(
        group(
          lathe(
            [
              [0, 0],
              [2.4, 0],
              [2.6, 0.3],
              [2.2, 3.4],
              [0, 3.6],
            ],
            gloss('#f3d07a', { roughness: 0.25 }),
            {},
            { radius: 0.2 },
          ),
          lathe(
            [
              [0, 3.65],
              [2.15, 3.55],
              [2.3, 3.2],
              [2.32, 2.6],
            ],
            gloss('#7a3a12', { roughness: 0.1 }),
            {},
            { radius: 0.2 },
          ),
        ),
        i === 0 ? { x: 5, y: 0.5, z: 5 } : { x: 30, y: -30 },
      ),
    ).slice(0, 1),
    put(
      group(
        lathe(
          [
            [0, 0],
            [4.4, 0],
            [5.4, 0.8],
            [5.3, 0.95],
            [4.2, 0.3],
            [0, 0.3],
          ],
          ceramic('#f4f2ec'),
        ),
      ),
      { x: 5, y: 0, z: 5 },
    ),
    times(6, (i) =>
      put(
        group(
          lathe(
            [
              [0, 0.2],
              [2.1, 0.2],
              [2.7, 4.2],
              [0, 4.2],
            ],
            gloss('#f3d07a', { roughness: 0.3 }),
          ),
          lathe(
            [
              [0, 0.15],
              [2.1, 0.15],
              [2.2, 0.9],
              [0, 0.9],
            ],
            gloss('#7a3a12'),
          ),
          through(
            (m) =>
              lathe(
                [
                  [0, 0],
                  [2.2, 0],
                  [2.9, 4.8],
                ],
                m,
              ),
            '#eef2f2',
            { body: 0.05, rim: 0.4 },
          ),
          lathe(
            [
              [0, 4.8],
              [3.2, 4.8],
              [3.2, 5],
              [0, 5],
            ],
            metal('#e9d9a8', { roughness: 0.35 }),
          ),
          plane(
            3,
            3,
            printed(
              canvas(200, 200, (pen) => {
                write(pen, 'プリン', 100, 80, 50, { colour: '#7a3a12' })
                write(pen, 'karamel', 100, 130, 34, { font: SERIF, colour: '#7a3a12' })
              }),
              { transparent: true },
            ),
            { y: 5.02, rx: -90 },
          ),
        ),
        { x: -7 + (i % 3) * 6.2, z: -4 + Math.floor(i / 3) * 0.01, y: Math.floor(i / 3) * 5.1 },
      ),
    ),
  )
const prawnCrackers = () =>
  group(
    pouch(
      packArt({
        ground: ['#f2734f', '#c93f2c'],
        accent: '#fff1df',
        ink: '#fff',
        brand: 'SIDOARJO',
        name: 'Kerupuk|Udang',
        sub: 'mentah, siap goreng',
        small: '500 g',
        sign: 'wave',
      }),
      { w: 14, h: 20, thick: 2.6, back: '#c93f2c' },
    ),
    put(
      group(
        heap(
          30,
          (x, y, z, r) =>
            put(
              group(
                lathe(
                  [
                    [0, 0],
                    [1.3, 0],
                    [1.35, 0.15],
                    [0, 0.2],
                  ],
                  matte('#efb79a', { roughness: 0.35 }),
                ),
              ),
              { x, y: y + 0.2, z, rx: r() * 40 - 20, rz: r() * 40 - 20 },
            ),
          3.6,
          1,
          12,
        ),
      ),
      { x: 4, z: 8 },
    ),
    crisps(
      '#f7dcc8',
      blob([
        [-2.4, -1],
        [0, -1.6],
        [2.4, -0.8],
        [2.2, 1.1],
        [0, 1.7],
        [-2.2, 1],
      ]),
      7,
      2.4,
      { x: 9.6, z: 4 },
    ),
  )
const popcorn = (flavour) => {
  const tone = flavour === 'caramel' ? '#c98a3a' : '#f7ecc9'
  return group(
    pouch(
      packArt({
        ground: flavour === 'caramel' ? ['#f3e2c0', '#d9b06a'] : ['#fdf6dc', '#f0d06a'],
        accent: '#7a3f1a',
        ink: '#5a2a10',
        brand: 'HOKKAIDO',
        name: 'Popcorn',
        sub: flavour === 'caramel' ? 'karamel' : 'garam mentega',
        small: '120 g',
        sign: 'flower',
      }),
      { w: 15, h: 20, thick: 4, back: '#d9b06a', zip: false },
    ),
    put(
      group(
        heap(
          34,
          (x, y, z, r) =>
            group(
              times(5, (k) =>
                ball(
                  0.5 + r() * 0.2,
                  matte(k < 4 ? tone : flavour === 'caramel' ? '#a3611f' : '#f3d98a', {
                    roughness: flavour === 'caramel' ? 0.3 : 0.7,
                  }),
                  { x: x + (r() - 0.5) * 1, y: y + 0.6 + (r() - 0.5) * 0.8, z: z + (r() - 0.5) * 1 },
                  16,
                ),
              ),
            ),
          4.4,
          1.8,
          14,
        ),
      ),
      { x: 6, z: 8 },
    ),
  )
}
const bubbleTea = (flavour) => {
  const tone = { 'brown-sugar': '#c99a6a', taro: '#b9a0cf', jasmine: '#d9cfa0' }[flavour]
  const word = { 'brown-sugar': 'Gula aren', taro: 'Talas', jasmine: 'Melati' }[flavour]
  return group(
    carton(
      13,
      16,
      7,
      packArt({
        ground: {
          'brown-sugar': ['#8a5430', '#5a3018'],
          taro: ['#8f6fb5', '#5f4488'],
          jasmine: ['#8fa85a', '#5f7a38'],
        }[flavour],
        accent: '#fff3df',
        ink: '#fff',
        brand: 'BOBA',
        name: 'Teh Susu|Boba',
        sub: word,
        small: '6 gelas',
        sign: 'drop',
      }),
      tone,
      { x: -5, z: -3, ry: 12 },
    ),
    put(
      group(
        lathe(
          [
            [0, 0.2],
            [2.6, 0.2],
            [3.4, 9.6],
            [0, 9.6],
          ],
          gloss(tone, { roughness: 0.25 }),
        ),
        times(30, (i) =>
          ball(
            0.46,
            gloss('#2b1710'),
            { x: Math.cos(i * 2.4) * 2.35, y: 0.7 + (i % 5) * 0.55, z: Math.sin(i * 2.4) * 2.35 + 0.2 },
            18,
          ),
        ),
        through(
          (m) =>
            lathe(
              [
                [0, 0],
                [2.7, 0],
                [3.7, 11.4],
              ],
              m,
            ),
          '#eef2f2',
          { body: 0.05, rim: 0.45 },
        ),
        lathe(
          [
            [3.7, 11.3],
            [3.9, 11.4],
            [3.9, 11.9],
            [2.8, 13.2],
            [0, 14],
          ],
          glass('#eef2f2', { body: 0.1, rim: 0.5 }),
          {},
          { smooth: true },
        ),
        put(group(rod(0.55, 16, plastic(flavour === 'taro' ? '#7a5aa8' : '#d0602f'), { rz: 90 })), {
          y: 10.4,
          x: 0.6,
          rz: -7,
        }),
      ),
      { x: 5.6, z: 3 },
    ),
    heap(
      22,
      (x, y, z) => ball(0.46, gloss('#2b1710'), { x: x - 1.4, y: y + 0.45, z: z + 7.6 }, 18),
      2.4,
      0.5,
      3,
    ),
  )
}
const lotusTea = () =>
  group(
    lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.5, 0.2],
        [3.5, 10],
        [0, 10.1],
      ],
      metal('#b5566f', { roughness: 0.4 }),
      {},
      { radius: 0.15 },
    ),
    lathe(
      [
        [3.55, 9],
        [3.6, 9.1],
        [3.6, 11.8],
        [3.3, 12.2],
        [0, 12.2],
      ],
      metal('#b5566f', { roughness: 0.35 }),
      {},
      { radius: 0.2 },
    ),
    ring(3.58, 0.1, metal('gold'), { y: 9.1, rx: 90 }),
    wrap(
      3.53,
      1.4,
      6.6,
      label({
        brand: 'HÀ NỘI',
        name: 'Teh Teratai',
        sub: 'wangi bunga',
        small: '100 g',
        accent: '#b5566f',
        sign: 'flower',
        paper: '#fdf3ef',
        front: 0.34,
      }),
      300,
    ),
    put(
      group(
        lathe(
          [
            [0, 0.5],
            [1.6, 0.5],
            [1.7, 0],
            [2, 0.4],
            [3.2, 1.8],
            [3.5, 3.6],
            [3.3, 3.6],
            [2.8, 1.9],
            [0, 1],
          ],
          ceramic('#f6f4ee'),
          {},
          { radius: 0.2 },
        ),
        disc(3.1, gloss('#c9a53f', { roughness: 0.1 }), { y: 2.9 }),
      ),
      { x: 7.4, z: 2.6 },
    ),
    put(
      group(
        [1, 0.62].map((k, n) =>
          times(8, (i) =>
            put(
              group(
                put(
                  group(
                    puff(
                      blob([
                        [0, -0.2],
                        [1.1, 1.4],
                        [0.7, 3.2],
                        [0, 4],
                        [-0.7, 3.2],
                        [-1.1, 1.4],
                      ]),
                      matte(['#f0b3c3', '#f6ccd6'][n], { side: 2 }),
                      {},
                      { thick: 0.14, edge: 0.6, grid: 24, fold: (x, y) => -x * x * 0.3 + y * y * 0.06 },
                    ),
                  ),
                  { rx: -52 + n * 34, s: k },
                ),
              ),
              { ry: i * 45 + n * 22 },
            ),
          ),
        ),
        ball(0.7, matte('#e9c44a'), { y: 0.8 }),
      ),
      { x: 2.6, y: 0.7, z: 7 },
    ),
  )

export const FOOD = {
  ramen: { for: 'food-01', looks: ['chicken-soy', 'miso', 'spicy'], make: ramen, view: { az: 6, el: 24 } },
  'robusta-coffee': {
    for: 'food-02',
    looks: ['whole-bean', 'coarse', 'fine'],
    make: coffee,
    view: { az: 6, el: 14 },
  },
  'phin-set': { for: 'food-03', make: phin, view: { az: 6, el: 14 } },
  'roa-sambal': {
    for: 'food-04',
    looks: ['mild', 'spicy', 'very-spicy'],
    make: sambal,
    view: { az: 8, el: 18 },
  },
  'rendang-paste': { for: 'food-05', make: rendang, view: { az: 6, el: 18 } },
  'red-rice': { for: 'food-06', make: redRice, view: { az: 8, el: 14 } },
  'palm-sugar': { for: 'food-07', make: palmSugar, view: { az: 8, el: 14 } },
  matcha: { for: 'food-08', make: matcha, view: { az: 8, el: 20 } },
  'canned-mackerel': { for: 'food-09', make: tins, view: { az: 8, el: 16 } },
  'peanut-sauce': { for: 'food-10', looks: ['mild', 'spicy'], make: peanutSauce, view: { az: 6, el: 16 } },
  'rice-noodles': { for: 'food-11', make: riceNoodles, view: { az: 6, el: 18 } },
  'sea-salt': { for: 'food-12', make: seaSalt, view: { az: 8, el: 18 } },
  'black-pepper': { for: 'food-13', make: pepper, view: { az: 8, el: 18 } },
  'dark-chocolate': {
    for: 'food-14',
    looks: ['plain', 'sea-salt', 'ginger'],
    make: chocolate,
    view: { az: 8, el: 18 },
  },
  mochi: { for: 'food-15', make: mochi, view: { az: 14, el: 30 } },
  senbei: { for: 'food-16', looks: ['soy', 'seaweed'], make: senbei, view: { az: 6, el: 18 } },
  'banana-chips': {
    for: 'food-17',
    looks: ['original', 'chocolate', 'cheese'],
    make: bananaChips,
    view: { az: 6, el: 16 },
  },
  'pineapple-biscuits': { for: 'food-18', make: nastar, view: { az: 8, el: 16 } },
  cashews: { for: 'food-19', make: cashews, view: { az: 6, el: 16 } },
  'dried-mango': { for: 'food-20', make: driedMango, view: { az: 6, el: 16 } },
  'fruit-drops': { for: 'food-21', make: drops, view: { az: 8, el: 16 } },
  'caramel-puddings': { for: 'food-22', make: pudding, view: { az: 8, el: 18 } },
  'prawn-crackers': { for: 'food-23', make: prawnCrackers, view: { az: 6, el: 18 } },
  popcorn: { for: 'food-24', looks: ['caramel', 'butter-salt'], make: popcorn, view: { az: 6, el: 16 } },
  'bubble-tea-kit': {
    for: 'food-25',
    looks: ['brown-sugar', 'taro', 'jasmine'],
    make: bubbleTea,
    view: { az: 6, el: 14 },
  },
  'lotus-tea': { for: 'food-26', make: lotusTea, view: { az: 8, el: 18 } },
}
