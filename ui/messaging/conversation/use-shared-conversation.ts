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
  /** What the parts of the conversation have asked for: the message to be answered, the picture to be seen whole. */
  readonly held: Message | undefined
  readonly setAnswered: (message: Message | undefined) => void
  readonly picture: string | undefined
  readonly viewPicture: (url: string | undefined) => void
  /** Brings a message into sight, or says that it is not to be had. */
  readonly find: (messageID: string, messageSeq: number) => void
}

/** What every part of a conversation may ask of it; the same object for as long as nothing of it changes. */
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
