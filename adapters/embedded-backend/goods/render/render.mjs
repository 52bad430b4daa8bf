#!/usr/bin/env node
// Renders the pictures of goods; how it is used stands in ../README.md.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const here = path.dirname(fileURLToPath(import.meta.url))
const PICTURES = path.join(here, '..', 'pictures')
const PRODUCTS = path.join(here, '..', '..', 'demo-data', 'products')
/** Nobody who builds or runs the shop needs it: fetched when pictures are rendered, always in this version. */
const THREE = 'three@0.187.0'
const LIBRARY = path.join(here, '..', '..', '..', '..', '.cache', 'render-goods', THREE)

const args = process.argv.slice(2)
const option = (name, otherwise) => {
  const at = args.indexOf(`--${name}`)
  return at < 0 ? otherwise : args.splice(at, 2)[1]
}
const flag = (name) => {
  const at = args.indexOf(`--${name}`)
  if (at >= 0) args.splice(at, 1)
  return at >= 0
}

const sheet = option('sheet')
const size = Number(option('size', sheet ? 220 : 800))
const frames = Number(option('frames', sheet ? 2 : 3))
const groups = option('groups', '').split(',').filter(Boolean)
const isDark = flag('dark')
const isEvery = flag('every')
const isViews = flag('views')
const isMissing = flag('missing')
const isCheck = flag('check')
/** Where pictures are written: a check leaves the committed ones as they are. */
const target = isCheck ? fs.mkdtempSync(path.join(os.tmpdir(), 'goods-')) : PICTURES

if (!fs.existsSync(LIBRARY)) {
  fs.mkdirSync(LIBRARY, { recursive: true })
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', LIBRARY, THREE], {
    stdio: 'inherit',
  })
}

/** Alpha below this share is a breath of shadow: too little to be seen, and much to be stored. */
const FAINT = '8%'

/** The widths of a picture and their quality; the last one's file says that all are there. */
const widthsOf = ([, , view]) =>
  view
    ? [[640, 44]]
    : [
        [800, 48],
        [400, 51],
      ]

/** The largest square of one alpha, how much alpha may differ in it, and the steps of alpha there and at edges. */
const SQUARE = 4
const UNEVEN = 8
const STEP = 5
const EDGE_STEP = 16

const inSteps = (value, step) => (value >= 255 - step / 2 ? 255 : Math.round(value / step) * step)

/**
 * Alpha is stored without loss, and a soft shadow line by line costs more than the goods that cast it. Where alpha
 * hardly changes, squares of pixels get one value, so that a line of the file repeats the line above it; edges stay
 * as sharp as they are.
 */
const evenAlpha = (pixels, width) => {
  const alphaAt = (x, y) => (y * width + x) * 4 + 3
  const even = (left, top, side) => {
    let [low, high, sum] = [255, 0, 0]
    for (let y = top; y < top + side; y += 1)
      for (let x = left; x < left + side; x += 1) {
        const alpha = pixels[alphaAt(x, y)]
        low = Math.min(low, alpha)
        high = Math.max(high, alpha)
        sum += alpha
      }
    const isEven = side === 1 || (high - low <= UNEVEN && high < 255)
    if (!isEven) {
      const half = side / 2
      for (const y of [top, top + half]) for (const x of [left, left + half]) even(x, y, half)
      return
    }
    const alpha = inSteps(sum / side ** 2, side === 1 ? EDGE_STEP : STEP)
    for (let y = top; y < top + side; y += 1)
      for (let x = left; x < left + side; x += 1) pixels[alphaAt(x, y)] = alpha
  }
  for (let y = 0; y < width; y += SQUARE) for (let x = 0; x < width; x += SQUARE) even(x, y, SQUARE)
}

