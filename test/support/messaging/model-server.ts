import type { Accept } from '../../../adapters/fakes/fake-connection.ts'
import { createPacketChannel } from '../../../application/messaging/connection.ts'
import {
  createKeyPair,
  createPayloadCipher,
  deriveSessionKeys,
} from '../../../application/messaging/encryption.ts'
import type { ClockPort, TimerHandle } from '../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../application/ports/crypto-port.ts'
import { WHOLE_CODEC } from '../../../domain/messaging/wire/decode.ts'
import { HeaderFlag, type Packet, ReasonCode, type Send } from '../../../domain/messaging/wire/packets.ts'
import { recvOf, type StoredMessage } from './messages.ts'
import { createModelStore } from './model-store.ts'

export type ModelServer = {
  readonly accept: Accept
  /** Stores a message of the other side and pushes it. */
  readonly say: (
    channelID: string,
    fields: Readonly<Record<string, unknown>>,
    flags?: number,
    more?: Partial<StoredMessage>,
  ) => StoredMessage
  /** Stores one and does not push it yet. */
  readonly keep: ModelServer['say']
  readonly stored: (channelID: string) => readonly StoredMessage[]
  /** What nobody has acknowledged is not sent again: it is only to be had from history. */
  readonly giveUp: () => void
  /** What the client's account has not read. */
  readonly unread: (channelID: string) => number
  readonly channels: () => readonly string[]
  readonly read: (channelID: string, seq: number) => void
  readonly push: (packet: Packet) => void
  /** Packets of the client, in order, over all connections. */
  readonly heard: Packet[]
  readonly sessions: () => number
  /** Answers of SENDs from now on: a reason, or silence. */
  readonly answerSends: (reason: number | 'silent') => void
  /** Hangs up at every SEND that has this text in it. */
  readonly hangUpAt: (text: string | undefined) => void
  readonly answerPings: (isAnswered: boolean) => void
  readonly answerConnects: (how: number | 'silent' | 'hang-up') => void
  /** Refuses who is not right from now on. */
  readonly judgeConnects: (isRight: (packet: Packet) => boolean) => void
}

type Options = {
  readonly clock: ClockPort
  readonly uid: string
  /** With it payloads are sealed with real keys; without it the server does not encrypt. */
  readonly crypto?: CryptoPort
  /** Whether a resent message is stored once (servers of 2026) or again (those before). */
  readonly isDeduplicating?: boolean
  /** Keeps nothing of what was said, so that the heap of a test is the client's. */
  readonly isForgetful?: boolean
  readonly redeliverMs?: number
  readonly version?: number
  readonly hasCommandChannels?: boolean
  /** The id in the answer to what is not to be stored, as of servers since 2026-08; otherwise one of its own. */
  readonly unstoredID?: string
}

