import type { BackendDeps } from '../../../backend-deps.ts'
import { ok, type Route, type ShopperCall, shopperRoute } from '../../../http/route.ts'
import { flag } from '../../../rows/row-format.ts'
import type { ImConversation, ImMessage, ImServer } from '../../im-server.ts'
import { commandOwn } from '../commands.ts'
import { type ExtraColumns, extrasOfAll } from '../messages/extras-store.ts'
import { deletedAmong, pullKept } from '../messages/kept-messages.ts'
import { messageRow } from '../messages/message-rows.ts'
import { pairKey, shopperUid } from '../uids.ts'
import { lastVisits, visitRow } from '../visits/visits.ts'
import { channelInfos } from './channel-info.ts'
import { either, readThread, type Thread } from './thread.ts'
import { keepReading, loadThreads, type ThreadColumns } from './thread-store.ts'

const MAX_UNREAD = 1_000_000
// The messaging server's limits (requirement W8); with a count of 0 it returns nothing at all.
const MAX_RECENTS = 50
const MAX_A_PAGE = 500
// How many messages to search for a visible one when the last was deleted.
const FEW = 5

const extrasIn = (
  { database }: BackendDeps,
  uid: string,
  rows: readonly ImConversation[],
): Promise<ReadonlyMap<string, ExtraColumns>> =>
  extrasOfAll(
    database,
    rows.flatMap(({ channelID, recents }) =>
      recents.map(({ messageID }) => ({ pair: pairKey(uid, channelID), messageID })),
    ),
  )

/** A shopper's deletions in a conversation: everything up to a number, and single messages. */
type TakenOut = { readonly clearedTo: number; readonly deleted: ReadonlySet<string> }

/** The messages of a row: the newest that the shopper has neither deleted nor cleared. */
const shownRecents = async (
  { database }: BackendDeps,
  im: ImServer,
  userId: number,
  { channelID, channelType, recents }: ImConversation,
  { clearedTo, deleted }: TakenOut,
): Promise<readonly ImMessage[]> => {
  const isLeft = ({ messageSeq }: ImMessage): boolean => messageSeq > clearedTo
  const visible = recents.filter((message) => isLeft(message) && !deleted.has(message.messageID))
  const oldest = recents.at(-1)?.messageSeq ?? 0
  if (visible.length > 0 || oldest <= clearedTo + 1) return visible
  const thread = { userId, uid: shopperUid(userId), channel: { channelID, channelType } }
  const pull = { startMessageSeq: oldest - 1, endMessageSeq: 0, limit: FEW, pullMode: 0 } as const
  const { messages } = await pullKept(database, im, thread, pull)
  return messages.filter(isLeft).slice(-1)
}

/** How many unread messages of a row cannot be read any more: recalled, or deleted by the shopper. */
const goneUnread = async (
  { database }: BackendDeps,
  userId: number,
  rows: readonly ImConversation[],
): Promise<ReadonlyMap<string, number>> => {
  const uid = shopperUid(userId)
  const unread = rows.filter((row) => row.unread > 0)
  const gone = await database.query<{ pair: string; count: number }>(
    `select s.pair, (select count(*)::bigint from (
         select message_id from chat_extras
         where channel = s.pair and message_seq > s.read_to and revoked_at is not null and from_uid <> $3
         union
         select message_id from chat_deleted
         where user_id = $4 and channel = s.pair and message_seq > s.read_to and from_uid <> $3
       ) as g) as count
     from unnest($1::text[], $2::bigint[]) as s (pair, read_to)`,
    [
      unread.map(({ channelID }) => pairKey(uid, channelID)),
      unread.map(({ readedToMsgSeq }) => readedToMsgSeq),
      uid,
      userId,
    ],
  )
  return new Map(gone.map(({ pair, count }) => [pair, count]))
}

/** The rest of an "unread" mark beyond the server's own count, which includes unread messages. */
const markedUnread = ({ readedToMsgSeq }: ImConversation, thread: ThreadColumns | undefined): number =>
  thread ? Math.max(0, thread.marked_unread - Math.max(0, thread.marked_seq - readedToMsgSeq)) : 0

