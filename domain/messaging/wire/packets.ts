import type { Seconds } from '../../shared/time.ts'

// All packets of the protocol, of both sides (requirement W2). 64-bit ids are decimal text.

/** The release of the public SDK that this client is compatible with (requirement M9). */
export const SDK_VERSION = '1.2.8'

/** Packet types by number (requirements M4 and W2). */
export const PacketType = {
  connect: 1,
  connack: 2,
  send: 3,
  sendack: 4,
  recv: 5,
  recvack: 6,
  ping: 7,
  pong: 8,
  disconnect: 9,
  sub: 10,
  suback: 11,
  event: 12,
} as const

/** Low four bits of the first byte, for every type but CONNACK, PING and PONG. */
export const HeaderFlag = { noPersist: 0x1, reddot: 0x2, syncOnce: 0x4, dup: 0x8 } as const
/** A set of header flags, combined with "|". */
export type HeaderFlags = number
/** Whether a flag of the frame's first byte is set. */
export const hasFlag = (flags: HeaderFlags, flag: number): boolean => (flags & flag) !== 0

/** Requirement W3. The stream bit moved in 2025: old servers know 0x04 only, newer ones 0x02 only. */
export const SettingBit = {
  receipt: 0x80,
  signal: 0x20,
  plain: 0x10,
  topic: 0x08,
  legacyStream: 0x04,
  stream: 0x02,
} as const
/** The setting byte of SEND, RECV and SUB. */
export type Setting = number
/** Whether a bit of the setting byte is set (requirement W3). */
export const hasSetting = (setting: Setting, bit: number): boolean => (setting & bit) !== 0

/** The negotiated protocol version; 0 when neither side named one. */
export type ProtocolVersion = number
/** Requirement W2: 3 adds `expire`, 4 adds `nodeId`, 5 drops the stream fields, 6 widens `messageSeq`. */
export const VersionSince = { expire: 3, nodeId: 4, noStreamFields: 5, wideSeq: 6 } as const

/** The position of a piece in a stream (requirement W3). */
export const StreamFlag = { start: 0, inProgress: 1, end: 2 } as const
/** What a SUB asks for (requirement W2.8). */
export const SubscribeAction = { subscribe: 0, unsubscribe: 1 } as const

/** CONNECT (requirement W2.1). The client's time is milliseconds since 1970. */
export type Connect = {
  readonly kind: 'connect'
  readonly version: ProtocolVersion
  readonly deviceFlag: number
  readonly deviceID: string
  readonly uid: string
  readonly token: string
  readonly clientTimestampMs: number
  /** Base64 of the X25519 public key. */
  readonly clientKey: string
}

/** CONNACK (requirement W2.2). */
export type Connack = {
  readonly kind: 'connack'
  readonly serverVersion?: ProtocolVersion
  /** Server clock minus client clock; negative when the client is ahead. */
  readonly timeDiffMs: number
  readonly reasonCode: number
  /** Empty when the server does not encrypt, and on failure. */
  readonly serverKey: string
  readonly salt: string
  readonly nodeId?: string
}

/** SEND (requirement W2.3). `payload` is as sent: cipher text, or plain text without encryption. */
export type Send = {
  readonly kind: 'send'
  readonly flags: HeaderFlags
  readonly setting: Setting
  readonly clientSeq: number
  readonly clientMsgNo: string
  readonly streamNo?: string
  readonly channelID: string
  readonly channelType: number
  /** Seconds, 0 for never. */
  readonly expire: number
  readonly msgKey: string
  readonly topic?: string
  readonly payload: Uint8Array
}

/** SENDACK (requirement W2.4). `messageID` is decimal text of 64 bits. */
export type Sendack = {
  readonly kind: 'sendack'
  readonly flags: HeaderFlags
  readonly messageID: string
  readonly clientSeq: number
  readonly messageSeq: number
  readonly reasonCode: number
  /** Only the newest servers append it. */
  readonly clientMsgNo?: string
}

/** The stream fields of a RECV, in the layout given by the setting bits (requirement W2.5). */
export type RecvStream = {
  readonly streamNo: string
  readonly streamFlag: number
  /** Legacy layout only. */
  readonly streamSeq?: number
  /** New layout only. */
  readonly streamId?: string
}