/** One account's server in memory: a model to judge the client by, not a product. Virtual time, no sockets. */
export const createModelServer = (options: Options): ModelServer => {
  const { clock, uid, crypto, isDeduplicating = true, isForgetful = false, redeliverMs = 10_000 } = options
  const { hasCommandChannels = false } = options
  const store = createModelStore({ clock, uid, isDeduplicating, isForgetful, hasCommandChannels })
  const unacked = new Map<string, StoredMessage>()
  const heard: Packet[] = []
  let session: { send(packet: Packet): void; close(): void } | undefined
  let sessions = 0
  let sendAnswer: number | 'silent' = ReasonCode.success
  let connectAnswer: number | 'silent' | 'hang-up' = ReasonCode.success
  let isPonging = true
  let isRight: (packet: Packet) => boolean = () => true
  let poison: string | undefined

  const keep: ModelServer['say'] = (channelID, fields, flags = HeaderFlag.reddot, more = {}) => {
    const message = store.addTheirs(channelID, fields, flags, more)
    if (message.seq > 0) unacked.set(message.id, message)
    return message
  }

  const took = (send: Send, payload: Uint8Array): void => {
    if (poison !== undefined && new TextDecoder().decode(payload).includes(poison)) session?.close()
    if (session === undefined || sendAnswer === 'silent') return
    const { clientSeq, clientMsgNo, channelID, flags } = send
    const answer = (reasonCode: number, message?: StoredMessage): void =>
      session?.send({
        kind: 'sendack',
        flags,
        messageID: (message?.seq === 0 ? options.unstoredID : undefined) ?? message?.id ?? '0',
        clientSeq,
        messageSeq: message?.seq ?? 0,
        reasonCode,
      })
    if (sendAnswer !== ReasonCode.success) {
      answer(sendAnswer)
      return
    }
    answer(ReasonCode.success, store.addOurs(channelID, clientMsgNo, flags, payload))
  }

  const accept: Accept = (_, client) => {
    let timer: TimerHandle | undefined
    const own = {
      send: (packet: Packet) => {
        const encoded = channel.encode([packet])
        if (!encoded.ok) throw new Error(encoded.fault.kind)
        client.send(encoded.value)
      },
      close: () => {
        session = undefined
        client.close()
      },
    }
    const redeliver = (): void => {
      if (session !== own) return
      for (const message of unacked.values()) own.send(recvOf(message))
      timer = clock.after(redeliverMs, redeliver)
    }

    const connected = (packet: Extract<Packet, { kind: 'connect' }>): void => {
      if (connectAnswer === 'hang-up') client.close()
      if (connectAnswer === 'hang-up' || connectAnswer === 'silent') return
      const version = Math.min(packet.version, options.version ?? 4)
      channel.agreeOnPlain(version)
      const reasonCode = isRight(packet) ? connectAnswer : ReasonCode.authFail
      const failed = reasonCode !== ReasonCode.success
      const keys = crypto && !failed ? createKeyPair(crypto) : undefined
      const salt = keys ? 'SaltSaltSaltSalt' : ''
      const timeDiffMs = Math.floor(clock.now()) - packet.clientTimestampMs
      const serverKey = keys?.publicKeyText ?? ''
      own.send({
        kind: 'connack',
        ...(packet.version > 3 && { serverVersion: version }),
        timeDiffMs,
        reasonCode,
        serverKey,
        salt,
        ...(version >= 4 && { nodeId: '1' }),
      })
      if (failed) {
        client.close()
        return
      }
      if (keys && crypto) {
        const derived = deriveSessionKeys(crypto, keys.secretKey, packet.clientKey, salt)
        if (!derived.ok) throw new Error(derived.fault.kind)
        channel.agreeOn(version, createPayloadCipher(crypto, derived.value))
      }
      sessions += 1
      session = own
      redeliver()
    }

    const channel = createPacketChannel(WHOLE_CODEC, {
      packet: (packet) => {
        if (!isForgetful) heard.push(packet)
        if (packet.kind === 'connect') connected(packet)
        else if (packet.kind === 'ping' && isPonging) own.send({ kind: 'pong' })
        else if (packet.kind === 'recvack') unacked.delete(packet.messageID)
      },
      message: (packet, payload) => {
        heard.push(packet)
        if (packet.kind === 'send') took(packet, payload)
      },
      rejected: (_packet, fault) => {
        throw new Error(`the server cannot read: ${fault.kind}`)
      },
    })
    return {
      received: (bytes) => {
        const read = channel.receive(bytes)
        if (!read.ok) client.close()
      },
      closed: () => {
        timer?.cancel()
        if (session === own) session = undefined
      },
    }
  }

  return {
    accept,
    heard,
    sessions: () => sessions,
    keep,
    say: (...said) => {
      const message = keep(...said)
      session?.send(recvOf(message))
      return message
    },
    stored: store.listOf,
    giveUp: () => unacked.clear(),
    channels: store.channels,
    unread: store.unread,
    read: store.read,
    push: (packet) => session?.send(packet),
    answerSends: (reason) => {
      sendAnswer = reason
    },
    hangUpAt: (text) => {
      poison = text
    },
    answerPings: (isAnswered) => {
      isPonging = isAnswered
    },
    answerConnects: (how) => {
      connectAnswer = how
    },
    judgeConnects: (next) => {
      isRight = next
    },
  }
}
