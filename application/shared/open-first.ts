import type { App } from '../app.ts'
import type { Chat } from '../messaging/messaging-context.ts'

/** How long, in milliseconds, the server-rendered content stays until it is replaced. */
const PATIENCE_MS = 5000

/** What a server-rendered page waits for before it is replaced. */
type Opened<T> = {
  readonly value: T
  /** Call when it is rendered: the connection may start. */
  readonly whenRendered: () => void
}

/**
 * Opens the chat and the visible conversation; undefined when that fails or takes too long: then the page renders
 * like any other.
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
      // Creating the client was one task, loading a conversation is the next: let input be handled in between.
      await new Promise<void>((goOn) => void clock.after(0, goOn))
      const state = messaging.chat$.value
      return state.phase === 'open' ? { value: await open(state.chat, isDrawn), whenRendered } : undefined
    }
    begin().then(give, (cause: unknown) => {
      // In server rendering a page with this error is not sent.
      log.write('error', 'talk-broken', { name: cause instanceof Error ? cause.name : 'unknown' })
      give(undefined)
    })
  })
