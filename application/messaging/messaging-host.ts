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

/** Where to connect; `token`, `deviceFlag` and `protocolVersion` override the configured identity. */
export type ServerAddress = {
  readonly address: string
  readonly token?: string
  readonly deviceFlag?: number
  readonly protocolVersion?: number
}

/**
 * A page of history by message numbers: from `from` (inclusive) to `to` (exclusive); descending with 'older',
 * ascending with 'newer'. `from` and `to` 0 with 'older' is the newest page.
 */
export type HistoryPull = {
  readonly from: number
  /** Exclusive; 0 for no end. */
  readonly to: number
  readonly limit: number
  readonly pullMode: 'older' | 'newer'
}

/** Messages in ascending order of their numbers. `hasMore`: whether there are more in the requested direction. */
export type HistoryPage = { readonly messages: readonly Message[]; readonly hasMore: boolean }

/** A running upload. `done` resolves with the file's address. */
export type UploadTask = {
  readonly done: Promise<Result<string, ApiFault>>
  cancel(): void
}

/**
 * The ten callbacks of requirement M7, and `resolveAddress`. A host omits those that it does not support. A callback
 * that throws or rejects counts as `unexpected-answer` (`withHostFaults`).
 */
type HostCallbacks = {
  /** The server's address, requested before each connection. */
  readonly resolveAddress?: () => Answer<ServerAddress>
  readonly fetchChannelInfo?: (channel: Channel) => Answer<ChannelInfo>
  /** Subscribers added, changed or removed after `version`; 0 for all. */
  readonly syncSubscribers?: (channel: Channel, version: number) => Answer<readonly Subscriber[]>
  /** The complete list of conversations. */
  readonly syncConversations?: () => Answer<readonly SyncedConversation[]>
  /** Drafts and reading positions changed after `version`. */
  readonly syncConversationExtras?: (version: number) => Answer<readonly ConversationExtra[]>
  /**
   * The stored events of a streamed message after number `afterSeq` (`msg_event_seq`), oldest first: used when some
   * were missed. Without this callback, history gives the message's current text.
   */
  readonly syncMessageEvents?: (
    channel: Channel,
    clientMsgNo: string,
    afterSeq: number,
  ) => Answer<readonly StoredEvent[]>
  /**
   * Stored commands that this account has not acknowledged, oldest first: at most `limit`. `commandSeq` is their
   * number.
   */
  readonly syncCommands?: (limit: number) => Answer<readonly Message[]>
  /** Acknowledges the last answer of `syncCommands`; `lastSeq` is the number of its last command. */
  readonly acknowledgeCommands?: (lastSeq: number) => Answer<unknown>
  readonly syncMessages?: (channel: Channel, pull: HistoryPull) => Answer<HistoryPage>
  /** Recalls, edits and read counts changed after `version`, by message id: oldest first, at most `limit`. */
  readonly syncMessageExtras?: (
    channel: Channel,
    version: number,
    limit: number,
  ) => Answer<ReadonlyMap<string, MessageExtra>>
  /** Reminders (mentions) changed after `version`. */
  readonly syncReminders?: (version: number) => Answer<readonly Reminder[]>
  readonly reportRemindersDone?: (ids: readonly number[]) => Answer<unknown>
  readonly reportRead?: (channel: Channel, messages: readonly Message[]) => Answer<unknown>
  /** Uploads a media file; `onProgress` receives the sent fraction, 0 to 1. */
  readonly upload?: (file: UploadFile, onProgress: (share: number) => void) => UploadTask
}

/**
 * Calls of a shop's host beyond the ten. Without `revoke` or `edit` the client answers `not-offered`; without one of
 * the others, the change is made on this device only.
 */
type HostActs = {
  readonly setUnread?: (channel: Channel, unread: number) => Answer<unknown>
  readonly removeConversation?: (channel: Channel) => Answer<unknown>
  readonly setConversationExtra?: (extra: ConversationExtra) => Answer<unknown>
  /** Deletes a message for this account only, on all its devices. */
  readonly removeMessage?: (message: Message) => Answer<unknown>
  /** A voice message of somebody else was played for the first time. */
  readonly reportVoiceRead?: (message: Message) => Answer<unknown>
  readonly revoke?: (message: Message) => Answer<unknown>
  readonly edit?: (message: Message, content: Content) => Answer<unknown>
}

/** What the client needs from the application around it (requirement M7): a driven port. */
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

/** Returns the callback; throws MissingCallbackError with its name when the host does not have it. */
export const needCallback = <K extends keyof MessagingHost>(
  host: MessagingHost,
  name: K,
): NonNullable<MessagingHost[K]> => {
  const callback = host[name]
  if (!callback) throw new MissingCallbackError(name)
  return callback as NonNullable<MessagingHost[K]>
}

type CallbackName = Exclude<keyof MessagingHost, 'upload'>

// A record, so that omitting a callback does not compile.
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
} satisfies Readonly<Record<CallbackName, true>>) as readonly CallbackName[]

type Call = (...args: unknown[]) => Promise<Result<unknown, ApiFault>>

const broken = (path: string) => fail({ kind: 'unexpected-answer', path } as const)

const withFault =
  (name: string, call: Call): Call =>
  async (...args) => {
    try {
      return await call(...args)
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
 * The host with callbacks that never throw: an exception or rejection becomes the fault `unexpected-answer` with the
 * callback's name.
 */
export const withHostFaults = (host: MessagingHost): MessagingHost => {
  const calls = NAMES.flatMap((name) => {
    const call = host[name]?.bind(host) as Call | undefined
    return call ? [[name, withFault(name, call)] as const] : []
  })
  const upload = host.upload?.bind(host)
  // Each entry calls the callback of its name, which the compiler cannot see through the list.
  return {
    ...(Object.fromEntries(calls) as MessagingHost),
    ...(upload && { upload: withUploadFaults(upload) }),
  }
}

const inChannel = (message: Message, channel: Channel): Message =>
  keyOfMessage(message) === channelKey(channel) ? message : { ...message, channel }

/**
 * The host, with the messages of a history page assigned to its conversation. Servers of 2023 put the addressee into
 * a message between two people, whoever asks, and hosts may pass that on: such messages would appear in a
 * conversation with oneself.
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
