import {
  type ByteReader,
  createByteReader,
  readI64,
  readI64Text,
  readRest,
  readText,
  readU8,
  readU32,
} from './byte-reader.ts'
import { decodeServerPacket, hasStreamFields, readSeq } from './decode-server.ts'
import {
  type Connect,
  type HeaderFlags,
  hasSetting,
  type Packet,
  PacketType,
  type ProtocolVersion,
  type Send,
  SettingBit,
  type UnknownPacket,
  VersionSince,
} from './packet.ts'

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
 * The packet in one frame, for either side of the wire. `version` is the one agreed for this connection.
 * Bytes behind the last field are ignored: servers have appended fields before. Throws MalformedPacketError.
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
