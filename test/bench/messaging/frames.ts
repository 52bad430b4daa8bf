import type { Recv, Send } from '../../../domain/messaging/wire/packets.ts'
import { encodeUtf8 } from '../../../domain/messaging/wire/text-encoding.ts'

export const textOf = (bytes: number): string =>
  'x'.repeat(Math.max(0, bytes - '{"content":"","type":1}'.length))

const payloadOf = (bytes: number): Uint8Array => encodeUtf8(`{"content":"${textOf(bytes)}","type":1}`)

/** A message of so many plain bytes, as it comes. */
export const recvOf = (bytes: number): Recv => ({
  kind: 'recv',
  flags: 2,
  setting: 0,
  msgKey: '',
  fromUID: 'merchant-17',
  channelID: 'merchant-17',
  channelType: 1,
  expire: 0,
  clientMsgNo: '0f1e2d3c4b5a69788796a5b4c3d2e1f03',
  messageID: '1783652479901401088',
  messageSeq: 4211,
  timestamp: 1_714_406_061,
  payload: payloadOf(bytes),
})

/** The same, as it goes. */
export const sendOf = (bytes: number): Send => ({
  kind: 'send',
  flags: 2,
  setting: 0,
  clientSeq: 4211,
  clientMsgNo: '0f1e2d3c4b5a69788796a5b4c3d2e1f03',
  channelID: 'merchant-17',
  channelType: 1,
  expire: 0,
  msgKey: '',
  payload: payloadOf(bytes),
})
