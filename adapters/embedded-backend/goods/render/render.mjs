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
 * Writes a picture in both widths; the smaller one last, whose file says that both are there. Alpha of quality 80 has 96
 * steps: with the 16 of quality 70 a soft shadow is a map of contour lines.
 */
const encode = async (png, file) => {
  for (const [width, quality] of [
    [800, 48],
    [400, 51],
  ]) {
    const shadow = ['-channel', 'A', '-level', `${FAINT},100%`, '+channel']
    const how = ['-resize', `${width}x${width}`, ...shadow, '-quality', `${quality}`]
    const webp = ['-define', 'webp:method=6', '-define', 'webp:alpha-quality=80']
    const convert = spawn('convert', ['png:-', ...how, ...webp, file(width)], {
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
  const isWanted = (picture) => args.length === 0 || args.some((word) => nameOf(picture).includes(word))
  const all = (await page.evaluate((given) => window.listPictures(given), groups)).filter(isWanted)
  if (sheet) {
    const shown = isEvery
      ? all
      : all.filter(([good], at) => all.findIndex(([other]) => other === good) === at)
    const { url, faults } = await page.evaluate(
      (given) => window.takeSheet(...given),
      [shown, size, frames, isDark],
    )
    for (const fault of faults) console.error(fault)
    fs.writeFileSync(sheet, Buffer.from(url.split(',')[1], 'base64'))
    console.log(`${shown.length} pictures on ${sheet}`)
  } else {
    fs.mkdirSync(PICTURES, { recursive: true })
    // What every good shows first is rendered first.
    const isFirst = ([good], at) => all.findIndex(([other]) => other === good) === at
    const ordered = [...all.filter(isFirst), ...all.filter((one, at) => !isFirst(one, at))]
    const encodings = []
    for (const picture of ordered) {
      const file = (width) => path.join(PICTURES, `${nameOf(picture)}.${width}.webp`)
      if (isMissing && fs.existsSync(file(400))) continue
      const url = await page.evaluate((given) => window.takePicture(...given), [picture, size, frames])
      // Encoded beside the rendering of the next one.
      encodings.push(encode(Buffer.from(url.split(',')[1], 'base64'), file))
      console.log(nameOf(picture))
    }
    await Promise.all(encodings)
  }
} finally {
  await browser.close()
}
