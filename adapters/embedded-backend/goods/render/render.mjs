#!/usr/bin/env node
// Renders the pictures of goods; how it is used stands in ../README.md.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
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

if (!fs.existsSync(LIBRARY)) {
  fs.mkdirSync(LIBRARY, { recursive: true })
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', LIBRARY, THREE], {
    stdio: 'inherit',
  })
}

/** Alpha below this share is a breath of shadow: too little to be seen, and much to be stored. */
const FAINT = '8%'

/**
 * The widths of a picture, and the quality of colours and alpha in each; the last one's file says that all are there.
 * Further views are shown in the gallery alone, whose thumbnails can wait for the picture. Alpha of quality 76 has 64
 * steps, of quality 75 it has 56: with the 16 of quality 70 a soft shadow is a map of contour lines.
 */
const widthsOf = ([, , view]) =>
  view
    ? [[640, 48, 75]]
    : [
        [800, 48, 76],
        [400, 51, 75],
      ]

/** Writes a picture in its widths. */
const encode = async (png, file, widths) => {
  for (const [width, quality, alphaQuality] of widths) {
    const shadow = ['-channel', 'A', '-level', `${FAINT},100%`, '+channel']
    const how = ['-resize', `${width}x${width}`, ...shadow, '-quality', `${quality}`]
    const webp = ['method=6', 'alpha-filtering=2', `alpha-quality=${alphaQuality}`]
    const defined = webp.flatMap((setting) => ['-define', `webp:${setting}`])
    const convert = spawn('convert', ['png:-', ...how, ...defined, file(width)], {
      stdio: ['pipe', 'inherit', 'inherit'],
    })
    convert.stdin.end(png)
    const [code] = await once(convert, 'close')
    if (code !== 0) throw new Error(`convert ended with ${code} for ${file(width)}`)
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
  // Without names: every look, and the further views that products show.
  const shown = new Set(
    fs
      .readdirSync(PRODUCTS)
      .flatMap((file) => JSON.parse(fs.readFileSync(path.join(PRODUCTS, file), 'utf8')))
      .flatMap(({ gallery }) => gallery),
  )
  const isWanted = (picture) =>
    args.length > 0
      ? args.some((word) => nameOf(picture).includes(word))
      : picture[2] === '' || shown.has(`goods/${nameOf(picture)}`)
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
    fs.mkdirSync(PICTURES, { recursive: true })
    // What every good shows first is rendered first.
    const isFirst = ([good], at) => all.findIndex(([other]) => other === good) === at
    const ordered = [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))]
    const encodings = []
    for (const picture of ordered) {
      const file = (width) => path.join(PICTURES, `${nameOf(picture)}.${width}.webp`)
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
  }
} finally {
  await browser.close()
}
