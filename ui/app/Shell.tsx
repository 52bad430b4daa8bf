import { type ReactNode, useEffect, useState } from 'react'
import { Router } from 'wouter'
import { ProgressBar } from '../components/frame/ProgressBar.tsx'
import { SkipLink } from '../components/frame/SkipLink.tsx'
import { useApp, useStream } from '../hooks/use-app.ts'
import type { TranslationStore } from '../i18n/translations.ts'
import { KeptPages } from '../navigation/KeptPages.tsx'
import type { Navigator, Place } from '../navigation/navigator.ts'
import type { Progress } from '../navigation/progress.ts'
import { withoutHash } from '../navigation/routes.ts'
import type { ScrollRestoration } from '../navigation/scroll-restoration.ts'
import { useTitle } from '../navigation/use-title.ts'
import { Toasts } from './late/Toasts.tsx'
import { OfflineStrip } from './offline/OfflineStrip.tsx'
import { Tabs } from './Tabs.tsx'

export type ShellProps = {
  readonly translations: TranslationStore
  readonly navigator: Navigator
  readonly scroll: ScrollRestoration
  readonly progress: Progress
}

/** The line at the top; alone, so that its steps render nothing else. */
const Line = ({ progress }: Pick<ShellProps, 'progress'>): ReactNode => (
  <ProgressBar value={useStream(progress.value$)} />
)

/** Says why the guard has led to another page than was asked for, once that page is seen. */
const useRefusal = (place: Place | undefined): void => {
  const { notices } = useApp()
  const isRefused = place?.isRefused === true
  useEffect(() => {
    if (place && isRefused) notices.show('info', { kind: 'key', key: 'core.loginFirst' })
  }, [notices, place, isRefused])
}

/** Everything around a screen: skip link, progress, tabs, offline strip, toasts. Can be rendered on a server. */
export const Shell = ({ translations, navigator, scroll, progress }: ShellProps): ReactNode => {
  const place = useStream(navigator.place$)
  useTitle(place, useStream(useApp().messaging.unread$))
  useRefusal(place)
  // What wouter takes for the address where there is none, and for the page to be hydrated.
  const [ssrPath] = useState(() => withoutHash(place?.url ?? '/'))
  return (
    <Router aroundNav={navigator.aroundNav} ssrPath={ssrPath}>
      <SkipLink />
      <Line progress={progress} />
      <Tabs place={place} />
      {/* The chat says itself what becomes of messages: once is enough. */}
      {place?.match?.route.tab !== 'messages' && <OfflineStrip />}
      <KeptPages navigator={navigator} place={place} scroll={scroll} />
      <Toasts store={translations} />
    </Router>
  )
}
