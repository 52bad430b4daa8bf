import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { ShopSettings } from '../../domain/api/shop-settings.ts'
import type { Cluster } from './database/cluster.ts'
import type { Database, Sql } from './database/database.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Passwords } from './secrets/passwords.ts'
import type { BackendRandom } from './secrets/random.ts'
import type { BackendConfig } from './start/config.ts'
import type { FilesPort } from './uploads/files-port.ts'

/** What every part of the backend is given. */
export type BackendDeps = {
  readonly database: Database
  /** The other processes of the shop, when there are any. */
  readonly cluster: Cluster
  readonly clock: ClockPort
  readonly random: BackendRandom
  readonly config: BackendConfig
  /** What this server has set for its pages, with the name of the shop (docs/configuration.md). */
  readonly settings: ShopSettings
  /** The files of the brand's pictures by their addresses. */
  readonly brandPictures: Readonly<Record<string, string>>
  readonly passwords: Passwords
  /** Pictures of shoppers and staff; undefined: none are taken. */
  readonly files: FilesPort | undefined
  readonly log: LogPort
  readonly metrics: Metrics
  readonly hooks: ShopperHooks
}

/** What other parts know about, or do for, a shopper; composed from all parts by the server. */
export type ShopperHooks = {
  /** Fields of the user-info answer that other parts own: money, have_pay, order_unpaid ... */
  readonly describe: (sql: Sql, shopperId: number) => Promise<Readonly<Record<string, unknown>>>
  /** Runs inside the transaction that registers a shopper: open the account, credit the welcome. */
  readonly registered: (tx: Sql, shopperId: number) => Promise<void>
  /** A session of the shopper has ended, or all of them: what was opened with it closes. Never fails. */
  readonly signedOut: (shopperId: number) => Promise<void>
}
