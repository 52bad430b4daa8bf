import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { answer, envelope, UNAUTHORISED } from '../http/envelope.ts'
import { type Stoppable, secondsOf } from '../time/clock.ts'
import { type Actor, commandActor, findStaff, memberOf } from './staff-store.ts'

/** Who a command says that it acts for; heeded at this door alone. */
export const ACTS_FOR = 'staff-as'
/** Who has typed the command, for the journal. */
export const TYPED_BY = 'staff-typed-by'

/** The socket of a shop that is open, for commands of whoever may read its data folder. */
export const doorOf = (dataDir: string): string => join(dataDir, 'staff.sock')

/** Names of sockets are cut beyond this. */
const MOST_PATH = 100

/**
 * Who acts by a command: a member of staff that it names, with that one's rights, or whoever has typed it. Undefined when
 * nobody has that name, or the account is locked.
 */
export const trustedActor = async (
  sql: Sql,
  actsFor: string,
  typedBy: string,
): Promise<Actor | undefined> => {
  if (actsFor === '') return commandActor(`command (${typedBy})`)
  const row = await findStaff(sql, actsFor)
  return row === undefined || row.is_locked ? undefined : { ...memberOf(row), isTrusted: true }
}

type FetchAs = (request: Request, trusted: Actor) => Promise<Response>

/**
 * Opens a door for commands beside the data, while this process has them to itself: the database of this process can be
 * opened by no second one. Only whoever may read the data folder gets in, and could do the same with the shop closed. A
 * shop on a server needs none: a command opens that database itself.
 */
export const openStaffDoor = async (deps: BackendDeps, fetchAs: FetchAs): Promise<Stoppable> => {
  const { dataDir, databaseUrl } = deps.config
  const closed = { stop: async () => undefined }
  if (dataDir === undefined || databaseUrl !== undefined || process.platform === 'win32') return closed
  const path = doorOf(dataDir)
  if (Buffer.byteLength(path) > MOST_PATH) {
    deps.log.write('warn', 'staff-door-closed', { detail: 'the path of the data folder is too long' })
    return closed
  }
  const listener = getRequestListener(async (request) => {
    const header = (name: string): string => decodeURIComponent(request.headers.get(name) ?? '')
    const actor = await trustedActor(deps.database, header(ACTS_FOR), header(TYPED_BY).slice(0, 40))
    const now = secondsOf(deps.clock)
    if (actor === undefined)
      return answer(request, envelope(UNAUTHORISED, 'No member of staff has this name.', now))
    return fetchAs(request, actor)
  })
  const server = createServer(listener)
  // What a killed process has left there.
  rmSync(path, { force: true })
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', (cause) => {
      deps.log.write('warn', 'staff-door-closed', { detail: String(cause) })
      resolve(false)
    })
    server.listen(path, () => resolve(true))
  })
  if (isOpen) chmodSync(path, 0o600)
  return {
    stop: () =>
      new Promise<undefined>((resolve) => {
        rmSync(path, { force: true })
        server.close(() => resolve(undefined))
        server.closeAllConnections()
      }),
  }
}
