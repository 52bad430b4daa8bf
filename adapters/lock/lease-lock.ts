import type { ClockPort, TimerHandle } from '../../application/ports/clock-port.ts'
import type { LockPort } from '../../application/ports/lock-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'

type Lease = { readonly owner: string; readonly until: number }
type Watch = { stop(): void }

/** Storage for leases that all tabs see. */
export type LeaseArea = {
  readonly read: (name: string) => Lease | undefined
  readonly write: (name: string, lease: Lease) => void
  readonly remove: (name: string) => void
  /** False where nothing can be written, so that tabs cannot see each other. */
  readonly isKept: () => boolean
  /** Calls back when another tab has changed the lease. */
  readonly watch: (name: string, changed: () => void) => Watch
  /** Calls back when the page is left. */
  readonly onLeave: (left: () => void) => Watch
}

type Frame = Pick<Window, 'addEventListener' | 'removeEventListener'>

const keyOf = (name: string): string => `lintas_lock_${name}`

const isLease = (value: unknown): value is Lease =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'until' in value &&
  typeof value.until === 'number'

/** Leases in localStorage. A page without access to it has its locks for itself. */
export const createLeaseArea = (
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  frame: Frame = window,
): LeaseArea => {
  let isKept = true

  const attempt = <T>(run: () => T): T | undefined => {
    try {
      return run()
    } catch {
      return undefined
    }
  }

  const listen = (event: 'storage' | 'pagehide', run: (event: Event) => void): Watch => {
    frame.addEventListener(event, run)
    return { stop: () => frame.removeEventListener(event, run) }
  }

  return {
    read: (name) =>
      attempt(() => {
        const value: unknown = JSON.parse(storage().getItem(keyOf(name)) ?? 'null')
        return isLease(value) ? value : undefined
      }),
    write: (name, lease) => {
      const written = attempt(() => {
        storage().setItem(keyOf(name), JSON.stringify(lease))
        return true
      })
      isKept = written === true
    },
    remove: (name) => void attempt(() => storage().removeItem(keyOf(name))),
    isKept: () => isKept,
    watch: (name, changed) =>
      listen('storage', (event) => {
        // No key: the storage was cleared.
        const { key } = event as StorageEvent
        if (key === keyOf(name) || key === null) changed()
      }),
    onLeave: (left) => listen('pagehide', left),
  }
}

/** A lease that is not renewed for this long is free. */
const LEASE_MS = 1_500
const RENEW_MS = 500
const RETRY_MS = 250
// Tabs that write at the same moment see after this time which write was last.
const SETTLE_MS = 100

type Deps = { readonly clock: ClockPort; readonly random: RandomPort; readonly area?: LeaseArea }

/**
 * Locks for pages without Web Locks (plain http): a lease in localStorage that its holder renews. A tab that closes
 * or is throttled loses it within two seconds. Waiting tabs get it in no particular order.
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

    /** Free, expired, or written before the clock was set back. */
    const isFree = (): boolean => {
      const lease = area.read(name)
      return !lease || lease.until <= clock.now() || lease.until > clock.now() + LEASE_MS
    }
    const isOurs = (): boolean => area.read(name)?.owner === owner
    const write = (): void => area.write(name, { owner, until: clock.now() + LEASE_MS })

    const tryClaim = (): void => {
      if (isFree()) {
        phase = 'claiming'
        write()
        later(SETTLE_MS, settle)
      } else {
        phase = 'waiting'
        later(RETRY_MS, tryClaim)
      }
    }

    const settle = (): void => {
      if (isOurs() || !area.isKept()) {
        phase = 'held'
        later(RENEW_MS, renew)
        listener.held()
      } else tryClaim()
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

    // Timers of background tabs are throttled; storage events are not.
    const watch = area.watch(name, () => {
      if (phase === 'waiting') tryClaim()
      else if (phase === 'held' && !isOurs() && !isFree()) lose()
    })
    const leaving = area.onLeave(() => {
      if (isOurs()) area.remove(name)
    })
    later(0, tryClaim)

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
