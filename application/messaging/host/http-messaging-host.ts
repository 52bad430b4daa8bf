import type { ApiFault } from '../../../domain/api/fault.ts'
import { ChannelType } from '../../../domain/messaging/channels/channel.ts'
import type { MessageExtra } from '../../../domain/messaging/message.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import type { ChatAddress, ChatApi } from './chat-api.ts'
import type { MessagingHost } from './messaging-host.ts'
import type { ListedConversation } from './read-chat.ts'

type Deps = {
  readonly chat: ChatApi
  /** Where to connect, after the chat login when it is still to come. */
  readonly address: () => Promise<Result<ChatAddress, ApiFault>>
  /** What the host says of the other sides, with the list. */
  readonly listed: (rows: readonly ListedConversation[]) => void
}

const NO_EXTRAS: ReadonlyMap<string, MessageExtra> = new Map()
const notText: ApiFault = { kind: 'unexpected-answer', path: '/api/chat/edit' }

/** The host callbacks over the shop's HTTP API (spec messaging 7). */
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
  // Channels that are no talk between two have no extras at this host.
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
