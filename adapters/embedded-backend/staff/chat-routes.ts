import { fitsMessage, TEXT_LIMIT } from '../../../domain/messaging/content/message-text.ts'
import { SystemType } from '../../../domain/messaging/content/shop-content.ts'
import {
  CHANGE_SECONDS,
  canBeChanged,
  canBeRecalled,
  RECALL_SECONDS,
} from '../../../domain/messaging/conversations/message-acts.ts'
import { WORDS_MOST } from '../../../domain/staff/acts.ts'
import { latenessOf, WAIT_LIMITS } from '../../../domain/staff/queue.ts'
import { seesShop } from '../../../domain/staff/staff.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { tellBoth, tellOwn } from '../chat/api/commands.ts'
import { channelInfos } from '../chat/api/conversations/channel-info.ts'
import { either } from '../chat/api/conversations/thread.ts'
import {
  extraRow,
  extrasOf,
  extrasOfAll,
  extrasSince,
  markEdited,
  markRead,
  markRevoked,
} from '../chat/api/messages/extras-store.ts'
import { findMessages, readPlace } from '../chat/api/messages/find-messages.ts'
import { messageRow, wordsOf } from '../chat/api/messages/message-rows.ts'
import { finishMentions } from '../chat/api/reminders/reminder-store.ts'
import { endStaffChatTokens, staffChatTokenOf } from '../chat/api/session/chat-token.ts'
import {
  merchantUid,
  PERSON,
  pairKey,
  partyOf,
  payloadOf,
  SERVICE_UID,
  shopperUid,
} from '../chat/api/uids.ts'
import { lastVisit, noteOnce } from '../chat/api/visits/visits.ts'
import type { ImMessage, ImServer } from '../chat/im-server.ts'
import { settleWaiting } from '../chat/merchants/waiting.ts'
import { first, type Sql } from '../database/database.ts'
import { translate } from '../http/messages/messages.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { readingOf, shopperFacts } from './items.ts'
import { writeJournal } from './journal.ts'
import { type StaffCall, type StaffReply, type StaffRoute, staffRoute } from './staff-route.ts'
import { type Actor, staffIdOf } from './staff-store.ts'
import { languageOfShopper } from './tell.ts'

/** protocol.md 3: the web; several of a shop's staff may be connected at once. */
const WEB = 1
const SLAVE = 0
const MOST_SEQ = Number.MAX_SAFE_INTEGER

/** For whom staff speaks: a shop, or 0 for the service of the house. */
type Desk = { readonly shop: number; readonly uid: string }

const readDesk = async (sql: Sql, { input, staff }: StaffCall): Promise<Desk> => {
  const shop = input.optionalInteger('shop', 0, MOST_SEQ) ?? staff.shopId ?? 0
  if (!seesShop(staff, shop === 0 ? undefined : shop)) throw forbidden()
  if (shop === 0) return { shop, uid: SERVICE_UID }
  const found = await sql.query('select 1 from shops where id = $1', [shop])
  if (found.length === 0) throw refuse('shop-not-found', { field: 'shop' })
  return { shop, uid: merchantUid(shop) }
}

/** A conversation as a shop's staff sees it. */
type Thread = Desk & { readonly shopperId: number; readonly peer: string; readonly pair: string }

const threadOf = (desk: Desk, shopperId: number): Thread => {
  const peer = shopperUid(shopperId)
  return { ...desk, shopperId, peer, pair: pairKey(desk.uid, peer) }
}

const refuseStranger = async (sql: Sql, shopperId: number): Promise<void> => {
  const found = await sql.query('select 1 from users where id = $1', [shopperId])
  if (found.length === 0) throw refuse('chat-channel-unknown')
}

/** The conversation that a call names as the engine does, by its channel. */
const readChannel = async (sql: Sql, call: StaffCall): Promise<Thread> => {
  const { input } = call
  const party = partyOf(input.text(either(input, 'channelID', 'channel_id'), 40))
  input.integer(either(input, 'channelType', 'channel_type'), PERSON, PERSON)
  if (party?.kind !== 'shopper') throw refuse('chat-channel-unknown')
  await refuseStranger(sql, party.id)
  return threadOf(await readDesk(sql, call), party.id)
}

