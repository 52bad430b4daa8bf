import {
  type KeptAnswers,
  type KeptTimes,
  NOTHING_KEPT,
  oldestOn,
  withAnswers,
  withoutThoseOf,
} from '../../domain/offline/kept-times.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import { whenBack } from './stay-fresh.ts'
import { createState, type StateSource, type StateStream } from './streams.ts'

/** How long, in milliseconds, before a server that does not answer is asked again while online. */
const RELOAD_MS = 20_000

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
  /** The calls that were last answered from the cache, those before the start too. */
  readonly keptAnswers$: StateStream<KeptAnswers>
  /** Whether visible content has been loading for long. */
  readonly isSlow$: StateStream<boolean>
  /** Says it in the reader's language; undefined when there is nothing to say. */
  readonly describe: (freshness: Freshness) => string | undefined
  /** Emits when the language changes. */
  readonly translations$: StateStream<unknown>
  /** The text of the strip at the top. */
  readonly stripText$: StateSource<string | undefined>
  /** The action of the strip. */
  readonly retry$: StateSource<(() => void) | undefined>
  /** Incremented to reload everything on screen. */
  readonly refetchCount$: StateSource<number>
}

/**
 * Shows when visible data come from the cache, and their age, or that loading is slow; reloads when the network or
 * the page is back.
 */
export const followFreshness = (deps: Deps): void => {
  const { clock, lifecycle, navigator, keptAnswers$, isSlow$, describe, translations$ } = deps
  const { stripText$, retry$, refetchCount$ } = deps
  const times$ = createState<KeptTimes>(NOTHING_KEPT)
  const pageNow = (): string => navigator.place$.value?.url ?? ''
  let nextReload: { readonly page: string; readonly timer: TimerHandle } | undefined
  let isReloading = false
  let answers: KeptAnswers = new Map()

  const stopWaiting = (): void => {
    nextReload?.timer.cancel()
    nextReload = undefined
  }
  const reloadAll = (): void => {
    stopWaiting()
    isReloading = true
    const before = times$.value
    refetchCount$.update((round) => round + 1)
    // Data that nobody requests again (a list of categories, cached for the visit) must not keep the strip open for
    // ever.
    clock.after(ANSWER_MS, () => {
      isReloading = false
      times$.update((times) => withoutThoseOf(times, before))
    })
    if (navigator.place$.value?.hasFailed) void navigator.retry()
  }
  const update = (): void => {
    const page = pageNow()
    const keptAt = oldestOn(times$.value, page)
    const { isOnline } = lifecycle.life$.value
    stripText$.set(describe({ isOnline, isSlow: isSlow$.value, keptAt }))
    const isWaiting = keptAt !== undefined && isOnline
    // Offline there is nothing to retry; when back online, everything reloads automatically.
    retry$.set(isOnline && (isWaiting || isSlow$.value) ? reloadAll : undefined)
    if (!isWaiting || nextReload?.page !== page) stopWaiting()
    // A running retry continues: periodic updates would postpone it for ever.
    if (isWaiting) nextReload ??= { page, timer: clock.after(RELOAD_MS, reloadAll) }
  }

  times$.stream.subscribe(update)
  isSlow$.subscribe(update)
  translations$.subscribe(update)
  navigator.place$.subscribe(update)
  let wasOnline = lifecycle.life$.value.isOnline
  lifecycle.life$.subscribe(({ isOnline }) => {
    if (isOnline && !wasOnline) reloadAll()
    if (isOnline !== wasOnline) update()
    wasOnline = isOnline
  })
  whenBack(deps, reloadAll)

  keptAnswers$.subscribe((next) => {
    const isBack = [...answers.keys()].some((url) => !next.has(url) && times$.value.has(url))
    const before = answers
    answers = next
    times$.update((times) => withAnswers(times, before, next, pageNow()))
    // The server answers again: reload the rest of the page now.
    if (isBack && nextReload && !isReloading) reloadAll()
  })
}
