import { BehaviorSubject, of, switchMap } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Channel } from '../../domain/messaging/channels/channel.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'
import type { LockPort } from '../ports/lock-port.ts'
import type { PicturesPort } from '../ports/pictures-port.ts'
import type { RecordsPort } from '../ports/records-port.ts'
import type { SocketPort } from '../ports/socket-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { Drafts } from '../shared/drafts.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import type { Announcements } from './announcements.ts'
import type { ComposerDraft } from './composer-draft.ts'
import type { Messaging } from './messaging.ts'
import type { NotifyOptions } from './notify.ts'
import type { OlderMessages } from './older-messages.ts'
import type { FirstConversation, Opening } from './opening.ts'
import type { PictureSender } from './picture-sender.ts'
import type { ShownLink } from './shown-link.ts'

/** `score` is 1 to 5; `reasons` are the chosen ones, in the shopper's language; `text` is free text. */
type ServiceRating = {
  readonly score: number
  readonly reasons: readonly string[]
  readonly text: string
}

/** What the shop's own API offers for a conversation besides messages (requirement E7). */
export type ChatServices = {
  /** Prepared sentences that are sent with one tap, in the shopper's language. */
  readonly loadQuickReplies: (channel: Channel) => Promise<Result<readonly string[], ApiFault>>
  readonly setMuted: (channel: Channel, isMuted: boolean) => Promise<Result<unknown, ApiFault>>
  readonly setPinned: (channel: Channel, isPinned: boolean) => Promise<Result<unknown, ApiFault>>
  /** Clears the history of a conversation for this account. */
  readonly clearHistory: (channel: Channel) => Promise<Result<unknown, ApiFault>>
  readonly report: (channel: Channel, reason: string, message?: Message) => Promise<Result<unknown, ApiFault>>
  readonly rate: (channel: Channel, rating: ServiceRating) => Promise<Result<unknown, ApiFault>>
}

/** A shopper's chat: the messaging client, and the shop's calls around it. */
export type Chat = {
  readonly client: Messaging
  readonly services: ChatServices
  /** Unread messages of conversations that are not muted. */
  readonly unread$: StateStream<number>
  /** The connection state for the banner. */
  readonly shownLink$: StateStream<ShownLink>
  /** The text of a conversation's composer, which `drafts` keep for this tab. */
  readonly draftOf: (channel: Channel, drafts: Pick<Drafts, 'read' | 'keep'>) => ComposerDraft
  /** Addresses at which the page shows pictures that are being sent. */
  readonly previews: Pick<PicturesPort, 'preview' | 'release'>
  /** What sends pictures into a conversation. */
  readonly picturesOf: (channel: Channel) => PictureSender
  /** Opens a conversation with so many unread messages, or counts them. */
  readonly openWith: (channel: Channel, unread?: number) => Promise<Opening>
  /** Opens a conversation with everything visible in it, so that nothing arrives later and moves the content. */
  readonly openWhole: (channel: Channel, whenRendered: Promise<unknown>) => Promise<FirstConversation>
  /** Loads older pages of a conversation; `grown` is called after each. */
  readonly olderOf: (channel: Channel, grown: () => void) => OlderMessages
  /** Loads older pages until one has a further message with this text; some at once, and only while wanted. */
  readonly searchOlder: (
    channel: Channel,
    text: string,
    isWanted: () => boolean,
  ) => Promise<Result<unknown, ApiFault>>
  /** Announces new messages to screen readers, several within a second together. */
  readonly announcementsOf: (announce: (messages: readonly [Message, ...Message[]]) => void) => Announcements
  /** Notifies of messages in conversations that are not visible, until it is stopped. */
  readonly notify: (options: NotifyOptions) => { stop(): void }
}

/** Whether the chat of the signed-in shopper is open. */
export type ChatState =
  /** Nobody is signed in, or the chat was not requested yet. */
  | { readonly phase: 'off' }
  | { readonly phase: 'opening' }
  | { readonly phase: 'open'; readonly chat: Chat }
  | { readonly phase: 'failed'; readonly fault: ApiFault }

/** The chat for the rest of the app, without its code, which `open` loads. */
export type MessagingContext = {
  readonly chat$: StateStream<ChatState>
  /** Unread messages of conversations that are not muted; 0 while the chat is off. */
  readonly unread$: StateStream<number>
  /**
   * Loads the chat's code and connects, once per session; does nothing for a visitor. Call it after the first paint.
   * With `whenRendered` it connects only when that promise has settled: incoming data would otherwise make React
   * render the first screen again from the start.
   */
  readonly open: (whenRendered?: Promise<unknown>) => Promise<void>
}

/** The state of the chat: written by the code that opens it, read by the rest of the app. */
export type ChatSubject = BehaviorSubject<ChatState>

/** The state of the chat as a subject: off until it is opened. */
export const createChatSubject = (): ChatSubject => new BehaviorSubject<ChatState>({ phase: 'off' })

type Deps = {
  readonly sessionState: SessionState
  readonly chatSubject: ChatSubject
  /**
   * Loads the code that opens the chat. If that fails the chat is `failed` with `offline`, and the next `open` tries
   * again.
   */
  readonly loadChat: () => Promise<MessagingContext['open']>
}

/** The chat, created when first opened; ends with the session in every tab. */
export const createMessagingContext = ({ sessionState, chatSubject, loadChat }: Deps): MessagingContext => {
  let openChat: MessagingContext['open'] | undefined
  // Rows of an earlier visit are on the device even if the chat was not opened in this one: the chat deletes them.
  sessionState.session$.subscribe(() => {
    if (!openChat && sessionState.hasSignedOut()) loadChat().catch(() => undefined)
  })
  return {
    chat$: stateOf(chatSubject),
    unread$: stateOf(
      chatSubject.pipe(switchMap((state) => (state.phase === 'open' ? state.chat.unread$ : of(0)))),
    ),
    open: async (whenRendered) => {
      if (sessionState.token() === undefined) return
      if (!openChat) chatSubject.next({ phase: 'opening' })
      openChat ??= await loadChat().catch(() => undefined)
      if (openChat) await openChat(whenRendered)
      else chatSubject.next({ phase: 'failed', fault: { kind: 'offline' } })
    },
  }
}

/** The ports that only messaging needs; a host may load their adapters with the chat. */
export type MessagingPorts = {
  readonly socket: SocketPort
  readonly records: RecordsPort
  readonly locks: LockPort
  readonly crypto: CryptoPort
  /** Values that live as long as this tab, including reloads (sessionStorage in a browser). */
  readonly tabMemory: StoragePort
}
