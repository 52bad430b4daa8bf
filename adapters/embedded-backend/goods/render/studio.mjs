import * as THREE from 'three'

/*
 * The studio: one light, one lens and one floor for every good, so that twenty of them in a grid belong together.
 *
 * A picture is the mean of several frames. Every frame shifts the lens by a part of a pixel (antialiasing) and
 * moves the shadow-casting lights: one over the area of the key softbox, two over the dome. Their mean is soft
 * area light with true occlusion. The floor is rendered apart and kept only as the alpha of its shadow, so that a
 * picture stands on any wall, light or dark.
 */

const SHADOW_MAP = 640
const KEY_DIRECTION = new THREE.Vector3(-0.55, 1, 0.62).normalize()
const KEY_LIGHT = 1.6
const DOME_LIGHT = 1.5
const DOME_LIGHTS = 2
const ENVIRONMENT_LIGHT = 0.62

/** Softboxes of the studio: [direction, half width, half height, radiance]. Glass and environment share them. */
const SOFTBOXES = [
  [[-0.75, 0.75, 0.55], 0.42, 0.34, 9],
  [[0.95, 0.35, 0.15], 0.16, 0.62, 7],
  [[-1, 0.15, -0.25], 0.14, 0.6, 5],
  [[0.15, 1, -0.1], 0.6, 0.5, 5],
  [[0.25, 0.3, 1], 0.5, 0.16, 1.1],
]

const environmentScene = () => {
  const scene = new THREE.Scene()
  const walls = new THREE.Mesh(
    new THREE.SphereGeometry(20, 48, 32),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      vertexShader:
        'varying vec3 v; void main(){ v = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
      fragmentShader:
        'varying vec3 v; void main(){ float h = normalize(v).y; vec3 c = mix(vec3(.30,.29,.28), vec3(.62,.64,.67), smoothstep(-.15,.9,h)); c = mix(vec3(.42,.41,.40), c, smoothstep(-.6,-.05,h)); gl_FragColor = vec4(c, 1.); }',
    }),
  )
  scene.add(walls)
  for (const [direction, halfWidth, halfHeight, radiance] of SOFTBOXES) {
    const box = new THREE.Mesh(
      new THREE.PlaneGeometry(halfWidth * 20, halfHeight * 20),
      new THREE.MeshBasicMaterial({ color: new THREE.Color(radiance, radiance, radiance) }),
    )
    box.position.set(...direction).setLength(10)
    box.lookAt(0, 0, 0)
    scene.add(box)
  }
  return scene
}

/** A low-discrepancy sequence: the same lights on every run. */
const halton = (index, base) => {
  let result = 0
  for (let at = index, part = 1 / base; at > 0; at = Math.floor(at / base), part /= base)
    result += (at % base) * part
  return result
}

const COMPOSITE = {
  vertexShader: 'varying vec2 u; void main(){ u = uv; gl_Position = vec4(position.xy, 0., 1.); }',
  fragmentShader: `
    varying vec2 u; uniform sampler2D goods; uniform sampler2D floor_; uniform float frames; uniform float lit; uniform float depth;
    vec3 neutral(vec3 c) {
      float x = min(c.r, min(c.g, c.b)); float o = x < .08 ? x - 6.25 * x * x : .04; c -= o;
      float p = max(c.r, max(c.g, c.b)); const float s = .8 - .04; if (p < s) return c;
      float d = 1. - s; float n = 1. - d * d / (p + d - s); c *= n / p;
      float g = 1. - 1. / (.15 * (p - n) + 1.); return mix(c, vec3(n), g);
    }
    vec3 toSrgb(vec3 c) { return mix(c * 12.92, 1.055 * pow(max(c, vec3(0.)), vec3(1. / 2.4)) - .055, step(.0031308, c)); }
    void main() {
      vec4 g = texture2D(goods, u) / frames;
      float a = clamp(g.a, 0., 1.);
      vec3 c = a > .001 ? toSrgb(neutral(g.rgb / a)) : vec3(0.);
      vec4 f = texture2D(floor_, u) / frames;
      float shade = clamp(f.a - f.r / lit, 0., 1.);
      vec2 e = smoothstep(vec2(0.), vec2(.1), min(u, 1. - u));
      shade = clamp(pow(shade, 1.15) * depth, 0., .8) * e.x * e.y;
      float all = a + (1. - a) * shade;
      const vec3 dark = vec3(.07, .075, .10);
      gl_FragColor = vec4(all > 0. ? mix(dark, c, a / all) : dark, all);
    }`,
}

