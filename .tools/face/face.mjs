import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'
import { leanReactPlugin } from '../lean/lean-react.mjs'
import { leanWordsPlugin } from '../lean/lean-words.mjs'
import { dropEmptyChunks } from './empty-chunks.mjs'
import { FIRST_PAINT } from './first-paint.mjs'
import { hoverStylesPlugin } from './hover-styles.mjs'
import { bundleWithMaps } from './maps.mjs'
import { oneShell, PACKAGES } from './one-shell.mjs'
import { pureKit } from './pure-kit.mjs'

/**
 * The words that every page needs (core, kit and offline) come as one chunk a language. Their files are also matched by
 * the pattern of the other contexts, which would make more requests out of them: so they are put inside.
 */
const wordsInside = {
  name: 'words-inside',
  setup(build) {
    build.onLoad({ filter: /ui[\\/]i18n[\\/]base[\\/][\w-]+\.ts$/ }, async ({ path: file }) => {
      const source = await fs.promises.readFile(file, 'utf8')
      const imports = [...source.matchAll(/^import (\w+) from '(\.[^']+\.json)'$/gm)]
      const inside = imports.map(([, name, from]) => {
        const json = fs.readFileSync(path.resolve(path.dirname(file), from), 'utf8')
        return `const ${name} = ${json.trim()}`
      })
      const rest = source.replace(/^import .*$/gm, '')
      const watchFiles = imports.map(([, , from]) => path.resolve(path.dirname(file), from))
      return { contents: [...inside, rest].join('\n'), loader: 'ts', watchFiles }
    })
  },
}

/**
 * What changes files after esbuild has named them: browsers keep a name for a year, so another tool has to give
 * other names. A comment, which goes with the others.
 */
const toolsMark = () => {
  const tools = ['empty-chunks', 'fold-runtime', 'map-lines', 'shrink'].map((name) =>
    fs.readFileSync(`.tools/face/${name}.mjs`),
  )
  return `/* ${createHash('sha256').update(Buffer.concat(tools)).digest('hex').slice(0, 8)} */`
}

/** Bundles the web app; gives esbuild's metafile. Nothing is written but under `outdir`. */
export const bundleFace = async ({ outdir, spriteUrl }) => {
  const options = {
    absWorkingDir: process.cwd(),
    entryPoints: { main: 'ui/main.tsx', 'first-paint': FIRST_PAINT },
    outdir,
    publicPath: '/assets/',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022'],
    conditions: ['module', 'es2015'],
    jsx: 'automatic',
    minify: true,
    metafile: true,
    legalComments: 'none',
    banner: { js: toolsMark() },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"', __ICONS__: JSON.stringify(spriteUrl) },
    loader: { '.webp': 'file', '.svg': 'file' },
    logLevel: 'error',
  }
  const plugins = [leanReactPlugin, leanWordsPlugin, wordsInside, hoverStylesPlugin]
  const first = await esbuild.build({
    ...options,
    plugins: [...plugins, pureKit],
    write: false,
  })
  const metafile = await bundleWithMaps({
    ...options,
    entryPoints: { ...options.entryPoints, packages: PACKAGES },
    plugins: [...plugins, oneShell(first.metafile), pureKit],
  })
  dropEmptyChunks(metafile)
  return metafile
}

/** Bundles a program for Node, packages outside. */
export const bundleProgram = ({ entryPoints, outdir }) =>
  esbuild.build({
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    chunkNames: 'parts/[name]-[hash]',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
