import type { ChannelKey } from '../../domain/messaging/channels/channel.ts'
import type { ConnectionEvent } from '../../domain/messaging/connection/connection-state.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import { stepOutbox } from '../../domain/messaging/delivery/outbox.ts'
import {
  newEntry,
  nextOutboxWake,
  type Outbox,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxPacket,
  type OutboxPolicy,
  SPEC_OUTBOX,
} from '../../domain/messaging/delivery/outbox-state.ts'
import {
  channelSeq,
  keyOfMessage,
  knownID,
  type Message,
  settleMessage,
} from '../../domain/messaging/message.ts'
import {
  HeaderFlag,
  hasFlag,
  ReasonCode,
  type Send,
  type Sendack,
} from '../../domain/messaging/wire/packets.ts'
import type { Millis } from '../../domain/shared/time.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { StateSource } from '../shared/streams.ts'
import type { Link } from './connection.ts'
import type { Composition, OutboxRows } from './outbox.ts'
import type { StoreEvent } from './store-event.ts'

/** Builds the SEND of a message (requirement W2.3); `isDup` when the server may already have it. */
export const sendOf = (
  message: Message,
  { clientSeq, isDup }: { readonly clientSeq: number; readonly isDup?: boolean },
  registry: ContentRegistry,
): Send => ({
  kind: 'send',
  flags: isDup ? message.flags | HeaderFlag.dup : message.flags,
  setting: message.setting,
  clientSeq,
  clientMsgNo: message.clientMsgNo,
  channelID: message.channel.channelID,
  channelType: message.channel.channelType,
  expire: message.expire ?? 0,
  ...(message.stream && { streamNo: message.stream.streamNo }),
  ...(message.topic !== undefined && { topic: message.topic }),
  msgKey: '',
  payload: registry.write(message.content),
})

/**
 * Sends SENDs as one socket message. If one cannot be encoded they are sent individually; returns those that failed.
 */
const transmitAll = (link: Pick<Link, 'send'>, sends: readonly Send[]): readonly Send[] => {
  const isUnwritable = (some: readonly Send[]): boolean => {
    const sent = link.send(some)
    return !sent.ok && sent.fault.kind !== 'link-not-ready'
  }
  return isUnwritable(sends) ? sends.filter((send) => isUnwritable([send])) : []
}

const LATE = 200

/** The end of sending a message: the server has answered, or it is given up. */
export type Settlement = {
  readonly message: Message
  /** ReasonCode.success when the server has it; 0 when no answer came or the upload failed. */
  readonly reasonCode: number
}

/** The sending half of a session: drives the outbox state machine (requirement E1). Only the leading tab has one. */
export type Sender = {
  /** Adds a message to the outbox; returns false when it is there already. With a file it waits for the upload. */
  readonly enqueue: (composition: Composition) => boolean
  /** The same for a message of an earlier page, which the server may already have. */
  readonly restore: (composition: Composition) => void
  readonly remove: (clientMsgNo: string) => void
  readonly uploaded: (clientMsgNo: string, content: Content) => void
  readonly uploadEvent: (
    kind: 'upload-parked' | 'upload-resumed' | 'upload-failed',
    clientMsgNo: string,
  ) => void
  /**
   * A session has begun. Until `holdUntil` (milliseconds since 1970) messages that the server may have wait for
   * history.
   */
  readonly began: (holdUntil?: number) => void
  readonly ended: (by: ConnectionEvent['kind']) => void
  readonly acknowledged: (ack: Sendack) => void
  /** An own message was received or found in history, so the server has it. */
  readonly foundAtServer: (message: Pick<Message, 'clientMsgNo' | 'messageID' | 'messageSeq'>) => void
  /** A channel's history was loaded: held messages may be resent. */
  readonly released: (key: ChannelKey) => void
  /** Channels with messages that the server may have, although no SENDACK came. */
  readonly unconfirmed: () => readonly ChannelKey[]
  /** A new clientSeq, unique within this session. */
  readonly nextSeq: () => number
  readonly dispose: () => void
}

