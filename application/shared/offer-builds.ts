import { filter } from 'rxjs'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { BuildEvents, NewBuild } from '../ports/service-worker-port.ts'
import type { Notices } from './notices.ts'
import type { StateStream } from './streams.ts'

/** How often, in milliseconds, an open page checks for a new build when it becomes visible. */
const ASK_EVERY_MS = 3_600_000

/** Milliseconds after a navigation until the previous page is gone and the new one rendered. */
const SETTLED_MS = 1_000

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly notices: Pick<Notices, 'show'>
  /** The page that is shown; `hasFailed` when its code could not be loaded. */
  readonly place$: StateStream<{ readonly hasFailed: boolean } | undefined>
  /** Whether a reload would lose something now. */
  readonly isBusy: () => boolean
  /** Starts to follow new builds. */
  readonly follow: (events: BuildEvents) => NewBuild
  readonly reload: () => void
}

/**
 * Offers a new build when nothing is in progress: at once, on the next page where that is so, and whenever the page
 * becomes visible again. Reloads the page, once nothing is lost, when another tab has taken one over.
 */
export const offerBuilds = (deps: Deps): void => {
  const { clock, lifecycle, notices, place$, isBusy, follow, reload } = deps
  let isDue = false
  let isReady = false
  let settled: TimerHandle | undefined
  let askedAt = clock.now()
  const offer = (): void => {
    if (!isReady || isBusy()) return
    isDue = false
    notices.show('info', { kind: 'key', key: 'offline.newVersion' }, { key: 'reload', run: builds.take })
  }
  const builds = follow({
    onReady: () => {
      isReady = true
      isDue = true
      void Promise.resolve().then(offer)
    },
    onReplaced: () => {
      let isReloading = false
      place$.pipe(filter(() => !isReloading && !isBusy())).subscribe(() => {
        isReloading = true
        reload()
      })
    },
  })
  let { isVisible: wasVisible } = lifecycle.life$.value
  lifecycle.life$.subscribe(({ isVisible }) => {
    // Going offline and online does not count as becoming visible.
    const isNewLook = isVisible && !wasVisible
    wasVisible = isVisible
    if (!isVisible) return
    if (isNewLook) void Promise.resolve().then(offer)
    // Absolute difference: a device clock that was set back must not postpone it.
    if (Math.abs(clock.now() - askedAt) < ASK_EVERY_MS) return
    askedAt = clock.now()
    void builds.ask()
  })
  place$.subscribe((place) => {
    if (place?.hasFailed && lifecycle.life$.value.isOnline) void builds.recover()
    settled?.cancel()
    if (isDue) settled = clock.after(SETTLED_MS, offer)
  })
}
