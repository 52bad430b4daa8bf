import type { LogPort } from '../../application/ports/log-port.ts'
import { type HostSettings, readHostSettings } from '../../domain/api/host-settings.ts'
import { earlyAnswersFirst } from '../http/early-answers.ts'
import { createFetchHttp } from '../http/fetch-http.ts'
import { createRemoteHttp } from '../http/remote-http.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createCookieStorage } from '../storage/cookie-storage.ts'
import type { AppConfig } from './app-config.ts'
import { createBrowserHost } from './browser-host.ts'
import type { HostModule } from './create-app.ts'

export type Configured = {
  readonly host: HostModule
  readonly config: AppConfig
  readonly settings: HostSettings
}

/**
 * A page with the settings of its host (docs/configuration.md). What is wrong in them is
 * told in one line, and the default stands. Its code comes only where something is set.
 */
export const configuredHost = (given: unknown, log: LogPort = createConsoleLog(() => true)): Configured => {
  const { settings, problems } = readHostSettings(given)
  if (problems.length > 0) log.write('warn', 'lintas.config.json', { problems: problems.join('; ') })
  const { apiBase: baseUrl, messagingUrl } = settings
  const remote = () => createRemoteHttp(createFetchHttp(earlyAnswersFirst()), createCookieStorage(), baseUrl)
  return {
    host: baseUrl === '' ? createBrowserHost() : createBrowserHost(remote),
    config: { baseUrl, ...(messagingUrl !== '' && { messagingUrl }) },
    settings,
  }
}
