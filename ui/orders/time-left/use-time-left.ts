import { useEffect, useRef } from 'react'
import { useCountdown } from '../../hooks/use-countdown.ts'

/** Whole seconds in which an order can still be paid; `onOver` is told once they have run out while this is shown. */
export const useTimeLeft = (until: number | undefined, onOver: () => void): number | undefined => {
  const seconds = useCountdown(until)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && seconds === 0) onOver()
    wasRunning.current = seconds !== undefined && seconds > 0
  }, [seconds, onOver])
  return seconds
}
