import type { Language } from '../../../domain/account/language.ts'
import { fitsMessage, TEXT_LIMIT } from '../../../domain/messaging/content/message-text.ts'
import { SystemType } from '../../../domain/messaging/content/shop-content.ts'
import {
  CHANGE_SECONDS,
  canBeChanged,
  canBeRecalled,
  RECALL_SECONDS,
} from '../../../domain/messaging/conversations/message-acts.ts'
import { WORDS_MAX_LENGTH } from '../../../domain/staff/acts.ts'
import { latenessOf, STAFF_SEARCH_MAX_LENGTH, WAIT_LIMITS } from '../../../domain/staff/queue.ts'
import { seesShop } from '../../../domain/staff/staff.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { commandBoth, commandOwn, notifyCounter } from '../chat/api/commands.ts'
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
import { messageRow, payloadFieldsOf, wordsOf } from '../chat/api/messages/message-rows.ts'
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
import { readShopperMessage } from '../chat/merchants/shopper-message.ts'
import { settleWaiting } from '../chat/merchants/waiting.ts'
import { first, type Sql } from '../database/database.ts'
import { type MessageKey, translate } from '../http/messages/messages.ts'
import { forbidden, refuse } from '../http/refusal.ts'
import { ok } from '../http/route.ts'
import { amount, flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { picked, readingOf, shopperFacts } from './items.ts'
import { writeJournal } from './journal.ts'
import { languageOfShopper } from './notify-shopper.ts'
import { type StaffCall, type StaffReply, type StaffRoute, staffRoute } from './staff-route.ts'
import { type Actor, staffIdOf } from './staff-store.ts'

/** protocol.md 3: device type web; several staff of a shop may be connected at once. */
const WEB = 1
const SLAVE = 0
const MAX_SEQ = Number.MAX_SAFE_INTEGER

/** On whose behalf staff write: a shop, or 0 for customer service. */
type ShopAccount = { readonly shop: number; readonly uid: string }

const readShopAccount = async (sql: Sql, { input, staff }: StaffCall): Promise<ShopAccount> => {
  const shop = input.optionalInteger('shop', 0, MAX_SEQ) ?? staff.shopId ?? 0
  if (!seesShop(staff, shop === 0 ? undefined : shop)) throw forbidden()
  if (shop === 0) return { shop, uid: SERVICE_UID }
  const found = await sql.query('select 1 from shops where id = $1', [shop])
  if (found.length === 0) throw refuse('shop-not-found', { field: 'shop' })
  return { shop, uid: merchantUid(shop) }
}

/** A conversation from the view of a shop's staff. */
type Thread = ShopAccount & { readonly shopperId: number; readonly peer: string; readonly pair: string }

const threadOf = (account: ShopAccount, shopperId: number): Thread => {
  const peer = shopperUid(shopperId)
  return { ...account, shopperId, peer, pair: pairKey(account.uid, peer) }
}

const refuseStranger = async (sql: Sql, shopperId: number): Promise<void> => {
  const found = await sql.query('select 1 from users where id = $1', [shopperId])
  if (found.length === 0) throw refuse('chat-channel-unknown')
}

/** The conversation in a call of the messaging engine, by channel. */
const readChannel = async (sql: Sql, call: StaffCall): Promise<Thread> => {
  const { input } = call
  const party = partyOf(input.text(either(input, 'channelID', 'channel_id'), 40))
  input.integer(either(input, 'channelType', 'channel_type'), PERSON, PERSON)
  if (party?.kind !== 'shopper') throw refuse('chat-channel-unknown')
  await refuseStranger(sql, party.id)
  return threadOf(await readShopAccount(sql, call), party.id)
}

/** The conversation in a call of the counter's page, by shopper. */
const readShopper = async (sql: Sql, call: StaffCall): Promise<Thread> => {
  const shopperId = call.input.id('shopper')
  await refuseStranger(sql, shopperId)
  return threadOf(await readShopAccount(sql, call), shopperId)
}

const channelOf = ({ peer }: Thread) => ({ channelID: peer, channelType: PERSON })
/** Converts it for functions that take shoppers' threads. */
const asThread = (thread: Thread) => ({
  userId: thread.shopperId,
  uid: thread.uid,
  peer: thread.peer,
  party: { kind: 'shopper', id: thread.shopperId } as const,
  channel: channelOf(thread),
  pair: thread.pair,
})

const connect = async (deps: BackendDeps, im: ImServer, { uid }: ShopAccount, origin: string) => {
  const { token, expiresAt } = await staffChatTokenOf(deps, uid)
  await im.registerToken(uid, token, WEB, SLAVE)
  const version = deps.config.wukongim?.protocolVersion
  const url = await im.route(uid, origin)
  return { uid, token, url, deviceFlag: WEB, expiresAt, ...(version && { protocolVersion: version }) }
}

/** A staff member has signed out: invalidates their chat tokens and closes the connections. */
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

/** A shopper's data for staff: with the full name, which other shoppers never see. */
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
  const account = await readShopAccount(deps.database, call)
  const rows = await im.conversations(account.uid, {
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
      recents.map(({ messageID }) => ({ pair: pairKey(account.uid, channelID), messageID })),
    ),
  )
  const reader = { uid: account.uid, home: call.home }
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
    input.optionalInteger(either(input, camel, snake), 0, MAX_SEQ) ?? 0
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
  const version = input.optionalInteger(input.has(name) ? name : 'version', 0, MAX_SEQ) ?? 0
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
  if (marked.length > 0) await commandBoth(im, thread.uid, thread.peer, 'syncMessageExtra')
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
  await commandBoth(im, thread.uid, thread.peer, 'messageRevoke', { message_id: message.messageID })
  if (isReminded) await commandOwn(im, thread.peer, 'syncReminders')
  return ok({ status: 200 })
}

