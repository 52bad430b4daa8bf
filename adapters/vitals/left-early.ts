import type { BeaconPort } from '../../application/ports/beacon-port.ts'
import { noteOf } from '../../domain/field-view/field-note.ts'
import { writeReport } from '../../domain/field-view/field-report.ts'
import type { Vital } from '../../domain/field-view/vitals.ts'

/** What a page that is being left can still ask without waiting. */
export type LeavingPage = {
  /** Calls once, when the page is left, be it for good or not. */
  readonly whenLeft: (run: () => void) => { stop(): void }
  readonly firstPaintMs: () => number | undefined
  readonly firstByteMs: () => number | undefined
}

/** How a page is left, as the browser tells it. */
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

/** The report of a page that was left before the field view was loaded. */
export type LeftEarly = {
  /** The whole watch is there. Gives what need not be told a second time: a page may come back. */
  readonly takeOver: () => ReadonlySet<Vital>
}

/** Until the watch of the vitals has come: a page that is left before tells the two that it knows by then. */
export const reportLeftEarly = (leaving: LeavingPage, beacon: BeaconPort, page: string): LeftEarly => {
  const told = new Set<Vital>()
  const tell = (name: Vital, value: number | undefined) => {
    const note = value !== undefined && noteOf('web-vital', { name, value, page })
    if (!note) return []
    told.add(name)
    return [{ note, count: 1 }]
  }
  const waiting = leaving.whenLeft(() => {
    const notes = [...tell('FCP', leaving.firstPaintMs()), ...tell('TTFB', leaving.firstByteMs())]
    if (notes.length > 0) beacon.send(writeReport(notes))
  })
  return {
    takeOver: () => {
      waiting.stop()
      return told
    },
  }
}
