import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { earlyAnswersFirst } from '../http/early-answers.ts'
import { createFetchHttp } from '../http/fetch-http.ts'
import { createBrowserLifecycle } from '../lifecycle/browser-lifecycle.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createWebRandom } from '../random/web-random.ts'
import { createCookieStorage } from '../storage/cookie-storage.ts'
import { createLocalStorage } from '../storage/local-storage.ts'
import { createBroadcastTabs } from '../tabs/broadcast-tabs.ts'
import type { HostModule } from './create-app.ts'
import { provide } from './provide.ts'
import { HOST } from './tokens.ts'

const DEBUG_NAME = 'lintas_debug'

const ownApi = (): HttpPort => createFetchHttp(earlyAnswersFirst())

/** A page in a browser. `localStorage.lintas_debug = '1'` switches diagnostics on. */
export const createBrowserHost =
  (http = ownApi): HostModule =>
  (container) => {
    provide(container, HOST.http, http, {})
    provide(container, HOST.cookies, () => createCookieStorage(), {})
    provide(container, HOST.device, () => createLocalStorage(), {})
    provide(container, HOST.clock, createSystemClock, {})
    provide(container, HOST.random, () => createWebRandom(), {})
    provide(container, HOST.lifecycle, () => createBrowserLifecycle(), {})
    provide(container, HOST.tabs, () => createBroadcastTabs(), {})
    provide(container, HOST.log, () => createConsoleLog(isDebugging), {})
    provide(container, HOST.userAgent, () => navigator.userAgent, {})
    provide(container, HOST.messagingPorts, () => fetchMessagingPorts, {})
  }

const fetchMessagingPorts = async (): Promise<MessagingPorts> =>
  (await import('./browser-messaging-ports.ts')).browserMessagingPorts

const isDebugging = (): boolean => {
  try {
    return localStorage.getItem(DEBUG_NAME) !== null
  } catch {
    return false
  }
}
