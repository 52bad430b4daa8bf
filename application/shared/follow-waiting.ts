import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import { createState, type StateStream } from './streams.ts'

/** So long a page may wait before somebody wonders whether anything still happens. */
const SLOW_MS = 3_000
const POLL_EVERY_MS = 500

type Deps = {
  readonly clock: ClockPort
  /** Whether anything in sight is still waiting for its data. */
  readonly isWaiting: () => boolean
}

/** Whether somebody waits. */
export type Waiting = {
  /** What is in sight has waited for long. */
  readonly isSlow$: StateStream<boolean>
  /** Something was opened or pressed: what it brings may have to wait. Looks until nothing does. */
  readonly look: () => void
}

/** Watches how long what is in sight waits. Looks only while something does. */
export const followWaiting = ({ clock, isWaiting }: Deps): Waiting => {
  const isSlow$ = createState(false)
  /** How often it was looked at and still waited: a device clock that is set back meanwhile tells nothing wrong. */
  let looks = 0
  let timer: TimerHandle | undefined
  const again = (): void => {
    timer = clock.after(POLL_EVERY_MS, () => {
      looks = isWaiting() ? looks + 1 : 0
      isSlow$.set(looks * POLL_EVERY_MS > SLOW_MS)
      timer = undefined
      if (looks > 0) again()
    })
  }
  return {
    isSlow$: isSlow$.stream,
    look: () => {
      if (timer === undefined) again()
    },
  }
}
