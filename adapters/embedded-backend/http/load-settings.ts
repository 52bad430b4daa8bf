import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogPort } from '../../../application/ports/log-port.ts'
import {
  DEFAULT_HOST_SETTINGS,
  type HostSettings,
  readHostSettings,
} from '../../../domain/api/host-settings.ts'

export const SETTINGS_FILE = 'lintas.config.json'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** The settings of this host: of the file that is named, or of the one beside the pages. Defaults without a file. */
export const loadSettings = (
  file: string | undefined,
  publicDir: string | undefined,
  log: Pick<LogPort, 'write'>,
): HostSettings => {
  const place = file ?? (publicDir === undefined ? undefined : join(publicDir, SETTINGS_FILE))
  if (place === undefined) return DEFAULT_HOST_SETTINGS
  let text: string
  try {
    text = readFileSync(place, 'utf8')
  } catch (cause) {
    if (file !== undefined) log.write('error', 'settings-not-readable', { file, detail: String(cause) })
    return DEFAULT_HOST_SETTINGS
  }
  const { settings, problems } = readHostSettings(parse(text))
  if (problems.length > 0) {
    log.write('warn', 'settings-not-valid', { file: place, problems: problems.join('; ') })
  }
  return settings
}
