import { ContainerModule } from 'inversify'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import { createBrowserAlerts, createBrowserSound } from '../alerts/browser-alerts.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createLazyAddressHashes } from '../crypto/lazy-address-hashes.ts'
import { createSubtleSha256, createWebRandom } from '../crypto/web-crypto.ts'
import { createFetchHttp } from '../http/fetch-http.ts'
import { pageAnswersFirst } from '../http/page-answers.ts'
import { createBrowserLifecycle } from '../lifecycle/browser-lifecycle.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createLazyPictures } from '../pictures/lazy-pictures.ts'
import { createLazyServiceWorker } from '../service-worker/lazy-service-worker.ts'
import { createCookieStorage } from '../storage/cookie-storage.ts'
import { createLocalStorage } from '../storage/web-storage.ts'
import { createBroadcastTabs } from '../tabs/broadcast-tabs.ts'
import type { Host } from './host-of.ts'
import { provide } from './provide.ts'
import { PORTS } from './tokens.ts'

const DEBUG_NAME = 'lintas_debug'

const isDebugging = (): boolean => {
  try {
    return localStorage.getItem(DEBUG_NAME) !== null
  } catch {
    return false
  }
}

/** Set `localStorage.lintas_debug = '1'` to see debug output. */
export const createPageLog = (): LogPort => createConsoleLog(isDebugging)

/** Calls to the page's own origin. */
export const createPageHttp = (): HttpPort => createFetchHttp(pageAnswersFirst())

/** The page's one Trusted Types policy, which all own scripts share. */
const loadTrust = async () => (await import('../trusted-types/trusted-script.ts')).trustedScript

/** The host for a page in a browser; adapters that only the chat needs are loaded with it. */
export const createBrowserHost = (
  loadChat: Host['loadChat'],
  createHttp: (cookies: StoragePort) => HttpPort = createPageHttp,
): Host => ({
  loadChat,
  ports: new ContainerModule(({ bind }) => {
    provide(bind, PORTS.http, ({ cookies }) => createHttp(cookies), { cookies: PORTS.cookies })
    provide(bind, PORTS.cookies, () => createCookieStorage(), {})
    provide(bind, PORTS.device, () => createLocalStorage(), {})
    provide(bind, PORTS.clock, createSystemClock, {})
    provide(bind, PORTS.random, () => createWebRandom(), {})
    provide(bind, PORTS.lifecycle, () => createBrowserLifecycle(), {})
    provide(bind, PORTS.tabs, () => createBroadcastTabs(), {})
    provide(bind, PORTS.log, createPageLog, {})
    provide(bind, PORTS.sha256, () => createSubtleSha256(), {})
    provide(bind, PORTS.addressHashes, createLazyAddressHashes, {})
    provide(bind, PORTS.alerts, () => createBrowserAlerts(), {})
    provide(bind, PORTS.sound, ({ clock }) => createBrowserSound(clock), { clock: PORTS.clock })
    provide(bind, PORTS.pictures, ({ clock }) => createLazyPictures(clock, loadTrust), {
      clock: PORTS.clock,
    })
    provide(bind, PORTS.serviceWorker, () => createLazyServiceWorker(loadTrust), {})
    provide(bind, PORTS.userAgent, () => navigator.userAgent, {})
  }),
})
