import * as assert from 'uvu/assert'
import { textContent } from '../../../domain/messaging/content/content.ts'
import { type Message, NO_EXTRA } from '../../../domain/messaging/message.ts'
import { decodePacket } from '../../../domain/messaging/wire/decode.ts'
import { encodePacket } from '../../../domain/messaging/wire/encode.ts'
import { createFramer } from '../../../domain/messaging/wire/framer.ts'
import {
  HeaderFlag,
  type Packet,
  type Recv,
  type RecvStream,
  type Send,
  type UnknownPacket,
} from '../../../domain/messaging/wire/packets.ts'
import type { MessagingRun } from './messaging-run.ts'

/** Every packet in a piece of the stream. */
export const readPackets = (bytes: Uint8Array, version: number): (Packet | UnknownPacket)[] => {
  const framer = createFramer()
  framer.push(bytes)
  const packets: (Packet | UnknownPacket)[] = []
  for (let frame = framer.next(); frame; frame = framer.next()) {
    packets.push(decodePacket(frame.head, frame.body, version))
  }
  return packets
}

/** The frame of a packet that must be encodable. */
export const frameOf = (packet: Packet, version: number): Uint8Array => {
  const encoded = encodePacket(packet, version)
  assert.ok(encoded.ok, 'encodes')
  return encoded.value
}

/** A stored message of u2 in the person channel with u2, with only the data that matters given. */
export const makeMessage = (messageSeq: number, changes: Partial<Message> = {}): Message => ({
  messageID: `id-${messageSeq}`,
  messageSeq,
  clientMsgNo: `no-${messageSeq}`,
  clientSeq: 0,
  fromUID: 'u2',
  channel: { channelID: 'u2', channelType: 1 },
  timestamp: 1_700_000_000 + messageSeq,
  content: textContent(`text ${messageSeq}`),
  status: 'normal',
  flags: HeaderFlag.reddot,
  setting: 0,
  extra: NO_EXTRA,
  isDeleted: false,
  isVoicePlaying: false,
  isVoiceRead: false,
  ...changes,
})

/** A message as the server stored it; `copies` counts how often the client sent it. */
export type StoredMessage = {
  readonly seq: number
  readonly id: string
  readonly fromUID: string
  readonly channelID: string
  readonly clientMsgNo: string
  readonly flags: number
  readonly payload: Uint8Array
  readonly timestamp: number
  readonly setting?: number
  /** As servers of generation 2 write it for a message that grows by events: there, and empty. */
  readonly stream?: RecvStream
}

/** As the server pushes it. */
export const recvOf = (message: StoredMessage): Recv => ({
  kind: 'recv',
  flags: message.flags,
  setting: message.setting ?? 0,
  msgKey: '',
  fromUID: message.fromUID,
  channelID: message.channelID,
  channelType: 1,
  expire: 0,
  clientMsgNo: message.clientMsgNo,
  messageID: message.id,
  messageSeq: message.seq,
  timestamp: message.timestamp,
  ...(message.stream && { stream: message.stream }),
  payload: message.payload,
})

/** The fields of a payload that is JSON. */
export const fieldsIn = (payload: Uint8Array): Record<string, unknown> =>
  JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>

/** Packets of one kind that the client has put on the wire, in order. */
export const spoken = <K extends Packet['kind']>(run: MessagingRun, kind: K) =>
  run.server.heard.filter((packet): packet is Extract<Packet, { kind: K }> => packet.kind === kind)

/** What the texts of SENDs say. */
export const textsOf = (sends: readonly Send[]): readonly unknown[] =>
  sends.map(({ payload }) => fieldsIn(payload)['content'])

/** A RECV of the merchant m7, with only the data that matters given. */
export const aRecv = (messageSeq: number, changes: Partial<Recv> = {}): Recv => ({
  kind: 'recv',
  flags: 2,
  setting: 0,
  msgKey: '',
  fromUID: 'm7',
  channelID: 'm7',
  channelType: 1,
  expire: 0,
  clientMsgNo: `n${messageSeq}`,
  messageID: String(9000 + messageSeq),
  messageSeq,
  timestamp: 1_700_000_000 + messageSeq,
  payload: new TextEncoder().encode(JSON.stringify({ type: 1, content: `t${messageSeq}` })),
  ...changes,
})

/** Lets a test write bytes of its own to the client, beside what the server of the run says. */
export const tapNetwork = (run: MessagingRun): ((bytes: Uint8Array) => void) => {
  let write: (bytes: Uint8Array) => void = () => undefined
  run.network.serve((address, client) => {
    write = client.send
    return run.server.accept(address, client)
  })
  return (bytes) => write(bytes)
}
