import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LockPort } from '../../application/ports/lock-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import { createLeaseLock } from './lease-lock.ts'

type Manager = Pick<LockManager, 'request'>

/**
 * The browser's Web Locks, which are released when a tab closes and granted in order. Where the browser refuses them
 * (a sandboxed frame), `otherwise` is used.
 */
export const createWebLocks = (otherwise: LockPort, locks: Manager = navigator.locks): LockPort => ({
  request: (name, listener) => {
    const waiting = new AbortController()
    let isReleased = false
    let isHeld = false
    let release = (): void => waiting.abort()
    let instead: { release(): void } | undefined

    const hold = (): Promise<void> | undefined => {
      if (isReleased) return undefined
      isHeld = true
      const held = new Promise<void>((done) => {
        release = done
      })
      listener.held()
      return held
    }

    const ended = (): void => {
      if (isReleased) return
      // A held lock only ends unexpectedly when another tab steals it.
      if (isHeld) listener.lost()
      else instead = otherwise.request(name, listener)
    }

    locks.request(`lintas-${name}`, { signal: waiting.signal }, hold).catch(ended)
    return {
      release: () => {
        if (isReleased) return
        isReleased = true
        release()
        instead?.release()
      },
    }
  },
})

/** Web Locks on secure pages, leases on plain http. */
export const createBrowserLocks = (clock: ClockPort, random: RandomPort): LockPort => {
  const lease = createLeaseLock({ clock, random })
  // Typed as always present, but missing on pages over plain http.
  const locks: LockManager | undefined = navigator.locks
  return locks ? createWebLocks(lease, locks) : lease
}
