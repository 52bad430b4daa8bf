import type { BackendDeps } from '../../backend-deps.ts'
import type { Stoppable } from '../../time/clock.ts'
import type { ImServer } from '../im-server.ts'
import { type ReceivedMessage, remindOf } from './reminders/remind.ts'
import { keepVisit, type VisitNow } from './visits/visits.ts'

/** Receives every message in order, with its visit. */
export type Follower = (message: ReceivedMessage, visit: VisitNow | undefined) => Promise<void>

/** Receives every stored message until it is stopped. */
export type Following = Stoppable & {
  /** Resolves when everything received has been handled. */
  readonly settled: () => Promise<void>
}

/** Receives the messaging server's messages, stores reminders and visits, and passes each message on in order. */
export const followMessages = (
  deps: BackendDeps,
  im: ImServer,
  followers: readonly Follower[],
): Following => {
  let work: Promise<void> = Promise.resolve()
  const handle = async (message: ReceivedMessage): Promise<void> => {
    try {
      await remindOf(deps, im, message)
      const visit = await keepVisit(deps, message)
      for (const follow of followers) await follow(message, visit)
    } catch (cause) {
      deps.log.write('error', 'chat-follow-failed', { detail: String(cause) })
    }
  }
  const listening = im.onMessage((message) => {
    work = work.then(() => handle(message))
  })
  return {
    settled: () => work,
    // Received messages are still handled, because their senders have got an acknowledgement.
    stop: () => {
      listening.stop()
      return work
    },
  }
}
