import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import { shopperUid } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'
import type { Enqueue } from './speak.ts'
import { newTalk, type Talk } from './talk.ts'
import { createVoice, type OpenStreamAs } from './voice.ts'

type Task = () => Promise<void>

/** The talks that are going on, and what each has to do next: one thing, at its time. */
export type Talks = {
  readonly known: (shopperId: number, peer: string) => Talk | undefined
  /** The one that is known, or one at rest. */
  readonly with: (shopperId: number, peer: string) => Talk
  /** The talk's next thing, instead of what it would have done. */
  readonly later: (talk: Talk, delayMs: number, task: Task) => void
  /** The talk's next thing, now. */
  readonly enqueue: (talk: Talk, task: Task) => void
  /** Lets a talk go that owes nothing, or whose debt is taken up anew. */
  readonly rest: (talk: Talk) => void
  readonly stop: () => void
}

type Deps = {
  readonly im: ImServer
  readonly clock: ClockPort
  readonly enqueue: Enqueue
  readonly openStream: OpenStreamAs | undefined
}

export const createTalks = ({ im, clock, enqueue, openStream }: Deps): Talks => {
  const talks = new Map<string, Talk>()
  const nameOf = (shopperId: number, peer: string): string => `${shopperId} ${peer}`
  const known = (shopperId: number, peer: string): Talk | undefined => talks.get(nameOf(shopperId, peer))

  const rest = (talk: Talk): void => {
    talk.timer?.cancel()
    talks.delete(nameOf(talk.shopperId, talk.peer))
  }

  /** A talk that fails is left where it is: its debt stands, and is taken up later. */
  const guarded = async (talk: Talk, task: Task): Promise<void> => {
    try {
      await task()
    } catch (cause) {
      rest(talk)
      throw cause
    }
  }
  const run = (talk: Talk, task: Task): void => enqueue(() => guarded(talk, task))

  return {
    known,
    with: (shopperId, peer) => {
      const talk =
        known(shopperId, peer) ??
        newTalk(shopperId, peer, createVoice(im, peer, shopperUid(shopperId), openStream))
      talks.set(nameOf(shopperId, peer), talk)
      return talk
    },
    later: (talk, delayMs, task) => {
      talk.timer?.cancel()
      talk.timer = clock.after(delayMs, () => run(talk, task))
    },
    enqueue: run,
    rest,
    stop: () => {
      for (const talk of talks.values()) talk.timer?.cancel()
    },
  }
}
