import type { BackendDeps } from '../../backend-deps.ts'
import type { Stoppable } from '../../time/clock.ts'
import type { ImServer } from '../im-server.ts'
import { type Heard, remindOf } from './reminders/remind.ts'
import { keepVisit, type VisitNow } from './visits/visits.ts'

/** Somebody who wants to know of every message, one after the other, with the visit that it is part of. */
export type Follower = (message: Heard, visit: VisitNow | undefined) => Promise<void>

/** Hears every stored message until it is stopped. */
export type Following = Stoppable & {
  /** Resolves when everything that was heard has been dealt with. */
  readonly settled: () => Promise<void>
}

/** Hears what the messaging server says, keeps reminders and visits, and passes each message on in order. */
export const followMessages = (
  deps: BackendDeps,
  im: ImServer,
  followers: readonly Follower[],
): Following => {
  let work: Promise<void> = Promise.resolve()
  const dealWith = async (message: Heard): Promise<void> => {
    try {
      await remindOf(deps, im, message)
      const visit = await keepVisit(deps, message)
      for (const follow of followers) await follow(message, visit)
    } catch (cause) {
      deps.log.write('error', 'chat-follow-failed', { detail: String(cause) })
    }
  }
  const listening = im.onMessage((message) => {
    work = work.then(() => dealWith(message))
  })
  return {
    settled: () => work,
    // What was heard is dealt with: whoever said it has been told that it has arrived.
    stop: () => {
      listening.stop()
      return work
    },
  }
}
