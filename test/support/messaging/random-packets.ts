import { type Packet, type Recv, SettingBit } from '../../../domain/messaging/wire/packets.ts'
import type { SeededRandom } from '../seeded-random.ts'

const TEXTS = [
  '',
  'u2',
  'merchant-17',
  '550e8400-e29b-41d4-a716-446655440000',
  'café',
  '你好 😀',
  '\u0000',
  '\uffff',
]

const text = (random: SeededRandom): string =>
  random.below(10) === 0 ? random.pick(TEXTS).repeat(random.below(60)) : random.pick(TEXTS)
const u8 = (random: SeededRandom): number => random.pick([0, 1, 2, 127, 128, 255, random.below(256)])
const u32 = (random: SeededRandom): number =>
  random.pick([0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff, random.u32()])
const millis = (random: SeededRandom): number =>
  random.pick([0, -1, 1_714_406_061_000, -1234, 2 ** 53 - 1, 1 - 2 ** 53, random.u32() - 2 ** 31])
const words = (random: SeededRandom): bigint => (BigInt(random.u32()) << 32n) | BigInt(random.u32())
const id = (random: SeededRandom): string =>
  random.pick(['0', '1', '9223372036854775807', BigInt.asIntN(64, words(random)).toString()])
const unsignedId = (random: SeededRandom): string => random.pick(['0', words(random).toString()])
const payload = (random: SeededRandom): Uint8Array =>
  random.bytes(random.pick([0, 1, 16, 100, random.below(400)]))

const maker = {
  connect: (random: SeededRandom): Packet => ({
    kind: 'connect',
    version: u8(random),
    deviceFlag: u8(random),
    deviceID: text(random),
    uid: text(random),
    token: text(random),
    clientTimestampMs: millis(random),
    clientKey: text(random),
  }),
  connack: (random: SeededRandom): Packet => {
    const serverVersion = random.pick([undefined, 2, 3, 4, 5])
    return {
      kind: 'connack',
      timeDiffMs: millis(random),
      reasonCode: u8(random),
      serverKey: text(random),
      salt: text(random),
      ...(serverVersion !== undefined && { serverVersion }),
      ...(serverVersion !== undefined && serverVersion >= 4 && { nodeId: unsignedId(random) }),
    }
  },
  send: (random: SeededRandom, version: number): Packet => {
    const setting = random.pick([0, SettingBit.receipt, SettingBit.topic, SettingBit.stream, 0x8c, 0xff])
    const isStream = version < 5 && (setting & 0x06) !== 0
    return {
      kind: 'send',
      flags: random.below(16),
      setting,
      clientSeq: u32(random),
      clientMsgNo: text(random),
      ...(isStream && { streamNo: text(random) }),
      channelID: text(random),
      channelType: u8(random),
      expire: version >= 3 ? u32(random) : 0,
      msgKey: text(random),
      ...((setting & SettingBit.topic) !== 0 && { topic: text(random) }),
      payload: payload(random),
    }
  },
  sendack: (random: SeededRandom): Packet => ({
    kind: 'sendack',
    flags: random.below(16),
    messageID: id(random),
    clientSeq: u32(random),
    messageSeq: u32(random),
    reasonCode: u8(random),
    ...(random.below(2) === 0 && { clientMsgNo: text(random) }),
  }),
  recv: (random: SeededRandom, version: number): Recv => {
    const setting = random.pick([
      0,
      SettingBit.plain,
      SettingBit.topic,
      SettingBit.stream,
      SettingBit.legacyStream,
      0x8a,
    ])
    const streamNo = text(random)
    const streamFlag = u8(random)
    const stream =
      (setting & SettingBit.legacyStream) !== 0
        ? { streamNo, streamSeq: u32(random), streamFlag }
        : { streamFlag, streamNo, streamId: unsignedId(random) }
    return {
      kind: 'recv',
      flags: random.below(16),
      setting,
      msgKey: text(random),
      fromUID: text(random),
      channelID: text(random),
      channelType: u8(random),
      expire: version >= 3 ? u32(random) : 0,
      clientMsgNo: text(random),
      ...(version < 5 && (setting & 0x06) !== 0 && { stream }),
      messageID: id(random),
      messageSeq: version >= 6 ? random.u32() * 2 ** 21 : u32(random),
      timestamp: u32(random) | 0,
      ...((setting & SettingBit.topic) !== 0 && { topic: text(random) }),
      payload: payload(random),
    }
  },
  recvack: (random: SeededRandom): Packet => ({
    kind: 'recvack',
    flags: random.below(16),
    messageID: id(random),
    messageSeq: u32(random),
  }),
  ping: (): Packet => ({ kind: 'ping' }),
  pong: (): Packet => ({ kind: 'pong' }),
  disconnect: (random: SeededRandom): Packet => ({
    kind: 'disconnect',
    flags: random.below(16),
    reasonCode: u8(random),
    reason: text(random),
  }),
  sub: (random: SeededRandom): Packet => ({
    kind: 'sub',
    flags: random.below(16),
    setting: u8(random),
    number: text(random),
    channelID: text(random),
    channelType: u8(random),
    action: u8(random),
    param: text(random),
  }),
  suback: (random: SeededRandom): Packet => ({
    kind: 'suback',
    flags: random.below(16),
    number: text(random),
    channelID: text(random),
    channelType: u8(random),
    action: u8(random),
    reasonCode: u8(random),
  }),
  event: (random: SeededRandom): Packet => ({
    kind: 'event',
    flags: random.below(16),
    id: text(random),
    type: text(random),
    timestampMs: millis(random),
    data: payload(random),
  }),
} as const

export type PacketKind = keyof typeof maker
export const PACKET_KINDS = Object.keys(maker) as readonly PacketKind[]

/** A packet of that kind with edge values, as `version` can carry it. */
export const randomPacket = (random: SeededRandom, kind: PacketKind, version: number): Packet =>
  maker[kind](random, version)
