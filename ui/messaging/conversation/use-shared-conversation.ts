import { type RefObject, useCallback, useMemo, useState } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { Channel } from '../../../domain/messaging/channels/channel.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { useSurroundings } from '../../hooks/use-app.ts'
import type { ConversationScope } from './conversation-context.ts'
import type { TranscriptHandle } from './transcript/Transcript.tsx'

type Given = Pick<ConversationScope, 'name' | 'page' | 'notes' | 'previews' | 'open'> & {
  readonly chat: Chat
  readonly channel: Channel
  readonly transcript: RefObject<TranscriptHandle | null>
  readonly focusField: () => void
  readonly write: (text: string) => void
}

export type SharedConversation = {
  readonly conversation: ConversationScope
  /** What parts of the conversation have requested: the message to reply to, the picture to view. */
  readonly held: Message | undefined
  readonly setAnswered: (message: Message | undefined) => void
  readonly picture: string | undefined
  readonly viewPicture: (url: string | undefined) => void
  /** Scrolls to a message, or says that it cannot be found. */
  readonly find: (messageID: string, messageSeq: number) => void
}

/** The context of a conversation's parts; the same object as long as nothing in it changes. */
export const useSharedConversation = (given: Given): SharedConversation => {
  const { chat, channel, page, notes, name, previews, open, transcript, focusField, write } = given
  const { notices } = useSurroundings()
  const [held, setAnswered] = useState<Message>()
  const [picture, setPicture] = useState<string>()
  const find = useCallback(
    async (messageID: string, messageSeq: number) => {
      const isFound = await transcript.current?.find(messageID, messageSeq)
      if (!isFound) notices.show('info', { kind: 'key', key: 'chat.conversation.notFound' })
    },
    [notices, transcript],
  )
  const conversation = useMemo<ConversationScope>(
    () => ({
      chat,
      channel,
      page,
      notes,
      name,
      previews,
      open,
      replyTo: (message) => {
        setAnswered(message)
        focusField()
      },
      write: (text) => {
        write(text)
        focusField()
      },
      jumpTo: ({ messageID, messageSeq }) => void find(messageID, messageSeq),
      viewPicture: setPicture,
    }),
    [chat, channel, page, notes, name, previews, open, focusField, write, find],
  )
  return {
    conversation,
    held,
    setAnswered,
    picture,
    viewPicture: setPicture,
    find: (id, seq) => void find(id, seq),
  }
}
