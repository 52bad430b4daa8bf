import type { Session } from '../../domain/session/session.ts'
import type { Api } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import { createState } from '../shared/state-stream.ts'
import type { Chat, ChatState, MessagingContext } from './messaging-context.ts'
import type { MessagingPorts } from './messaging-ports.ts'

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  readonly device: StoragePort
  readonly messagingPorts: () => Promise<MessagingPorts>
}

const tokenOf = (session: Session): string | undefined =>
  session.kind === 'signed-in' ? session.token : undefined

/** The chat, whose code is fetched after sign-in when it is first opened; it ends with the session in every tab. */
export const createLazyMessaging = (deps: Deps): MessagingContext => {
  const { sessionState } = deps
  const chat$ = createState<ChatState>({ phase: 'off' })
  const unread$ = createState(0)
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

  sessionState.session$.subscribe((session) => {
    if (opened !== undefined && tokenOf(session) !== opened) end()
  })

  const open = async (): Promise<void> => {
    const session = sessionState.session$.value
    const token = tokenOf(session)
    if (token === undefined || opened !== undefined) return
    opened = token
    chat$.set({ phase: 'opening' })
    const [ports, { startChat }] = await Promise.all([
      deps.messagingPorts(),
      import('./start-chat.ts'),
    ]).catch(() => [undefined, { startChat: undefined }] as const)
    const account = sessionState.user$.value?.id ?? token
    const started =
      startChat && ports ? await startChat({ ...deps, ports, account: String(account) }) : undefined
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

  return { chat$: chat$.stream, unread$: unread$.stream, open }
}
