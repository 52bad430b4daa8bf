import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'

/** Five minutes: after so long out of sight, a page may show what has changed since on another device or at the server. */
const AWAY_MS = 300_000

type Deps = { readonly clock: ClockPort; readonly lifecycle: LifecyclePort }

/**
 * Calls `back` whenever the page is visible again after five minutes out of sight, or after it was frozen for any time
 * (as in the back-forward cache), when it misses what other tabs announce. Not offline: what is asked again when the
 * network is back is not this function's business.
 */
export const whenBack = ({ clock, lifecycle }: Deps, back: () => void): void => {
  let leftAt: number | undefined
  let wasFrozen = false
  lifecycle.life$.subscribe(({ isVisible, isFrozen, isOnline }) => {
    wasFrozen ||= isFrozen
    if (!isVisible || isFrozen) {
      leftAt ??= clock.now()
      return
    }
    // The absolute difference, as the device clock may have been set back meanwhile.
    const isLong = leftAt !== undefined && Math.abs(clock.now() - leftAt) >= AWAY_MS
    if (isOnline && (isLong || wasFrozen)) back()
    leftAt = undefined
    wasFrozen = false
  })
}
