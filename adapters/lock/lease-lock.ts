import type { ClockPort, TimerHandle } from '../../application/ports/clock-port.ts'
import type { LockPort } from '../../application/ports/lock-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import { createLeaseArea, type LeaseArea } from './lease-area.ts'

/** A lease that is not renewed for this long is free. */
const LEASE_MS = 1_500
const RENEW_MS = 500
const LOOK_MS = 250
// Tabs that write at the same moment see who was last when this has passed.
const SETTLE_MS = 100

type Deps = { readonly clock: ClockPort; readonly random: RandomPort; readonly area?: LeaseArea }

/**
 * Locks for pages without Web Locks (plain http): a lease in localStorage that its holder keeps renewing. A tab that
 * ends, or is throttled, loses it within two seconds. Who of those that wait gets it is open.
 */
export const createLeaseLock = ({ clock, random, area = createLeaseArea() }: Deps): LockPort => ({
  request: (name, listener) => {
    const owner = random.hexId()
    let timer: TimerHandle | undefined
    let phase: 'waiting' | 'claiming' | 'held' | 'over' = 'waiting'

    const later = (delayMs: number, run: () => void): void => {
      timer?.cancel()
      timer = clock.after(delayMs, run)
    }

    /** Free, run out, or from a clock that was set back since. */
    const isFree = (): boolean => {
      const lease = area.read(name)
      return !lease || lease.until <= clock.now() || lease.until > clock.now() + LEASE_MS
    }
    const isOurs = (): boolean => area.read(name)?.owner === owner
    const write = (): void => area.write(name, { owner, until: clock.now() + LEASE_MS })

    const look = (): void => {
      if (isFree()) {
        phase = 'claiming'
        write()
        later(SETTLE_MS, settle)
      } else {
        phase = 'waiting'
        later(LOOK_MS, look)
      }
    }

    const settle = (): void => {
      if (isOurs() || !area.isKept()) {
        phase = 'held'
        later(RENEW_MS, renew)
        listener.held()
      } else look()
    }

    const renew = (): void => {
      if (isOurs() || isFree()) {
        write()
        later(RENEW_MS, renew)
      } else lose()
    }

    const end = (): void => {
      phase = 'over'
      timer?.cancel()
      watch.stop()
      leaving.stop()
    }

    const lose = (): void => {
      end()
      listener.lost()
    }

    // Timers of a tab in the background are slow; the word of another tab's write is not.
    const watch = area.watch(name, () => {
      if (phase === 'waiting') look()
      else if (phase === 'held' && !isOurs() && !isFree()) lose()
    })
    const leaving = area.onLeave(() => {
      if (isOurs()) area.remove(name)
    })
    later(0, look)

    return {
      release: () => {
        if (phase === 'over') return
        const wasOurs = isOurs()
        end()
        if (wasOurs) area.remove(name)
      },
    }
  },
})
