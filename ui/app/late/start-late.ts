import type { App } from '../../../application/app.ts'
import type { TranslationStore } from '../../i18n/translations.ts'
import type { Navigator } from '../../navigation/navigator.ts'
import { startOffline } from '../offline/start-offline.ts'
import { preloadSight } from '../preload/preload-sight.ts'
import { countNotices } from './count-notices.ts'
import { startChat } from './start-chat.ts'
import { Toasts } from './Toasts.tsx'

/** Comes with the same request: what says a fault has to be there before the network goes. */
export const lateParts = { Toasts }

/** What begins when the page is there, and nobody waits for. */
export const startLate = (app: App, navigator: Navigator, translations: TranslationStore): void => {
  startChat(app, navigator, translations)
  countNotices(app)
  preloadSight(app, navigator)
  void startOffline(app, navigator, translations)
}
