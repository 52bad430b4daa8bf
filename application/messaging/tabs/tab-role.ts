import type { LifecyclePort } from '../../ports/lifecycle-port.ts'
import type { LockPort } from '../../ports/lock-port.ts'

/** Whether this tab leads, and so holds the socket (decision 13). */
export type TabRole = {
  readonly isLeading: () => boolean
  /** Lets another tab lead, and waits for the lock again. */
  readonly yieldLead: () => void
  readonly dispose: () => void
}

type Deps = {
  readonly locks: LockPort
  readonly lifecycle: LifecyclePort
  readonly name: string
  readonly lead: () => void
  readonly follow: () => void
}

/** Leads while it holds the lock. A tab that is frozen releases it, as it would not answer the others. */
export const createTabRole = ({ locks, lifecycle, name, lead, follow }: Deps): TabRole => {
  let isLeading = false
  let request: { release(): void } | undefined

  const stepDown = (): void => {
    if (!isLeading) return
    isLeading = false
    follow()
  }

  const stand = (): void => {
    request ??= locks.request(name, {
      held: () => {
        isLeading = true
        lead()
      },
      lost: () => {
        request = undefined
        stepDown()
        stand()
      },
    })
  }

  const letGo = (): void => {
    stepDown()
    request?.release()
    request = undefined
  }

  const living = lifecycle.life$.subscribe(({ isFrozen }) => {
    if (isFrozen) letGo()
    else stand()
  })

  return {
    isLeading: () => isLeading,
    yieldLead: () => {
      letGo()
      stand()
    },
    dispose: () => {
      living.unsubscribe()
      letGo()
    },
  }
}
