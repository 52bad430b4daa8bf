import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import esbuild from 'esbuild'
import { outputOf, staticOutputs } from './graph.mjs'

/** The face's own drawing code; part of the same bundle, so that class names are the same. */
export const FIRST_PAINT = 'ui/app/start/first-paint.tsx'

/**
 * Pages that are seen first most often, with an address that has all its parts. Those of a shopper are drawn as if
 * somebody were signed in: a link to a room, out of a letter, is opened by no one else.
 */
const PAGES = {
  home: { url: '/home', isOfShopper: false },
  detail: { url: '/detail/0/0', isOfShopper: false },
  chatRoom: { url: '/chatRoom', isOfShopper: true },
  chatRoomDetail: { url: '/chatRoomDetail/1', isOfShopper: true },
}

const STILL_APP = `
export { createApp } from './adapters/container/create-app.ts'
export { createServerRenderingHost } from './adapters/container/server-rendering-host.ts'
`

const bundleStillApp = async (folder) => {
  const outfile = path.resolve(folder, 'still-app.mjs')
  await esbuild.build({
    stdin: { contents: STILL_APP, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  })
  return pathToFileURL(outfile).href
}

/** Chunks address each other by the site's paths; beside each other on disk they can run here. */
const copyRunnable = (assets, folder) => {
  for (const name of fs.readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    const code = fs.readFileSync(path.join(assets, name), 'utf8')
    const local = code.replace(/(\bfrom|\bimport\(?)\s*(["'])\/assets\//g, '$1$2./')
    fs.writeFileSync(path.join(folder, name), local)
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}')
}

/** What only the drawing code needs must not reach a browser. */
const removeOwnChunks = (metafile, entry) => {
  const shared = new Set()
  for (const [output, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint && output !== entry) staticOutputs(metafile, output, shared)
  }
  for (const output of staticOutputs(metafile, entry)) {
    if (shared.has(output)) continue
    fs.rmSync(output, { force: true })
    delete metafile.outputs[output]
  }
}

const drawInThread = async (workerData) => {
  const thread = new Worker(new URL('./first-paint-worker.mjs', import.meta.url), { workerData })
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', resolve)
      thread.on('error', reject)
      thread.on('exit', () => reject(new Error('The first paint ended without a drawing.')))
    })
  } finally {
    await thread.terminate()
  }
}

const TOOLS = path.join('.tools', 'paint')

/**
 * Draws the first paint of some pages in every language, then takes the drawing code out of the bundle. It stays
 * in `folder`, for a server that draws pages when they are asked for.
 * Gives `{ home: { dgn: { markup, title } } }`; a page whose screen is not there is left out.
 */
export const drawFirstPaints = async ({ metafile, assets, languages, folder }) => {
  const entry = outputOf(metafile, FIRST_PAINT)
  fs.mkdirSync(folder, { recursive: true })
  try {
    copyRunnable(assets, folder)
    for (const name of fs.readdirSync(TOOLS)) fs.copyFileSync(path.join(TOOLS, name), path.join(folder, name))
    const appUrl = await bundleStillApp(folder)
    const paintUrl = pathToFileURL(path.resolve(folder, path.basename(entry))).href
    const paints = await drawInThread({ appUrl, paintUrl, pages: PAGES, languages })
    return { paints, entry: path.basename(entry) }
  } finally {
    removeOwnChunks(metafile, entry)
  }
}
