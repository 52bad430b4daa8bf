import type { ApiFault } from '../../../domain/api/fault.ts'
import { countOf, firstTextOf, listOf, readRows, readUploaded } from '../../../domain/api/read.ts'
import { type Channel, type ChannelKey, channelKey } from '../../../domain/messaging/channels/channel.ts'
import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import type { ConversationExtra } from '../../../domain/messaging/conversations/conversation.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { type Fields, fieldsOf } from '../../../domain/shared/fields.ts'
import { ok, type Result } from '../../../domain/shared/result.ts'
import { type Api, IN_BACKGROUND, QUIET, readNothing } from '../../api/api-client.ts'
import type { UploadFile } from '../../ports/http-port.ts'
import { createCancellation } from '../../shared/cancellation.ts'
import type { HistoryPull } from './messaging-host.ts'
import {
  type ListedConversation,
  readChannelInfo,
  readConversationExtra,
  readConversationPage,
  readHistory,
  readMessageExtra,
  readReminder,
  readSubscriber,
} from './read-chat.ts'
import { REMINDERS_LIMIT } from './server-sync.ts'

/** Where the shop's messaging server is, and who the shopper is there. */
export type ChatAddress = {
  readonly uid: string
  readonly token: string
  readonly url: string
  readonly deviceFlag: number
  /** What to speak there, where the shop knows better than the default of the specification. */
  readonly protocolVersion?: number
}

// Nobody has asked for these by hand: no toast, and never refused as a second submit (api.md 7).
const CONVERSATIONS = 100
const CONVERSATION_PAGES = 100
const UPLOAD_TIMEOUT_MS = 120_000

// What has been tried against public servers (docs/interop.md).
const SPOKEN_VERSIONS: readonly number[] = [3, 4, 5]

/** What this app is to the messaging server unless the shop says otherwise. */
export const WEB = 1

const readAddress = (data: unknown): ChatAddress | undefined => {
  const row = fieldsOf(data)
  if (!row) return undefined
  const uid = firstTextOf(row, 'uid')
  const url = firstTextOf(row, 'url', 'addr', 'wss_addr', 'ws_addr')
  const flag = Number(firstTextOf(row, 'deviceFlag', 'device_flag') || WEB)
  // One byte of CONNECT (protocol.md 2.1).
  const deviceFlag = Number.isInteger(flag) && flag >= 0 && flag <= 255 ? flag : WEB
  const version = Number(firstTextOf(row, 'protocolVersion', 'protocol_version'))
  const isKnown = SPOKEN_VERSIONS.includes(version)
  if (uid === '') return undefined
  return {
    uid,
    token: firstTextOf(row, 'token'),
    url,
    deviceFlag,
    ...(isKnown && { protocolVersion: version }),
  }
}

/** Spec storefront 7: the chat login succeeds when data.status is 200. */
const readLogin = (data: unknown): true | undefined =>
  Number(fieldsOf(data)?.['status']) === 200 ? true : undefined

const named = ({ channelID, channelType }: Channel): Fields => ({ channelID, channelType })

/** As the calls of the spec have it (api.md 6); ours alone are in camelCase (decision 8). */
const ofHost = ({ channelID, channelType }: Channel): Fields => ({
  channel_id: channelID,
  channel_type: channelType,
})

/** Every path and field name of the chat calls (spec storefront 7, api.md 6, protocol.md 8, decision 8). */
export const createChatApi = (api: Api, registry: ContentRegistry) => ({
  login: () => api.get('/api/chat/login', {}, readLogin, QUIET),
  address: () => api.get('/api/chat/getWebSocketUrl', {}, readAddress, QUIET),
  /** The whole list, page by page: what is not in it is gone, so that a page that does not come is a fault of all. */
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
      // A host that knows no pages answers the same one again.
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
  /** Gives the number up to which the history is gone; 0 when the shop does not say. */
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

export type ChatApi = ReturnType<typeof createChatApi>
