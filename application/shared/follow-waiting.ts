import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import { createState, type StateStream } from './streams.ts'

/** How long, in milliseconds, a page may load before it says that loading is slow. */
const SLOW_MS = 3_000
const POLL_EVERY_MS = 500

type Deps = {
  readonly clock: ClockPort
  /** Whether anything visible is still loading. */
  readonly isWaiting: () => boolean
}

/** Whether loading takes long. */
export type SlowLoading = {
  /** Something visible has been loading for long. */
  readonly isSlow$: StateStream<boolean>
  /** Call when something was opened or pressed that may load. Checks until nothing is loading. */
  readonly check: () => void
}

/** Watches how long visible content has been loading. Checks only while something does. */
export const followWaiting = ({ clock, isWaiting }: Deps): SlowLoading => {
  const isSlow$ = createState(false)
  /** The number of checks so far, instead of time, because the device clock may be set back. */
  let checks = 0
  let timer: TimerHandle | undefined
  const schedule = (): void => {
    timer = clock.after(POLL_EVERY_MS, () => {
      checks = isWaiting() ? checks + 1 : 0
      isSlow$.set(checks * POLL_EVERY_MS > SLOW_MS)
      timer = undefined
      if (checks > 0) schedule()
    })
  }
  return {
    isSlow$: isSlow$.stream,
    check: () => {
      if (timer === undefined) schedule()
    },
  }
}