/** The conversation that a page of the counter names, by its shopper. */
const readShopper = async (sql: Sql, call: StaffCall): Promise<Thread> => {
  const shopperId = call.input.id('shopper')
  await refuseStranger(sql, shopperId)
  return threadOf(await readDesk(sql, call), shopperId)
}

const channelOf = ({ peer }: Thread) => ({ channelID: peer, channelType: PERSON })
/** What functions that know shoppers' threads need of one. */
const asThread = (thread: Thread) => ({
  userId: thread.shopperId,
  uid: thread.uid,
  peer: thread.peer,
  party: { kind: 'shopper', id: thread.shopperId } as const,
  channel: channelOf(thread),
  pair: thread.pair,
})

const connect = async (deps: BackendDeps, im: ImServer, { uid }: Desk, origin: string) => {
  const { token, expiresAt } = await staffChatTokenOf(deps, uid)
  await im.registerToken(uid, token, WEB, SLAVE)
  const version = deps.config.wukongim?.protocolVersion
  const url = await im.route(uid, origin)
  return { uid, token, url, deviceFlag: WEB, expiresAt, ...(version && { protocolVersion: version }) }
}

/** Somebody has left the counter: their token opens no chat any more, and what is connected with it closes. */
export const closeStaffChats = async (deps: BackendDeps, im: ImServer): Promise<void> => {
  await endStaffChatTokens(deps.database)
  const shops = await deps.database.query<{ id: number }>('select id from shops order by id')
  const online = await im.online([SERVICE_UID, ...shops.map(({ id }) => merchantUid(id))])
  for (const uid of new Set(online.map((one) => one.uid))) {
    const { token } = await staffChatTokenOf(deps, uid)
    await im.quitDevice(uid, WEB)
    await im.registerToken(uid, token, WEB, SLAVE)
  }
}

/** Who a shopper is to staff: by the whole name, which other shoppers never see. */
const infoOf = async (deps: BackendDeps, im: ImServer, { language }: StaffCall, peers: readonly string[]) => {
  const infos = await channelInfos(deps, im, language, peers)
  const ids = peers.flatMap((peer) => {
    const party = partyOf(peer)
    return party?.kind === 'shopper' ? [party.id] : []
  })
  const users = await deps.database.query<{ id: number; nickname: string }>(
    'select id, nickname from users where id = any($1::bigint[])',
    [ids],
  )
  const names = new Map(users.map(({ id, nickname }) => [shopperUid(id), nickname]))
  return new Map([...infos].map(([peer, info]) => [peer, { ...info, title: names.get(peer) ?? info.title }]))
}

const recent = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const { input } = call
  const desk = await readDesk(deps.database, call)
  const rows = await im.conversations(desk.uid, {
    msgCount: Math.max(1, input.optionalInteger(either(input, 'msgCount', 'msg_count'), 0, 50) ?? 1),
    page: input.optionalInteger('page', 1, 10_000) ?? 1,
    pageSize: input.optionalInteger(either(input, 'pageSize', 'page_size'), 1, 500) ?? 100,
  })
  const infos = await infoOf(
    deps,
    im,
    call,
    rows.map(({ channelID }) => channelID),
  )
  const extras = await extrasOfAll(
    deps.database,
    rows.flatMap(({ channelID, recents }) =>
      recents.map(({ messageID }) => ({ pair: pairKey(desk.uid, channelID), messageID })),
    ),
  )
  const reader = { uid: desk.uid, home: call.home }
  return ok(
    rows.map((row) => ({
      channelID: row.channelID,
      channelType: row.channelType,
      unread: row.unread,
      timestamp: row.timestamp,
      lastMsgSeq: row.lastMsgSeq,
      readedToMsgSeq: row.readedToMsgSeq,
      version: row.version,
      recents: row.recents.map((message) => messageRow(message, extras.get(message.messageID), reader)),
      channelInfo: { ...infos.get(row.channelID), mute: 0, pin: 0 },
    })),
  )
}

