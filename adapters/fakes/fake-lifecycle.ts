import type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'
import { createState } from '../../application/shared/streams.ts'

/** A page's life that a test leads: visible, frozen, online. */
export type FakeLifecycle = LifecyclePort & {
  /** Changes what is given and leaves the rest. */
  readonly set: (change: Partial<PageLife>) => void
}

/** A page that a test hides, freezes and takes off the network. */
export const createFakeLifecycle = (start: Partial<PageLife> = {}): FakeLifecycle => {
  const life$ = createState<PageLife>({ isOnline: true, isVisible: true, isFrozen: false, ...start })
  const set = (change: Partial<PageLife>): void => {
    const next = { ...life$.value, ...change }
    const parts = ['isOnline', 'isVisible', 'isFrozen', 'isLeaving'] as const
    if (parts.some((part) => next[part] !== life$.value[part])) life$.set(next)
  }
  return { life$: life$.stream, set }
}
