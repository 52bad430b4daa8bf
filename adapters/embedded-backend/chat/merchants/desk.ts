import type { BackendDeps } from '../../backend-part.ts'
import { say } from '../../http/messages/messages.ts'
import { secondsOf } from '../../time/clock.ts'
import type { Stoppable } from '../../time/stoppable.ts'
import type { Follower } from '../api/follow-messages.ts'
import type { Heard } from '../api/reminders/remind.ts'
import { shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import { mention, type Question } from './answer.ts'
import { askRating, noteEntering, presenceNow, readHeard, sayAway } from './attend.ts'
import { answerAsMerchant } from './merchant-answer.ts'
import { readQuestion } from './read-question.ts'
import { answerAsService } from './service-answer.ts'
import { speak } from './speak.ts'
import type { Talk } from './talk.ts'
import { createTalks } from './talks.ts'
import type { OpenStreamAs } from './voice.ts'
import { allWaiting, isForDesk, MOST_HEARD, noteWaiting, rereadWaiting, settleWaiting } from './waiting.ts'
import { createWorkLine } from './work-line.ts'

export type Desk = Stoppable & {
  readonly hear: Follower
  /** Takes up what was left unanswered when the process ended. */
  readonly resume: () => void
  /** Resolves when nothing is under way; timers may still wait. */
  readonly settled: () => Promise<void>
}

/** The simulated staff of the chat: they read, type, and answer with what the rows say. */
export const createDesk = (deps: BackendDeps, im: ImServer, openStream?: OpenStreamAs): Desk => {
  const { clock, config } = deps
  const { chat } = config
  const line = createWorkLine(deps, () => resumeAll())
  const talks = createTalks({ im, clock, enqueue: line.enqueue, openStream })
  const { later, rest } = talks
  const questionOf = (talk: Talk) => readQuestion(deps, im, talk.shopperId, talk.peer, talk.heard)

  const read = async (talk: Talk): Promise<void> => {
    const presence = await presenceNow(deps, talk.peer)
    const question = await questionOf(talk)
    if (question === undefined) return rest(talk)
    if (!presence.isOpen) {
      talk.isLate = true
      await sayAway(deps, talk, question, presence)
      const closedMs = (presence.opensAt - secondsOf(clock)) * 1000
      return later(talk, Math.max(closedMs, chat.readMs), () => read(talk))
    }
    await noteEntering(deps, talk, question)
    await readHeard(deps, im, talk)
    later(talk, chat.typingMs, async () => {
      talk.stage = 'typing'
      await talk.voice.typing(question.title)
      later(talk, chat.answerMs, () => answer(talk))
    })
  }

  const greetingOfLate = ({ language, shopperName: name, shopperId }: Question) =>
    mention(say(language, 'merchant-back', { name }), shopperUid(shopperId))

  const answer = async (talk: Talk): Promise<void> => {
    const question = await questionOf(talk)
    const last = talk.heard.at(-1)
    if (question === undefined || last === undefined) return rest(talk)
    talk.stage = 'speaking'
    await readHeard(deps, im, talk)
    const choose = question.party.kind === 'service' ? answerAsService : answerAsMerchant
    const { says, isGoodbye } = await choose(deps, question)
    const ratingMs = isGoodbye ? chat.pauseMs : chat.ratingMs
    const all = talk.isLate ? [greetingOfLate(question), ...says] : says
    const how = {
      clock,
      enqueue: (task: () => Promise<void>) => talks.enqueue(talk, task),
      pauseMs: chat.pauseMs,
      pieceMs: chat.pieceMs,
      hold: (timer: Talk['timer']) => {
        talk.timer = timer
      },
    }
    const nameOf = (index: number) => `answer-${talk.peer}-${last.messageID}-${index}`
    speak(how, talk.voice, all, nameOf, () => how.enqueue(() => finish(talk, question, ratingMs)))
  }

  /** Asks for a rating when nothing more is said for so long. */
  const finish = async (talk: Talk, question: Question, ratingMs: number): Promise<void> => {
    const next = talk.later
    await settleWaiting(deps, talk.shopperId, talk.peer, next[0]?.messageSeq)
    line.succeeded()
    Object.assign(talk, { stage: 'resting', heard: [], later: [], isLate: false, timer: undefined })
    if (next.length > 0) return take(talk, next)
    later(talk, ratingMs, async () => {
      await askRating(deps, talk, question)
      rest(talk)
    })
  }

  const take = (talk: Talk, messages: readonly Heard[]): void => {
    talk.heard.push(...messages)
    talk.stage = 'waiting'
    later(talk, chat.readMs, () => read(talk))
  }

  const hearOne = async (shopperId: number, message: Heard): Promise<void> => {
    await noteWaiting(deps.database, message, secondsOf(clock))
    const talk = talks.with(shopperId, message.toUID)
    // Read from the rows already, when the desk has just changed hands.
    if ([...talk.heard, ...talk.later].some(({ messageID }) => messageID === message.messageID)) return
    if (talk.stage === 'resting') return take(talk, [message])
    const list = talk.stage === 'speaking' ? talk.later : talk.heard
    list.push(message)
    // Whoever writes all night before a closed shop does not fill the memory.
    if (list.length > MOST_HEARD) list.shift()
    // Somebody who is still writing is listened to before the answer.
    if (talk.stage === 'typing') later(talk, chat.answerMs, () => answer(talk))
    // A new visit before opening hears once more that nobody is there.
    else if (talk.isLate && talk.stage === 'waiting') later(talk, chat.readMs, () => read(talk))
  }

  const resumeAll = async (): Promise<void> => {
    for (const waiting of await allWaiting(deps)) {
      const known = talks.known(waiting.user_id, waiting.peer)
      // A merchant of this process is answering it.
      if (known && known.stage !== 'resting') continue
      const heard = await rereadWaiting(im, waiting)
      if (heard.length > 0) take(talks.with(waiting.user_id, waiting.peer), heard)
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
      talks.stop()
      return line.stop()
    },
  }
}
