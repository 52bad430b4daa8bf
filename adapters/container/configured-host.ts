import type { LogPort } from '../../application/ports/log-port.ts'
import type { HostConfig } from '../../application/shared/host-config.ts'
import { type HostSettings, readHostSettings } from '../../domain/api/host-settings.ts'
import { createFetchBeacon } from '../beacon/fetch-beacon.ts'
import { earlyAnswersFirst } from '../http/early-answers.ts'
import { createFetchHttp } from '../http/fetch-http.ts'
import { createRemoteHttp } from '../http/remote-http.ts'
import { createToldHttp } from '../http/told-http.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createOverheardLog } from '../log/overheard-log.ts'
import { createCookieStorage } from '../storage/cookie-storage.ts'
import { browserLeaving, reportLeftEarly } from '../vitals/left-early.ts'
import { createBrowserHost } from './browser-host.ts'
import type { HostModule } from './create-app.ts'
import { get, provide } from './provide.ts'
import { HOST } from './tokens.ts'

export type Configured = {
  readonly host: HostModule
  readonly config: HostConfig
  readonly settings: HostSettings
}

/** Nobody waits for it: its code comes once the page is there, and sooner on a page that is left before. */
const LATE_MS = 1_000

/** The page's host with its log read along and its calls told of; the rest of the field view comes late. */
const seenFrom =
  (host: HostModule, address: string, pageOf: (path: string) => string): HostModule =>
  (container) => {
    host(container)
    const [plain, http] = [get(container, HOST.log), get(container, HOST.http)]
    const [clock, lifecycle] = [get(container, HOST.clock), get(container, HOST.lifecycle)]
    const log = createOverheardLog(plain)
    container.unbind(HOST.log)
    container.unbind(HOST.http)
    provide(container, HOST.log, () => log, {})
    provide(container, HOST.http, () => createToldHttp(http, log), {})
    const early = reportLeftEarly(browserLeaving(), createFetchBeacon(address), pageOf(location.pathname))
    let isStarted = false
    const start = async (): Promise<void> => {
      if (isStarted) return
      isStarted = true
      const late = await import('./field-view.ts').catch(() => undefined)
      late?.startFieldView({ clock, lifecycle, log }, address, pageOf, early.takeOver())
    }
    clock.after(LATE_MS, () => void start())
    lifecycle.life$.subscribe(({ isVisible }) => {
      if (!isVisible) void start()
    })
  }

/**
 * A page with the settings of its host (docs/configuration.md). What is wrong in them is
 * told in one line, and the default stands. Its code comes only where something is set.
 */
export const configuredHost = (
  given: unknown,
  pageOf: (path: string) => string,
  log: LogPort = createConsoleLog(() => true),
): Configured => {
  const { settings, problems } = readHostSettings(given)
  if (problems.length > 0) log.write('warn', 'lintas.config.json', { problems: problems.join('; ') })
  const { apiBase: baseUrl, messagingUrl, fieldView } = settings
  const remote = () => createRemoteHttp(createFetchHttp(earlyAnswersFirst()), createCookieStorage(), baseUrl)
  const host = baseUrl === '' ? createBrowserHost() : createBrowserHost(remote)
  return {
    host: fieldView === '' ? host : seenFrom(host, fieldView, pageOf),
    config: { baseUrl, ...(messagingUrl !== '' && { messagingUrl }) },
    settings,
  }
}
