import type { ApiFault } from '../../domain/api/fault.ts'
import type {
  Channel,
  ChannelFault,
  ChannelInfo,
  ChannelKey,
} from '../../domain/messaging/channels/channel.ts'
import type { ShownConnection } from '../../domain/messaging/connection/connection-state.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import type { Upload } from '../../domain/messaging/delivery/upload.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'
import type { UploadFile } from '../ports/http-port.ts'
import type { EventStream } from '../shared/events.ts'
import type { StateStream } from '../shared/state-stream.ts'
import type { StoreStreams } from './store/store-streams.ts'

/** The connection as a shopper sees it, and as the spec numbers it (spec messaging 4). */
export type ConnectionView = {
  readonly state: ShownConnection
  /** 0 disconnected, 1 connected, 2 connecting, 3 refused, 4 kicked. */
  readonly status: number
  /** Of the CONNACK or DISCONNECT that ended it. */
  readonly reasonCode: number | undefined
  readonly nodeId: string | undefined
  readonly attempt: number
  /** When the next attempt is due, in milliseconds since 1970; only while waiting. */
  readonly nextAt: Millis | undefined
  /** The server hangs up before it answers, again and again: most likely it does not accept the token. */
  readonly isProbablyRefused: boolean
}

/** Said with one message; without any it is stored, counted as unread, and kept for ever. */
export type SendOptions = {
  /** The sender wants to know who has read it. */
  readonly wantsReceipt?: boolean
  /** Not stored by the server, and not sent again after a cut. */
  readonly isTransient?: boolean
  /** Does not count as unread. */
  readonly isSilent?: boolean
  /** Handed out by the server once, to whichever device of the other side asks first. */
  readonly isSyncedOnce?: boolean
  /** After so long the server forgets it. Needs a server of version 3. */
  readonly expireSeconds?: number
  /** What the message is about, for a server that sorts by it. */
  readonly topic?: string
}

/** Refused at the call, with nothing sent or kept. Lengths are bytes of the payload before it is encrypted. */
export type SendFault =
  | ChannelFault
  | { readonly kind: 'content-too-long'; readonly bytes: number; readonly limit: number }

/**
 * How a sent message ended. `cancelled`: it was deleted before the server had it. `client-ended`: the client was disposed
 * of first; what it has kept in rows goes out with the account's next client.
 */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly messageID: string; readonly messageSeq: number }
  | { readonly kind: 'refused'; readonly reasonCode: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'client-ended' }

/** A message on its way. It is in the transcript already; `outcome` settles with the server's answer. */
export type Sending = { readonly clientMsgNo: string; readonly outcome: Promise<SendOutcome> }

/** What goes wrong without anybody having asked: for a log, or a strip on the screen. */
export type MessagingError =
  | { readonly kind: 'message-rejected'; readonly fault: string }
  | { readonly kind: 'rows-lost'; readonly fault: string }
  | { readonly kind: 'upload-failed'; readonly clientMsgNo: string; readonly fault: ApiFault }
  | { readonly kind: 'listener-failed' }

/** Why a list is not known to be fresh. */
export type SyncFault = ApiFault | { readonly kind: 'not-offered' }
/** Whether there is more behind the page that came. */
export type PageOutcome = Result<'more' | 'end', ApiFault>

/**
 * The messaging client of one account in this tab (spec messaging). Every stream has a value at once; nothing errors
 * or completes before `dispose`. Acts answer at once where they can: the server hears of them as soon as it may.
 */
export interface Messaging extends StoreStreams {
  readonly uid: string
  /** The server's clock, by which messages are dated; the device's until the first handshake. */
  now(): Millis
  readonly status$: StateStream<ConnectionView>
  /** Last round trip in milliseconds; 9999 after a link was given up; undefined before the first. */
  readonly latency$: StateStream<number | undefined>
  readonly upload$: (clientMsgNo: string) => StateStream<Upload | undefined>
  /** Messages of others as they come in, once each and in order: for notifications. */
  readonly arrived: EventStream<Message>
  /** Messages of ours that the server has stored. */
  readonly sent: EventStream<Message>
  /** Commands of the server or of others (content type 99). */
  readonly commands: EventStream<Message>
  readonly errors: EventStream<MessagingError>