const history = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const { input } = call
  const thread = await readChannel(deps.database, call)
  const seq = (camel: string, snake: string): number =>
    input.optionalInteger(either(input, camel, snake), 0, MOST_SEQ) ?? 0
  const startMessageSeq = seq('startMessageSeq', 'start_message_seq')
  const endMessageSeq = seq('endMessageSeq', 'end_message_seq')
  const pullMode = input.optionalInteger(either(input, 'pullMode', 'pull_mode'), 0, 1) === 1 ? 1 : 0
  const limit = Math.min(input.optionalInteger('limit', 1, 10_000) ?? 30, 200)
  const page = await im.messages(thread.uid, channelOf(thread), {
    startMessageSeq,
    endMessageSeq,
    limit,
    pullMode,
  })
  const ids = page.messages.map(({ messageID }) => messageID)
  const extras = await extrasOf(deps.database, thread.pair, ids)
  const reader = { uid: thread.uid, home: call.home }
  return ok({
    startMessageSeq,
    endMessageSeq,
    more: flag(page.more),
    messages: page.messages.map((message) => messageRow(message, extras.get(message.messageID), reader)),
  })
}

const changedSince = (deps: BackendDeps) => async (call: StaffCall) => {
  const { input } = call
  const thread = await readChannel(deps.database, call)
  const name = either(input, 'extraVersion', 'extra_version')
  const version = input.optionalInteger(input.has(name) ? name : 'version', 0, MOST_SEQ) ?? 0
  const limit = Math.min(input.optionalInteger('limit', 1, 10_000) ?? 100, 100)
  const rows = await extrasSince(deps.database, thread.pair, version, limit)
  return ok(rows.map((row) => extraRow(row, thread.peer)))
}

const read = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const thread = await readChannel(deps.database, call)
  const ids = call.input.list(either(call.input, 'messageIDs', 'message_ids'), 500, 20)
  const found = await findMessages(im, asThread(thread), ids, readPlace(call.input))
  const theirs = found.filter(({ fromUID }) => fromUID !== thread.uid)
  if (theirs.length === 0) throw refuse('chat-message-not-found')
  const marked = await deps.database.transaction((tx) =>
    markRead(tx, thread.pair, [...theirs].reverse(), secondsOf(deps.clock)),
  )
  if (marked.length > 0) await tellBoth(im, thread.uid, thread.peer, 'syncMessageExtra')
  return ok({ status: 200, count: marked.length })
}

const MESSAGE_ID = /^[1-9]\d{0,19}$/

const ownMessage = async (im: ImServer, thread: Thread, { input }: StaffCall): Promise<ImMessage> => {
  const name = either(input, 'messageID', 'message_id')
  const id = input.text(name, 20)
  if (!MESSAGE_ID.test(id)) throw refuse('field-not-valid', { field: name })
  const [message] = await findMessages(im, asThread(thread), [id])
  if (message === undefined || message.fromUID !== thread.uid) throw refuse('chat-message-not-found')
  return message
}

const revoke = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const thread = await readChannel(deps.database, call)
  const message = await ownMessage(im, thread, call)
  const now = secondsOf(deps.clock)
  if (!canBeRecalled(message, now)) throw refuse('chat-revoke-late', { minutes: RECALL_SECONDS / 60 })
  const isReminded = await deps.database.transaction(async (tx) => {
    await markRevoked(tx, thread.pair, message, thread.uid, now)
    return finishMentions(tx, thread.shopperId, message.messageID)
  })
  await tellBoth(im, thread.uid, thread.peer, 'messageRevoke', { message_id: message.messageID })
  if (isReminded) await tellOwn(im, thread.peer, 'syncReminders')
  return ok({ status: 200 })
}

const edit = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const thread = await readChannel(deps.database, call)
  const text = call.input.text('content', TEXT_LIMIT)
  if (!fitsMessage(text)) throw refuse('field-too-long', { field: 'content', most: TEXT_LIMIT })
  const message = await ownMessage(im, thread, call)
  const now = secondsOf(deps.clock)
  if (wordsOf(message.payload) === undefined) throw refuse('chat-edit-text-only')
  if (!canBeChanged(message, now)) throw refuse('chat-edit-late', { minutes: CHANGE_SECONDS / 60 })
  await deps.database.transaction(async (tx) => {
    const known = await extrasOf(tx, thread.pair, [message.messageID])
    if ((known.get(message.messageID)?.revoked_at ?? null) !== null) throw refuse('chat-message-revoked')
    await markEdited(tx, thread.pair, message, text, now)
  })
  await tellBoth(im, thread.uid, thread.peer, 'syncMessageExtra')
  return ok({ status: 200, editedAt: now })
}

