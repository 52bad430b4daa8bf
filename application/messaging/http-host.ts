import type { ApiFault } from '../../domain/api/fault.ts'
import {
  countOf,
  firstTextOf,
  flagOf,
  listOf,
  numberOf,
  readRows,
  readUploaded,
} from '../../domain/api/read.ts'
import {
  type Channel,
  type ChannelInfo,
  type ChannelKey,
  ChannelType,
  channelKey,
  type ShopPresence,
} from '../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../domain/messaging/channels/subscriber.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import type {
  ConversationExtra,
  SyncedConversation,
} from '../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../domain/messaging/conversations/reminder.ts'
import { readWritten } from '../../domain/messaging/delivery/stream-event.ts'
import {
  type Message,
  type MessageExtra,
  messageFromRecv,
  NO_EXTRA,
  type Written,
} from '../../domain/messaging/message.ts'
import { HeaderFlag } from '../../domain/messaging/wire/packets.ts'
import { decodeBase64, encodeUtf8 } from '../../domain/messaging/wire/text-encoding.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { type Api, IN_BACKGROUND, QUIET, readNothing } from '../api/api-client.ts'
import type { UploadFile } from '../ports/http-port.ts'
import { createCancellation } from '../shared/async.ts'
import type { HistoryPage, HistoryPull, MessagingHost } from './messaging-host.ts'
import { REMINDERS_LIMIT } from './server-sync.ts'
import { pieceText } from './streams.ts'

// api.md 6: field names come in camelCase and in snake_case, payloads as base64 or as objects, ids as text.

const snakeOf = (camel: string): string => camel.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A field in either spelling of its name. */
const pick = (row: Fields, name: string): unknown => row[name] ?? row[snakeOf(name)]

/** A message's number; 0 for an invalid value, as for a message that is not stored. */
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

/**
 * The complete text of a streamed message: servers before 2025 list the pieces beside its beginning (requirement W8).
 */
const grown = (registry: ContentRegistry, { body, ...rest }: Content, pieces: unknown): Content => {
  if (body.kind !== 'text' || !pieces) return { body, ...rest }
  const texts = readRows(pieces, (piece) => pieceText(contentOf(registry, piece['blob']))) ?? []
  return { ...rest, body: { ...body, text: body.text + texts.join('') } }
}

/** The current text of a message streamed by events: the message itself contains only its beginning. */
const withWritten = (message: Message, written: Written | undefined): Message => {
  if (!written) return message
  const { body } = message.content
  if (body.kind !== 'text' || written.text === '') return { ...message, written }
  return { ...message, written, content: { ...message.content, body: { ...body, text: written.text } } }
}

/** The extra of a message (read, recalled, edited), from a row of the shop API. */
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

/** A message from a row of the shop API; undefined without id or channel. */
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
      // The second name is used by hosts of this protocol's reference app.
      isVoiceRead: flagOf(pick(row, 'voiceReaded')) || flagOf(row['voice_status']),
      extra: extra ? readMessageExtra(registry, extra) : NO_EXTRA,
    },
    readWritten(row),
  )
}

/** Stored commands have numbers of their own, and some servers omit the flag. */
const placeOf = ({ messageSeq, commandSeq }: Message): number => messageSeq || (commandSeq ?? 0)

/** A page of history from an answer; undefined when it is invalid. */
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

/** Channel data from an answer; undefined when it is invalid. */
export const readChannelInfo = (channel: Channel, data: unknown): ChannelInfo | undefined => {
  const row = fieldsOf(data)
  if (!row) return undefined
  const shop = readPresence(row)
  const isVisitTold = pick(row, 'visitAt') !== undefined
  return {
    channel,
    ...(isVisitTold && {
      visit: { lastAt: countOf(pick(row, 'visitAt')), ratedAt: countOf(pick(row, 'ratedAt')) },
    }),
    title: firstTextOf(row, 'title', 'name'),
    logo: firstTextOf(row, 'logo', 'avatar'),
    isMuted: flagOf(row['mute']),
    isPinned: flagOf(row['pin'] ?? row['stick'] ?? row['top']),
    isOnline: flagOf(row['online']),
    lastOffline: countOf(pick(row, 'lastOffline')),
    ...(shop && { shop }),
  }
}

