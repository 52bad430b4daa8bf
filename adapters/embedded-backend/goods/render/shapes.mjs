import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

// Geometry on which every kind of good is built. Lengths are in centimetres; y is up, z comes to the viewer.

const { PI, sin, cos } = Math

/** Moves, turns (degrees) and scales a mesh or group. */
export const put = (object, { x = 0, y = 0, z = 0, rx = 0, ry = 0, rz = 0, s } = {}) => {
  object.position.set(x, y, z)
  object.rotation.set((rx * PI) / 180, (ry * PI) / 180, (rz * PI) / 180)
  if (s !== undefined) object.scale.set(...(Array.isArray(s) ? s : [s, s, s]))
  return object
}

export const group = (...parts) => {
  const all = new THREE.Group()
  for (const part of parts.flat(Infinity)) if (part) all.add(part)
  return all
}

const mesh = (geometry, material, at) => put(new THREE.Mesh(geometry, material), at)

export const box = (width, height, depth, material, at, radius) => {
  const least = Math.min(width, height, depth)
  const r = Math.min(radius ?? least * 0.12, least * 0.499)
  return mesh(new RoundedBoxGeometry(width, height, depth, 5, r), material, at)
}

export const ball = (radius, material, at, segments = 48) =>
  mesh(new THREE.SphereGeometry(radius, segments, Math.round(segments * 0.66)), material, at)

export const ring = (radius, thickness, material, at, arc = 360) =>
  mesh(new THREE.TorusGeometry(radius, thickness, 20, 96, (arc * PI) / 180), material, at)

export const plane = (width, height, material, at) => {
  const sheet = mesh(new THREE.PlaneGeometry(width, height), material, at)
  sheet.userData.unshadowed = true
  return sheet
}

/** A disc that faces up. */
export const disc = (radius, material, at) => {
  const flat = mesh(new THREE.CircleGeometry(radius, 72).rotateX(-PI / 2), material, at)
  flat.userData.unshadowed = true
  return flat
}

/** Rounds the corners of a polyline; a point may carry its own radius as a third number. */
export const fillet = (points, radius, steps = 6) => {
  const result = []
  for (const [at, [x, y, own]] of points.entries()) {
    const before = points[at - 1]
    const after = points[at + 1]
    const r = own ?? radius
    if (!before || !after || r === 0) {
      result.push([x, y])
      continue
    }
    const lengths = [Math.hypot(before[0] - x, before[1] - y), Math.hypot(after[0] - x, after[1] - y)]
    const reach = Math.min(r, lengths[0] * 0.48, lengths[1] * 0.48)
    if (reach < 1e-6) {
      result.push([x, y])
      continue
    }
    const from = [x + ((before[0] - x) / lengths[0]) * reach, y + ((before[1] - y) / lengths[0]) * reach]
    const to = [x + ((after[0] - x) / lengths[1]) * reach, y + ((after[1] - y) / lengths[1]) * reach]
    for (let step = 0; step <= steps; step += 1) {
      const t = step / steps
      result.push([0, 1].map((i) => (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * [x, y][i] + t * t * to[i]))
    }
  }
  return result
}

/** A smooth line through points. */
export const through = (points, steps = 64) =>
  new THREE.CatmullRomCurve3(
    points.map(([x, y, z = 0]) => new THREE.Vector3(x, y, z)),
    false,
    'centripetal',
  )
    .getPoints(steps)
    .map(({ x, y }) => [x, y])

/** Turned on the lathe: [radius, height] from the bottom up; corners are rounded by `radius`. */
export const lathe = (
  profile,
  material,
  at,
  { radius = 0.15, smooth = false, segments = 96, arc = 360 } = {},
) => {
  const line = smooth ? through(profile, 80) : fillet(profile, radius)
  const points = line.map(([r, y]) => new THREE.Vector2(Math.max(r, 0.0001), y))
  const geometry = new THREE.LatheGeometry(points, segments, 0, (arc * PI) / 180)
  // The label's middle faces the viewer.
  geometry.rotateY(PI)
  return mesh(geometry, material, at)
}

export const cylinder = (radius, height, material, at, { edge = 0.08, top } = {}) => {
  const upper = top ?? radius
  return lathe(
    [
      [0, 0, 0],
      [radius, 0],
      [upper, height],
      [0, height, 0],
    ],
    material,
    at,
    { radius: Math.min(radius, upper, height) * edge * 4 },
  )
}

/** A cylinder that lies along x. */
export const rod = (radius, length, material, at) => {
  const geometry = new THREE.CylinderGeometry(radius, radius, length, 40).rotateZ(PI / 2)
  return mesh(geometry, material, at)
}

export const polygon = (points) => {
  const shape = new THREE.Shape()
  for (const [at, [x, y]] of points.entries()) shape[at === 0 ? 'moveTo' : 'lineTo'](x, y)
  shape.closePath()
  return shape
}

/** A closed outline with rounded corners. */
export const outline = (points, radius) => {
  const count = points.length
  const shape = new THREE.Shape()
  points.forEach(([x, y, own], at) => {
    const before = points[(at + count - 1) % count]
    const after = points[(at + 1) % count]
    const reach = (other) =>
      Math.min((own ?? radius) / Math.max(1e-6, Math.hypot(other[0] - x, other[1] - y)), 0.49)
    const toward = (other) => [x + (other[0] - x) * reach(other), y + (other[1] - y) * reach(other)]
    const from = toward(before)
    const to = toward(after)
    if (at === 0) shape.moveTo(...from)
    else shape.lineTo(...from)
    shape.quadraticCurveTo(x, y, ...to)
  })
  shape.closePath()
  return shape
}

/** A closed smooth outline through the points. */
export const blob = (points, tension = 0.5) => {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y]) => new THREE.Vector3(x, y, 0)),
    true,
    'catmullrom',
    tension,
  )
  return polygon(curve.getPoints(points.length * 12).map(({ x, y }) => [x, y]))
}

