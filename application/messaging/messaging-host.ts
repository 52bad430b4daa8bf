import type { ApiFault } from '../../domain/api/fault.ts'
import { type Channel, type ChannelInfo, channelKey } from '../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../domain/messaging/channels/subscriber.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type {
  ConversationExtra,
  SyncedConversation,
} from '../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../domain/messaging/conversations/reminder.ts'
import type { StoredEvent } from '../../domain/messaging/delivery/stream-event.ts'
import { keyOfMessage, type Message, type MessageExtra } from '../../domain/messaging/message.ts'
import { Defect, fail, ok, type Result } from '../../domain/shared/result.ts'
import type { UploadFile } from '../ports/http-port.ts'

type Answer<T> = Promise<Result<T, ApiFault>>

/** Where to connect; `token`, `deviceFlag` and `protocolVersion` replace the configured ones of the identity. */
export type ServerAddress = {
  readonly address: string
  readonly token?: string
  readonly deviceFlag?: number
  readonly protocolVersion?: number
}

/**
 * A page of history by message numbers: from `from`, included, to `to`, excluded; downwards with 'older', upwards with
 * 'newer'. `from` and `to` 0 with 'older' is the newest page.
 */
export type HistoryPull = {
  readonly from: number
  /** Excluded; 0 for no end. */
  readonly to: number
  readonly limit: number
  readonly pullMode: 'older' | 'newer'
}

/**
 * Messages in ascending order of their numbers. `hasMore`: whether there are further ones in the direction of the
 * pull.
 */
export type HistoryPage = { readonly messages: readonly Message[]; readonly hasMore: boolean }

/** A media file being uploaded. `done` gives its address. */
export type UploadTask = {
  readonly done: Promise<Result<string, ApiFault>>
  cancel(): void
}

/**
 * The ten callbacks of requirement M7, and `resolveAddress`. A host leaves out those that it cannot serve. A callback
 * that throws or rejects counts as an `unexpected-answer` (`withHostFaults`).
 */
type HostCallbacks = {
  /** The server's address, asked for before each connection. */
  readonly resolveAddress?: () => Answer<ServerAddress>
  readonly fetchChannelInfo?: (channel: Channel) => Answer<ChannelInfo>
  /** Who was added, changed or removed after `version`; 0 for all. */
  readonly syncSubscribers?: (channel: Channel, version: number) => Answer<readonly Subscriber[]>
  /** The whole list of conversations. */
  readonly syncConversations?: () => Answer<readonly SyncedConversation[]>
  /** Drafts and reading positions that changed after `version`. */
  readonly syncConversationExtras?: (version: number) => Answer<readonly ConversationExtra[]>
  /**
   * Events of a streamed message that are stored behind number `afterSeq` (`msg_event_seq`), oldest first: what a
   * client asks that has missed some. Without it, history says how far the message has come.
   */
  readonly syncMessageEvents?: (
    channel: Channel,
    clientMsgNo: string,
    afterSeq: number,
  ) => Answer<readonly StoredEvent[]>
  /**
   * Messages that are synced once (stored commands) and that this account has not acknowledged, oldest first: at most
   * `limit`. `commandSeq` is their number.
   */
  readonly syncCommands?: (limit: number) => Answer<readonly Message[]>
  /** Acknowledges what `syncCommands` has answered last; `lastSeq` is the number of the last of them. */
  readonly acknowledgeCommands?: (lastSeq: number) => Answer<unknown>
  readonly syncMessages?: (channel: Channel, pull: HistoryPull) => Answer<HistoryPage>
  /** Recalls, edits and read counts that changed after `version`, by message id: the oldest first, at most `limit`. */
  readonly syncMessageExtras?: (
    channel: Channel,
    version: number,
    limit: number,
  ) => Answer<ReadonlyMap<string, MessageExtra>>
  /** Reminders (mentions) that changed after `version`. */
  readonly syncReminders?: (version: number) => Answer<readonly Reminder[]>
  readonly reportRemindersDone?: (ids: readonly number[]) => Answer<unknown>
  readonly reportRead?: (channel: Channel, messages: readonly Message[]) => Answer<unknown>
  /** Uploads a media file; `onProgress` takes the share that has been sent, 0 to 1. */
  readonly upload?: (file: UploadFile, onProgress: (share: number) => void) => UploadTask
}

/**
 * Calls of a shop's host beyond the ten. Without `revoke` or `edit` the client answers `not-offered`; without one of
 * the others, the change is made on this device alone.
 */
