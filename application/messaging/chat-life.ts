import type { ApiFault } from '../../domain/api/fault.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { StateSource } from '../shared/state-stream.ts'
import type { Chat, ChatState, MessagingContext } from './messaging-context.ts'
import type { MessagingPorts } from './messaging-ports.ts'
import { type StartChatDeps, startChat } from './start-chat.ts'
import { type ChatMemory, createChatMemory } from './store/chat-memory.ts'

export type ChatLifeDeps = Omit<StartChatDeps, 'ports' | 'memory' | 'isOurs' | 'refused' | 'drawn'> & {
  readonly sessionState: SessionState
  readonly device: StoragePort
  readonly messagingPorts: () => Promise<MessagingPorts>
  readonly chat$: StateSource<ChatState>
  readonly unread$: StateSource<number>
}

/** What the device keeps of the chat: whose it was last, and its rows. */
type Kept = { readonly memory: ChatMemory; readonly ports: MessagingPorts }

const keptFor = async (
  { device, messagingPorts }: Pick<ChatLifeDeps, 'device' | 'messagingPorts'>,
  token: string,
): Promise<Kept | undefined> => {
  const ports = await messagingPorts().catch(() => undefined)
  return ports && { memory: createChatMemory(device, ports.crypto, token), ports }
}

/** Deletes what the device keeps of the last session's chat; for a sign-out while the chat is not open. */
export const wipeChat = async (
  deps: Pick<ChatLifeDeps, 'device' | 'messagingPorts' | 'sessionState'>,
): Promise<void> => {
  const kept = await keptFor(deps, '')
  // If another session has begun meanwhile, rows of others are deleted when its chat opens.
  if (deps.sessionState.hasSignedOut()) await kept?.memory.wipe(kept.ports.records)
}

/** One opening of the chat, from the call of `open` until it ends. */
type Opening = { readonly token: string; kept?: Kept; chat?: Chat }

/** Opens the signed-in shopper's chat, once for each session, and ends it with the session. */
export const createChatLife = (deps: ChatLifeDeps): MessagingContext['open'] => {
  const { sessionState, chat$, unread$ } = deps
  let current: Opening | undefined
  let watching: { unsubscribe(): void } | undefined

  /** Ends an opening. Unsent messages are kept when the host has ended the session; after a sign-out nothing is. */
  const close = ({ chat, kept }: Opening): void => {
    // A tab that hears of the sign-out late does not delete what belongs to a later session by then.
    const isSignedOut = sessionState.hasSignedOut() && !kept?.memory.isTaken()
    if (isSignedOut) void kept?.memory.wipe(kept.ports.records)
    void chat?.client.dispose(isSignedOut ? 'forget' : 'keep')
  }

  const end = (state: ChatState): void => {
    const ended = current
    current = undefined
    watching?.unsubscribe()
    chat$.set(state)
    unread$.set(0)
    if (ended) close(ended)
  }

  sessionState.session$.subscribe(() => {
    if (current && sessionState.token() !== current.token) end({ phase: 'off' })
    else if (!current && sessionState.hasSignedOut()) void wipeChat(deps)
  })

  const refused = (opening: Opening, fault: ApiFault | undefined): void => {
    if (current !== opening) return
    end(fault ? { phase: 'failed', fault } : { phase: 'off' })
    if (!fault) void open()
  }

  /** For an exception while opening: it counts as failed, and can be tried again. */
  const broken = (cause: unknown): undefined => {
    deps.log.write('error', 'chat-broken', { name: cause instanceof Error ? cause.name : 'unknown' })
  }

  const open = async (drawn?: Promise<unknown>): Promise<void> => {
    const token = sessionState.token()
    // The session has ended before the code was here.
    if (token === undefined) chat$.set({ phase: 'off' })
    if (token === undefined || current) return
    const opening: Opening = { token }
    current = opening
    chat$.set({ phase: 'opening' })
    const kept = await keptFor(deps, token)
    if (kept) opening.kept = kept
    const isOurs = (): boolean => sessionState.token() === token
    const refusal = (fault: ApiFault | undefined): void => refused(opening, fault)
    const started =
      kept && (await startChat({ ...deps, ...kept, drawn, isOurs, refused: refusal }).catch(broken))
    if (started?.ok) opening.chat = started.value
    if (current !== opening) return close(opening)
    if (!started?.ok) return end({ phase: 'failed', fault: started?.fault ?? { kind: 'offline' } })
    watching = started.value.unread$.subscribe(unread$.set)
    chat$.set({ phase: 'open', chat: started.value })
  }
  return open
}
