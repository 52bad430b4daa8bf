/** Web Vitals as browsers measure them, in milliseconds; CLS is a score without unit. */
export const VITALS = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const
/** A measure of Web Vitals that the field view reports. */
export type Vital = (typeof VITALS)[number]

/** A rating by the thresholds of Web Vitals. */
export type Rating = 'good' | 'middling' | 'poor'

/** Good up to the first bound, poor above the second (web.dev/articles/vitals). */
const BOUNDS: Readonly<Record<Vital, readonly [good: number, middling: number]>> = {
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
}

/** The rating of a measured value. */
export const rate = (vital: Vital, value: number): Rating => {
  const [good, middling] = BOUNDS[vital]
  if (value <= good) return 'good'
  return value <= middling ? 'middling' : 'poor'
}

/** One layout shift: when, in milliseconds since navigation, and its score (no unit). */
export type LayoutShift = { readonly atMs: number; readonly score: number }

/** Shifts less than a second apart count together, for five seconds at most (web.dev/articles/cls). */
const GAP_MS = 1000
const WINDOW_MS = 5000

/** Layout shifts summed by session window; CLS is `worst`. */
export type ShiftSum = {
  readonly worst: number
  readonly run: { readonly fromMs: number; readonly lastMs: number; readonly sum: number }
}

/** No shifts yet. */
export const NO_SHIFTS: ShiftSum = { worst: 0, run: { fromMs: 0, lastMs: -WINDOW_MS, sum: 0 } }

/** Adds a shift; CLS so far is `worst` of the result. Shifts must come in chronological order. */
export const addShift = ({ worst, run }: ShiftSum, { atMs, score }: LayoutShift): ShiftSum => {
  const isSame = atMs - run.lastMs < GAP_MS && atMs - run.fromMs < WINDOW_MS
  const next = isSame
    ? { ...run, lastMs: atMs, sum: run.sum + score }
    : { fromMs: atMs, lastMs: atMs, sum: score }
  return { worst: Math.max(worst, next.sum), run: next }
}

/** One interaction with a page, for INP: how long until the next frame, in milliseconds. */
export type Interaction = { readonly id: number; readonly durationMs: number; readonly page: string }

const MAX_KEPT = 10
const PER_OUTLIER = 50

/**
 * Keeps the ten slowest interactions, slowest first; events with the same id count as one with the longest duration.
 */
export const addInteraction = (
  slowest: readonly Interaction[],
  next: Interaction,
): readonly Interaction[] => {
  const known = slowest.find(({ id }) => id === next.id)
  if (known && known.durationMs >= next.durationMs) return slowest
  return [...slowest.filter(({ id }) => id !== next.id), next]
    .sort((one, other) => other.durationMs - one.durationMs)
    .slice(0, MAX_KEPT)
}

/** INP: the slowest interaction, one left out for every fifty (web.dev/articles/inp). */
export const interactionToNextPaint = (
  slowest: readonly Interaction[],
  count: number,
): Interaction | undefined => slowest[Math.min(slowest.length - 1, Math.floor(count / PER_OUTLIER))]
