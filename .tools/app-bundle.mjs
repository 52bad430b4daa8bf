import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { cutStyles } from './cut-styles.mjs'
import { readRoutes } from './routes.mjs'
import { writeSprite } from './sprite.mjs'

const ENTRY = 'ui/main.tsx'

/** inversify's just-in-time planners never run (the container is jitless), so they need not ship. */
const withoutJit = {
  name: 'without-jit',
  setup(build) {
    build.onLoad({ filter: /@inversifyjs[\\/]core[\\/]lib[\\/].*Jit\.js$/ }, ({ path: file }) => ({
      contents: `export const ${path.basename(file, '.js')} = () => { throw new Error('jitless') }\n`,
      loader: 'js',
    }))
  },
}

export const shortHash = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 8)

/** Names of output files as addresses on the site. */
const hrefOf = (file, publicDir) => `/${path.relative(publicDir, file).split(path.sep).join('/')}`

/** All files an output needs before it can run, itself first. */
const closureOf = (outputs, start) => {
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const { path: next, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement') visit(next)
  }
  visit(start)
  return [...seen]
}

const outputOf = (outputs, entryPoint) =>
  Object.keys(outputs).find((file) => outputs[file].entryPoint === entryPoint)

/**
 * Bundles the face: split by route and language, hashed by content. The manifest says per route and
 * per language which files are needed beyond the shell.
 */
export const bundleApp = async (publicDir, mapsDir) => {
  const assets = path.join(publicDir, 'assets')
  fs.mkdirSync(assets, { recursive: true })
  const icons = hrefOf(writeSprite(assets), publicDir)
  const result = await esbuild.build({
    entryPoints: [ENTRY],
    outdir: assets,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022'],
    conditions: ['module', 'es2015'],
    minify: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    sourcemap: 'external',
    legalComments: 'none',
    jsx: 'automatic',
    plugins: [withoutJit],
    define: { 'process.env.NODE_ENV': '"production"', __ICONS__: JSON.stringify(icons) },
    logLevel: 'warning',
  })
  const { outputs, inputs } = result.metafile
  const main = outputOf(outputs, ENTRY)
  const { mainCss, cssOf } = cutStyles(result.metafile, ENTRY, assets)
  moveMaps(assets, mapsDir)

  const shell = closureOf(outputs, main)
  const extra = (entryPoint) => {
    const file = outputOf(outputs, entryPoint)
    return file ? closureOf(outputs, file).filter((needed) => !shell.includes(needed)) : []
  }
  const href = (file) => hrefOf(file, publicDir)
  const routes = (await readRoutes()).map(({ path: pattern, name, words, file }) => ({
    name,
    path: pattern,
    segment: (pattern.split('/')[1] ?? '').toLowerCase(),
    words,
    js: file ? extra(file).map(href) : [],
    ...(file && cssOf[file] ? { css: href(cssOf[file]) } : {}),
  }))
  const words = {}
  for (const file of Object.keys(outputs)) {
    const [, folder, language, context] =
      /^ui\/i18n\/(locales|base)\/([a-z-]+)(?:\/([a-z-]+)\.json|\.ts)$/.exec(
        outputs[file].entryPoint ?? '',
      ) ?? []
    if (!language) continue
    words[language] ??= {}
    words[language][folder === 'base' ? 'base' : context] = closureOf(outputs, file)
      .filter((n) => !shell.includes(n))
      .map(href)
  }
  const manifest = {
    icons,
    shell: {
      js: shell.filter((file) => file.endsWith('.js')).map(href),
      css: mainCss ? [href(mainCss)] : [],
    },
    routes,
    words,
  }
  return { metafile: result.metafile, inputs, manifest }
}

const moveMaps = (assets, mapsDir) => {
  fs.mkdirSync(mapsDir, { recursive: true })
  for (const name of fs.readdirSync(assets).filter((file) => file.endsWith('.map'))) {
    fs.renameSync(path.join(assets, name), path.join(mapsDir, name))
  }
}