const edit = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const thread = await readChannel(deps.database, call)
  const text = call.input.text('content', TEXT_LIMIT)
  if (!fitsMessage(text)) throw refuse('field-too-long', { field: 'content', max: TEXT_LIMIT })
  const message = await ownMessage(im, thread, call)
  const now = secondsOf(deps.clock)
  if (wordsOf(message.payload) === undefined) throw refuse('chat-edit-text-only')
  if (!canBeChanged(message, now)) throw refuse('chat-edit-late', { minutes: CHANGE_SECONDS / 60 })
  await deps.database.transaction(async (tx) => {
    const known = await extrasOf(tx, thread.pair, [message.messageID])
    if ((known.get(message.messageID)?.revoked_at ?? null) !== null) throw refuse('chat-message-revoked')
    await markEdited(tx, thread.pair, message, text, now)
  })
  await commandBoth(im, thread.uid, thread.peer, 'syncMessageExtra')
  return ok({ status: 200, editedAt: now })
}

/** Quick replies for staff, in the reader's language. */
const QUICK_REPLIES: readonly MessageKey[] = [
  'chat-say-checking',
  'chat-say-number',
  'chat-say-photo',
  'chat-say-thanks',
]

/**
 * The chat calls of a shopper's app, on behalf of a shop: what the messaging engine needs from its server (api.md 6).
 */
const engineRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => {
  const { database } = deps
  const withIm =
    (make: (deps: BackendDeps, im: ImServer) => (call: StaffCall) => Promise<StaffReply>) =>
    (call: StaffCall): Promise<StaffReply> =>
      make(deps, imOf())(call)
  const nothing = async (): Promise<StaffReply> => ok([])
  return [
    staffRoute('GET', '/chat/login', 'shop', async (call) => {
      await connect(deps, imOf(), await readShopAccount(database, call), call.origin)
      return ok({ status: 200 })
    }),
    staffRoute('GET', '/chat/getWebSocketUrl', 'shop', async (call) =>
      ok(await connect(deps, imOf(), await readShopAccount(database, call), call.origin)),
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
    staffRoute('GET', '/chat/quickReplies', 'shop', async (call) => {
      const { shopperId } = await readChannel(database, call)
      const language = await languageOfShopper(database, shopperId)
      return ok(QUICK_REPLIES.map((key) => ({ id: key, text: translate(language, key) })))
    }),
  ]
}

type WaitingRow = {
  readonly user_id: number
  readonly peer: string
  readonly asked_at: number | null
  readonly nickname: string
  readonly avatar: string
  readonly shop_name: string | null
  readonly staff_id: number | null
  readonly staff_name: string | null
}

const SHOWN = 100

type ListFilter = 'waiting' | 'mine' | 'all'

type ConversationQuery = {
  /** The shop's own; undefined for all visible ones. */
  readonly uid: string | undefined
  readonly filter: ListFilter
  /** A part of the shopper's name; '' for all. */
  readonly name: string
  readonly page: number
}

/** Visible conversations: longest wait first, then the newest of the others. */
const findConversations = (
  sql: Sql,
  actor: Actor,
  { uid, filter, name, page }: ConversationQuery,
): Promise<readonly WaitingRow[]> =>
  sql.query<WaitingRow>(
    `select k.user_id, k.peer, w.asked_at, u.nickname, u.avatar, s.name as shop_name, a.staff_id, t.name as staff_name
     from (select user_id, peer, max(last_at) as last_at from (
         select user_id, peer, last_at from chat_visits union all select user_id, peer, asked_at from chat_waiting
         union all select user_id, peer, assigned_at from chat_assignments) x
       where $1::text is null or peer = $1::text group by user_id, peer) k
     join users u on u.id = k.user_id left join chat_waiting w on w.user_id = k.user_id and w.peer = k.peer
     left join chat_assignments a on a.user_id = k.user_id and a.peer = k.peer left join staff t on t.id = a.staff_id
     left join shops s on k.peer = 'm' || s.id
     where u.nickname ilike '%' || $2 || '%'
       and case $3 when 'mine' then a.staff_id = $4::bigint when 'waiting' then w.asked_at is not null else true end
     order by w.asked_at nulls last, k.last_at desc, k.user_id, k.peer limit ${SHOWN} offset $5::bigint`,
    [uid ?? null, name.replace(/[\\%_]/g, '\\$&'), filter, actor.id, (page - 1) * SHOWN],
  )

/** The number of visible conversations by filter, and how many are late. */
const countConversations = async (sql: Sql, actor: Actor, uid: string | undefined, now: number) =>
  first(
    sql.query<{ waiting: number; late: number; mine: number; all: number }>(
      `select (select count(*) from chat_waiting where $1::text is null or peer = $1::text)::bigint as waiting,
         (select count(*) from chat_waiting where ($1::text is null or peer = $1::text) and asked_at <= $2)::bigint as late,
         (select count(*) from chat_assignments where staff_id = $3 and ($1::text is null or peer = $1::text))::bigint as mine,
         (select count(*) from (select user_id, peer from chat_visits union select user_id, peer from chat_waiting
           union select user_id, peer from chat_assignments) x where $1::text is null or peer = $1::text)::bigint as all`,
      [uid ?? null, now - WAIT_LIMITS.chat.late, actor.id],
    ),
  )

/** How many visible conversations wait for an answer, and how many of them are late. */
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

const LAST = { startMessageSeq: 0, endMessageSeq: 0, limit: 1, pullMode: 0 } as const

const lastOf = (message: ImMessage | undefined, uid: string) =>
  message && {
    text: wordsOf(message.payload) ?? '',
    /** The content type, for messages other than text. */
    type: Number(payloadFieldsOf(message.payload)?.['type'] ?? 0),
    at: message.timestamp,
    is_own: flag(message.fromUID === uid),
  }

type Known = { readonly unread: number; readonly last: ImMessage | undefined }

/** Unread counts and last messages of these conversations, from the messaging server. */
const knownOf = async (
  im: ImServer,
  rows: readonly WaitingRow[],
): Promise<(row: WaitingRow) => Promise<Known>> => {
  const peers = [...new Set(rows.map(({ peer }) => peer))]
  const known = new Map<string, Known>()
  for (const peer of peers)
    for (const one of await im.conversations(peer, { msgCount: 1, page: 1, pageSize: 500 }))
      known.set(pairKey(peer, one.channelID), { unread: one.unread, last: one.recents[0] })
  return async ({ user_id, peer }) => {
    const uid = shopperUid(user_id)
    const found = known.get(pairKey(peer, uid))
    if (found?.last) return found
    const { messages } = await im.messages(peer, { channelID: uid, channelType: PERSON }, LAST)
    return { unread: found?.unread ?? 0, last: messages.at(-1) }
  }
}

const conversations = (deps: BackendDeps, imOf: () => ImServer) => async (call: StaffCall) => {
  const { input, staff } = call
  const { database } = deps
  const im = imOf()
  const now = secondsOf(deps.clock)
  const filter = input.choice('filter', ['waiting', 'mine', 'all'], 'waiting')
  const search = input.searchTerm('search', STAFF_SEARCH_MAX_LENGTH)
  const page = input.optionalInteger('cursor', 1, 10_000) ?? 1
  // Platform staff see what is waiting in all shops until they select one.
  const isAll = staff.shopId === undefined && !input.has('shop')
  const uid = isAll ? undefined : (await readShopAccount(database, call)).uid
  const wanted = { uid, filter, page }
  const named = await findConversations(database, staff, { ...wanted, name: search })
  // Message texts are on the messaging server: only the first page is searched here.
  const others =
    search === '' || page > 1 ? [] : await findConversations(database, staff, { ...wanted, name: '' })
  const isNamed = new Set(named.map((row) => `${row.peer} ${row.user_id}`))
  const found = [...named, ...others.filter((row) => !isNamed.has(`${row.peer} ${row.user_id}`))]
  const known = await knownOf(im, found)
  const online = await im.online(found.map(({ user_id }) => shopperUid(user_id)))
  const rows = await Promise.all(
    found.map(async (row) => {
      const { unread, last } = await known(row)
      const shopper = shopperUid(row.user_id)
      const party = partyOf(row.peer)
      const waited = row.asked_at === null ? 0 : now - row.asked_at
      return {
        shop: party?.kind === 'merchant' ? party.id : 0,
        shop_name: row.shop_name ?? '',
        shopper: {
          id: row.user_id,
          name: row.nickname,
          avatar: row.avatar,
          is_online: flag(online.some((one) => one.uid === shopper)),
        },
        uid: shopper,
        last: lastOf(last, row.peer) ?? null,
        waiting_since: row.asked_at,
        lateness: row.asked_at === null ? 'fine' : latenessOf(waited, WAIT_LIMITS.chat),
        assigned: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name ?? '' },
        unread,
      }
    }),
  )
  const isMeant = ({ last }: (typeof rows)[number]): boolean =>
    (last?.text ?? '').toLocaleLowerCase().includes(search.toLocaleLowerCase())
  const counts = await countConversations(database, staff, uid, now)
  return ok({
    rows: rows.filter((row, at) => at < named.length || isMeant(row)),
    filters: (['waiting', 'mine', 'all'] as const).map((key) => ({ key, count: counts?.[key] ?? 0 })),
    late: counts?.late ?? 0,
    limits: WAIT_LIMITS.chat,
    cursor: named.length === SHOWN ? String(page + 1) : '',
  })
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

/** The staff who may answer for a shop or for customer service, with their workload. */
const colleaguesOf = (sql: Sql, { shop, uid }: ShopAccount) =>
  sql.query<{
    id: number
    name: string
    role: string
    assigned: number
    seen_at: number | null
    reply_seconds: number | null
  }>(
    `select t.id, t.name, t.role, (select count(*) from chat_assignments a where a.staff_id = t.id)::bigint as assigned,
       (select max(seen_at) from staff_sessions s where s.staff_id = t.id) as seen_at,
       (select percentile_disc(0.5) within group (order by waited) from (select waited from chat_answers
         where staff_id = t.id order by id desc limit 20) x) as reply_seconds
     from staff t where not t.is_locked and (t.shop_id is null or t.shop_id = $1) and $2 <> '' order by assigned, t.name`,
    [shop, uid],
  )

type GoodsColumns = {
  readonly id: number
  readonly shop_id: number
  readonly title: string
  readonly title_en: string
  readonly title_others: Readonly<Record<string, string>>
  readonly image: string
  readonly price_cents: number
  readonly stock: number
}

/** Products on cards in the latest messages of the conversation. */
const askedAbout = async (im: ImServer, thread: Thread): Promise<readonly number[]> => {
  const { messages } = await im.messages(thread.uid, channelOf(thread), { ...LAST, limit: 50 })
  return messages.flatMap(({ payload }) => {
    const message = readShopperMessage(payload)
    return message?.kind === 'product' ? [message.productId] : []
  })
}

/**
 * Products that the shopper has asked about, put into the cart, liked or bought, if the shop sells them: newest
 * first.
 */
const goodsOf = async (sql: Sql, thread: Thread, ids: readonly number[], language: Language) => {
  const rows = await sql.query<GoodsColumns>(
    `select p.id, p.shop_id, p.title, p.title_en, p.title_others, p.image, p.price_cents,
       (select coalesce(sum(stock), 0) from variants v where v.product_id = p.id)::bigint as stock
     from products p join (
       select product_id, max(created_at) as at from (
         select product_id, created_at from cart_lines where user_id = $1
         union all select product_id, created_at from likes where user_id = $1
         union all select a.product_id, 9000000000 + a.at from unnest($3::bigint[]) with ordinality as a(product_id, at)
         union all select l.product_id, o.created_at from order_lines l join orders o on o.id = l.order_id
           where o.user_id = $1) x group by product_id) k on k.product_id = p.id
     where $2::bigint = 0 or p.shop_id = $2::bigint order by k.at desc limit 12`,
    [thread.shopperId, thread.shop, [...ids]],
  )
  return rows.map(({ id, shop_id, title, title_en, title_others, image, price_cents, stock }) => ({
    id,
    shop: shop_id,
    name: picked(language, { text: title, en: title_en, others: title_others }),
    title: title || title_en,
    title_en,
    picture: image,
    price: amount(price_cents),
    stock,
  }))
}

type OrderColumns = {
  readonly id: number
  readonly number: string
  readonly status: number
  readonly refund_status: number
  readonly total_cents: number
  readonly created_at: number
  readonly title: string | null
  readonly title_en: string | null
  readonly title_others: Readonly<Record<string, string>> | null
  readonly image: string
  readonly count: number
}

/** The shopper's latest orders in the shop; for customer service, in all shops. */
const ordersOf = async (sql: Sql, thread: Thread, language: Language) => {
  const rows = await sql.query<OrderColumns>(
    `select o.id, o.number, o.status, o.refund_status, o.total_cents, o.created_at, l.title, l.title_en, l.title_others,
       coalesce(l.image, '') as image, coalesce(n.count, 0)::bigint as count
     from orders o left join lateral (select title, title_en, title_others, image from order_lines
       where order_id = o.id order by id limit 1) l on true
     left join lateral (select sum(quantity) as count from order_lines where order_id = o.id) n on true
     where o.user_id = $1 and ($2::bigint = 0 or o.shop_id = $2::bigint) order by o.created_at desc, o.id desc limit 10`,
    [thread.shopperId, thread.shop],
  )
  return rows.map(({ total_cents, image, created_at, title, title_en, title_others, ...row }) => ({
    ...row,
    title: picked(language, { text: title ?? '', en: title_en ?? '', others: title_others ?? {} }),
    picture: image,
    total: amount(total_cents),
    at: created_at,
  }))
}

const beside = (deps: BackendDeps, im: ImServer) => async (call: StaffCall) => {
  const { database } = deps
  const thread = await readShopper(database, call)
  const reading = readingOf(deps, call.staff, call.language)
  const { facts } = await shopperFacts(reading, thread.shopperId)
  const goods = await goodsOf(database, thread, await askedAbout(im, thread), call.language)
  const orders = await ordersOf(database, thread, call.language)
  const assignment = await assignmentOf(database, thread)
  const notes = await database.query<{
    staff_name: string
    given_to: string | null
    note: string
    created_at: number
  }>(
    `select staff_name, after->>'to' as given_to, note, created_at from staff_journal
     where kind = 'shopper' and subject = $1 and act = 'chat-handover' and shop_id is not distinct from $2::bigint
     order by id desc limit 10`,
    [String(thread.shopperId), thread.shop === 0 ? null : thread.shop],
  )
  return ok({
    shopper: facts,
    orders,
    goods,
    assigned: assignment
      ? { id: assignment.staff_id, name: assignment.name, at: assignment.assigned_at, note: assignment.note }
      : null,
    notes: notes.map(({ staff_name, given_to, note, created_at }) => ({
      who: staff_name,
      to: given_to ?? '',
      note,
      at: created_at,
    })),
    colleagues: await colleaguesOf(database, thread),
  })
}

/** Tells the shopper once per visit that a person has joined. */
const notifyJoined = async (deps: BackendDeps, im: ImServer, thread: Thread): Promise<void> => {
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

/** An action's journal data: note, and the colleague it was handed to. */
type Worked = { readonly note?: string; readonly to?: string }

/** Runs an action on a conversation: in a transaction, with a journal entry for its shopper. */
const actOn =
  (
    deps: BackendDeps,
    act: string,
    work: (tx: Sql, thread: Thread, call: StaffCall, now: number) => Promise<Worked>,
  ) =>
  async (call: StaffCall): Promise<Thread> => {
    const thread = await readShopper(deps.database, call)
    const now = secondsOf(deps.clock)
    await deps.database.transaction(async (tx) => {
      // Serialised, also for conversations that are not assigned yet.
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 42))', [thread.pair])
      const { note = '', to } = await work(tx, thread, call, now)
      const done = { subject: String(thread.shopperId), shopId: thread.shop === 0 ? null : thread.shop, note }
      const after = { shop: thread.shop, ...(to && { to }) }
      await writeJournal(tx, call.staff, 'shopper', act, { ...done, after }, { now })
    })
    return thread
  }

