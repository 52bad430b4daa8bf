import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { keyOfMessage, type Message } from '../../../domain/messaging/message.ts'
import { ok } from '../../../domain/shared/result.ts'
import type { MessagingHost } from './messaging-host.ts'

const inChannel = (message: Message, channel: Channel): Message =>
  keyOfMessage(message) === channelKey(channel) ? message : { ...message, channel }

/**
 * The host, of which a room's messages are of that room. Servers of 2023 name the addressee of a message between two
 * whoever asks, and a host may pass that on: its messages would land in a talk with oneself.
 */
export const withNormalisedHistory = (host: MessagingHost): MessagingHost => {
  const { syncMessages, syncConversations } = host
  return {
    ...host,
    ...(syncMessages && {
      syncMessages: async (channel, pull) => {
        const answer = await syncMessages(channel, pull)
        if (!answer.ok) return answer
        const { messages, hasMore } = answer.value
        return ok({ messages: messages.map((message) => inChannel(message, channel)), hasMore })
      },
    }),
    ...(syncConversations && {
      syncConversations: async () => {
        const answer = await syncConversations()
        if (!answer.ok) return answer
        return ok(
          answer.value.map((row) =>
            row.lastMessage ? { ...row, lastMessage: inChannel(row.lastMessage, row.channel) } : row,
          ),
        )
      },
    }),
  }
}
