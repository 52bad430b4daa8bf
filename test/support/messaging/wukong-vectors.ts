import { readFileSync } from 'node:fs'
import { HeaderFlag, SettingBit } from '../../../domain/messaging/wire/packets.ts'

type Flags = { dup: boolean; syncOnce: boolean; reddot: boolean; noPersist: boolean }
type SettingNames = { receiptEnabled?: boolean; topic?: boolean; stream?: boolean }
type Fields = {
  type: string
  header: Flags
  version: number
  deviceFlag: number
  deviceID: string
  uid: string
  token: string
  clientTimestamp: number
  clientKey: string
  setting: SettingNames & number
  clientSeq: number
  clientMsgNo: string
  streamNo?: string
  streamSeq?: number
  streamFlag?: number
  streamId?: string
  channelID: string
  channelType: number
  expire?: number
  topic?: string
  payloadHex: string
  messageID: string
  messageSeq: number | string
  timestamp: number | string
  fromUID: string
  msgKey: string
  encryptedPayload: string
  reasonCode: number
  reason: string
  hasServerVersion: boolean
  serverVersion?: number
  timeDiff: string
  serverKey: string
  salt: string
  nodeId?: string
  action: number
  param: string
  id: string
  eventType: string
  dataHex: string
}
type Part = { hex?: string; repeatHex?: string; count?: number }

export type EncodeVector = {
  name: string
  type: string
  serverVersion?: number | 'absent'
  input: Fields
  hex: string
  derived?: { settingByte: number; encryptedPayloadBase64: string; checksumPlain: string; msgKey: string }
}
export type DecodeVector = {
  name: string
  type: string
  protocolVersion?: number
  hex: string
  expect: Fields
  checksumPlain?: string
  msgKeyValid?: boolean
}
export type Vectors = {
  handshake: {
    name: string
    clientPrivateHex: string
    clientPublicBase64: string
    serverPrivateHex: string
    serverPublicBase64: string
    salt: string
    aesKey: string
    aesIV: string
  }[]
  framing: {
    remainingLength: { remainingLength: number; lengthBytesHex: string }[]
    frames: { type: number; flags: number; remainingLength: number; totalLength: number; parts: Part[] }[]
    bigRecv: { name: string; parts: Part[]; expect: Fields & { payloadLength: number } }[]
    splitter: { streamHex: string; frames: string[]; cuts: number[][] }
  }
  settings: {
    receiptEnabled: boolean
    topic: boolean
    stream: boolean
    byteSdk128: number
    byteServerSince20250221: number
  }[]
  encode: EncodeVector[]
  decode: DecodeVector[]
  malformed: { name: string; hex: string; why: string }[]
  session: {
    clientPrivateHex: string
    serverPrivateHex: string
    salt: string
    keys: { aesKey: string; aesIV: string }
    events: { dir: 'c2s' | 's2c'; hex: string }[]
  }
  content: {
    encodeJson: { name: string; json: string }[]
    classForType: { type: number; class: string }[]
    systemDisplay: { json: string; displayText: string }
  }
}

/** The known answers of the published SDK: the judge that client and gateway do not share. */
export const wukongVectors = JSON.parse(
  readFileSync(`${process.cwd()}/test/vectors/wukong-sdk-1.2.8.json`, 'utf8'),
) as Vectors

export const flagsOf = (header: Flags): number =>
  (header.dup ? HeaderFlag.dup : 0) |
  (header.syncOnce ? HeaderFlag.syncOnce : 0) |
  (header.reddot ? HeaderFlag.reddot : 0) |
  (header.noPersist ? HeaderFlag.noPersist : 0)

/** The setting byte as SDK 1.2.8 writes it: its stream bit is the old one. */
export const legacySettingOf = (names: SettingNames): number =>
  (names.receiptEnabled ? SettingBit.receipt : 0) |
  (names.topic ? SettingBit.topic : 0) |
  (names.stream ? SettingBit.legacyStream : 0)

export const joinParts = (parts: readonly Part[]): Uint8Array => {
  const text = parts.map((part) => part.hex ?? (part.repeatHex ?? '').repeat(part.count ?? 0)).join('')
  return new Uint8Array(Buffer.from(text, 'hex'))
}
