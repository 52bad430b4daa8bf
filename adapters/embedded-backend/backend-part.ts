import type { Server } from 'node:http'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { Cluster } from './database/cluster.ts'
import type { Database, Sql } from './database/database.ts'
import type { DemoData } from './demo-data/demo-data.ts'
import type { Route } from './http/route.ts'
import type { ControlActs } from './operations/control.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Passwords } from './secrets/passwords.ts'
import type { BackendRandom } from './secrets/random.ts'
import type { BackendConfig } from './start/config.ts'
import type { Stoppable } from './time/stoppable.ts'

/** What every part of the backend is given. */
export type BackendDeps = {
  readonly database: Database
  /** The other processes of the shop, when there are any. */
  readonly cluster: Cluster
  readonly clock: ClockPort
  readonly random: BackendRandom
  readonly config: BackendConfig
  readonly passwords: Passwords
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

/** One context of the backend. Everything but the name is optional. */
export type BackendPart = {
  readonly name: string
  readonly routes?: (deps: BackendDeps) => readonly Route[]
  readonly describeShopper?: (
    sql: Sql,
    shopperId: number,
    deps: BackendDeps,
  ) => Promise<Readonly<Record<string, unknown>>>
  readonly onRegistered?: (tx: Sql, shopperId: number, deps: BackendDeps) => Promise<void>
  readonly onSignedOut?: (shopperId: number, deps: BackendDeps) => Promise<void>
  /** What commands of this machine may ask of an open shop, by name (`operations/control.ts`). */
  readonly commands?: (deps: BackendDeps) => ControlActs
  /** Adds its rows of the demo world, after shops, products and people are there; inside one transaction. */
  readonly seed?: (tx: Sql, deps: BackendDeps, world: DemoData) => Promise<void>
  /** Background work, started once the backend is ready. */
  readonly start?: (deps: BackendDeps) => Stoppable
  /** Joins the HTTP server, for instance for the WebSocket upgrade. */
  readonly attach?: (server: Server, deps: BackendDeps) => Stoppable
}
