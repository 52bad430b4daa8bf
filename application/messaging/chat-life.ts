import type { SessionState } from '../session/session-state.ts'
import type { StateSource } from '../shared/state-stream.ts'
import type { Chat, ChatState } from './messaging-context.ts'
import type { MessagingPorts } from './messaging-ports.ts'
import { type StartChatDeps, startChat } from './start-chat.ts'

export type ChatLifeDeps = Omit<StartChatDeps, 'ports' | 'account'> & {
  readonly sessionState: SessionState
  readonly messagingPorts: () => Promise<MessagingPorts>
  readonly chat$: StateSource<ChatState>
  readonly unread$: StateSource<number>
}

/** Opens the chat of whoever is signed in, once for each sign-in, and ends it with the session. */
export const createChatLife = (deps: ChatLifeDeps): (() => Promise<void>) => {
  const { sessionState, chat$, unread$ } = deps
  let opened: string | undefined
  let chat: Chat | undefined
  let watching: { unsubscribe(): void } | undefined

  const end = (): void => {
    const ended = chat
    opened = undefined
    chat = undefined
    watching?.unsubscribe()
    chat$.set({ phase: 'off' })
    unread$.set(0)
    // Signed out: nothing of this account stays on the device.
    void ended?.client.dispose(true)
  }

  sessionState.session$.subscribe(() => {
    if (opened !== undefined && sessionState.token() !== opened) end()
  })

  return async () => {
    const token = sessionState.token()
    // Signed out while this was on its way.
    if (token === undefined) chat$.set({ phase: 'off' })
    if (token === undefined || opened !== undefined) return
    opened = token
    chat$.set({ phase: 'opening' })
    const ports = await deps.messagingPorts().catch(() => undefined)
    const account = sessionState.user$.value?.id ?? token
    const started = ports && (await startChat({ ...deps, ports, account: String(account) }))
    if (opened !== token) {
      if (started?.ok) void started.value.client.dispose(true)
      return
    }
    if (!started?.ok) {
      opened = undefined
      chat$.set({ phase: 'failed', fault: started ? started.fault : { kind: 'offline' } })
      return
    }
    chat = started.value
    watching = started.value.unread$.subscribe(unread$.set)
    chat$.set({ phase: 'open', chat: started.value })
  }
}
