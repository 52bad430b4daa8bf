import type { ChannelKey } from '../../../domain/messaging/channel.ts'
import type { ConnectionEvent } from '../../../domain/messaging/connection-state.ts'
import type { Content } from '../../../domain/messaging/content.ts'
import type { ContentRegistry } from '../../../domain/messaging/content-registry.ts'
import { keyOfMessage, type Message } from '../../../domain/messaging/message.ts'
import { stepOutbox } from '../../../domain/messaging/outbox.ts'
import {
  EMPTY_OUTBOX,
  newEntry,
  nextOutboxWake,
  type OutboxEffect,
  type OutboxEntry,
  type OutboxEvent,
  type OutboxPacket,
  type OutboxPolicy,
  restoredEntry,
  SPEC_OUTBOX,
} from '../../../domain/messaging/outbox-state.ts'
import { HeaderFlag, hasFlag, type Send, type Sendack } from '../../../domain/messaging/wire/packet.ts'
import * as ReasonCode from '../../../domain/messaging/wire/reason-code.ts'
import type { ClockPort, TimerHandle } from '../../ports/clock-port.ts'
import type { UploadFile } from '../../ports/http-port.ts'
import type { Link } from '../link/link.ts'
import type { StoreEvent } from '../store/store-event.ts'
import type { Composition, OutboxRows } from './outbox-rows.ts'

/** A message of ours that the server has answered, or that nobody will send any more. */
export type Settlement = {
  readonly message: Message
  /** ReasonCode.success when the server has it; 0 when no answer came or the upload failed. */
  readonly reasonCode: number
}

/** The outgoing half of a session: the outbox machine at work (messaging.md 1). Only the leading tab has one. */
export type Sender = {
  /** Puts a message in line; known ones are left alone. With a file it waits for its upload. */
  readonly enqueue: (composition: Composition) => void
  /** The same for one that an earlier page has left: the server may have it already. */
  readonly restore: (composition: Composition) => void
  readonly remove: (clientMsgNo: string) => void
  readonly uploaded: (clientMsgNo: string, content: Content) => void
  readonly uploadEvent: (
    kind: 'upload-parked' | 'upload-resumed' | 'upload-failed',
    clientMsgNo: string,
  ) => void
  /** `holdUntil`: how long messages that the server may have wait for the look at history. */
  readonly began: (holdUntil?: number) => void
  readonly ended: (by: ConnectionEvent['kind']) => void
  readonly acknowledged: (ack: Sendack) => void
  /** A message of ours that came back over the wire or in history. */
  readonly sighted: (message: Message) => void
  readonly released: (key: ChannelKey) => void
  /** Channels with messages that the server may have without our knowing. */
  readonly doubtful: () => readonly ChannelKey[]
  readonly isUnderWay: (key: ChannelKey) => boolean
  /** A packet number that no other message of this session has. */
  readonly nextSeq: () => number
  readonly dispose: () => void
}

type Deps = {
  readonly clock: ClockPort
  readonly link: Pick<Link, 'send' | 'doubt' | 'renew'>
  readonly registry: ContentRegistry
  readonly rows: OutboxRows
  readonly tell: (event: StoreEvent) => void
  readonly settled: (settlement: Settlement) => void
  /** Own numbers that are stored now: no gap for the receiver. */
  readonly stored: (key: ChannelKey, messageSeq: number) => void
  readonly policy?: OutboxPolicy
}

const packetOf = (message: Message, packet: OutboxPacket, registry: ContentRegistry): Send => ({
  kind: 'send',
  flags: packet.isDup ? message.flags | HeaderFlag.dup : message.flags,
  setting: message.setting,
  clientSeq: packet.clientSeq,
  clientMsgNo: message.clientMsgNo,
  channelID: message.channel.channelID,
  channelType: message.channel.channelType,
  expire: message.expire ?? 0,
  ...(message.topic !== undefined && { topic: message.topic }),
  msgKey: '',
  payload: registry.write(message.content),
})