/** RECV (requirement W2.5). `timestamp` is seconds since 1970. */
export type Recv = {
  readonly kind: 'recv'
  readonly flags: HeaderFlags
  readonly setting: Setting
  readonly msgKey: string
  /** Empty when the sender is a system account. */
  readonly fromUID: string
  readonly channelID: string
  readonly channelType: number
  readonly expire: number
  readonly clientMsgNo: string
  readonly stream?: RecvStream
  readonly messageID: string
  /** 0 for a message that is not stored. */
  readonly messageSeq: number
  /** Seconds; the time of delivery, not of storage. */
  readonly timestamp: Seconds
  readonly topic?: string
  readonly payload: Uint8Array
}

type Recvack = {
  readonly kind: 'recvack'
  readonly flags: HeaderFlags
  readonly messageID: string
  readonly messageSeq: number
}

type Disconnect = {
  readonly kind: 'disconnect'
  readonly flags: HeaderFlags
  readonly reasonCode: number
  readonly reason: string
}

/** SUB (requirement W2.8). */
export type Sub = {
  readonly kind: 'sub'
  readonly flags: HeaderFlags
  readonly setting: Setting
  readonly number: string
  readonly channelID: string
  readonly channelType: number
  readonly action: number
  readonly param: string
}

/** SUBACK (requirement W2.9). */
export type Suback = {
  readonly kind: 'suback'
  readonly flags: HeaderFlags
  readonly number: string
  readonly channelID: string
  readonly channelType: number
  readonly action: number
  readonly reasonCode: number
}

/** Pushed by newer servers to every connection, whatever its version. */
export type EventPacket = {
  readonly kind: 'event'
  readonly flags: HeaderFlags
  readonly id: string
  readonly type: string
  readonly timestampMs: number
  readonly data: Uint8Array
}

/** PING and PONG, sent by either side. */
type Heartbeat = { readonly kind: 'ping' } | { readonly kind: 'pong' }

/** Packets that a client sends. */
export type ClientPacket = Connect | Send | Recvack | Sub | Heartbeat

/** Packets that a server sends. */
export type ServerPacket = Connack | Sendack | Recv | Disconnect | Suback | EventPacket | Heartbeat

/** Any packet, of either direction. */
export type Packet = ClientPacket | ServerPacket

/** An unknown packet type: skipped and counted, never an error. */
export type UnknownPacket = { readonly kind: 'unknown'; readonly type: number }

/** Reason codes of CONNACK, SENDACK, SUBACK and DISCONNECT (requirement W5). Other numbers may occur. */
export const ReasonCode = {
  unknown: 0,
  success: 1,
  authFail: 2,
  subscriberNotExist: 3,
  inBlacklist: 4,
  channelNotExist: 5,
  userNotOnNode: 6,
  senderOffline: 7,
  msgKeyError: 8,
  payloadDecodeError: 9,
  forwardSendPacketError: 10,
  notAllowSend: 11,
  connectKick: 12,
  notInWhitelist: 13,
  queryTokenError: 14,
  systemError: 15,
  channelIDError: 16,
  nodeMatchError: 17,
  nodeNotMatch: 18,
  ban: 19,
  notSupportHeader: 20,
  clientKeyIsEmpty: 21,
  rateLimit: 22,
  notSupportChannelType: 23,
  disband: 24,
  sendBan: 25,
  channelDeleting: 26,
  protocolUpgradeRequired: 27,
  idempotencyConflict: 28,
  messageSeqExhausted: 29,
} as const

/** What to do about a refused message: nothing, resend it, or resend it once with new keys. */
type ReasonRemedy = 'none' | 'retry' | 'retry-after-handshake'

const RETRIED: ReadonlySet<number> = new Set<number>([
  ReasonCode.forwardSendPacketError,
  ReasonCode.queryTokenError,
  ReasonCode.systemError,
  ReasonCode.nodeMatchError,
  ReasonCode.nodeNotMatch,
  ReasonCode.rateLimit,
])

/** The protocol's name of a code, for logs; the number itself for unknown codes. */
export const reasonName = (code: number): string =>
  Object.entries(ReasonCode).find(([, number]) => number === code)?.[0] ?? String(code)

/** The remedy for a code; none for unknown codes. */
export const reasonRemedy = (code: number): ReasonRemedy => {
  if (code === ReasonCode.payloadDecodeError || code === ReasonCode.msgKeyError)
    return 'retry-after-handshake'
  return RETRIED.has(code) ? 'retry' : 'none'
}
