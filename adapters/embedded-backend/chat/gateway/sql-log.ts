import { HeaderFlag } from '../../../../domain/messaging/wire/packet.ts'
import { type Database, first, type Sql } from '../../database/database.ts'
import { type LoggedMessage, type MessageLog, rangeOf } from './message-log.ts'

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

type SeatColumns = {
  readonly channel: string
  readonly channel_type: number
  readonly read_to: number
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

const twinOf = (sql: Sql, channel: string, channelType: number, fromUID: string, clientMsgNo: string) =>
  first(
    sql.query<Columns>(
      `select * from im_messages
       where channel = $1 and channel_type = $2 and from_uid = $3 and client_msg_no = $4`,
      [channel, channelType, fromUID, clientMsgNo],
    ),
  )

/** The log of the shop: numbers are given under the lock of the channel's row, so that there are no holes. */
export const createSqlLog = (database: Database): MessageLog => ({
  append: ({ members, counts, ...given }) =>
    database.transaction(async (tx) => {
      const { channel, channelType, clientMsgNo, fromUID, timestamp } = given
      await tx.query(
        `insert into im_channels (channel, channel_type, last_seq, last_at) values ($1, $2, 0, 0)
         on conflict do nothing`,
        [channel, channelType],
      )
      const [row] = await tx.query<{ last_seq: number }>(
        'select last_seq from im_channels where channel = $1 and channel_type = $2 for update',
        [channel, channelType],
      )
      // Looked for under the lock: two of one sender at once are one message.
      const twin =
        clientMsgNo === '' ? undefined : await twinOf(tx, channel, channelType, fromUID, clientMsgNo)
      if (twin) return { message: fromRow(twin), isNew: false }
      const seq = (row?.last_seq ?? 0) + 1
      await tx.query(
        'update im_channels set last_seq = $3, last_at = $4 where channel = $1 and channel_type = $2',
        [channel, channelType, seq, timestamp],
      )
      await tx.query(
        `insert into im_messages (channel, channel_type, seq, message_id, client_msg_no, from_uid, flags, setting,
           expire, created_at, counts, payload)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::bytea)`,
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
        ],
      )
      for (const uid of members) {
        await tx.query(
          `insert into im_seats (uid, channel, channel_type) values ($1, $2, $3) on conflict do nothing`,
          [uid, channel, channelType],
        )
      }
      return { message: { ...given, seq }, isNew: true }
    }),
  rewrite: async (channel, channelType, seq, payload) => {
    await database.query(
      'update im_messages set payload = $4::bytea where channel = $1 and channel_type = $2 and seq = $3',
      [channel, channelType, seq, payload],
    )
  },
  pull: async (channel, channelType, pull) => {
    const { low, high } = rangeOf(pull)
    if (high < low) return { more: false, messages: [] }
    const order = pull.pullMode === 1 ? 'asc' : 'desc'
    const rows = await database.query<Columns>(
      `select * from im_messages where channel = $1 and channel_type = $2 and seq between $3 and $4
       order by seq ${order} limit $5::integer`,
      [channel, channelType, low, high, pull.limit + 1],
    )
    const messages = rows.slice(0, pull.limit).map(fromRow)
    return { more: rows.length > pull.limit, messages: pull.pullMode === 1 ? messages : messages.reverse() }
  },
  conversations: async (uid, { msgCount, offset, limit, version }) => {
    const seats = await database.query<SeatColumns>(
      `select s.channel, s.channel_type, s.read_to, c.last_seq, c.last_at,
         c.last_at * 1000 + c.last_seq % 1000 as version,
         (select count(*)::bigint from im_messages m
          where m.channel = s.channel and m.channel_type = s.channel_type and m.seq > s.read_to
            and m.counts and m.from_uid <> s.uid and m.flags & ${HeaderFlag.reddot} <> 0) as unread
       from im_seats s join im_channels c on c.channel = s.channel and c.channel_type = s.channel_type
       where s.uid = $1 and c.last_seq > s.hidden_to and c.last_at * 1000 + c.last_seq % 1000 > $2
       order by c.last_at desc, s.channel limit $3::integer offset $4::integer`,
      [uid, version, limit, offset],
    )
    const recent = async ({ channel, channel_type, last_seq }: SeatColumns) =>
      database.query<Columns>(
        `select * from im_messages where channel = $1 and channel_type = $2 and seq > $3
         order by seq desc limit $4::integer`,
        [channel, channel_type, last_seq - msgCount, msgCount],
      )
    const rows = []
    for (const seat of seats) {
      rows.push({
        channel: seat.channel,
        channelType: seat.channel_type,
        unread: seat.unread,
        timestamp: seat.last_at,
        lastSeq: seat.last_seq,
        readTo: seat.read_to,
        version: seat.version,
        recents: (await recent(seat)).map(fromRow),
      })
    }
    return rows
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
      `update im_seats s set hidden_to = c.last_seq from im_channels c
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
