import type { LifecyclePort } from '../../ports/lifecycle-port.ts'
import type { LockPort } from '../../ports/lock-port.ts'

/** Which of a browser's tabs holds the socket (decision 13). */
export type TabRole = {
  readonly isLeading: () => boolean
  /** Lets another tab lead, and waits in line again. */
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

/** Waits for the lock and leads while it is held; a tab that is frozen lets go of it, as it could not answer. */
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
