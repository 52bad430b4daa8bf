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

/** The dependencies of every part of the backend. */
export type BackendDeps = {
  readonly database: Database
  /** The shop's other processes, if any. */
  readonly cluster: Cluster
  readonly clock: ClockPort
  readonly random: BackendRandom
  readonly config: BackendConfig
  /** This server's settings for its pages, with the name of the shop (docs/configuration.md). */
  readonly settings: ShopSettings
  /** The brand's picture files by address. */
  readonly brandPictures: Readonly<Record<string, string>>
  readonly passwords: Passwords
  /** Storage for pictures of shoppers and staff; undefined: uploads are refused. */
  readonly files: FilesPort | undefined
  readonly log: LogPort
  readonly metrics: Metrics
  readonly hooks: ShopperHooks
}

/** Functions that parts provide for a shopper; combined by the server. */
export type ShopperHooks = {
  /** Fields of the user-info answer that other parts provide: money, have_pay, order_unpaid ... */
  readonly describe: (sql: Sql, shopperId: number) => Promise<Readonly<Record<string, unknown>>>
  /** Called in the transaction that registers a shopper: opens the account, credits the welcome. */
  readonly registered: (tx: Sql, shopperId: number) => Promise<void>
  /** A session of the shopper has ended, or all of them: connections opened with it are closed. Never fails. */
  readonly signedOut: (shopperId: number) => Promise<void>
}
