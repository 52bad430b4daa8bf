import type { App } from '../../../application/app.ts'
import type { TimerHandle } from '../../../application/ports/clock-port.ts'
import type { Navigator } from '../../navigation/navigator.ts'
import { isBusy } from './is-busy.ts'
import { followBuilds } from './new-build.ts'

/** How often a page that stays open asks for a new build, when it is looked at again. */
const ASK_EVERY_MS = 3_600_000

/** After this on another page what was left is gone, and what is there has been rendered. */
const SETTLED_MS = 1_000

/**
 * Tells of a new build when nothing is under way: at once, on the first page where that is so, and again whenever the
 * page is looked at anew.
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
    // A network that comes and goes is no new look.
    const isNewLook = isVisible && !wasVisible
    wasVisible = isVisible
    if (!isVisible) return
    if (isNewLook) queueMicrotask(offer)
    // Either way: a device clock that was set back must not put it off.
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
