import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import { createState, type StateStream } from './streams.ts'

/** Requirement S9. */
const MIN_PROGRESS = 0.08
const PROGRESS_SPEED_MS = 200
const PROGRESS_TRICKLE_MS = 800
const MAX_TRICKLE = 0.994

/** The increment of a step, which gets smaller towards the end. */
const stepAt = (value: number): number => {
  if (value < 0.2) return 0.1
  if (value < 0.5) return 0.04
  if (value < 0.8) return 0.02
  return 0.005
}

/** The line at the top of the page while the next one is being loaded. */
export type Progress = {
  /** 0-1, or undefined while nothing is loading. */
  readonly value$: StateStream<number | undefined>
  readonly set: (isBusy: boolean) => void
}

/** The progress line during a navigation: at least 0.08, a step every 800 ms, 200 ms to finish. */
export const createProgress = (clock: ClockPort): Progress => {
  const value$ = createState<number | undefined>(undefined)
  let timer: TimerHandle | undefined

  const trickle = (): void => {
    timer = clock.after(PROGRESS_TRICKLE_MS, () => {
      const value = value$.value ?? MIN_PROGRESS
      value$.set(Math.min(MAX_TRICKLE, value + stepAt(value)))
      trickle()
    })
  }

  return {
    value$: value$.stream,
    set: (isBusy) => {
      if (isBusy && value$.value !== undefined && value$.value < 1) return
      timer?.cancel()
      if (isBusy) {
        value$.set(MIN_PROGRESS)
        trickle()
      } else if (value$.value !== undefined) {
        value$.set(1)
        timer = clock.after(PROGRESS_SPEED_MS, () => value$.set(undefined))
      }
    },
  }
}
