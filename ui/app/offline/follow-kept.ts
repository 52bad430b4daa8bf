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

/** A server that does not answer while the network is there is asked again after this time. */
const AGAIN_MS = 20_000

const DAY_MS = 86_400_000
const isToday = (at: number, now: number): boolean => now - at < DAY_MS / 2

/** Longer than the worker waits for the server. */
const ANSWER_MS = 6_000

type Deps = {
  readonly app: Pick<App, 'clock' | 'lifecycle'>
  readonly navigator: Pick<Navigator, 'place$' | 'retry'>
  readonly translations: Pick<TranslationStore, 'translations$'>
  /** Whether what is in sight has waited for long. */
  readonly isSlow$: StateStream<boolean>
  /** What the strip on top says instead of being silent. */
  readonly said$: StateSource<string | undefined>
  /** What a press on the strip does. */
  readonly again$: StateSource<(() => void) | undefined>
  /** Counts how often everything on screen is to be asked for anew. */
  readonly refetchCount$: StateSource<number>
}

/** Says what on the page comes out of the store, and since when, or that it is slow to come; asks anew when there is a network, or the page, again. */
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
    // What nobody asks for again (a list of categories, kept for the visit) must not hold the strip for ever.
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
    // Without a network there is nobody to ask; when it is back, all is asked for by itself.
    again$.set(isOnline && (isWaiting || isSlow$.value) ? askAnew : undefined)
    if (!isWaiting || again?.page !== page) stopWaiting()
    // One that is under way goes on: what is looked after every now and then would put it off for ever.
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
      // The server answers again what it did not: the rest of the page does not wait for its next turn.
      if (isBack && again && !isAsking) askAnew()
    },
  }
}
