import type { App } from '../../application/app.ts'
import type { TranslationStore } from '../i18n/translations.ts'
import type { Navigator } from '../navigation/navigator.ts'
import { countNotices } from './late/count-notices.ts'
import { type FollowNews, startChat } from './late/start-chat.ts'
import { startOffline } from './offline/start-offline.ts'
import './shell.ts'

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