export const createSender = (deps: Deps): Sender => {
  const { clock, link, registry, rows, policy = SPEC_OUTBOX } = deps
  const messages = new Map<string, Message>()
  const files = new Map<string, UploadFile>()
  let outbox = EMPTY_OUTBOX
  let lastSeq = 0
  let timer: TimerHandle | undefined

  const nextSeq = (): number => {
    lastSeq += 1
    return lastSeq
  }

  const schedule = (): void => {
    timer?.cancel()
    const wake = nextOutboxWake(outbox, policy)
    timer =
      wake === undefined
        ? undefined
        : clock.after(Math.max(0, wake - clock.now()), () => step({ kind: 'ticked' }))
  }

  const step = (event: OutboxEvent): void => {
    const [next, effects] = stepOutbox(outbox, event, clock.now(), policy)
    outbox = next
    for (const effect of effects) perform(effect)
    schedule()
  }

  const giveUp = (message: Message, reasonCode: number): void => {
    messages.delete(message.clientMsgNo)
    const failed: Message = { ...message, status: 'fail', failReason: reasonCode }
    const file = files.get(message.clientMsgNo)
    files.delete(message.clientMsgNo)
    // A failed one outlives the page too: it is the shopper who decides what becomes of it.
    void rows.keep({ message: failed, ...(file && { file }) })
    const { clientMsgNo } = message
    deps.tell({ kind: 'failed', channelKey: keyOfMessage(message), clientMsgNo, reasonCode })
    deps.settled({ message: failed, reasonCode })
  }

  const transmit = (packets: readonly OutboxPacket[]): void => {
    const sends = packets.flatMap((packet) => {
      const message = messages.get(packet.clientMsgNo)
      return message ? [packetOf(message, packet, registry)] : []
    })
    const sent = link.send(sends)
    if (sent.ok || sent.fault.kind === 'link-not-ready') return
    // One of them cannot be written at all: the others go alone.
    for (const send of sends) {
      const alone = link.send([send])
      if (alone.ok || alone.fault.kind === 'link-not-ready') continue
      const message = messages.get(send.clientMsgNo)
      step({ kind: 'deleted', clientMsgNo: send.clientMsgNo })
      if (message) giveUp(message, ReasonCode.channelIDError)
    }
  }

  const settle = (effect: Extract<OutboxEffect, { do: 'settle' }>): void => {
    const message = messages.get(effect.clientMsgNo)
    if (!message) return
    messages.delete(effect.clientMsgNo)
    const channelKey = keyOfMessage(message)
    const { clientMsgNo, messageID, messageSeq } = effect
    deps.tell({ kind: 'settled', channelKey, clientMsgNo, messageID, messageSeq })
    if (messageSeq > 0) deps.stored(channelKey, messageSeq)
    deps.settled({
      message: { ...message, status: 'normal', messageID, messageSeq },
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
        const message = messages.get(effect.clientMsgNo)
        if (message) giveUp(message, effect.reasonCode)
        break
      }
      case 'erase':
        rows.remove(effect.clientMsgNo)
        break
      case 'doubt-link':
        link.doubt()
        break
      case 'renew-session':
        link.renew()
        break
      case 'store':
      // The tab that composed it has kept its row before it was handed over.
    }
  }

  const knows = (clientMsgNo: string): boolean => messages.has(clientMsgNo)

  /** Its place in the line; none when it has one already. */
  const entered = ({ message, file }: Composition): OutboxEntry | undefined => {
    const { clientMsgNo } = message
    if (knows(clientMsgNo)) return undefined
    messages.set(clientMsgNo, message)
    if (file) files.set(clientMsgNo, file)
    return newEntry(clientMsgNo, nextSeq(), keyOfMessage(message), {
      isUploading: file !== undefined,
      isOnce: hasFlag(message.flags, HeaderFlag.noPersist),
    })
  }

  return {
    enqueue: (composition) => {
      const entry = entered(composition)
      if (entry) step({ kind: 'composed', entry })
    },
    restore: (composition) => {
      const entry = entered(composition)
      if (!entry) return
      const restored = restoredEntry(entry)
      // A file that outlived the page is uploaded again.
      const again: OutboxEntry = composition.file ? { ...restored, phase: 'uploading' } : restored
      step({ kind: 'restored', entries: [again] })
    },
    nextSeq,
    remove: (clientMsgNo) => {
      messages.delete(clientMsgNo)
      files.delete(clientMsgNo)
      rows.remove(clientMsgNo)
      step({ kind: 'deleted', clientMsgNo })
    },
    uploaded: (clientMsgNo, content) => {
      const message = messages.get(clientMsgNo)
      if (!message) return
      const filled = { ...message, content }
      messages.set(clientMsgNo, filled)
      files.delete(clientMsgNo)
      void rows.keep({ message: filled })
      deps.tell({ kind: 'renewed', channelKey: keyOfMessage(message), clientMsgNo, content })
      step({ kind: 'upload-finished', clientMsgNo })
    },
    uploadEvent: (kind, clientMsgNo) => step({ kind, clientMsgNo }),
    began: (holdUntil) => step({ kind: 'session-began', ...(holdUntil !== undefined && { holdUntil }) }),
    ended: (by) => step({ kind: 'session-ended', by }),
    acknowledged: ({ clientSeq, reasonCode, messageID, messageSeq }) =>
      step({ kind: 'acknowledged', clientSeq, reasonCode, messageID, messageSeq }),
    sighted: ({ clientMsgNo, messageID, messageSeq }) => {
      if (knows(clientMsgNo)) step({ kind: 'sighted', clientMsgNo, messageID, messageSeq })
    },
    released: (channelKey) => step({ kind: 'released', channelKey }),
    doubtful: () => [
      ...new Set(outbox.entries.filter(({ isDup }) => isDup).map(({ channelKey }) => channelKey)),
    ],
    isUnderWay: (key) =>
      outbox.entries.some(({ channelKey, phase }) => channelKey === key && phase === 'sent'),
    dispose: () => timer?.cancel(),
  }
}
