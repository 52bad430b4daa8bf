import type { LifecyclePort, PageLife } from '../../application/ports/lifecycle-port.ts'
import type { LogLevel, LogPort } from '../../application/ports/log-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import { createState } from '../../application/shared/streams.ts'

/** A page lifecycle that a test controls: visible, frozen, online. */
export type FakeLifecycle = LifecyclePort & {
  /** Changes the given fields. */
  readonly set: (change: Partial<PageLife>) => void
}

/** A page that a test hides, freezes and takes offline. */
export const createFakeLifecycle = (start: Partial<PageLife> = {}): FakeLifecycle => {
  const life$ = createState<PageLife>({ isOnline: true, isVisible: true, isFrozen: false, ...start })
  const set = (change: Partial<PageLife>): void => {
    const next = { ...life$.value, ...change }
    const parts = ['isOnline', 'isVisible', 'isFrozen', 'isLeaving'] as const
    if (parts.some((part) => next[part] !== life$.value[part])) life$.set(next)
  }
  return { life$: life$.stream, set }
}

type Written = {
  readonly level: LogLevel
  readonly event: string
  readonly fields?: Readonly<Record<string, string | number | boolean>>
}

/** A log that records its lines for a test. */
export const createFakeLog = (): LogPort & { readonly written: Written[] } => {
  const written: Written[] = []
  return {
    written,
    write: (level, event, fields) => void written.push({ level, event, ...(fields ? { fields } : {}) }),
  }
}

/** Ids that count up: the first is 0...01. */
export const createFakeRandom = (): RandomPort => {
  let count = 0
  return {
    hexId: () => {
      count += 1
      return count.toString(16).padStart(32, '0')
    },
  }
}
