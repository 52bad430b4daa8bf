import { useEffect, useRef, useState } from 'react'
import { useSurroundings } from './use-app.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Whole seconds until a time (seconds since 1970), never below 0; undefined without one. */
export const useCountdown = (until: number | undefined): number | undefined => {
  const { clock } = useSurroundings()
  const left = (): number | undefined =>
    until === undefined ? undefined : Math.max(0, Math.ceil(until - clock.now() / SECOND_MS))
  const [, redraw] = useState(0)
  const seconds = left()
  const isOver = seconds === undefined || seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const update = (): void => {
      redraw((count) => count + 1)
      timer = clock.after(SECOND_MS, update)
    }
    let timer = clock.after(SECOND_MS, update)
    return () => timer.cancel()
  }, [clock, isOver])
  return seconds
}

/**
 * A text or number that depends on the time: updated at each full minute, and when the page becomes visible, so that
 * "today" changes at midnight on an open page.
 */
export const useTimed = <T extends string | number>(valueAt: (nowSeconds: number) => T): T => {
  const { clock, lifecycle } = useSurroundings()
  const [, redraw] = useState(0)
  const value = valueAt(clock.now() / SECOND_MS)
  const latest = useRef({ valueAt, value })
  useEffect(() => {
    latest.current = { valueAt, value }
  })
  useEffect(() => {
    const update = (): void => {
      const { valueAt, value } = latest.current
      if (valueAt(clock.now() / SECOND_MS) !== value) redraw((count) => count + 1)
    }
    const wait = () =>
      clock.after(MINUTE_MS - (clock.now() % MINUTE_MS), () => {
        update()
        timer = wait()
      })
    let timer = wait()
    // Timers do not run while a device sleeps.
    const lifeSubscription = lifecycle.life$.subscribe(({ isVisible }) => {
      if (isVisible) update()
    })
    return () => {
      timer.cancel()
      lifeSubscription.unsubscribe()
    }
  }, [clock, lifecycle])
  return value
}
