import type { ApiFault } from '../../domain/api/fault.ts'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../domain/messaging/conversations/conversation.ts'
import { firstUnreadSeq } from '../../domain/messaging/conversations/reading.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Messaging, PageOutcome } from './messaging.ts'

/** How the opening of a conversation goes. */
export type Opening = {
  readonly phase: 'opening' | 'ready' | 'failed'
  readonly fault: ApiFault | undefined
  /** The number of the first message that was unread on opening; unchanged until the conversation is left. */
  readonly unreadSeq: number
  readonly unread: number
}

/** A conversation that was opened before it was rendered. */
export type FirstConversation = Opening & { readonly replies: Result<readonly string[], ApiFault> }

/** What opening a conversation needs of the messaging client. */
type OpeningClient = Pick<Messaging, 'uid' | 'conversation$' | 'messages$' | 'openConversation'>

/** How many messages are unread. To be read before opening, because then everything counts as read. */
export const unreadBefore = (client: Pick<OpeningClient, 'conversation$'>, channel: Channel): number => {
  const conversation = client.conversation$(channelKey(channel)).value
  return conversation ? logicalUnread(conversation) : 0
}

const openingOf = (
  client: Pick<OpeningClient, 'uid' | 'messages$'>,
  channel: Channel,
  unread: number,
  outcome: PageOutcome,
): Opening => {
  const { messages } = client.messages$(channelKey(channel)).value
  return {
    phase: outcome.ok ? 'ready' : 'failed',
    fault: outcome.ok ? undefined : outcome.fault,
    unread,
    unreadSeq: firstUnreadSeq(messages, client.uid, unread),
  }
}

/**
 * Opens a conversation with so many unread messages. Where that is not known they are counted before everything counts as
 * read: by the list, unless the connection keeps the counts up to date.
 */
export const openWith = async (
  client: OpeningClient & Pick<Messaging, 'status$' | 'syncConversations'>,
  channel: Channel,
  unread?: number,
): Promise<Opening> => {
  const isCounted = client.status$.value.state === 'connected'
  if (unread !== undefined || isCounted) {
    const known = unread ?? unreadBefore(client, channel)
    return openingOf(client, channel, known, await client.openConversation(channel))
  }
  let markRead = (): void => undefined
  const whenCounted = new Promise<void>((resolve) => {
    markRead = resolve
  })
  const opened = client.openConversation(channel, whenCounted)
  const [outcome] = await Promise.all([opened, client.syncConversations()])
  const opening = openingOf(client, channel, unreadBefore(client, channel), outcome)
  markRead()
  return opening
}

/**
 * Loads everything visible in a conversation, so that nothing arrives later and moves the content. How many messages are
 * unread is known from the list; `whenRendered` as for `Messaging.openConversation`.
 */
export const openWhole = async (
  client: OpeningClient & Pick<Messaging, 'loadChannelInfo' | 'loadDrafts' | 'syncConversations'>,
  loadReplies: (channel: Channel) => Promise<FirstConversation['replies']>,
  channel: Channel,
  whenRendered: Promise<unknown>,
): Promise<FirstConversation> => {
  const [outcome, replies] = await Promise.all([
    client.openConversation(channel, whenRendered),
    loadReplies(channel),
    client.loadChannelInfo(channel),
    client.loadDrafts(),
    client.syncConversations(),
  ])
  return { ...openingOf(client, channel, unreadBefore(client, channel), outcome), replies }
}