/** The chat calls of a shopper's app, for a shop: what the messaging engine asks of its server (api.md 6). */
const engineRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => {
  const { database } = deps
  const withIm =
    (make: (deps: BackendDeps, im: ImServer) => (call: StaffCall) => Promise<StaffReply>) =>
    (call: StaffCall): Promise<StaffReply> =>
      make(deps, imOf())(call)
  const nothing = async (): Promise<StaffReply> => ok([])
  return [
    staffRoute('GET', '/chat/login', 'shop', async (call) => {
      await connect(deps, imOf(), await readDesk(database, call), call.origin)
      return ok({ status: 200 })
    }),
    staffRoute('GET', '/chat/getWebSocketUrl', 'shop', async (call) =>
      ok(await connect(deps, imOf(), await readDesk(database, call), call.origin)),
    ),
    staffRoute('GET', '/chat/getRecentConversation', 'shop', withIm(recent)),
    staffRoute('POST', '/chat/getChannelMessage', 'shop', withIm(history)),
    staffRoute('POST', '/chat/setUnread', 'shop', async (call) => {
      const thread = await readChannel(database, call)
      await imOf().setUnread(thread.uid, channelOf(thread), call.input.integer('unread', 0, 1_000_000))
      return ok({ status: 200 })
    }),
    staffRoute('POST', '/chat/messageExtras', 'shop', changedSince(deps)),
    staffRoute('POST', '/chat/readMessages', 'shop', withIm(read)),
    staffRoute('POST', '/chat/revoke', 'shop', withIm(revoke)),
    staffRoute('POST', '/chat/edit', 'shop', withIm(edit)),
    staffRoute('GET', '/chat/channelInfo', 'shop', async (call) => {
      const thread = await readChannel(database, call)
      const infos = await infoOf(deps, imOf(), call, [thread.peer])
      return ok({ ...channelOf(thread), ...infos.get(thread.peer), mute: 0, pin: 0 })
    }),
    staffRoute('GET', '/chat/subscribers', 'shop', async (call) => {
      const thread = await readChannel(database, call)
      const both = [thread.peer, thread.uid]
      const infos = await infoOf(deps, imOf(), call, both)
      const version = 1
      return ok(
        both.map((uid) => ({
          uid,
          name: infos.get(uid)?.title ?? '',
          avatar: infos.get(uid)?.logo ?? '',
          version,
          ...channelOf(thread),
          role: uid === thread.peer ? 0 : 1,
          isDeleted: 0,
          status: 1,
        })),
      )
    }),
    staffRoute('GET', '/chat/conversationExtras', 'shop', nothing),
    staffRoute('GET', '/chat/reminders', 'shop', nothing),
    staffRoute('GET', '/chat/quickReplies', 'shop', nothing),
  ]
}

type WaitingRow = {
  readonly user_id: number
  readonly peer: string
  readonly asked_at: number | null
  readonly nickname: string
  readonly avatar: string
  readonly staff_id: number | null
  readonly staff_name: string | null
}

const SHOWN = 100

/** Conversations whose debt or assignment is within sight; the longest wait first. */
const findWaiting = (
  sql: Sql,
  actor: Actor,
  {
    uid,
    filter,
    search,
  }: { readonly uid: string | undefined; readonly filter: 'waiting' | 'mine'; readonly search: string },
): Promise<readonly WaitingRow[]> =>
  sql.query<WaitingRow>(
    `select k.user_id, k.peer, w.asked_at, u.nickname, u.avatar, a.staff_id, t.name as staff_name
     from (select user_id, peer from chat_waiting union select user_id, peer from chat_assignments) k
     join users u on u.id = k.user_id left join chat_waiting w on w.user_id = k.user_id and w.peer = k.peer
     left join chat_assignments a on a.user_id = k.user_id and a.peer = k.peer left join staff t on t.id = a.staff_id
     where ($1::text is null or k.peer = $1::text) and ($2 = '' or u.nickname ilike '%' || $2 || '%')
       and case when $3 then a.staff_id = $4::bigint else w.asked_at is not null end
     order by w.asked_at nulls last, k.user_id limit ${SHOWN}`,
    [uid ?? null, search.replace(/[\\%_]/g, '\\$&'), filter === 'mine', actor.id],
  )

