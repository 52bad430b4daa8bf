import { readFileSync } from 'node:fs'
import { act } from 'react'
import { settle as settlePromises } from '../../../adapters/fakes/fake-clock.ts'
import { createProgress } from '../../../application/shared/progress.ts'
import type { Language } from '../../../domain/account/language.ts'
import { Root } from '../../../ui/app/Shell.tsx'
import { applyPageSettings } from '../../../ui/app/start/page-settings.ts'
import {
  BASE,
  createTranslations,
  type LoadTexts,
  type TextTree,
  type TextTrees,
} from '../../../ui/i18n/translations.ts'
import { createBrowserHistory, type HistoryEntries } from '../../../ui/navigation/browser-history.ts'
import { createNavigator, type Navigator } from '../../../ui/navigation/navigator.ts'
import type { Screen } from '../../../ui/navigation/screen.ts'
import { createFakeApp, type FakeApp } from './fake-app.ts'
import { type Screen as Drawn, render } from './render.tsx'

export type OpenShell = FakeApp & {
  readonly navigator: Navigator
  /** The browser's own, as wouter writes it. */
  readonly history: Pick<HistoryEntries, 'url'>
  readonly screen: Drawn
  readonly scrolls: string[]
  /** Goes somewhere and waits until the page is rendered. */
  readonly go: (url: string, options?: { readonly replace?: boolean }) => Promise<void>
  readonly back: () => Promise<void>
  /** Lets everything that is under way come to rest. */
  readonly rest: () => Promise<void>
}

type Start = {
  readonly at?: string
  readonly token?: string
  /** The screen of each route by its name; others render their name. */
  readonly screens?: Readonly<Record<string, Screen>>
  readonly load?: (name: string) => Promise<Screen>
  readonly language?: Language
  readonly prepare?: (fake: FakeApp) => void
}

/** Read at once, so that a switch takes no real time. */
const readTexts: LoadTexts = async (language, file) => {
  const texts = JSON.parse(readFileSync(`ui/i18n/locales/${language}/${file}.json`, 'utf8')) as TextTree
  return file === BASE ? (texts as TextTrees) : { [file]: texts }
}
const plain =
  (name: string): Screen =>
  () => (
    <main tabIndex={-1}>
      <h1 tabIndex={-1} data-page-title="">{`page ${name}`}</h1>
    </main>
  )

const rest = async (): Promise<void> => {
  await act(async () => {
    for (let turn = 0; turn < 5; turn++) await settlePromises()
  })
}

/** Only the shell that was opened last goes along with Back. */
let endLast = (): void => undefined

/** The history of a tab that has just been opened at an address. */
const openHistory = (at = '/home'): HistoryEntries => {
  endLast()
  window.history.replaceState(null, '', at)
  const entries = createBrowserHistory()
  return {
    ...entries,
    listen: (moved) => {
      endLast = entries.listen(moved)
      return endLast
    },
  }
}

/** The whole face over fakes, with screens of the test's own. */
export const openShell = async (start: Start = {}): Promise<OpenShell> => {
  // Back would close it instead of leaving the page.
  if (document.querySelector('dialog[open], [data-layer]'))
    throw new Error('another test of this process has left an overlay open')
  const fake = createFakeApp(start.token === undefined ? {} : { token: start.token })
  start.prepare?.(fake)
  if (start.language) fake.app.account.chooseLanguage(start.language)
  const { app } = fake
  const history = openHistory(start.at)
  const translations = createTranslations(readTexts, app.account.language$.value)
  const scrolls: string[] = []
  const made = new Map<string, Screen>()
  const screenOf = (name: string): Screen => {
    const known = start.screens?.[name] ?? made.get(name) ?? plain(name)
    made.set(name, known)
    return known
  }
  const navigator = createNavigator({
    history,
    guard: app.session.guard,
    guardNow: app.session.guardNow,
    loadScreen: async ({ name, texts: contexts }) => {
      await translations.load(contexts)
      return start.load ? start.load(name) : screenOf(name)
    },
    onBusy: () => undefined,
    onLeave: (id) => scrolls.push(`keep ${id}`),
    log: app.log,
  })
  applyPageSettings(app, translations)
  await navigator.start()
  const scroll = {
    keep: () => undefined,
    toTop: () => scrolls.push('top'),
    restore: (id: number) => scrolls.push(`restore ${id}`),
  }
  const screen = render(
    <Root
      app={app}
      translations={translations}
      navigator={navigator}
      scroll={scroll}
      progress={createProgress(app.clock)}
    />,
  )
  await rest()
  return {
    ...fake,
    navigator,
    history,
    screen,
    scrolls,
    rest,
    go: async (url, options) => {
      await act(async () => navigator.go(url, options))
      await rest()
    },
    back: async () => {
      act(() => window.history.back())
      await rest()
    },
  }
}
