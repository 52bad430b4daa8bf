import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createLoneLock } from '../lock/lone-lock.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createWsSocket } from '../socket/ws-socket.ts'
import { createMemoryStorage } from '../storage/memory-storage.ts'

/** Messaging without a browser. */
export const createNodeMessagingPorts = (): MessagingPorts => ({
  socket: createWsSocket(),
  records: createMemoryRecords(),
  locks: createLoneLock(),
  crypto: createNobleCrypto(),
  tabMemory: createMemoryStorage(),
})
