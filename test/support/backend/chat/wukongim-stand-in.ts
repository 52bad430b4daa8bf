import type { OutgoingMessage } from '../../../../adapters/embedded-backend/chat/gateway/outgoing-message.ts'
import { encodeBase64, readUtf8 } from '../../../../domain/messaging/wire/text-encoding.ts'
import { type LoopbackGateway, startLoopbackGateway } from './loopback-gateway.ts'

export type StandIn = LoopbackGateway & {
  /** Where stored messages are told of from now on; an address of /im/webhook. */
  readonly notify: (address: string) => void
  /** Resolves when everything that was said has been told. */
  readonly notified: () => Promise<void>
}

/** A message as the webhooks of the public servers tell of it. */
const notificationOf = (message: OutgoingMessage) => ({
  header: { no_persist: 0, red_dot: 1, sync_once: 0 },
  setting: message.setting,
  message_id: message.messageID,
  message_idstr: message.messageID,
  client_msg_no: message.clientMsgNo,
  message_seq: message.seq,
  from_uid: message.fromUID,
  channel_id: message.toUID,
  channel_type: message.channelType,
  timestamp: message.timestamp,
  payload: readUtf8(encodeBase64(message.payload)) ?? '',
})

/**
 * Stands in for a WuKongIM server: the calls of requirement W8 and the wire on a port of their own, and a webhook. It
 * tells of each message twice, because the public servers tell again what they think was not heard.
 */
export const startWukongimStandIn = async (): Promise<StandIn> => {
  const server = await startLoopbackGateway()
  let webhook: string | undefined
  let telling: Promise<unknown> = Promise.resolve()
  const listening = server.gateway.onMessage((message) => {
    const address = webhook
    if (message.seq === 0 || address === undefined) return
    const body = JSON.stringify([notificationOf(message), notificationOf(message)])
    telling = telling.then(() =>
      fetch(`${address}?event=msg.notify`, { method: 'POST', body }).catch(() => undefined),
    )
  })
  return {
    ...server,
    notify: (address) => {
      webhook = address
    },
    notified: async () => void (await telling),
    close: async () => {
      listening.stop()
      await telling
      await server.close()
    },
  }
}
