import type { Observable } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import type {
  Channel,
  ChannelFault,
  ChannelInfo,
  ChannelKey,
} from '../../domain/messaging/channels/channel.ts'
import type { ShownConnection } from '../../domain/messaging/connection/connection-state.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type { ConversationChange } from '../../domain/messaging/conversations/conversation.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import type { Upload } from '../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'
import type { UploadFile } from '../ports/http-port.ts'
import type { StateStream } from '../shared/streams.ts'
import type { StoreStreams } from './message-store.ts'

/** The state of the connection: in words for the screen, and as the number of requirement M4. */
export type ConnectionView = {
  readonly state: ShownConnection
  /** 0 disconnected, 1 connected, 2 connecting, 3 refused, 4 kicked. */
  readonly status: number
  /** The reason in the CONNACK or DISCONNECT that ended the connection. */
  readonly reasonCode: number | undefined
  /** What the DISCONNECT says in words; undefined when it says nothing. */
  readonly reason: string | undefined
  readonly nodeId: string | undefined
  readonly attempt: number
  /** When the next attempt is due, in milliseconds since 1970; only while waiting. */
  readonly nextAt: Millis | undefined
  /** The server has closed several connections before its CONNACK: it probably does not accept the token. */
  readonly isProbablyRefused: boolean
}

/** Options of one message. Without any it is stored, counts as unread, and does not expire. */
export type SendOptions = {
  /** Asks for read receipts. */
  readonly wantsReceipt?: boolean
  /** The server does not store it, and it is not sent again when the connection breaks. */
  readonly isTransient?: boolean
  /** Does not count as unread. */
  readonly isSilent?: boolean
  /**
   * The server gives it out once, to the recipient's device that asks first. It is counted apart from the channel's
   * messages: the outcome's `messageSeq` is 0.
   */
  readonly isSyncedOnce?: boolean
  /** Seconds after which the server deletes it. Needs protocol version 3. */
  readonly expireSeconds?: number
  /** The topic field of the protocol, for servers that sort by it. */
  readonly topic?: string
  /**
   * The message is a piece of this stream, whose number the server has given: it has the stream bit, and grows what the
   * conversation shows of the stream instead of standing there by itself. Needs protocol version 2 to 4.
   */
  readonly streamNo?: string
}

/** Why `send` refused a message; nothing was sent or kept. Lengths are bytes of the payload before encryption. */
export type SendFault =
  | ChannelFault
  | { readonly kind: 'content-too-long'; readonly bytes: number; readonly limit: number }

/**
 * What became of a message. `cancelled`: it was deleted before the server had it. `client-ended`: the client was
 * disposed of first; if the message is kept in the outbox rows, the account's next client sends it.
 */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly messageID: string; readonly messageSeq: number }
  | { readonly kind: 'refused'; readonly reasonCode: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'client-ended' }

/**
 * A message being sent. It is in the transcript already; `outcome` resolves with the server's answer, and never
 * rejects.
 */
export type Sending = { readonly clientMsgNo: string; readonly outcome: Promise<SendOutcome> }

/** Errors that are not the answer to a call: for a log, or a banner. */
export type MessagingError =
  | { readonly kind: 'message-rejected'; readonly fault: string }
  | { readonly kind: 'rows-lost'; readonly fault: string }
  | { readonly kind: 'upload-failed'; readonly clientMsgNo: string; readonly fault: ApiFault }
  | { readonly kind: 'listener-failed' }

/** Why the list of conversations could not be fetched. `not-offered`: the host has no such call. */
export type SyncFault = ApiFault | { readonly kind: 'not-offered' }
/** Whether there are further messages behind the page that was loaded. */
export type PageOutcome = Result<'more' | 'end', ApiFault>

/**
 * The messaging client of one account in this tab (requirements M1 to M9). Every stream has a value at once, and none errors
 * or completes. Calls take effect on the screen at once; the server is told when there is a connection.
 */
export interface Messaging extends StoreStreams {
  readonly uid: string
  /**
   * The server's time in milliseconds since 1970, by which messages are dated; the device's until the first handshake.
   */
  now(): Millis
  readonly status$: StateStream<ConnectionView>
  /** The last round trip in milliseconds; 9999 after a connection was given up; undefined before the first one. */
  readonly latency$: StateStream<number | undefined>
  readonly upload$: (clientMsgNo: string) => StateStream<Upload | undefined>
  /** Messages of others as they arrive, each once and in order, for notifications. */
  readonly arrived: Observable<Message>
  /** Messages of ours that the server has stored. */
  readonly sent: Observable<Message>
  /** Commands of the server or of others (content type 99). */
  readonly commands: Observable<Message>
  readonly errors: Observable<MessagingError>
  /** Each change of the list as it happens; `conversations$` has the whole list, once for a burst of changes. */
  readonly conversationChanges: Observable<ConversationChange>