export const rect = (width, height, radius = 0, x = 0, y = 0) =>
  outline(
    [
      [x - width / 2, y - height / 2],
      [x + width / 2, y - height / 2],
      [x + width / 2, y + height / 2],
      [x - width / 2, y + height / 2],
    ],
    radius,
  )

export const circle = (radius, x = 0, y = 0) => {
  const shape = new THREE.Shape()
  shape.absarc(x, y, radius, 0, PI * 2)
  return shape
}

const unitUv = (geometry) => {
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox
  const { position, uv } = geometry.attributes
  for (let at = 0; at < position.count; at += 1) {
    uv.setXY(at, (position.getX(at) - min.x) / (max.x - min.x), (position.getY(at) - min.y) / (max.y - min.y))
  }
  return geometry
}

/** An outline with thickness along z, centred on z = 0. */
export const extrude = (
  shape,
  depth,
  material,
  at,
  { bevel = 0.1, holes = [], steps = 4, curve = 24 } = {},
) => {
  shape.holes = holes
  const reach = Math.min(bevel, depth * 0.49)
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: depth - reach * 2,
    bevelThickness: reach,
    bevelSize: reach,
    bevelOffset: -reach,
    bevelSegments: steps,
    curveSegments: curve,
  })
  geometry.translate(0, 0, -(depth - reach * 2) / 2)
  return mesh(unitUv(geometry), material, at)
}

/** A flat picture cut along an outline. */
export const cutout = (shape, material, at) => {
  const flat = mesh(unitUv(new THREE.ShapeGeometry(shape, 24)), material, at)
  flat.userData.unshadowed = true
  return flat
}

export const tube = (
  points,
  radius,
  material,
  at,
  { closed = false, steps = 120, sides = 16, tension = 0.5 } = {},
) => {
  const curve = new THREE.CatmullRomCurve3(
    points.map(([x, y, z = 0]) => new THREE.Vector3(x, y, z)),
    closed,
    'catmullrom',
    tension,
  )
  const ends = closed
    ? []
    : [points[0], points[points.length - 1]].map(([x, y, z = 0]) => ball(radius, material, { x, y, z }, 20))
  const pipe = new THREE.Mesh(new THREE.TubeGeometry(curve, steps, radius, sides, closed), material)
  return put(group(pipe, ends), at)
}

