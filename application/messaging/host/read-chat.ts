import { countOf, firstTextOf, flagOf, listOf, numberOf, readRows } from '../../../domain/api/read.ts'
import type { Channel, ChannelInfo, ShopPresence } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type {
  ConversationExtra,
  SyncedConversation,
} from '../../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import { readWritten } from '../../../domain/messaging/delivery/stream-event.ts'
import {
  type Message,
  type MessageExtra,
  messageFromRecv,
  NO_EXTRA,
  type Written,
} from '../../../domain/messaging/message.ts'
import { decodeBase64 } from '../../../domain/messaging/wire/base64.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packet.ts'
import { encodeUtf8 } from '../../../domain/messaging/wire/utf8.ts'
import { type Fields, fieldsOf } from '../../../domain/shared/fields.ts'
import { pieceText } from '../delivery/stream-piece.ts'
import type { HistoryPage } from './messaging-host.ts'

// api.md 6: names come in camelCase and in snake_case, payloads as base64 or as objects, ids as text.

const snakeOf = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field by either spelling of its name. */
const pick = (row: Fields, name: string): unknown => row[name] ?? row[snakeOf(name)]

/** A message's number; 0, as of one that is not stored, for what no server counts up to. */
const seqOf = (value: unknown): number => {
  const seq = countOf(value)
  return Number.isSafeInteger(seq) ? seq : 0
}

const readChannel = (row: Fields): Channel | undefined => {
  const channelID = firstTextOf(row, 'channelID', 'channelId', 'channel_id')
  const channelType = countOf(pick(row, 'channelType')) || 1
  return channelID === '' ? undefined : { channelID, channelType }
}

const contentOf = (registry: ContentRegistry, payload: unknown) => {
  const fields = fieldsOf(payload)
  if (fields) return registry.readFields(fields)
  const bytes = typeof payload === 'string' ? decodeBase64(encodeUtf8(payload)) : undefined
  return registry.read(bytes ?? new Uint8Array(0))
}

/** What was said in pieces, whole: servers before 2025 list the pieces beside its beginning (protocol.md 8). */
const grown = (registry: ContentRegistry, { body, ...rest }: Content, pieces: unknown): Content => {
  if (body.kind !== 'text' || !pieces) return { body, ...rest }
  const texts = readRows(pieces, (piece) => pieceText(contentOf(registry, piece['blob']))) ?? []
  return { ...rest, body: { ...body, text: body.text + texts.join('') } }
}

/** What was written by events, as far as it has come: the message itself has only what stood there first. */
const withWritten = (message: Message, written: Written | undefined): Message => {
  if (!written) return message
  const { body } = message.content
  if (body.kind !== 'text' || written.text === '') return { ...message, written }
  return { ...message, written, content: { ...message.content, body: { ...body, text: written.text } } }
}

export const readMessageExtra = (registry: ContentRegistry, row: Fields): MessageExtra => {
  const edited = fieldsOf(pick(row, 'contentEdit'))
  const extra = fieldsOf(row['extra'])
  return {
    isRead: flagOf(row['readed']),
    readCount: countOf(pick(row, 'readedCount')),
    unreadCount: countOf(pick(row, 'unreadCount')),
    isRevoked: flagOf(row['revoke']),
    revoker: firstTextOf(row, 'revoker'),
    editedAt: countOf(pick(row, 'editedAt')),
    ...(edited && { editedContent: registry.readFields(edited) }),
    ...(extra && { extra }),
    ...(flagOf(pick(row, 'isDeleted')) && { isDeleted: true }),
    version: countOf(pick(row, 'extraVersion')),
  }
}

const flagsOf = (header: Fields = {}): number => {
  const flag = (name: string, bit: number): number => (flagOf(pick(header, name)) ? bit : 0)
  return (
    flag('noPersist', HeaderFlag.noPersist) |
    flag('redDot', HeaderFlag.reddot) |
    flag('syncOnce', HeaderFlag.syncOnce)
  )
}

