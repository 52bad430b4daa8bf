import type { ClockPort } from '../../ports/clock-port.ts'
import { withinTime } from '../../shared/within-time.ts'
import { type Composition, ROW_LIMIT_MS } from '../delivery/outbox-rows.ts'
import type { Leader } from './leader.ts'

type Deps = {
  readonly clock: ClockPort
  /** Rows of the last page, shown again. */
  readonly restore: () => Promise<readonly Composition[]>
  readonly unsettled: () => readonly Composition[]
  readonly isLeading: (lead: Leader) => boolean
  /** All that waited is in the line. */
  readonly ready: (lead: Leader) => void
}

/** What the last page left goes out before anything new: until its rows are read, nothing else joins the line. */
export type Restoring = {
  readonly begin: (lead: Leader) => Promise<void>
  readonly isOver: () => boolean
  /** Resolves when the rows are read, or have taken too long. */
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