/** Skin over rings of equal count; each ring is a list of [x, y, z]. */
export const loft = (rings, material, at, { isOpen = false, caps = true } = {}) => {
  const count = rings[0].length
  const wide = isOpen ? count : count + 1
  const positions = []
  const uvs = []
  rings.forEach((line, row) => {
    for (let i = 0; i < wide; i += 1) {
      positions.push(...line[i % count])
      uvs.push(i / (wide - 1), row / (rings.length - 1))
    }
  })
  const indices = []
  for (let row = 0; row < rings.length - 1; row += 1) {
    for (let i = 0; i < wide - 1; i += 1) {
      const a = row * wide + i
      indices.push(a, a + 1, a + wide, a + 1, a + wide + 1, a + wide)
    }
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2))
  geometry.setIndex(indices)
  geometry.computeVertexNormals()
  if (!isOpen) {
    // The seam's two columns share their normal.
    const { normal } = geometry.attributes
    const [one, other] = [new THREE.Vector3(), new THREE.Vector3()]
    for (let row = 0; row < rings.length; row += 1) {
      one.fromBufferAttribute(normal, row * wide)
      other.fromBufferAttribute(normal, row * wide + wide - 1)
      one.add(other).normalize()
      normal.setXYZ(row * wide, one.x, one.y, one.z)
      normal.setXYZ(row * wide + wide - 1, one.x, one.y, one.z)
    }
  }
  const skin = mesh(geometry, material, at)
  if (!caps) return skin
  // Each end faces away from the other.
  const ends = [[...rings[0]].reverse(), rings[rings.length - 1]].map((line) => {
    const middle = [0, 1, 2].map((axis) => line.reduce((sum, point) => sum + point[axis], 0) / count)
    const fan = new THREE.BufferGeometry()
    fan.setAttribute(
      'position',
      new THREE.Float32BufferAttribute(
        line.flatMap((point, i) => [...point, ...line[(i + 1) % count], ...middle]),
        3,
      ),
    )
    fan.setAttribute(
      'uv',
      new THREE.Float32BufferAttribute(
        line.flatMap(() => [0, 0, 0, 0, 0, 0]),
        2,
      ),
    )
    fan.computeVertexNormals()
    return new THREE.Mesh(fan, material)
  })
  skin.add(...ends)
  return skin
}

/** An ellipse of higher order in the plane across x: points [x, y, z]. */
export const oval = (x, y, z, ry, rz, { order = 2, count = 48, turn = 0 } = {}) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * PI * 2 + turn
    const round = (value) => Math.sign(value) * Math.abs(value) ** (2 / order)
    return [x, y + round(sin(angle)) * ry, z + round(cos(angle)) * rz]
  })

/** A repeatable dice. */
export const dice = (seed = 1) => {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0
    let t = state ^ (state >>> 13)
    t = Math.imul(t, 3266489917)
    return ((t ^ (t >>> 16)) >>> 0) / 4294967296
  }
}

const nearest = (line, x, y) => {
  let best = Infinity
  let point = line[0]
  for (let i = 0; i < line.length; i += 1) {
    const [ax, ay] = line[i]
    const [bx, by] = line[(i + 1) % line.length]
    const [dx, dy] = [bx - ax, by - ay]
    const long = dx * dx + dy * dy
    const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long))
    const [px, py] = [ax + dx * t, ay + dy * t]
    const far = (px - x) ** 2 + (py - y) ** 2
    if (far < best) {
      best = far
      point = [px, py]
    }
  }
  return [Math.sqrt(best), point]
}

