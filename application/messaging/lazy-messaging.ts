import { createState } from '../shared/state-stream.ts'
import type { ChatLifeDeps } from './chat-life.ts'
import type { ChatState, MessagingContext } from './messaging-context.ts'

/** The chat, whose code is fetched after sign-in when it is first opened; it ends with the session in every tab. */
export const createLazyMessaging = (deps: Omit<ChatLifeDeps, 'chat$' | 'unread$'>): MessagingContext => {
  const chat$ = createState<ChatState>({ phase: 'off' })
  const unread$ = createState(0)
  let life: Promise<MessagingContext['open']> | undefined
  // Rows of an earlier visit lie on the device whether or not the chat was opened in this one.
  deps.sessionState.session$.subscribe(() => {
    if (!life && deps.sessionState.hasSignedOut())
      import('./chat-life.ts').then(({ wipeChat }) => wipeChat(deps)).catch(() => undefined)
  })
  return {
    chat$: chat$.stream,
    unread$: unread$.stream,
    open: async (drawn) => {
      if (deps.sessionState.token() === undefined) return
      if (!life) chat$.set({ phase: 'opening' })
      life ??= import('./chat-life.ts').then(({ createChatLife }) =>
        createChatLife({ ...deps, chat$, unread$ }),
      )
      await life.then(
        (open) => open(drawn),
        () => {
          life = undefined
          chat$.set({ phase: 'failed', fault: { kind: 'offline' } })
        },
      )
    },
  }
}