const LAST = { startMessageSeq: 0, endMessageSeq: 0, limit: 1, pullMode: 0 } as const

const lastOf = (message: ImMessage | undefined, uid: string) =>
  message && {
    text: wordsOf(message.payload) ?? '',
    at: message.timestamp,
    is_own: flag(message.fromUID === uid),
  }

/** How many wait for an answer within sight, and how many of them for too long. */
export const chatQueueOf = async (sql: Sql, { shopId }: Actor, now: number) => {
  const row = await first(
    sql.query<{ waiting: number; late: number }>(
      `select count(*)::bigint as waiting, count(*) filter (where asked_at <= $2)::bigint as late
       from chat_waiting where $1::text is null or peer = $1::text`,
      [shopId === undefined ? null : merchantUid(shopId), now - WAIT_LIMITS.chat.late],
    ),
  )
  return { kind: 'chat', waiting: row?.waiting ?? 0, late: row?.late ?? 0 }
}

const conversations = (deps: BackendDeps, imOf: () => ImServer) => async (call: StaffCall) => {
  const { input, staff } = call
  const { database } = deps
  const im = imOf()
  const now = secondsOf(deps.clock)
  const filter = input.choice('filter', ['waiting', 'mine', 'all'], 'waiting')
  const search = input.sought('search', 60)
  const page = input.optionalInteger('cursor', 1, 10_000) ?? 1
  // Who works for the house sees what waits in all shops until one is named.
  const isAll = staff.shopId === undefined && !input.has('shop') && filter !== 'all'
  const desk = isAll ? undefined : await readDesk(database, call)
  const found =
    filter === 'all' && desk
      ? await rowsOfAll(database, im, desk, page)
      : await findWaiting(database, staff, {
          uid: desk?.uid,
          filter: filter === 'mine' ? 'mine' : 'waiting',
          search,
        })
  const online = await im.online(found.map(({ user_id }) => shopperUid(user_id)))
  const rows = await Promise.all(
    found.map(async (row) => {
      const uid = shopperUid(row.user_id)
      const { messages } = await im.messages(row.peer, { channelID: uid, channelType: PERSON }, LAST)
      const party = partyOf(row.peer)
      const waited = row.asked_at === null ? 0 : now - row.asked_at
      return {
        shop: party?.kind === 'merchant' ? party.id : 0,
        shopper: {
          id: row.user_id,
          name: row.nickname,
          avatar: row.avatar,
          is_online: flag(online.some((one) => one.uid === uid)),
        },
        uid,
        last: lastOf(messages.at(-1), row.peer) ?? null,
        waiting_since: row.asked_at,
        lateness: row.asked_at === null ? 'fine' : latenessOf(waited, WAIT_LIMITS.chat),
        assigned: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
      }
    }),
  )
  const queue = await chatQueueOf(database, staff, now)
  const mine = await database.query('select 1 from chat_assignments where staff_id = $1', [staff.id])
  return ok({
    rows,
    filters: [
      { key: 'waiting', count: queue.waiting },
      { key: 'mine', count: mine.length },
    ],
    late: queue.late,
    limits: WAIT_LIMITS.chat,
    cursor: filter === 'all' && found.length === SHOWN ? String(page + 1) : '',
  })
}

