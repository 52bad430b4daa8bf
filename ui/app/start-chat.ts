import type { App } from '../../application/app.ts'
import type { WordsStore } from '../i18n/words-store.ts'
import type { Navigator } from './navigator.ts'
import { loadNews } from './screens.ts'
import { whenIdle } from './when-idle.ts'

/** Opens the chat of whoever signs in once the page has nothing better to do, and tells of what comes in there. */
export const startChat = (
  { messaging, session, clock, lifecycle, notices }: App,
  { place$, go }: Navigator,
  words: WordsStore,
  idle = whenIdle,
): void => {
  let news: Promise<{ stop(): void }> | undefined
  messaging.chat$.subscribe((state) => {
    news?.then(
      (running) => running.stop(),
      () => undefined,
    )
    news =
      state.phase === 'open'
        ? loadNews().then((follow) =>
            follow({
              app: { clock, notices, lifecycle },
              chat: state.chat,
              place$,
              go: (path) => void go(path),
              words,
            }),
          )
        : undefined
    news?.catch(() => undefined)
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