/** The lights are few: the shadows they cast on the floor are blurred into each other. */
const BLUR = `
  varying vec2 u; uniform sampler2D one;
  void main() {
    vec4 f = vec4(0.);
    for (int i = 0; i < 64; i++) { float r = sqrt((float(i) + .5) / 64.) * .034; float w = float(i) * 2.39996; f += texture2D(one, u + vec2(cos(w), sin(w) * .7) * r) / 64.; }
    gl_FragColor = f;
  }`

export class Studio {
  constructor(canvas) {
    // Colours are not multiplied by alpha: divided again in eight bits, a faint shadow would be coloured noise.
    this.renderer = new THREE.WebGLRenderer({
      canvas,
      alpha: true,
      premultipliedAlpha: false,
      preserveDrawingBuffer: true,
    })
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = THREE.PCFShadowMap
    this.renderer.setClearColor(0, 0)
    const generator = new THREE.PMREMGenerator(this.renderer)
    this.environment = generator.fromScene(environmentScene(), 0.02).texture
    this.screen = new THREE.Mesh(
      new THREE.PlaneGeometry(2, 2),
      new THREE.ShaderMaterial({
        ...COMPOSITE,
        uniforms: Object.fromEntries(
          ['goods', 'floor_', 'frames', 'lit', 'depth'].map((name) => [name, { value: null }]),
        ),
        depthTest: false,
        depthWrite: false,
        blending: THREE.NoBlending,
      }),
    )
    this.sum = new THREE.Mesh(
      this.screen.geometry,
      new THREE.ShaderMaterial({
        vertexShader: COMPOSITE.vertexShader,
        fragmentShader:
          'varying vec2 u; uniform sampler2D one; void main(){ vec4 c = texture2D(one, u); gl_FragColor = vec4(min(c.rgb, vec3(6.)), c.a); }',
        uniforms: { one: { value: null } },
        depthTest: false,
        depthWrite: false,
        transparent: true,
        blending: THREE.CustomBlending,
        blendSrc: THREE.OneFactor,
        blendDst: THREE.OneFactor,
        blendSrcAlpha: THREE.OneFactor,
        blendDstAlpha: THREE.OneFactor,
      }),
    )
    this.blur = new THREE.Mesh(
      this.screen.geometry,
      new THREE.ShaderMaterial({
        vertexShader: COMPOSITE.vertexShader,
        fragmentShader: BLUR,
        uniforms: { one: { value: null } },
        depthTest: false,
        depthWrite: false,
        blending: THREE.NoBlending,
      }),
    )
    this.flat = new THREE.OrthographicCamera(-1, 1, 1, -1, 0, 1)
  }

  target(name, size) {
    if (this[name]?.width !== size) {
      this[name]?.dispose()
      this[name] = new THREE.WebGLRenderTarget(size, size, { type: THREE.HalfFloatType })
    }
    return this[name]
  }

  /** Puts the object on the floor with a bounding radius of one, whatever unit it was built in. */
  place(object, lift) {
    const box = new THREE.Box3().setFromObject(object)
    const size = box.getSize(new THREE.Vector3())
    const scale = 2 / size.length()
    const middle = box.getCenter(new THREE.Vector3())
    object.scale.multiplyScalar(scale)
    object.position.sub(middle).multiplyScalar(scale)
    object.position.y = -box.min.y * scale + lift
    const stand = new THREE.Group()
    stand.add(object)
    return stand
  }

