import { encodeBase64, readUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { fieldsOf, numberField, textField } from '../../../../domain/shared/fields.ts'
import { flag } from '../../rows/row-format.ts'
import type { ImChannel, ImMessage, ImServer } from '../im-server.ts'
import type { WukongimClient } from './wukongim-client.ts'
import { readConversations, readPage } from './wukongim-shapes.ts'

type MessageListener = (message: ImMessage & { readonly toUID: string }) => void

/** A WuKongIM server as the messaging server of the shop. */
export type WukongimServer = ImServer & {
  /** Passes on messages from the server's webhook. */
  readonly receive: MessageListener
}

const named = ({ channelID, channelType }: ImChannel) => ({
  channel_id: channelID,
  channel_type: channelType,
})

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/**
 * A WuKongIM server or cluster as the shop's messaging server. `sockets` are the addresses that pages may open; if
 * the server returns another one, it is internal and not used.
 */
export const createWukongimServer = (
  { ask, askIfOffered, tell }: WukongimClient,
  sockets: readonly string[],
): WukongimServer => {
  const listeners = new Set<MessageListener>()
  const origins = new Set(sockets.map(originOf))

  /** A page of the list of servers since 2026-08: each page continues from the previous one. */
  const listed = async (uid: string, page: number, limit: number): Promise<unknown> => {
    let cursor = ''
    for (let at = 1; ; at += 1) {
      const fields = fieldsOf(await ask('POST', '/conversation/list', { uid, cursor, limit })) ?? {}
      if (at >= page) return fields
      cursor = textField(fields, 'next_cursor')
      if (cursor === '' || fields['done'] === true) return []
    }
  }

  return {
    registerToken: async (uid, token, deviceFlag, deviceLevel) => {
      await ask('POST', '/user/token', { uid, token, device_flag: deviceFlag, device_level: deviceLevel })
    },
    quitDevice: async (uid, deviceFlag) => {
      await ask('POST', '/user/device_quit', { uid, device_flag: deviceFlag })
    },
    online: async (uids) => {
      const rows = await ask('POST', '/user/onlinestatus', uids)
      return (Array.isArray(rows) ? rows : []).flatMap((row) => {
        const fields = fieldsOf(row)
        if (!fields || numberField(fields, 'online') !== 1) return []
        return [{ uid: textField(fields, 'uid'), deviceFlag: numberField(fields, 'device_flag') }]
      })
    },
    route: async (uid) => {
      const fields = fieldsOf(await ask('GET', `/route?uid=${encodeURIComponent(uid)}`)) ?? {}
      const address = textField(fields, 'wss_addr') || textField(fields, 'ws_addr')
      const [first] = sockets
      return first === undefined || origins.has(originOf(address)) ? address : first
    },
    send: async ({ fromUID, header, clientMsgNo, expire, payload, ...channel }) => {
      const answer = await tell('/message/send', {
        ...named(channel),
        header: {
          no_persist: flag(header.noPersist),
          red_dot: flag(header.redDot),
          sync_once: flag(header.syncOnce),
        },
        from_uid: fromUID,
        payload: readUtf8(encodeBase64(payload)) ?? '',
        ...(clientMsgNo !== undefined && { client_msg_no: clientMsgNo }),
        ...(expire !== undefined && { expire }),
      })
      const fields = fieldsOf(answer) ?? {}
      const sent = fieldsOf(fields['data']) ?? fields
      return { messageID: textField(sent, 'message_id'), messageSeq: numberField(sent, 'message_seq') }
    },
    messages: async (uid, channel, { startMessageSeq, endMessageSeq, limit, pullMode }) =>
      readPage(
        await ask('POST', '/channel/messagesync', {
          login_uid: uid,
          ...named(channel),
          start_message_seq: startMessageSeq,
          end_message_seq: endMessageSeq,
          limit,
          pull_mode: pullMode,
          // The state of messages streamed by events; older servers ignore the field.
          include_event_meta: 1,
          event_summary_mode: 'full',
        }),
        uid,
      ),
    conversations: async (uid, { msgCount, page, pageSize, version }) => {
      const rows = await askIfOffered('/conversation/sync', {
        uid,
        version: version ?? 0,
        msg_count: Math.max(1, msgCount),
        page,
        page_size: pageSize,
      })
      return readConversations(rows ?? (await listed(uid, page, pageSize)), uid)
    },
    setUnread: async (uid, channel, unread) => {
      // Requirement W8: setUnread with 0 removes the row on some servers.
      if (unread === 0) await ask('POST', '/conversations/clearUnread', { uid, ...named(channel) })
      else await ask('POST', '/conversations/setUnread', { uid, ...named(channel), unread })
    },
    removeConversation: async (uid, channel) => {
      // Servers of generation 2 only delete conversations that are on disk; this call writes it.
      await ask('POST', '/conversations/clearUnread', { uid, ...named(channel) })
      await ask('POST', '/conversations/delete', { uid, ...named(channel) })
    },
    onMessage: (listener) => {
      listeners.add(listener)
      return { stop: () => void listeners.delete(listener) }
    },
    receive: (message) => {
      for (const listener of listeners) listener(message)
    },
  }
}
