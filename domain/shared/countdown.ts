/** What is left until an instant, in whole units; never negative. */
export type Countdown = {
  readonly isOver: boolean
  readonly hours: number
  readonly minutes: number
  readonly seconds: number
}

/** Time left at `nowMs` until `untilSeconds` (seconds since 1970). A begun second counts as a whole one. */
export const countdownTo = (untilSeconds: number, nowMs: number): Countdown => {
  const left = Math.max(0, Math.ceil(untilSeconds - nowMs / 1000))
  return {
    isOver: left === 0,
    hours: Math.floor(left / 3600),
    minutes: Math.floor((left % 3600) / 60),
    seconds: left % 60,
  }
}
