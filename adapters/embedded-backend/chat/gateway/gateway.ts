import { createHash, timingSafeEqual } from 'node:crypto'
import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../../application/ports/crypto-port.ts'
import { ChannelType } from '../../../../domain/messaging/channel.ts'
import {
  HeaderFlag,
  hasFlag,
  type RecvStream,
  type Send,
  SettingBit,
  type Sub,
  SubscribeAction,
} from '../../../../domain/messaging/wire/packet.ts'
import * as ReasonCode from '../../../../domain/messaging/wire/reason-code.ts'
import { createAllowances } from './allowances.ts'
import { openConnection } from './connection.ts'
import { GATEWAY_DEFAULTS, type GatewayFaults, type GatewayOptions } from './gateway-options.ts'
import { createMessageIds } from './message-ids.ts'
import type { MessageLog } from './message-log.ts'
import { checkNames } from './names.ts'
import { LONE_PEERS, type OnlineDevice, type Peers } from './peers.ts'
import { personChannel } from './person-channel.ts'
import { type Desk, type GatewayConnection, refusal, type Seat, type SendAnswer, type Wire } from './seat.ts'
import { createSeats } from './seats.ts'
import { type Hearing, isCommand, isFor, recvFor, type Saying, type Spoken } from './spoken.ts'

export type GatewayCounters = Record<'received' | 'rejected' | 'redelivered' | 'sent', number>

/** The messaging server: connections, delivery and devices, over a log that keeps the messages. */
export type Gateway = {
  readonly connect: (wire: Wire) => GatewayConnection
  readonly say: (
    saying: Saying,
    stream?: RecvStream,
  ) => Promise<{ readonly spoken: Spoken; readonly isNew: boolean }>
  /** Hands a message to connections without keeping it: a piece of a stream, or the whole of one that has ended. */
  readonly pass: (spoken: Spoken, stream: RecvStream | undefined, hearing: Hearing) => void
  readonly register: (uid: string, token: string, deviceFlag: number, level: 0 | 1) => Promise<void>
  readonly quit: (uid: string, deviceFlag: number) => Promise<void>
  /** Of every process. */
  readonly online: (uids: readonly string[]) => Promise<readonly OnlineDevice[]>
  readonly onSpoken: (heard: (spoken: Spoken) => void) => { stop(): void }
  readonly log: MessageLog
  readonly clock: ClockPort
  readonly counters: GatewayCounters
  readonly faults: GatewayFaults
  readonly connections: () => number
  readonly options: GatewayOptions
  readonly nextId: () => string
  readonly close: () => void
}

export type GatewayDeps = {
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly log: MessageLog
  readonly options?: Partial<GatewayOptions>
  readonly faults?: GatewayFaults
  /** Whether somebody may speak there: ReasonCode.success, or why not. */
  readonly mayTalk?: (fromUID: string, to: string, channelType: number) => Promise<number>
  /** The gateways of the shop's other processes. */
  readonly peers?: Peers
  /** Hears what broke on the server's side; the client gets a reason or a close. */
  readonly failed?: (cause: unknown) => void
}

const KICKED_AFTER_MS = 10_000
// protocol.md 1: what a string of the wire can hold.
const PAYLOAD_TEXT_LIMIT = 32_767
const FLAGS_KEPT = HeaderFlag.noPersist | HeaderFlag.reddot | HeaderFlag.syncOnce

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Commands for all devices are of the moment, as what asks not to be kept (protocol.md 2.3, 6.2). */
const isStored = ({ fromUID, channelType, flags }: Saying): boolean =>
  channelType === ChannelType.person &&
  fromUID !== '' &&
  !hasFlag(flags, HeaderFlag.noPersist | HeaderFlag.syncOnce)

