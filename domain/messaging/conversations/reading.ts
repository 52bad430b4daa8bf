import { foldCase } from '../../shared/text.ts'
import { isVisibleTo } from '../content/content.ts'
import { withoutSecrets } from '../content/secrets.ts'
import { hasRedDot, isSentBy, type Message, shownContent } from '../message.ts'

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

/** A message that holds what is looked for, and its text as a list may show it, without passwords and codes. */
export type FoundMessage = { readonly message: Message; readonly text: string }

/** The sent texts of a conversation that hold `typed`, the newest first; recalled ones are left out. */
export const searchMessages = (messages: readonly Message[], typed: string): readonly FoundMessage[] => {
  const wanted = foldCase(typed.trim())
  if (wanted === '') return []
  const found = messages.flatMap((message) => {
    const { body } = shownContent(message)
    const isFound =
      body.kind === 'text' &&
      !message.extra.isRevoked &&
      message.messageSeq > 0 &&
      foldCase(body.text).includes(wanted)
    return isFound ? [{ message, text: withoutSecrets(body.text) }] : []
  })
  return found.reverse()
}

/** The highest number of the messages; 0 for none. */
export const topOf = (messages: readonly Message[]): number =>
  messages.reduce((top, { messageSeq }) => Math.max(top, messageSeq), 0)