  /** The lens: what the object covers is scaled and shifted into the frame, its foot at one height. */
  frame(camera, object, { fill, foot, cut }) {
    const points = []
    const point = new THREE.Vector3()
    object.updateMatrixWorld(true)
    object.traverse((mesh) => {
      if (!mesh.isMesh || mesh.userData.unframed) return
      const { position } = mesh.geometry.attributes
      const step = Math.max(1, Math.floor(position.count / 3000))
      for (let at = 0; at < position.count; at += step) {
        point.fromBufferAttribute(position, at).applyMatrix4(mesh.matrixWorld).project(camera)
        points.push([point.x, point.y])
      }
    })
    const xs = points
      .map(([x]) => x)
      .reduce(([low, high], x) => [Math.min(low, x), Math.max(high, x)], [9, -9])
    const ys = points
      .map(([, y]) => y)
      .reduce(([low, high], y) => [Math.min(low, y), Math.max(high, y)], [9, -9])
    if (cut) {
      const [x, y, zoom] = cut
      const wide = Math.max(xs[1] - xs[0], ys[1] - ys[0])
      const scale = (1.9 / wide) * zoom
      return {
        scale,
        x: -(xs[0] + (xs[1] - xs[0]) * x) * scale,
        y: -(ys[0] + (ys[1] - ys[0]) * y) * scale,
      }
    }
    const scale = Math.min(1.62 / (xs[1] - xs[0]), 1.5 / (ys[1] - ys[0])) * fill
    const high = (ys[1] - ys[0]) * scale
    // What is low stands nearer to the middle of the floor, what is high leaves room above it.
    const bottom = foot ?? -0.58 - 0.14 * Math.min(1, high / 1.5)
    return { scale, x: (-(xs[0] + xs[1]) / 2) * scale, y: bottom - ys[0] * scale }
  }

  light(scene) {
    const lights = Array.from({ length: 1 + DOME_LIGHTS }, (_, at) => {
      const light = new THREE.DirectionalLight(0xffffff, at === 0 ? KEY_LIGHT : DOME_LIGHT / DOME_LIGHTS)
      light.castShadow = true
      light.shadow.mapSize.set(SHADOW_MAP, SHADOW_MAP)
      Object.assign(light.shadow.camera, {
        left: -1.4,
        right: 1.4,
        top: 1.4,
        bottom: -1.4,
        near: 0.5,
        far: 8,
      })
      light.shadow.bias = -0.0006
      light.shadow.normalBias = 0.012
      light.shadow.radius = 6
      light.target.position.set(0, 0.5, 0)
      scene.add(light, light.target)
      return light
    })
    return lights
  }

  aim(lights, frame, frames) {
    lights.forEach((light, at) => {
      if (at === 0) {
        const angle = halton(frame + 1, 2) * Math.PI * 2
        const reach = Math.sqrt((frame + 0.5) / frames) * 0.5
        light.position
          .copy(KEY_DIRECTION)
          .add(
            new THREE.Vector3(
              Math.cos(angle) * reach,
              Math.sin(angle) * reach * 0.6,
              Math.sin(angle) * reach,
            ),
          )
      } else {
        const index = frame * DOME_LIGHTS + at
        const angle = halton(index, 3) * Math.PI * 2
        const high = 0.36 + 0.64 * Math.sqrt(halton(index, 2))
        const flat = Math.sqrt(1 - high * high)
        light.position.set(Math.cos(angle) * flat, high, Math.sin(angle) * flat)
      }
      light.position.setLength(4).add(light.target.position)
      light.updateMatrixWorld()
    })
  }

