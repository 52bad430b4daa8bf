import {
  addInteraction,
  addShift,
  type Interaction,
  interactionToNextPaint,
  NO_SHIFTS,
  type Vital,
} from '../../domain/field-view/vitals.ts'

type Tell = (name: Vital, value: number, page: string) => void

type ShiftEntry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
type EventEntry = PerformanceEntry & { readonly interactionId?: number }

/** Faster ones are good whatever their number. */
const SLOW_EVENT_MS = 40

/** What the browser reports, as far as the field view reads it. */
export type VitalsSource = {
  /** Calls for every entry of a kind, those before it included. Kinds that this browser has not are silent. */
  readonly watch: (kind: string, take: (entry: PerformanceEntry) => void) => { stop(): void }
  /** Calls once, when the page is hidden for the first time; at once when it has been seen and is hidden already. */
  readonly whenHidden: (run: () => void) => void
  /** The page at hand as a pattern, never as an address. */
  readonly page: () => string
}

/** Entries of a real browser. */
export const browserSource = (page: () => string): VitalsSource => ({
  watch: (kind, take) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(kind)) return { stop: () => undefined }
    const takeAll = (list: PerformanceEntryList): void => {
      for (const entry of list) take(entry)
    }
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()))
    const options = { type: kind, buffered: true, durationThreshold: SLOW_EVENT_MS }
    observer.observe(options)
    return {
      stop: () => {
        takeAll(observer.takeRecords())
        observer.disconnect()
      },
    }
  },
  whenHidden: (run) => {
    // On a short visit the page is hidden before this code has come. One that nobody has seen yet is no visit.
    const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0
    if (isSeen && document.visibilityState === 'hidden') return run()
    const hidden = (): void => {
      if (document.visibilityState !== 'hidden') return
      document.removeEventListener('visibilitychange', hidden, true)
      run()
    }
    // Captured, so that what is told here still goes into the reports that are sent at the same event.
    document.addEventListener('visibilitychange', hidden, true)
  },
  page,
})

/**
 * Web Vitals of this page load, each told once: FCP and TTFB when they are known, the others when the page is hidden
 * for the first time. LCP ends with the first input, because what is rendered later answers to that.
 */
export const watchVitals = (source: VitalsSource, tell: Tell): void => {
  const landing = source.page()
  let largestMs: number | undefined
  let shifts = NO_SHIFTS
  let slowest: readonly Interaction[] = []
  const seen = new Set<number>()

  const watching = [
    source.watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') tell('FCP', startTime, landing)
    }),
    source.watch('navigation', (entry) => {
      const { responseStart } = entry as PerformanceNavigationTiming
      if (responseStart > 0) tell('TTFB', responseStart, landing)
    }),
    source.watch('largest-contentful-paint', ({ startTime }) => {
      largestMs = startTime
    }),
    source.watch('layout-shift', (entry) => {
      const { value, hadRecentInput, startTime } = entry as ShiftEntry
      if (!hadRecentInput) shifts = addShift(shifts, { atMs: startTime, score: value })
    }),
    source.watch('event', (entry) => {
      const { interactionId: id, duration } = entry as EventEntry
      if (!id) return
      seen.add(id)
      slowest = addInteraction(slowest, { id, durationMs: duration, page: source.page() })
    }),
  ]
  source.whenHidden(() => {
    for (const one of watching) one.stop()
    if (largestMs !== undefined) tell('LCP', largestMs, landing)
    tell('CLS', shifts.worst, landing)
    const interaction = interactionToNextPaint(slowest, seen.size)
    if (interaction) tell('INP', interaction.durationMs, interaction.page)
  })
}
