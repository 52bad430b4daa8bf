import { ChannelType } from '../../../../domain/messaging/channels/channel.ts'
import { ContentType } from '../../../../domain/messaging/content/content.ts'
import { HeaderFlag, hasFlag } from '../../../../domain/messaging/wire/packets.ts'
import { encodeBase64, encodeUtf8, readUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import type { ImChannel, ImHeader, ImMessage, ImServer } from '../im-server.ts'
import type { Gateway } from './gateway.ts'
import type { LoggedMessage } from './log/message-log.ts'
import { peerIn, personChannel } from './names.ts'
import { type OutgoingMessage, streamFields } from './outgoing-message.ts'

/** Where the gateway listens for WebSockets. */
export const WS_PATH = '/im-ws'

const flagsOf = ({ noPersist, redDot, syncOnce }: ImHeader): number =>
  (noPersist ? HeaderFlag.noPersist : 0) |
  (redDot ? HeaderFlag.reddot : 0) |
  (syncOnce ? HeaderFlag.syncOnce : 0)

const headerOf = (flags: number): ImHeader => ({
  noPersist: hasFlag(flags, HeaderFlag.noPersist),
  redDot: hasFlag(flags, HeaderFlag.reddot),
  syncOnce: hasFlag(flags, HeaderFlag.syncOnce),
})

const isPerson = ({ channelType }: { readonly channelType: number }): boolean =>
  channelType === ChannelType.person

const messageFor = (uid: string, message: LoggedMessage): ImMessage => ({
  channelID: isPerson(message) ? peerIn(message.channel, uid) : message.channel,
  channelType: message.channelType,
  header: headerOf(message.flags),
  setting: message.setting,
  messageID: message.messageID,
  messageSeq: message.seq,
  clientMsgNo: message.clientMsgNo,
  fromUID: message.fromUID,
  expire: message.expire,
  timestamp: message.timestamp,
  payload: message.payload,
})

const storedName = (uid: string, channel: ImChannel): string =>
  isPerson(channel) ? personChannel(uid, channel.channelID) : channel.channelID

/** The built-in gateway as the shop's messaging server (requirement W8). */
export const createImOfGateway = (gateway: Gateway): ImServer => {
  const { log, clock, faults } = gateway
  const delayed = async (): Promise<void> => {
    const { historyMs } = faults
    if (historyMs) await new Promise<void>((done) => void clock.after(historyMs, done))
  }
  return {
    registerToken: gateway.register,
    quitDevice: gateway.quit,
    online: gateway.online,
    route: async (_, origin) => `${origin.replace(/^http/, 'ws')}${WS_PATH}`,
    send: async ({
      fromUID,
      channelID,
      channelType,
      header,
      clientMsgNo,
      setting,
      expire,
      sentAt,
      payload,
    }) => {
      const { message } = await gateway.send({
        fromUID,
        to: channelID,
        channelType,
        clientMsgNo: clientMsgNo ?? `server-${gateway.nextId()}`,
        flags: flagsOf(header),
        setting: setting ?? 0,
        expire: expire ?? 0,
        payload,
        ...(sentAt !== undefined && { sentAt }),
      })
      return { messageID: message.messageID, messageSeq: message.seq }
    },
    messages: async (uid, channel, pull) => {
      await delayed()
      const page = await log.pull(storedName(uid, channel), channel.channelType, pull)
      return { more: page.more, messages: page.messages.map((message) => messageFor(uid, message)) }
    },
    conversations: async (uid, { msgCount, page, pageSize, version }) => {
      await delayed()
      const rows = await log.conversations(uid, {
        msgCount,
        offset: (page - 1) * pageSize,
        limit: pageSize,
        version: version ?? 0,
      })
      return rows.map((row) => ({
        channelID: isPerson(row) ? peerIn(row.channel, uid) : row.channel,
        channelType: row.channelType,
        unread: row.unread,
        timestamp: row.timestamp,
        lastMsgSeq: row.lastSeq,
        readedToMsgSeq: row.readTo,
        version: row.version,
        recents: row.recents.map((message) => messageFor(uid, message)),
      }))
    },
    setUnread: (uid, channel, unread) =>
      log.setUnread(uid, storedName(uid, channel), channel.channelType, unread),
    removeConversation: (uid, channel) => log.hide(uid, storedName(uid, channel), channel.channelType),
    onMessage: (listener) =>
      gateway.onMessage((message) =>
        listener({ ...messageFor(message.toUID, message), toUID: message.toUID }),
      ),
  }
}

/** A message that is streamed while it is being written. */
export type MessageStream = { append(text: string): Promise<void>; end(): Promise<void> }

const textPayload = (content: string): Uint8Array =>
  encodeUtf8(JSON.stringify({ content, type: ContentType.text }))

const textOf = (payload: Uint8Array): string => {
  const { content }: { readonly content?: unknown } = JSON.parse(readUtf8(payload) ?? '{}')
  return typeof content === 'string' ? content : ''
}

/**
 * Starts a streamed message of `fromUID`: it gets its number now, its pieces are sent and not stored, and at the end
 * the whole text is stored; connections whose version has no streams receive it then. Started again with the same
 * clientMsgNo after a crash, it continues.
 */
export const openMessageStream = async (
  gateway: Gateway,
  fromUID: string,
  channel: ImChannel,
  streamNo = `stream-${gateway.nextId()}`,
): Promise<MessageStream> => {
  const given = {
    fromUID,
    to: channel.channelID,
    channelType: channel.channelType,
    clientMsgNo: streamNo,
    flags: HeaderFlag.reddot,
    setting: 0,
    expire: 0,
  }
  const { message } = await gateway.send(
    { ...given, payload: textPayload('') },
    streamFields(streamNo, 'start', 0),
  )
  /** The text stored before a crash: it stays in history while the message is streamed again. */
  const before = textOf(message.payload)
  let whole = ''
  let seq = 0
  let isEnded = false

  const passPiece = (text: string, flag: 'inProgress' | 'end'): void => {
    const data = readUtf8(encodeBase64(encodeUtf8(text))) ?? ''
    const piece: OutgoingMessage = {
      ...message,
      seq: 0,
      messageID: gateway.nextId(),
      clientMsgNo: `${streamNo}-${seq}`,
      flags: HeaderFlag.noPersist,
      payload: encodeUtf8(JSON.stringify({ data, type: ContentType.stream })),
    }
    gateway.deliver(piece, streamFields(streamNo, flag, seq), 'pieces')
  }

  const keep = async (): Promise<Uint8Array> => {
    const payload = textPayload(whole)
    await gateway.log.rewrite(message.channel, message.channelType, message.seq, payload)
    return payload
  }

  return {
    append: async (text) => {
      if (isEnded) return
      whole += text
      seq += 1
      if (before.startsWith(whole)) return
      passPiece(text, 'inProgress')
      // Stored while it grows, for clients that open the conversation meanwhile, and for crashes.
      await keep()
    },
    end: async () => {
      if (isEnded) return
      isEnded = true
      seq += 1
      passPiece('', 'end')
      const payload = await keep()
      gateway.deliver({ ...message, payload }, undefined, 'whole')
    },
  }
}
