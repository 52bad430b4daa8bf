import './styles/tokens.css'
import './styles/tints.css'
import './styles/base.css'
import './styles/roles.css'
import './styles/empty-page.css'
import './styles/late-card.css'
import './app/shell-chunk.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserHost } from '../adapters/container/browser-host.ts'
import { createPageApp } from '../adapters/container/create-page-app.ts'
import { readPageSettings } from '../adapters/container/page-settings.ts'
import type { App } from '../application/app.ts'
import { retryUntilLoaded } from '../application/shared/async.ts'
import { createProgress } from '../application/shared/progress.ts'
import { DEFAULT_LANGUAGE } from '../domain/account/language.ts'
import { sessionDigest } from '../domain/session/session.ts'
import { preloadLinks } from './app/preload-links.ts'
import { Root, type RootProps } from './app/Shell.tsx'
import { createFirstAnswers } from './app/start/first-answers.ts'
import { applyDebugSwitch, applyPageSettings } from './app/start/page-settings.ts'
import { keepFields, release } from './boot/held.ts'
import { whenIdle } from './hooks/loading/when-to-load.ts'
import { loadTexts } from './i18n/load-texts.ts'
import { createTranslations } from './i18n/translations.ts'
import { createBrowserHistory } from './navigation/browser-history.ts'
import { createScreenLoader, withParts } from './navigation/load-screen.ts'
import { createNavigator, type Navigator } from './navigation/navigator.ts'
import { createScrollRestoration } from './navigation/scroll-restoration.ts'

/** From the second page on, skeletons wait 150 ms again. */
const forgetRendered = (container: HTMLElement, { place$ }: Navigator): void => {
  const first = place$.value
  const watching = place$.subscribe((place) => {
    if (place === first) return
    delete container.dataset['rendered']
    queueMicrotask(() => watching.unsubscribe())
  })
}

/** Hydrates the server-rendered page if it matches; otherwise replaces it. */
const show = (container: HTMLElement, props: RootProps, language: string, look: string): void => {
  const { rendered, withAnswers, replaced, session, look: renderedLook = '' } = container.dataset
  const now = props.app.session.session$.value
  const isTheirs = session === (now.kind === 'visitor' ? undefined : sessionDigest(now.token))
  // If the session ends at this moment, another page is shown, and React would keep content that it does not expect.
  const isHere = props.navigator.place$.value?.arrival === 'start'
  const isSame = rendered === language && renderedLook === look && isTheirs && isHere
  const early = window.lintasEarly ?? { held: undefined }
  const replayFields = keepFields(container, early)
  /** Carries out what was pressed before this code was loaded, once. */
  const end = (): void => {
    replayFields()
    // In a task of its own, after the page is visible.
    setTimeout(() => {
      delete container.dataset['replaced']
      release(container, early)
      props.app.notices.resume()
    })
  }
  // Keep the server-rendered private page until its data have loaded.
  const hasAllData = withAnswers !== undefined && (isSame || replaced !== undefined)
  const first = createFirstAnswers(end, hasAllData)
  const root = <Root {...props} first={first} />
  startTransition(() => {
    if (isSame)
      hydrateRoot(container, root, { onRecoverableError: () => props.app.log.write('debug', 'not-hydrated') })
    else createRoot(container).render(root)
  })
}

/** Without its texts or screen the app cannot start; the boot script shows an error (`ui/boot`). */
const fail = (): void => window.lintasEarly?.fail()

const loadChat = async () => (await import('./chat.ts')).chat.modules

/** The app with its settings: those of the host, or the defaults. */
const openApp = async (): Promise<readonly [App, string]> => {
  const settings = await readPageSettings()
  const [host, config, look] = settings
    ? (await import('./configured.ts')).configured(settings, loadChat)
    : [createBrowserHost(loadChat), { baseUrl: '' }, '']
  const late = {
    beyondHome: async () => (await import('./beyond-home.ts')).beyondHome.modules,
    shopper: async () => (await import('./shopper.ts')).shopper.modules,
  }
  return [createPageApp(host, config, late), look]
}

// The composition root: the only place of the frontend that imports adapters.
const boot = async (container: HTMLElement): Promise<void> => {
  applyDebugSwitch(window.location.search, () => window.localStorage)
  const [app, look] = await openApp()
  // A session may end, or a product be missing, before there is a page.
  app.notices.pauseUntilVisible()
  const translations = createTranslations(loadTexts, app.account.language$.value)
  const scroll = createScrollRestoration()
  const progress = createProgress(app.clock)
  const hasAllData = container.dataset['withAnswers'] !== undefined
  const history = createBrowserHistory()
  const navigator = createNavigator({
    history,
    guard: app.session.guard,
    guardNow: app.session.guardNow,
    loadScreen: withParts(createScreenLoader(translations.load), app),
    // A page that came with all its data is not loading.
    onBusy: (isBusy) => progress.set(isBusy && !(hasAllData && !navigator.place$.value)),
    onLeave: scroll.keep,
    log: app.log,
  })

  applyPageSettings(app, translations)
  preloadLinks(navigator, app.clock)
  app.session.redirect$.subscribe((redirect) => {
    if (redirect) void navigator.go(redirect.path, { replace: true })
  })
  window.addEventListener('pagehide', () => scroll.keep(history.currentId()))

  const started = navigator.start()
  const hasTexts =
    (await translations.setLanguage(app.account.language$.value)) ||
    (await translations.setLanguage(DEFAULT_LANGUAGE))
  if (!hasTexts) return fail()
  await started
  forgetRendered(container, navigator)
  show(container, { app, translations, navigator, scroll, progress }, app.account.language$.value, look)
  whenIdle(async () => {
    const deferred = await retryUntilLoaded(app.clock, () => import('./app/deferred.ts'))
    const loadNews = async () => (await import('./chat.ts')).chat.followNews
    deferred?.startDeferred(app, navigator, translations, loadNews)
  })
}

const container = document.getElementById('app')
// In a task of its own: between evaluating the code and starting, a finger is answered.
if (container) setTimeout(() => boot(container).catch(fail))
