import { type FieldNote, noteOf } from '../../domain/field-view/field-note.ts'
import { type CountedNote, MAX_NOTES, writeReport } from '../../domain/field-view/field-report.ts'
import type { BeaconPort } from '../ports/beacon-port.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'

/** How long, in milliseconds, notes are collected, so that a burst becomes one report. */
export const REPORT_AFTER_MS = 30_000
/** Most reports of one page: a page with more to report is known to be broken. */
export const MAX_REPORTS = 60

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly beacon: BeaconPort
}

/**
 * A log that also reports entries to the server as far as the field view allows (`domain/field-view`,
 * docs/field-view.md): collected for 30 seconds, and sent at once when the page is hidden, because it may not run
 * again.
 */
export const followField = ({ clock, lifecycle, beacon }: Deps): LogPort => {
  const counted = new Map<string, CountedNote>()
  let timer: TimerHandle | undefined
  let reports = 0
  let isGoing = false

  const report = (): void => {
    timer?.cancel()
    timer = undefined
    isGoing = false
    if (counted.size === 0) return
    const text = writeReport([...counted.values()])
    counted.clear()
    reports += 1
    beacon.send(text)
  }

  /** Sent together with other notes of the same moment, which for a closing page may be the last. */
  const reportSoon = (): void => {
    if (isGoing) return
    isGoing = true
    void Promise.resolve().then(report)
  }

  const add = (note: FieldNote): void => {
    const key = JSON.stringify(note)
    counted.set(key, { note, count: (counted.get(key)?.count ?? 0) + 1 })
    if (counted.size >= MAX_NOTES) report()
    else if (!lifecycle.life$.value.isVisible) reportSoon()
    else timer ??= clock.after(REPORT_AFTER_MS, report)
  }

  lifecycle.life$.subscribe(({ isVisible }) => {
    if (!isVisible) report()
  })
  return {
    write: (_level, event, fields) => {
      const note = reports < MAX_REPORTS ? noteOf(event, fields) : undefined
      if (note) add(note)
    },
  }
}
