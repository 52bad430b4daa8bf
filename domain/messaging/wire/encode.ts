import type { Result } from '../../shared/result.ts'
import {
  type ByteWriter,
  type EncodeFault,
  writeBytes,
  writeI64,
  writeI64Text,
  writeText,
  writeU8,
  writeU32,
} from './byte-writer.ts'
import { STREAM_BITS, writeClientBody, writeSeq } from './encode-client.ts'
import {
  type Connack,
  hasSetting,
  type Packet,
  PacketType,
  type ProtocolVersion,
  type Recv,
  type Sendack,
  SettingBit,
  VersionSince,
} from './packet.ts'
import { writeFrame } from './write-frame.ts'

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
 * The frame of one packet, for either side of the wire. `version` is the one agreed for this connection.
 * Fails when a text is over 32,767 bytes, a number outside its field, or the frame over the limit of servers.
 */
export const encodePacket = (packet: Packet, version: ProtocolVersion): Result<Uint8Array, EncodeFault> =>
  writeFrame(writeBody, packet, version)
