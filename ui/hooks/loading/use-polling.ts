import { useEffect } from 'react'
import { useApp } from '../use-app.ts'
import { useStream } from '../use-stream.ts'

/** How often, in milliseconds, what the server may change is loaded again while it is shown. */
export const POLL_EVERY_MS = 15_000

/** Calls `look` every 15 seconds while `isWanted`, the page is visible and the device online. */
export const usePolling = (isWanted: boolean, look: () => unknown): void => {
  const { clock, lifecycle } = useApp()
  const { isVisible, isOnline } = useStream(lifecycle.life$)
  const isPolling = isWanted && isVisible && isOnline
  useEffect(() => {
    if (!isPolling) return undefined
    const again = (): void => {
      look()
      timer = clock.after(POLL_EVERY_MS, again)
    }
    let timer = clock.after(POLL_EVERY_MS, again)
    return () => timer.cancel()
  }, [isPolling, clock, look])
}
