import { fail, ok, type Result } from '../../shared/result.ts'
import {
  type ByteWriter,
  createByteWriter,
  type EncodeFault,
  remainingLengthSize,
  rewind,
  writeBareText,
  writeBytes,
  writeI64,
  writeI64Text,
  writeRemainingLength,
  writeText,
  writeU8,
  writeU32,
} from './bytes.ts'
import { FRAME_LIMIT } from './framer.ts'
import {
  type ClientPacket,
  type Connack,
  type Connect,
  hasSetting,
  type Packet,
  PacketType,
  type ProtocolVersion,
  type Recv,
  type Send,
  type Sendack,
  SettingBit,
  VersionSince,
} from './packets.ts'

/** Writes the body and returns the frame's first byte. */
type WriteBody<P> = (to: ByteWriter, packet: P, version: ProtocolVersion) => number

// First byte and the longest length field: the body is written after this room, the header then right in front of it.
const HEAD_ROOM = 5

const scratch = createByteWriter()

/** Builds the frame around a body. Fails when a field does not fit, or the frame exceeds the servers' limit. */
const writeFrame = <P>(
  writeBody: WriteBody<P>,
  packet: P,
  version: ProtocolVersion,
): Result<Uint8Array, EncodeFault> => {
  rewind(scratch, HEAD_ROOM)
  const head = writeBody(scratch, packet, version)
  if (scratch.fault) return fail(scratch.fault)
  const remaining = scratch.at - HEAD_ROOM
  if (remaining > FRAME_LIMIT) {
    return fail({ kind: 'frame-too-large', bytes: remaining, limit: FRAME_LIMIT })
  }
  const from = HEAD_ROOM - 1 - remainingLengthSize(remaining)
  scratch.bytes[from] = head
  writeRemainingLength(remaining, scratch.bytes, from + 1)
  return ok(scratch.bytes.slice(from, scratch.at))
}

/** The stream bit in both positions that servers have used. */
const STREAM_BITS = SettingBit.legacyStream | SettingBit.stream

const writeConnect = (to: ByteWriter, packet: Connect): number => {
  writeU8(to, 'version', packet.version)
  writeU8(to, 'deviceFlag', packet.deviceFlag)
  writeText(to, 'deviceID', packet.deviceID)
  writeText(to, 'uid', packet.uid)
  writeText(to, 'token', packet.token)
  writeI64(to, 'clientTimestampMs', packet.clientTimestampMs)
  writeText(to, 'clientKey', packet.clientKey)
  return PacketType.connect << 4
}

const writeSend = (to: ByteWriter, packet: Send, version: ProtocolVersion): number => {
  writeU8(to, 'setting', packet.setting)
  writeU32(to, 'clientSeq', packet.clientSeq)
  writeText(to, 'clientMsgNo', packet.clientMsgNo)
  if (version < VersionSince.noStreamFields && hasSetting(packet.setting, STREAM_BITS)) {
    writeText(to, 'streamNo', packet.streamNo ?? '')
  }
  writeText(to, 'channelID', packet.channelID)
  writeU8(to, 'channelType', packet.channelType)
  if (version >= VersionSince.expire) writeU32(to, 'expire', packet.expire)
  writeText(to, 'msgKey', packet.msgKey)
  if (hasSetting(packet.setting, SettingBit.topic)) writeText(to, 'topic', packet.topic ?? '')
  writeBytes(to, packet.payload)
  return (PacketType.send << 4) | packet.flags
}

/** A message number, in the width of the protocol version. */
const writeSeq = (to: ByteWriter, seq: number, version: ProtocolVersion): void => {
  if (version >= VersionSince.wideSeq) writeI64(to, 'messageSeq', seq)
  else writeU32(to, 'messageSeq', seq)
}

/** The body of a client's packet. */
const writeClientBody = (to: ByteWriter, packet: ClientPacket, version: ProtocolVersion): number => {
  switch (packet.kind) {
    case 'connect':
      return writeConnect(to, packet)
    case 'send':
      return writeSend(to, packet, version)
    case 'recvack':
      writeI64Text(to, 'messageID', packet.messageID)
      writeSeq(to, packet.messageSeq, version)
      return (PacketType.recvack << 4) | packet.flags
    case 'ping':
      return PacketType.ping << 4
    case 'pong':
      return PacketType.pong << 4
    case 'sub':
      writeU8(to, 'setting', packet.setting)
      writeText(to, 'number', packet.number)
      writeText(to, 'channelID', packet.channelID)
      writeU8(to, 'channelType', packet.channelType)
      writeU8(to, 'action', packet.action)
      writeText(to, 'param', packet.param)
      return (PacketType.sub << 4) | packet.flags
  }
}

/** Encodes a client's packet; a page does not need the server's half. */
export const encodeClientPacket = (
  packet: ClientPacket,
  version: ProtocolVersion,
): Result<Uint8Array, EncodeFault> => writeFrame(writeClientBody, packet, version)

const writeConnack = (to: ByteWriter, packet: Connack): number => {
  const version = packet.serverVersion
  if (version !== undefined) writeU8(to, 'serverVersion', version)
  writeI64(to, 'timeDiffMs', packet.timeDiffMs)
  writeU8(to, 'reasonCode', packet.reasonCode)
  writeText(to, 'serverKey', packet.serverKey)
  writeText(to, 'salt', packet.salt)
  if (version !== undefined && version >= VersionSince.nodeId) {
    writeI64Text(to, 'nodeId', packet.nodeId ?? '0')
  }
  return (PacketType.connack << 4) | (version === undefined ? 0 : 1)
}