export const readMessage = (registry: ContentRegistry, row: Fields): Message | undefined => {
  const channel = readChannel(row)
  const messageID = firstTextOf(row, 'messageID', 'message_idstr', 'message_id')
  if (!channel || messageID === '') return undefined
  const extra = fieldsOf(pick(row, 'messageExtra'))
  const message = messageFromRecv(
    {
      kind: 'recv',
      flags: flagsOf(fieldsOf(row['header'])),
      setting: countOf(row['setting']),
      msgKey: '',
      fromUID: firstTextOf(row, 'fromUID', 'from_uid'),
      ...channel,
      expire: countOf(row['expire']),
      clientMsgNo: firstTextOf(row, 'clientMsgNo', 'client_msg_no'),
      messageID,
      messageSeq: seqOf(pick(row, 'messageSeq')),
      timestamp: countOf(row['timestamp']),
      topic: firstTextOf(row, 'topic'),
      payload: new Uint8Array(0),
    },
    grown(registry, contentOf(registry, row['payload']), row['streams']),
  )
  return withWritten(
    {
      ...message,
      // The second is what hosts of this protocol's reference app call it.
      isVoiceRead: flagOf(pick(row, 'voiceReaded')) || flagOf(row['voice_status']),
      extra: extra ? readMessageExtra(registry, extra) : NO_EXTRA,
    },
    readWritten(row),
  )
}

/** Stored commands have their own numbers, and servers leave the flag out of some. */
const placeOf = ({ messageSeq, commandSeq }: Message): number => messageSeq || (commandSeq ?? 0)

export const readHistory = (registry: ContentRegistry, data: unknown): HistoryPage | undefined => {
  const fields = fieldsOf(data)
  const messages = readRows(fields?.['messages'] ?? listOf(data), (row) => readMessage(registry, row))
  if (!messages) return undefined
  const ascending = [...messages].sort((a, b) => placeOf(a) - placeOf(b))
  return { messages: ascending, hasMore: flagOf(fields?.['more']) }
}

const KINDS: readonly string[] = ['merchant', 'service', 'shopper']

const readPresence = (row: Fields): ShopPresence | undefined => {
  const kind = firstTextOf(row, 'kind')
  if (!KINDS.includes(kind)) return undefined
  return {
    kind: kind as ShopPresence['kind'],
    replyMinutes: countOf(pick(row, 'replyMinutes')),
    opensAt: countOf(pick(row, 'opensAt')),
    opensText: firstTextOf(row, 'opensText', 'opens_text'),
  }
}

export const readChannelInfo = (channel: Channel, data: unknown): ChannelInfo | undefined => {
  const row = fieldsOf(data)
  if (!row) return undefined
  const shop = readPresence(row)
  return {
    channel,
    title: firstTextOf(row, 'title', 'name'),
    logo: firstTextOf(row, 'logo', 'avatar'),
    isMuted: flagOf(row['mute']),
    isPinned: flagOf(row['pin'] ?? row['stick'] ?? row['top']),
    isOnline: flagOf(row['online']),
    lastOffline: countOf(pick(row, 'lastOffline')),
    ...(shop && { shop }),
  }
}

/** One row of the list: the conversation, and what the host says of its other side. */
export type ListedConversation = {
  readonly conversation: SyncedConversation
  readonly info: ChannelInfo | undefined
}

/** The last message of a row of `/conversation/list` (servers since 2026-08): the row says where it belongs. */
const lastOf = (row: Fields): Fields | undefined => {
  const last = fieldsOf(pick(row, 'lastMessage'))
  if (!last) return undefined
  const [channelID, channelType] = [pick(row, 'channelId') ?? row['channelID'], pick(row, 'channelType')]
  const seconds = Math.floor(countOf(pick(last, 'serverTimestampMs')) / 1000)
  return {
    ...(seconds > 0 && { timestamp: seconds }),
    ...last,
    channel_id: channelID,
    channel_type: channelType,
  }
}

