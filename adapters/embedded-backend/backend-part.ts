import type { Server } from 'node:http'
import type { BackendDeps } from './backend-deps.ts'
import type { Sql } from './database/database.ts'
import type { Route } from './http/route.ts'
import type { Stoppable } from './time/clock.ts'

/** One context of the backend. Everything except the name is optional. */
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
  /** Background work, started when the backend is ready. */
  readonly start?: (deps: BackendDeps) => Stoppable
  /** Attaches to the HTTP server, for example for the WebSocket upgrade. */
  readonly attach?: (server: Server, deps: BackendDeps) => Stoppable
}
