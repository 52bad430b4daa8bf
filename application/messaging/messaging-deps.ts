import type { ConnectionPolicy } from '../../domain/messaging/connection/connection-policy.ts'
import type { ContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import type { OutboxPolicy } from '../../domain/messaging/delivery/outbox-state.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LockPort } from '../ports/lock-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { RecordsPort } from '../ports/records-port.ts'
import type { SocketPort } from '../ports/socket-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { Identity } from './connection.ts'
import type { MessagingHost } from './messaging-host.ts'

/** The dependencies of a client of one account. */
export type MessagingDeps = {
  readonly socket: SocketPort
  readonly records: RecordsPort
  readonly locks: LockPort
  readonly tabs: TabsPort
  readonly crypto: CryptoPort
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
  readonly host: MessagingHost
  readonly identity: Identity
  readonly registry: ContentRegistry
  /** The server's address, when the host has no callback for it. */
  readonly address?: string
  /** Content types whose messages do not change the list of conversations. */
  readonly excludedTypes?: ReadonlySet<number>
  readonly connectionPolicy?: ConnectionPolicy
  /** Milliseconds between pings, instead of the policy's 60,000 (requirement M9). */
  readonly heartbeatMs?: number
  /**
   * The server is of 2024 or older and uses another setting bit for streams (requirement W3). If this is set wrongly,
   * the server reads the stream number as a channel.
   */
  readonly isLegacyStream?: boolean
  readonly outboxPolicy?: OutboxPolicy
}
