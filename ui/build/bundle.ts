import fs from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import esbuild, {
  type BuildContext,
  type BuildOptions,
  type BuildResult,
  type Metafile,
  type SameShape,
} from 'esbuild'

export const MAIN = 'ui/main.tsx'
/** Renders pages outside of a browser; part of the page's own bundle, so that class names are the same. It lies where nobody is served. */
export const SERVER = 'ui/server.tsx'

type WithMetafile = BuildOptions & { readonly metafile: true }

const contexts = new Map<string, Promise<BuildContext<BuildOptions>>>()
let isIncremental = false

/** From now on builds begin with what the same one left the time before: a program that builds again and again asks for it. */
export const buildIncrementally = (): void => {
  isIncremental = true
}

/** Lets go of what builds have left for the next. */
export const disposeBuilds = async (): Promise<void> => {
  for (const context of contexts.values()) await (await context).dispose()
  contexts.clear()
}

const build = async <O extends BuildOptions>(options: O): Promise<BuildResult<O>> => {
  if (!isIncremental) return esbuild.build(options as SameShape<BuildOptions, O>)
  const { entryPoints, outdir = '', define } = options
  const key = JSON.stringify([entryPoints, outdir, define])
  const context = contexts.get(key) ?? esbuild.context(options as BuildOptions)
  contexts.set(key, context)
  return (await context).rebuild() as Promise<BuildResult<O>>
}

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
 * How the page is bundled: every package as its maker has published it. There are no plugins, and nothing changes a
 * script afterwards. RxJS's own build for browsers of today is asked for by the condition that its package names.
 */
export const pageOptions = (outdir: string, spriteUrl: string): WithMetafile => ({
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
  sourcemap: 'external',
  define: { ...PRODUCTION, __ICONS__: JSON.stringify(spriteUrl) },
})

/** The output whose entry is this source file. */
export const outputOf = ({ outputs }: Metafile, source: string): string => {
  const found = Object.keys(outputs).find((name) => outputs[name]?.entryPoint === source)
  if (found === undefined) throw new Error(`The bundle has no ${source}.`)
  return found
}

/** The output of each of these sources, and every one that it imports at once, nearest first. */
export const neededOutputs = (metafile: Metafile, ...sources: readonly string[]): readonly string[] => {
  const seen = new Set(sources.map((source) => outputOf(metafile, source)))
  for (const output of seen)
    for (const { kind, path: wanted, external } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement' && !external) seen.add(wanted)
  return [...seen]
}

/** Source maps are for reading error reports on this machine, not for shipping; of the styles only `sheet` ships as it is. */
export const tidyOutputs = ({ outputs }: Metafile, maps: string, sheet = ''): void => {
  fs.mkdirSync(maps, { recursive: true })
  for (const output of Object.keys(outputs).filter((one) => one !== sheet)) {
    if (/\.css(?:\.map)?$/.test(output)) fs.rmSync(output)
    else if (output.endsWith('.map')) fs.renameSync(output, path.join(maps, path.basename(output)))
  }
}

/** The page at `/counter`: people who work in the shop load it, and shoppers nothing of it. */
export const COUNTER = 'ui/counter/main.tsx'

/** Bundles the counter by itself, so that the shop's chunks are as they would be without it. */
export const bundleCounter = async (outdir: string, spriteUrl: string): Promise<Metafile> => {
  const options: WithMetafile = {
    ...pageOptions(outdir, spriteUrl),
    entryPoints: { 'counter/assets/main': COUNTER },
    chunkNames: 'counter/assets/[name]-[hash]',
  }
  return (await build(options)).metafile
}

export const bundlePage = async (outdir: string, spriteUrl: string): Promise<Metafile> =>
  (await build(pageOptions(outdir, spriteUrl))).metafile

/** A script that runs by itself: the first lines of a page, or the service worker. */
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

const FOR_NODE = {
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
  metafile: true,
} as const satisfies BuildOptions

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Bundles programs for Node, packages outside; gives the names of these. */
export const bundlePrograms = async (
  entryPoints: Record<string, string>,
  outdir: string,
): Promise<readonly string[]> => {
  const { metafile } = await build({ ...FOR_NODE, entryPoints, outdir })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map((one) => one.path),
  )
  return [...new Set(imported.filter((one) => !isBuiltin(one)).map(packageName))].sort()
}

const DEMO_DATA = 'adapters/embedded-backend/demo-data'

const GOODS_PICTURES = 'adapters/embedded-backend/goods/pictures'

/** Puts the demo data, read when a shop is seeded, and the pictures of its goods beside the server's program. */
export const copyDemoData = (folder: string): void => {
  const isData = (file: string) => !file.endsWith('.ts')
  fs.cpSync(DEMO_DATA, path.join(folder, 'demo-data'), { recursive: true, filter: isData })
  fs.cpSync(GOODS_PICTURES, path.join(folder, 'goods'), { recursive: true })
}
