import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LockPort } from '../../application/ports/lock-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import { createLateLock } from './late-lock.ts'
import { createWebLocks } from './web-locks.ts'

/** The best that this page has: Web Locks where it is secure, leases over plain http. */
export const createBrowserLocks = (clock: ClockPort, random: RandomPort): LockPort => {
  const lease = createLateLock(clock, async () =>
    (await import('./lease-lock.ts')).createLeaseLock({ clock, random }),
  )
  // Typed as always there, though a page over plain http has none.
  const locks: LockManager | undefined = navigator.locks
  return locks ? createWebLocks(lease, locks) : lease
}
