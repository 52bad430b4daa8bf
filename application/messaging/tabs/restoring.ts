import type { ClockPort } from '../../ports/clock-port.ts'
import { withinTime } from '../../shared/within-time.ts'
import { type Composition, ROW_LIMIT_MS } from '../delivery/outbox-rows.ts'
import type { Leader } from './leader.ts'

type Deps = {
  readonly clock: ClockPort
  /** Shows the unsent messages of the last page again, and gives those that are to be sent. */
  readonly restore: () => Promise<readonly Composition[]>
  readonly unsettled: () => readonly Composition[]
  readonly isLeading: (lead: Leader) => boolean
  /** Called when all of them are in the outbox. */
  readonly ready: (lead: Leader) => void
}

/** Sends what the last page left before anything new: until its rows are read, no other message enters the outbox. */
export type Restoring = {
  readonly begin: (lead: Leader) => Promise<void>
  readonly isOver: () => boolean
  /** Resolves when the rows are read, or when that has taken too long. */
  readonly whenRead: () => Promise<unknown>
}

export const createRestoring = ({ clock, restore, unsettled, isLeading, ready }: Deps): Restoring => {
  let isOver = false
  let reading: Promise<unknown> = Promise.resolve()

  const enqueueRows = async (lead: Leader): Promise<void> => {
    for (const composition of await restore()) {
      if (isLeading(lead)) lead.restore(composition)
    }
  }

  return {
    begin: async (lead) => {
      isOver = false
      reading = withinTime(clock, enqueueRows(lead), ROW_LIMIT_MS)
      await reading
      if (!isLeading(lead)) return
      isOver = true
      for (const composition of unsettled()) lead.enqueue(composition)
      ready(lead)
    },
    isOver: () => isOver,
    whenRead: () => reading,
  }
}
