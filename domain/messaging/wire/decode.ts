import type { Result } from '../../shared/result.ts'
import {
  type ByteReader,
  bytesLeft,
  createByteReader,
  type EncodeFault,
  readI64,
  readI64Text,
  readRest,
  readText,
  readU8,
  readU32,
  readU64,
  readU64Text,
} from './bytes.ts'
import { encodeClientPacket, encodePacket } from './encode.ts'
import {
  type ClientPacket,
  type Connack,
  type Connect,
  type HeaderFlags,
  hasFlag,
  hasSetting,
  type Packet,
  PacketType,
  type ProtocolVersion,
  type Recv,
  type RecvStream,
  type Send,
  type Sendack,
  type ServerPacket,
  SettingBit,
  type UnknownPacket,
  VersionSince,
} from './packets.ts'

// CONNACK reuses the lowest flag bit (requirement W1).
const HAS_SERVER_VERSION = 0x1

const PING: ServerPacket = { kind: 'ping' }
const PONG: ServerPacket = { kind: 'pong' }

const readConnack = (flags: HeaderFlags, body: ByteReader): Connack => {
  const serverVersion = hasFlag(flags, HAS_SERVER_VERSION) ? readU8(body) : undefined
  const connack: Connack = {
    kind: 'connack',
    timeDiffMs: readI64(body),
    reasonCode: readU8(body),
    serverKey: readText(body),
    salt: readText(body),
  }
  if (serverVersion === undefined) return connack
  if (serverVersion < VersionSince.nodeId) return { ...connack, serverVersion }
  return { ...connack, serverVersion, nodeId: readU64Text(body) }
}

/** The protocol version does not distinguish the two stream layouts; the bit in the frame does (requirement W2.5). */
const hasStreamFields = (setting: number, version: ProtocolVersion): boolean =>
  version < VersionSince.noStreamFields && hasSetting(setting, SettingBit.legacyStream | SettingBit.stream)

/** A message number, in the width of the protocol version. */
const readSeq = (body: ByteReader, version: ProtocolVersion): number =>
  version >= VersionSince.wideSeq ? readU64(body) : readU32(body)

const readSendack = (flags: HeaderFlags, body: ByteReader, version: ProtocolVersion): Sendack => {
  const sendack: Sendack = {
    kind: 'sendack',
    flags,
    messageID: readI64Text(body),
    clientSeq: readU32(body),
    messageSeq: readSeq(body, version),
    reasonCode: readU8(body),
  }
  const tail = bytesLeft(body)
  if (tail < 2) return sendack
  const announced = ((body.bytes[body.at] as number) << 8) | (body.bytes[body.at + 1] as number)
  // Other bytes after the reason are fields of later servers.
  return announced + 2 <= tail ? { ...sendack, clientMsgNo: readText(body) } : sendack
}

const readStream = (setting: number, body: ByteReader): RecvStream => {
  if (hasSetting(setting, SettingBit.legacyStream)) {
    return { streamNo: readText(body), streamSeq: readU32(body), streamFlag: readU8(body) }
  }
  return { streamFlag: readU8(body), streamNo: readText(body), streamId: readU64Text(body) }
}

const readRecv = (flags: HeaderFlags, body: ByteReader, version: ProtocolVersion): Recv => {
  const setting = readU8(body)
  const msgKey = readText(body)
  const fromUID = readText(body)
  const channelID = readText(body)
  const channelType = readU8(body)
  const expire = version >= VersionSince.expire ? readU32(body) : 0
  const clientMsgNo = readText(body)
  const stream = hasStreamFields(setting, version) ? readStream(setting, body) : undefined
  const messageID = readI64Text(body)
  const messageSeq = readSeq(body, version)
  const timestamp = readU32(body) | 0
  const topic = hasSetting(setting, SettingBit.topic) ? readText(body) : undefined
  return {
    kind: 'recv',
    flags,
    setting,
    msgKey,
    fromUID,
    channelID,
    channelType,
    expire,
    clientMsgNo,
    ...(stream !== undefined && { stream }),
    messageID,
    messageSeq,
    timestamp,
    ...(topic !== undefined && { topic }),
    payload: readRest(body),
  }
}

