import type { BackendDeps } from '../../backend-deps.ts'
import { translate } from '../../http/messages/messages.ts'
import { type Stoppable, secondsOf } from '../../time/clock.ts'
import type { Follower } from '../api/follow-messages.ts'
import type { ReceivedMessage } from '../api/reminders/remind.ts'
import { shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import { mention, type Question } from './answer.ts'
import type { ConversationState } from './conversation-state.ts'
import { createConversations } from './conversations.ts'
import { answerAsMerchant } from './merchant-answer.ts'
import type { OpenStreamAs } from './merchant-sender.ts'
import { readQuestion } from './read-question.ts'
import { sendAnswer } from './send-answer.ts'
import { answerAsService } from './service-answer.ts'
import { announceMerchant, askRating, markAsRead, presenceNow, sendAwayMessage } from './visit-steps.ts'
import {
  allWaiting,
  isStillWaiting,
  MAX_UNANSWERED,
  noteWaiting,
  rereadWaiting,
  settleWaiting,
  shopperAsking,
} from './waiting.ts'
import { createWorkQueue } from './work-queue.ts'

/** The simulated merchants of a shop: receive shoppers' messages and answer them. */
export type MerchantWorker = Stoppable & {
  readonly receive: Follower
  /** Continues with what was unanswered when the process ended. */
  readonly resume: () => void
  /** Resolves when no task is running; timers may still be waiting. */
  readonly settled: () => Promise<void>
}

/** How long, in milliseconds, a connected person has to answer before the program checks again. */
const STEP_ASIDE_MS = 30_000

/** The simulated staff of the chat: read, type, and answer from the shop's rows. */
export const createMerchantWorker = (
  deps: BackendDeps,
  im: ImServer,
  openStream?: OpenStreamAs,
): MerchantWorker => {
  const { clock, config } = deps
  const { chat } = config
  const queue = createWorkQueue(deps, () => resumeAll())
  const conversations = createConversations({ im, clock, enqueue: queue.enqueue, openStream })
  const { later, rest } = conversations
  const questionOf = (conversation: ConversationState) =>
    readQuestion(deps, im, conversation.shopperId, conversation.peer, conversation.unanswered)

  /**
   * Leaves a conversation to staff of the shop while they are connected, and later checks whether they have answered.
   */
  const isLeftToPerson = async (conversation: ConversationState): Promise<boolean> => {
    if ((await im.online([conversation.peer])).length === 0) return false
    conversation.stage = 'waiting'
    later(conversation, Math.max(chat.readMs, STEP_ASIDE_MS), async () => {
      if (await isStillWaiting(deps, conversation.shopperId, conversation.peer)) return read(conversation)
      conversation.unanswered = []
      rest(conversation)
    })
    return true
  }

  const read = async (conversation: ConversationState): Promise<void> => {
    if (await isLeftToPerson(conversation)) return
    const presence = await presenceNow(deps, conversation.peer)
    const question = await questionOf(conversation)
    if (question === undefined) return rest(conversation)
    if (!presence.isOpen) {
      conversation.isLate = true
      await sendAwayMessage(deps, conversation, question, presence)
      const closedMs = (presence.opensAt - secondsOf(clock)) * 1000
      return later(conversation, Math.max(closedMs, chat.readMs), () => read(conversation))
    }
    await announceMerchant(deps, conversation, question)
    await markAsRead(deps, im, conversation)
    later(conversation, chat.typingMs, async () => {
      conversation.stage = 'typing'
      await conversation.sender.typing(question.title)
      later(conversation, chat.answerMs, () => answer(conversation))
    })
  }

  const greetingOfLate = ({ language, shopperName: name, shopperId }: Question) =>
    mention(translate(language, 'merchant-back', { name }), shopperUid(shopperId))

  const answer = async (conversation: ConversationState): Promise<void> => {
    if (await isLeftToPerson(conversation)) return
    const question = await questionOf(conversation)
    const last = conversation.unanswered.at(-1)
    if (question === undefined || last === undefined) return rest(conversation)
    conversation.stage = 'answering'
    await markAsRead(deps, im, conversation)
    const choose = question.party.kind === 'service' ? answerAsService : answerAsMerchant
    const { parts, isGoodbye } = await choose(deps, question)
    const ratingMs = isGoodbye ? chat.pauseMs : chat.ratingMs
    const all = conversation.isLate ? [greetingOfLate(question), ...parts] : parts
    const sending = {
      clock,
      enqueue: (task: () => Promise<void>) => conversations.enqueue(conversation, task),
      pauseMs: chat.pauseMs,
      pieceMs: chat.pieceMs,
      hold: (timer: ConversationState['timer']) => {
        conversation.timer = timer
      },
    }
    const nameOf = (index: number) => `answer-${conversation.peer}-${last.messageID}-${index}`
    sendAnswer(sending, conversation.sender, all, nameOf, () =>
      sending.enqueue(() => finish(conversation, question, ratingMs)),
    )
  }

  /** Asks for a rating after a silence. */
  const finish = async (
    conversation: ConversationState,
    question: Question,
    ratingMs: number,
  ): Promise<void> => {
    const next = conversation.later
    await settleWaiting(deps, conversation.shopperId, conversation.peer, next[0]?.messageSeq)
    queue.succeeded()
    conversation.stage = 'resting'
    conversation.unanswered = []
    conversation.later = []
    conversation.isLate = false
    conversation.timer = undefined
    if (next.length > 0) return take(conversation, next)
    later(conversation, ratingMs, async () => {
      await askRating(deps, conversation, question)
      rest(conversation)
    })
  }

  const take = (conversation: ConversationState, messages: readonly ReceivedMessage[]): void => {
    conversation.unanswered.push(...messages)
    conversation.stage = 'waiting'
    later(conversation, chat.readMs, () => read(conversation))
  }

  const receiveOne = async (shopperId: number, message: ReceivedMessage): Promise<void> => {
    await noteWaiting(deps.database, message, secondsOf(clock))
    const conversation = conversations.with(shopperId, message.toUID)
    // Already loaded from the rows, when another process has just become the worker.
    if (
      [...conversation.unanswered, ...conversation.later].some(
        ({ messageID }) => messageID === message.messageID,
      )
    )
      return
    if (conversation.stage === 'resting') return take(conversation, [message])
    const list = conversation.stage === 'answering' ? conversation.later : conversation.unanswered
    list.push(message)
    // A shopper writing all night to a closed shop must not fill the memory.
    if (list.length > MAX_UNANSWERED) list.shift()
    // If the shopper is still writing, wait before answering.
    if (conversation.stage === 'typing') later(conversation, chat.answerMs, () => answer(conversation))
    // A new visit before opening time gets the away message again.
    else if (conversation.isLate && conversation.stage === 'waiting')
      later(conversation, chat.readMs, () => read(conversation))
  }

  const resumeAll = async (): Promise<void> => {
    for (const waiting of await allWaiting(deps)) {
      const known = conversations.known(waiting.user_id, waiting.peer)
      // A merchant of this process is already answering it.
      if (known && known.stage !== 'resting') continue
      const unanswered = await rereadWaiting(im, waiting)
      if (unanswered.length > 0) take(conversations.with(waiting.user_id, waiting.peer), unanswered)
      else await settleWaiting(deps, waiting.user_id, waiting.peer, undefined)
    }
  }

  return {
    receive: async (message) => {
      const shopperId = shopperAsking(message)
      if (shopperId !== undefined) queue.enqueue(() => receiveOne(shopperId, message))
    },
    resume: () => queue.enqueue(resumeAll),
    settled: queue.settled,
    stop: () => {
      conversations.stop()
      return queue.stop()
    },
  }
}
