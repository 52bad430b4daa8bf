import '../shell.ts'
import { renderToString } from 'react-dom/server'
import type { App } from '../../../application/app.ts'
import type { Language } from '../../../domain/account/language.ts'
import type { FirstAnswers } from '../../hooks/loading/use-first-answer.ts'
import { createTranslations, loadTexts } from '../../i18n/translations.ts'
import type { HistoryEntries } from '../../navigation/browser-history.ts'
import { createNavigator } from '../../navigation/navigator.ts'
import { createProgress } from '../../navigation/progress.ts'
import { ROUTES } from '../../navigation/routes.ts'
import { documentTitle, titleKeyOf } from '../../navigation/use-title.ts'
import { Root } from '../Root.tsx'
import { type PageAbout, tellAbout } from './page-about.ts'

export type FirstPaint = {
  readonly markup: string
  readonly title: string
  /** The route that is drawn; the guard may have led to another one than was asked for. */
  readonly name: string
  /** Of a page with its data, where the host says more of it than its title does. */
  readonly about?: PageAbout | undefined
}

export type FirstPaintOptions = {
  /** Draws with the host's answers instead of the boxes that wait for them. */
  readonly isFull?: boolean
  /** Draws what somebody sees who is signed in, whoever it is: the guard is not asked. */
  readonly isOfShopper?: boolean
}

/** What the build has to know of a route. */
export type SiteRoute = {
  readonly name: string
  readonly path: string
  /** Whose code and style its screen is part of (`ui/app/contexts`). */
  readonly context: string
  readonly words: readonly string[]
  readonly isOpen: boolean
}

export const siteRoutes: readonly SiteRoute[] = ROUTES.map(({ name, path, context, words, guard }) => ({
  name,
  path,
  context,
  words,
  isOpen: guard === 'anybody',
}))

/** An answer may bring parts that ask on; more steps than this are left to the browser. */
const MOST_ROUNDS = 3

/** Collects what a drawing asks for and gives the next drawing the answers. */
const createDrawnAnswers = () => {
  const known = new Map<string, unknown>()
  const coming = new Map<string, Promise<unknown>>()
  const answers: FirstAnswers = {
    read: <T,>(key: string, load: () => Promise<T>): T | undefined => {
      if (!known.has(key) && !coming.has(key)) coming.set(key, load())
      return known.get(key) as T | undefined
    },
    end: () => undefined,
  }
  const settle = async (): Promise<boolean> => {
    const isAsked = coming.size > 0
    for (const [key, answer] of coming) known.set(key, await answer)
    coming.clear()
    return isAsked
  }
  return { answers, settle }
}

const historyAt = (url: string): HistoryEntries => ({
  url: () => url,
  push: () => 0,
  replace: () => 0,
  listen: () => () => undefined,
  currentId: () => 0,
})

/**
 * The markup of a page: what the page itself holds, so that it is seen before the code is there. React takes it
 * over when it starts. Without data for the build, with them for a host that draws pages when they are asked for.
 * Undefined when the address has no screen.
 */
export const drawFirstPaint = async (
  app: App,
  url: string,
  language: Language,
  { isFull = false, isOfShopper = false }: FirstPaintOptions = {},
): Promise<FirstPaint | undefined> => {
  const translations = createTranslations(loadTexts, language, { withFallback: true })
  await translations.setLanguage(language)
  const navigator = createNavigator({
    history: historyAt(url),
    guard: app.session.guard,
    guardNow: isOfShopper ? () => ({ kind: 'open' }) : app.session.guardNow,
    loadScreen: async (route) => {
      await translations.load(route.words)
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
  const { answers, settle } = createDrawnAnswers()
  const progress = createProgress(app.clock)
  const shell = { app, translations, navigator, scroll, progress }
  const draw = (): string => renderToString(<Root {...shell} {...(isFull && { first: answers })} />)
  let markup = draw()
  for (let round = 0; round < MOST_ROUNDS && (await settle()); round++) markup = draw()
  const title = documentTitle(translations.translations$.value.t(titleKeyOf(place)))
  const about = isFull ? await tellAbout(app, place.match, language) : undefined
  return { markup, title, name: place.match.route.name, about }
}
