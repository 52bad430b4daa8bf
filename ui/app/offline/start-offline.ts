import type { App } from '../../../application/app.ts'
import type { RegisteredWorker, ToWorker } from '../../../application/ports/service-worker-port.ts'
import { type Freshness, followFreshness } from '../../../application/shared/follow-freshness.ts'
import { followWaiting } from '../../../application/shared/follow-waiting.ts'
import { offerBuilds } from '../../../application/shared/offer-builds.ts'
import { OWN_STORE } from '../../../domain/offline/kept-life.ts'
import { drafts } from '../../hooks/forms/use-draft.ts'
import { followInstallOffer } from '../../hooks/install-offer.ts'
import { refetchCount$ } from '../../hooks/loading/use-query.ts'
import { formatDate } from '../../i18n/format.ts'
import type { TranslationStore } from '../../i18n/translations.ts'
import type { Navigator } from '../../navigation/navigator.ts'
import { isBusy } from './is-busy.ts'
import { retry$, stripText$ } from './OfflineStrip.tsx'

/** Whether the browser's data saver is on: then nothing is prefetched. */
const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Deletes personal data once nobody is signed in; done by the page too, in case no worker answers. Form drafts are
 * kept when the server ended the session, and deleted after a sign-out.
 */
export const forgetWithSession = (
  { session }: Pick<App, 'session'>,
  post: (message: ToWorker) => void,
): void => {
  session.session$.subscribe(({ kind }) => {
    drafts.forgetSince(session.signOuts())
    if (kind !== 'visitor') return
    if (session.hasSignedOut()) drafts.forgetAll()
    post({ kind: 'forget' })
    void globalThis.caches?.delete(OWN_STORE).catch(() => undefined)
  })
}

/** Milliseconds after the load until the worker is installed, because filling the cache takes processor time. */
const INSTALL_DELAY_MS = 4000

/** The calls that this page made before its worker was installed. */
const earlierCalls = (page: Document): readonly string[] => {
  const made = performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, ''))
  const inPage = page.getElementById('lintas-answers')?.textContent
  const answered = inPage ? Object.keys(JSON.parse(inPage) as object) : []
  return [...new Set([...made, ...answered])].filter((url) => url.startsWith('/api/'))
}

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))

/** The pause after the load, ended early when the page is hidden, so that short visits work offline too. */
const afterPause = async ({ clock, lifecycle }: App): Promise<void> => {
  let subscription: { readonly unsubscribe: () => void } | undefined
  await new Promise<void>((resolve) => {
    subscription = lifecycle.life$.subscribe(({ isVisible }) => {
      if (!isVisible) resolve()
    })
    void loaded().then(() => void clock.after(INSTALL_DELAY_MS, resolve))
  })
  subscription?.unsubscribe()
}

/** Skeletons and loading parts are marked; those in kept-alive pages do not count. */
const isPageWaiting = (): boolean =>
  [...document.querySelectorAll('[aria-busy="true"]')].some((part) => part.getClientRects().length > 0)

const DAY_MS = 86_400_000

/** The text of the strip: that the device is offline, that loading is slow, or how old the data are. */
export const describeFreshness =
  ({ clock }: Pick<App, 'clock'>, { translations$ }: Pick<TranslationStore, 'translations$'>) =>
  ({ isOnline, isSlow, keptAt }: Freshness): string | undefined => {
    const { t, language } = translations$.value
    const offline = isOnline ? undefined : t('offline.none')
    if (keptAt === undefined) return offline ?? (isSlow ? t('offline.slow') : undefined)
    const style = clock.now() - keptAt < DAY_MS / 2 ? 'time' : 'minute'
    const kept = t('offline.keptAt', { time: formatDate(keptAt / 1000, language, style) })
    return offline === undefined ? kept : `${offline} · ${kept}`
  }

/** Offers the new builds that this page's worker has loaded, when a reload loses nothing. */
export const offerNewBuilds = (
  { clock, lifecycle, notices }: Pick<App, 'clock' | 'lifecycle' | 'notices'>,
  { place$ }: Pick<Navigator, 'place$'>,
  { followBuilds: follow }: Pick<RegisteredWorker, 'followBuilds'>,
): void => {
  const busy = (): boolean => isBusy(place$.value)
  const reload = (): void => location.reload()
  offerBuilds({ clock, lifecycle, notices, place$, isBusy: busy, follow, reload })
}

/** Offline mode, new builds and installing (docs/decisions/0010). Started after the page; nothing waits for it. */
export const startOffline = async (
  app: App,
  pages: Navigator,
  translations: TranslationStore,
): Promise<void> => {
  followInstallOffer(window, window.lintasEarly?.install)
  const waiting = followWaiting({ clock: app.clock, isWaiting: isPageWaiting })
  pages.place$.subscribe(waiting.check)
  // A press may retry something, or load more.
  addEventListener('click', waiting.check)
  followFreshness({
    clock: app.clock,
    lifecycle: app.lifecycle,
    navigator: pages,
    keptAnswers$: app.keptAnswers$,
    isSlow$: waiting.isSlow$,
    describe: describeFreshness(app, translations),
    translations$: translations.translations$,
    stripText$,
    retry$,
    refetchCount$,
  })
  const loading = app.serviceWorker.load().catch(() => undefined)
  forgetWithSession(app, (message) => void loading.then((worker) => worker?.post(message)))
  const worker = await loading
  if (!worker) return
  await afterPause(app)
  try {
    const registered = await worker.register()
    offerNewBuilds(app, pages, registered)
    const send = await registered.whenActive()
    const { language } = translations.translations$.value
    if (!isSparing()) send({ kind: 'fill', language, urls: earlierCalls(document) })
  } catch {
    // Blocked, or the server is unreachable: the app works without.
    app.log.write('debug', 'no-service-worker')
  }
}
