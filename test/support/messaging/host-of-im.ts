import type { ImMessage, ImServer } from '../../../adapters/embedded-backend/chat/im-server.ts'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { type Message, messageFromRecv } from '../../../domain/messaging/message.ts'
import { HeaderFlag } from '../../../domain/messaging/wire/packets.ts'
import { ok } from '../../../domain/shared/result.ts'

const messageOf = (registry: ContentRegistry, message: ImMessage): Message =>
  messageFromRecv(
    {
      kind: 'recv',
      flags:
        (message.header.redDot ? HeaderFlag.reddot : 0) |
        (message.header.noPersist ? HeaderFlag.noPersist : 0),
      setting: message.setting,
      msgKey: '',
      fromUID: message.fromUID,
      channelID: message.channelID,
      channelType: message.channelType,
      expire: message.expire,
      clientMsgNo: message.clientMsgNo,
      messageID: message.messageID,
      messageSeq: message.messageSeq,
      timestamp: message.timestamp,
      payload: message.payload,
    },
    registry.read(message.payload),
  )

/** The host callbacks of one user straight on a messaging server, with no shop in between. */
export const hostOfIm = (im: ImServer, uid: string, registry: ContentRegistry): MessagingHost => ({
  syncConversations: async () => {
    const rows = await im.conversations(uid, { msgCount: 1, page: 1, pageSize: 100 })
    return ok(
      rows.map(({ channelID, channelType, unread, timestamp, lastMsgSeq, recents }) => ({
        channel: { channelID, channelType },
        unread,
        timestamp,
        lastSeq: lastMsgSeq,
        lastMessage: recents[0] && messageOf(registry, recents[0]),
      })),
    )
  },
  syncMessages: async (channel, { from, to, limit, pullMode }) => {
    const page = await im.messages(uid, channel, {
      startMessageSeq: from,
      endMessageSeq: to,
      limit,
      pullMode: pullMode === 'newer' ? 1 : 0,
    })
    return ok({ messages: page.messages.map((message) => messageOf(registry, message)), hasMore: page.more })
  },
  setUnread: async (channel, unread) => ok(await im.setUnread(uid, channel, unread)),
})
