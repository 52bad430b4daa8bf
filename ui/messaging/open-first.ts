import type { App } from '../../application/app.ts'
import type { Chat } from '../../application/messaging/messaging-context.ts'

/** So long what the server has rendered stands there untouched; then it is rendered anew as it comes. */
const PATIENCE_MS = 5000

/** What a page that came rendered waits for before it is rendered anew. */
export type Opened<T> = {
  readonly value: T
  /** Told when it is rendered: the connection may begin. */
  readonly whenRendered: () => void
}

/**
 * Opens the chat and what is shown of it; undefined when it will not open, or not in time, or breaks: then the page
 * renders itself as any other.
 */
export const openFirst = <T>(
  { messaging, clock, log }: Pick<App, 'messaging' | 'clock' | 'log'>,
  open: (chat: Chat, whenRendered: Promise<void>) => Promise<T>,
): Promise<Opened<T> | undefined> =>
  new Promise((resolve) => {
    let whenRendered = (): void => undefined
    const isDrawn = new Promise<void>((tell) => {
      whenRendered = tell
    })
    const give = (opened: Opened<T> | undefined): void => {
      timer.cancel()
      if (!opened) whenRendered()
      resolve(opened)
    }
    const timer = clock.after(PATIENCE_MS, () => give(undefined))
    const begin = async (): Promise<Opened<T> | undefined> => {
      await messaging.open(isDrawn)
      // Making the client was one piece of work, asking for all of a conversation is the next: a finger goes between.
      await new Promise<void>((goOn) => void clock.after(0, goOn))
      const state = messaging.chat$.value
      return state.phase === 'open' ? { value: await open(state.chat, isDrawn), whenRendered } : undefined
    }
    begin().then(give, (cause: unknown) => {
      // A server that renders does not send a page of which this was said.
      log.write('error', 'talk-broken', { name: cause instanceof Error ? cause.name : 'unknown' })
      give(undefined)
    })
  })
