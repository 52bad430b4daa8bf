import { useEffect, useState } from 'react'
import { useApp } from './use-app.ts'

const SECOND_MS = 1000

/** Whole seconds until an instant (seconds since 1970), never below 0; undefined when there is none. */
export const useCountdown = (until: number | undefined): number | undefined => {
  const { clock } = useApp()
  const left = (): number | undefined =>
    until === undefined ? undefined : Math.max(0, Math.ceil(until - clock.now() / SECOND_MS))
  const [, redraw] = useState(0)
  const seconds = left()
  const isOver = seconds === undefined || seconds === 0
  useEffect(() => {
    if (isOver) return undefined
    const again = (): void => {
      redraw((count) => count + 1)
      timer = clock.after(SECOND_MS, again)
    }
    let timer = clock.after(SECOND_MS, again)
    return () => timer.cancel()
  }, [clock, isOver])
  return seconds
}
