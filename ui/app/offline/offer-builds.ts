import type { App } from '../../../application/app.ts'
import type { TimerHandle } from '../../../application/ports/clock-port.ts'
import type { Navigator } from '../../navigation/navigator.ts'
import { isBusy } from './is-busy.ts'
import { followBuilds } from './new-build.ts'

/** How often, in milliseconds, an open page checks for a new build when it becomes visible. */
const ASK_EVERY_MS = 3_600_000

/** Milliseconds after a navigation until the previous page is gone and the new one rendered. */
const SETTLED_MS = 1_000

/**
 * Offers a new build when nothing is in progress: at once, on the next page where that is so, and whenever the page
 * becomes visible again.
 */
export const offerBuilds = (
  { clock, lifecycle, notices }: Pick<App, 'clock' | 'lifecycle' | 'notices'>,
  { place$ }: Pick<Navigator, 'place$'>,
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
): void => {
  let isDue = false
  let isReady = false
  let settled: TimerHandle | undefined
  let askedAt = clock.now()
  const busy = (): boolean => isBusy(place$.value)
  const offer = (): void => {
    if (!isReady || busy()) return
    isDue = false
    notices.show('info', { kind: 'key', key: 'offline.newVersion' }, { key: 'reload', run: builds.take })
  }
  const builds = followBuilds({
    workers,
    registration,
    place$,
    isBusy: busy,
    reload: () => location.reload(),
    onReady: () => {
      isReady = true
      isDue = true
      queueMicrotask(offer)
    },
  })
  let { isVisible: wasVisible } = lifecycle.life$.value
  lifecycle.life$.subscribe(({ isVisible }) => {
    // Going offline and online does not count as becoming visible.
    const isNewLook = isVisible && !wasVisible
    wasVisible = isVisible
    if (!isVisible) return
    if (isNewLook) queueMicrotask(offer)
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
