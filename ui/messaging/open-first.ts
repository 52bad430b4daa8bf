import type { App } from '../../application/app.ts'
import type { Chat } from '../../application/messaging/messaging-context.ts'

/** So long what the server has drawn stands there untouched; then it is drawn anew as it comes. */
const PATIENCE_MS = 5000

/** What a page that came drawn waits for before it is drawn anew. */
export type Opened<T> = {
  readonly value: T
  /** Told when it is drawn: the connection may begin. */
  readonly drawn: () => void
}

/**
 * Opens the chat and what is shown of it; undefined when it will not open, or not in time, or breaks: then the page
 * draws itself as any other.
 */
export const openFirst = <T>(
  { messaging, clock, log }: Pick<App, 'messaging' | 'clock' | 'log'>,
  open: (chat: Chat, drawn: Promise<void>) => Promise<T>,
): Promise<Opened<T> | undefined> =>
  new Promise((resolve) => {
    let drawn = (): void => undefined
    const isDrawn = new Promise<void>((tell) => {
      drawn = tell
    })
    const give = (opened: Opened<T> | undefined): void => {
      timer.cancel()
      if (!opened) drawn()
      resolve(opened)
    }
    const timer = clock.after(PATIENCE_MS, () => give(undefined))
    const begin = async (): Promise<Opened<T> | undefined> => {
      await messaging.open(isDrawn)
      // Making the client was one piece of work, asking for all of a room is the next: a finger goes between.
      await new Promise<void>((goOn) => void clock.after(0, goOn))
      const state = messaging.chat$.value
      return state.phase === 'open' ? { value: await open(state.chat, isDrawn), drawn } : undefined
    }
    begin().then(give, (cause: unknown) => {
      // A server that draws does not send a page of which this was said.
      log.write('error', 'talk-broken', { name: cause instanceof Error ? cause.name : 'unknown' })
      give(undefined)
    })
  })
