import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readCheckedSettings } from '../../adapters/embedded-backend/http/load-settings.ts'
import PROGRAMS from '../../adapters/embedded-backend/programs.json'
import { buildPage } from './build-page.ts'
import { BACKEND, bundlePrograms, copyDemoData } from './bundle.ts'

/** The folder of the build. */
export const DIST = process.env['LINTAS_DIST'] ?? 'dist'

type Program = { readonly source: string; readonly args?: readonly string[] }

/** The server's programs: command, output file, source, and fixed arguments. */
export const programs = () =>
  Object.entries<Program>(PROGRAMS).map(([command, { source, args = [] }]) => ({
    command,
    args,
    entry: path.parse(source).name,
    source: `${BACKEND}/${source}`,
  }))

/** In the build: the packages that the server's programs import. */
export const PACKAGES = 'packages.json'

/** The inputs of a build. */
const SOURCES = ['package-lock.json', 'build.mjs', 'domain', 'application', 'adapters', 'ui']

const filesUnder = (place: string): readonly string[] => {
  if (!fs.statSync(place).isDirectory()) return [place]
  const all = fs.readdirSync(place, { recursive: true, withFileTypes: true })
  return all.flatMap((one) => (one.isFile() ? [path.join(one.parentPath, one.name)] : [])).sort()
}

/** A hash of all inputs of a build. */
const fingerprint = (): string => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesUnder))
    hash.update(file).update('\0').update(fs.readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const MAX_TRIES = 5
/** Another process moved its own build there, or removed it, at the same moment. */
const AT_ONCE = ['ENOTEMPTY', 'EEXIST', 'ENOENT']

/** Replaces the output folder atomically, so that a running server never sees an incomplete build. */
export const swap = (
  from: string,
  place: string,
  rename: (from: string, to: string) => void = fs.renameSync,
): void => {
  // Without a trailing slash, or the temporary folder would be created inside it.
  const to = path.join(path.dirname(place), path.basename(place))
  const next = `${to}.next-${process.pid}`
  const old = `${to}.old-${process.pid}`
  try {
    // It may be on another disk.
    fs.cpSync(from, next, { recursive: true })
    for (let tries = 1; ; tries += 1)
      try {
        fs.rmSync(old, { recursive: true, force: true })
        if (fs.existsSync(to)) rename(to, old)
        rename(next, to)
        return
      } catch (cause) {
        const { code = '' } = cause as NodeJS.ErrnoException
        if (!AT_ONCE.includes(code) || !fs.existsSync(next) || tries === MAX_TRIES) throw cause
      }
  } finally {
    if (!fs.existsSync(to) && fs.existsSync(old)) fs.renameSync(old, to)
    for (const folder of [next, old]) fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether `folder` was built from the current sources. */
export const isBuilt = (folder = DIST): boolean => {
  const stamp = path.join(folder, 'stamp')
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint()
}

/**
 * Builds web app and server into `folder`; with a settings file (docs/configuration.md) the pages have its brand,
 * wherever they are served from.
 */
export const build = async (folder = DIST, settingsFile?: string): Promise<void> => {
  const loaded = settingsFile === undefined ? undefined : readCheckedSettings(settingsFile)
  const startedAt = Date.now()
  const stamp = fingerprint()
  const out = path.join('.cache', `build-${process.pid}`)
  fs.rmSync(out, { recursive: true, force: true })
  try {
    const entries = Object.fromEntries(programs().map(({ entry, source }) => [entry, source]))
    entries['render-worker'] = `${BACKEND}/pages/render-worker.ts`
    const [, packages] = await Promise.all([
      buildPage(out, loaded),
      bundlePrograms(entries, path.join(out, 'server')),
    ])
    fs.writeFileSync(path.join(out, PACKAGES), JSON.stringify(packages))
    copyDemoData(path.join(out, 'server'))
    // A file saved during the build may be in it or not: then the next command builds again.
    if (fingerprint() === stamp) fs.writeFileSync(path.join(out, 'stamp'), stamp)
    swap(out, folder)
  } finally {
    fs.rmSync(out, { recursive: true, force: true })
  }
  // Not for commands that build first and then print their own output.
  process.stderr.write(`Built ${folder} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
}

/** `build [--out folder] [--settings file]` */
export const run = ({ args }: { readonly args: readonly string[] }): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: DIST }, settings: { type: 'string' } },
  })
  return build(values.out, values.settings)
}
