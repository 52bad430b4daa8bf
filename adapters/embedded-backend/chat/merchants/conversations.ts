import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import { shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import { type ConversationState, newConversationState } from './conversation-state.ts'
import { createMerchantSender, type OpenStreamAs } from './merchant-sender.ts'
import type { Enqueue } from './send-answer.ts'

type Task = () => Promise<void>

/** The running conversations and their next tasks: one each, at its time. */
export type Conversations = {
  readonly known: (shopperId: number, peer: string) => ConversationState | undefined
  /** The existing state, or a new one at rest. */
  readonly with: (shopperId: number, peer: string) => ConversationState
  /** Schedules the conversation's next task, replacing an earlier one. */
  readonly later: (conversation: ConversationState, delayMs: number, task: Task) => void
  /** Runs the conversation's next task now. */
  readonly enqueue: (conversation: ConversationState, task: Task) => void
  /** Drops a conversation that needs no answer, or whose answer is handled elsewhere. */
  readonly rest: (conversation: ConversationState) => void
  readonly stop: () => void
}

type Deps = {
  readonly im: ImServer
  readonly clock: ClockPort
  readonly enqueue: Enqueue
  readonly openStream: OpenStreamAs | undefined
}

/** The conversations that simulated merchants have, each with one task at a time. */
export const createConversations = ({ im, clock, enqueue, openStream }: Deps): Conversations => {
  const conversations = new Map<string, ConversationState>()
  const nameOf = (shopperId: number, peer: string): string => `${shopperId} ${peer}`
  const known = (shopperId: number, peer: string): ConversationState | undefined =>
    conversations.get(nameOf(shopperId, peer))

  const rest = (conversation: ConversationState): void => {
    conversation.timer?.cancel()
    conversations.delete(nameOf(conversation.shopperId, conversation.peer))
  }

  /** A failed conversation is left as it is: the unanswered question stays recorded and is handled later. */
  const guarded = async (conversation: ConversationState, task: Task): Promise<void> => {
    try {
      await task()
    } catch (cause) {
      rest(conversation)
      throw cause
    }
  }
  const run = (conversation: ConversationState, task: Task): void =>
    enqueue(() => guarded(conversation, task))

  return {
    known,
    with: (shopperId, peer) => {
      const conversation =
        known(shopperId, peer) ??
        newConversationState(
          shopperId,
          peer,
          createMerchantSender(im, peer, shopperUid(shopperId), openStream),
        )
      conversations.set(nameOf(shopperId, peer), conversation)
      return conversation
    },
    later: (conversation, delayMs, task) => {
      conversation.timer?.cancel()
      conversation.timer = clock.after(delayMs, () => run(conversation, task))
    },
    enqueue: run,
    rest,
    stop: () => {
      for (const conversation of conversations.values()) conversation.timer?.cancel()
    },
  }
}
