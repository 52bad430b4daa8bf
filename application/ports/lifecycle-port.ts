import type { StateStream } from '../shared/state-stream.ts'

export type PageLife = { readonly isOnline: boolean; readonly isVisible: boolean }

/** Whether the device has a network and the page can be seen. */
export interface LifecyclePort {
  readonly life$: StateStream<PageLife>
}
