import type { ImPull } from '../../im-server.ts'

/** A stored message: `channel` is the stored name, both uids of a conversation (requirement W3). */
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

/** A message to store; the log assigns its number. */
export type NewMessage = Omit<LoggedMessage, 'seq'> & {
  /** The uids whose conversation lists contain it. */
  readonly members: readonly string[]
  /** Whether it counts as unread: commands do not. */
  readonly counts: boolean
}

/** A row of an account's list, as the messaging server stores it. */
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

/** A token's hash and its level: 0 slave, 1 master (requirement W3). */
export type DeviceToken = { readonly hash: string; readonly level: 0 | 1 }

/** The messaging server's storage: in memory for tests, in SQL for the shop. */
export interface MessageLog {
  /**
   * Stores a message under the channel's next number. If its sender has sent one with this clientMsgNo before, that
   * one is returned instead. Must not be called inside a transaction, because it opens its own.
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
  /** Moves the reading position forward so that at most `unread` numbers remain after it. */
  setUnread(uid: string, channel: string, channelType: number, unread: number): Promise<void>
  /** Hides a conversation up to its last message, which counts as read; the next message shows it again. */
  hide(uid: string, channel: string, channelType: number): Promise<void>
  putToken(uid: string, deviceFlag: number, token: DeviceToken): Promise<void>
  token(uid: string, deviceFlag: number): Promise<DeviceToken | undefined>
  removeToken(uid: string, deviceFlag: number): Promise<void>
}

// Requirement W8.
const PULL_LIMIT = 10_000

/**
 * The range of numbers of a pull, both ends included, and the wanted end (requirement W8): 0 and 0 is the newest page
 * in both modes; in descending order an end above the start gives an empty answer.
 */
export const rangeOf = ({ startMessageSeq: start, endMessageSeq: end, limit, pullMode }: ImPull) => {
  const isUpward = pullMode === 1 && (start !== 0 || end !== 0)
  const top = Number.MAX_SAFE_INTEGER
  const range = isUpward
    ? { low: start, high: end === 0 ? top : end - 1 }
    : { low: end + 1, high: start === 0 && end === 0 ? top : start }
  return { ...range, isUpward, limit: Math.min(Math.max(limit, 1), PULL_LIMIT) }
}
