import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import { createState, type StateStream } from './streams.ts'

/** Requirement E7: how long, in milliseconds, a removal can be undone. */
const UNDO_MS = 5000

/** Rows that are deleted after a delay in which it can be undone. */
export type Removals<K> = {
  /** Rows about to be deleted, with their version at that time; their place offers to undo. */
  readonly pending$: StateStream<ReadonlyMap<K, string | undefined>>
  /** `version`: identifies the row's current content, such as the number of its last message. */
  readonly remove: (key: K, version: string | undefined) => void
  readonly undo: (key: K) => void
  /** Call with the current rows: a row with new content is not deleted, because nobody has read it. */
  readonly follow: (rows: Iterable<readonly [key: K, version: string | undefined]>) => void
  /**
   * Call when the rows come into view; call the returned function when they leave it. Leaving the list or the page
   * ends the delay: pending rows are deleted then and do not come back with the next page.
   */
  readonly attend: () => () => void
}

type Deps<K> = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly remove: (key: K) => void
}

/** Deletes rows after five seconds in which it can be undone. */
export const createRemovals = <K>({ clock, lifecycle, remove }: Deps<K>): Removals<K> => {
  const pending$ = createState<ReadonlyMap<K, string | undefined>>(new Map())
  const timers = new Map<K, TimerHandle>()

  const forget = (key: K): void => {
    timers.get(key)?.cancel()
    timers.delete(key)
    pending$.update((pending) => new Map([...pending].filter(([one]) => one !== key)))
  }

  const end = (key: K): void => {
    forget(key)
    remove(key)
  }

  const finish = (): void => {
    for (const key of [...timers.keys()]) end(key)
  }

  return {
    pending$: pending$.stream,
    remove: (key, version) => {
      if (timers.has(key)) return
      timers.set(
        key,
        clock.after(UNDO_MS, () => end(key)),
      )
      pending$.update((pending) => new Map(pending).set(key, version))
    },
    undo: forget,
    follow: (rows) => {
      const pending = pending$.value
      for (const [key, version] of rows) if (pending.has(key) && pending.get(key) !== version) forget(key)
    },
    attend: () => {
      const lifeSubscription = lifecycle.life$.subscribe(({ isLeaving }) => {
        if (isLeaving) finish()
      })
      return () => {
        lifeSubscription.unsubscribe()
        finish()
      }
    },
  }
}
