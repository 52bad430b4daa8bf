import { ContainerModule } from 'inversify'
import type { BeaconPort } from '../../application/ports/beacon-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import { readShopSettings, type ShopSettings } from '../../domain/api/shop-settings.ts'
import { createFetchBeacon } from '../beacon/fetch-beacon.ts'
import { createLoggedHttp, createRemoteHttp } from '../http/remote-http.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createFollowedLog, type FollowedLog } from '../log/followed-log.ts'
import { browserLeaving, reportLeftEarly } from '../vitals/left-early.ts'
import { createBrowserHost, createPageHttp, createPageLog } from './browser-host.ts'
import type { Host } from './host-of.ts'
import { provide } from './provide.ts'
import { FIELD_VIEW, PORTS } from './tokens.ts'

/** The host, the app's configuration and the settings that were read. */
export type Configured = {
  readonly host: Host
  readonly config: AppConfig
  readonly settings: ShopSettings
}

/** Milliseconds after which the field view is loaded: after the page, or earlier when the page is left. */
const LATE_MS = 1_000

/** The page's host, with log and HTTP calls observed by the field view; the rest of it is loaded later. */
const withFieldView = (
  host: Host,
  createHttp: (cookies: StoragePort) => HttpPort,
  address: string,
  pageOf: (path: string) => string,
): Host => ({
  ...host,
  ports: new ContainerModule((options) => {
    void host.ports.load(options)
    const { bind, rebind } = options
    const { beacon, followedLog } = FIELD_VIEW
    provide(bind, beacon, () => createFetchBeacon(address), {})
    provide(bind, followedLog, () => createFollowedLog(createPageLog()), {})
    provide(rebind, PORTS.http, ({ cookies, log }) => createLoggedHttp(createHttp(cookies), log), {
      cookies: PORTS.cookies,
      log: followedLog,
    })
    provide(rebind, PORTS.log, (deps) => startFieldView(deps, pageOf), {
      log: followedLog,
      beacon,
      clock: PORTS.clock,
      lifecycle: PORTS.lifecycle,
    })
  }),
})

type FieldViewDeps = {
  readonly log: FollowedLog
  readonly beacon: BeaconPort
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
}

/** Starts observing when the log is created, which is one of the first things an app needs; returns the log. */
const startFieldView = (deps: FieldViewDeps, pageOf: (path: string) => string): LogPort => {
  const { log, beacon, clock, lifecycle } = deps
  const early = reportLeftEarly(browserLeaving(), beacon, pageOf(location.pathname))
  let isStarted = false
  const start = async (): Promise<void> => {
    if (isStarted) return
    isStarted = true
    const late = await import('./field-view.ts').catch(() => undefined)
    late?.startFieldView(deps, pageOf, early.takeOver())
  }
  clock.after(LATE_MS, () => void start())
  lifecycle.life$.subscribe(({ isVisible }) => {
    if (!isVisible) void start()
  })
  return log
}

/**
 * A page with its host's settings (docs/configuration.md). Each invalid value is reported in one line and replaced by
 * its default. This code is loaded only where something is set.
 */
export const configuredHost = (
  given: unknown,
  pageOf: (path: string) => string,
  loadChat: Host['loadChat'],
  log: LogPort = createConsoleLog(() => true),
): Configured => {
  const { settings, problems } = readShopSettings(given)
  if (problems.length > 0) log.write('warn', 'lintas.config.json', { problems: problems.join('; ') })
  const { apiBase: baseUrl, messagingUrl, chatHeartbeatSeconds, fieldView } = settings
  const remote = (cookies: StoragePort) => createRemoteHttp(createPageHttp(), cookies, baseUrl)
  const http = baseUrl === '' ? createPageHttp : remote
  const host = createBrowserHost(loadChat, http)
  return {
    host: fieldView === '' ? host : withFieldView(host, http, fieldView, pageOf),
    config: {
      baseUrl,
      ...(messagingUrl !== '' && { messagingUrl }),
      heartbeatMs: chatHeartbeatSeconds * 1000,
    },
    settings,
  }
}
