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

/** The connection state, for screens, and as the number of requirement M4. */
export type ConnectionView = {
  readonly state: ShownConnection
  /** 0 disconnected, 1 connected, 2 connecting, 3 refused, 4 kicked. */
  readonly status: number
  /** The reason in the CONNACK or DISCONNECT that ended the connection. */
  readonly reasonCode: number | undefined
  /** The text of the DISCONNECT; undefined when there is none. */
  readonly reason: string | undefined
  readonly nodeId: string | undefined
  readonly attempt: number
  /** When the next attempt is due, in milliseconds since 1970; only while waiting. */
  readonly nextAt: Millis | undefined
  /** The server has closed several connections before its CONNACK: it probably rejects the token. */
  readonly isProbablyRefused: boolean
}

/** Options of a message. By default it is stored, counts as unread, and does not expire. */
export type SendOptions = {
  /** Asks for read receipts. */
  readonly wantsReceipt?: boolean
  /** The server does not store it, and it is not sent again when the connection breaks. */
  readonly isTransient?: boolean
  /** Does not count as unread. */
  readonly isSilent?: boolean
  /**
   * The server delivers it once, to the recipient's first device that asks (a stored command). It is numbered
   * separately from the channel's messages: the outcome's `messageSeq` is 0.
   */
  readonly isSyncedOnce?: boolean
  /** Seconds after which the server deletes it. Needs protocol version 3. */
  readonly expireSeconds?: number
  /** The topic field of the protocol, for servers that sort by it. */
  readonly topic?: string
  /**
   * The message is a piece of this stream, whose number the server has assigned: it has the stream bit, and is
   * appended to the stream's text instead of being shown as a message. Needs protocol version 2 to 4.
   */
  readonly streamNo?: string
}

/** Why `send` refused a message; nothing was sent or stored. Lengths are bytes of the payload before encryption. */
export type SendFault =
  | ChannelFault
  | { readonly kind: 'content-too-long'; readonly bytes: number; readonly limit: number }

/**
 * The outcome of a message. `cancelled`: it was deleted before the server had it. `client-ended`: the client was
 * disposed of first; if the message is in the outbox rows, the account's next client sends it.
 */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly messageID: string; readonly messageSeq: number }
  | { readonly kind: 'refused'; readonly reasonCode: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'client-ended' }

/**
 * A message being sent. It is in the transcript already; `outcome` resolves with the server's answer and never
 * rejects.
 */
export type Sending = { readonly clientMsgNo: string; readonly outcome: Promise<SendOutcome> }

/** Errors that do not belong to a call: for a log or a banner. */
export type MessagingError =
  | { readonly kind: 'message-rejected'; readonly fault: string }
  | { readonly kind: 'rows-lost'; readonly fault: string }
  | { readonly kind: 'upload-failed'; readonly clientMsgNo: string; readonly fault: ApiFault }
  | { readonly kind: 'listener-failed' }

/** Why the list of conversations could not be fetched. `not-offered`: the host has no such call. */
export type SyncFault = ApiFault | { readonly kind: 'not-offered' }
/** Whether there are more messages beyond the loaded page. */
export type PageOutcome = Result<'more' | 'end', ApiFault>

/**
 * The messaging client of one account in this tab (requirements M1 to M9). Every stream has a value at once, and none
 * errors or completes. Calls take effect on screen at once, and are sent to the server once connected.
 */
export interface Messaging extends StoreStreams {
  readonly uid: string
  /**
   * The server's time in milliseconds since 1970, used as message timestamps; the device's until the first handshake.
   */
  now(): Millis
  readonly status$: StateStream<ConnectionView>
  /** The last round trip in milliseconds; 9999 after a connection was given up; undefined before the first one. */
  readonly latency$: StateStream<number | undefined>
  readonly upload$: (clientMsgNo: string) => StateStream<Upload | undefined>
  /** Messages of others as they arrive, each once and in order, for notifications. */
  readonly arrived: Observable<Message>
  /** Own messages that the server has stored. */
  readonly sent: Observable<Message>
  /** Commands of the server or of others (content type 99). */
  readonly commands: Observable<Message>
  readonly errors: Observable<MessagingError>
  /**
   * Each change of the list as it happens; `conversations$` has the complete list, updated once per burst of changes.
   */
  readonly conversationChanges: Observable<ConversationChange>

