import type { Written } from '../../../domain/messaging/message.ts'

/** Header flags by the names of the messaging server's API (requirement W8). */
export type ImHeader = { readonly noPersist: boolean; readonly redDot: boolean; readonly syncOnce: boolean }

/** A channel by the names of the messaging server's API (requirement W8). */
export type ImChannel = { readonly channelID: string; readonly channelType: number }

/** A stored message from one user's view: in a person channel `channelID` is the other side. */
export type ImMessage = ImChannel & {
  readonly header: ImHeader
  readonly setting: number
  /** Decimal text of 64 bits. */
  readonly messageID: string
  readonly messageSeq: number
  readonly clientMsgNo: string
  /** Empty for a system account. */
  readonly fromUID: string
  readonly expire: number
  /** Seconds. */
  readonly timestamp: number
  /** The decrypted payload. */
  readonly payload: Uint8Array
  readonly streamNo?: string
  /** For messages with a topic. */
  readonly topic?: string
  /** For messages streamed by events: their state. The payload contains the text so far, too. */
  readonly written?: Written
}

/** A row of the conversation list in the messaging server's API. */
export type ImConversation = ImChannel & {
  readonly unread: number
  /** Seconds. */
  readonly timestamp: number
  readonly lastMsgSeq: number
  readonly readedToMsgSeq: number
  readonly version: number
  /** Newest first. */
  readonly recents: readonly ImMessage[]
}

/** A message sent by the server: a system message, or one on behalf of an account. */
export type ImSend = ImChannel & {
  readonly fromUID: string
  readonly header: ImHeader
  readonly clientMsgNo?: string
  readonly setting?: number
  readonly expire?: number
  /** Seconds, for imported messages; servers without support use their own clock. */
  readonly sentAt?: number
  readonly payload: Uint8Array
}

/** pullMode 0: from start (inclusive) to older; 1: to newer. 0 and 0: the last `limit` (requirement W8). */
export type ImPull = {
  readonly startMessageSeq: number
  readonly endMessageSeq: number
  readonly limit: number
  readonly pullMode: 0 | 1
}

/** A page of history; `more`: whether there is another. */
export type ImPage = { readonly more: boolean; readonly messages: readonly ImMessage[] }

/**
 * The messaging server behind the shop, with the functions of its HTTP API (requirement W8): the built-in gateway in
 * this process, or a WuKongIM cluster. It stores messages, sequence numbers, unread counts and connections; extras,
 * read receipts, reminders and recall are stored by the shop.
 */
export interface ImServer {
  registerToken(uid: string, token: string, deviceFlag: number, deviceLevel: 0 | 1): Promise<void>
  /** Clears tokens and closes connections; -1 means every flag. */
  quitDevice(uid: string, deviceFlag: number): Promise<void>
  online(uids: readonly string[]): Promise<readonly { readonly uid: string; readonly deviceFlag: number }[]>
  /** The WebSocket address for the browser (ws:// or wss://), given the caller's origin. */
  route(uid: string, origin: string): Promise<string>
  send(message: ImSend): Promise<{ readonly messageID: string; readonly messageSeq: number }>
  messages(uid: string, channel: ImChannel, pull: ImPull): Promise<ImPage>
  conversations(
    uid: string,
    ask: {
      readonly msgCount: number
      readonly page: number
      readonly pageSize: number
      readonly version?: number
    },
  ): Promise<readonly ImConversation[]>
  /** Moves the reading position forward only. */
  setUnread(uid: string, channel: ImChannel, unread: number): Promise<void>
  /** Hides it until the next message. */
  removeConversation(uid: string, channel: ImChannel): Promise<void>
  /** Called for every message sent through it, after it is stored (if it is). */
  onMessage(listener: (message: ImMessage & { readonly toUID: string }) => void): { stop(): void }
}
