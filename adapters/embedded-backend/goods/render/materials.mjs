import * as THREE from 'three'
import { dice } from './shapes.mjs'

/** Colours of the goods by the English names of the option values, as slugs. */
export const COLOURS = {
  white: '#f1f1ee',
  black: '#1b1c1e',
  sand: '#cdb796',
  grey: '#8b8f94',
  silver: '#c3c7cb',
  gold: '#c9a24b',
  blue: '#2c5fb3',
  navy: '#22335c',
  'light-blue': '#93bbdd',
  green: '#3f7d4d',
  olive: '#6b6c3c',
  sage: '#9bb096',
  mint: '#a5dcc6',
  red: '#c2272d',
  maroon: '#6f1d2c',
  terracotta: '#bb6244',
  pink: '#eda9b8',
  purple: '#6b4a9a',
  lilac: '#bfadde',
  yellow: '#f2c52e',
  mustard: '#cc9a2c',
  orange: '#ea7426',
  brown: '#6d442b',
  tan: '#b98352',
  beige: '#d9c7a8',
  ivory: '#efe6d2',
  clear: '#dfe9ec',
  charcoal: '#3b3e43',
  teal: '#1f7f80',
  natural: '#d2ab77',
  walnut: '#6b4527',
  oak: '#c59b67',
  teak: '#9c6336',
  colourful: '#d2ab77',
  steel: '#b9bdc1',
}

export const hex = (name) => COLOURS[name] ?? name

const { MeshPhysicalMaterial: Physical } = THREE
const SEED_SIZE = 256

export const canvas = (width, height, draw) => {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const pen = sheet.getContext('2d', { willReadFrequently: true })
  draw(pen, width, height)
  return sheet
}

/** A canvas as a texture: colours by default, `isData` for bumps. */
export const texture = (sheet, { isData = false, repeat, wrap = true } = {}) => {
  const result = new THREE.CanvasTexture(sheet)
  result.colorSpace = isData ? THREE.NoColorSpace : THREE.SRGBColorSpace
  if (wrap) result.wrapS = result.wrapT = THREE.RepeatWrapping
  if (repeat) result.repeat.set(...(Array.isArray(repeat) ? repeat : [repeat, repeat]))
  return result
}

const cache = new Map()
const once = (name, make) => {
  if (!cache.has(name)) cache.set(name, make())
  return cache.get(name)
}

/** Value noise that tiles, -1 to 1. */
const noise = (cells, seed) => {
  const random = dice(seed)
  const grid = Array.from({ length: cells * cells }, () => random() * 2 - 1)
  const ease = (t) => t * t * (3 - 2 * t)
  return (u, v) => {
    const [x, y] = [u * cells, v * cells]
    const [i, j] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [ease(x - i), ease(y - j)]
    const at = (a, b) => grid[(((b % cells) + cells) % cells) * cells + (((a % cells) + cells) % cells)]
    return (
      (at(i, j) * (1 - fx) + at(i + 1, j) * fx) * (1 - fy) +
      (at(i, j + 1) * (1 - fx) + at(i + 1, j + 1) * fx) * fy
    )
  }
}

/** A square picture of a rule (u, v) -> grey 0..1 or [r, g, b] 0..255. */
const painted = (rule, size = SEED_SIZE) =>
  canvas(size, size, (pen) => {
    const image = pen.createImageData(size, size)
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const value = rule(x / size, y / size)
        const [r, g, b] = Array.isArray(value) ? value : [value * 255, value * 255, value * 255]
        image.data.set([r, g, b, 255], (y * size + x) * 4)
      }
    }
    pen.putImageData(image, 0, 0)
  })

