import type { SessionState } from '../session/session-state.ts'
import { createState, type StateSource } from '../shared/state-stream.ts'
import type { OpenChat } from './chat-life.ts'
import type { ChatState, MessagingContext } from './messaging-context.ts'

/** What the rest of the app sees of the chat; the chat writes it while it is open. */
export type ChatStreams = {
  readonly chat$: StateSource<ChatState>
  readonly unread$: StateSource<number>
}

export const createChatStreams = (): ChatStreams => ({
  chat$: createState<ChatState>({ phase: 'off' }),
  unread$: createState(0),
})

type Deps = {
  readonly sessionState: SessionState
  readonly chatStreams: ChatStreams
  /** Gives what opens the chat. Where it cannot be had, the chat has failed as `offline`, and the next opening asks again. */
  readonly loadChat: () => Promise<OpenChat>
}

/** The chat, which is there from its first opening; it ends with the session in every tab. */
export const createMessagingContext = ({ sessionState, chatStreams, loadChat }: Deps): MessagingContext => {
  const { chat$, unread$ } = chatStreams
  let openChat: OpenChat | undefined
  // Rows of an earlier visit lie on the device whether or not the chat was opened in this one: the chat deletes them.
  sessionState.session$.subscribe(() => {
    if (!openChat && sessionState.hasSignedOut()) loadChat().catch(() => undefined)
  })
  return {
    chat$: chat$.stream,
    unread$: unread$.stream,
    open: async (drawn) => {
      if (sessionState.token() === undefined) return
      if (!openChat) chat$.set({ phase: 'opening' })
      openChat ??= await loadChat().catch(() => undefined)
      if (openChat) await openChat(drawn)
      else chat$.set({ phase: 'failed', fault: { kind: 'offline' } })
    },
  }
}
