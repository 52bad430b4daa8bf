import type { App } from '../../../application/app.ts'
import type { TimerHandle } from '../../../application/ports/clock-port.ts'
import { whenBack } from '../../../application/shared/stay-fresh.ts'
import { createState, type StateSource, type StateStream } from '../../../application/shared/streams.ts'
import {
  type KeptTimes,
  NOTHING_KEPT,
  oldestOn,
  withFresh,
  withKept,
  withoutThoseOf,
} from '../../../domain/offline/kept-times.ts'
import type { FromWorker } from '../../../domain/offline/stores.ts'
import { formatDate } from '../../i18n/format.ts'
import type { TranslationStore } from '../../i18n/translations.ts'
import type { Navigator } from '../../navigation/navigator.ts'

/** How long, in milliseconds, before a server that does not answer is asked again while online. */
const AGAIN_MS = 20_000

const DAY_MS = 86_400_000
const isToday = (at: number, now: number): boolean => now - at < DAY_MS / 2

/** Milliseconds; longer than the service worker waits for the server. */
const ANSWER_MS = 6_000

type Deps = {
  readonly app: Pick<App, 'clock' | 'lifecycle'>
  readonly navigator: Pick<Navigator, 'place$' | 'retry'>
  readonly translations: Pick<TranslationStore, 'translations$'>
  /** Whether visible content has been loading for long. */
  readonly isSlow$: StateStream<boolean>
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
export const followKept = ({ app, navigator, translations, isSlow$, said$, again$, refetchCount$ }: Deps) => {
  const { clock, lifecycle } = app
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
  const inWords = (at: number | undefined): string | undefined => {
    const { t, language } = translations.translations$.value
    const { isOnline } = lifecycle.life$.value
    const slow = isSlow$.value ? t('offline.slow') : undefined
    if (at === undefined) return isOnline ? slow : t('offline.none')
    const style = isToday(at, clock.now()) ? 'time' : 'minute'
    const kept = t('offline.keptAt', { time: formatDate(at / 1000, language, style) })
    return isOnline ? kept : `${t('offline.none')} · ${kept}`
  }
  const say = (): void => {
    const page = pageNow()
    const at = oldestOn(times$.value, page)
    said$.set(inWords(at))
    const { isOnline } = lifecycle.life$.value
    const isWaiting = at !== undefined && isOnline
    // Offline there is nothing to retry; when back online, everything reloads automatically.
    again$.set(isOnline && (isWaiting || isSlow$.value) ? askAnew : undefined)
    if (!isWaiting || again?.page !== page) stopWaiting()
    // A running retry continues: periodic updates would postpone it for ever.
    if (isWaiting) again ??= { page, timer: clock.after(AGAIN_MS, askAnew) }
  }

  times$.stream.subscribe(say)
  isSlow$.subscribe(say)
  translations.translations$.subscribe(say)
  navigator.place$.subscribe(say)
  let wasOnline = lifecycle.life$.value.isOnline
  lifecycle.life$.subscribe(({ isOnline }) => {
    if (isOnline && !wasOnline) askAnew()
    if (isOnline !== wasOnline) say()
    wasOnline = isOnline
  })
  whenBack(app, askAnew)

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
