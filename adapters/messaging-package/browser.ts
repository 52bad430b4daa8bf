import { createMessaging } from '../../application/messaging/create-messaging.ts'
import type { Messaging } from '../../application/messaging/messaging.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createWebRandom } from '../crypto/web-crypto.ts'
import { createBrowserLifecycle } from '../lifecycle/browser-lifecycle.ts'
import { createBrowserLocks } from '../lock/web-locks.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createIdbRecords } from '../records/idb-records.ts'
import { createBrowserSocket } from '../socket/browser-socket.ts'
import { createSessionStorage } from '../storage/web-storage.ts'
import { createBroadcastTabs } from '../tabs/broadcast-tabs.ts'
import { type ClientOptions, depsOf } from './client-options.ts'

// The entry `lintas-messaging/browser`.
export { type ClientOptions, createBrowserSocket, createIdbRecords }

/** A client in a page; `connect` starts it. Tabs of one account share a socket; rows are stored in IndexedDB. */
export const createMessagingClient = (options: ClientOptions): Messaging => {
  const clock = options.clock ?? createSystemClock()
  return createMessaging(
    depsOf(
      { ...options, clock },
      {
        socket: createBrowserSocket,
        records: () => createIdbRecords(clock),
        locks: () => createBrowserLocks(clock, createWebRandom()),
        tabs: createBroadcastTabs,
        crypto: createNobleCrypto,
        clock: createSystemClock,
        lifecycle: createBrowserLifecycle,
        log: () => createConsoleLog(() => false),
      },
      createSessionStorage,
    ),
  )
}
