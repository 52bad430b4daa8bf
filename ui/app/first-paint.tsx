import { renderToString } from 'react-dom/server'
import type { App } from '../../application/app.ts'
import type { Language } from '../../domain/account/language.ts'
import { loadWords } from '../i18n/load-words.ts'
import { createWords } from '../i18n/words-store.ts'
import { createNavigator } from './navigator.ts'
import type { HistoryPort } from './place.ts'
import { createProgress } from './progress.ts'
import { Root } from './Root.tsx'
import { documentTitle, titleKeyOf } from './use-title.ts'

export type FirstPaint = { readonly markup: string; readonly title: string }

const historyAt = (url: string): HistoryPort => ({
  url: () => url,
  push: () => 0,
  replace: () => 0,
  listen: () => undefined,
  currentId: () => 0,
})

/**
 * The markup of a page before any data have come: what the build writes into the page itself, so that it is
 * seen before the code is there. React draws the same in its place when it starts. Undefined when the
 * address has no screen.
 */
export const drawFirstPaint = async (
  app: App,
  url: string,
  language: Language,
): Promise<FirstPaint | undefined> => {
  const words = createWords(loadWords, language)
  await words.speak(language)
  const navigator = createNavigator({
    history: historyAt(url),
    guard: app.session.guard,
    guardNow: app.session.guardNow,
    loadScreen: async (route) => {
      await words.load(route.words)
      return route.screen?.()
    },
    onLoginFirst: () => undefined,
    onBusy: () => undefined,
    onLeave: () => undefined,
    log: app.log,
  })
  await navigator.start()
  const place = navigator.place$.value
  if (!place?.screen) return undefined
  const places = { keep: () => undefined, toTop: () => undefined, restore: () => undefined }
  const markup = renderToString(
    <Root
      app={app}
      words={words}
      navigator={navigator}
      places={places}
      progress={createProgress(app.clock)}
    />,
  )
  return { markup, title: documentTitle(words.words$.value.t(titleKeyOf(place))) }
}
