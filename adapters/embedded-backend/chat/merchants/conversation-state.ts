import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { Heard } from '../api/reminders/remind.ts'
import type { Voice } from './voice.ts'

/** One conversation as its merchant has it in mind. */
export type ConversationState = {
  readonly shopperId: number
  readonly peer: string
  readonly voice: Voice
  /** `resting`: nothing to answer. `waiting`: heard, not read. `typing`: read. `speaking`: answering. */
  stage: 'resting' | 'waiting' | 'typing' | 'speaking'
  /** What the answer at hand is about. */
  heard: Heard[]
  /** What was said while the merchant spoke: the next answer's. */
  later: Heard[]
  /** Closed when it was said, so that the answer comes with an apology for the wait. */
  isLate: boolean
  timer: TimerHandle | undefined
}

/** A conversation in which the merchant has nothing to answer. */
export const newConversationState = (shopperId: number, peer: string, voice: Voice): ConversationState => ({
  shopperId,
  peer,
  voice,
  stage: 'resting',
  heard: [],
  later: [],
  isLate: false,
  timer: undefined,
})
