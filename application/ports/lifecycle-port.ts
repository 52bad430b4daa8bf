import type { StateStream } from '../shared/streams.ts'

/** The state of the page and its network. A host without a page (Node) is online, visible and not frozen. */
export type PageLife = {
  readonly isOnline: boolean
  readonly isVisible: boolean
  /** The page is in memory but its code does not run: frozen by the browser, or in its back-forward cache. */
  readonly isFrozen: boolean
  /**
   * The page is unloading: the browser aborts its requests, so failures are not the server's. Undefined on hosts that
   * cannot tell.
   */
  readonly isLeaving?: boolean
}

/** Whether the device is online, and whether the page is visible and running. */
export interface LifecyclePort {
  readonly life$: StateStream<PageLife>
}
