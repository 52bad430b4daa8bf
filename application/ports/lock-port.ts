/** Told in a later turn, never before `request` has returned. */
export interface LockListener {
  held(): void
  /** The lock was taken away; not told after `release`. */
  lost(): void
}

/** Named locks of which one tab of this browser holds each. Who waits gets it when the holder lets go or ends. */
export interface LockPort {
  request(name: string, listener: LockListener): { release(): void }
}
