import './app/shell-chunk.ts'
import { renderToString } from 'react-dom/server'
import { createApp } from '../adapters/container/create-app.ts'
import { createServerRenderingHost } from '../adapters/container/server-rendering-host.ts'
import type { App } from '../application/app.ts'
import type { HttpPort } from '../application/ports/http-port.ts'
import type { LogPort } from '../application/ports/log-port.ts'
import { createProgress } from '../application/shared/progress.ts'
import type { Language } from '../domain/account/language.ts'
import { DEFAULT_SHOP_SETTINGS, type ShopSettings } from '../domain/api/shop-settings.ts'
import { Root } from './app/Shell.tsx'
import { applySettings } from './app/start/apply-settings.ts'
import { describeRoute } from './app/start/page-about.ts'
import type { FirstAnswers } from './hooks/loading/use-query.ts'
import { loadTexts } from './i18n/load-texts.ts'
import { BASE, createTranslations } from './i18n/translations.ts'
import type { HistoryEntries } from './navigation/browser-history.ts'
import { createNavigator } from './navigation/navigator.ts'
import { ROUTES } from './navigation/routes.ts'
import { documentTitle, titleKeyOf } from './navigation/use-title.ts'

// The composition root for server rendering: by the build without data, by the server with data
// (adapters/embedded-backend/pages).

type RenderOptions = {
  readonly url: string
  readonly language: Language
  /** The server's API; without it a screen is rendered with placeholders. */
  readonly http?: HttpPort
  /** The token of the shopper whose page it is. */
  readonly token?: string | undefined
  /** Renders as if signed in, without asking the guard. */
  readonly isOfShopper?: boolean
  readonly log?: LogPort
  /** The server's settings; the same for all pages of a process. */
  readonly settings?: ShopSettings
}

/** The route data that the build needs: paths, contexts, and texts. */
export const siteRoutes = ROUTES.map(({ name, path, context, texts, guard }) => ({
  name,
  path,
  context,
  texts: [BASE, ...texts],
  isOpen: guard === 'anybody',
}))

/** Data may lead to further queries; more rounds than this are left to the browser. */
const MAX_ROUNDS = 3

/** Renders, collects the queries made, and renders again with their answers. */
const renderWithAnswers = async (render: (first: FirstAnswers) => string): Promise<string> => {
  const known = new Map<string, unknown>()
  const coming = new Map<string, Promise<unknown>>()
  const answers: FirstAnswers = {
    read: <T,>(key: string, load: () => Promise<T>): T | undefined => {
      if (!known.has(key) && !coming.has(key)) coming.set(key, load())
      return known.get(key) as T | undefined
    },
    end: () => undefined,
  }
  let markup = render(answers)
  for (let round = 0; round < MAX_ROUNDS && coming.size > 0; round++) {
    for (const [key, answer] of coming) known.set(key, await answer)
    coming.clear()
    markup = render(answers)
  }
  return markup
}

const historyAt = (url: string): HistoryEntries => ({
  url: () => url,
  push: () => 0,
  replace: () => 0,
  listen: () => () => undefined,
  currentId: () => 0,
})

/** Closes a conversation; false if its chat could not be opened. */
const closeChat = async ({ messaging }: App): Promise<boolean> => {
  const chat = messaging.chat$.value
  if (chat.phase !== 'open') return false
  await chat.chat.client.dispose()
  return true
}

/**
 * Renders the screen of an address for hydration. Undefined when the address has no screen, and when a shopper's chat
 * cannot be opened: the page without data shows why.
 */
export const renderScreen = async ({
  url,
  language,
  http,
  token = '',
  isOfShopper = false,
  log,
  settings = DEFAULT_SHOP_SETTINGS,
}: RenderOptions) => {
  applySettings(settings)
  const app = createApp(createServerRenderingHost(language, http, token, log), { baseUrl: '' })
  const translations = createTranslations(loadTexts, language, { withFallback: true })
  await translations.setLanguage(language)
  const navigator = createNavigator({
    history: historyAt(url),
    guard: app.session.guard,
    guardNow: isOfShopper ? () => ({ kind: 'open' }) : app.session.guardNow,
    loadScreen: async (route) => {
      await translations.load(route.texts)
      return route.lazy()
    },
    onBusy: () => undefined,
    onLeave: () => undefined,
    log: app.log,
  })
  await navigator.start()
  const place = navigator.place$.value
  if (!place?.match || place.hasFailed) return undefined
  const scroll = { keep: () => undefined, toTop: () => undefined, restore: () => undefined }
  const progress = createProgress(app.clock)
  const shell = { app, translations, navigator, scroll, progress }
  const render = (first?: FirstAnswers): string => renderToString(<Root {...shell} first={first} />)
  const markup = http ? await renderWithAnswers(render) : render()
  const texts = translations.translations$.value
  const title = documentTitle(texts.t(titleKeyOf(place)))
  const { route } = place.match
  const about = http && (await describeRoute(app, place.match, texts, url))
  const isConversation = route.tab === 'messages' && (token !== '' || isOfShopper)
  if (isConversation && http && !(await closeChat(app))) return undefined
  return { markup, title, route: route.name, about, isReplaced: isConversation }
}
