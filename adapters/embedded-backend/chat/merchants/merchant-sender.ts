import { PERSON, payloadOf } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'

/** A message that is streamed while it is written. */
export type OpenStream = {
  append(text: string): Promise<void> | void
  end(): Promise<void> | void
}

/**
 * Opens a streamed message; undefined where the messaging server does not support streams, which gets the whole text.
 */
export type OpenStreamAs = (
  fromUID: string,
  channel: { readonly channelID: string; readonly channelType: number },
  clientMsgNo: string,
) => Promise<OpenStream> | OpenStream

const STORED = { noPersist: false, redDot: true, syncOnce: false }
const QUIET = { noPersist: false, redDot: false, syncOnce: false }
const UNSTORED = { noPersist: true, redDot: false, syncOnce: false }

type Payload = Readonly<Record<string, unknown>>

/**
 * Sends messages of a merchant to one shopper. `clientMsgNo` is derived from the message being answered, so that the
 * messaging server drops an answer repeated after a crash.
 */
export type MerchantSender = {
  send(payload: Payload, clientMsgNo: string): Promise<void>
  /** A system message: stored, but not counted as unread. */
  sendSystemMessage(payload: Payload, clientMsgNo: string): Promise<void>
  typing(name: string): Promise<void>
  stream(clientMsgNo: string): Promise<OpenStream> | OpenStream | undefined
}

/** Sends messages as one merchant: typing, text, streams. */
export const createMerchantSender = (
  im: ImServer,
  from: string,
  to: string,
  openStream: OpenStreamAs | undefined,
): MerchantSender => {
  const channel = { channelID: to, channelType: PERSON }
  const send = async (payload: Payload, header: typeof STORED, clientMsgNo?: string) => {
    await im.send({
      ...channel,
      fromUID: from,
      header,
      payload: payloadOf(payload),
      ...(clientMsgNo === undefined ? {} : { clientMsgNo }),
    })
  }
  return {
    send: (payload, clientMsgNo) => send(payload, STORED, clientMsgNo),
    sendSystemMessage: (payload, clientMsgNo) => send(payload, QUIET, clientMsgNo),
    typing: (name) => {
      const param = { channel_id: from, channel_type: PERSON, from_uid: from, from_name: name }
      return send({ type: 99, cmd: 'typing', param }, UNSTORED)
    },
    stream: (clientMsgNo) => openStream?.(from, channel, clientMsgNo),
  }
}