const writeSendack = (to: ByteWriter, packet: Sendack, version: ProtocolVersion): number => {
  writeI64Text(to, 'messageID', packet.messageID)
  writeU32(to, 'clientSeq', packet.clientSeq)
  writeSeq(to, packet.messageSeq, version)
  writeU8(to, 'reasonCode', packet.reasonCode)
  if (packet.clientMsgNo !== undefined) writeText(to, 'clientMsgNo', packet.clientMsgNo)
  return (PacketType.sendack << 4) | packet.flags
}

const writeStream = (to: ByteWriter, packet: Recv): void => {
  const streamNo = packet.stream?.streamNo ?? ''
  const streamFlag = packet.stream?.streamFlag ?? 0
  if (hasSetting(packet.setting, SettingBit.legacyStream)) {
    writeText(to, 'streamNo', streamNo)
    writeU32(to, 'streamSeq', packet.stream?.streamSeq ?? 0)
    writeU8(to, 'streamFlag', streamFlag)
    return
  }
  writeU8(to, 'streamFlag', streamFlag)
  writeText(to, 'streamNo', streamNo)
  writeI64Text(to, 'streamId', packet.stream?.streamId ?? '0')
}

const writeRecv = (to: ByteWriter, packet: Recv, version: ProtocolVersion): number => {
  writeU8(to, 'setting', packet.setting)
  writeText(to, 'msgKey', packet.msgKey)
  writeText(to, 'fromUID', packet.fromUID)
  writeText(to, 'channelID', packet.channelID)
  writeU8(to, 'channelType', packet.channelType)
  if (version >= VersionSince.expire) writeU32(to, 'expire', packet.expire)
  writeText(to, 'clientMsgNo', packet.clientMsgNo)
  if (version < VersionSince.noStreamFields && hasSetting(packet.setting, STREAM_BITS)) {
    writeStream(to, packet)
  }
  writeI64Text(to, 'messageID', packet.messageID)
  writeSeq(to, packet.messageSeq, version)
  writeU32(to, 'timestamp', packet.timestamp >>> 0)
  if (hasSetting(packet.setting, SettingBit.topic)) writeText(to, 'topic', packet.topic ?? '')
  writeBytes(to, packet.payload)
  return (PacketType.recv << 4) | packet.flags
}

const writeBody = (to: ByteWriter, packet: Packet, version: ProtocolVersion): number => {
  switch (packet.kind) {
    case 'connack':
      return writeConnack(to, packet)
    case 'sendack':
      return writeSendack(to, packet, version)
    case 'recv':
      return writeRecv(to, packet, version)
    case 'disconnect':
      writeU8(to, 'reasonCode', packet.reasonCode)
      writeText(to, 'reason', packet.reason)
      return (PacketType.disconnect << 4) | packet.flags
    case 'suback':
      writeText(to, 'number', packet.number)
      writeText(to, 'channelID', packet.channelID)
      writeU8(to, 'channelType', packet.channelType)
      writeU8(to, 'action', packet.action)
      writeU8(to, 'reasonCode', packet.reasonCode)
      return (PacketType.suback << 4) | packet.flags
    case 'event':
      writeText(to, 'id', packet.id)
      writeText(to, 'type', packet.type)
      writeI64(to, 'timestampMs', packet.timestampMs)
      writeBytes(to, packet.data)
      return (PacketType.event << 4) | packet.flags
    default:
      return writeClientBody(to, packet, version)
  }
}

/**
 * Encodes a packet of either side. `version` is the negotiated one. Fails when a text is over 32,767 bytes, a number
 * does not fit its field, or the frame exceeds the servers' limit.
 */
export const encodePacket = (packet: Packet, version: ProtocolVersion): Result<Uint8Array, EncodeFault> =>
  writeFrame(writeBody, packet, version)

// The text from which a message key is computed (requirements W4.4, W4.5), without separators. `payload` is the
// encrypted payload: the base64 text as in the frame.

type SendChecked = Pick<Send, 'clientSeq' | 'clientMsgNo' | 'channelID' | 'channelType' | 'payload'>
type RecvChecked = Pick<
  Recv,
  | 'messageID'
  | 'messageSeq'
  | 'clientMsgNo'
  | 'timestamp'
  | 'fromUID'
  | 'channelID'
  | 'channelType'
  | 'payload'
>

/** Writes what the checksum of a SEND covers (requirement W4.4). */
export const writeSendChecksum = (to: ByteWriter, packet: SendChecked): void => {
  writeBareText(to, `${packet.clientSeq}${packet.clientMsgNo}${packet.channelID}${packet.channelType}`)
  writeBytes(to, packet.payload)
}

/** Writes what the checksum of a RECV covers (requirement W4.5). */
export const writeRecvChecksum = (to: ByteWriter, packet: RecvChecked): void => {
  const { messageID, messageSeq, clientMsgNo, timestamp, fromUID, channelID, channelType } = packet
  writeBareText(to, `${messageID}${messageSeq}${clientMsgNo}${timestamp}${fromUID}${channelID}${channelType}`)
  writeBytes(to, packet.payload)
}
