import { createHash, timingSafeEqual } from 'node:crypto'
import type { ClockPort } from '../../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../../application/ports/crypto-port.ts'
import { ChannelType } from '../../../../domain/messaging/channel.ts'
import {
  HeaderFlag,
  hasFlag,
  type Recv,
  type RecvStream,
  type Send,
  SettingBit,
  StreamFlag,
  type Sub,
  SubscribeAction,
  VersionSince,
} from '../../../../domain/messaging/wire/packet.ts'
import { ReasonCode } from '../../../../domain/messaging/wire/reason.ts'
import { type Desk, type GatewayConnection, openConnection, type Seat, type Wire } from './connection.ts'
import { GATEWAY_DEFAULTS, type GatewayFaults, type GatewayOptions } from './gateway-options.ts'
import { createMessageIds } from './message-ids.ts'
import type { LoggedMessage, MessageLog } from './message-log.ts'
import { peerIn, personChannel } from './person-channel.ts'
import { createTokenBucket } from './token-bucket.ts'

/** Something that was said: stored with a number, or passing through with the number 0. */
export type Spoken = LoggedMessage & { readonly toUID: string }

/** What somebody says, before it has an id. `to` is a uid for a talk, or a data channel. */
export type Saying = {
  readonly fromUID: string
  readonly to: string
  readonly channelType: number
  readonly clientMsgNo: string
  readonly flags: number
  readonly setting: number
  readonly expire: number
  readonly payload: Uint8Array
  /** Seconds, for a message of the past. */
  readonly sentAt?: number
}

export type GatewayCounters = Record<'received' | 'rejected' | 'redelivered' | 'sent', number>

/** The messaging server: connections, delivery and devices, over a log that keeps the messages. */
export type Gateway = {
  readonly connect: (wire: Wire) => GatewayConnection
  readonly say: (
    saying: Saying,
    stream?: RecvStream,
  ) => Promise<{ readonly spoken: Spoken; readonly isNew: boolean }>
  /** Hands a message to connections without keeping it: a piece of a stream, or the whole of one that has ended. */
  readonly pass: (spoken: Spoken, stream: RecvStream | undefined, isFor: (seat: Seat) => boolean) => void
  readonly register: (uid: string, token: string, deviceFlag: number, level: 0 | 1) => Promise<void>
  readonly quit: (uid: string, deviceFlag: number) => Promise<void>
  readonly online: (uid: string) => readonly number[]
  readonly onSpoken: (heard: (spoken: Spoken) => void) => { stop(): void }
  readonly log: MessageLog
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
  readonly mayTalk?: (fromUID: string, to: string) => Promise<number>
}

const KICKED = 'login in other device'
const BUCKETS = 10_000
const KICKED_AFTER_MS = 10_000
// protocol.md 1: what a string of the wire can hold.
const PAYLOAD_TEXT_LIMIT = 32_767
const COMMAND = /"type"\s*:\s*99\b/

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
const isSameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Commands are never unread (protocol.md 8). */
const isCommand = (payload: Uint8Array): boolean => COMMAND.test(Buffer.from(payload).toString('utf8'))

