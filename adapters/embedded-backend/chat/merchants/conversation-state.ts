import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { ReceivedMessage } from '../api/reminders/remind.ts'
import type { MerchantSender } from './merchant-sender.ts'

/** The state of one conversation of a simulated merchant. */
export type ConversationState = {
  readonly shopperId: number
  readonly peer: string
  readonly sender: MerchantSender
  /** `resting`: nothing to answer. `waiting`: received, not read. `typing`: read. `answering`: answering. */
  stage: 'resting' | 'waiting' | 'typing' | 'answering'
  /** The messages to answer. */
  unanswered: ReceivedMessage[]
  /** Messages received while answering: for the next answer. */
  later: ReceivedMessage[]
  /** The shop was closed when the message came, so the answer apologises for the wait. */
  isLate: boolean
  timer: TimerHandle | undefined
}

/** A conversation in which the merchant has nothing to answer. */
export const newConversationState = (
  shopperId: number,
  peer: string,
  sender: MerchantSender,
): ConversationState => ({
  shopperId,
  peer,
  sender,
  stage: 'resting',
  unanswered: [],
  later: [],
  isLate: false,
  timer: undefined,
})
