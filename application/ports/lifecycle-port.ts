import type { StateStream } from '../shared/state-stream.ts'

/** `isFrozen`: the page is kept but does not run (frozen by the browser, or in the back-forward cache). */
export type PageLife = { readonly isOnline: boolean; readonly isVisible: boolean; readonly isFrozen: boolean }

/** Whether the device has a network, and whether the page can be seen and runs. */
export interface LifecyclePort {
  readonly life$: StateStream<PageLife>
}
