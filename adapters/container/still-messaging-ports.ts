import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createMemoryRecords } from '../records/memory-records.ts'
import { createMemoryStorage } from '../storage/memory-storage.ts'

/** Messaging that reads and never connects: its lock is never held, so that it never leads. */
export const createStillMessagingPorts = (): MessagingPorts => ({
  socket: { open: () => ({ send: () => undefined, close: () => undefined }) },
  records: createMemoryRecords(),
  locks: { request: () => ({ release: () => undefined }) },
  crypto: createNobleCrypto(),
  tabMemory: createMemoryStorage(),
})