const readConversation = (registry: ContentRegistry, row: Fields): ListedConversation | undefined => {
  const channel = readChannel(row)
  if (!channel) return undefined
  const rows = row['recents'] ?? [lastOf(row)].filter((last) => last !== undefined)
  const recents = readRows(rows, (recent) => readMessage(registry, recent)) ?? []
  const lastMessage = [...recents].sort((a, b) => b.messageSeq - a.messageSeq)[0]
  const lastSeq = seqOf(pick(row, 'lastMsgSeq')) || (lastMessage?.messageSeq ?? 0)
  const info = pick(row, 'channelInfo')
  return {
    conversation: {
      channel,
      unread: countOf(row['unread']),
      timestamp: countOf(row['timestamp']) || (lastMessage?.timestamp ?? 0),
      lastMessage,
      lastSeq,
      ...(listOf(row['recents'])?.length === 0 && { isEmpty: true }),
      ...(countOf(pick(row, 'markedUnread')) > 0 && { markedUnread: countOf(pick(row, 'markedUnread')) }),
    },
    info: info === undefined ? undefined : readChannelInfo(channel, info),
  }
}

/** Everything that was said in it has been deleted: it is no row until the next message. */
const isDeleted = (row: Fields): boolean => {
  const last = seqOf(pick(lastOf(row) ?? {}, 'messageSeq'))
  return last > 0 && seqOf(pick(row, 'deletedToSeq')) >= last
}

/** A page of the list, and how many rows it had before deleted ones were left out. */
export const readConversationPage = (
  registry: ContentRegistry,
  data: unknown,
): { readonly rows: readonly ListedConversation[]; readonly count: number } | undefined => {
  const rows = readConversations(registry, data)
  return rows && { rows, count: rowsIn(data)?.length ?? 0 }
}

const rowsIn = (data: unknown) => listOf(fieldsOf(data)?.['conversations'] ?? data)

/** The list: an array, as `/conversation/sync` answers, or `conversations` among other fields, as `/conversation/list`. */
export const readConversations = (
  registry: ContentRegistry,
  data: unknown,
): readonly ListedConversation[] | undefined => {
  const rows = rowsIn(data)
  const listed = rows?.filter((row) => !isDeleted(fieldsOf(row) ?? {}))
  return readRows(listed, (row) => readConversation(registry, row))
}

export const readConversationExtra = (row: Fields): ConversationExtra | undefined => {
  const channel = readChannel(row)
  return (
    channel && {
      channel,
      browseTo: seqOf(pick(row, 'browseTo')),
      keepMessageSeq: seqOf(pick(row, 'keepMessageSeq')),
      keepOffsetY: numberOf(pick(row, 'keepOffsetY')) ?? 0,
      draft: firstTextOf(row, 'draft'),
      ...(seqOf(pick(row, 'clearedTo')) > 0 && { clearedTo: seqOf(pick(row, 'clearedTo')) }),
      version: countOf(row['version']),
    }
  )
}

export const readReminder = (row: Fields): Reminder | undefined => {
  const channel = readChannel(row)
  const reminderID = numberOf(row['reminderID'] ?? row['id'])
  if (!channel || reminderID === undefined) return undefined
  return {
    reminderID,
    reminderType: countOf(pick(row, 'reminderType')),
    channel,
    messageSeq: seqOf(pick(row, 'messageSeq')),
    text: firstTextOf(row, 'text'),
    version: countOf(row['version']),
    isDone: flagOf(row['done']),
  }
}

export const readSubscriber = (row: Fields): Subscriber | undefined => {
  const uid = firstTextOf(row, 'uid')
  if (uid === '') return undefined
  return {
    uid,
    name: firstTextOf(row, 'name', 'remark'),
    avatar: firstTextOf(row, 'avatar'),
    version: countOf(row['version']),
    isDeleted: flagOf(pick(row, 'isDeleted')),
  }
}
