type Lease = { readonly owner: string; readonly until: number }
type Watch = { stop(): void }

/** Where tabs see each other's leases. */
export type LeaseArea = {
  readonly read: (name: string) => Lease | undefined
  readonly write: (name: string, lease: Lease) => void
  readonly remove: (name: string) => void
  /** False where nothing can be written: no tab could know of another. */
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

/** Leases in localStorage. A page that may not use it is alone with its locks. */
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
        // No key: everything was cleared.
        const { key } = event as StorageEvent
        if (key === keyOf(name) || key === null) changed()
      }),
    onLeave: (left) => listen('pagehide', left),
  }
}
