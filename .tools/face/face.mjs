import { createHash } from 'node:crypto'
import fs from 'node:fs'
import esbuild from 'esbuild'
import { leanReactPlugin } from '../lean/lean-react.mjs'
import { dropEmptyChunks } from './empty-chunks.mjs'
import { FIRST_PAINT } from './first-paint.mjs'
import { hoverStylesPlugin } from './hover-styles.mjs'
import { bundleWithMaps } from './maps.mjs'
import { oneShell, PACKAGES } from './one-shell.mjs'
import { pureKit } from './pure-kit.mjs'

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
  const plugins = [leanReactPlugin, hoverStylesPlugin]
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
