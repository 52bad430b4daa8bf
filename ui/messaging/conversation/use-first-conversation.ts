import { useEffect } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'
import { firstUnreadSeq } from '../../../domain/messaging/conversations/reading.ts'
import { useFirstAnswer } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { openFirst } from '../open-first.ts'
import type { FirstConversation } from './use-open-conversation.ts'

/** Loads everything visible in the conversation, so that nothing arrives later and moves the content. */
const open = async (
  { client, services }: Chat,
  channel: Channel,
  whenRendered: Promise<void>,
): Promise<FirstConversation> => {
  const key = channelKey(channel)
  const conversation = client.conversation$(key).value
  const unread = conversation ? logicalUnread(conversation) : 0
  const [outcome, replies] = await Promise.all([
    client.openConversation(channel, whenRendered),
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
 * Opens the conversation of a server-rendered page before it is replaced. Undefined on every other page, and when the
 * chat cannot be opened.
 */
export const useFirstConversation = (channel: Channel): FirstConversation | undefined => {
  const app = useApp()
  const first = useFirstAnswer(`room ${channelKey(channel)}`, () =>
    openFirst(app, (chat, whenRendered) => open(chat, channel, whenRendered)),
  )
  useEffect(() => first?.whenRendered(), [first])
  return first?.value
}
