import type { Subscriber } from '../channels/subscriber.ts'
import type { Message } from '../message.ts'
import { mentionedIn } from './composed-mention.ts'
import { type Content, textContent } from './content.ts'
import { messagesOf } from './message-text.ts'
import { replyTo } from './quoting.ts'

/** A text as it was written in the composer. */
export type ComposedText = {
  readonly text: string
  /** The message that it answers. */
  readonly answered: Message | undefined
  /** Members that were picked from the list of names. */
  readonly picked?: ReadonlySet<string> | undefined
}

/** Whose text it is, and where it was written. */
export type ComposedIn = {
  readonly uid: string
  /** The name of the other side, by which an answered message is quoted. */
  readonly name: string
  /** The members of a group, who can be mentioned, and the word for all; undefined between two people. */
  readonly group:
    | { readonly members: readonly Pick<Subscriber, 'uid' | 'name'>[]; readonly everyone: string }
    | undefined
}

/** The messages of a text: a long one is split, the first carries the quote, and each mentions whom it names. */
export const contentsOf = (
  { text, answered, picked }: ComposedText,
  { uid, name, group }: ComposedIn,
): readonly Content[] => {
  const reply = answered && replyTo(answered, answered.fromUID === uid ? '' : name)
  const others = group?.members.filter((member) => member.uid !== uid && member.name !== '') ?? []
  return messagesOf(text).map((part, index) => {
    const mention = group && mentionedIn(part, others, group.everyone, picked)
    return textContent(part, { ...(index === 0 && reply && { reply }), ...(mention && { mention }) })
  })
}
