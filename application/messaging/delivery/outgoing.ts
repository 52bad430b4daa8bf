import { type Channel, channelKey, createChannel } from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import {
  keyOfMessage,
  type Message,
  messageFromDraft,
  renewMessage,
} from '../../../domain/messaging/message.ts'
import { HeaderFlag, hasFlag, SettingBit, StreamFlag } from '../../../domain/messaging/wire/packet.ts'
import * as ReasonCode from '../../../domain/messaging/wire/reason-code.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import type { Millis } from '../../../domain/shared/time.ts'
import type { ClockPort } from '../../ports/clock-port.ts'
import type { CryptoPort } from '../../ports/crypto-port.ts'
import type { UploadFile } from '../../ports/http-port.ts'
import { withinTime } from '../../shared/within-time.ts'
import type { MessagingHost } from '../host/messaging-host.ts'
import { hexText } from '../link/hex-text.ts'
import type { SendFault, Sending, SendOptions, SendOutcome } from '../messaging.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { StoreEvent } from '../store/store-event.ts'
import { type Composition, type OutboxRows, ROW_LIMIT_MS } from './outbox-rows.ts'
import { pieceText } from './stream-piece.ts'

/**
 * The most bytes of a payload before encryption: encrypted and in base64 it still fits a string of the protocol
 * (protocol.md 1).
 */
export const PAYLOAD_LIMIT = 24_560

// A restored message is shown after everything that history may bring, as its place is not known any more.
const BEHIND = Number.MAX_SAFE_INTEGER

/** The messages that this tab composes, on their way to the outbox of the leading tab. */
export type Outgoing = {
  readonly send: (
    content: Content,
    channel: Channel,
    options: SendOptions,
    file?: UploadFile,
  ) => Result<Sending, SendFault>
  readonly resend: (channel: Channel, clientMsgNo: string, content?: Content) => void
  readonly discard: (channel: Channel, clientMsgNo: string) => void
  /** Makes a message that is sent once and not again, is not kept, and not shown (such as that the shopper is typing). */
  readonly once: (content: Content, channel: Channel) => Message
  /** Shows the unsent messages of earlier pages through `tell`, and gives those that the leading tab is to send. */
  readonly restore: (tell: (event: StoreEvent) => void) => Promise<readonly Composition[]>
  /** Messages that were handed over and have no outcome yet: they are handed over again to a new leader. */
  readonly unsettled: () => readonly Composition[]
  /** To be called with each event of each tab: some settle the outcome of a message. */
  readonly noticed: (event: StoreEvent) => void
  /** Settles what waits as `client-ended`; its rows stay. */
  readonly dispose: () => void
}

type Deps = {
  readonly uid: string
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly registry: ContentRegistry
  readonly rows: OutboxRows
  readonly store: MessageStore
  /** The server's clock. */
  readonly now: () => Millis
  readonly publish: (event: StoreEvent) => void
  readonly delegate: (composition: Composition) => void
  readonly takeBack: (clientMsgNo: string) => void
  readonly removeMessage: MessagingHost['removeMessage']
  /** The setting bit by which the server knows pieces of streams. */
  readonly streamBit: number
}

/** A piece of a stream grows it; anything else stands in its room by itself. */
const composed = (message: Message): StoreEvent => {
  const { stream, content, clientSeq } = message
  if (!stream) return { kind: 'composed', message }
  const piece = {
    streamNo: stream.streamNo,
    place: String(clientSeq),
    text: pieceText(content),
    flag: stream.streamFlag,
  }
  return { kind: 'stream-grown', channelKey: keyOfMessage(message), piece }
}

/** protocol.md 2.11: 32 hex characters and the digit 3. */
const createMessageNumber = (crypto: CryptoPort): string => `${hexText(crypto.randomBytes(16))}3`