const grain = (kind) =>
  once(kind, () => {
    if (kind === 'weave') {
      return painted((u, v) => {
        const n = 16
        const [i, j] = [Math.floor(u * n), Math.floor(v * n)]
        const over = (i + j) % 2 === 0
        const across = over ? u * n - i : v * n - j
        return 0.25 + 0.75 * Math.sin(across * Math.PI) ** 0.8
      })
    }
    if (kind === 'twill') {
      return painted(
        (u, v) =>
          0.5 + 0.5 * Math.sin((u * 16 + v * 32) * 2 * Math.PI) * (0.7 + 0.3 * Math.sin(u * 64 * Math.PI)),
      )
    }
    if (kind === 'knit') {
      return painted((u, v) => {
        const n = 12
        const x = u * n - Math.floor(u * n)
        const y = v * n * 1.0 - Math.abs(x - 0.5) * 1.2
        const f = y - Math.floor(y)
        return Math.sin(f * Math.PI) ** 0.7 * (0.35 + 0.65 * Math.sin(x * Math.PI * 2) ** (2 ** 0.5))
      })
    }
    if (kind === 'leather') {
      const random = dice(7)
      const points = Array.from({ length: 380 }, () => [random(), random()])
      const fine = noise(64, 3)
      return painted((u, v) => {
        let [one, two] = [9, 9]
        for (const [x, y] of points) {
          const dx = Math.min(Math.abs(u - x), 1 - Math.abs(u - x))
          const dy = Math.min(Math.abs(v - y), 1 - Math.abs(v - y))
          const far = Math.hypot(dx, dy)
          if (far < one) [two, one] = [one, far]
          else if (far < two) two = far
        }
        return Math.min(1, (two - one) * 34) * 0.8 + 0.1 + fine(u, v) * 0.08
      }, 256)
    }
    if (kind === 'fine') {
      const [one, two] = [noise(128, 5), noise(64, 6)]
      return painted((u, v) => 0.5 + one(u, v) * 0.3 + two(u, v) * 0.2)
    }
    if (kind === 'rough') {
      const [one, two, three] = [noise(8, 11), noise(24, 12), noise(80, 13)]
      return painted((u, v) => 0.5 + one(u, v) * 0.25 + two(u, v) * 0.15 + three(u, v) * 0.1)
    }
    if (kind === 'brushed') {
      const one = noise(128, 17)
      return painted((u, v) => 0.5 + one(u * 0.06, v) * 0.4 + one(u * 0.02, v * 2) * 0.1)
    }
    if (kind === 'mesh') {
      return painted((u, v) => {
        const n = 12
        const row = Math.floor(v * n)
        const x = (u * n + (row % 2) * 0.5) % 1
        const y = v * n - row
        return Math.hypot(x - 0.5, y - 0.5) < 0.3 ? 0.1 : 0.9
      })
    }
    if (kind === 'hammered') {
      const one = noise(14, 19)
      return painted((u, v) => 0.5 + one(u, v) * 0.5)
    }
    throw new Error(`no grain ${kind}`)
  })

export const bump = (kind, repeat = 4) => texture(grain(kind), { isData: true, repeat })

/** Both faces are drawn, so that a surface whose points run the other way is no hole; shadows fall from the far one. */
const physical = (options) =>
  new Physical(
    options.transparent ? options : { side: THREE.DoubleSide, shadowSide: THREE.BackSide, ...options },
  )

export const plastic = (colour, more) => physical({ color: hex(colour), roughness: 0.42, ...more })
export const matte = (colour, more) => physical({ color: hex(colour), roughness: 0.72, ...more })
export const gloss = (colour, more) =>
  physical({ color: hex(colour), roughness: 0.32, clearcoat: 1, clearcoatRoughness: 0.06, ...more })
export const ceramic = (colour, more) =>
  physical({ color: hex(colour), roughness: 0.4, clearcoat: 0.9, clearcoatRoughness: 0.12, ...more })
export const rubber = (colour, more) =>
  physical({ color: hex(colour), roughness: 0.82, bumpMap: bump('fine', 6), bumpScale: 0.4, ...more })
export const metal = (colour = 'steel', more) =>
  physical({ color: hex(colour), metalness: 1, roughness: 0.3, ...more })
export const brushed = (colour = 'steel', more) =>
  metal(colour, { roughness: 0.36, bumpMap: bump('brushed', 1), bumpScale: 0.25, ...more })
