import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { RecordsPort } from '../../application/ports/records-port.ts'
import type { SocketPort } from '../../application/ports/socket-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import { createNoAlerts, createNoSound } from '../alerts/browser-alerts.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createLazyAddressHashes } from '../crypto/lazy-address-hashes.ts'
import { createSubtleSha256, createWebRandom } from '../crypto/web-crypto.ts'
import { createFetchHttp, type FetchSource } from '../http/fetch-http.ts'
import { createSteadyLifecycle } from '../lifecycle/steady-lifecycle.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createNoPictures } from '../pictures/lazy-pictures.ts'
import { createNoServiceWorker } from '../service-worker/lazy-service-worker.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { createMemoryStorage } from '../storage/web-storage.ts'
import { createLoneTab } from '../tabs/broadcast-tabs.ts'
import { type Host, hostOf } from './host-of.ts'
import { createNodeMessagingPorts } from './node-messaging-ports.ts'

/** Options of the app on Node: storage, transport and identity. */
export type NodeHostOptions = {
  /**
   * Stores session, cart and history in this file, and the chat in `<file>.rows`; without it they are lost when the
   * process ends.
   */
  readonly file?: string
  readonly storage?: StoragePort
  readonly clock?: ClockPort
  /** Another way to send requests, such as directly into a backend in this process. */
  readonly fetchSource?: FetchSource
  /** Another connection to the messaging server, such as directly into a gateway in this process. */
  readonly socket?: SocketPort
  /** Where the chat stores its rows, instead of a file. */
  readonly records?: RecordsPort
  readonly isDebugging?: boolean
}

/** The app without a browser: for scripts, tests and server rendering. */
export const createNodeHost = (options: NodeHostOptions = {}): Host => {
  const storage =
    options.storage ?? (options.file === undefined ? createMemoryStorage() : createFileStorage(options.file))
  const rowsFile = options.file === undefined ? undefined : `${options.file}.rows`
  const { socket, records } = options
  return hostOf({
    http: options.fetchSource ? createFetchHttp(options.fetchSource) : createFetchHttp(),
    cookies: storage,
    device: storage,
    clock: options.clock ?? createSystemClock(),
    random: createWebRandom(),
    lifecycle: createSteadyLifecycle(),
    tabs: createLoneTab(),
    log: createConsoleLog(() => options.isDebugging === true),
    userAgent: 'node',
    sha256: createSubtleSha256(),
    addressHashes: createLazyAddressHashes(),
    alerts: createNoAlerts(),
    sound: createNoSound(),
    pictures: createNoPictures(),
    serviceWorker: createNoServiceWorker(),
    ...createNodeMessagingPorts(rowsFile),
    ...(socket && { socket }),
    ...(records && { records }),
  })
}
