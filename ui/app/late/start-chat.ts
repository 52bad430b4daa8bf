import type { App } from '../../../application/app.ts'
import type { ChatState } from '../../../application/messaging/messaging-context.ts'
import { retryUntilLoaded } from '../../hooks/loading/retry-until-loaded.ts'
import { whenIdle } from '../../hooks/loading/when-idle.ts'
import type { TranslationStore } from '../../i18n/translations.ts'
import type { Navigator } from '../../navigation/navigator.ts'

const loadNews = async () => (await import('../../messaging/news/follow-news.ts')).followNews

/** The code that tells of what comes in; undefined once nobody wants it. */
type FetchNews = (isWanted: () => boolean) => Promise<Awaited<ReturnType<typeof loadNews>> | undefined>

const fetchNewsUntil: FetchNews = (isWanted) => retryUntilLoaded(loadNews, isWanted)

/** Opens the chat of whoever signs in once the page has nothing better to do, and tells of what comes in there. */
export const startChat = (
  { messaging, session, clock, lifecycle, notices }: App,
  { place$, go }: Navigator,
  translations: TranslationStore,
  idle = whenIdle,
  fetchNews = fetchNewsUntil,
): void => {
  const app = { clock, notices, lifecycle }
  const followIn = async (state: ChatState): Promise<{ stop(): void } | undefined> => {
    if (state.phase !== 'open') return undefined
    const follow = await fetchNews(() => messaging.chat$.value === state)
    return follow?.({ app, chat: state.chat, place$, go: (path) => void go(path), translations })
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