export const chrome = (more) => metal('#dfe2e5', { roughness: 0.08, ...more })
export const card = (colour = '#ffffff', more) => physical({ color: hex(colour), roughness: 0.8, ...more })
export const leather = (colour, more = {}) => {
  const { repeat = 3, ...rest } = more
  return physical({
    color: hex(colour),
    roughness: 0.52,
    bumpMap: bump('leather', repeat),
    bumpScale: 1.1,
    side: THREE.DoubleSide,
    ...rest,
  })
}
export const fabric = (colour, more = {}) => {
  const { repeat = 12, kind = 'weave', ...rest } = more
  return physical({
    color: hex(colour),
    roughness: 0.92,
    sheen: 0.35,
    sheenRoughness: 0.6,
    sheenColor: new THREE.Color(hex(colour)).lerp(new THREE.Color('#ffffff'), 0.45),
    bumpMap: bump(kind, repeat),
    bumpScale: 1.2,
    side: THREE.DoubleSide,
    ...rest,
  })
}
export const satin = (colour, more) =>
  physical({
    color: hex(colour),
    roughness: 0.38,
    sheen: 0.6,
    sheenRoughness: 0.35,
    anisotropy: 0.6,
    sheenColor: new THREE.Color(hex(colour)).lerp(new THREE.Color('#ffffff'), 0.6),
    side: THREE.DoubleSide,
    ...more,
  })

/** Wood: rings and fibres along the picture's x. */
export const wood = (colour = 'oak', more = {}) => {
  const { repeat = 1, seed = 1, turn = 0, gloss: coat = 0.25, ...rest } = more
  const base = new THREE.Color(hex(colour)).convertLinearToSRGB()
  const map = once(`wood ${hex(colour)} ${seed}`, () => {
    const [slow, wavy, fibre, pores] = [
      noise(4, seed + 20),
      noise(6, seed + 21),
      noise(128, seed + 22),
      noise(200, seed + 23),
    ]
    return painted((u, v) => {
      const across = v * 7 + slow(u * 0.5, v) * 1.6 + wavy(u, v * 0.5) * 0.5
      const ringed = across - Math.floor(across)
      const dark = 0.86 + 0.16 * (ringed < 0.8 ? ringed / 0.8 : (1 - ringed) / 0.2)
      const fine = fibre(u * 0.05, v) * 0.05 + Math.min(0, pores(u * 0.08, v) + 0.35) * 0.14
      const shade = dark + fine
      return [
        base.r * 255 * shade,
        base.g * 255 * shade * (0.985 + 0.015 * shade),
        base.b * 255 * shade * 0.97,
      ]
    }, 512)
  })
  const picture = texture(map, { repeat })
  picture.rotation = (turn * Math.PI) / 180
  return physical({ map: picture, roughness: 0.55, clearcoat: coat, clearcoatRoughness: 0.35, ...rest })
}

/** A printed picture on any material. */
export const printed = (sheet, more = {}) => {
  const { repeat, wrap, ...rest } = more
  return physical({ map: texture(sheet, { repeat, wrap }), roughness: 0.6, ...rest })
}

/** A lit screen: keeps its colours whatever the light. */
export const screen = (sheet, more = {}) =>
  physical({
    color: 0x000000,
    emissive: 0xffffff,
    emissiveMap: texture(sheet, { wrap: false }),
    emissiveIntensity: 0.92,
    roughness: 0.12,
    clearcoat: 0.6,
    ...more,
  })

export const lamp = (colour = '#ffe2ad', strength = 1.4) =>
  physical({
    color: 0x222222,
    emissive: new THREE.Color(colour),
    emissiveIntensity: strength,
    roughness: 0.5,
  })

/**
 * Glass and clear plastic. What is behind stays to be seen: alpha grows with the highlights of the softboxes and
 * toward the rim, where glass is thick to the eye.
 */
