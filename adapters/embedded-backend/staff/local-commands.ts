import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { answer, envelope, UNAUTHORISED } from '../http/envelope.ts'
import { secondsOf } from '../time/clock.ts'
import { type Actor, commandActor, findStaff, memberOf } from './staff-store.ts'

/** The header naming the staff member that a command acts for; accepted only on the local socket. */
export const ACTS_FOR = 'staff-as'
/** The header naming the operating system user of a command, for the journal. */
export const TYPED_BY = 'staff-typed-by'

/**
 * Who acts by a command: the named staff member with their rights, or the operating system user. Undefined when the
 * name is unknown or the account locked.
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

/** Answers staff calls of local commands, without a password. */
export const answerLocalCommands = (deps: BackendDeps, fetchAs: FetchAs): RequestListener =>
  getRequestListener(async (request) => {
    const header = (name: string): string => decodeURIComponent(request.headers.get(name) ?? '')
    const actor = await trustedActor(deps.database, header(ACTS_FOR), header(TYPED_BY).slice(0, 40))
    const now = secondsOf(deps.clock)
    if (actor === undefined)
      return answer(request, envelope(UNAUTHORISED, 'No member of staff has this name.', now))
    return fetchAs(request, actor)
  })
