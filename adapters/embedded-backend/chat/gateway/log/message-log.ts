import type { ImPull } from '../../im-server.ts'

/** A stored message as the server keeps it: `channel` is the stored name, both uids of a conversation (requirement W3). */
export type LoggedMessage = {
  readonly channel: string
  readonly channelType: number
  readonly messageID: string
  readonly seq: number
  readonly clientMsgNo: string
  readonly fromUID: string
  /** Header flags of the wire: noPersist, reddot, syncOnce. */
  readonly flags: number
  readonly setting: number
  readonly expire: number
  /** Seconds. */
  readonly timestamp: number
  readonly payload: Uint8Array
}

/** A message to be stored; its number is given by the log. */
export type NewMessage = Omit<LoggedMessage, 'seq'> & {
  /** The uids in whose lists of conversations it appears. */
  readonly members: readonly string[]
  /** Whether it can be unread: commands cannot. */
  readonly counts: boolean
}

/** A row of an account's list, as the messaging server keeps it. */
export type LoggedConversation = {
  readonly channel: string
  readonly channelType: number
  readonly unread: number
  readonly timestamp: number
  readonly lastSeq: number
  readonly readTo: number
  readonly version: number
  /** Newest first. */
  readonly recents: readonly LoggedMessage[]
}

/** A token's hash and the level it gives: 0 slave, 1 master (requirement W3). */
export type DeviceToken = { readonly hash: string; readonly level: 0 | 1 }

/** What a messaging server stores beyond its connections: in memory for tests, in SQL for the shop. */
export interface MessageLog {
  /**
   * Stores a message under the next number of its channel. When its sender has sent one with this clientMsgNo before,
   * that one is given instead.
   * Not to be called inside a transaction: it opens one of its own.
   */
  append(message: NewMessage): Promise<{ readonly message: LoggedMessage; readonly isNew: boolean }>
  /** Replaces the payload of a message whose stream has ended. */
  rewrite(channel: string, channelType: number, seq: number, payload: Uint8Array): Promise<void>
  pull(
    channel: string,
    channelType: number,
    pull: ImPull,
  ): Promise<{ readonly more: boolean; readonly messages: readonly LoggedMessage[] }>
  conversations(
    uid: string,
    ask: {
      readonly msgCount: number
      readonly offset: number
      readonly limit: number
      readonly version: number
    },
  ): Promise<readonly LoggedConversation[]>
  /** The read position moves forward so that at most `unread` numbers are left behind it. */
  setUnread(uid: string, channel: string, channelType: number, unread: number): Promise<void>
  /** Hides a conversation up to its last message, which counts as read; the next message brings it back. */
  hide(uid: string, channel: string, channelType: number): Promise<void>
  putToken(uid: string, deviceFlag: number, token: DeviceToken): Promise<void>
  token(uid: string, deviceFlag: number): Promise<DeviceToken | undefined>
  removeToken(uid: string, deviceFlag: number): Promise<void>
}

// Requirement W8.
const PULL_LIMIT = 10_000

/**
 * A pull as one range of numbers, both ends included, and which end of it is wanted (requirement W8): 0 and 0 is the
 * newest page in both modes; going down, an end beyond the start is an empty answer.
 */
export const rangeOf = ({ startMessageSeq: start, endMessageSeq: end, limit, pullMode }: ImPull) => {
  const isUpward = pullMode === 1 && (start !== 0 || end !== 0)
  const top = Number.MAX_SAFE_INTEGER
  const range = isUpward
    ? { low: start, high: end === 0 ? top : end - 1 }
    : { low: end + 1, high: start === 0 && end === 0 ? top : start }
  return { ...range, isUpward, limit: Math.min(Math.max(limit, 1), PULL_LIMIT) }
}
