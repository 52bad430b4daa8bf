import type { StateStream } from '../shared/state-stream.ts'

/** What the app may count on just now; a host without a page is online, visible and awake. */
export type PageLife = {
  readonly isOnline: boolean
  readonly isVisible: boolean
  /** The page is kept but does not run (frozen by the browser, or in the back-forward cache). */
  readonly isFrozen: boolean
  /** Another page takes its place: calls under way are cut off, which says nothing of the host. Absent: not told here. */
  readonly isLeaving?: boolean
}

/** Whether the device has a network, and whether the page can be seen and runs. */
export interface LifecyclePort {
  readonly life$: StateStream<PageLife>
}
