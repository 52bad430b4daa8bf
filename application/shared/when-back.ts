import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'

/** Out of sight for so long, a page may show what another device, a courier or a bank has changed since. */
const AWAY_MS = 300_000

type Deps = { readonly clock: ClockPort; readonly lifecycle: LifecyclePort }

/**
 * Calls whenever the page is there again after five minutes out of sight, or after any time that the browser had it
 * frozen, as in its back-forward cache, where nothing that other tabs tell arrives. Not without a network: who asks
 * the host then asks again by itself when there is one.
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
    // Either way: a device clock may have been set back meanwhile.
    const isLong = leftAt !== undefined && Math.abs(clock.now() - leftAt) >= AWAY_MS
    if (isOnline && (isLong || wasFrozen)) back()
    leftAt = undefined
    wasFrozen = false
  })
}
