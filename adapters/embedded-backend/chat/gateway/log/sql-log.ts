import { HeaderFlag } from '../../../../../domain/messaging/wire/packets.ts'
import { type Database, first, type Sql } from '../../../database/database.ts'
import { createBatches } from '../delivery/batches.ts'
import { type LoggedMessage, type MessageLog, type NewMessage, rangeOf } from './message-log.ts'

type Columns = {
  readonly channel: string
  readonly channel_type: number
  readonly seq: number
  readonly message_id: string
  readonly client_msg_no: string
  readonly from_uid: string
  readonly flags: number
  readonly setting: number
  readonly expire: number
  readonly created_at: number
  readonly payload: Uint8Array
}

type ConversationColumns = {
  readonly channel: string
  readonly channel_type: number
  readonly read_to: number
  readonly hidden_to: number
  readonly last_seq: number
  readonly last_at: number
  readonly version: number
  readonly unread: number
}

const fromRow = (row: Columns): LoggedMessage => ({
  channel: row.channel,
  channelType: row.channel_type,
  messageID: row.message_id,
  seq: row.seq,
  clientMsgNo: row.client_msg_no,
  fromUID: row.from_uid,
  flags: row.flags,
  setting: row.setting,
  expire: row.expire,
  timestamp: row.created_at,
  payload: Uint8Array.from(row.payload),
})

// The last condition repeats that of the partial index, so that it is used.
const twinOf = (sql: Sql, channel: string, channelType: number, fromUID: string, clientMsgNo: string) =>
  first(
    sql.query<Columns>(
      `select * from im_messages
       where channel = $1 and channel_type = $2 and from_uid = $3 and client_msg_no = $4
         and client_msg_no <> ''`,
      [channel, channelType, fromUID, clientMsgNo],
    ),
  )

/** The newest messages of several channels at once, newest first. */
const recentsOf = (sql: Sql, conversations: readonly ConversationColumns[], msgCount: number) =>
  sql.query<Columns>(
    `select m.* from unnest($1::text[], $2::smallint[], $3::bigint[], $4::bigint[])
         as s (channel, channel_type, above, last_seq)
       join im_messages m on m.channel = s.channel and m.channel_type = s.channel_type
         and m.seq > s.above and m.seq <= s.last_seq
     order by m.seq desc`,
    [
      conversations.map(({ channel }) => channel),
      conversations.map(({ channel_type }) => channel_type),
      conversations.map(({ last_seq, hidden_to }) => Math.max(hidden_to, last_seq - msgCount)),
      conversations.map(({ last_seq }) => last_seq),
    ],
  )

type Appended = Awaited<ReturnType<MessageLog['append']>>

/** Work done in the transaction of each new message. */
export type Alongside = (tx: Sql, message: LoggedMessage) => Promise<void>

/** Assigns the next number while the channel's row is locked, so that there are no gaps. */
const appendTo = async (
  tx: Sql,
  { members, counts, ...given }: NewMessage,
  alongside: Alongside | undefined,
): Promise<Appended> => {
  const { channel, channelType, clientMsgNo, fromUID, timestamp } = given
  // An update without changes returns and locks the row of an existing channel.
  const row = await first(
    tx.query<{ last_seq: number }>(
      `insert into im_channels (channel, channel_type, last_seq, last_at) values ($1, $2, 0, 0)
       on conflict (channel, channel_type) do update set last_seq = im_channels.last_seq
       returning last_seq`,
      [channel, channelType],
    ),
  )
  // Checked under the lock, so that the same message sent twice at once is stored once.
  const twin = clientMsgNo === '' ? undefined : await twinOf(tx, channel, channelType, fromUID, clientMsgNo)
  if (twin) return { message: fromRow(twin), isNew: false }
  const seq = (row?.last_seq ?? 0) + 1
  await tx.query(
    `with numbered as (
       update im_channels set last_seq = $3, last_at = $10 where channel = $1 and channel_type = $2
     ), seated as (
       insert into im_seats (uid, channel, channel_type)
       select uid, $1, $2 from unnest($13::text[]) as m (uid) on conflict do nothing
     )
     insert into im_messages (channel, channel_type, seq, message_id, client_msg_no, from_uid, flags, setting,
       expire, created_at, counts, payload)
     values ($1::text, $2::smallint, $3::bigint, $4, $5, $6, $7, $8, $9, $10::bigint, $11, $12::bytea)`,
    [
      channel,
      channelType,
      seq,
      given.messageID,
      clientMsgNo,
      fromUID,
      given.flags,
      given.setting,
      given.expire,
      timestamp,
      counts,
      given.payload,
      members,
    ],
  )
  const message = { ...given, seq }
  await alongside?.(tx, message)
  return { message, isNew: true }
}

