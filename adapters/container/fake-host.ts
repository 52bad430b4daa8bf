import { createNoAlerts, createNoSound } from '../alerts/browser-alerts.ts'
import { createLazyAddressHashes } from '../crypto/lazy-address-hashes.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createSubtleSha256 } from '../crypto/web-crypto.ts'
import { createFakeClock, type FakeClock } from '../fakes/fake-clock.ts'
import { createFakeHttp, type FakeHttp } from '../fakes/fake-http.ts'
import {
  createFakeLifecycle,
  createFakeLog,
  createFakeRandom,
  type FakeLifecycle,
} from '../fakes/fake-ports.ts'
import { createFakeNetwork, type FakeNetwork } from '../fakes/fake-socket.ts'
import { createLoneLock } from '../lock/lone-lock.ts'
import { createNoPictures } from '../pictures/lazy-pictures.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createNoServiceWorker } from '../service-worker/lazy-service-worker.ts'
import { createMemoryStorage } from '../storage/web-storage.ts'
import { createLoneTab } from '../tabs/broadcast-tabs.ts'
import { type Host, hostOf, type Ports } from './host-of.ts'

/** A host of fakes, and access to them. */
export type FakeHost = {
  readonly host: Host
  /** Returns the answers that a test sets. */
  readonly http: FakeHttp
  /** Advances when a test says so. */
  readonly clock: FakeClock
  readonly lifecycle: FakeLifecycle
  readonly log: ReturnType<typeof createFakeLog>
  /** The connection to a messaging server; refused until `serve`. */
  readonly network: FakeNetwork
}

/** A host of fakes in one process: no network, no real time. `instead` replaces any port. */
export const createFakeHost = (instead: Partial<Ports> = {}): FakeHost => {
  const clock = createFakeClock()
  const http = createFakeHttp(clock)
  const lifecycle = createFakeLifecycle()
  const log = createFakeLog()
  const network = createFakeNetwork(clock)
  const host = hostOf({
    http,
    cookies: createMemoryStorage(clock.now),
    device: createMemoryStorage(clock.now),
    clock,
    random: createFakeRandom(),
    lifecycle,
    tabs: createLoneTab(),
    log,
    userAgent: 'fake',
    sha256: createSubtleSha256(),
    addressHashes: createLazyAddressHashes(),
    alerts: createNoAlerts(),
    sound: createNoSound(),
    pictures: createNoPictures(),
    serviceWorker: createNoServiceWorker(),
    socket: network,
    records: createMemoryRecords(),
    locks: createLoneLock(),
    crypto: createNobleCrypto(),
    tabMemory: createMemoryStorage(clock.now),
    ...instead,
  })
  return { host, http, clock, lifecycle, log, network }
}
