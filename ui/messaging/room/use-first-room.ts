import { useEffect } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'
import { firstUnreadSeq } from '../../../domain/messaging/conversations/reading.ts'
import { useFirstAnswer } from '../../hooks/loading/use-first-answer.ts'
import { useApp } from '../../hooks/use-app.ts'
import { openFirst } from '../open-first.ts'
import type { FirstRoom } from './use-open-room.ts'

/** With all that has a place in the room, so that nothing comes later and moves what is read. */
const open = async (
  { client, services }: Chat,
  channel: Channel,
  drawn: Promise<void>,
): Promise<FirstRoom> => {
  const key = channelKey(channel)
  const conversation = client.conversation$(key).value
  const unread = conversation ? logicalUnread(conversation) : 0
  const [outcome, replies] = await Promise.all([
    client.openConversation(channel, drawn),
    services.loadQuickReplies(channel),
    client.loadChannelInfo(channel),
    client.loadDrafts(),
  ])
  if (!outcome.ok) return { phase: 'failed', fault: outcome.fault, unread, unreadSeq: 0, replies }
  const { messages } = client.messages$(key).value
  const unreadSeq = firstUnreadSeq(messages, client.uid, unread)
  return { phase: 'ready', fault: undefined, unread, unreadSeq, replies }
}

/**
 * The room of a page that came with its talk drawn: opened before anything is drawn anew in its place. Undefined
 * in every other page, and when the chat will not open.
 */
export const useFirstRoom = (channel: Channel): FirstRoom | undefined => {
  const app = useApp()
  const first = useFirstAnswer(`room ${channelKey(channel)}`, () =>
    openFirst(app, (chat, drawn) => open(chat, channel, drawn)),
  )
  useEffect(() => first?.drawn(), [first])
  return first?.value
}
