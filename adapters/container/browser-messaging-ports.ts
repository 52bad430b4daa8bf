import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import { createSystemClock } from '../clock/system-clock.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createLoneLock } from '../lock/lone-lock.ts'
import { createIdbRecords } from '../records/idb-records.ts'
import { createBrowserSocket } from '../socket/browser-socket.ts'
import { createSessionStorage } from '../storage/session-storage.ts'

/** Messaging in a page: one set for as long as the page lives. It comes with the code of the chat, never with the shell. */
export const browserMessagingPorts: MessagingPorts = {
  socket: createBrowserSocket(),
  records: createIdbRecords(createSystemClock()),
  locks: createLoneLock(),
  crypto: createNobleCrypto(),
  tabMemory: createSessionStorage(),
}