  /** The version of the public SDK whose behaviour and protocol this client implements. */
  readonly sdkVersion: string

  connect(): void
  /** Closes the connection in every tab until `connect`. */
  disconnect(): void
  /** Connects now instead of waiting for the next attempt, also after the server refused or kicked this client. */
  retry(): void

  send(content: Content, channel: Channel, options?: SendOptions): Result<Sending, SendFault>
  /** Sends a picture after uploading its file; `content` has no address yet. */
  sendFile(content: Content, file: UploadFile, channel: Channel): Result<Sending, SendFault>
  /**
   * Resends a failed message with the same clientMsgNo and the DUP flag. With other content it becomes a new message
   * with a new number, because the server may have the first one.
   */
  resend(channel: Channel, clientMsgNo: string, content?: Content): void
  /**
   * Deletes a message from the transcript, and from the outbox if unsent: for this account only, and on all its
   * devices where the host supports it.
   */
  discard(channel: Channel, clientMsgNo: string): void
  /**
   * The file of a picture that is not uploaded yet, also after a reload; undefined where the device stores no rows.
   */
  fileOf(clientMsgNo: string): Promise<UploadFile | undefined>
  suspendUpload(clientMsgNo: string): void
  resumeUpload(clientMsgNo: string): void
  /** Tells the other side that the shopper is typing: at most every two seconds, and only while connected. */
  sayTyping(channel: Channel): void

  /** Whether another tab of this account is visible: then that one shows notifications instead. */
  isSeenElsewhere(): Promise<boolean>

  /**
   * Opens a conversation: shows cached messages at once, then the newest page; messages count as read while it is
   * open and visible. With `whenRendered` both wait until that promise has settled, and nothing of the conversation
   * changes before.
   */
  openConversation(channel: Channel, whenRendered?: Promise<unknown>): Promise<PageOutcome>
  closeConversation(): void
  /** Loads older messages: a page, or `limit` of them. Throws MissingCallbackError when the host has no history. */
  loadOlder(channel: Channel, limit?: number): Promise<PageOutcome>
  /** Loads the messages whose numbers are missing in the transcript. Throws like `loadOlder`. */
  fillGap(channel: Channel, range: SeqRange): Promise<PageOutcome>

  /** Fetches the list of conversations from the host again. */
  syncConversations(): Promise<Result<undefined, SyncFault>>
  /** With 0 it is marked as read, and its mentions as done. */
  setUnread(channel: Channel, unread: number): void
  removeConversation(channel: Channel): Promise<Result<unknown, ApiFault>>
  saveDraft(channel: Channel, text: string): void
  /** Fetches drafts and reading positions from the host, as is done after connecting. */
  loadDrafts(): Promise<void>
  /** Fetches name, picture and presence of the other side; a running call is shared. */
  loadChannelInfo(channel: Channel): Promise<void>
  /** Stores channel data from another call's answer. */
  learn(info: ChannelInfo): void
  /**
   * Clears a conversation in every tab, after the host has cleared its history for this account up to number `upTo`.
   */
  clearConversation(channel: Channel, upTo?: number): void
  /** Fetches the subscribers of a channel. */
  loadSubscribers(channel: Channel): Promise<void>
  /** Fetches recalls, edits and read counts of a conversation's messages. Throws MissingCallbackError when the host has none. */
  syncExtras(channel: Channel): Promise<void>
  /**
   * Reports messages as read if they ask for a receipt. Throws MissingCallbackError when the host takes no receipts.
   */
  reportSeen(messages: readonly Message[]): void
  finishReminders(ids: readonly number[]): void
  /**
   * Call when a voice message starts playing: others in its conversation stop. The first time it is marked as heard
   * in every tab, and the host is told (`reportVoiceRead`). The caller plays the sound.
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
    listener: (message: Message) => void,
    options?: Readonly<Record<string, string>>,
  ): { unsubscribe(): void }
  /** Whether messages to a conversation wait for the server's answer. */
  isSending(key: ChannelKey): boolean
  /** Ends the client in this tab. `forget`, for a sign-out, also deletes the account's rows from the device. */
  dispose(rows?: 'keep' | 'forget'): Promise<void>
}
