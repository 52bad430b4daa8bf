import type { BackendDeps } from '../../backend-deps.ts'
import { translate } from '../../http/messages/messages.ts'
import { type Stoppable, secondsOf } from '../../time/clock.ts'
import type { Follower } from '../api/follow-messages.ts'
import type { Heard } from '../api/reminders/remind.ts'
import { shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import { mention, type Question } from './answer.ts'
import { askRating, noteEntering, presenceNow, readHeard, sayAway } from './attend.ts'
import type { ConversationState } from './conversation-state.ts'
import { createConversations } from './conversations.ts'
import { answerAsMerchant } from './merchant-answer.ts'
import type { OpenStreamAs } from './merchant-sender.ts'
import { readQuestion } from './read-question.ts'
import { answerAsService } from './service-answer.ts'
import { speak } from './speak.ts'
import {
  allWaiting,
  isForDesk,
  isStillWaiting,
  MOST_HEARD,
  noteWaiting,
  rereadWaiting,
  settleWaiting,
} from './waiting.ts'
import { createWorkQueue } from './work-queue.ts'

/** The simulated merchants of a shop: receive shoppers' messages and answer them. */
export type Desk = Stoppable & {
  readonly hear: Follower
  /** Continues with what was unanswered when the process ended. */
  readonly resume: () => void
  /** Resolves when no task is running; timers may still be waiting. */
  readonly settled: () => Promise<void>
}

/** How long, in milliseconds, a connected person has to answer before the program checks again. */
const STEP_ASIDE_MS = 30_000

/** The simulated staff of the chat: read, type, and answer from the shop's rows. */
export const createDesk = (deps: BackendDeps, im: ImServer, openStream?: OpenStreamAs): Desk => {
  const { clock, config } = deps
  const { chat } = config
  const line = createWorkQueue(deps, () => resumeAll())
  const conversations = createConversations({ im, clock, enqueue: line.enqueue, openStream })
  const { later, rest } = conversations
  const questionOf = (conversation: ConversationState) =>
    readQuestion(deps, im, conversation.shopperId, conversation.peer, conversation.heard)

  /**
   * Leaves a conversation to staff of the shop while they are connected, and later checks whether they have answered.
   */
  const isLeftToPerson = async (conversation: ConversationState): Promise<boolean> => {
    if ((await im.online([conversation.peer])).length === 0) return false
    conversation.stage = 'waiting'
    later(conversation, Math.max(chat.readMs, STEP_ASIDE_MS), async () => {
      if (await isStillWaiting(deps, conversation.shopperId, conversation.peer)) return read(conversation)
      conversation.heard = []
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
      await sayAway(deps, conversation, question, presence)
      const closedMs = (presence.opensAt - secondsOf(clock)) * 1000
      return later(conversation, Math.max(closedMs, chat.readMs), () => read(conversation))
    }
    await noteEntering(deps, conversation, question)
    await readHeard(deps, im, conversation)
    later(conversation, chat.typingMs, async () => {
      conversation.stage = 'typing'
      await conversation.voice.typing(question.title)
      later(conversation, chat.answerMs, () => answer(conversation))
    })
  }

  const greetingOfLate = ({ language, shopperName: name, shopperId }: Question) =>
    mention(translate(language, 'merchant-back', { name }), shopperUid(shopperId))

  const answer = async (conversation: ConversationState): Promise<void> => {
    if (await isLeftToPerson(conversation)) return
    const question = await questionOf(conversation)
    const last = conversation.heard.at(-1)
    if (question === undefined || last === undefined) return rest(conversation)
    conversation.stage = 'speaking'
    await readHeard(deps, im, conversation)
    const choose = question.party.kind === 'service' ? answerAsService : answerAsMerchant
    const { says, isGoodbye } = await choose(deps, question)
    const ratingMs = isGoodbye ? chat.pauseMs : chat.ratingMs
    const all = conversation.isLate ? [greetingOfLate(question), ...says] : says
    const how = {
      clock,
      enqueue: (task: () => Promise<void>) => conversations.enqueue(conversation, task),
      pauseMs: chat.pauseMs,
      pieceMs: chat.pieceMs,
      hold: (timer: ConversationState['timer']) => {
        conversation.timer = timer
      },
    }
    const nameOf = (index: number) => `answer-${conversation.peer}-${last.messageID}-${index}`
    speak(how, conversation.voice, all, nameOf, () =>
      how.enqueue(() => finish(conversation, question, ratingMs)),
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
    line.succeeded()
    Object.assign(conversation, { stage: 'resting', heard: [], later: [], isLate: false, timer: undefined })
    if (next.length > 0) return take(conversation, next)
    later(conversation, ratingMs, async () => {
      await askRating(deps, conversation, question)
      rest(conversation)
    })
  }

  const take = (conversation: ConversationState, messages: readonly Heard[]): void => {
    conversation.heard.push(...messages)
    conversation.stage = 'waiting'
    later(conversation, chat.readMs, () => read(conversation))
  }

  const hearOne = async (shopperId: number, message: Heard): Promise<void> => {
    await noteWaiting(deps.database, message, secondsOf(clock))
    const conversation = conversations.with(shopperId, message.toUID)
    // Already loaded from the rows, when another process has just taken over the desk.
    if (
      [...conversation.heard, ...conversation.later].some(({ messageID }) => messageID === message.messageID)
    )
      return
    if (conversation.stage === 'resting') return take(conversation, [message])
    const list = conversation.stage === 'speaking' ? conversation.later : conversation.heard
    list.push(message)
    // A shopper writing all night to a closed shop must not fill the memory.
    if (list.length > MOST_HEARD) list.shift()
    // If the shopper is still writing, wait before answering.
    if (conversation.stage === 'typing') later(conversation, chat.answerMs, () => answer(conversation))
    // A new visit before opening time is told again that the shop is closed.
    else if (conversation.isLate && conversation.stage === 'waiting')
      later(conversation, chat.readMs, () => read(conversation))
  }

  const resumeAll = async (): Promise<void> => {
    for (const waiting of await allWaiting(deps)) {
      const known = conversations.known(waiting.user_id, waiting.peer)
      // A merchant of this process is already answering it.
      if (known && known.stage !== 'resting') continue
      const heard = await rereadWaiting(im, waiting)
      if (heard.length > 0) take(conversations.with(waiting.user_id, waiting.peer), heard)
      else await settleWaiting(deps, waiting.user_id, waiting.peer, undefined)
    }
  }

  return {
    hear: async (message) => {
      const shopperId = isForDesk(message)
      if (shopperId !== undefined) line.enqueue(() => hearOne(shopperId, message))
    },
    resume: () => line.enqueue(resumeAll),
    settled: line.settled,
    stop: () => {
      conversations.stop()
      return line.stop()
    },
  }
}
