import { isVisibleTo } from '../content/content.ts'
import { hasRedDot, isSentBy, type Message } from '../message.ts'

/** Commands and signals are for the app, and some messages have a list of readers. */
const isShown = (message: Message, uid: string): boolean => {
  const { kind } = message.content.body
  if (kind === 'command' || kind === 'signal' || message.isDeleted) return false
  return isVisibleTo(message.content, uid)
}

/** The messages that the reader may see. */
export const shownMessages = (messages: readonly Message[], uid: string): readonly Message[] =>
  messages.filter((message) => isShown(message, uid))

/** The number of the first unread message: the `unread`th message of others from the end; 0 for none. */
export const firstUnreadSeq = (messages: readonly Message[], uid: string, unread: number): number => {
  let left = unread
  let seq = 0
  for (let at = messages.length - 1; at >= 0 && left > 0; at--) {
    const message = messages[at]
    if (!message || isSentBy(message, uid) || message.messageSeq === 0 || !hasRedDot(message)) continue
    seq = message.messageSeq
    left -= 1
  }
  return left === 0 ? seq : 0
}
