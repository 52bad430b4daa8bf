import type { ChannelInfo } from '../channels/channel.ts'
import { isSystemType, isVisibleTo } from '../content/content.ts'
import { hasRedDot, type Message } from '../message.ts'
import { type Conversation, logicalUnread } from './conversation.ts'

/** Whether a message deserves a notification when its conversation is not visible. */
export const isNews = (message: Message, uid: string, info: ChannelInfo | undefined): boolean =>
  hasRedDot(message) &&
  !isSystemType(message.content.contentType) &&
  isVisibleTo(message.content, uid) &&
  info?.isMuted !== true

/**
 * Whether the message of a notification is still unread: not once its conversation is gone or read, nor once it was
 * recalled or deleted, here or on another device. `messages` are the loaded messages of the conversation.
 */
export const isStillNews = (
  { clientMsgNo, messageSeq }: Message,
  conversation: Conversation | undefined,
  messages: readonly Message[],
): boolean => {
  if (!conversation || logicalUnread(conversation) === 0) return false
  const { lastMessage } = conversation
  // The list is updated first: it shows the last message as recalled, or the previous one.
  if (messageSeq > 0 && (lastMessage?.messageSeq ?? 0) < messageSeq && lastMessage?.status !== 'wait')
    return false
  const isSame = (other: Message): boolean => other.clientMsgNo === clientMsgNo
  if (lastMessage && isSame(lastMessage) && lastMessage.extra.isRevoked) return false
  const known = messages.find(isSame)
  return known !== undefined && !known.isDeleted && !known.extra.isRevoked
}
