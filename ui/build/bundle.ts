import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { type BuildOptions, build, type Metafile } from 'esbuild'

/** The folder of the server's sources. */
export const BACKEND = 'adapters/embedded-backend'
export const MAIN = 'ui/main.tsx'
/** Server rendering; part of the page's bundle, so that class names are the same. It is not served. */
export const SERVER = 'ui/server.tsx'

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' }
const FOR_BROWSERS = {
  bundle: true,
  platform: 'browser',
  target: ['es2022'],
  minify: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions

/**
 * Bundling options of the page: packages as published, no plugins, no changes to scripts afterwards. RxJS's build for
 * modern browsers is selected by its package's export condition. In development browsers see the sources: scripts link
 * to their maps.
 */
export const pageOptions = (
  outdir: string,
  spriteUrl: string,
  isForDevelopment = false,
): BuildOptions & { readonly metafile: true } => ({
  ...FOR_BROWSERS,
  absWorkingDir: process.cwd(),
  entryPoints: { 'public/assets/main': MAIN, 'ssr/server': SERVER },
  outdir,
  splitting: true,
  format: 'esm',
  conditions: ['module', 'es2015'],
  jsx: 'automatic',
  metafile: true,
  entryNames: '[dir]/[name]-[hash]',
  chunkNames: 'public/assets/[name]-[hash]',
  sourcemap: isForDevelopment ? 'linked' : 'external',
  define: { ...PRODUCTION, __ICONS__: JSON.stringify(spriteUrl) },
})

/** The output with this entry. */
export const outputOf = ({ outputs }: Metafile, source: string): string => {
  const found = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source)
  if (found === undefined) throw new Error(`The bundle has no ${source}.`)
  return found
}

/** The outputs of these sources and their static imports, nearest first. */
export const neededOutputs = (metafile: Metafile, ...sources: readonly string[]): readonly string[] => {
  const seen = new Set(sources.map((source) => outputOf(metafile, source)))
  for (const output of seen)
    for (const { kind, path: wanted, external } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement' && !external) seen.add(wanted)
  return [...seen]
}

/**
 * Of the styles only `sheet` is served. Source maps are not served where there is a folder for them, in which they are
 * kept for reading error reports.
 */
export const tidyOutputs = ({ outputs }: Metafile, maps?: string, sheet = ''): void => {
  if (maps !== undefined) fs.mkdirSync(maps, { recursive: true })
  for (const output of Object.keys(outputs).filter((one) => one !== sheet)) {
    if (/\.css(?:\.map)?$/.test(output)) fs.rmSync(output)
    else if (maps !== undefined && output.endsWith('.map'))
      fs.renameSync(output, path.join(maps, path.basename(output)))
  }
}

/** The page at `/counter`, for staff only; shoppers load nothing of it. */
export const COUNTER = 'ui/counter/main.tsx'

/** Bundles the counter separately, so that it does not change the shop's chunks. */
export const bundleCounter = async (outdir: string, spriteUrl: string): Promise<Metafile> => {
  const own = { entryPoints: { 'counter/assets/main': COUNTER }, chunkNames: 'counter/assets/[name]-[hash]' }
  return (await build({ ...pageOptions(outdir, spriteUrl), ...own })).metafile
}

/** Bundles the page and its server rendering. */
export const bundlePage = async (...args: Parameters<typeof pageOptions>): Promise<Metafile> =>
  (await build(pageOptions(...args))).metafile

/** A standalone script: the boot script or the service worker. */
export const bundleScript = async (entry: string, define: Record<string, string> = {}): Promise<string> => {
  const { outputFiles } = await build({
    ...FOR_BROWSERS,
    entryPoints: [entry],
    format: 'iife',
    write: false as const,
    define: { ...PRODUCTION, ...define },
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** Bundles programs for Node with external packages; returns the packages' names. */
export const bundlePrograms = async (entryPoints: Record<string, string>, outdir: string) => {
  const { metafile } = await build({
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
    define: PRODUCTION,
    logLevel: 'error',
    metafile: true as const,
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const names = imported
    .filter(({ path: name, external }) => external && !isBuiltin(name))
    .map(({ path: name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
  return [...new Set(names)].sort()
}

/** Copies the demo data, which is read when seeding, and its pictures next to the server's program. */
export const copyDemoData = (folder: string): void => {
  const isData = (file: string) => !file.endsWith('.ts')
  fs.cpSync(`${BACKEND}/demo-data`, path.join(folder, 'demo-data'), { recursive: true, filter: isData })
  fs.cpSync(`${BACKEND}/goods/pictures`, path.join(folder, 'goods'), { recursive: true })
}
