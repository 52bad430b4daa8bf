import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Channel, ChannelInfo } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type {
  ConversationExtra,
  HostConversation,
} from '../../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import type { Message, MessageExtra } from '../../../domain/messaging/message.ts'
import { Defect } from '../../../domain/shared/defect.ts'
import type { Result } from '../../../domain/shared/result.ts'
import type { UploadFile } from '../../ports/http-port.ts'

type Answer<T> = Promise<Result<T, ApiFault>>

/** Where to connect, and as whom; what the host has renewed replaces the configured. */
export type ServerAddress = {
  readonly address: string
  readonly token?: string
  readonly deviceFlag?: number
}

/** `pullMode` 'older' goes down from `from` (included), 'newer' goes up; 0 and 0 with 'older' is the newest page. */
export type HistoryPull = {
  readonly from: number
  /** Excluded; 0 for open. */
  readonly to: number
  readonly limit: number
  readonly pullMode: 'older' | 'newer'
}

/** Ascending by number. `hasMore`: whether the host has further ones in the direction of the pull. */
export type HistoryPage = { readonly messages: readonly Message[]; readonly hasMore: boolean }

/** A media file on its way to the host. */
export type UploadTask = {
  readonly done: Promise<Result<string, ApiFault>>
  cancel(): void
}

/** The ten callbacks of spec messaging 7, and the address. A host without one leaves it out. One that throws counts as a fault (`calmHost`). */
export type HostCallbacks = {
  readonly resolveAddress?: () => Answer<ServerAddress>
  readonly fetchChannelInfo?: (channel: Channel) => Answer<ChannelInfo>
  readonly syncSubscribers?: (channel: Channel, version: number) => Answer<readonly Subscriber[]>
  readonly syncConversations?: () => Answer<readonly HostConversation[]>
  readonly syncConversationExtras?: (version: number) => Answer<readonly ConversationExtra[]>
  readonly syncMessages?: (channel: Channel, pull: HistoryPull) => Answer<HistoryPage>
  /** Changes above `version` by message id, oldest first, at most `limit`. */
  readonly syncMessageExtras?: (
    channel: Channel,
    version: number,
    limit: number,
  ) => Answer<ReadonlyMap<string, MessageExtra>>
  readonly syncReminders?: (version: number) => Answer<readonly Reminder[]>
  readonly reportRemindersDone?: (ids: readonly number[]) => Answer<unknown>
  readonly reportRead?: (channel: Channel, messages: readonly Message[]) => Answer<unknown>
  readonly upload?: (file: UploadFile, onProgress: (share: number) => void) => UploadTask
}

/** What a shop's host does beyond the ten. Without `revoke` or `edit` those answer `not-offered`; the others happen here alone. */
export type HostActs = {
  readonly setUnread?: (channel: Channel, unread: number) => Answer<unknown>
  readonly removeConversation?: (channel: Channel) => Answer<unknown>
  readonly setConversationExtra?: (extra: ConversationExtra) => Answer<unknown>
  /** Deletes a message for this account alone, on all its devices. */
  readonly removeMessage?: (message: Message) => Answer<unknown>
  readonly revoke?: (message: Message) => Answer<unknown>
  readonly edit?: (message: Message, content: Content) => Answer<unknown>
}

/** The host application of the client (spec messaging 7), as one driven port. */
export type MessagingHost = HostCallbacks & HostActs

/** Thrown at the call that needs a callback which the host has not supplied (spec messaging 5). */
export class MissingCallbackError extends Defect {
  readonly callback: string

  constructor(callback: string) {
    super(callback)
    this.name = 'MissingCallbackError'
    this.callback = callback
  }
}

/** The callback, or an error that names it. */
export const needCallback = <K extends keyof MessagingHost>(
  host: MessagingHost,
  name: K,
): NonNullable<MessagingHost[K]> => {
  const callback = host[name]
  if (!callback) throw new MissingCallbackError(name)
  return callback as NonNullable<MessagingHost[K]>
}
