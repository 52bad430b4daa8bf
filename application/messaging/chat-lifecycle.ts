import type { ApiFault } from '../../domain/api/fault.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { ChatSubject } from './create-messaging-context.ts'
import type { Chat, ChatState, MessagingContext } from './messaging-context.ts'
import { type StartChatDeps, startChat } from './start-chat.ts'
import { type ChatMemory, createChatMemory } from './store/chat-memory.ts'

export type ChatLifecycleDeps = Omit<StartChatDeps, 'memory' | 'isOurs' | 'refused' | 'drawn'> & {
  readonly sessionState: SessionState
  readonly device: StoragePort
  readonly chatSubject: ChatSubject
}

export type OpenChat = MessagingContext['open']

/** One opening of the chat, from the call of `open` until it ends. */
type Opening = { readonly token: string; readonly memory: ChatMemory; chat?: Chat }

/**
 * Opens the signed-in shopper's chat, once for each session, and ends it with the session. After a sign-out it deletes
 * what the device keeps of the chat, also when it was not open.
 */
export const createChatLifecycle = (deps: ChatLifecycleDeps): OpenChat => {
  const { sessionState, device, records, crypto, chatSubject } = deps
  let current: Opening | undefined

  const wipe = async (): Promise<void> => {
    // If another session has begun meanwhile, rows of others are deleted when its chat opens.
    if (sessionState.hasSignedOut()) await createChatMemory(device, crypto, '').wipe(records)
  }

  /** Ends an opening. Unsent messages are kept when the host has ended the session; after a sign-out nothing is. */
  const close = ({ chat, memory }: Opening): void => {
    // A tab that hears of the sign-out late does not delete what belongs to a later session by then.
    const isSignedOut = sessionState.hasSignedOut() && !memory.isTaken()
    if (isSignedOut) void memory.wipe(records)
    void chat?.client.dispose(isSignedOut ? 'forget' : 'keep')
  }

  const end = (state: ChatState): void => {
    const ended = current
    current = undefined
    chatSubject.next(state)
    if (ended) close(ended)
  }

  sessionState.session$.subscribe(() => {
    if (current && sessionState.token() !== current.token) end({ phase: 'off' })
    else if (!current && sessionState.hasSignedOut()) void wipe()
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
    if (token === undefined) chatSubject.next({ phase: 'off' })
    if (token === undefined || current) return
    const memory = createChatMemory(device, crypto, token)
    const opening: Opening = { token, memory }
    current = opening
    chatSubject.next({ phase: 'opening' })
    const isOurs = (): boolean => sessionState.token() === token
    const refusal = (fault: ApiFault | undefined): void => refused(opening, fault)
    const started = await startChat({ ...deps, memory, drawn, isOurs, refused: refusal }).catch(broken)
    if (started?.ok) opening.chat = started.value
    if (current !== opening) return close(opening)
    if (!started?.ok) return end({ phase: 'failed', fault: started?.fault ?? { kind: 'offline' } })
    chatSubject.next({ phase: 'open', chat: started.value })
  }
  return open
}