const recent = (deps: BackendDeps, im: ImServer) => async (call: ShopperCall) => {
  const { input, shopper, language } = call
  const count = input.optionalInteger(either(input, 'msgCount', 'msg_count'), 0, MAX_RECENTS)
  const version = input.optionalInteger('version', 0, Number.MAX_SAFE_INTEGER)
  const page = input.optionalInteger('page', 1, 10_000) ?? 1
  const pageSize = input.optionalInteger(either(input, 'pageSize', 'page_size'), 1, MAX_A_PAGE) ?? 100
  const uid = shopperUid(shopper.id)
  const rows = await im.conversations(uid, {
    msgCount: Math.max(1, count ?? 1),
    page,
    pageSize,
    ...(version === undefined ? {} : { version }),
  })
  const peers = rows.map(({ channelID }) => channelID)
  const infos = await channelInfos(deps, im, language, peers)
  const threads = await loadThreads(deps.database, shopper.id, peers)
  const recents = rows.flatMap((row) => row.recents)
  const deleted = await deletedAmong(deps.database, shopper.id, recents)
  const shown = await Promise.all(
    rows.map(async (row) => {
      const clearedTo = threads.get(row.channelID)?.cleared_to ?? 0
      return { ...row, recents: await shownRecents(deps, im, shopper.id, row, { clearedTo, deleted }) }
    }),
  )
  const extras = await extrasIn(deps, uid, shown)
  const visits = await lastVisits(deps.database, shopper.id, peers)
  const deletedUnread = await goneUnread(deps, shopper.id, rows)
  const reader = { uid, home: call.home }
  return ok(
    shown.map((row) => {
      const thread = threads.get(row.channelID)
      const info = infos.get(row.channelID)
      const marked = markedUnread(row, thread)
      const counted = row.unread - (deletedUnread.get(pairKey(uid, row.channelID)) ?? 0)
      return {
        channelID: row.channelID,
        channelType: row.channelType,
        unread: Math.max(0, counted) + marked,
        ...(marked > 0 && { markedUnread: marked }),
        timestamp: row.timestamp,
        lastMsgSeq: row.lastMsgSeq,
        readedToMsgSeq: row.readedToMsgSeq,
        version: row.version,
        recents: row.recents.map((message) => messageRow(message, extras.get(message.messageID), reader)),
        channelInfo: info && {
          ...info,
          ...visitRow(visits.get(row.channelID)),
          mute: flag(thread?.is_muted ?? false),
          pin: flag(thread?.is_pinned ?? false),
        },
      }
    }),
  )
}

const LAST = { startMessageSeq: 0, endMessageSeq: 0, limit: 1, pullMode: 0 } as const

/** Also stores the unread count in the shop, and tells the other devices if the reading position has moved. */
export const setReading = async (
  { database }: BackendDeps,
  im: ImServer,
  thread: Thread,
  unread: number,
): Promise<void> => {
  const [last] = (await im.messages(thread.uid, thread.channel, LAST)).messages
  const reading = { unread, lastSeq: last?.messageSeq ?? 0 }
  const isMoved = await database.transaction((tx) => keepReading(tx, thread, reading))
  if (isMoved) await commandOwn(im, thread.uid, 'syncConversationExtra')
}

/** The conversation list and the actions on its rows (requirement W8). */
export const conversationRoutes = (deps: BackendDeps, im: ImServer): readonly Route[] => [
  shopperRoute('GET', '/api/chat/getRecentConversation', recent(deps, im)),
  shopperRoute('POST', '/api/chat/setUnread', async (call) => {
    const thread = await readThread(deps.database, call)
    const { uid, channel } = thread
    const unread = call.input.integer('unread', 0, MAX_UNREAD)
    await im.setUnread(uid, channel, unread)
    await setReading(deps, im, thread, unread)
    const { channelID, channelType } = channel
    await commandOwn(im, uid, 'unreadClear', { channel_id: channelID, channel_type: channelType, unread })
    return ok({ status: 200 })
  }),
  shopperRoute('POST', '/api/chat/deleteRecentConversation', async (call) => {
    const thread = await readThread(deps.database, call)
    const { uid, channel } = thread
    await im.removeConversation(uid, channel)
    await setReading(deps, im, thread, 0)
    const { channelID, channelType } = channel
    await commandOwn(im, uid, 'conversationDeleted', { channel_id: channelID, channel_type: channelType })
    return ok({ status: 200 })
  }),
]
