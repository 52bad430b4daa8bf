import { PERSON, payloadOf } from '../api/uids.ts'
import type { ImServer } from '../im-server.ts'

/** A message that is written while it is read. */
export type OpenStream = {
  append(text: string): Promise<void> | void
  end(): Promise<void> | void
}

/** Opens a streamed message; a messaging server without streams has none, and gets the text whole. */
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
 * How a merchant speaks to one shopper. `clientMsgNo` names a message by what it answers, so that an answer
 * that is given again after a crash is dropped by the messaging server.
 */
export type Voice = {
  say(payload: Payload, clientMsgNo: string): Promise<void>
  /** A line of the system: stored, but no reason for a red dot. */
  note(payload: Payload, clientMsgNo: string): Promise<void>
  typing(name: string): Promise<void>
  stream(clientMsgNo: string): Promise<OpenStream> | OpenStream | undefined
}

/** Speaks as one merchant: types, sends, streams. */
export const createVoice = (
  im: ImServer,
  from: string,
  to: string,
  openStream: OpenStreamAs | undefined,
): Voice => {
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
    say: (payload, clientMsgNo) => send(payload, STORED, clientMsgNo),
    note: (payload, clientMsgNo) => send(payload, QUIET, clientMsgNo),
    typing: (name) => {
      const param = { channel_id: from, channel_type: PERSON, from_uid: from, from_name: name }
      return send({ type: 99, cmd: 'typing', param }, UNSTORED)
    },
    stream: (clientMsgNo) => openStream?.(from, channel, clientMsgNo),
  }
}
