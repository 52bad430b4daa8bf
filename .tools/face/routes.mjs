import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import esbuild from 'esbuild'

/** Imports made on demand stay out: only the module's own data are wanted. */
const onDemandOutside = {
  name: 'on-demand-outside',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ kind, path: name }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    )
  },
}

/** Runs a source file of the project that holds data, and gives its exports. */
const evaluate = async (file) => {
  const folder = path.resolve('.cache', 'evaluated')
  const outfile = path.join(folder, `${path.basename(file)}-${process.pid}-${Date.now()}.mjs`)
  fs.mkdirSync(folder, { recursive: true })
  try {
    await esbuild.build({
      entryPoints: [file],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      plugins: [onDemandOutside],
      logLevel: 'error',
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    fs.rmSync(outfile, { force: true })
  }
}

/** The file that a route's loader imports: read from its code, which keeps the specifier as it was written. */
const screenFile = (name, lazy) => {
  const specifier = /import\(["'`]([^"'`]+)["'`]\)/.exec(String(lazy))?.[1]
  if (!specifier) throw new Error(`ui/navigation/routes.ts: the screen of "${name}" is not an import().`)
  return path.posix.join('ui/navigation', specifier)
}

/** The route table as data: path, name, words, who may open it, and the file of its screen. */
export const readRoutes = async () => {
  const { ROUTES } = await evaluate('ui/navigation/routes.ts')
  return ROUTES.map(({ path: pattern, name, words, guard, lazy }) => ({
    path: pattern,
    name,
    words,
    isOpen: guard === 'anybody',
    file: screenFile(name, lazy),
  }))
}

/** What the first lines of the page ask for by themselves, by the name of the route. */
export const readEarlyCalls = async () => (await evaluate('ui/app/start/early-calls.ts')).EARLY_CALLS

/** The tag of each language for `<html lang>`, by the host's code. */
export const readLanguageTags = async () => (await evaluate('domain/account/language.ts')).LANGUAGE_TAGS

/** Names of the pictures that the face itself shows, as code points. */
export const readArtNames = async () => {
  const file = 'ui/components/art.ts'
  if (!fs.existsSync(file)) return []
  return [...fs.readFileSync(file, 'utf8').matchAll(/\b([0-9a-f]{2,6}(?:-[0-9a-f]{2,6})*)\.webp\b/g)].map(
    ([, name]) => name,
  )
}

/** The picture that stands where something failed: where there is no network, nobody can fetch it. */
export const readFailurePicture = async () => (await evaluate('ui/components/art.ts')).ART.antenna