const isInside = (line, x, y) => {
  let inside = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i, i += 1) {
    const [[ax, ay], [bx, by]] = [line[i], line[j]]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/**
 * Soft stuff: an outline blown up to `thick`, round over `edge` from its seam, with `fold(x, y)` added to both
 * sides (in centimetres). Cloth, cushions, pouches, gloves and soles. The picture of `material` lies over the front.
 */
export const puff = (
  shape,
  material,
  at,
  { thick = 1, edge = 1.5, fold = () => 0, grid = 90, back = 1, backMaterial = material } = {},
) => {
  const line = shape.getPoints(16).map(({ x, y }) => [x, y])
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const step = Math.max(right - left, high - low) / grid
  const [columns, rows] = [Math.ceil((right - left) / step) + 2, Math.ceil((high - low) / step) + 2]
  const front = []
  const flat = []
  const uvs = []
  const indexOf = new Map()
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      let x = left + (column - 1) * step
      let y = low + (row - 1) * step
      const [far, point] = nearest(line, x, y)
      const inside = isInside(line, x, y)
      if (!inside && far > step * 0.75) continue
      let distance = far
      if (!inside || far < step * 0.45) {
        ;[x, y] = point
        distance = 0
      }
      indexOf.set(row * (columns + 1) + column, front.length / 3)
      const part = Math.min(1, distance / edge)
      const round = Math.sqrt(1 - (1 - part) ** 2)
      front.push(x, y, thick * round + fold(x, y) * part)
      flat.push(x, y, -(thick * round * back) + fold(x, y) * part * (back === 0 ? 1 : 0.6) - 0.002)
      uvs.push((x - left) / (right - left), (y - low) / (high - low))
    }
  }
  const faces = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at_ = row * (columns + 1) + column
      const [a, b, c, d] = [at_, at_ + 1, at_ + columns + 1, at_ + columns + 2].map((i) => indexOf.get(i))
      if (a !== undefined && b !== undefined && c !== undefined && d !== undefined)
        faces.push(a, b, d, a, d, c)
      else if (a !== undefined && b !== undefined && d !== undefined) faces.push(a, b, d)
      else if (a !== undefined && d !== undefined && c !== undefined) faces.push(a, d, c)
      else if (a !== undefined && b !== undefined && c !== undefined) faces.push(a, b, c)
      else if (b !== undefined && d !== undefined && c !== undefined) faces.push(b, d, c)
    }
  }
  const side = (positions, order, paint) => {
    const geometry = new THREE.BufferGeometry()
    geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3))
    geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uvs, 2))
    geometry.setIndex(order)
    geometry.computeVertexNormals()
    return new THREE.Mesh(geometry, paint)
  }
  const turned = faces.map((_, i) => faces[i % 3 === 0 ? i : i % 3 === 1 ? i + 1 : i - 1])
  return put(group(side(front, faces, material), side(flat, turned, backMaterial)), at)
}

/** Soft folds that run along `angle` (degrees) with a wavelength, as a `fold` of puff. */
export const folds = (depth, wave, angle = 90, seed = 1) => {
  const random = dice(seed)
  const phases = [random() * 9, random() * 9, random() * 9, random() * 9]
  const [c, s] = [cos((angle * PI) / 180), sin((angle * PI) / 180)]
  return (x, y) => {
    const along = x * c + y * s
    const across = -x * s + y * c
    const bend = sin(along / wave / 2.3 + phases[0]) * 0.9
    return (
      depth *
      (sin((across / wave) * 2 * PI * 0.5 + bend + phases[1]) * 0.6 +
        sin((across / wave) * 2 * PI * 0.93 + bend * 1.7 + phases[2]) * 0.3 +
        sin(along / wave + across / wave / 2 + phases[3]) * 0.25)
    )
  }
}

/** Copies around the upright axis. */
export const around = (count, make, radius = 0, from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * 360
    const part = group(make(i))
    part.children.forEach((child) => {
      child.position.z += radius
    })
    return put(part, { ry: angle })
  })

/** Copies in a row, a grid, or by any rule. */
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i))

/** Bends everything in it: `rule` moves each point [x, y, z]. */
export const bend = (object, rule) => {
  object.updateMatrixWorld(true)
  const upward = object.matrixWorld.clone().invert()
  object.traverse((part) => {
    if (!part.isMesh) return
    const there = upward.clone().multiply(part.matrixWorld)
    const back = there.clone().invert()
    const { position } = part.geometry.attributes
    const point = new THREE.Vector3()
    for (let at = 0; at < position.count; at += 1) {
      point.fromBufferAttribute(position, at).applyMatrix4(there)
      point.set(...rule(point.x, point.y, point.z)).applyMatrix4(back)
      position.setXYZ(at, point.x, point.y, point.z)
    }
    part.geometry.computeVertexNormals()
  })
  return object
}
