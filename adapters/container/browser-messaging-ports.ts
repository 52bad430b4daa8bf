import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createLoneLock } from '../lock/lone-lock.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createBrowserSocket } from '../socket/browser-socket.ts'
import { createSessionStorage } from '../storage/session-storage.ts'

/** Messaging in a page: one set for as long as the page lives. It comes with the code of the chat, never with the shell. */
export const browserMessagingPorts: MessagingPorts = {
  socket: createBrowserSocket(),
  records: createMemoryRecords(),
  locks: createLoneLock(),
  crypto: createNobleCrypto(),
  tabMemory: createSessionStorage(),
}
