import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import type { LogPort } from '../../../application/ports/log-port.ts'
import {
  DEFAULT_SHOP_SETTINGS,
  readShopSettings,
  type ShopSettings,
} from '../../../domain/api/shop-settings.ts'
import { Defect } from '../../../domain/shared/result.ts'
import type { BackendConfig } from '../start/config.ts'

/** A named settings file cannot be read or has errors. Its message is the line to show. */
export class NoSettingsError extends Defect {
  override name = 'NoSettingsError'
}

/** The name of the file of settings (docs/configuration.md). */
export const SETTINGS_FILE = 'lintas.config.json'

/** The loaded settings of this server. */
export type LoadedSettings = {
  /** With the brand's pictures by the addresses under which they are served. */
  readonly settings: ShopSettings
  /** These pictures' files, by address. */
  readonly pictures: Readonly<Record<string, string>>
  /** The settings file; undefined: there is none, and the defaults apply. */
  readonly file: string | undefined
  /** One sentence for each problem; the default is used instead of the invalid value. */
  readonly problems: readonly string[]
}

type Places = Pick<BackendConfig, 'settingsFile' | 'dataDir' | 'publicDir'>

/** The named file, else the one in the data folder, else the one next to the pages. */
const fileOf = ({ settingsFile, dataDir, publicDir }: Places): string | undefined =>
  settingsFile ??
  [dataDir, publicDir]
    .flatMap((folder) => (folder === undefined ? [] : [join(folder, SETTINGS_FILE)]))
    .find((file) => existsSync(file))

const detailOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Throws when it cannot be read: starting without the requested settings would be wrong. */
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new NoSettingsError(
      `The settings cannot be read (${detailOf(cause)}). Name another file with --settings.`,
    )
  }
}

const MAX_BYTES = 500_000
/** The first bytes of each picture format. */
const STARTS: Readonly<Record<string, RegExp>> = {
  '.svg': /<svg[\s>]/,
  '.png': /^\x89PNG/,
  '.webp': /^RIFF....WEBP/s,
}

/** Phone home screens need at least this many pixels. */
const MIN_ICON = 192

const isIcon = (png: Buffer): boolean =>
  png.readUInt32BE(16) === png.readUInt32BE(20) && png.readUInt32BE(16) >= MIN_ICON

/** What is wrong with a picture; undefined when nothing is. */
const pictureFault = (name: 'logo' | 'icon', file: string): string | undefined => {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return `${file} is not there`
  if (statSync(file).size > MAX_BYTES) return `${file} has more than ${MAX_BYTES} bytes`
  const kind = extname(file).toLowerCase()
  const bytes = readFileSync(file)
  if (!STARTS[kind]?.test(bytes.toString('latin1'))) return `${file} is no ${kind.slice(1).toUpperCase()}`
  if (name === 'icon' && kind === '.png' && !isIcon(bytes))
    return `${file} must be a square of ${MIN_ICON} pixels or more`
  return undefined
}

const addressOf = (name: string, file: string): string => {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
  return `/brand/${name}-${hash}${extname(file).toLowerCase()}`
}

/** Reads the settings. Invalid values are reported and replaced by defaults; an unreadable file throws. */
const readSettings = (places: Places): LoadedSettings => {
  const file = fileOf(places)
  if (file === undefined) return { settings: DEFAULT_SHOP_SETTINGS, pictures: {}, file, problems: [] }
  let parsed: unknown
  try {
    parsed = JSON.parse(textOf(file))
  } catch (cause) {
    if (cause instanceof NoSettingsError) throw cause
    return {
      settings: DEFAULT_SHOP_SETTINGS,
      pictures: {},
      file,
      problems: [`it is no JSON (${detailOf(cause)})`],
    }
  }
  const { settings, problems: found } = readShopSettings(parsed)
  const problems = [...found]
  const pictures: Record<string, string> = {}
  const brand = { ...settings.brand }
  for (const name of ['logo', 'icon'] as const) {
    const named = brand[name]
    if (named === '' || named.startsWith('/')) continue
    const picture = join(dirname(file), named)
    const fault = pictureFault(name, picture)
    if (fault !== undefined) problems.push(`brand.${name}: ${fault}`)
    brand[name] = fault === undefined ? addressOf(name, picture) : ''
    if (fault === undefined) pictures[brand[name]] = picture
  }
  return { settings: { ...settings, brand }, pictures, file, problems }
}

/** The settings of this server; problems are logged. */
export const loadSettings = (places: Places, log: Pick<LogPort, 'write'>): LoadedSettings => {
  const loaded = readSettings(places)
  const { file, problems } = loaded
  if (problems.length > 0)
    log.write('warn', 'settings-not-valid', { file: file ?? '', problems: problems.join('; ') })
  return loaded
}

/**
 * Throws with one line when the settings have any problem, so that a shop does not start with other settings than
 * requested.
 */
export const checkSettings = (places: Places): LoadedSettings => {
  const loaded = readSettings(places)
  const { file, problems } = loaded
  if (problems.length > 0) throw new NoSettingsError(`${file}: ${problems.join('; ')}.`)
  return loaded
}

/** The settings of one file; throws on any problem. */
export const readCheckedSettings = (settingsFile: string): LoadedSettings =>
  checkSettings({ settingsFile, dataDir: undefined, publicDir: undefined })
