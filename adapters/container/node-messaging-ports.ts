import type { MessagingPorts } from '../../application/messaging/messaging-context.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createLoneLock } from '../lock/lone-lock.ts'
import { createFileRecords } from '../records/file-records.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createWsSocket } from '../socket/ws-socket.ts'
import { createMemoryStorage } from '../storage/web-storage.ts'

/** Messaging without a browser. Rows are stored in `file`; without one they are lost when the process ends. */
export const createNodeMessagingPorts = (file?: string): MessagingPorts => ({
  socket: createWsSocket(),
  records: file === undefined ? createMemoryRecords() : createFileRecords(file),
  locks: createLoneLock(),
  crypto: createNobleCrypto(),
  tabMemory: createMemoryStorage(),
})
