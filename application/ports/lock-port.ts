/** Receives the result of a lock request; never called before `request` has returned. */
export interface LockListener {
  /** This tab has the lock now. */
  held(): void
  /** The lock was taken from this tab; not called after `release`. */
  lost(): void
}

/**
 * Named locks, each held by one tab of this browser at a time; the next waiting tab gets it when the holder releases
 * it or closes.
 */
export interface LockPort {
  request(name: string, listener: LockListener): { release(): void }
}
