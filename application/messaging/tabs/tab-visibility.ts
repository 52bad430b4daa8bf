import type { ClockPort } from '../../ports/clock-port.ts'
import type { LifecyclePort } from '../../ports/lifecycle-port.ts'
import type { TabChannel } from './tab-notes.ts'

/** How long, in milliseconds, an answer is waited for: a visible tab answers at once, a hidden one not at all. */
const ANSWER_MS = 300

/** Whether another tab of the account is visible: then that one shows notifications, and not this one. */
export type TabVisibility = {
  readonly isSeenElsewhere: () => Promise<boolean>
}

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly channel: Pick<TabChannel, 'say' | 'listen'>
}

/** The tabs are asked each time and the answer is not kept, as a tab that crashes does not tell. */
export const createTabVisibility = ({ clock, lifecycle, channel }: Deps): TabVisibility => {
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
      channel.say({ kind: 'who-sees' })
    })

  channel.listen(({ kind }) => {
    if (kind === 'seen') answered?.()
    if (kind === 'who-sees' && lifecycle.life$.value.isVisible) channel.say({ kind: 'seen' })
  })

  return {
    isSeenElsewhere: () => {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}
