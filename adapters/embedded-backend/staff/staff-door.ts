import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { BackendDeps } from '../backend-deps.ts'
import type { Sql } from '../database/database.ts'
import { answer, envelope, UNAUTHORISED } from '../http/envelope.ts'
import { secondsOf } from '../time/clock.ts'
import { type Actor, commandActor, findStaff, memberOf } from './staff-store.ts'

/** Who a command says that it acts for; heeded at this door alone. */
export const ACTS_FOR = 'staff-as'
/** Who has typed the command, for the journal. */
export const TYPED_BY = 'staff-typed-by'

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

/** Answers calls of staff that commands beside the data send, where nobody is asked for a password. */
export const staffDoor = (deps: BackendDeps, fetchAs: FetchAs): RequestListener =>
  getRequestListener(async (request) => {
    const header = (name: string): string => decodeURIComponent(request.headers.get(name) ?? '')
    const actor = await trustedActor(deps.database, header(ACTS_FOR), header(TYPED_BY).slice(0, 40))
    const now = secondsOf(deps.clock)
    if (actor === undefined)
      return answer(request, envelope(UNAUTHORISED, 'No member of staff has this name.', now))
    return fetchAs(request, actor)
  })
