import { followField } from '../../application/field-view/follow-field.ts'
import type { BeaconPort } from '../../application/ports/beacon-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { Vital } from '../../domain/field-view/vitals.ts'
import type { FollowedLog } from '../log/followed-log.ts'
import { browserSource, watchVitals } from '../vitals/browser-vitals.ts'

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: FollowedLog
  readonly beacon: BeaconPort
}

/** Starts reporting field measurements by the beacon (docs/field-view.md). */
export const startFieldView = (
  { clock, lifecycle, log, beacon }: Deps,
  pageOf: (path: string) => string,
  reported: ReadonlySet<Vital>,
): void => {
  // First, so that measurements made when the page is hidden are part of that report.
  watchVitals(
    browserSource(() => pageOf(location.pathname)),
    (name, value, page) => {
      if (!reported.has(name)) log.write('debug', 'web-vital', { name, value, page })
    },
  )
  log.follow(followField({ clock, lifecycle, beacon }))
}