/** A row of the list: the conversation, and the host's data about the other side. */
export type ListedConversation = {
  readonly conversation: SyncedConversation
  readonly info: ChannelInfo | undefined
}

/** The last message of a row of `/conversation/list` (servers since 2026-08), completed with the row's channel. */
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

/** All its messages were deleted: it is not listed until the next message. */
const isDeleted = (row: Fields): boolean => {
  const last = seqOf(pick(lastOf(row) ?? {}, 'messageSeq'))
  return last > 0 && seqOf(pick(row, 'deletedToSeq')) >= last
}

/** A page of the list, and its number of rows before deleted ones were left out. */
const readConversationPage = (
  registry: ContentRegistry,
  data: unknown,
): { readonly rows: readonly ListedConversation[]; readonly count: number } | undefined => {
  const rows = readConversations(registry, data)
  return rows && { rows, count: rowsIn(data)?.length ?? 0 }
}

const rowsIn = (data: unknown) => listOf(fieldsOf(data)?.['conversations'] ?? data)

/** The list: an array in `/conversation/sync`, or `conversations` among other fields in `/conversation/list`. */
export const readConversations = (
  registry: ContentRegistry,
  data: unknown,
): readonly ListedConversation[] | undefined => {
  const rows = rowsIn(data)
  const listed = rows?.filter((row) => !isDeleted(fieldsOf(row) ?? {}))
  return readRows(listed, (row) => readConversation(registry, row))
}

/** Draft and reading position from a row; undefined when it names no channel. */
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

/** A reminder from a row; undefined when it has no id. */
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

/** A member of a channel from a row; undefined when it has no uid. */
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

/** The address of the shop's messaging server, and the shopper's identity there. */
export type ChatAddress = {
  readonly uid: string
  readonly token: string
  readonly url: string
  readonly deviceFlag: number
  /** The protocol version, where the shop differs from the specification's default. */
  readonly protocolVersion?: number
}

// Automatic calls: no toast, and never refused as duplicates (api.md 7).
const CONVERSATIONS = 100
const CONVERSATION_PAGES = 100
const UPLOAD_TIMEOUT_MS = 120_000

// Versions tested against public servers (docs/interop.md).
const SUPPORTED_VERSIONS: readonly number[] = [3, 4, 5]

/** The device flag unless the shop sets another. */
export const WEB = 1

const readAddress = (data: unknown): ChatAddress | undefined => {
  const row = fieldsOf(data)
  if (!row) return undefined
  const uid = firstTextOf(row, 'uid')
  const url = firstTextOf(row, 'url', 'addr', 'wss_addr', 'ws_addr')
  const flag = Number(firstTextOf(row, 'deviceFlag', 'device_flag') || WEB)
  // One byte of CONNECT (requirement W2.1).
  const deviceFlag = Number.isInteger(flag) && flag >= 0 && flag <= 255 ? flag : WEB
  const version = Number(firstTextOf(row, 'protocolVersion', 'protocol_version'))
  const isKnown = SUPPORTED_VERSIONS.includes(version)
  if (uid === '') return undefined
  return {
    uid,
    token: firstTextOf(row, 'token'),
    url,
    deviceFlag,
    ...(isKnown && { protocolVersion: version }),
  }
}

/** Requirement S7: the chat login succeeds when data.status is 200. */
const readLogin = (data: unknown): true | undefined =>
  Number(fieldsOf(data)?.['status']) === 200 ? true : undefined

const named = ({ channelID, channelType }: Channel): Fields => ({ channelID, channelType })

/** Field names as in the specification (api.md 6); only our own calls use camelCase (decision 6). */
const ofHost = ({ channelID, channelType }: Channel): Fields => ({
  channel_id: channelID,
  channel_type: channelType,
})

