import type { App } from '../../application/app.ts'
import type { ChatState } from '../../application/messaging/messaging-context.ts'
import { whenIdle } from '../hooks/loading/when-to-load.ts'
import type { TranslationStore } from '../i18n/translations.ts'
import type { NewsDeps } from '../messaging/news/follow-news.ts'
import type { Navigator } from '../navigation/navigator.ts'
import { startOffline } from './offline/start-offline.ts'
import './shell-chunk.ts'

/** Asks how many notices are unread, once for each sign-in and in a quiet moment: every bell tells, not that of "Me" alone. */
export const countNotices = (
  { account, session }: Pick<App, 'account' | 'session'>,
  idle = whenIdle,
): void => {
  let asked = ''
  session.session$.subscribe((now) => {
    const token = now.kind === 'signed-in' ? now.token : ''
    const isNew = token !== '' && token !== asked
    asked = token
    if (isNew) idle(() => void account.refreshNotices())
  })
}

/** The code that tells of what comes in: it comes with the chat's engine. */
export type FollowNews = (deps: NewsDeps) => { stop(): void }

/** Opens the chat of whoever signs in once the page has nothing better to do, and tells of what comes in there. */
export const startChat = (
  { messaging, session, clock, lifecycle, notices }: App,
  { place$, go }: Navigator,
  translations: TranslationStore,
  loadNews: () => Promise<FollowNews>,
  idle = whenIdle,
): void => {
  const app = { clock, notices, lifecycle }
  const followIn = async (state: ChatState): Promise<{ stop(): void } | undefined> => {
    if (state.phase !== 'open') return undefined
    const followNews = await loadNews()
    return messaging.chat$.value === state
      ? followNews({ app, chat: state.chat, place$, go: (path) => void go(path), translations })
      : undefined
  }
  let news = Promise.resolve<{ stop(): void } | undefined>(undefined)
  messaging.chat$.subscribe((state) => {
    news.then((running) => running?.stop())
    news = followIn(state)
  })
  const open = (): void => {
    // A network that is back is worth another try; without one there is none.
    const { phase } = messaging.chat$.value
    const isWanted = phase === 'off' || phase === 'failed'
    if (isWanted && session.session$.value.kind === 'signed-in' && lifecycle.life$.value.isOnline)
      idle(() => void messaging.open())
  }
  session.session$.subscribe(open)
  lifecycle.life$.subscribe(open)
}

/** What a page begins once it is there and has nothing better to do. */
export const startDeferred = (
  app: App,
  navigator: Navigator,
  translations: TranslationStore,
  loadNews: () => Promise<FollowNews>,
): void => {
  startChat(app, navigator, translations, loadNews)
  countNotices(app)
  void startOffline(app, navigator, translations)
}
