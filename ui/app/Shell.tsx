import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Router } from 'wouter'
import type { App } from '../../application/app.ts'
import type { Progress } from '../../application/shared/progress.ts'
import css from '../components/frame/ProgressBar.module.css'
import skipLinkCss from '../components/frame/SkipLink.module.css'
import { type FirstAnswers, FirstAnswersContext } from '../hooks/loading/use-query.ts'
import { AppContext, useApp, useStream } from '../hooks/use-app.ts'
import { useLastPress } from '../hooks/use-modal.ts'
import { type TranslationStore, TranslationsContext, useTranslations } from '../i18n/translations.ts'
import { KeptPages } from '../navigation/KeptPages.tsx'
import type { Navigator, Place } from '../navigation/navigator.ts'
import { withoutHash } from '../navigation/routes.ts'
import type { ScrollRestoration } from '../navigation/scroll-restoration.ts'
import { useTitle } from '../navigation/use-title.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { OfflineStrip } from './offline/OfflineStrip.tsx'
import { Tabs } from './Tabs.tsx'
import { Toasts } from './Toasts.tsx'

type ProgressBarProps = {
  /** 0-1 while a navigation is running; undefined when nothing is shown. */
  readonly value: number | undefined
}

/** The 3 px progress line at the top of the window while a route loads. */
export const ProgressBar = ({ value }: ProgressBarProps): ReactNode => {
  const line = useRef<HTMLElement>(null)
  useEffect(() => {
    line.current?.style.setProperty('--at', String(value ?? 0))
  }, [value])
  return (
    <div className={css['bar']} data-shown={value !== undefined} aria-hidden="true">
      <i ref={line} className={css['line']} />
    </div>
  )
}

const focusMain = (): void => {
  // Kept-alive pages stay in the document, hidden: only the visible one has a box.
  const mains = [...document.querySelectorAll<HTMLElement>('[data-main]')]
  mains.find((main) => main.getClientRects().length > 0)?.focus()
}

/** The first focusable element: skips bar and tabs for keyboard users. */
const SkipLink = (): ReactNode => {
  const { t } = useTranslations()
  return (
    <button type="button" className={skipLinkCss['skip']} onClick={focusMain}>
      {t('kit.skip')}
    </button>
  )
}

export type ShellProps = {
  readonly translations: TranslationStore
  readonly navigator: Navigator
  readonly scroll: ScrollRestoration
  readonly progress: Progress
}

/** The progress line as its own component, so that its steps render nothing else. */
const Line = ({ progress }: Pick<ShellProps, 'progress'>): ReactNode => (
  <ProgressBar value={useStream(progress.value$)} />
)

/** Explains why the guard has redirected, once the page is visible. */
const useRefusal = (place: Place | undefined): void => {
  const { notices } = useApp()
  const isRefused = place?.isRefused === true
  useEffect(() => {
    if (place && isRefused) notices.show('info', { kind: 'key', key: 'core.loginFirst' })
  }, [notices, place, isRefused])
}

/** Everything around a screen: skip link, progress, tabs, offline strip, toasts. Can be server-rendered. */
const Shell = ({ translations, navigator, scroll, progress }: ShellProps): ReactNode => {
  const place = useStream(navigator.place$)
  useLastPress()
  useTitle(place, useStream(useApp().messaging.unread$))
  useRefusal(place)
  // The address for wouter on a server, and during hydration.
  const [ssrPath] = useState(() => withoutHash(place?.url ?? '/'))
  return (
    <Router aroundNav={navigator.aroundNav} ssrPath={ssrPath}>
      <SkipLink />
      <Line progress={progress} />
      <Tabs place={place} />
      <AccountMenu place={place} />
      {/* The chat announces the state of messages itself. */}
      {place?.match?.route.tab !== 'messages' && <OfflineStrip />}
      <KeptPages navigator={navigator} place={place} scroll={scroll} />
      <Toasts store={translations} />
    </Router>
  )
}

export type RootProps = ShellProps & {
  readonly app: App
  /** Of the server-rendered page. */
  readonly first?: FirstAnswers | undefined
}

/** The providers around the shell. Everything is rendered again when the language changes. */
export const Root = ({ app, first, ...shell }: RootProps): ReactNode => (
  <AppContext value={app}>
    <TranslationsContext value={useStream(shell.translations.translations$)}>
      <FirstAnswersContext value={first}>
        <Shell {...shell} />
      </FirstAnswersContext>
    </TranslationsContext>
  </AppContext>
)