export const createGateway = (deps: GatewayDeps): Gateway => {
  const { clock, crypto, log, faults = {}, mayTalk } = deps
  const options = { ...GATEWAY_DEFAULTS, ...deps.options }
  const seats = new Map<string, Set<Seat>>()
  const subscribers = new Map<string, Set<Seat>>()
  const listeners = new Set<(spoken: Spoken) => void>()
  const counters: GatewayCounters = { received: 0, rejected: 0, redelivered: 0, sent: 0 }
  const nextId = createMessageIds(clock.now)
  const buckets = new Map<string, (now: number) => boolean>()

  const bucketOf = (uid: string): ((now: number) => boolean) => {
    const known = buckets.get(uid)
    if (known) return known
    // A user that nobody has heard of lately begins anew.
    if (buckets.size >= BUCKETS) buckets.clear()
    const fresh = createTokenBucket(options.sendsPerSecond, options.sendBurst)
    buckets.set(uid, fresh)
    return fresh
  }

  const seatsOf = (uid: string): readonly Seat[] => [...(seats.get(uid) ?? [])]
  const secondsNow = (): number => Math.floor(clock.now() / 1000)

  const recvOf = (spoken: Spoken, seat: Seat, stream: RecvStream | undefined): Recv => {
    const isOwn = spoken.fromUID === seat.uid
    const isPerson = spoken.channelType === ChannelType.person
    // protocol.md 2.5: no fields of a stream below version 2 and from version 5 on.
    const bit = options.streamLayout === 'legacy' ? SettingBit.legacyStream : SettingBit.stream
    const isStreamed = stream !== undefined && seat.version < VersionSince.noStreamFields
    return {
      kind: 'recv',
      flags: isOwn ? spoken.flags & ~HeaderFlag.reddot : spoken.flags,
      setting: isStreamed ? spoken.setting | bit : spoken.setting,
      msgKey: '',
      fromUID: spoken.fromUID,
      channelID: isPerson ? peerIn(spoken.channel, seat.uid) : spoken.channel,
      channelType: spoken.channelType,
      expire: spoken.expire,
      clientMsgNo: spoken.clientMsgNo,
      messageID: spoken.messageID,
      messageSeq: spoken.seq,
      // protocol.md 2.5: the time of the push.
      timestamp: secondsNow(),
      payload: spoken.payload,
      ...(isStreamed && { stream }),
    }
  }

  const audience = ({ channelType, channel, fromUID, toUID }: Spoken): readonly Seat[] => {
    if (channelType === ChannelType.data) return [...(subscribers.get(channel) ?? [])]
    return toUID === fromUID ? seatsOf(toUID) : [...seatsOf(toUID), ...seatsOf(fromUID)]
  }

  const pass: Gateway['pass'] = (spoken, stream, isFor) => {
    for (const seat of audience(spoken)) if (isFor(seat)) seat.deliver(recvOf(spoken, seat, stream))
  }

  const say = async (saying: Saying, stream?: RecvStream, except?: Seat) => {
    const { to, sentAt, ...given } = saying
    const isPerson = saying.channelType === ChannelType.person
    const message = {
      ...given,
      channel: isPerson ? personChannel(saying.fromUID, to) : to,
      messageID: nextId(),
      timestamp: sentAt ?? secondsNow(),
    }
    const isStored = isPerson && !hasFlag(saying.flags, HeaderFlag.noPersist) && saying.fromUID !== ''
    const members = saying.fromUID === to ? [to] : [saying.fromUID, to]
    const logged = isStored
      ? await log.append({ ...message, members, counts: !isCommand(saying.payload) })
      : { message: { ...message, seq: 0 }, isNew: true }
    const spoken: Spoken = { ...logged.message, toUID: to }
    if (logged.isNew) {
      pass(spoken, stream, (seat) => seat !== except && (!stream || seat.version >= VersionSince.nodeId))
      for (const heard of [...listeners]) heard(spoken)
    }
    return { spoken, isNew: logged.isNew }
  }

  const refusal = (reasonCode: number) => ({ reasonCode, messageID: '0', messageSeq: 0 })

  const take = async (seat: Seat, send: Send, payload: Uint8Array) => {
    const { channelID, channelType } = send
    const isKnownType = channelType === ChannelType.person || channelType === ChannelType.data
    if (!isKnownType) return refusal(ReasonCode.channelNotExist)
    if (channelID === '' || /[@#&]/.test(channelID)) return refusal(ReasonCode.channelIDError)
    if (send.payload.length > PAYLOAD_TEXT_LIMIT) return refusal(ReasonCode.notAllowSend)
    const reason = channelType === ChannelType.person ? await mayTalk?.(seat.uid, channelID) : undefined
    if (reason !== undefined && reason !== ReasonCode.success) return refusal(reason)
    const kept = HeaderFlag.noPersist | HeaderFlag.reddot | HeaderFlag.syncOnce
    const { spoken } = await say(
      {
        fromUID: seat.uid,
        to: channelID,
        channelType,
        clientMsgNo: send.clientMsgNo,
        flags: send.flags & kept,
        setting: send.setting & SettingBit.receipt,
        expire: send.expire,
        payload,
      },
      undefined,
      seat,
    )
    return { reasonCode: ReasonCode.success, messageID: spoken.messageID, messageSeq: spoken.seq }
  }

  /** protocol.md 6.2: a master sends the others of its flag away; the same device replaces its own old one. */
  const sat = (seat: Seat, level: 0 | 1): void => {
    for (const other of seatsOf(seat.uid)) {
      if (other.deviceFlag !== seat.deviceFlag) continue
      if (other.deviceID === seat.deviceID) clock.after(options.kickCloseMs, other.close)
      else if (level === 1) other.kick(KICKED)
    }
    const own = seats.get(seat.uid) ?? new Set<Seat>()
    seats.set(seat.uid, own.add(seat))
  }

  const left = (seat: Seat): void => {
    const own = seats.get(seat.uid)
    own?.delete(seat)
    if (own?.size === 0) seats.delete(seat.uid)
    for (const [channel, listening] of subscribers) {
      listening.delete(seat)
      if (listening.size === 0) subscribers.delete(channel)
    }
  }

  const subscribe = (seat: Seat, { channelID, channelType, action }: Sub): number => {
    if (channelType !== ChannelType.data) return ReasonCode.notSupportChannelType
    const channel = channelID.split('?', 1)[0] ?? channelID
    const listening = subscribers.get(channel) ?? new Set<Seat>()
    if (action === SubscribeAction.subscribe) subscribers.set(channel, listening.add(seat))
    else listening.delete(seat)
    return ReasonCode.success
  }

  const desk: Desk = {
    admit: async ({ uid, token, deviceFlag }) => {
      const known = await log.token(uid, deviceFlag)
      return known && isSameHash(known.hash, hashOf(token)) ? known.level : undefined
    },
    sat,
    left,
    take,
    subscribe,
    mayPass: (uid) => bucketOf(uid)(clock.now()),
    count: (what) => {
      counters[what] += 1
    },
  }

  const kickAll = (uid: string, deviceFlag: number, closeMs: number): void => {
    for (const seat of seatsOf(uid)) {
      if (deviceFlag !== -1 && seat.deviceFlag !== deviceFlag) continue
      seat.tell({ kind: 'disconnect', flags: 0, reasonCode: ReasonCode.connectKick, reason: KICKED })
      clock.after(closeMs, seat.close)
    }
  }

  return {
    connect: (wire) => openConnection({ clock, crypto, options, faults, desk, wire }),
    say: (saying, stream) => say(saying, stream),
    pass,
    register: async (uid, token, deviceFlag, level) => {
      await log.putToken(uid, deviceFlag, { hash: hashOf(token), level })
      if (level === 1) kickAll(uid, deviceFlag, KICKED_AFTER_MS)
    },
    quit: async (uid, deviceFlag) => {
      for (const flag of deviceFlag === -1 ? [0, 1, 2] : [deviceFlag]) await log.removeToken(uid, flag)
      kickAll(uid, deviceFlag, options.kickCloseMs)
    },
    online: (uid) => [...new Set(seatsOf(uid).map(({ deviceFlag }) => deviceFlag))],
    onSpoken: (heard) => {
      listeners.add(heard)
      return { stop: () => void listeners.delete(heard) }
    },
    log,
    counters,
    faults,
    options,
    nextId,
    connections: () => [...seats.values()].reduce((count, own) => count + own.size, 0),
    close: () => {
      for (const own of seats.values()) for (const seat of [...own]) seat.close()
    },
  }
}

/** The parts of a streamed message, as the fields of a RECV carry them (protocol.md 2.5). */
export const streamFields = (streamNo: string, flag: keyof typeof StreamFlag, seq: number): RecvStream => ({
  streamNo,
  streamFlag: StreamFlag[flag],
  streamSeq: seq,
  streamId: String(seq),
})