type HostActs = {
  readonly setUnread?: (channel: Channel, unread: number) => Answer<unknown>
  readonly removeConversation?: (channel: Channel) => Answer<unknown>
  readonly setConversationExtra?: (extra: ConversationExtra) => Answer<unknown>
  /** Deletes a message for this account alone, on all its devices. */
  readonly removeMessage?: (message: Message) => Answer<unknown>
  /** A voice message of somebody else was listened to for the first time. */
  readonly reportVoiceRead?: (message: Message) => Answer<unknown>
  readonly revoke?: (message: Message) => Answer<unknown>
  readonly edit?: (message: Message, content: Content) => Answer<unknown>
}

/** What the client asks of the application around it (requirement M7): a driven port. */
export type MessagingHost = HostCallbacks & HostActs

/** Thrown by a call that needs a callback which the host does not have (requirement M5). */
export class MissingCallbackError extends Defect {
  readonly callback: string

  constructor(callback: string) {
    super(callback)
    this.name = 'MissingCallbackError'
    this.callback = callback
  }
}

/** Gives the callback; throws MissingCallbackError, with its name, when the host does not have it. */
export const needCallback = <K extends keyof MessagingHost>(
  host: MessagingHost,
  name: K,
): NonNullable<MessagingHost[K]> => {
  const callback = host[name]
  if (!callback) throw new MissingCallbackError(name)
  return callback as NonNullable<MessagingHost[K]>
}

type Named = Exclude<keyof MessagingHost, 'upload'>

// A record, so that a callback that is left out does not compile.
const NAMES = Object.keys({
  resolveAddress: true,
  fetchChannelInfo: true,
  syncSubscribers: true,
  syncConversations: true,
  syncConversationExtras: true,
  syncMessages: true,
  syncMessageEvents: true,
  syncCommands: true,
  acknowledgeCommands: true,
  syncMessageExtras: true,
  syncReminders: true,
  reportRemindersDone: true,
  reportRead: true,
  setUnread: true,
  removeConversation: true,
  removeMessage: true,
  setConversationExtra: true,
  reportVoiceRead: true,
  revoke: true,
  edit: true,
} satisfies Readonly<Record<Named, true>>) as readonly Named[]

type Call = (...asked: unknown[]) => Promise<Result<unknown, ApiFault>>

const broken = (path: string) => fail({ kind: 'unexpected-answer', path } as const)

const withFault =
  (name: string, call: Call): Call =>
  async (...asked) => {
    try {
      return await call(...asked)
    } catch {
      return broken(name)
    }
  }

const withUploadFaults =
  (upload: NonNullable<HostCallbacks['upload']>): typeof upload =>
  (file, onProgress) => {
    try {
      const { done, cancel } = upload(file, onProgress)
      return { done: done.catch(() => broken('upload')), cancel }
    } catch {
      return { done: Promise.resolve(broken('upload')), cancel: () => undefined }
    }
  }

/**
 * The host with callbacks that never throw: one that throws or rejects gives the fault `unexpected-answer` with the
 * callback's name, so that it ends neither the chat nor the program that it runs in.
 */
export const withHostFaults = (host: MessagingHost): MessagingHost => {
  const calls = NAMES.flatMap((name) => {
    const call = host[name]?.bind(host) as Call | undefined
    return call ? [[name, withFault(name, call)] as const] : []
  })
  const upload = host.upload?.bind(host)
  // Each is the call of its name: the compiler cannot see that through the list.
  return {
    ...(Object.fromEntries(calls) as MessagingHost),
    ...(upload && { upload: withUploadFaults(upload) }),
  }
}

const inChannel = (message: Message, channel: Channel): Message =>
  keyOfMessage(message) === channelKey(channel) ? message : { ...message, channel }

/**
 * The host, of which a conversation's messages are of that conversation. Servers of 2023 name the addressee of a message between two
 * whoever asks, and a host may pass that on: its messages would land in a conversation with oneself.
 */
export const withNormalisedHistory = (host: MessagingHost): MessagingHost => {
  const { syncMessages, syncConversations } = host
  return {
    ...host,
    ...(syncMessages && {
      syncMessages: async (channel, pull) => {
        const answer = await syncMessages(channel, pull)
        if (!answer.ok) return answer
        const { messages, hasMore } = answer.value
        return ok({ messages: messages.map((message) => inChannel(message, channel)), hasMore })
      },
    }),
    ...(syncConversations && {
      syncConversations: async () => {
        const answer = await syncConversations()
        if (!answer.ok) return answer
        return ok(
          answer.value.map((row) =>
            row.lastMessage ? { ...row, lastMessage: inChannel(row.lastMessage, row.channel) } : row,
          ),
        )
      },
    }),
  }
}
