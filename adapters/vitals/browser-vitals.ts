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

/** Events faster than this are always good. */
const SLOW_EVENT_MS = 40

/** The browser's measurements that the field view uses. */
export type VitalsSource = {
  /** Calls back for every entry of a type, including earlier ones. Unsupported types give none. */
  readonly watch: (kind: string, take: (entry: PerformanceEntry) => void) => { stop(): void }
  /** Calls back once, when the page is hidden for the first time; at once if it was visible and is hidden already. */
  readonly whenHidden: (run: () => void) => void
  /** The current page as a pattern, never as an address. */
  readonly page: () => string
}

/** A real browser's measurements. */
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
    // On a short visit the page is hidden before this code is loaded. A page that was never visible does not count.
    const isSeen = performance.getEntriesByName('first-contentful-paint').length > 0
    if (isSeen && document.visibilityState === 'hidden') return run()
    const hidden = (): void => {
      if (document.visibilityState !== 'hidden') return
      document.removeEventListener('visibilitychange', hidden, true)
      run()
    }
    // In the capture phase, so that values reported here are part of the report sent at the same event.
    document.addEventListener('visibilitychange', hidden, true)
  },
  page,
})

/**
 * Reports the Web Vitals of this page load, each once: FCP and TTFB as soon as they are known, the others when the
 * page is first hidden. LCP ends with the first input, because later renderings respond to that.
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
