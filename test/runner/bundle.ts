import fs from 'node:fs'
import path from 'node:path'
import esbuild, { type BuildOptions, type BuildResult, type Plugin } from 'esbuild'

const PEER = 'wukongimjssdk'

const SUITE = path.resolve('test/runner/suite-with-hook-faults.mjs')

/**
 * Packages stay outside, but for the peer SDK: its files import each other without extensions. Tests get uvu's suites
 * through ours, which says when a hook failed.
 */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, importer }) => {
      const isPeer = name.startsWith(PEER) || importer.includes(`${path.sep}${PEER}${path.sep}`)
      if (name === 'uvu') return { path: SUITE, external: true }
      return isPeer ? undefined : { path: name, external: true }
    })
  },
}

/** How test files and scripts are bundled for Node into `outdir`, keeping their paths. */
export const testOptions = (files: readonly string[], outdir: string): BuildOptions => ({
  entryPoints: [...files],
  outdir,
  outbase: '.',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  plugins: [packagesOutside],
  sourcemap: 'linked',
  jsx: 'automatic',
  loader: { '.webp': 'dataurl' },
  define: { 'process.env.NODE_ENV': '"test"' },
  logLevel: 'error',
  absWorkingDir: process.cwd(),
})

export const bundleForNode = (files: readonly string[], outdir: string): Promise<BuildResult> =>
  esbuild.build(testOptions(files, outdir))

/** A folder for this run alone: many runs may happen at once. Folders of dead runs are removed. */
export const openRunFolder = (): string => {
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