/** The shop's message log. Messages that arrive while others are being written are committed together. */
export const createSqlLog = (database: Database, alongside?: Alongside): MessageLog => ({
  append: createBatches((messages: readonly NewMessage[]) =>
    database.transaction(async (tx) => {
      const appended: Appended[] = []
      for (const message of messages) appended.push(await appendTo(tx, message, alongside))
      return appended
    }),
  ),
  rewrite: async (channel, channelType, seq, payload) => {
    await database.query(
      'update im_messages set payload = $4::bytea where channel = $1 and channel_type = $2 and seq = $3',
      [channel, channelType, seq, payload],
    )
  },
  pull: async (channel, channelType, pull) => {
    const { low, high, isUpward, limit } = rangeOf(pull)
    if (high < low) return { more: false, messages: [] }
    const rows = await database.query<Columns>(
      `select * from im_messages where channel = $1 and channel_type = $2 and seq between $3 and $4
       order by seq ${isUpward ? 'asc' : 'desc'} limit $5::integer`,
      [channel, channelType, low, high, limit + 1],
    )
    const messages = rows.slice(0, limit).map(fromRow)
    return { more: rows.length > limit, messages: isUpward ? messages : messages.reverse() }
  },
  conversations: async (uid, { msgCount, offset, limit, version }) => {
    const conversations = await database.query<ConversationColumns>(
      `select s.channel, s.channel_type, s.read_to, s.hidden_to, c.last_seq, c.last_at,
         c.last_at * 1000 + c.last_seq % 1000 as version,
         (select count(*)::bigint from im_messages m
          where m.channel = s.channel and m.channel_type = s.channel_type and m.seq > s.read_to
            and m.counts and m.from_uid <> s.uid and m.flags & ${HeaderFlag.reddot} <> 0) as unread
       from im_seats s join im_channels c on c.channel = s.channel and c.channel_type = s.channel_type
       where s.uid = $1 and c.last_seq > s.hidden_to and c.last_at * 1000 + c.last_seq % 1000 > $2
       order by c.last_at desc, s.channel collate "C" limit $3::integer offset $4::integer`,
      [uid, version, limit, offset],
    )
    const recents = await recentsOf(database, conversations, msgCount)
    return conversations.map((conversation) => ({
      channel: conversation.channel,
      channelType: conversation.channel_type,
      unread: conversation.unread,
      timestamp: conversation.last_at,
      lastSeq: conversation.last_seq,
      readTo: conversation.read_to,
      version: conversation.version,
      recents: recents
        .filter(
          (row) => row.channel === conversation.channel && row.channel_type === conversation.channel_type,
        )
        .map(fromRow),
    }))
  },
  setUnread: async (uid, channel, channelType, unread) => {
    await database.query(
      `update im_seats s set read_to = greatest(s.read_to, c.last_seq - $4::bigint) from im_channels c
       where s.uid = $1 and s.channel = $2 and s.channel_type = $3
         and c.channel = s.channel and c.channel_type = s.channel_type`,
      [uid, channel, channelType, unread],
    )
  },
  hide: async (uid, channel, channelType) => {
    await database.query(
      `update im_seats s set hidden_to = c.last_seq, read_to = c.last_seq from im_channels c
       where s.uid = $1 and s.channel = $2 and s.channel_type = $3
         and c.channel = s.channel and c.channel_type = s.channel_type`,
      [uid, channel, channelType],
    )
  },
  putToken: async (uid, flag, { hash, level }) => {
    await database.query(
      `insert into im_tokens (uid, device_flag, hash, level) values ($1, $2, $3, $4)
       on conflict (uid, device_flag) do update set hash = excluded.hash, level = excluded.level`,
      [uid, flag, hash, level],
    )
  },
  token: (uid, flag) =>
    first(
      database.query<{ hash: string; level: 0 | 1 }>(
        'select hash, level from im_tokens where uid = $1 and device_flag = $2',
        [uid, flag],
      ),
    ),
  removeToken: async (uid, flag) => {
    await database.query('delete from im_tokens where uid = $1 and device_flag = $2', [uid, flag])
  },
})