export const createGateway = (deps: GatewayDeps): Gateway => {
  const { clock, crypto, log, faults = {}, mayTalk, peers = LONE_PEERS, failed = () => undefined } = deps
  const options = { ...GATEWAY_DEFAULTS, ...deps.options }
  const seats = createSeats(clock, options)
  const listeners = new Set<(spoken: Spoken) => void>()
  const counters: GatewayCounters = { received: 0, rejected: 0, redelivered: 0, sent: 0 }
  const nextId = createMessageIds(clock.now, crypto)
  const mayPass = createAllowances(options)
  const secondsNow = (): number => Math.floor(clock.now() / 1000)

  const audience = ({ channelType, channel, fromUID, toUID }: Spoken): readonly Seat[] => {
    if (channelType === ChannelType.data) return seats.listenersOf(channel)
    return toUID === fromUID ? seats.of(toUID) : [...seats.of(toUID), ...seats.of(fromUID)]
  }

  const passHere = (
    spoken: Spoken,
    stream: RecvStream | undefined,
    hearing: Hearing,
    except?: Seat,
  ): void => {
    const streamed = stream && { fields: stream, layout: options.streamLayout }
    for (const seat of audience(spoken)) {
      if (seat !== except && isFor(seat, hearing)) seat.deliver(recvFor(seat, spoken, secondsNow(), streamed))
    }
  }

  const passOn = (spoken: Spoken, stream: RecvStream | undefined, hearing: Hearing, except?: Seat): void => {
    passHere(spoken, stream, hearing, except)
    peers.say({ kind: 'pass', spoken, stream, hearing })
  }

  peers.hear({
    heard: (word) => {
      if (word.kind === 'pass') passHere(word.spoken, word.stream, word.hearing)
      else if (word.kind === 'sat') seats.displace(word.seat, word.level, word.at)
      else seats.kick(word.uid, word.deviceFlag, word.closeMs, word.at)
    },
    // What was said meanwhile is in the log: who comes back asks for it.
    missed: seats.closeAll,
  })

  const kick = (uid: string, deviceFlag: number, closeMs: number): void => {
    const at = clock.now()
    seats.kick(uid, deviceFlag, closeMs, at)
    peers.say({ kind: 'kick', uid, deviceFlag, closeMs, at })
  }

  const say = async (saying: Saying, stream?: RecvStream, except?: Seat) => {
    const { to, sentAt, ...given } = saying
    const message = {
      ...given,
      channel: saying.channelType === ChannelType.person ? personChannel(saying.fromUID, to) : to,
      messageID: nextId(),
      timestamp: sentAt ?? secondsNow(),
    }
    const members = saying.fromUID === to ? [to] : [saying.fromUID, to]
    const logged = isStored(saying)
      ? await log.append({ ...message, members, counts: !isCommand(saying.payload) })
      : { message: { ...message, seq: 0 }, isNew: true }
    const spoken: Spoken = { ...logged.message, toUID: to }
    if (logged.isNew) {
      passOn(spoken, stream, stream ? 'pieces' : 'all', except)
      for (const heard of [...listeners]) heard(spoken)
    }
    return { spoken, isNew: logged.isNew }
  }

  const whyNot = async ({ uid }: Seat, { channelID, channelType, clientMsgNo, payload }: Send) => {
    if (channelType !== ChannelType.person && channelType !== ChannelType.data)
      return ReasonCode.channelNotExist
    const names = checkNames(channelID, clientMsgNo)
    if (names !== ReasonCode.success) return names
    if (payload.length > PAYLOAD_TEXT_LIMIT) return ReasonCode.notAllowSend
    return mayTalk ? mayTalk(uid, channelID, channelType) : ReasonCode.success
  }

  const take = async (seat: Seat, send: Send, payload: Uint8Array): Promise<SendAnswer> => {
    const reason = await whyNot(seat, send)
    if (reason !== ReasonCode.success) return refusal(reason)
    const { clientMsgNo, channelType, expire } = send
    const flags = send.flags & FLAGS_KEPT
    const setting = send.setting & SettingBit.receipt
    const said = {
      fromUID: seat.uid,
      to: send.channelID,
      channelType,
      clientMsgNo,
      flags,
      setting,
      expire,
      payload,
    }
    const { spoken } = await say(said, undefined, seat)
    return { reasonCode: ReasonCode.success, messageID: spoken.messageID, messageSeq: spoken.seq }
  }

  const subscribe = (seat: Seat, { channelID, channelType, action }: Sub): number => {
    if (channelType !== ChannelType.data) return ReasonCode.notSupportChannelType
    // Behind the mark are parameters (protocol.md 2.8).
    const channel = channelID.split('?', 1)[0] ?? channelID
    const names = checkNames(channel, '')
    if (names !== ReasonCode.success) return names
    if (action === SubscribeAction.subscribe) return seats.listen(seat, channel)
    seats.unlisten(seat, channel)
    return ReasonCode.success
  }

  const desk: Desk = {
    admit: async ({ uid, token, deviceFlag }) => {
      const known = await log.token(uid, deviceFlag)
      return known && isSameHash(known.hash, hashOf(token)) ? known.level : undefined
    },
    sat: (seat, level) => {
      seats.sit(seat, level)
      const { uid, deviceFlag, deviceID } = seat
      peers.say({ kind: 'sat', seat: { uid, deviceFlag, deviceID }, level, at: clock.now() })
      peers.keep(uid, deviceFlag, true)
    },
    left: (seat) => {
      seats.leave(seat)
      const { uid, deviceFlag } = seat
      if (!seats.of(uid).some((other) => other.deviceFlag === deviceFlag)) peers.keep(uid, deviceFlag, false)
    },
    take,
    subscribe,
    mayPass: (uid) => mayPass(uid, clock.now()),
    count: (what) => {
      counters[what] += 1
    },
    failed,
  }

  return {
    connect: (wire) => openConnection({ clock, crypto, options, faults, desk, wire }),
    say: (saying, stream) => say(saying, stream),
    pass: (spoken, stream, hearing) => passOn(spoken, stream, hearing),
    register: async (uid, token, deviceFlag, level) => {
      await log.putToken(uid, deviceFlag, { hash: hashOf(token), level })
      if (level === 1) kick(uid, deviceFlag, KICKED_AFTER_MS)
    },
    quit: async (uid, deviceFlag) => {
      for (const flag of deviceFlag === -1 ? [0, 1, 2] : [deviceFlag]) await log.removeToken(uid, flag)
      kick(uid, deviceFlag, options.kickCloseMs)
    },
    online: async (uids) => {
      const here = uids.flatMap((uid) => seats.of(uid).map(({ deviceFlag }) => ({ uid, deviceFlag })))
      const all = [...here, ...(await peers.online(uids))]
      return [...new Map(all.map((one) => [`${one.uid} ${one.deviceFlag}`, one])).values()]
    },
    onSpoken: (heard) => {
      listeners.add(heard)
      return { stop: () => void listeners.delete(heard) }
    },
    log,
    clock,
    counters,
    faults,
    options,
    nextId,
    connections: seats.count,
    close: seats.closeAll,
  }
}