/** The paths and field names of the chat calls (requirement S7, api.md 6, requirement W8, decision 6). */
export const createChatApi = (api: Api, registry: ContentRegistry) => ({
  login: () => api.get('/api/chat/login', {}, readLogin, QUIET),
  address: () => api.get('/api/chat/getWebSocketUrl', {}, readAddress, QUIET),
  /**
   * The complete list, page by page. Conversations that are not in it count as deleted, so a missing page fails the
   * whole call.
   */
  conversations: async (): Promise<Result<readonly ListedConversation[], ApiFault>> => {
    const found = new Map<ChannelKey, ListedConversation>()
    for (let page = 1; ; page++) {
      const answer = await api.get(
        '/api/chat/getRecentConversation',
        { msg_count: 1, page, page_size: CONVERSATIONS },
        (data) => readConversationPage(registry, data),
        QUIET,
      )
      if (!answer.ok) return answer
      const { rows, count } = answer.value
      const before = found.size
      for (const row of rows) found.set(channelKey(row.conversation.channel), row)
      // A host without paging returns the same page again.
      const isLast = count < CONVERSATIONS || found.size === before || page === CONVERSATION_PAGES
      if (isLast) return ok([...found.values()])
    }
  },
  messages: (channel: Channel, { from, to, limit, pullMode }: HistoryPull) =>
    api.post(
      '/api/chat/getChannelMessage',
      {
        ...ofHost(channel),
        start_message_seq: from,
        end_message_seq: to,
        limit,
        pull_mode: pullMode === 'newer' ? 1 : 0,
      },
      (data) => readHistory(registry, data),
      IN_BACKGROUND,
    ),
  setUnread: (channel: Channel, unread: number) =>
    api.post('/api/chat/setUnread', { ...ofHost(channel), unread }, readNothing, IN_BACKGROUND),
  removeConversation: (channel: Channel) =>
    api.post('/api/chat/deleteRecentConversation', ofHost(channel), readNothing),
  messageExtras: (channel: Channel, version: number, limit: number) =>
    api.post(
      '/api/chat/messageExtras',
      { ...named(channel), version, limit },
      (data) => {
        const rows = readRows(data, (row) => {
          const id = firstTextOf(row, 'messageID', 'message_id_str', 'message_idstr', 'message_id')
          return id === '' ? undefined : ([id, readMessageExtra(registry, row)] as const)
        })
        return rows && new Map(rows)
      },
      IN_BACKGROUND,
    ),
  readMessages: (channel: Channel, messages: readonly Message[]) =>
    api.post(
      '/api/chat/readMessages',
      {
        ...named(channel),
        messageIDs: messages.map(({ messageID }) => messageID),
        messageSeq: Math.max(...messages.map(({ messageSeq }) => messageSeq)),
      },
      readNothing,
      IN_BACKGROUND,
    ),
  removeMessage: ({ channel, messageID, messageSeq }: Message) =>
    api.post('/api/chat/deleteMessage', { ...named(channel), messageID, messageSeq }, readNothing),
  revoke: (channel: Channel, messageID: string) =>
    api.post('/api/chat/revoke', { ...named(channel), messageID }, readNothing),
  edit: (channel: Channel, messageID: string, content: string) =>
    api.post('/api/chat/edit', { ...named(channel), messageID, content }, readNothing),
  conversationExtras: (version: number) =>
    api.get(
      '/api/chat/conversationExtras',
      { version },
      (data) => readRows(data, readConversationExtra),
      QUIET,
    ),
  setConversationExtra: ({ channel, browseTo, keepMessageSeq, keepOffsetY, draft }: ConversationExtra) =>
    api.post(
      '/api/chat/setConversationExtra',
      { ...named(channel), browseTo, keepMessageSeq, keepOffsetY, draft },
      readNothing,
      IN_BACKGROUND,
    ),
  reminders: (version: number) =>
    api.get(
      '/api/chat/reminders',
      { version, limit: REMINDERS_LIMIT },
      (data) => readRows(data, readReminder),
      QUIET,
    ),
  remindersDone: (ids: readonly number[]) =>
    api.post('/api/chat/remindersDone', { ids }, readNothing, IN_BACKGROUND),
  channelInfo: (channel: Channel) =>
    api.get('/api/chat/channelInfo', named(channel), (data) => readChannelInfo(channel, data), QUIET),
  subscribers: (channel: Channel, version: number) =>
    api.get(
      '/api/chat/subscribers',
      { ...named(channel), version },
      (data) => readRows(data, readSubscriber),
      QUIET,
    ),
  setChannel: (channel: Channel, change: { readonly mute?: boolean; readonly pin?: boolean }) =>
    api.post('/api/chat/setChannel', { ...named(channel), ...change }, readNothing),
  /** Returns the number up to which the history was cleared; 0 when the shop does not say. */
  clearHistory: (channel: Channel) =>
    api.post('/api/chat/clearHistory', named(channel), (data) => countOf(fieldsOf(data)?.['clearedTo'])),
  report: (channel: Channel, reason: string, message?: Message) =>
    api.post(
      '/api/chat/report',
      {
        ...named(channel),
        reason,
        messageID: message?.messageID ?? '',
        messageSeq: message?.messageSeq ?? 0,
      },
      readNothing,
    ),
  rate: (
    channel: Channel,
    rating: { readonly score: number; readonly reasons: readonly string[]; readonly text: string },
  ) => api.post('/api/chat/rate', { ...named(channel), ...rating }, readNothing),
  quickReplies: (channel: Channel) =>
    api.get(
      '/api/chat/quickReplies',
      named(channel),
      (data) =>
        listOf(data)
          ?.map((row) => firstTextOf(fieldsOf(row) ?? {}, 'text'))
          .filter((text) => text !== ''),
      QUIET,
    ),
  upload: (file: UploadFile, onProgress: (share: number) => void) => {
    const cancellation = createCancellation()
    const done = api.upload('/api/common/upload', [{ name: 'file', value: file }], readUploaded, {
      ...IN_BACKGROUND,
      signal: cancellation,
      onProgress,
      timeoutMs: UPLOAD_TIMEOUT_MS,
    })
    return { done, cancel: () => cancellation.cancel() }
  },
})

