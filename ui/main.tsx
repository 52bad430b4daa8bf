import './styles/tokens.css'
import './styles/tints.css'
import './styles/base.css'
import './styles/roles.css'
import './styles/empty-page.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserHost } from '../adapters/container/browser-host.ts'
import { createPageApp } from '../adapters/container/create-page-app.ts'
import type { App } from '../application/app.ts'
import { DEFAULT_LANGUAGE } from '../domain/account/language.ts'
import { preloadLinks } from './app/preload/preload-links.ts'
import { Root, type RootProps } from './app/Root.tsx'
import { adoptFields } from './app/start/adopt-fields.ts'
import { createFirstAnswers } from './app/start/first-answers.ts'
import type { Held } from './app/start/held-input.ts'
import { applyPageSettings } from './app/start/page-settings.ts'
import { retryUntilLoaded } from './hooks/loading/retry-until-loaded.ts'
import { whenIdle } from './hooks/loading/when-idle.ts'
import { createTranslations, loadTexts } from './i18n/translations.ts'
import { createBrowserHistory } from './navigation/browser-history.ts'
import {
  createScreenLoader,
  type Sheets,
  type Undressed,
  withShopperParts,
} from './navigation/load-screen.ts'
import { createNavigator, type Navigator } from './navigation/navigator.ts'
import { createProgress } from './navigation/progress.ts'
import { createScrollRestoration } from './navigation/scroll-restoration.ts'

/** Written by the build, which cuts the sheets after it has bundled this (`.tools/face/put-sheets.mjs`). */
declare const __SHEETS__: Sheets

/** From the second page on, skeletons wait their 150 ms again. */
const forgetFirstPaint = (container: HTMLElement, { place$ }: Navigator): void => {
  const first = place$.value
  const watching = place$.subscribe((place) => {
    if (place === first) return
    delete container.dataset['painted']
    queueMicrotask(() => watching.unsubscribe())
  })
}

/**
 * What was done on the page before this code was there is done now, once; until it can be done, more is held. It may
 * need more of the styles than what was drawn.
 */
const release = async (container: HTMLElement, early: Held & Undressed): Promise<void> => {
  const forget = (): void => {
    early.held = undefined
  }
  await early.dress?.()
  if (early.held?.length)
    import('./app/start/held-input.ts').then((late) => late.releaseHeld(container, early), forget)
  else forget()
}

type TypeOn = (root: Element, early: Held) => void

/** What a shopper does while the drawn page stands goes on in hers: who sees to that has to be there before she has it. */
const loadTypeOn = async ({ dataset }: HTMLElement): Promise<TypeOn | undefined> =>
  dataset['own'] === undefined
    ? undefined
    : import('./app/start/held-input.ts').then(
        ({ releaseTyped }) => releaseTyped,
        () => undefined,
      )

/** Takes over what is drawn already when it is what would be drawn now; otherwise it is drawn anew in its place. */
const show = (container: HTMLElement, props: RootProps, language: string, typeOn?: TypeOn): void => {
  const { painted, full, own } = container.dataset
  const isVisitor = props.app.session.session$.value.kind === 'visitor'
  // A session that ends in this moment leads elsewhere, and React would leave what it does not find in the document.
  const isHere = props.navigator.place$.value?.arrival === 'start'
  const isSame = painted === language && isVisitor && isHere
  const { lintasEarly: early = {} } = window as { lintasEarly?: Held & Undressed }
  const end = (): void => {
    if (isSame) adoptFields(container)
    typeOn?.(container, early)
    // In a piece of work of its own, when what has come is seen.
    setTimeout(() => {
      delete container.dataset['own']
      void release(container, early)
    })
  }
  // What is a shopper's own stands there until all of it can be drawn anew at once.
  const isWhole = full !== undefined && (isSame || own !== undefined)
  const first = isWhole ? createFirstAnswers(end) : undefined
  const root = <Root {...props} first={first} />
  // In small steps, so that a finger is never kept waiting. What differs after all is drawn anew by itself.
  startTransition(() => {
    if (isSame)
      hydrateRoot(container, root, { onRecoverableError: () => props.app.log.write('debug', 'drawn-anew') })
    else createRoot(container).render(root)
  })
  if (!first) void release(container, early)
}

/** Without its words or its screen the app cannot begin; the page's first lines say so (`.tools/face/first-lines/expect-app.js`). */
const fail = (): void => (window as { lintasEarly?: Held }).lintasEarly?.fail?.()

/** What the host has set (docs/configuration.md), or the page's own origin and the shop as it is. */
const openApp = async (): Promise<App> => {
  const given = await (window as { lintasConfig?: unknown }).lintasConfig
  if (!given) return createPageApp(createBrowserHost(), { baseUrl: '' })
  return createPageApp(...(await import('./configured.ts')).configured(given))
}

/** Lets the page draw and answer to a finger between two pieces of work. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

// The composition root: the only place of the face that knows adapters.
const boot = async (container: HTMLElement): Promise<void> => {
  const { search } = window.location
  if (search.includes('debug'))
    import('./app/start/debug-switch.ts').then(
      ({ applyDebugSwitch }) => applyDebugSwitch(search, () => window.localStorage),
      () => undefined,
    )
  const typing = loadTypeOn(container)
  await breath()
  const app = await openApp()
  // A session may end before there is a page to say so on.
  app.notices.waitForEyes()
  await breath()
  const translations = createTranslations(loadTexts, app.account.language$.value)
  const scroll = createScrollRestoration()
  const progress = createProgress(app.clock)
  const isWhole = container.dataset['full'] !== undefined
  const history = createBrowserHistory()
  const navigator = createNavigator({
    history,
    guard: app.session.guard,
    guardNow: app.session.guardNow,
    loadScreen: withShopperParts(createScreenLoader(translations.load, __SHEETS__), app),
    // A page that came with all its data is not on its way.
    onBusy: (isBusy) => progress.set(isBusy && !(isWhole && !navigator.place$.value)),
    onLeave: scroll.keep,
    log: app.log,
  })

  await breath()
  applyPageSettings(app, translations)
  preloadLinks(navigator, app.clock)
  app.session.redirect$.subscribe((redirect) => {
    if (redirect) void navigator.go(redirect.path, { replace: true })
  })
  window.addEventListener('pagehide', () => scroll.keep(history.currentId()))

  const started = navigator.start()
  await breath()
  const isSpeaking =
    (await translations.setLanguage(app.account.language$.value)) ||
    (await translations.setLanguage(DEFAULT_LANGUAGE))
  if (!isSpeaking) return fail()
  await started
  const typeOn = await typing
  forgetFirstPaint(container, navigator)
  show(container, { app, translations, navigator, scroll, progress }, app.account.language$.value, typeOn)
  // Nobody waits for it: its code comes when the page is there, and what says a fault in time for the first.
  whenIdle(async () => {
    const late = await retryUntilLoaded(() => import('./app/late/start-late.ts'))
    late?.startLate(app, navigator, translations)
  })
}

const container = document.getElementById('app')
if (container) boot(container).catch(fail)