export const glass = (tint = '#dfeaec', { body = 0.1, rim = 0.55, rough = 0.0, inside = false } = {}) => {
  const material = new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: inside ? THREE.BackSide : THREE.FrontSide,
    uniforms: {
      tint: { value: new THREE.Color(hex(tint)) },
      body: { value: body },
      rim: { value: rim },
      rough: { value: rough },
    },
    vertexShader:
      'varying vec3 n; varying vec3 v; void main(){ vec4 p = modelViewMatrix * vec4(position,1.); v = -p.xyz; n = normalMatrix * normal; gl_Position = projectionMatrix * p; }',
    fragmentShader: `
      varying vec3 n; varying vec3 v; uniform vec3 tint; uniform float body, rim, rough;
      float light(vec3 r, vec3 d, float w, float h) {
        d = normalize(d); vec3 s = normalize(cross(vec3(0.,1.,.001), d)); vec3 t = cross(d, s);
        float f = dot(r, d); if (f <= 0.) return 0.; vec2 q = abs(vec2(dot(r, s), dot(r, t)) / f); float e = .03 + rough;
        return (1. - smoothstep(w - e, w + e, q.x)) * (1. - smoothstep(h - e, h + e, q.y));
      }
      void main() {
        vec3 N = normalize(n) * (gl_FrontFacing ? 1. : -1.); vec3 V = normalize(v); float c = clamp(dot(N, V), 0., 1.);
        float fresnel = .05 + .95 * pow(1. - c, 4.); vec3 r = reflect(-V, N);
        float s = light(r, vec3(-.75,.6,.55), .42, .4) * 1.1 + light(r, vec3(.95,.2,.25), .14, .6) * .9 + light(r, vec3(-.1,1.,.2), .6, .4) * .5;
        float spec = clamp(s * (.16 + fresnel * 1.2) + fresnel * .3, 0., 1.);
        float thick = body + rim * pow(1. - c, 2.2);
        vec3 edge = tint * mix(.9, .42, pow(1. - c, 1.6));
        float a = clamp(thick + spec * (1. - thick), 0., 1.);
        gl_FragColor = vec4(mix(edge, vec3(1.15), spec / max(a, .001)), a);
      }`,
  })
  return material
}

/** A glass body of which the far side is seen through the near one. */
export const through = (make, tint, options = {}) => {
  const back = make(glass(tint, { ...options, inside: true, body: (options.body ?? 0.1) * 0.5 }))
  const front = make(glass(tint, options))
  back.renderOrder = 1
  front.renderOrder = 3
  for (const part of [back, front]) part.traverse((one) => (one.userData.unshadowed = true))
  const all = new THREE.Group()
  all.add(back, front)
  return all
}

/** Pile: layers of a soft mesh with more and more of it left out. */
export const furry = (object, colour, { length = 0.5, layers = 9, density = 22 } = {}) => {
  const strands = once(`strands ${density}`, () => {
    const random = dice(31)
    return canvas(256, 256, (pen) => {
      pen.fillStyle = '#000'
      pen.fillRect(0, 0, 256, 256)
      for (let i = 0; i < 5200; i += 1) {
        const shade = Math.round(60 + random() * 195)
        pen.fillStyle = `rgb(${shade},${shade},${shade})`
        pen.fillRect(random() * 256, random() * 256, 2, 2)
      }
    })
  })
  const all = new THREE.Group()
  const tone = new THREE.Color(hex(colour))
  for (let layer = 0; layer <= layers; layer += 1) {
    const part = layer / layers
    const material = new THREE.MeshPhysicalMaterial({
      color: tone.clone().multiplyScalar(0.62 + 0.38 * part),
      roughness: 1,
      sheen: 0.4,
      sheenRoughness: 0.8,
      sheenColor: tone,
    })
    if (layer > 0) {
      material.alphaMap = texture(strands, { isData: true, repeat: [density / 4, density / 6] })
      material.alphaTest = 0.2 + part * 0.68
    }
    const shell = object.clone()
    shell.traverse((one) => {
      if (!one.isMesh) return
      one.geometry = one.geometry.clone()
      const { position, normal } = one.geometry.attributes
      const size = one.getWorldScale(new THREE.Vector3()).x || 1
      for (let at = 0; at < position.count; at += 1) {
        position.setXYZ(
          at,
          position.getX(at) + (normal.getX(at) * length * part) / size,
          position.getY(at) + ((normal.getY(at) - 0.25 * part) * length * part) / size,
          position.getZ(at) + (normal.getZ(at) * length * part) / size,
        )
      }
      one.material = material
      if (layer > 2 && layer !== layers) one.userData.unshadowed = true
      if (layer > 0) one.userData.unframed = true
    })
    all.add(shell)
  }
  return all
}