export const createOutgoing = (deps: Deps): Outgoing => {
  const { uid, clock, crypto, registry, rows, store, publish } = deps
  const outcomes = new Map<string, (outcome: SendOutcome) => void>()
  const handed = new Map<string, Composition>()
  // Files whose upload has failed, for another try where the device keeps no rows.
  const failedFiles = new Map<string, UploadFile>()
  let line: Promise<unknown> = Promise.resolve()
  let lastNumber = 0
  let isOver = false

  /** Rises within the tab and over reloads, so that messages that wait keep the order in which they were composed. */
  const orderNumber = (): number => {
    lastNumber = Math.max(lastNumber + 1, Math.floor(clock.now()))
    return lastNumber
  }

  const draft = (
    content: Content,
    channel: Channel,
    { wantsReceipt, isTransient, isSilent, isSyncedOnce, expireSeconds, topic, streamNo }: SendOptions,
  ): Message =>
    messageFromDraft({
      clientMsgNo: createMessageNumber(crypto),
      clientSeq: orderNumber(),
      fromUID: uid,
      channel,
      timestamp: Math.floor(deps.now() / 1000),
      content,
      flags:
        (isSilent ? 0 : HeaderFlag.reddot) |
        (isTransient ? HeaderFlag.noPersist : 0) |
        (isSyncedOnce ? HeaderFlag.syncOnce : 0),
      setting:
        (wantsReceipt ? SettingBit.receipt : 0) |
        (topic ? SettingBit.topic : 0) |
        (streamNo ? deps.streamBit : 0),
      ...(expireSeconds !== undefined && { expire: expireSeconds }),
      ...(topic && { topic }),
      ...(streamNo && { stream: { streamNo, streamFlag: StreamFlag.inProgress } }),
    })

  /** A message that has failed, with other words, as a new one. What it answers to and whom it mentions stays. */
  const draftAgain = (
    { content: before, channel, flags, setting, expire, topic }: Message,
    content: Content,
  ): Message => ({
    ...draft({ ...before, ...content }, channel, {}),
    flags: flags & ~HeaderFlag.dup,
    setting,
    ...(expire !== undefined && { expire }),
    ...(topic && { topic }),
  })

  /**
   * Writes the message's row, then hands it over, in the order of the calls; a row that takes too long is not waited for.
   * A transient message gets no row, as the next page would send it again.
   */
  const putInLine = (composition: Composition): void => {
    handed.set(composition.message.clientMsgNo, composition)
    const isOnce = hasFlag(composition.message.flags, HeaderFlag.noPersist)
    const kept = isOnce ? undefined : withinTime(clock, rows.keep(composition), ROW_LIMIT_MS)
    line = line
      .then(() => kept)
      .then(() => {
        if (handed.has(composition.message.clientMsgNo)) deps.delegate(composition)
      })
  }

  const settle = (clientMsgNo: string, outcome: SendOutcome): void => {
    const file = handed.get(clientMsgNo)?.file
    if (file && outcome.kind === 'refused') failedFiles.set(clientMsgNo, file)
    else failedFiles.delete(clientMsgNo)
    handed.delete(clientMsgNo)
    outcomes.get(clientMsgNo)?.(outcome)
    outcomes.delete(clientMsgNo)
  }

  const compose = (message: Message, file?: UploadFile): Sending => {
    const { clientMsgNo } = message
    const outcome = new Promise<SendOutcome>((resolve) => outcomes.set(clientMsgNo, resolve))
    if (isOver) settle(clientMsgNo, { kind: 'client-ended' })
    publish(composed(message))
    putInLine({ message, ...(file && { file }) })
    return { clientMsgNo, outcome }
  }

  const discard = ({ channel, clientMsgNo }: Pick<Message, 'channel' | 'clientMsgNo'>): void => {
    publish({ kind: 'deleted', channelKey: channelKey(channel), clientMsgNo })
    deps.takeBack(clientMsgNo)
    rows.remove(clientMsgNo)
  }

  void rows.list().then((kept) => {
    for (const { message } of kept) lastNumber = Math.max(lastNumber, message.clientSeq)
  })

  return {
    send: (content, to, options, file) => {
      const channel = createChannel(to.channelID, to.channelType)
      if (!channel.ok) return channel
      const bytes = registry.write(content).length
      if (bytes > PAYLOAD_LIMIT) return fail({ kind: 'content-too-long', bytes, limit: PAYLOAD_LIMIT })
      return ok(compose(draft(content, channel.value, options), file))
    },
    once: (content, channel) => draft(content, channel, { isTransient: true, isSilent: true }),
    resend: (channel, clientMsgNo, content) => {
      const key = channelKey(channel)
      const known = store.find(key, clientMsgNo)
      if (known?.status !== 'fail') return
      if (content) {
        // The server may have the first words under the first number: other words are another message.
        discard(known)
        compose(draftAgain(known, content))
        return
      }
      publish({ kind: 'renewed', channelKey: key, clientMsgNo })
      let file = failedFiles.get(clientMsgNo)
      const look = rows.find(clientMsgNo).then((row) => {
        file = row?.file ?? file
      })
      void withinTime(clock, look, ROW_LIMIT_MS).then(() => {
        // Deleted meanwhile.
        if (!store.find(key, clientMsgNo)) return
        // A picture that never got to its message has not been sent; anything else may be there already.
        const flags = file ? known.flags : known.flags | HeaderFlag.dup
        putInLine({ message: { ...renewMessage(known), flags }, ...(file && { file }) })
      })
    },
    discard: (channel, clientMsgNo) => {
      const known = store.find(channelKey(channel), clientMsgNo)
      discard({ channel, clientMsgNo })
      if (!known?.messageSeq) return
      void deps.removeMessage?.(known).then((answer) => {
        // The host has not deleted it, so history would bring it back: it is shown again.
        if (!answer.ok) publish({ kind: 'applied', message: known })
      })
    },
    restore: async (tell) => {
      const kept = await rows.list()
      for (const { message } of kept) {
        lastNumber = Math.max(lastNumber, message.clientSeq)
        if (message.stream || store.find(keyOfMessage(message), message.clientMsgNo)) continue
        tell({ kind: 'composed', message: { ...message, afterSeq: BEHIND } })
      }
      return kept.filter(({ message }) => message.status === 'wait')
    },
    unsettled: () => [...handed.values()],
    noticed: (event) => {
      // What is composed here from now on comes after what another tab has composed, whatever the clocks say.
      if (event.kind === 'composed') lastNumber = Math.max(lastNumber, event.message.clientSeq)
      if (event.kind === 'settled') {
        const { clientMsgNo, messageID, messageSeq } = event
        settle(clientMsgNo, { kind: 'stored', messageID, messageSeq })
      } else if (event.kind === 'failed') {
        settle(event.clientMsgNo, { kind: 'refused', reasonCode: event.reasonCode ?? ReasonCode.unknown })
      } else if (event.kind === 'deleted') settle(event.clientMsgNo, { kind: 'cancelled' })
    },
    dispose: () => {
      isOver = true
      for (const tell of outcomes.values()) tell({ kind: 'client-ended' })
      outcomes.clear()
    },
  }
}
