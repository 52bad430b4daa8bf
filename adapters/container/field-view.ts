import { followField } from '../../application/field-view/follow-field.ts'
import type { BeaconPort } from '../../application/ports/beacon-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { Vital } from '../../domain/field-view/vitals.ts'
import type { OverheardLog } from '../log/overheard-log.ts'
import { browserSource, watchVitals } from '../vitals/browser-vitals.ts'

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: OverheardLog
  readonly beacon: BeaconPort
}

/** Begins to report by the beacon what is seen in the field (docs/field-view.md). */
export const startFieldView = (
  { clock, lifecycle, log, beacon }: Deps,
  pageOf: (path: string) => string,
  told: ReadonlySet<Vital>,
): void => {
  // First: what is measured when the page is hidden goes with the report of that moment.
  watchVitals(
    browserSource(() => pageOf(location.pathname)),
    (name, value, page) => {
      if (!told.has(name)) log.write('debug', 'web-vital', { name, value, page })
    },
  )
  log.follow(followField({ clock, lifecycle, beacon }))
}