type Deps = {
  readonly clock: ClockPort
  /** The server's time, milliseconds since 1970. */
  readonly now: () => Millis
  readonly link: Pick<Link, 'send' | 'ackOverdue' | 'renew'>
  /** The outbox; changed only by the sender. */
  readonly outbox$: StateSource<Outbox>
  readonly registry: ContentRegistry
  readonly rows: OutboxRows
  readonly publish: (event: StoreEvent) => void
  readonly settled: (settlement: Settlement) => void
  /** Called with the number of an own message that was stored, so that the receiver does not see a gap. */
  readonly stored: (key: ChannelKey, messageSeq: number) => void
  readonly policy?: OutboxPolicy
}

/** The driver of the outbox state machine for one session: batches, SENDACKs, retries. */
export const createSender = (deps: Deps): Sender => {
  const { clock, link, outbox$, registry, rows, policy = SPEC_OUTBOX } = deps
  const waiting = new Map<string, Composition>()
  /** The messages sent over this connection, by clientSeq. */
  const sent = new Map<number, string>()
  /** The most recent ones that were given up without an answer. */
  const lost = new Map<string, Composition>()
  let lastSeq = 0
  let timer: TimerHandle | undefined

  const nextSeq = (): number => {
    lastSeq += 1
    return lastSeq
  }

  const schedule = (): void => {
    timer?.cancel()
    const wake = nextOutboxWake(outbox$.value, policy)
    timer =
      wake === undefined
        ? undefined
        : clock.after(Math.max(0, wake - clock.now()), () => step({ kind: 'ticked' }))
  }

  const step = (event: OutboxEvent): void => {
    const [next, effects] = stepOutbox(outbox$.value, event, clock.now(), policy)
    outbox$.set(next)
    for (const effect of effects) perform(effect)
    schedule()
  }

  /** Given up without an answer, which may still come. */
  const noteLost = (composition: Composition): void => {
    lost.set(composition.message.clientMsgNo, composition)
    const oldest = lost.keys().next().value
    if (lost.size > LATE && oldest !== undefined) lost.delete(oldest)
  }

  /** An answer to a SEND that is not awaited any more: the message was given up or is being resent. */
  const acknowledgedLate = (clientSeq: number, messageID: string, messageSeq: number): void => {
    const clientMsgNo = sent.get(clientSeq) ?? ''
    if (waiting.has(clientMsgNo)) {
      step({ kind: 'found-at-server', clientMsgNo, messageID, messageSeq })
      return
    }
    const known = lost.get(clientMsgNo)
    if (!known) return
    lost.delete(clientMsgNo)
    rows.remove(clientMsgNo)
    settleWith(known, { messageID, messageSeq: channelSeq(known.message.flags, messageSeq) })
  }

  const giveUp = (composition: Composition, reasonCode: number): void => {
    const message: Message = { ...composition.message, status: 'fail', failReason: reasonCode }
    const { clientMsgNo } = message
    waiting.delete(clientMsgNo)
    if (reasonCode === ReasonCode.unknown) noteLost(composition)
    // A failed message keeps its row too: the shopper decides whether to resend it.
    void rows.keep({ ...composition, message })
    deps.publish({ kind: 'failed', channelKey: keyOfMessage(message), clientMsgNo, reasonCode })
    deps.settled({ message, reasonCode })
  }

  const transmit = (packets: readonly OutboxPacket[]): void => {
    const sends = packets.flatMap((packet) => {
      const known = waiting.get(packet.clientMsgNo)
      sent.set(packet.clientSeq, packet.clientMsgNo)
      return known ? [sendOf(known.message, packet, registry)] : []
    })
    for (const { clientMsgNo } of transmitAll(link, sends)) {
      const known = waiting.get(clientMsgNo)
      step({ kind: 'deleted', clientMsgNo })
      if (known) giveUp(known, ReasonCode.channelIDError)
    }
  }

  const settle = ({ clientMsgNo, messageID, messageSeq }: Extract<OutboxEffect, { do: 'settle' }>): void => {
    const known = waiting.get(clientMsgNo)
    if (!known) return
    waiting.delete(clientMsgNo)
    settleWith(known, { messageID, messageSeq })
  }

  const settleWith = (
    known: Composition,
    { messageID, messageSeq }: { readonly messageID: string; readonly messageSeq: number },
  ): void => {
    const { clientMsgNo } = known.message
    const channelKey = keyOfMessage(known.message)
    const ack = { messageID, messageSeq, timestamp: Math.floor(deps.now() / 1000) }
    deps.publish({ kind: 'settled', channelKey, clientMsgNo, ...ack })
    if (messageSeq > 0) deps.stored(channelKey, messageSeq)
    deps.settled({
      message: settleMessage(known.message, ack),
      reasonCode: ReasonCode.success,
    })
  }

  const perform = (effect: OutboxEffect): void => {
    switch (effect.do) {
      case 'transmit':
        transmit(effect.packets)
        break
      case 'settle':
        settle(effect)
        break
      case 'fail': {
        const known = waiting.get(effect.clientMsgNo)
        if (known) giveUp(known, effect.reasonCode)
        break
      }
      case 'erase':
        rows.remove(effect.clientMsgNo)
        break
      case 'check-link':
        link.ackOverdue()
        break
      case 'renew-session':
        link.renew()
    }
  }

  /** Creates its outbox entry; undefined when there is one already. */
  const entered = (composition: Composition): OutboxEntry | undefined => {
    const { message, file } = composition
    const { clientMsgNo } = message
    if (waiting.has(clientMsgNo)) return undefined
    waiting.set(clientMsgNo, composition)
    return newEntry(clientMsgNo, nextSeq(), keyOfMessage(message), {
      isUploading: file !== undefined,
      isOnce: hasFlag(message.flags, HeaderFlag.noPersist),
      isDup: hasFlag(message.flags, HeaderFlag.dup),
    })
  }

  return {
    enqueue: (composition) => {
      const entry = entered(composition)
      if (entry) step({ kind: 'composed', entry })
      return entry !== undefined
    },
    restore: (composition) => {
      const entry = entered(composition)
      // It is unknown whether the server has it; its file is uploaded again if it still exists.
      if (entry) step({ kind: 'restored', entries: [{ ...entry, isDup: true }] })
    },
    nextSeq,
    remove: (clientMsgNo) => {
      waiting.delete(clientMsgNo)
      lost.delete(clientMsgNo)
      rows.remove(clientMsgNo)
      step({ kind: 'deleted', clientMsgNo })
    },
    uploaded: (clientMsgNo, content) => {
      const known = waiting.get(clientMsgNo)
      if (!known) return
      const message = { ...known.message, content }
      waiting.set(clientMsgNo, { message })
      void rows.keep({ message })
      deps.publish({ kind: 'renewed', channelKey: keyOfMessage(message), clientMsgNo, content })
      step({ kind: 'upload-finished', clientMsgNo })
    },
    uploadEvent: (kind, clientMsgNo) => step({ kind, clientMsgNo }),
    began: (holdUntil) => step({ kind: 'session-began', ...(holdUntil !== undefined && { holdUntil }) }),
    ended: (by) => {
      sent.clear()
      step({ kind: 'session-ended', by })
    },
    acknowledged: ({ clientSeq, reasonCode, messageID, messageSeq }) => {
      const entry = outbox$.value.entries.find((one) => one.clientSeq === clientSeq)
      if (!entry) {
        if (reasonCode === ReasonCode.success) acknowledgedLate(clientSeq, knownID(messageID), messageSeq)
        return
      }
      const flags = waiting.get(entry.clientMsgNo)?.message.flags ?? 0
      step({
        kind: 'acknowledged',
        clientSeq,
        reasonCode,
        messageID: knownID(messageID),
        messageSeq: channelSeq(flags, messageSeq),
      })
    },
    foundAtServer: ({ clientMsgNo, messageID, messageSeq }) => {
      if (waiting.has(clientMsgNo)) step({ kind: 'found-at-server', clientMsgNo, messageID, messageSeq })
    },
    released: (channelKey) => step({ kind: 'released', channelKey }),
    unconfirmed: () => [
      ...new Set(outbox$.value.entries.filter(({ isDup }) => isDup).map(({ channelKey }) => channelKey)),
    ],
    dispose: () => timer?.cancel(),
  }
}
