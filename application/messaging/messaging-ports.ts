import type { CryptoPort } from '../ports/crypto-port.ts'
import type { LockPort } from '../ports/lock-port.ts'
import type { RecordsPort } from '../ports/records-port.ts'
import type { SocketPort } from '../ports/socket-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'

/** The ports that only messaging needs. A host may load their adapters when the chat is first opened. */
export type MessagingPorts = {
  readonly socket: SocketPort
  readonly records: RecordsPort
  readonly locks: LockPort
  readonly crypto: CryptoPort
  /** Values that live as long as this tab, over reloads (sessionStorage in a browser). */
  readonly tabMemory: StoragePort
}