/** The calls of the chat (api.md 6), with their answers read. */
export type ChatApi = ReturnType<typeof createChatApi>

type Deps = {
  readonly chat: ChatApi
  /** The server's address, after the chat login if that is still missing. */
  readonly address: () => Promise<Result<ChatAddress, ApiFault>>
  /** Receives the host's data about the other sides, with the list. */
  readonly listed: (rows: readonly ListedConversation[]) => void
}

const NO_EXTRAS: ReadonlyMap<string, MessageExtra> = new Map()
const notText: ApiFault = { kind: 'unexpected-answer', path: '/api/chat/edit' }

/** Implements the host callbacks over the shop's HTTP API (requirement M7). */
export const createHttpMessagingHost = ({ chat, address, listed }: Deps): MessagingHost => ({
  resolveAddress: async () => {
    const answer = await address()
    if (!answer.ok) return answer
    const { url, token, deviceFlag, protocolVersion } = answer.value
    return ok({ address: url, token, deviceFlag, ...(protocolVersion && { protocolVersion }) })
  },
  fetchChannelInfo: chat.channelInfo,
  syncSubscribers: chat.subscribers,
  syncConversations: async () => {
    const answer = await chat.conversations()
    if (!answer.ok) return answer
    listed(answer.value)
    return ok(answer.value.map(({ conversation }) => conversation))
  },
  syncConversationExtras: chat.conversationExtras,
  syncMessages: chat.messages,
  // This host has extras only for person-to-person channels.
  syncMessageExtras: async (channel, version, limit) =>
    channel.channelType === ChannelType.person ? chat.messageExtras(channel, version, limit) : ok(NO_EXTRAS),
  syncReminders: chat.reminders,
  reportRemindersDone: chat.remindersDone,
  reportRead: chat.readMessages,
  upload: chat.upload,
  setUnread: chat.setUnread,
  removeConversation: chat.removeConversation,
  setConversationExtra: chat.setConversationExtra,
  removeMessage: chat.removeMessage,
  revoke: ({ channel, messageID }) => chat.revoke(channel, messageID),
  edit: async ({ channel, messageID }, { body }) =>
    body.kind === 'text' ? chat.edit(channel, messageID, body.text) : fail(notText),
})
