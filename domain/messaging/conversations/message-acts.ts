import type { Seconds } from '../../shared/time.ts'
import { isSentBy, type Message, shownContent } from '../message.ts'

/** Requirement E7: so long can a message be taken back, and so long can its words be changed. */
export const RECALL_SECONDS = 2 * 60
/** How long, in seconds, an own message can be edited after it was sent (requirement E7). */
export const CHANGE_SECONDS = 15 * 60

type Sent = Pick<Message, 'timestamp'>

/** `now` is the server's clock, as the timestamp of a message is. */
export const canBeRecalled = ({ timestamp }: Sent, now: Seconds): boolean => now - timestamp <= RECALL_SECONDS
/** Whether an own message can still be edited; both times are seconds since 1970. */
export const canBeChanged = ({ timestamp }: Sent, now: Seconds): boolean => now - timestamp <= CHANGE_SECONDS

/** Why a message can be neither edited nor recalled. */
export type ChangeFault = 'not-text' | 'too-late' | 'recalled'

/** Why the words of an own message cannot be changed now; undefined when they can. */
export const changeFault = (
  message: Sent & { readonly isText: boolean; readonly isRecalled: boolean },
  now: Seconds,
): ChangeFault | undefined => {
  if (!message.isText) return 'not-text'
  if (!canBeChanged(message, now)) return 'too-late'
  return message.isRecalled ? 'recalled' : undefined
}

/** `edit` is of a message that has failed, before it goes again; `change` of one that the server has. */
export type MessageAct = 'resend' | 'edit' | 'copy' | 'reply' | 'change' | 'recall' | 'remove' | 'report'

/** What a reader can do with a message now, the nearest first. */
export const actsOn = (message: Message, uid: string, now: Seconds): readonly MessageAct[] => {
  const isOwn = isSentBy(message, uid)
  const isFailed = message.status === 'fail'
  const isStored = message.messageSeq > 0
  const isText = shownContent(message).body.kind === 'text'
  const can: Readonly<Record<MessageAct, boolean>> = {
    resend: isFailed,
    edit: isFailed && isText,
    copy: isText,
    reply: isStored,
    // What was taken back is shown as such, and is no text.
    change: isOwn && isStored && changeFault({ ...message, isText, isRecalled: false }, now) === undefined,
    recall: isOwn && isStored && canBeRecalled(message, now),
    remove: true,
    report: !isOwn && isStored,
  }
  return (Object.keys(can) as MessageAct[]).filter((act) => can[act])
}