  /** The version of the public SDK whose behaviour and protocol this client has. */
  readonly sdkVersion: string

  connect(): void
  /** Ends the connection in every tab until `connect`. */
  disconnect(): void
  /** Connects now instead of waiting for the next attempt, or again after the server refused or kicked this client. */
  retry(): void

  send(content: Content, channel: Channel, options?: SendOptions): Result<Sending, SendFault>
  /** Sends a picture whose file is uploaded first; `content` has no address yet. */
  sendFile(content: Content, file: UploadFile, channel: Channel): Result<Sending, SendFault>
  /**
   * Sends a failed message again under its clientMsgNo, marked as sent before. With other content it is another message,
   * under a number of its own: the server may have the first one.
   */
  resend(channel: Channel, clientMsgNo: string, content?: Content): void
  /**
   * Deletes a message from the transcript, and from the outbox if it has not been sent: for this account alone, and on
   * all its devices where the host can delete.
   */
  discard(channel: Channel, clientMsgNo: string): void
  /** The file of a picture that is not uploaded yet, also after a reload; undefined where the device keeps no rows. */
  fileOf(clientMsgNo: string): Promise<UploadFile | undefined>
  suspendUpload(clientMsgNo: string): void
  resumeUpload(clientMsgNo: string): void
  /** Tells the other side that the shopper is typing: at most every two seconds, and only while connected. */
  sayTyping(channel: Channel): void

  /** Whether another tab of this account is visible: then that one shows notifications, and not this one. */
  isSeenElsewhere(): Promise<boolean>

  /**
   * Opens a conversation: shows cached messages at once, then the newest page; messages count as read while it is open and
   * visible. With `whenRendered` they do so from when that promise has settled, and until then nothing of the conversation changes.
   */
  openConversation(channel: Channel, whenRendered?: Promise<unknown>): Promise<PageOutcome>
  closeConversation(): void
  /** Loads older messages: a page, or `limit` of them. Throws MissingCallbackError when the host has no history. */
  loadOlder(channel: Channel, limit?: number): Promise<PageOutcome>
  /** Loads the messages whose numbers are missing in the transcript. Throws like `loadOlder`. */
  fillGap(channel: Channel, range: SeqRange): Promise<PageOutcome>

  /** Fetches the list of conversations from the host again. */
  syncConversations(): Promise<Result<undefined, SyncFault>>
  /** With 0 it is read: mentions in it are done with, too. */
  setUnread(channel: Channel, unread: number): void
  removeConversation(channel: Channel): Promise<Result<unknown, ApiFault>>
  saveDraft(channel: Channel, text: string): void
  /** Fetches drafts and reading positions from the host, as connecting does. */
  loadDrafts(): Promise<void>
  /** Fetches name, picture and presence of the other side; a call under way is shared. */
  loadChannelInfo(channel: Channel): Promise<void>
  /** Takes what another call's answer said of a channel. */
  learn(info: ChannelInfo): void
  /** Empties a room in every tab, after the host has forgotten its history for this account, up to number `upTo`. */
  clearConversation(channel: Channel, upTo?: number): void
  /** Fetches who is in a channel. */
  loadSubscribers(channel: Channel): Promise<void>
  /** Fetches recalls, edits and read counts of a conversation's messages. Throws MissingCallbackError when the host has none. */
  syncExtras(channel: Channel): Promise<void>
  /**
   * Reports messages that were seen and ask for a receipt. Throws MissingCallbackError when the host takes no
   * receipts.
   */
  reportSeen(messages: readonly Message[]): void
  finishReminders(ids: readonly number[]): void
  /**
   * A voice message is being listened to: the others of its conversation play no longer. The first time it counts as heard, in
   * every tab, and the host is told (`reportVoiceRead`). What makes the sound is the caller's.
   */
  playVoice(message: Message): void
  stopVoice(message: Message): void
  revoke(message: Message): Promise<Result<unknown, ApiFault | { readonly kind: 'not-offered' }>>
  edit(
    message: Message,
    content: Content,
  ): Promise<Result<unknown, ApiFault | { readonly kind: 'not-offered' }>>

  /** Listens to a data channel (requirement M4). */
  subscribe(
    channel: Channel,
    heard: (message: Message) => void,
    options?: Readonly<Record<string, string>>,
  ): { unsubscribe(): void }
  /** Whether messages to a conversation wait for the server's answer. */
  isSending(key: ChannelKey): boolean
  /** Ends the client in this tab. `forget`, for a sign-out, deletes the account's rows from the device too. */
  dispose(rows?: 'keep' | 'forget'): Promise<void>
}
