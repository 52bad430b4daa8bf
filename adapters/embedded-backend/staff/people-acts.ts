import { TYPED_PASSWORD_MAX_LENGTH } from '../../../domain/session/credentials.ts'
import { WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import { STAFF_NAME_MAX_LENGTH } from '../../../domain/staff/staff.ts'
import { AuditNumber } from '../../../domain/wallet/records.ts'
import { shopperUid } from '../chat/api/uids.ts'
import type { ImServer } from '../chat/im-server.ts'
import { first, type Sql } from '../database/database.ts'
import { refuse } from '../http/refusal.ts'
import type { Acted, Handlers, Work } from './act.ts'
import { closeStaffChats } from './chat-routes.ts'
import { tooLate } from './journal.ts'
import { readWords } from './order-acts.ts'
import { addStaff, endStaffSessions, refusePassword, type StaffColumns, staffIdOf } from './staff-store.ts'

type ShopperRow = { readonly id: number; readonly is_locked: boolean; readonly chat_banned: boolean }

const lockShopper = async ({ tx, id }: Work): Promise<ShopperRow> => {
  const number = Number(id)
  const row = Number.isSafeInteger(number)
    ? await first(
        tx.query<ShopperRow>('select id, is_locked, chat_banned from users where id = $1 for update', [
          number,
        ]),
      )
    : undefined
  if (row === undefined) throw refuse('staff-not-found')
  return row
}

/** Ends all sessions of a shopper with their proofs: a payment code just verified becomes invalid. */
const endSessions = async ({ tx }: Work, shopperId: number): Promise<void> => {
  await tx.query('delete from sessions where user_id = $1', [shopperId])
  await tx.query('delete from pay_tokens where user_id = $1', [shopperId])
}

const lockSignIn =
  (isLocked: boolean) =>
  async (work: Work): Promise<Acted> => {
    const words = readWords(work.input, WORDS_MAX_LENGTH, isLocked)
    const shopper = await lockShopper(work)
    if (shopper.is_locked === isLocked) throw await tooLate(work.tx, 'shopper', work.id)
    await work.tx.query('update users set is_locked = $2 where id = $1', [shopper.id, isLocked])
    if (isLocked) await endSessions(work, shopper.id)
    return {
      subject: String(shopper.id),
      shopId: null,
      before: { is_locked: shopper.is_locked },
      after: { is_locked: isLocked },
      note: words,
      ...(isLocked && { afterCommit: () => work.deps.hooks.signedOut(shopper.id) }),
    }
  }

const banFromChat =
  (isBanned: boolean, imOf: () => ImServer) =>
  async (work: Work): Promise<Acted> => {
    const words = readWords(work.input, WORDS_MAX_LENGTH, isBanned)
    const shopper = await lockShopper(work)
    if (shopper.chat_banned === isBanned) throw await tooLate(work.tx, 'shopper', work.id)
    await work.tx.query('update users set chat_banned = $2 where id = $1', [shopper.id, isBanned])
    // A banned shopper waits for no answer.
    if (isBanned) await work.tx.query('delete from chat_waiting where user_id = $1', [shopper.id])
    return {
      subject: String(shopper.id),
      shopId: null,
      before: { is_banned: shopper.chat_banned },
      after: { is_banned: isBanned },
      note: words,
      // Our gateway checks each message; other servers do not know about bans, so open connections are closed.
      ...(isBanned &&
        work.deps.config.wukongim && { afterCommit: () => imOf().quitDevice(shopperUid(shopper.id), -1) }),
    }
  }

const endAllSessions = async (work: Work): Promise<Acted> => {
  const words = readWords(work.input, WORDS_MAX_LENGTH, false)
  const shopper = await lockShopper(work)
  await endSessions(work, shopper.id)
  return {
    subject: String(shopper.id),
    shopId: null,
    note: words,
    afterCommit: () => work.deps.hooks.signedOut(shopper.id),
  }
}

const noteShopper = async (work: Work): Promise<Acted> => {
  const words = readWords(work.input, WORDS_MAX_LENGTH, true)
  return { subject: String((await lockShopper(work)).id), shopId: null, note: words }
}

/** The handlers of actions on shopper accounts. */
export const shopperHandlers = (imOf: () => ImServer): Handlers => ({
  'shopper/lock': lockSignIn(true),
  'shopper/unlock': lockSignIn(false),
  'shopper/ban': banFromChat(true, imOf),
  'shopper/unban': banFromChat(false, imOf),
  'shopper/end_sessions': endAllSessions,
  'shopper/note': noteShopper,
})

const lockStaff = async ({ tx, id }: Work): Promise<StaffColumns> => {
  const number = Number(id)
  const row = Number.isSafeInteger(number)
    ? await first(tx.query<StaffColumns>('select * from staff where id = $1 for update', [number]))
    : undefined
  if (row === undefined) throw refuse('staff-not-found')
  return row
}

const journalFieldsOf = ({ name, role, shop_id, is_locked }: StaffColumns) => ({
  name,
  role,
  shop_id,
  is_locked,
})

const add: Handlers[string] = {
  prepare: async ({ passwords }, input) => {
    const password = input.secret('new_password', TYPED_PASSWORD_MAX_LENGTH)
    refusePassword(password)
    return { password, hash: await passwords.hash(password) }
  },
  work: async ({ tx, input, now }, prepared) => {
    const { password, hash } = prepared as { readonly password: string; readonly hash: string }
    const row = await addStaff(
      tx,
      {
        name: input.text('name', STAFF_NAME_MAX_LENGTH),
        role: input.choice('role', ['owner', 'clerk']),
        shopId: input.optionalId('shop'),
        password,
      },
      hash,
      now,
    )
    return { subject: String(row.id), shopId: null, after: journalFieldsOf(row) }
  },
}

/** Releases withdrawals that a removed staff member had taken. */
const freeTaken = async (tx: Sql, staffId: number): Promise<void> => {
  await tx.query(
    `update withdrawals set taken_by = null, taken_at = null where taken_by = $1 and status = ${AuditNumber.underAudit}`,
    [staffId],
  )
  await tx.query('delete from chat_assignments where staff_id = $1', [staffId])
}

/** Refuses to remove the last owner. Concurrent calls lock all owners in the same order, then count. */
const refuseLastOwner = async ({ tx }: Work, row: StaffColumns): Promise<void> => {
  if (row.role !== 'owner') return
  const owners = await tx.query<{ id: number }>(
    "select id from staff where role = 'owner' and not is_locked order by id for update",
  )
  if (owners.every(({ id }) => id === row.id)) throw refuse('staff-last-owner')
}

const lockAccount =
  (isLocked: boolean, imOf: () => ImServer) =>
  async (work: Work): Promise<Acted> => {
    const { tx, input, actor, id } = work
    const words = readWords(input, WORDS_MAX_LENGTH, false)
    const row = await lockStaff(work)
    if (row.is_locked === isLocked) throw await tooLate(tx, 'staff', id)
    if (isLocked && row.id === staffIdOf(actor)) throw refuse('staff-yourself')
    if (isLocked) {
      await refuseLastOwner(work, row)
      await endStaffSessions(tx, row.id)
      await freeTaken(tx, row.id)
    }
    await tx.query('update staff set is_locked = $2 where id = $1', [row.id, isLocked])
    return {
      subject: String(row.id),
      shopId: null,
      before: { is_locked: row.is_locked },
      after: { is_locked: isLocked },
      note: words,
      ...(isLocked && { afterCommit: () => closeStaffChats(work.deps, imOf()) }),
    }
  }

const reset = (imOf: () => ImServer): Handlers[string] => ({
  prepare: async ({ passwords }, input) => {
    const password = input.secret('new_password', TYPED_PASSWORD_MAX_LENGTH)
    refusePassword(password)
    return passwords.hash(password)
  },
  work: async (work, hash) => {
    const row = await lockStaff(work)
    await work.tx.query('update staff set password_hash = $2 where id = $1', [row.id, hash])
    await endStaffSessions(work.tx, row.id)
    return {
      subject: String(row.id),
      shopId: null,
      after: { password: 'reset' },
      afterCommit: () => closeStaffChats(work.deps, imOf()),
    }
  },
})

/** With another role or shop, open sessions are ended. */
const change =
  (imOf: () => ImServer) =>
  async (work: Work): Promise<Acted> => {
    const { tx, input, actor } = work
    const role = input.choice('role', ['owner', 'clerk'])
    const shopId = input.optionalId('shop')
    const row = await lockStaff(work)
    if (row.id === staffIdOf(actor)) throw refuse('staff-yourself')
    if (role === 'owner' && shopId !== undefined) throw refuse('staff-owner-of-shop', { field: 'shop' })
    const shops = shopId === undefined ? [] : await tx.query('select 1 from shops where id = $1', [shopId])
    if (shopId !== undefined && shops.length === 0) throw refuse('shop-not-found', { field: 'shop' })
    if (role !== 'owner') await refuseLastOwner(work, row)
    await tx.query('update staff set role = $2, shop_id = $3::bigint where id = $1', [
      ...[row.id, role, shopId ?? null],
    ])
    await endStaffSessions(tx, row.id)
    await freeTaken(tx, row.id)
    return {
      subject: String(row.id),
      shopId: null,
      before: journalFieldsOf(row),
      after: journalFieldsOf({ ...row, role, shop_id: shopId ?? null }),
      afterCommit: () => closeStaffChats(work.deps, imOf()),
    }
  }

const endStaff =
  (imOf: () => ImServer) =>
  async (work: Work): Promise<Acted> => {
    const words = readWords(work.input, WORDS_MAX_LENGTH, false)
    const row = await lockStaff(work)
    await endStaffSessions(work.tx, row.id)
    return {
      subject: String(row.id),
      shopId: null,
      note: words,
      afterCommit: () => closeStaffChats(work.deps, imOf()),
    }
  }

/** The handlers of owners' actions on staff accounts. */
export const staffHandlers = (imOf: () => ImServer): Handlers => ({
  'staff/add': add,
  'staff/lock': lockAccount(true, imOf),
  'staff/unlock': lockAccount(false, imOf),
  'staff/change': change(imOf),
  'staff/end_sessions': endStaff(imOf),
  'staff/reset': reset(imOf),
})
