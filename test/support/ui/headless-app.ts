import { createNoAlerts, createNoSound } from '../../../adapters/alerts/browser-alerts.ts'
import { createApp } from '../../../adapters/container/create-app.ts'
import { hostOf } from '../../../adapters/container/host-of.ts'
import { createLazyAddressHashes } from '../../../adapters/crypto/lazy-address-hashes.ts'
import { createSubtleSha256, createWebRandom } from '../../../adapters/crypto/web-crypto.ts'
import { createFakeLifecycle, createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createFakeNetwork } from '../../../adapters/fakes/fake-socket.ts'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { createNoPictures } from '../../../adapters/pictures/lazy-pictures.ts'
import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import { createNoServiceWorker } from '../../../adapters/service-worker/lazy-service-worker.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import type { App } from '../../../application/app.ts'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { HttpPort } from '../../../application/ports/http-port.ts'
import type { StoragePort } from '../../../application/ports/storage-port.ts'
import { createFakeCrypto } from '../fakes/fake-crypto.ts'
import { createFakeLocks } from '../fakes/fake-locks.ts'

type Given = { readonly http: HttpPort; readonly clock: ClockPort; readonly storage: StoragePort }

/** Opens the page of one device, again and again: what lies on the device stays. Nobody answers the chat's socket. */
export const headlessPages = ({ http, clock, storage }: Given): (() => App) => {
  const [browser, locks, records] = [createFakeBrowser(), createFakeLocks(), createMemoryRecords()]
  return () =>
    createApp(
      hostOf({
        http,
        cookies: storage,
        device: storage,
        clock,
        random: createWebRandom(),
        lifecycle: createFakeLifecycle(),
        tabs: browser.openTab(),
        log: createFakeLog(),
        userAgent: 'node',
        sha256: createSubtleSha256(),
        addressHashes: createLazyAddressHashes(),
        alerts: createNoAlerts(),
        sound: createNoSound(),
        pictures: createNoPictures(),
        serviceWorker: createNoServiceWorker(),
        socket: createFakeNetwork(clock),
        records,
        locks: locks.openTab(),
        crypto: createFakeCrypto(),
        tabMemory: createMemoryStorage(clock.now),
      }),
      { baseUrl: 'http://shop.test' },
    )
}
