import { type Channel, type ChannelKey, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { numberField, textField } from '../../../domain/messaging/content/fields.ts'
import { isSentBy, keyOfMessage, type Message } from '../../../domain/messaging/message.ts'
import type { Fields } from '../../../domain/shared/fields.ts'
import type { MessagingHost } from '../host/messaging-host.ts'
import type { ServerSync } from '../host/server-sync.ts'
import type { StoreEvent } from '../store/store-event.ts'

type Deps = {
  readonly uid: string
  readonly host: MessagingHost
  readonly sync: ServerSync
  readonly tell: (event: StoreEvent) => void
  /** What a conversation's line in the list says was deleted, and only the host knows what stood before it. */
  readonly lineLost: (key: ChannelKey) => void
}

/** The channel of a command: the one in its parameters, or the one in which it came. */
const channelIn = (param: Fields, message: Message): Channel => {
  const channelID = textField(param, 'channel_id')
  return channelID === ''
    ? message.channel
    : { channelID, channelType: numberField(param, 'channel_type') || message.channel.channelType }
}

/**
 * Performs the commands of the host (protocol.md 7); unknown ones do nothing. As anybody may send a content of type 99,
 * those that clear rooms or lists are performed only when they come from the system or from this account.
 */
export const createCommandHandler = ({
  uid,
  host,
  sync,
  tell,
  lineLost,
}: Deps): ((message: Message) => void) => {
  return (message) => {
    const { body } = message.content
    if (body.kind !== 'command') return
    const channel = channelIn(body.param, message)
    const key = channelKey(channel)
    const isOurs = message.fromUID === '' || isSentBy(message, uid)
    switch (body.cmd) {
      case 'typing':
        if (!isSentBy(message, uid)) {
          tell({ kind: 'typed', channelKey: keyOfMessage(message), uid: message.fromUID })
        }
        break
      case 'unreadClear':
        if (isOurs) tell({ kind: 'unread-set', channelKey: key, unread: numberField(body.param, 'unread') })
        break
      case 'conversationDeleted':
        if (isOurs) tell({ kind: 'conversation-removed', channelKey: key })
        break
      case 'messageDeleted':
        if (isOurs) {
          tell({ kind: 'deleted', channelKey: key, clientMsgNo: textField(body.param, 'client_msg_no') })
          lineLost(key)
        }
        break
      case 'historyCleared':
        if (isOurs) {
          const upTo = numberField(body.param, 'message_seq')
          tell({ kind: 'cleared', channelKey: key, upTo, until: message.timestamp })
        }
        break
      case 'messageRevoke':
      case 'syncMessageExtra':
        if (host.syncMessageExtras) void sync.messageExtras(channel)
        break
      case 'syncReminders':
        void sync.reminders()
        break
      case 'syncConversationExtra':
        void sync.conversationExtras()
        break
      case 'channelUpdate':
      case 'onlineStatus':
        void sync.changedChannelInfo(channel)
        break
      case 'memberUpdate':
        void sync.subscribers(channel)
    }
  }
}