/**
 * Decodes a server's packet; packets that only clients send are unknown here. Bytes after the last field are ignored:
 * servers have appended fields before. Throws MalformedPacketError.
 */
const decodeServerPacket = (
  head: number,
  frame: Uint8Array,
  version: ProtocolVersion,
): ServerPacket | UnknownPacket => {
  const type = head >> 4
  const flags = head & 0xf
  const body = createByteReader(frame)
  switch (type) {
    case PacketType.connack:
      return readConnack(flags, body)
    case PacketType.sendack:
      return readSendack(flags, body, version)
    case PacketType.recv:
      return readRecv(flags, body, version)
    case PacketType.ping:
      return PING
    case PacketType.pong:
      return PONG
    case PacketType.disconnect:
      return { kind: 'disconnect', flags, reasonCode: readU8(body), reason: readText(body) }
    case PacketType.suback:
      return {
        kind: 'suback',
        flags,
        number: readText(body),
        channelID: readText(body),
        channelType: readU8(body),
        action: readU8(body),
        reasonCode: readU8(body),
      }
    case PacketType.event:
      return {
        kind: 'event',
        flags,
        id: readText(body),
        type: readText(body),
        timestampMs: readI64(body),
        data: readRest(body),
      }
    default:
      return { kind: 'unknown', type }
  }
}

const readConnect = (body: ByteReader): Connect => ({
  kind: 'connect',
  version: readU8(body),
  deviceFlag: readU8(body),
  deviceID: readText(body),
  uid: readText(body),
  token: readText(body),
  clientTimestampMs: readI64(body),
  clientKey: readText(body),
})

const readSend = (flags: HeaderFlags, body: ByteReader, version: ProtocolVersion): Send => {
  const setting = readU8(body)
  const clientSeq = readU32(body)
  const clientMsgNo = readText(body)
  const streamNo = hasStreamFields(setting, version) ? readText(body) : undefined
  const channelID = readText(body)
  const channelType = readU8(body)
  const expire = version >= VersionSince.expire ? readU32(body) : 0
  const msgKey = readText(body)
  const topic = hasSetting(setting, SettingBit.topic) ? readText(body) : undefined
  return {
    kind: 'send',
    flags,
    setting,
    clientSeq,
    clientMsgNo,
    ...(streamNo !== undefined && { streamNo }),
    channelID,
    channelType,
    expire,
    msgKey,
    ...(topic !== undefined && { topic }),
    payload: readRest(body),
  }
}

/**
 * Decodes a packet of either side. `version` is the negotiated one. Bytes after the last field are ignored: servers
 * have appended fields before. Throws MalformedPacketError.
 */
export const decodePacket = (
  head: number,
  frame: Uint8Array,
  version: ProtocolVersion,
): Packet | UnknownPacket => {
  const flags = head & 0xf
  switch (head >> 4) {
    case PacketType.connect:
      return readConnect(createByteReader(frame))
    case PacketType.send:
      return readSend(flags, createByteReader(frame), version)
    case PacketType.recvack: {
      const body = createByteReader(frame)
      return { kind: 'recvack', flags, messageID: readI64Text(body), messageSeq: readSeq(body, version) }
    }
    case PacketType.sub: {
      const body = createByteReader(frame)
      return {
        kind: 'sub',
        flags,
        setting: readU8(body),
        number: readText(body),
        channelID: readText(body),
        channelType: readU8(body),
        action: readU8(body),
        param: readText(body),
      }
    }
    default:
      return decodeServerPacket(head, frame, version)
  }
}

/** Encodes the packets of one side and decodes those of the other. */
export type PacketCodec<Out extends Packet> = {
  readonly encode: (packet: Out, version: ProtocolVersion) => Result<Uint8Array, EncodeFault>
  readonly decode: (head: number, frame: Uint8Array, version: ProtocolVersion) => Packet | UnknownPacket
}

/** Encodes and decodes all packets, for servers and tests. */
export const WHOLE_CODEC: PacketCodec<Packet> = { encode: encodePacket, decode: decodePacket }

/** A client's codec: encodes client packets, decodes server packets. */
export const CLIENT_CODEC: PacketCodec<ClientPacket> = {
  encode: encodeClientPacket,
  decode: decodeServerPacket,
}
