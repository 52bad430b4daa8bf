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
import {
  type ClientPacket,
  type Connect,
  hasSetting,
  PacketType,
  type ProtocolVersion,
  type Send,
  SettingBit,
  VersionSince,
} from './packet.ts'
import { writeFrame } from './write-frame.ts'

/** Either of the two places where servers have had the bit of streams. */
export const STREAM_BITS = SettingBit.legacyStream | SettingBit.stream

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

/** The number of a message in its channel, as wide as the version has it. */
export const writeSeq = (to: ByteWriter, seq: number, version: ProtocolVersion): void => {
  if (version >= VersionSince.wideSeq) writeI64(to, 'messageSeq', seq)
  else writeU32(to, 'messageSeq', seq)
}

/** The body of a packet of a client. */
export const writeClientBody = (to: ByteWriter, packet: ClientPacket, version: ProtocolVersion): number => {
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

/** The frame of what a client says; a shop's page has no use for the other half. */
export const encodeClientPacket = (
  packet: ClientPacket,
  version: ProtocolVersion,
): Result<Uint8Array, EncodeFault> => writeFrame(writeClientBody, packet, version)
