import { BehaviorSubject, of, switchMap } from 'rxjs'
import type { SessionState } from '../session/session-state.ts'
import { stateOf } from '../shared/state-stream.ts'
import type { ChatState, MessagingContext } from './messaging-context.ts'

/** The state of the chat, which whoever opens it writes and the rest of the app reads. */
export type ChatSubject = BehaviorSubject<ChatState>

export const createChatSubject = (): ChatSubject => new BehaviorSubject<ChatState>({ phase: 'off' })

type Deps = {
  readonly sessionState: SessionState
  readonly chatSubject: ChatSubject
  /** Gives what opens the chat. Where it cannot be had, the chat has failed as `offline`, and the next opening asks again. */
  readonly loadChat: () => Promise<MessagingContext['open']>
}

/** The chat, which is there from its first opening; it ends with the session in every tab. */
export const createMessagingContext = ({ sessionState, chatSubject, loadChat }: Deps): MessagingContext => {
  let openChat: MessagingContext['open'] | undefined
  // Rows of an earlier visit lie on the device whether or not the chat was opened in this one: the chat deletes them.
  sessionState.session$.subscribe(() => {
    if (!openChat && sessionState.hasSignedOut()) loadChat().catch(() => undefined)
  })
  return {
    chat$: stateOf(chatSubject),
    unread$: stateOf(
      chatSubject.pipe(switchMap((state) => (state.phase === 'open' ? state.chat.unread$ : of(0)))),
    ),
    open: async (drawn) => {
      if (sessionState.token() === undefined) return
      if (!openChat) chatSubject.next({ phase: 'opening' })
      openChat ??= await loadChat().catch(() => undefined)
      if (openChat) await openChat(drawn)
      else chatSubject.next({ phase: 'failed', fault: { kind: 'offline' } })
    },
  }
}
