import { useCallback } from 'react'
import type { SendFault } from '../../../application/messaging/messaging.ts'
import { type Content, textContent } from '../../../domain/messaging/content/content.ts'
import { messagesOf } from '../../../domain/messaging/content/message-text.ts'
import { replyTo } from '../../../domain/messaging/content/quoting.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { useApp } from '../../hooks/use-app.ts'
import type { Room } from './conversation-context.ts'

export type ConversationActs = {
  readonly sendText: (text: string, answered: Message | undefined) => boolean
  readonly sendContent: (content: Content) => boolean
}

/** Sending: a long text goes out as several messages, and the first of them carries the quote. */
export const useConversationActs = ({
  chat,
  channel,
  name,
}: Pick<Room, 'chat' | 'channel' | 'name'>): ConversationActs => {
  const { notices } = useApp()
  const { client } = chat

  const refused = useCallback(
    ({ kind }: SendFault): void => {
      const key = kind === 'content-too-long' ? 'chat.room.tooLong' : 'chat.room.noRoomText'
      notices.show('error', { kind: 'key', key })
    },
    [notices],
  )
  const sendContent = useCallback(
    (content: Content) => {
      const sending = client.send(content, channel, { wantsReceipt: true })
      if (!sending.ok) refused(sending.fault)
      return sending.ok
    },
    [client, channel, refused],
  )
  const sendText = useCallback(
    (text: string, answered: Message | undefined) => {
      const isOwn = answered?.fromUID === client.uid
      const reply = answered && replyTo(answered, isOwn ? '' : name)
      return messagesOf(text).every((part, index) =>
        sendContent(textContent(part, index === 0 && reply ? { reply } : {})),
      )
    },
    [client, name, sendContent],
  )
  return { sendText, sendContent }
}
