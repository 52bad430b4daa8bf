import type { Language } from '../../../domain/account/language.ts'
import { REQUEST_ID_MAX_LENGTH } from '../../../domain/api/duplicate-guard.ts'
import { TYPED_PASSWORD_MAX_LENGTH } from '../../../domain/session/credentials.ts'
import { STAFF_ACTS, type StaffAct } from '../../../domain/staff/acts.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { createSharedRateLimit } from '../http/shared-rate-limit.ts'
import { secondsOf } from '../time/clock.ts'
import { type Done, findRequest, tooLate, versionOf, writeJournal } from './journal.ts'
import { type StaffCall, type StaffReply, type StaffRoute, staffRoute } from './staff-route.ts'
import { type Actor, confirmedUntil, type StaffColumns } from './staff-store.ts'

const QUARTER_HOUR_MS = 15 * 60_000

/** The input of an action's handler: transaction, staff member, time. */
export type Work = {
  readonly tx: Sql
  readonly deps: BackendDeps
  readonly actor: Actor
  readonly input: Input
  /** '' for a new item. */
  readonly id: string
  readonly now: number
  readonly language: Language
}

/** The result of an action. `afterCommit` runs after the transaction, `data` is added to the answer. */
export type Acted = Done & {
  readonly data?: Readonly<Record<string, unknown>>
  readonly afterCommit?: () => Promise<unknown>
}

/** The handler of a staff action, and what it needs beforehand. */
export type Handler = {
  /** Slow or external work that runs before the transaction, such as hashing. Its result is passed on. */
  readonly prepare?: (deps: BackendDeps, input: Input) => Promise<unknown>
  readonly work: (work: Work, prepared: unknown) => Promise<Acted>
}

/** An action on several items has a route of its own: each item is a separate action. */
export type Several = { readonly route: (call: StaffCall) => Promise<StaffReply> }

/** Handlers by `kind/act`. */
export type Handlers = Readonly<Record<string, Handler | Handler['work'] | Several>>

/** Checks a staff password, with a limited number of attempts in a quarter of an hour. */
export const createPasswordConfirmation = (deps: BackendDeps) => {
  const { database, passwords } = deps
  const tries = createSharedRateLimit(deps, 'staff-second-look', 10, QUARTER_HOUR_MS)
  return async (actor: Actor, password: string, field: string): Promise<void> => {
    const key = String(actor.id)
    await tries.take(key)
    const row = await first(database.query<StaffColumns>('select * from staff where id = $1', [actor.id]))
    if (row === undefined || !(await passwords.matches(password, row.password_hash)))
      throw refuse('staff-password-wrong', { field })
    await tries.takeBack(key)
  }
}

/** Asks for the password again before dangerous actions. */
export type PasswordConfirmation = ReturnType<typeof createPasswordConfirmation>

const confirmPassword = async (
  deps: BackendDeps,
  confirmation: PasswordConfirmation,
  { staff, input }: StaffCall,
): Promise<void> => {
  if (staff.isTrusted) return
  if (input.has('password'))
    return confirmation(staff, input.secret('password', TYPED_PASSWORD_MAX_LENGTH), 'password')
  const until = staff.session === undefined ? 0 : await confirmedUntil(deps.database, staff.session)
  if (until <= secondsOf(deps.clock))
    throw refuse('staff-password-needed', { field: 'password' }, { field: 'password', needs_password: 1 })
}

const readId = (act: StaffAct, input: Input): string => {
  const id = input.optionalText('id', 60) ?? ''
  if (id === '' && !act.isWithoutId && act.act !== 'save') throw refuse('field-required', { field: 'id' })
  return id
}

/**
 * Runs one action. Its route has checked the rights; here follow the second password check, the version check, and
 * one transaction that contains the action, the bookings, the shopper's notice and the journal entry.
 */
export const runAct = async (
  deps: BackendDeps,
  confirmation: PasswordConfirmation,
  act: StaffAct,
  handler: Handler,
  call: StaffCall,
) => {
  const { input, staff, language } = call
  const id = readId(act, input)
  const requestId = input.optionalText('request_id', REQUEST_ID_MAX_LENGTH) ?? ''
  if (requestId !== '') {
    const known = await findRequest(deps.database, staff, requestId)
    if (known) return { journal: known, id: known.subject }
  }
  if (act.isDangerous) await confirmPassword(deps, confirmation, call)
  const seenVersion = input.optionalInteger('version', 0, Number.MAX_SAFE_INTEGER)
  const prepared = await handler.prepare?.(deps, input)
  const now = secondsOf(deps.clock)
  const { acted, journal } = await deps.database.transaction(async (tx) => {
    if (requestId !== '') {
      // Two identical calls at once: the second waits here and then finds the first one.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 39))', [`${staff.id} ${requestId}`])
      const known = await findRequest(tx, staff, requestId)
      if (known) return { acted: undefined, journal: known }
    }
    if (seenVersion !== undefined && id !== '') {
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 40))', [`${act.kind} ${id}`])
      if ((await versionOf(tx, act.kind, id)) !== seenVersion) throw await tooLate(tx, act.kind, id)
    }
    const acted = await handler.work({ tx, deps, actor: staff, input, id, now, language }, prepared)
    const journal = await writeJournal(tx, staff, act.kind, act.act, acted, { now, requestId })
    return { acted, journal }
  })
  await acted?.afterCommit?.()
  return { journal, id: journal.subject, ...acted?.data }
}

/** Wraps a plain function as a handler. */
export const handlerOf = (handler: Handler | Handler['work']): Handler =>
  typeof handler === 'function' ? { work: handler } : handler

/** A route for each action of the table; throws at startup when a handler is missing. */
export const actRoutes = (
  deps: BackendDeps,
  confirmation: PasswordConfirmation,
  handlers: Handlers,
  rowOf: (call: StaffCall, act: StaffAct, id: string) => Promise<unknown>,
): readonly StaffRoute[] =>
  STAFF_ACTS.map((act) => {
    const found = handlers[`${act.kind}/${act.act}`]
    if (found === undefined) throw new Error(`nobody does ${act.kind}/${act.act}`)
    const path = `/act/${act.kind}/${act.act}`
    if ('route' in found) return staffRoute('POST', path, act.right, found.route)
    const handler = handlerOf(found)
    return staffRoute('POST', path, act.right, async (call) => {
      const done = await runAct(deps, confirmation, act, handler, call)
      return ok({ ...done, row: await rowOf(call, act, done.id) })
    })
  })
