import { shownMessages, topOf } from '../../domain/messaging/conversations/reading.ts'
import { streamOf } from '../../domain/messaging/delivery/stream.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { TranscriptView } from './message-store.ts'

/** Requirement E7: least milliseconds between two announcements. */
const ANNOUNCE_EVERY_MS = 1000

const isGrowing = (message: Message, { streams }: TranscriptView): boolean =>
  streamOf(message, streams)?.status === 'growing'

/** Complete messages of others that arrived while the conversation is open. */
const freshIn = (view: TranscriptView, uid: string, since: number): readonly Message[] =>
  shownMessages(view.messages, uid).filter(
    (message) => message.messageSeq > since && message.fromUID !== uid && !isGrowing(message, view),
  )

/** Collects new messages of others, to be announced once a second. */
export type Announcements = {
  /** Call with each state of the open conversation. The first one is history. */
  readonly follow: (view: TranscriptView) => void
  /** The conversation is hidden: its reader sees later what was not announced. */
  readonly rest: () => void
}

/**
 * Announces new messages of others, each once; several within a second together. A streamed answer is announced when it
 * is complete.
 */
export const createAnnouncements = (
  clock: ClockPort,
  uid: string,
  announce: (messages: readonly [Message, ...Message[]]) => void,
): Announcements => {
  let since: number | undefined
  const announced = new Set<string>()
  let waiting: readonly Message[] = []
  let timer: TimerHandle | undefined
  return {
    follow: (view) => {
      if (since === undefined) {
        since = topOf(view.messages)
        return
      }
      const fresh = freshIn(view, uid, since).filter(({ messageID }) => !announced.has(messageID))
      if (fresh.length === 0) return
      for (const { messageID } of fresh) announced.add(messageID)
      waiting = [...waiting, ...fresh]
      timer ??= clock.after(ANNOUNCE_EVERY_MS, () => {
        timer = undefined
        const [first, ...more] = waiting
        waiting = []
        if (first) announce([first, ...more])
      })
    },
    rest: () => {
      timer?.cancel()
      timer = undefined
      waiting = []
    },
  }
}