  /** Renders the object to the canvas. */
  take(
    object,
    { size, frames = 8, az = 28, el = 13, fill = 1, lift = 0, lens = 20, depth = 0.8, foot, cut },
  ) {
    const { renderer } = this
    renderer.setSize(size, size, false)
    const scene = new THREE.Scene()
    scene.environment = this.environment
    scene.environmentIntensity = ENVIRONMENT_LIGHT
    const stand = this.place(object, lift)
    scene.add(stand)
    object.traverse((mesh) => {
      if (!mesh.isMesh) return
      mesh.castShadow = !mesh.userData.unshadowed
      mesh.receiveShadow = true
    })
    const camera = new THREE.PerspectiveCamera(lens, 1, 0.5, 30)
    const [turn, rise] = [(az * Math.PI) / 180, (el * Math.PI) / 180]
    const away = 2.6 / Math.tan((lens * Math.PI) / 360)
    const target = new THREE.Vector3(
      0,
      new THREE.Box3().setFromObject(stand).getCenter(new THREE.Vector3()).y,
      0,
    )
    camera.position
      .set(Math.sin(turn) * Math.cos(rise), Math.sin(rise), Math.cos(turn) * Math.cos(rise))
      .multiplyScalar(away)
      .add(target)
    camera.lookAt(target)
    camera.updateMatrixWorld()
    const { scale, x, y } = this.frame(camera, stand, { fill, foot, cut })
    const projection = camera.projectionMatrix.clone()
    // The lights stand fast to the camera: every good is lit from the same side of its picture.
    const rig = new THREE.Group()
    rig.rotation.y = turn
    scene.add(rig)
    scene.environmentRotation.set(0, turn, 0)
    const lights = this.light(rig)
    const floor = new THREE.Mesh(
      new THREE.PlaneGeometry(30, 30),
      new THREE.MeshLambertMaterial({ color: 0xffffff, envMapIntensity: 0 }),
    )
    floor.rotation.x = -Math.PI / 2
    floor.receiveShadow = true
    floor.userData.floor = true
    const one = this.target('one', size)
    const sum = this.target('total', size)
    const under = this.target('under', Math.round(size / 3))
    const underOne = this.target('underOne', Math.round(size / 3))
    for (const target_ of [sum, under]) {
      renderer.setRenderTarget(target_)
      renderer.clear()
    }
    let lit = 0
    for (let frame = 0; frame < frames; frame += 1) {
      this.aim(lights, frame, frames)
      const jitter = [(halton(frame + 1, 2) - 0.5) / size, (halton(frame + 1, 3) - 0.5) / size]
      // Scale and shift act on the picture, after the division by w.
      const shift = new THREE.Matrix4().set(
        scale,
        0,
        0,
        x + jitter[0] * 2,
        0,
        scale,
        0,
        y + jitter[1] * 2,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        1,
      )
      camera.projectionMatrix.multiplyMatrices(shift, projection)
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
      this.add(scene, camera, one, sum)
      scene.add(floor)
      scene.environment = null
      // The floor alone, under the shadows that were just cast.
      renderer.shadowMap.autoUpdate = false
      stand.visible = false
      this.add(scene, camera, underOne, under)
      stand.visible = true
      renderer.shadowMap.autoUpdate = true
      scene.remove(floor)
      scene.environment = this.environment
      lit += lights.reduce((total, light) => {
        const direction = light.position.clone().sub(light.target.position).normalize()
        return total + (light.intensity * direction.y) / Math.PI
      }, 0)
    }
    const { uniforms } = this.screen.material
    this.blur.material.uniforms.one.value = under.texture
    renderer.setRenderTarget(underOne)
    renderer.render(this.blur, this.flat)
    uniforms.goods.value = sum.texture
    uniforms.floor_.value = underOne.texture
    uniforms.frames.value = frames
    uniforms.lit.value = lit / frames
    uniforms.depth.value = depth
    renderer.setRenderTarget(null)
    renderer.render(this.screen, this.flat)
    for (const light of lights) light.dispose()
    stand.traverse((mesh) => mesh.geometry?.dispose())
  }

  add(scene, camera, one, sum) {
    const { renderer } = this
    renderer.setRenderTarget(one)
    renderer.clear()
    renderer.render(scene, camera)
    this.sum.material.uniforms.one.value = one.texture
    renderer.setRenderTarget(sum)
    renderer.autoClear = false
    renderer.render(this.sum, this.flat)
    renderer.autoClear = true
  }
}
