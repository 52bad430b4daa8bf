import { createNobleCrypto } from '../../../../adapters/crypto/noble-crypto.ts'
import type { Gateway } from '../../../../adapters/embedded-backend/chat/gateway/gateway.ts'
import { createPacketChannel } from '../../../../application/messaging/connection.ts'
import {
  createKeyPair,
  createPayloadCipher,
  deriveSessionKeys,
} from '../../../../application/messaging/encryption.ts'
import { WHOLE_CODEC } from '../../../../domain/messaging/wire/decode.ts'
import type { Connack, Packet, Recv, Send } from '../../../../domain/messaging/wire/packets.ts'

export type GatewayClient = {
  /** Everything that the gateway has said, with payloads opened. */
  readonly received: Packet[]
  readonly recvs: () => readonly Recv[]
  readonly of: <K extends Packet['kind']>(kind: K) => readonly Extract<Packet, { kind: K }>[]
  readonly isClosed: () => boolean
  readonly send: (...packets: Packet[]) => void
  readonly raw: (bytes: Uint8Array) => void
  readonly say: (to: string, text: string, more?: Partial<Send>) => void
  readonly leave: () => void
}

type Who = {
  readonly uid: string
  readonly token?: string
  readonly version?: number
  readonly deviceFlag?: number
  readonly deviceID?: string
  readonly clientKey?: string
  /** Says nothing by itself. */
  readonly isMute?: boolean
}

const utf8 = new TextEncoder()
const crypto = createNobleCrypto()
let numbers = 0

export const textOf = ({ payload }: Recv): string =>
  (JSON.parse(new TextDecoder().decode(payload)) as { content?: string }).content ?? ''

/** A scripted client of a gateway in this process, packet by packet. */
export const connectTo = (gateway: Pick<Gateway, 'connect'>, who: Who): GatewayClient => {
  const received: Packet[] = []
  const keys = createKeyPair(crypto)
  const version = who.version ?? 4
  let isClosed = false
  let seq = 0

  const agreed = (connack: Connack): void => {
    const agreedVersion = connack.serverVersion ?? version
    if (connack.serverKey === '') {
      channel.agreeOnPlain(agreedVersion)
      return
    }
    const derived = deriveSessionKeys(crypto, keys.secretKey, connack.serverKey, connack.salt)
    if (!derived.ok) throw new Error(derived.fault.kind)
    channel.agreeOn(agreedVersion, createPayloadCipher(crypto, derived.value))
  }

  const channel = createPacketChannel(WHOLE_CODEC, {
    packet: (packet) => {
      received.push(packet)
      if (packet.kind === 'connack') agreed(packet)
    },
    message: (packet, payload) => void received.push({ ...packet, payload: payload.slice() }),
    rejected: (_, fault) => {
      throw new Error(fault.kind)
    },
  })
  channel.agreeOnPlain(version)
  const connection = gateway.connect({
    write: (bytes) => {
      const read = channel.receive(bytes)
      if (!read.ok) throw new Error(read.fault.reason)
    },
    close: () => {
      isClosed = true
    },
  })
  const send = (...packets: Packet[]): void => {
    const encoded = channel.encode(packets)
    if (!encoded.ok) throw new Error(encoded.fault.kind)
    connection.received(encoded.value)
  }
  if (who.isMute !== true) {
    send({
      kind: 'connect',
      version,
      deviceFlag: who.deviceFlag ?? 1,
      deviceID: who.deviceID ?? `device-${who.uid}`,
      uid: who.uid,
      token: who.token ?? `token-${who.uid}`,
      clientTimestampMs: 1_700_000_000_000,
      clientKey: who.clientKey ?? keys.publicKeyText,
    })
  }
  return {
    received,
    recvs: () => received.filter((packet): packet is Recv => packet.kind === 'recv'),
    of: <K extends Packet['kind']>(kind: K) =>
      received.filter((packet): packet is Extract<Packet, { kind: K }> => packet.kind === kind),
    isClosed: () => isClosed,
    send,
    raw: connection.received,
    say: (to, text, more = {}) => {
      seq += 1
      numbers += 1
      send({
        kind: 'send',
        flags: 2,
        setting: 0,
        clientSeq: seq,
        clientMsgNo: `no-${numbers}`,
        channelID: to,
        channelType: 1,
        expire: 0,
        msgKey: '',
        payload: utf8.encode(JSON.stringify({ content: text, type: 1 })),
        ...more,
      })
    },
    leave: connection.closed,
  }
}
