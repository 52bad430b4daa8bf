import { createMessaging } from '../../application/messaging/create-messaging.ts'
import type { Messaging } from '../../application/messaging/messaging.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createSteadyLifecycle } from '../lifecycle/steady-lifecycle.ts'
import { createLoneLock } from '../lock/lone-lock.ts'
import { createConsoleLog } from '../log/console-log.ts'
import { createFileRecords } from '../records/file-records.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createWsSocket } from '../socket/ws-socket.ts'
import { createMemoryStorage } from '../storage/web-storage.ts'
import { createLoneTab } from '../tabs/broadcast-tabs.ts'
import { type ClientOptions, depsOf } from './client-options.ts'

// The entry `lintas-messaging/node`.
export { type ClientOptions, createFileRecords, createWsSocket }

/**
 * A client in Node, over `ws`; `connect` starts it. `file` stores unsent messages and conversations over restarts,
 * for one process at a time; without it (and without `records`) they are lost when the process ends.
 */
export const createMessagingClient = ({
  file,
  ...options
}: ClientOptions & { readonly file?: string }): Messaging =>
  createMessaging(
    depsOf(
      options,
      {
        socket: createWsSocket,
        records: () => (file === undefined ? createMemoryRecords() : createFileRecords(file)),
        locks: createLoneLock,
        tabs: createLoneTab,
        crypto: createNobleCrypto,
        clock: createSystemClock,
        lifecycle: createSteadyLifecycle,
        log: () => createConsoleLog(() => false),
      },
      createMemoryStorage,
    ),
  )
