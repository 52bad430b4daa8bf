import { parseArgs } from 'node:util'
import { createPlainLog } from '../operations/json-log.ts'
import { settingsFileIn } from '../start/arguments.ts'
import { defaultConfig } from '../start/config.ts'
import { loadSettings, NoSettingsError } from './load-settings.ts'
import { nginxHeaders, securityHeaders } from './security-headers.ts'

// `npm run headers`: prints the response headers of pages as nginx directives, from the same code as our server.
const { values } = parseArgs({
  options: {
    'public-dir': { type: 'string', default: 'dist/public' },
    settings: { type: 'string' },
    socket: { type: 'string', multiple: true, default: [] },
  },
})
const log = createPlainLog(console.error)
try {
  const { settings } = loadSettings(
    {
      settingsFile: values.settings ?? settingsFileIn(process.env),
      dataDir: process.env['LINTAS_DATA_DIR'] || defaultConfig.dataDir,
      publicDir: values['public-dir'],
    },
    log,
  )
  process.stdout.write(nginxHeaders(securityHeaders(values['public-dir'], settings, values.socket)))
} catch (cause) {
  if (!(cause instanceof NoSettingsError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
