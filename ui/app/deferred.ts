import type { App } from '../../application/app.ts'
import { retryUntilLoaded } from '../../application/shared/async.ts'
import { countNotices, startChat } from '../../application/shared/when-signed-in.ts'
import { whenIdle } from '../hooks/loading/when-to-load.ts'
import type { TranslationStore } from '../i18n/translations.ts'
import type { NewsDeps } from '../messaging/follow-news.ts'
import type { Navigator } from '../navigation/navigator.ts'
import { startOffline } from './offline/start-offline.ts'
import './shell-chunk.ts'

/**
 * Starts what can wait until the page is idle: the code of the pages after the home page, chat, notice count, offline
 * mode. `loadNews` loads code with the chat's engine.
 */
export const startDeferred = (
  app: App,
  navigator: Navigator,
  translations: TranslationStore,
  loadNews: () => Promise<(deps: NewsDeps) => { stop(): void }>,
): void => {
  const loadFollower = async () => {
    const followNews = await loadNews()
    const go = (path: string): void => void navigator.go(path)
    return (chat: NewsDeps['chat']) => followNews({ app, chat, place$: navigator.place$, go, translations })
  }
  void retryUntilLoaded(app.clock, app.loadBeyondHome)
  startChat(app, loadFollower, whenIdle)
  countNotices(app, whenIdle)
  void startOffline(app, navigator, translations)
}
