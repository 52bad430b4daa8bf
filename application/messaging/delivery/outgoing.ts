import { type Channel, channelKey, createChannel } from '../../../domain/messaging/channels/channel.ts'
import type { Content } from '../../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import {
  keyOfMessage,
  type Message,
  messageFromDraft,
  renewMessage,
} from '../../../domain/messaging/message.ts'
import { HeaderFlag, hasFlag, SettingBit } from '../../../domain/messaging/wire/packet.ts'
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

/** Bytes of a payload before encryption: base64 of its cipher stays within a string of the wire (protocol.md 1). */
export const PAYLOAD_LIMIT = 24_560

// Where it stood is not known any more: behind what history will bring.
const BEHIND = Number.MAX_SAFE_INTEGER

/** What the shopper writes, on its way from the composer to the line. */
export type Outgoing = {
  readonly send: (
    content: Content,
    channel: Channel,
    options: SendOptions,
    file?: UploadFile,
  ) => Result<Sending, SendFault>
  readonly resend: (channel: Channel, clientMsgNo: string, content?: Content) => void
  readonly discard: (channel: Channel, clientMsgNo: string) => void
  /** A message that goes once or not at all: no row, no bubble, no second try. */
  readonly once: (content: Content, channel: Channel) => Message
  /** Rows that were there before this page: shown through `tell`, and put in line by the leading tab. */
  readonly restore: (tell: (event: StoreEvent) => void) => Promise<readonly Composition[]>
  /** Handed over and not settled yet: told again to a new leader. */
  readonly unsettled: () => readonly Composition[]
  /** Every event of every tab passes here, so that outcomes settle. */
  readonly noticed: (event: StoreEvent) => void
  /** What waits is settled as `client-ended`; its rows stay. */
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
  readonly handOver: (composition: Composition) => void
  readonly takeBack: (clientMsgNo: string) => void
  readonly removeMessage: MessagingHost['removeMessage']
}

/** protocol.md 2.11: 32 hex characters and the digit 3. */
const createMessageNumber = (crypto: CryptoPort): string => `${hexText(crypto.randomBytes(16))}3`

export const createOutgoing = (deps: Deps): Outgoing => {
  const { uid, clock, crypto, registry, rows, store, publish } = deps
  const outcomes = new Map<string, (outcome: SendOutcome) => void>()
  const handed = new Map<string, Composition>()
  // A file whose upload has failed, for a second try without rows.
  const failedFiles = new Map<string, UploadFile>()
  let line: Promise<unknown> = Promise.resolve()
  let lastNumber = 0
  let isOver = false

  /** Rises within the tab and over reloads, so that what waits keeps the order in which it was written. */
  const orderNumber = (): number => {
    lastNumber = Math.max(lastNumber + 1, Math.floor(clock.now()))
    return lastNumber
  }

  const draft = (
    content: Content,
    channel: Channel,
    { wantsReceipt, isTransient, isSilent, isSyncedOnce, expireSeconds, topic }: SendOptions,
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
      setting: (wantsReceipt ? SettingBit.receipt : 0) | (topic ? SettingBit.topic : 0),
      ...(expireSeconds !== undefined && { expire: expireSeconds }),
      ...(topic && { topic }),
    })

  /**
   * Written first, sent then, in the order of the calls; a store that hangs holds nothing up for long. What is of the
   * moment is not written: the next page would send it again.
   */
  const putInLine = (composition: Composition): void => {
    handed.set(composition.message.clientMsgNo, composition)
    const isOnce = hasFlag(composition.message.flags, HeaderFlag.noPersist)
    const kept = isOnce ? undefined : withinTime(clock, rows.keep(composition), ROW_LIMIT_MS)
    line = line
      .then(() => kept)
      .then(() => {
        if (handed.has(composition.message.clientMsgNo)) deps.handOver(composition)
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

  void rows.list().then((kept) => {
    for (const { message } of kept) lastNumber = Math.max(lastNumber, message.clientSeq)
  })

  return {
    send: (content, to, options, file) => {
      const channel = createChannel(to.channelID, to.channelType)
      if (!channel.ok) return channel
      const bytes = registry.write(content).length
      if (bytes > PAYLOAD_LIMIT) return fail({ kind: 'content-too-long', bytes, limit: PAYLOAD_LIMIT })
      const message = draft(content, channel.value, options)
      const { clientMsgNo } = message
      const outcome = new Promise<SendOutcome>((resolve) => outcomes.set(clientMsgNo, resolve))
      if (isOver) settle(clientMsgNo, { kind: 'client-ended' })
      publish({ kind: 'composed', message })
      putInLine({ message, ...(file && { file }) })
      return ok({ clientMsgNo, outcome })
    },
    once: (content, channel) => draft(content, channel, { isTransient: true, isSilent: true }),
    resend: (channel, clientMsgNo, content) => {
      const key = channelKey(channel)
      const known = store.find(key, clientMsgNo)
      if (known?.status !== 'fail') return
      publish({ kind: 'renewed', channelKey: key, clientMsgNo, ...(content && { content }) })
      let file = failedFiles.get(clientMsgNo)
      const look = rows.find(clientMsgNo).then((row) => {
        file = row?.file ?? file
      })
      void withinTime(clock, look, ROW_LIMIT_MS).then(() => {
        // Deleted meanwhile.
        if (!store.find(key, clientMsgNo)) return
        if (content) file = undefined
        putInLine({ message: renewMessage(known, content), ...(file && { file }) })
      })
    },
    discard: (channel, clientMsgNo) => {
      const key = channelKey(channel)
      const known = store.find(key, clientMsgNo)
      publish({ kind: 'deleted', channelKey: key, clientMsgNo })
      deps.takeBack(clientMsgNo)
      rows.remove(clientMsgNo)
      if (!known?.messageSeq) return
      void deps.removeMessage?.(known).then((answer) => {
        // History would bring it back all the same.
        if (!answer.ok) publish({ kind: 'applied', message: known })
      })
    },
    restore: async (tell) => {
      const kept = await rows.list()
      for (const { message } of kept) {
        lastNumber = Math.max(lastNumber, message.clientSeq)
        if (store.find(keyOfMessage(message), message.clientMsgNo)) continue
        tell({ kind: 'composed', message: { ...message, afterSeq: BEHIND } })
      }
      return kept.filter(({ message }) => message.status === 'wait')
    },
    unsettled: () => [...handed.values()],
    noticed: (event) => {
      // What another tab has written stands before what is written here from now on, whatever the clocks say.
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
