import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { build, DIST, isBuilt, PACKAGES, programs } from './build.ts'

/** Read by the server at run time, not imported: the emoji used as icons and art. */
const READ_AT_RUN_TIME = ['@lobehub/fluent-emoji-3d']
/** Build output that is only needed for debugging or size analysis. */
const LEFT_BEHIND = new Set(['maps', 'metafile.json', PACKAGES, 'stamp'])
const DOCUMENTS = ['LICENSE', 'CHANGELOG.md', 'docs/running.md', 'docs/lintas.service', 'docs/nginx.conf']

const exec = promisify(execFile)

type Locked = {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}
type Lock = Readonly<Record<string, Locked>>

/** Where npm has installed the package that the one at `from` imports as `name`: the nearest folder upwards. */
const placeOf = (lock: Lock, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock[place] !== undefined) return place
    if (folder === '') return undefined
  }
}

/** The folders of these packages and their dependencies. */
const withDependencies = (lock: Lock, names: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const add = (from: string, name: string): void => {
    const place = placeOf(lock, from, name)
    if (place === undefined || found.has(place) || !fs.existsSync(place)) return
    found.add(place)
    for (const other of Object.keys(lock[place]?.dependencies ?? {})) add(place, other)
  }
  for (const name of names) add('', name)
  return [...found].sort()
}

/** The archive's package.json: the same commands as here, without a build. */
const manifest = (lock: Lock, names: readonly string[]) => {
  const about = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const { name, version, description, license, type, engines } = about
  const scripts = Object.fromEntries(
    programs().map(({ command, entry, args }) => [
      command === 'serve' ? 'start' : command,
      ['node', '--enable-source-maps', `dist/server/${entry}.js`, ...args].join(' '),
    ]),
  )
  const dependencies = Object.fromEntries(names.map((one) => [one, lock[`node_modules/${one}`]?.version]))
  return { name, version, private: true, description, license, type, engines, scripts, dependencies }
}

/**
 * Writes an archive that runs the shop on a machine with only Node: built page, server, and the server's packages;
 * with a settings file the pages have its brand. Returns its path.
 */
export const packShop = async (folder = '.', settingsFile?: string): Promise<string> => {
  if (settingsFile !== undefined) await build(DIST, settingsFile)
  else if (process.env['LINTAS_DIST'] === undefined && !isBuilt()) await build()
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')).packages as Lock
  const imported: readonly string[] = JSON.parse(fs.readFileSync(path.join(DIST, PACKAGES), 'utf8'))
  const names = [...new Set([...imported, ...READ_AT_RUN_TIME])].sort()
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const top = `lintas-${version}`
  const stage = path.join('.cache', `pack-${process.pid}`)
  const root = path.join(stage, top)
  try {
    fs.cpSync(DIST, path.join(root, 'dist'), {
      recursive: true,
      filter: (from) => !LEFT_BEHIND.has(path.relative(DIST, from)),
    })
    for (const place of withDependencies(lock, names))
      fs.cpSync(place, path.join(root, place), {
        recursive: true,
        dereference: true,
        filter: (from) => !path.relative(place, from).split(path.sep).includes('node_modules'),
      })
    for (const file of DOCUMENTS.filter((one) => fs.existsSync(one)))
      fs.cpSync(file, path.join(root, path.basename(file)))
    fs.writeFileSync(path.join(root, 'package.json'), `${JSON.stringify(manifest(lock, names), null, 2)}\n`)
    fs.mkdirSync(folder, { recursive: true })
    const archive = path.join(folder, `${top}.tgz`)
    await exec('tar', ['-czf', path.resolve(archive), '-C', stage, top])
    return archive
  } finally {
    fs.rmSync(stage, { recursive: true, force: true })
  }
}

/** `pack [--out FOLDER] [--settings FILE]` */
export const run = async ({ args }: { readonly args: readonly string[] }): Promise<void> => {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: '.' }, settings: { type: 'string' } },
  })
  const archive = await packShop(values.out, values.settings)
  const megabytes = fs.statSync(archive).size / 1024 / 1024
  process.stdout.write(
    `${archive} (${megabytes.toFixed(0)} MB). On the machine: tar xzf, then npm start in its folder.\n`,
  )
}
