import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { ProgressBar } from '../components/frame/ProgressBar.tsx'
import { SkipLink } from '../components/frame/SkipLink.tsx'
import { useApp } from '../hooks/use-app.ts'
import { useStream } from '../hooks/use-stream.ts'
import type { WordsStore } from '../i18n/words-store.ts'
import type { Navigator } from '../navigation/navigator.ts'
import type { Progress } from '../navigation/progress.ts'
import { followingHooks } from '../navigation/router-hooks.ts'
import type { ScrollPlaces } from '../navigation/scroll-places.ts'
import { useTitle } from '../navigation/use-title.ts'
import { LateToasts } from './late/LateToasts.tsx'
import { OfflineStrip } from './offline/OfflineStrip.tsx'
import { Screens } from './Screens.tsx'
import { Tabs } from './Tabs.tsx'

export type ShellProps = {
  readonly words: WordsStore
  readonly navigator: Navigator
  readonly places: ScrollPlaces
  readonly progress: Progress
}

/** The line at the top; alone, so that its steps redraw nothing else. */
const Line = ({ progress }: Pick<ShellProps, 'progress'>): ReactNode => (
  <ProgressBar value={useStream(progress.value$)} />
)

const routers = new WeakMap<Navigator, ReturnType<typeof followingHooks>>()

/** wouter wants the same hook each time: one pair a navigator. */
const routerOf = (navigator: Navigator): ReturnType<typeof followingHooks> => {
  const known = routers.get(navigator) ?? followingHooks(navigator)
  routers.set(navigator, known)
  return known
}

/** Everything around a screen: skip link, progress, tabs, offline strip, toasts. Can be drawn on a server. */
export const Shell = ({ words, navigator, places, progress }: ShellProps): ReactNode => {
  const place = useStream(navigator.place$)
  useTitle(place, useStream(useApp().messaging.unread$))
  return (
    <Router {...routerOf(navigator)}>
      <SkipLink />
      <Line progress={progress} />
      <Tabs place={place} />
      {/* The chat says itself what becomes of messages: once is enough. */}
      {place?.match?.route.tab !== 'messages' && <OfflineStrip />}
      <Screens navigator={navigator} places={places} />
      <LateToasts store={words} />
    </Router>
  )
}
