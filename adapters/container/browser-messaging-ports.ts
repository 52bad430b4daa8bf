import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createBrowserLocks } from '../lock/browser-locks.ts'
import { createWebRandom } from '../random/web-random.ts'
import { createIdbRecords } from '../records/idb-records.ts'
import { createBrowserSocket } from '../socket/browser-socket.ts'
import { createSessionStorage } from '../storage/session-storage.ts'

const clock = createSystemClock()

/** Messaging in a page: one set for as long as the page lives. It comes with the code of the chat, never with the shell. */
export const browserMessagingPorts: MessagingPorts = {
  socket: createBrowserSocket(),
  records: createIdbRecords(clock),
  locks: createBrowserLocks(clock, createWebRandom()),
  crypto: createNobleCrypto(),
  tabMemory: createSessionStorage(),
}
