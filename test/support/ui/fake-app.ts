import { createNoAlerts, createNoSound } from '../../../adapters/alerts/browser-alerts.ts'
import { createApp } from '../../../adapters/container/create-app.ts'
import type { LateModules } from '../../../adapters/container/create-container.ts'
import { createPageApp } from '../../../adapters/container/create-page-app.ts'
import { hostOf, type Ports } from '../../../adapters/container/host-of.ts'
import { createLazyAddressHashes } from '../../../adapters/crypto/lazy-address-hashes.ts'
import { createSubtleSha256 } from '../../../adapters/crypto/web-crypto.ts'
import { createFakeClock, type FakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeHttp, type FakeHttp } from '../../../adapters/fakes/fake-http.ts'
import {
  createFakeLifecycle,
  createFakeLog,
  createFakeRandom,
  type FakeLifecycle,
} from '../../../adapters/fakes/fake-ports.ts'
import { createFakeNetwork, type FakeNetwork } from '../../../adapters/fakes/fake-socket.ts'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { createLazyPictures } from '../../../adapters/pictures/lazy-pictures.ts'
import { createPageWorker } from '../../../adapters/service-worker/registration.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { trustedScript } from '../../../adapters/trusted-types/trusted-script.ts'
import type { App } from '../../../application/app.ts'
import type { StoragePort } from '../../../application/ports/storage-port.ts'
import type { AppConfig } from '../../../application/shared/app-config.ts'
import { createFakeCrypto } from '../fakes/fake-crypto.ts'
import { createFakeLocks } from '../fakes/fake-locks.ts'
import { createFakeRecords, type FakeRecords } from '../fakes/fake-records.ts'

export type FakeApp = {
  readonly app: App
  readonly http: FakeHttp
  readonly clock: FakeClock
  readonly lifecycle: FakeLifecycle
  readonly cookies: StoragePort
  readonly device: StoragePort
  readonly log: ReturnType<typeof createFakeLog>
  /** What the chat stands on. */
  readonly socket: FakeNetwork
  readonly records: FakeRecords
  /** The same device and browser with the page loaded anew. */
  readonly reload: () => App
  /** The same device in another tab. */
  readonly openTab: () => App
  /** No tab hears another until the answer is called. */
  readonly sleepTabs: () => () => void
}

type Start = {
  readonly token?: string
  /** Of an earlier app, say: one that was closed. */
  readonly device?: StoragePort
  readonly config?: Partial<AppConfig>
  /** Instead of the fakes. */
  readonly ports?: Partial<Ports>
  /** As in a page, which loads some modules after the start; otherwise all are there. */
  readonly late?: LateModules
}

/** The whole App over fakes: what use-case tests drive. */
export const createFakeApp = ({
  token,
  device: given,
  config = {},
  ports = {},
  late,
}: Start = {}): FakeApp => {
  const clock = createFakeClock()
  const http = createFakeHttp()
  const cookies = createMemoryStorage(clock.now)
  const device = given ?? createMemoryStorage(clock.now)
  const log = createFakeLog()
  const browser = createFakeBrowser()
  const lifecycle = createFakeLifecycle()
  const random = createFakeRandom()
  const socket = createFakeNetwork(clock)
  const records = createFakeRecords(clock)
  const locks = createFakeLocks()
  if (token !== undefined) cookies.write('admin_token', token, 3)
  const open = (): App => {
    const all: Ports = {
      http,
      cookies,
      device,
      clock,
      random,
      lifecycle,
      tabs: browser.openTab(),
      log,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile',
      sha256: createSubtleSha256(),
      addressHashes: createLazyAddressHashes(),
      alerts: createNoAlerts(),
      sound: createNoSound(),
      pictures: createLazyPictures(clock, async () => trustedScript),
      serviceWorker: { load: async () => createPageWorker(trustedScript) },
      socket,
      records,
      locks: locks.openTab(),
      crypto: createFakeCrypto(),
      tabMemory: createMemoryStorage(clock.now),
      ...ports,
    }
    const settings = { baseUrl: '', ...config }
    return late ? createPageApp(hostOf(all), settings, late) : createApp(hostOf(all), settings)
  }
  return {
    app: open(),
    http,
    clock,
    lifecycle,
    cookies,
    device,
    log,
    socket,
    records,
    reload: open,
    openTab: open,
    sleepTabs: browser.sleep,
  }
}
