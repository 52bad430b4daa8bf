import type { BeaconPort } from '../../application/ports/beacon-port.ts'
import { noteOf } from '../../domain/field-view/field-note.ts'
import { writeReport } from '../../domain/field-view/field-report.ts'
import type { Vital } from '../../domain/field-view/vitals.ts'

/** What a closing page can still read synchronously. */
export type LeavingPage = {
  /** Calls back once, when the page is left, for good or not. */
  readonly whenLeft: (run: () => void) => { stop(): void }
  readonly firstPaintMs: () => number | undefined
  readonly firstByteMs: () => number | undefined
}

/** Detects in a browser that the page is left. */
export const browserLeaving = (page: Window = window): LeavingPage => ({
  whenLeft: (run) => {
    page.addEventListener('pagehide', run, { once: true })
    return { stop: () => page.removeEventListener('pagehide', run) }
  },
  firstPaintMs: () => page.performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  firstByteMs: () => {
    const [entry] = page.performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming | undefined)?.responseStart || undefined
  },
})

/** The report of a page that is left before the field view is loaded. */
export type LeftEarly = {
  /** The field view is loaded. Returns the metrics already reported, because a page may come back. */
  readonly takeOver: () => ReadonlySet<Vital>
}

/** Until the field view is loaded: if the page is left before that, reports the two metrics known by then. */
export const reportLeftEarly = (leaving: LeavingPage, beacon: BeaconPort, page: string): LeftEarly => {
  const reported = new Set<Vital>()
  const tell = (name: Vital, value: number | undefined) => {
    const note = value !== undefined && noteOf('web-vital', { name, value, page })
    if (!note) return []
    reported.add(name)
    return [{ note, count: 1 }]
  }
  const waiting = leaving.whenLeft(() => {
    const notes = [...tell('FCP', leaving.firstPaintMs()), ...tell('TTFB', leaving.firstByteMs())]
    if (notes.length > 0) beacon.send(writeReport(notes))
  })
  return {
    takeOver: () => {
      waiting.stop()
      return reported
    },
  }
}