const convert = async (args, input) => {
  const running = spawn('convert', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const output = []
  running.stdout.on('data', (bytes) => output.push(bytes))
  running.stdin.end(input)
  const [code] = await once(running, 'close')
  if (code !== 0) throw new Error(`convert ended with ${code}: ${args.join(' ')}`)
  return Buffer.concat(output)
}

/** Writes a picture in its widths. */
const encode = async (png, file, widths) => {
  for (const [width, quality] of widths) {
    const shadow = ['-channel', 'A', '-level', `${FAINT},100%`, '+channel']
    const pixels = await convert(
      ['png:-', '-resize', `${width}x${width}`, ...shadow, '-depth', '8', 'rgba:-'],
      png,
    )
    evenAlpha(pixels, width)
    const webp = ['method=6', 'alpha-filtering=0', 'alpha-quality=100']
    const how = ['-quality', `${quality}`, ...webp.flatMap((setting) => ['-define', `webp:${setting}`])]
    await convert(['-size', `${width}x${width}`, '-depth', '8', 'rgba:-', ...how, file(width)], pixels)
  }
}

const { outputFiles } = await build({
  entryPoints: [path.join(here, 'stage.mjs')],
  bundle: true,
  nodePaths: [path.join(LIBRARY, 'node_modules')],
  format: 'iife',
  write: false,
  logLevel: 'error',
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage()
  page.on('pageerror', (fault) => console.error(fault.stack))
  page.on(
    'console',
    (line) => ['error', 'warning'].includes(line.type()) && console.error(line.text().slice(0, 600)),
  )
  await page.setContent('<canvas hidden></canvas>')
  await page.addScriptTag({ content: outputFiles[0].text })
  const nameOf = (picture) => picture.filter(Boolean).join('.')
  // Every look, and the further views that products show; others only when they are asked for by name.
  const shown = new Set(
    fs
      .readdirSync(PRODUCTS)
      .flatMap((file) => JSON.parse(fs.readFileSync(path.join(PRODUCTS, file), 'utf8')))
      .flatMap(({ views }) => views),
  )
  const isWanted = (picture) =>
    (args.length === 0 || args.some((word) => nameOf(picture).includes(word))) &&
    (picture[2] === '' || shown.has(`goods/${nameOf(picture)}`) || (isViews && args.length > 0))
  const all = (await page.evaluate((given) => window.listPictures(given), groups))
    .filter(isWanted)
    .filter(([, , view]) => view !== '' || !isViews)
  if (sheet) {
    const firsts = all.filter(([good], at) => all.findIndex(([other]) => other === good) === at)
    const taken = isEvery || isViews ? all : firsts
    const { url, faults } = await page.evaluate(
      (given) => window.takeSheet(...given),
      [taken, size, frames, isDark],
    )
    for (const fault of faults) console.error(fault)
    fs.writeFileSync(sheet, Buffer.from(url.split(',')[1], 'base64'))
    console.log(`${taken.length} pictures on ${sheet}`)
  } else {
    fs.mkdirSync(target, { recursive: true })
    // What every good shows first is rendered first, then one further view of each.
    const isFirst = ([good, , view], at) =>
      all.findIndex(([other, , otherView]) => other === good && otherView === view) === at
    const ordered = [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))]
    const encodings = []
    for (const picture of ordered) {
      const file = (width) => path.join(target, `${nameOf(picture)}.${width}.webp`)
      const widths = widthsOf(picture)
      if (isMissing && fs.existsSync(file(widths.at(-1)[0]))) continue
      const url = await page.evaluate(
        (given) => window.takePicture(...given),
        [picture, Math.min(size, widths[0][0]), frames],
      )
      // Encoded beside the rendering of the next one.
      encodings.push(encode(Buffer.from(url.split(',')[1], 'base64'), file, widths))
      console.log(nameOf(picture))
    }
    await Promise.all(encodings)
    if (isCheck) {
      const isAsCommitted = (name) => {
        const committed = path.join(PICTURES, name)
        return (
          fs.existsSync(committed) &&
          fs.readFileSync(committed).equals(fs.readFileSync(path.join(target, name)))
        )
      }
      const made = fs.readdirSync(target)
      const others = made.filter((name) => !isAsCommitted(name))
      for (const name of others) console.log(`differs: ${name}`)
      console.log(`${made.length - others.length} of ${made.length} files are as committed`)
      fs.rmSync(target, { recursive: true })
      if (others.length > 0) process.exitCode = 1
    }
  }
} finally {
  await browser.close()
}
