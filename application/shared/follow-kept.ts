import {
  type KeptTimes,
  NOTHING_KEPT,
  oldestOn,
  withFresh,
  withKept,
  withoutThoseOf,
} from '../../domain/offline/kept-times.ts'
import type { FromWorker } from '../../domain/offline/stores.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import { whenBack } from './stay-fresh.ts'
import { createState, type StateSource, type StateStream } from './streams.ts'

/** How long, in milliseconds, before a server that does not answer is asked again while online. */
const AGAIN_MS = 20_000

/** Milliseconds; longer than the service worker waits for the server. */
const ANSWER_MS = 6_000

/** How fresh the visible data are. */
export type Freshness = {
  readonly isOnline: boolean
  /** Loading takes long. */
  readonly isSlow: boolean
  /** When the oldest of them were cached, in milliseconds since 1970; undefined when all are fresh. */
  readonly keptAt: number | undefined
}

type Deps = {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly navigator: {
    /** The visible page; `hasFailed`: its code could not be loaded. */
    readonly place$: StateStream<{ readonly url: string; readonly hasFailed: boolean } | undefined>
    readonly retry: () => Promise<void>
  }
  /** Whether visible content has been loading for long. */
  readonly isSlow$: StateStream<boolean>
  /** Says it in the reader's language; undefined when there is nothing to say. */
  readonly inWords: (freshness: Freshness) => string | undefined
  /** Emits when the language changes. */
  readonly words$: StateStream<unknown>
  /** The text of the strip at the top. */
  readonly said$: StateSource<string | undefined>
  /** The action of the strip. */
  readonly again$: StateSource<(() => void) | undefined>
  /** Incremented to reload everything on screen. */
  readonly refetchCount$: StateSource<number>
}

/**
 * Shows when visible data come from the cache, and their age, or that loading is slow; reloads when the network or
 * the page is back.
 */
export const followKept = (deps: Deps): { readonly hear: (message: FromWorker) => void } => {
  const { clock, lifecycle, navigator, isSlow$, inWords, words$, said$, again$, refetchCount$ } = deps
  const times$ = createState<KeptTimes>(NOTHING_KEPT)
  const pageNow = (): string => navigator.place$.value?.url ?? ''
  let again: { readonly page: string; readonly timer: TimerHandle } | undefined
  let isAsking = false

  const stopWaiting = (): void => {
    again?.timer.cancel()
    again = undefined
  }
  const askAnew = (): void => {
    stopWaiting()
    isAsking = true
    const before = times$.value
    refetchCount$.update((round) => round + 1)
    // Data that nobody requests again (a list of categories, cached for the visit) must not keep the strip open for
    // ever.
    clock.after(ANSWER_MS, () => {
      isAsking = false
      times$.update((times) => withoutThoseOf(times, before))
    })
    if (navigator.place$.value?.hasFailed) void navigator.retry()
  }
  const say = (): void => {
    const page = pageNow()
    const keptAt = oldestOn(times$.value, page)
    const { isOnline } = lifecycle.life$.value
    said$.set(inWords({ isOnline, isSlow: isSlow$.value, keptAt }))
    const isWaiting = keptAt !== undefined && isOnline
    // Offline there is nothing to retry; when back online, everything reloads automatically.
    again$.set(isOnline && (isWaiting || isSlow$.value) ? askAnew : undefined)
    if (!isWaiting || again?.page !== page) stopWaiting()
    // A running retry continues: periodic updates would postpone it for ever.
    if (isWaiting) again ??= { page, timer: clock.after(AGAIN_MS, askAnew) }
  }

  times$.stream.subscribe(say)
  isSlow$.subscribe(say)
  words$.subscribe(say)
  navigator.place$.subscribe(say)
  let wasOnline = lifecycle.life$.value.isOnline
  lifecycle.life$.subscribe(({ isOnline }) => {
    if (isOnline && !wasOnline) askAnew()
    if (isOnline !== wasOnline) say()
    wasOnline = isOnline
  })
  whenBack(deps, askAnew)

  return {
    hear: (message: FromWorker): void => {
      const { url } = message
      const isBack = message.kind === 'fresh' && times$.value.has(url)
      times$.update((times) =>
        message.kind === 'kept' ? withKept(times, url, message.at, pageNow()) : withFresh(times, url),
      )
      // The server answers again: reload the rest of the page now.
      if (isBack && again && !isAsking) askAnew()
    },
  }
}
