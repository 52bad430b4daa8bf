import fs from 'node:fs'
import path from 'node:path'
import esbuild from 'esbuild'

const TOLD_SUITE = path.resolve('.tools/test/told-suite.mjs')

/**
 * Packages stay outside, but for the peer SDK: its files import each other without extensions. Tests get uvu through
 * ours, which says when a hook failed.
 */
const outside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, importer }) => {
      const isPeer =
        name.startsWith('wukongimjssdk') || importer.includes(`${path.sep}wukongimjssdk${path.sep}`)
      if (name === 'uvu') return { path: TOLD_SUITE, external: true }
      return isPeer ? undefined : { path: name, external: true }
    })
  },
}

/** Bundles test files or scripts for Node into `outdir`, keeping their paths. */
export const bundleForNode = (files, outdir) =>
  esbuild.build({
    entryPoints: files,
    outdir,
    outbase: '.',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    plugins: [outside],
    sourcemap: 'linked',
    jsx: 'automatic',
    loader: { '.webp': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'error',
    absWorkingDir: process.cwd(),
  })

/** A folder for this run alone: many runs may happen at once. Folders of dead runs are removed. */
export const openRunFolder = () => {
  const base = path.join('.cache', 'test-runs')
  fs.mkdirSync(base, { recursive: true })
  for (const name of fs.readdirSync(base)) {
    try {
      process.kill(Number(name), 0)
    } catch {
      fs.rmSync(path.join(base, name), { recursive: true, force: true })
    }
  }
  const folder = path.join(base, String(process.pid))
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  return folder
}
