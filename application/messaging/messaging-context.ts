import type { ApiFault } from '../../domain/api/fault.ts'
import type { Channel } from '../../domain/messaging/channels/channel.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/state-stream.ts'
import type { Messaging } from './messaging.ts'

/** 1 to 5, with reasons and words of the shopper's own. */
export type ServiceRating = {
  readonly score: number
  readonly reasons: readonly string[]
  readonly text: string
}

/** What the shop offers around a talk, beside the messages themselves (messaging.md 7). */
export type ChatServices = {
  /** Sentences that go out with one tap, in the shopper's language. */
  readonly loadQuickReplies: (channel: Channel) => Promise<Result<readonly string[], ApiFault>>
  readonly setMuted: (channel: Channel, isMuted: boolean) => Promise<Result<unknown, ApiFault>>
  readonly setPinned: (channel: Channel, isPinned: boolean) => Promise<Result<unknown, ApiFault>>
  /** Forgets the history of a room for this account. */
  readonly clearHistory: (channel: Channel) => Promise<Result<unknown, ApiFault>>
  readonly report: (channel: Channel, reason: string, message?: Message) => Promise<Result<unknown, ApiFault>>
  readonly rate: (channel: Channel, rating: ServiceRating) => Promise<Result<unknown, ApiFault>>
}

/** A shopper's chat: the client, and what the shop offers around it. */
export type Chat = {
  readonly client: Messaging
  readonly services: ChatServices
  /** Unread messages of conversations that are not muted. */
  readonly unread$: StateStream<number>
}

/** How far the chat of the shopper who is here has come. */
export type ChatState =
  /** Nobody is signed in, or nobody has asked yet. */
  | { readonly phase: 'off' }
  | { readonly phase: 'opening' }
  | { readonly phase: 'open'; readonly chat: Chat }
  | { readonly phase: 'failed'; readonly fault: ApiFault }

/** The chat as the rest of the app knows it: its code is not there before `open`. */
export type MessagingContext = {
  readonly chat$: StateStream<ChatState>
  /** Unread messages of conversations that are not muted; 0 while the chat is off. */
  readonly unread$: StateStream<number>
  /**
   * Fetches the chat's code and connects, once for each sign-in; a visitor gets nothing. After the first paint. With
   * `drawn` the connection waits for it: what comes with one would have the first drawing begin anew.
   */
  readonly open: (drawn?: Promise<unknown>) => Promise<void>
}