  connect(): void
  /** Ends the connection in every tab until `connect`. */
  disconnect(): void
  /** Skips the wait, or starts anew after a refusal or a kick. */
  retry(): void

  send(content: Content, channel: Channel, options?: SendOptions): Result<Sending, SendFault>
  /** A picture whose file goes up first; `content` has no address yet. */
  sendFile(content: Content, file: UploadFile, channel: Channel): Result<Sending, SendFault>
  /** Sends a failed message again under its number, with other content when there is some. */
  resend(channel: Channel, clientMsgNo: string, content?: Content): void
  /**
   * Takes a message out of the line when it has not left yet, and out of the transcript: for this account alone and on
   * all its devices, when the host can delete.
   */
  discard(channel: Channel, clientMsgNo: string): void
  /** The file of a picture that has not gone up, also after a reload; undefined where no rows are kept. */
  fileOf(clientMsgNo: string): Promise<UploadFile | undefined>
  suspendUpload(clientMsgNo: string): void
  resumeUpload(clientMsgNo: string): void
  /** Says that the shopper is typing; at most every two seconds, and never when offline. */
  sayTyping(channel: Channel): void

  /** Whether another tab of this account is being looked at, so that news is told there. */
  isSeenElsewhere(): Promise<boolean>

  /**
   * Shows a room: cached rows at once, then the newest page; its messages count as read while it is open. With `drawn`
   * they do so from then on, and nothing of the room changes between its answer and then.
   */
  openRoom(channel: Channel, drawn?: Promise<unknown>): Promise<PageOutcome>
  closeRoom(): void
  /** A page, or as many as are asked for. Throws MissingCallbackError when the host has no history. */
  loadOlder(channel: Channel, limit?: number): Promise<PageOutcome>
  fillGap(channel: Channel, range: SeqRange): Promise<PageOutcome>

  /** Asks the host for the list again, and tells how that ended. */
  syncConversations(): Promise<Result<undefined, SyncFault>>
  setUnread(channel: Channel, unread: number): void
  removeConversation(channel: Channel): Promise<Result<unknown, ApiFault>>
  saveDraft(channel: Channel, text: string): void
  /** Asks the host for drafts and places of reading, as connecting does. */
  loadDrafts(): Promise<void>
  /** Asks the host for name, picture and presence; shared while under way. */
  loadChannelInfo(channel: Channel): Promise<void>
  /** What a host's answer to another call said of a channel. */
  learn(info: ChannelInfo): void
  /** Empties a room in every tab, after the host has forgotten its history for this account. */
  clearRoom(channel: Channel): void
  loadSubscribers(channel: Channel): Promise<void>
  /** Throws MissingCallbackError when the host has none. */
  syncExtras(channel: Channel): Promise<void>
  /** Messages that were looked at and want a receipt. Throws MissingCallbackError when the host takes none. */
  reportSeen(messages: readonly Message[]): void
  finishReminders(ids: readonly number[]): void
  revoke(message: Message): Promise<Result<unknown, ApiFault | { readonly kind: 'not-offered' }>>
  edit(
    message: Message,
    content: Content,
  ): Promise<Result<unknown, ApiFault | { readonly kind: 'not-offered' }>>

  /** Messages of a data channel (spec messaging 4). Throws MissingCallbackError in a client that was made without. */
  subscribe(
    channel: Channel,
    heard: (message: Message) => void,
    options?: Readonly<Record<string, string>>,
  ): { unsubscribe(): void }
  /** Whether messages of a room are still on their way out. */
  isSending(key: ChannelKey): boolean
  /** Ends everything here; `forget` wipes the rows of the account too (sign-out). */
  dispose(rows?: 'keep' | 'forget'): Promise<void>
}
