import type { ClockPort } from '../../ports/clock-port.ts'
import type { LifecyclePort } from '../../ports/lifecycle-port.ts'
import type { TabNote } from './tab-notes.ts'

/** A visible tab answers at once; none that is hidden is waited for. */
const ANSWER_MS = 300

/** Whether somebody looks at another tab of the account: then that one tells the news, and not this one too. */
export type Sight = {
  readonly isSeenElsewhere: () => Promise<boolean>
  readonly noted: (note: TabNote) => void
}

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly say: (note: TabNote) => void
}

/** Asked each time and never remembered: a tab that has crashed says nothing of it. */
export const createSight = ({ clock, lifecycle, say }: Deps): Sight => {
  let answered: (() => void) | undefined
  let asking: Promise<boolean> | undefined

  const ask = (): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      const end = (isSeen: boolean): void => {
        timer.cancel()
        answered = undefined
        resolve(isSeen)
      }
      const timer = clock.after(ANSWER_MS, () => end(false))
      answered = () => end(true)
      say({ kind: 'who-sees' })
    })

  return {
    isSeenElsewhere: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    noted: ({ kind }) => {
      if (kind === 'seen') answered?.()
      if (kind === 'who-sees' && lifecycle.life$.value.isVisible) say({ kind: 'seen' })
    },
  }
}
