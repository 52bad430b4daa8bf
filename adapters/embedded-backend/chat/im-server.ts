import type { Written } from '../../../domain/messaging/message.ts'

/** Header of a message as the messaging server's API names it (requirement W8). */
export type ImHeader = { readonly noPersist: boolean; readonly redDot: boolean; readonly syncOnce: boolean }

/** An address as the messaging server's API names it (requirement W8). */
export type ImChannel = { readonly channelID: string; readonly channelType: number }

/** A stored message as one user sees it: in a person channel `channelID` is the other side. */
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
  /** Plain bytes of the payload. */
  readonly payload: Uint8Array
  readonly streamNo?: string
  /** Of a message whose sender named one. */
  readonly topic?: string
  /** Of a message that its sender writes by events: how far it has come. The payload has the text so far, too. */
  readonly written?: Written
}

/** A row of the list as the messaging server's API gives it. */
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

/** What a server-side sender says: a system notice, or a message in a person's name. */
export type ImSend = ImChannel & {
  readonly fromUID: string
  readonly header: ImHeader
  readonly clientMsgNo?: string
  readonly setting?: number
  readonly expire?: number
  /** Seconds, for a message of the past; a server that cannot take it uses its own clock. */
  readonly sentAt?: number
  readonly payload: Uint8Array
}

/** pullMode 0: from start (included) to older; 1: to newer. 0 and 0: the last `limit` (requirement W8). */
export type ImPull = {
  readonly startMessageSeq: number
  readonly endMessageSeq: number
  readonly limit: number
  readonly pullMode: 0 | 1
}

/** A page of history; `more` whether it goes on. */
export type ImPage = { readonly more: boolean; readonly messages: readonly ImMessage[] }

/**
 * The messaging server behind the shop, as its HTTP API shows it (requirement W8): the built-in gateway in this
 * process, or a WuKongIM cluster. Holds messages, sequence numbers, unread counts and connections; extras, read
 * receipts, reminders and recall are the server's own.
 */
export interface ImServer {
  registerToken(uid: string, token: string, deviceFlag: number, deviceLevel: 0 | 1): Promise<void>
  /** Clears tokens and closes connections; -1 means every flag. */
  quitDevice(uid: string, deviceFlag: number): Promise<void>
  online(uids: readonly string[]): Promise<readonly { readonly uid: string; readonly deviceFlag: number }[]>
  /** Address for the browser, as ws:// or wss://, given the origin that the caller used. */
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
  /** Only ever moves the read position forward. */
  setUnread(uid: string, channel: ImChannel, unread: number): Promise<void>
  /** Hides it until the next message. */
  removeConversation(uid: string, channel: ImChannel): Promise<void>
  /** Hears of every message that is sent through it, stored or not, after it is stored. */
  onMessage(heard: (message: ImMessage & { readonly toUID: string }) => void): { stop(): void }
}
