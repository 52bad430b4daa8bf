import { useEffect } from 'react'
import { useApp } from '../use-app.ts'
import { useStream } from '../use-stream.ts'

/** How often something that others decide is looked after while it is shown. */
export const POLL_EVERY_MS = 15_000

/** Looks every now and then, as long as it is wanted, somebody can see the page, and there is a network. */
export const usePolling = (isWanted: boolean, look: () => unknown): void => {
  const { clock, lifecycle } = useApp()
  const { isVisible, isOnline } = useStream(lifecycle.life$)
  const looks = isWanted && isVisible && isOnline
  useEffect(() => {
    if (!looks) return undefined
    const again = (): void => {
      look()
      timer = clock.after(POLL_EVERY_MS, again)
    }
    let timer = clock.after(POLL_EVERY_MS, again)
    return () => timer.cancel()
  }, [looks, clock, look])
}
