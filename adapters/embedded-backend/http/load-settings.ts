import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogPort } from '../../../application/ports/log-port.ts'
import {
  DEFAULT_SHOP_SETTINGS,
  readShopSettings,
  type ShopSettings,
} from '../../../domain/api/shop-settings.ts'
import { Defect } from '../../../domain/shared/result.ts'

/** The settings that somebody has named cannot be read. Its message is the one line to show. */
export class NoSettingsError extends Defect {
  override name = 'NoSettingsError'
}

/** The name of the file of settings (docs/configuration.md). */
export const SETTINGS_FILE = 'lintas.config.json'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The text of a file that was named. Throws where it cannot be had: a shop with other features is not what was asked for. */
export const readSettingsFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const detail = cause instanceof Error ? cause.message : String(cause)
    throw new NoSettingsError(`The settings cannot be read (${detail}). Name another file with --settings.`)
  }
}

const textBeside = (publicDir: string | undefined): string | undefined => {
  const file = publicDir === undefined ? undefined : join(publicDir, SETTINGS_FILE)
  return file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** The settings of this host: of the file that is named, or of the one beside the pages. Defaults without a file. */
export const loadSettings = (
  file: string | undefined,
  publicDir: string | undefined,
  log: Pick<LogPort, 'write'>,
): ShopSettings => {
  const text = file === undefined ? textBeside(publicDir) : readSettingsFile(file)
  if (text === undefined) return DEFAULT_SHOP_SETTINGS
  const { settings, problems } = readShopSettings(parse(text))
  if (problems.length > 0) {
    log.write('warn', 'settings-not-valid', { file: file ?? SETTINGS_FILE, problems: problems.join('; ') })
  }
  return settings
}