const rowsOfAll = async (
  sql: Sql,
  im: ImServer,
  { uid }: Desk,
  page: number,
): Promise<readonly WaitingRow[]> => {
  const listed = await im.conversations(uid, { msgCount: 1, page, pageSize: SHOWN })
  const ids = listed.flatMap(({ channelID }) => {
    const party = partyOf(channelID)
    return party?.kind === 'shopper' ? [party.id] : []
  })
  const rows = await sql.query<WaitingRow>(
    `select u.id as user_id, $2::text as peer, w.asked_at, u.nickname, u.avatar, a.staff_id, t.name as staff_name
     from users u left join chat_waiting w on w.user_id = u.id and w.peer = $2::text
     left join chat_assignments a on a.user_id = u.id and a.peer = $2::text left join staff t on t.id = a.staff_id
     where u.id = any($1::bigint[])`,
    [ids, uid],
  )
  const found = new Map(rows.map((row) => [row.user_id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

type Assignment = {
  readonly staff_id: number
  readonly name: string
  readonly note: string
  readonly assigned_at: number
}

const assignmentOf = (
  sql: Sql,
  { shopperId, uid }: Thread,
  lock: '' | 'for update of a' = '',
): Promise<Assignment | undefined> =>
  first(
    sql.query<Assignment>(
      `select a.staff_id, t.name, a.note, a.assigned_at from chat_assignments a join staff t on t.id = a.staff_id
       where a.user_id = $1 and a.peer = $2 ${lock}`,
      [shopperId, uid],
    ),
  )

const assign = async (
  tx: Sql,
  { shopperId, uid }: Thread,
  staffId: number,
  note: string,
  now: number,
): Promise<void> => {
  await tx.query(
    `insert into chat_assignments (user_id, peer, staff_id, assigned_at, note) values ($1, $2, $3, $4, $5)
     on conflict (user_id, peer) do update set staff_id = $3, assigned_at = $4, note = $5`,
    [shopperId, uid, staffId, now, note],
  )
}

/** Who may answer for a shop, or for the service, with what they have at hand. */
const colleaguesOf = (sql: Sql, { shop, uid }: Desk) =>
  sql.query<{ id: number; name: string; role: string; assigned: number; seen_at: number | null }>(
    `select t.id, t.name, t.role, (select count(*) from chat_assignments a where a.staff_id = t.id)::bigint as assigned,
       (select max(seen_at) from staff_sessions s where s.staff_id = t.id) as seen_at
     from staff t where not t.is_locked and (t.shop_id is null or t.shop_id = $1) and $2 <> '' order by assigned, t.name`,
    [shop, uid],
  )

const beside = (deps: BackendDeps) => async (call: StaffCall) => {
  const { database } = deps
  const thread = await readShopper(database, call)
  const reading = readingOf(deps, call.staff, call.language)
  const { facts } = await shopperFacts(reading, thread.shopperId)
  const goods = await database.query<{
    id: number
    title: string
    image: string
    price_cents: number
    stock: number
  }>(
    `select p.id, coalesce(nullif(p.title, ''), p.title_en) as title, p.image, p.price_cents,
       (select coalesce(sum(stock), 0) from variants v where v.product_id = p.id)::bigint as stock
     from products p join (
       select product_id, max(created_at) as at from (
         select product_id, created_at from cart_lines where user_id = $1
         union all select product_id, created_at from likes where user_id = $1
         union all select l.product_id, o.created_at from order_lines l join orders o on o.id = l.order_id
           where o.user_id = $1) x group by product_id) k on k.product_id = p.id
     where $2::bigint = 0 or p.shop_id = $2::bigint order by k.at desc limit 12`,
    [thread.shopperId, thread.shop],
  )
  const assignment = await assignmentOf(database, thread)
  const notes = await database.query<{ staff_name: string; act: string; note: string; created_at: number }>(
    `select staff_name, act, note, created_at from staff_journal
     where kind = 'shopper' and subject = $1 and act = 'chat-handover' and note <> '' and shop_id is not distinct from $2::bigint
     order by id desc limit 10`,
    [String(thread.shopperId), thread.shop === 0 ? null : thread.shop],
  )
  return ok({
    shopper: facts,
    goods: goods.map(({ id, title, image, price_cents, stock }) => ({
      id,
      title,
      picture: image,
      price: (price_cents / 100).toFixed(2),
      stock,
    })),
    assigned: assignment
      ? { id: assignment.staff_id, name: assignment.name, at: assignment.assigned_at, note: assignment.note }
      : null,
    notes: notes.map(({ staff_name, note, created_at }) => ({ who: staff_name, note, at: created_at })),
    colleagues: await colleaguesOf(database, thread),
  })
}

/** Tells the shopper once per visit that a person has joined. */
const tellJoined = async (deps: BackendDeps, im: ImServer, thread: Thread): Promise<void> => {
  const visit = await lastVisit(deps.database, thread.shopperId, thread.uid)
  if (visit === undefined || !(await noteOnce(deps.database, visit.id, 'is_entered'))) return
  const language = await languageOfShopper(deps.database, thread.shopperId)
  const infos = await channelInfos(deps, im, language, [thread.uid])
  const extra = [{ uid: thread.uid, name: infos.get(thread.uid)?.title ?? '' }]
  await im.send({
    channelID: thread.peer,
    channelType: PERSON,
    fromUID: thread.uid,
    header: { noPersist: false, redDot: false, syncOnce: false },
    clientMsgNo: `entered-${thread.uid}-${thread.shopperId}-${visit.id}`,
    payload: payloadOf({ type: SystemType.entered, content: translate(language, 'merchant-entered'), extra }),
  })
}

/** One act on a conversation: in a transaction, with an entry of the journal under its shopper. */
const actOn =
  (
    deps: BackendDeps,
    act: string,
    work: (tx: Sql, thread: Thread, call: StaffCall, now: number) => Promise<string>,
  ) =>
  async (call: StaffCall): Promise<Thread> => {
    const thread = await readShopper(deps.database, call)
    const now = secondsOf(deps.clock)
    await deps.database.transaction(async (tx) => {
      // One after the other, also where nobody has the conversation yet.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 42))', [thread.pair])
      const note = await work(tx, thread, call, now)
      const done = { subject: String(thread.shopperId), shopId: thread.shop === 0 ? null : thread.shop, note }
      await writeJournal(tx, call.staff, 'shopper', act, { ...done, after: { shop: thread.shop } }, { now })
    })
    return thread
  }

const refuseTaken = (assignment: Assignment | undefined, staffId: number | null): void => {
  if (assignment === undefined || assignment.staff_id === staffId) return
  const { staff_id: id, name, assigned_at: at } = assignment
  throw refuse('staff-too-late', { name }, { first: { id, name }, act: 'chat-claim', at })
}

/** Taking, handing over and ending conversations, and what a page shows around them. */
const counterRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => {
  const claim = actOn(deps, 'chat-claim', async (tx, thread, { staff }, now) => {
    const staffId = staffIdOf(staff)
    if (staffId === null) throw refuse('staff-name-needed')
    refuseTaken(await assignmentOf(tx, thread, 'for update of a'), staffId)
    await assign(tx, thread, staffId, '', now)
    return ''
  })
  const handOver = actOn(deps, 'chat-handover', async (tx, thread, { input, staff }, now) => {
    const to = input.id('staff')
    const words = input.visibleText('words', WORDS_MOST) ?? ''
    // An owner may move what anybody has.
    if (staff.role !== 'owner')
      refuseTaken(await assignmentOf(tx, thread, 'for update of a'), staffIdOf(staff))
    const colleague = (await colleaguesOf(tx, thread)).find(({ id }) => id === to)
    if (colleague === undefined) throw refuse('staff-not-found', { field: 'staff' })
    await assign(tx, thread, to, words, now)
    return words
  })
  const finish = actOn(deps, 'chat-finish', async (tx, thread, { staff }) => {
    if (staff.role !== 'owner')
      refuseTaken(await assignmentOf(tx, thread, 'for update of a'), staffIdOf(staff))
    await tx.query('delete from chat_assignments where user_id = $1 and peer = $2', [
      thread.shopperId,
      thread.uid,
    ])
    return ''
  })
  return [
    staffRoute('GET', '/chat/conversations', 'shop', conversations(deps, imOf)),
    staffRoute('GET', '/chat/beside', 'shop', beside(deps)),
    staffRoute('POST', '/chat/claim', 'shop', async (call) => {
      await tellJoined(deps, imOf(), await claim(call))
      return ok()
    }),
    staffRoute('POST', '/chat/handover', 'shop', async (call) => {
      await handOver(call)
      return ok()
    }),
    staffRoute('POST', '/chat/finish', 'shop', async (call) => {
      const thread = await finish(call)
      await settleWaiting(deps, thread.shopperId, thread.uid, undefined)
      return ok()
    }),
  ]
}

/** The chat at the counter: a shop speaks through the engine that its shoppers have, and its staff share the work. */
export const staffChatRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => [
  ...counterRoutes(deps, imOf),
  ...engineRoutes(deps, imOf),
]
