import { createSystemClock } from '../../../adapters/clock/system-clock.ts'
import { createNobleCrypto } from '../../../adapters/crypto/noble-crypto.ts'
import { createSteadyLifecycle } from '../../../adapters/lifecycle/steady-lifecycle.ts'
import { createLoneLock } from '../../../adapters/lock/lone-lock.ts'
import { createMemoryRecords } from '../../../adapters/records/memory-records.ts'
import { createLoneTab } from '../../../adapters/tabs/broadcast-tabs.ts'
import { createPacketChannel } from '../../../application/messaging/connection.ts'
import { createMessaging } from '../../../application/messaging/create-messaging.ts'
import {
  createKeyPair,
  createPayloadCipher,
  deriveSessionKeys,
} from '../../../application/messaging/encryption.ts'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { SocketListener, SocketPort } from '../../../application/ports/socket-port.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { WHOLE_CODEC } from '../../../domain/messaging/wire/decode.ts'
import type { Connect } from '../../../domain/messaging/wire/packets.ts'
import { until } from '../../support/until.ts'
import { recvOf } from './frames.ts'

export type Pipeline = {
  readonly client: Messaging
  /** Frames of the next `count` messages of `channels` conversations in turn, sealed with the keys of the session. */
  readonly frames: (count: number, channels: number, bytes: number) => readonly Uint8Array[]
  /** As a read of the socket. */
  readonly push: (bytes: Uint8Array) => void
  /** Bytes that the client has sent. */
  readonly sent: () => number
}

const crypto = createNobleCrypto()
const SALT = 'SaltSaltSaltSalt'

/** 33 signs that differ early, as the random ones of clients do. */
const messageNumber = (turn: number): string =>
  `${(Math.imul(turn, 0x9e37_79b1) >>> 0).toString(16).padStart(8, '0')}${turn.toString(16).padStart(24, '0')}3`

/** A whole client, connected with real keys to a server that is nothing but its handshake. */
export const openPipeline = async (host: MessagingHost = {}): Promise<Pipeline> => {
  const seqs = new Map<number, number>()
  let listener: SocketListener | undefined
  let sent = 0
  let turn = 0
  let ids = 1_783_652_479_901_401_088n

  const greet = (connect: Connect): void => {
    const pair = createKeyPair(crypto)
    const derived = deriveSessionKeys(crypto, pair.secretKey, connect.clientKey, SALT)
    if (!derived.ok) throw new Error(derived.fault.kind)
    const connack = server.encode([
      {
        kind: 'connack',
        serverVersion: 4,
        timeDiffMs: 0,
        reasonCode: 1,
        serverKey: pair.publicKeyText,
        salt: SALT,
        nodeId: '1',
      },
    ])
    if (connack.ok) listener?.received(connack.value)
    server.agreeOn(4, createPayloadCipher(crypto, derived.value))
  }

  const server = createPacketChannel(WHOLE_CODEC, {
    packet: (packet) => {
      if (packet.kind === 'connect') greet(packet)
    },
    message: () => undefined,
    rejected: () => undefined,
  })
  server.agreeOnPlain(4)

  const socket: SocketPort = {
    open: (_, opened) => {
      listener = opened
      queueMicrotask(() => opened.opened())
      return {
        send: (bytes) => {
          const isFirst = sent === 0
          sent += bytes.length
          if (isFirst) server.receive(bytes.slice())
        },
        close: () => undefined,
      }
    },
  }

  const client = createMessaging({
    socket,
    records: createMemoryRecords(),
    locks: createLoneLock(),
    tabs: createLoneTab(),
    crypto,
    clock: createSystemClock(),
    lifecycle: createSteadyLifecycle(),
    log: { write: () => undefined },
    host,
    registry: createContentRegistry(),
    address: 'ws://bench',
    identity: { uid: 'bench', token: '', deviceFlag: 1, deviceID: 'bench', protocolVersion: 4 },
  })
  client.connect()
  await until(() => client.status$.value.state === 'connected')

  const next = (channels: number, bytes: number): Uint8Array => {
    turn += 1
    ids += 1n
    const conversation = turn % channels
    const messageSeq = (seqs.get(conversation) ?? 0) + 1
    seqs.set(conversation, messageSeq)
    const channelID = `merchant-${conversation}`
    const encoded = server.encode([
      {
        ...recvOf(bytes),
        messageID: String(ids),
        messageSeq,
        clientMsgNo: messageNumber(turn),
        fromUID: channelID,
        channelID,
        timestamp: 1_714_406_061 + turn,
      },
    ])
    if (!encoded.ok) throw new Error(encoded.fault.kind)
    return encoded.value.slice()
  }

  return {
    client,
    frames: (count, channels, bytes) => Array.from({ length: count }, () => next(channels, bytes)),
    push: (bytes) => listener?.received(bytes),
    sent: () => sent,
  }
}

/** Frames put together as a busy server sends them. */
export const inChunks = (frames: readonly Uint8Array[], size: number): readonly Uint8Array[] => {
  const chunks: Uint8Array[] = []
  for (let at = 0; at < frames.length; at += size) chunks.push(Buffer.concat(frames.slice(at, at + size)))
  return chunks
}