const refuseTaken = (assignment: Assignment | undefined, staffId: number | null): void => {
  if (assignment === undefined || assignment.staff_id === staffId) return
  const { staff_id: id, name, assigned_at: at } = assignment
  throw refuse('staff-too-late', { name }, { first: { id, name }, act: 'chat-claim', at })
}

/** Taking, handing over and ending conversations, and the page's data. */
const counterRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => {
  const claim = actOn(deps, 'chat-claim', async (tx, thread, { staff }, now) => {
    const staffId = staffIdOf(staff)
    if (staffId === null) throw refuse('staff-name-needed')
    refuseTaken(await assignmentOf(tx, thread, 'for update of a'), staffId)
    await assign(tx, thread, staffId, '', now)
    return {}
  })
  const handOver = actOn(deps, 'chat-handover', async (tx, thread, { input, staff }, now) => {
    const to = input.id('staff')
    const words = input.visibleText('words', WORDS_MAX_LENGTH) ?? ''
    // An owner may reassign any conversation.
    if (staff.role !== 'owner')
      refuseTaken(await assignmentOf(tx, thread, 'for update of a'), staffIdOf(staff))
    const colleague = (await colleaguesOf(tx, thread)).find(({ id }) => id === to)
    if (colleague === undefined) throw refuse('staff-not-found', { field: 'staff' })
    await assign(tx, thread, to, words, now)
    return { note: words, to: colleague.name }
  })
  const finish = actOn(deps, 'chat-finish', async (tx, thread, { staff }) => {
    if (staff.role !== 'owner')
      refuseTaken(await assignmentOf(tx, thread, 'for update of a'), staffIdOf(staff))
    await tx.query('delete from chat_assignments where user_id = $1 and peer = $2', [
      thread.shopperId,
      thread.uid,
    ])
    return {}
  })
  return [
    staffRoute('GET', '/chat/conversations', 'shop', conversations(deps, imOf)),
    staffRoute('GET', '/chat/beside', 'shop', (call) => beside(deps, imOf())(call)),
    staffRoute('POST', '/chat/claim', 'shop', async (call) => {
      const thread = await claim(call)
      await notifyJoined(deps, imOf(), thread)
      await notifyCounter(imOf(), thread.uid, thread.shopperId)
      return ok()
    }),
    staffRoute('POST', '/chat/handover', 'shop', async (call) => {
      const { uid, shopperId } = await handOver(call)
      await notifyCounter(imOf(), uid, shopperId)
      return ok()
    }),
    staffRoute('POST', '/chat/finish', 'shop', async (call) => {
      const thread = await finish(call)
      await settleWaiting(deps, thread.shopperId, thread.uid, undefined)
      await notifyCounter(imOf(), thread.uid, thread.shopperId)
      return ok()
    }),
  ]
}

/** The chat at the counter: staff share a shop's conversations, using the same engine as shoppers. */
export const staffChatRoutes = (deps: BackendDeps, imOf: () => ImServer): readonly StaffRoute[] => [
  ...counterRoutes(deps, imOf),
  ...engineRoutes(deps, imOf),
]
