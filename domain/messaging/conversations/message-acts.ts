import type { Seconds } from '../../shared/time.ts'
import { isSentBy, type Message, shownContent } from '../message.ts'

/** Requirement E7: how long, in seconds, an own message can be recalled after it was sent. */
export const RECALL_SECONDS = 2 * 60
/** How long, in seconds, an own message can be edited after it was sent (requirement E7). */
export const CHANGE_SECONDS = 15 * 60

type Sent = Pick<Message, 'timestamp'>

/** Whether a message can still be recalled. `now` is server time, like the timestamp of the message. */
export const canBeRecalled = ({ timestamp }: Sent, now: Seconds): boolean => now - timestamp <= RECALL_SECONDS
/** Whether an own message can still be edited; both times are seconds since 1970. */
export const canBeChanged = ({ timestamp }: Sent, now: Seconds): boolean => now - timestamp <= CHANGE_SECONDS

/** Why a message can be neither edited nor recalled. */
export type ChangeFault = 'not-text' | 'too-late' | 'recalled'

/** Why the text of an own message cannot be changed now; undefined when it can. */
export const changeFault = (
  message: Sent & { readonly isText: boolean; readonly isRecalled: boolean },
  now: Seconds,
): ChangeFault | undefined => {
  if (!message.isText) return 'not-text'
  if (!canBeChanged(message, now)) return 'too-late'
  return message.isRecalled ? 'recalled' : undefined
}

/** `edit` applies to a failed message before it is resent; `change` to one that the server has stored. */
export type MessageAct = 'resend' | 'edit' | 'copy' | 'reply' | 'change' | 'recall' | 'remove' | 'report'

/** The actions available on a message now, the most likely first. */
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
    // A recalled message no longer has a text to edit.
    change: isOwn && isStored && changeFault({ ...message, isText, isRecalled: false }, now) === undefined,
    recall: isOwn && isStored && canBeRecalled(message, now),
    remove: true,
    report: !isOwn && isStored,
  }
  return (Object.keys(can) as MessageAct[]).filter((act) => can[act])
}
