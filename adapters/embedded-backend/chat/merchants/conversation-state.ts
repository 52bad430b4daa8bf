import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { Heard } from '../api/reminders/remind.ts'
import type { MerchantSender } from './merchant-sender.ts'

/** The state of one conversation of a simulated merchant. */
export type ConversationState = {
  readonly shopperId: number
  readonly peer: string
  readonly voice: MerchantSender
  /** `resting`: nothing to answer. `waiting`: received, not read. `typing`: read. `speaking`: answering. */
  stage: 'resting' | 'waiting' | 'typing' | 'speaking'
  /** The messages to answer. */
  heard: Heard[]
  /** Messages received while answering: for the next answer. */
  later: Heard[]
  /** The shop was closed when the message came, so the answer apologises for the wait. */
  isLate: boolean
  timer: TimerHandle | undefined
}

/** A conversation in which the merchant has nothing to answer. */
export const newConversationState = (
  shopperId: number,
  peer: string,
  voice: MerchantSender,
): ConversationState => ({
  shopperId,
  peer,
  voice,
  stage: 'resting',
  heard: [],
  later: [],
  isLate: false,
  timer: undefined,
})
