import { TYPED_PASSWORD_MAX_LENGTH } from '../../../domain/session/credentials.ts'
import { STAFF_ACTS } from '../../../domain/staff/acts.ts'
import { hasRight, STAFF_NAME_MAX_LENGTH, staffNameOf } from '../../../domain/staff/staff.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { ImServer } from '../chat/im-server.ts'
import { first } from '../database/database.ts'
import { refuse, unauthorised } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { createSharedRateLimit } from '../http/shared-rate-limit.ts'
import { secondsOf } from '../time/clock.ts'
import type { PasswordConfirmation } from './act.ts'
import { chatQueueOf, closeStaffChats } from './chat-routes.ts'
import { writeJournal } from './journal.ts'
import { queuesOf } from './lists.ts'
import { STAFF_PATH, type StaffCall, type StaffReply, type StaffRoute, staffRoute } from './staff-route.ts'
import {
  type Actor,
  confirmedUntil,
  confirmSession,
  endStaffSessions,
  findStaff,
  memberOf,
  openStaffSession,
  refusePassword,
} from './staff-store.ts'

const QUARTER_HOUR_MS = 15 * 60_000

/** The fields of the signed-in staff member. */
const staffFields = async (
  { database }: BackendDeps,
  { id, name, role, shopId }: Pick<Actor, 'id' | 'name' | 'role' | 'shopId'>,
) => {
  const shop =
    shopId === undefined
      ? undefined
      : await first(
          database.query<{ id: number; name: string }>('select id, name from shops where id = $1', [shopId]),
        )
  return { id, name, role, shop: shop ?? null }
}

/** Rate limits as for shoppers: attempts per name and address, and more per address. */
const login = (deps: BackendDeps) => {
  const { database, passwords } = deps
  const perName = createSharedRateLimit(deps, 'staff-name', 10, QUARTER_HOUR_MS)
  const perAddress = createSharedRateLimit(deps, 'staff-address', 50, QUARTER_HOUR_MS)
  return async ({ input, address }: StaffCall): Promise<StaffReply> => {
    const name = input.text('name', STAFF_NAME_MAX_LENGTH)
    const password = input.secret('password', TYPED_PASSWORD_MAX_LENGTH)
    const key = `${staffNameOf(name).toLowerCase()} ${address}`
    // Counted before the slow comparison, so that parallel guesses are all counted.
    await perAddress.take(address)
    await perName.take(key)
    const staff = await findStaff(database, name)
    if (staff === undefined) await passwords.pretend(password)
    const isRight = staff !== undefined && (await passwords.matches(password, staff.password_hash))
    const session = isRight ? await openStaffSession(database, deps, staff) : undefined
    // A locked account gets the same answer as a wrong password.
    if (staff === undefined || session === undefined) throw refuse('staff-wrong-name-or-password')
    await perName.takeBack(key)
    await perAddress.takeBack(address)
    const data = {
      staff: await staffFields(deps, memberOf(staff)),
      token: session.token,
      expires: session.expiresAt,
    }
    return { ...ok(data), cookie: session }
  }
}

const sessionOf = ({ staff }: StaffCall): string => {
  // Commands have no session and need no password.
  if (staff.session === undefined) throw unauthorised()
  return staff.session
}

/**
 * Checks the old password and stores the new one. All other sessions end; the journal records the change without the
 * password.
 */
const changePassword =
  (deps: BackendDeps, confirmation: PasswordConfirmation, imOf: () => ImServer) =>
  async (call: StaffCall): Promise<StaffReply> => {
    const { input, staff } = call
    const session = sessionOf(call)
    const password = input.secret('new_password', TYPED_PASSWORD_MAX_LENGTH)
    const old = input.secret('old_password', TYPED_PASSWORD_MAX_LENGTH)
    const known = await findStaff(deps.database, staff.name)
    await confirmation(staff, old, 'old_password')
    refusePassword(password)
    if (password === old) throw refuse('staff-password-same', { field: 'new_password' })
    const hash = await deps.passwords.hash(password)
    await deps.database.transaction(async (tx) => {
      // Another password may have been set while this one was hashed.
      const changed = await tx.query(
        'update staff set password_hash = $2 where id = $1 and password_hash = $3 returning id',
        [staff.id, hash, known?.password_hash ?? ''],
      )
      if (changed.length === 0) throw refuse('staff-password-wrong', { field: 'old_password' })
      await endStaffSessions(tx, staff.id, session)
      const done = { subject: String(staff.id), shopId: null }
      await writeJournal(tx, staff, 'staff', 'password', done, { now: secondsOf(deps.clock) })
    })
    await closeStaffChats(deps, imOf())
    return ok()
  }

/** Sign-in and sign-out at the counter, the second password check, and the page's initial data. */
export const staffSessionRoutes = (
  deps: BackendDeps,
  confirmation: PasswordConfirmation,
  imOf: () => ImServer,
): readonly StaffRoute[] => {
  const { database, clock } = deps
  return [
    { method: 'POST', path: `${STAFF_PATH}/login`, right: undefined, handle: login(deps) },
    staffRoute('POST', '/logout', 'shop', async (call) => {
      await database.query('delete from staff_sessions where token_hash = $1', [sessionOf(call)])
      return { ...ok(), cookie: { token: '', expiresAt: 0 } }
    }),
    staffRoute('POST', '/confirm', 'shop', async (call) => {
      const session = sessionOf(call)
      await confirmation(call.staff, call.input.secret('password', TYPED_PASSWORD_MAX_LENGTH), 'password')
      return ok({ confirmed_until: await confirmSession(database, session, secondsOf(clock)) })
    }),
    staffRoute('POST', '/password', 'shop', changePassword(deps, confirmation, imOf)),
    staffRoute('GET', '/me', 'shop', async ({ staff }) =>
      ok({
        staff: await staffFields(deps, staff),
        queues: [
          ...(await queuesOf(database, staff, secondsOf(clock))),
          await chatQueueOf(database, staff, secondsOf(clock)),
        ],
        acts: STAFF_ACTS.filter(({ right }) => hasRight(staff, right)),
        confirmed_until: staff.session === undefined ? 0 : await confirmedUntil(database, staff.session),
      }),
    ),
  ]
}
