import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import { createState } from '../../application/shared/streams.ts'

/** For hosts without a page: always online, always visible. */
export const createSteadyLifecycle = (): LifecyclePort => ({
  life$: createState({ isOnline: true, isVisible: true, isFrozen: false }).stream,
})

/** For a page rendered on a server: online, but not visible. */
export const createUnseenLifecycle = (): LifecyclePort => ({
  life$: createState({ isOnline: true, isVisible: false, isFrozen: false }).stream,
})
