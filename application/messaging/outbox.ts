import {
  type Channel,
  type ChannelKey,
  channelKey,
  createChannel,
} from '../../domain/messaging/channels/channel.ts'
import type { Content } from '../../domain/messaging/content/content.ts'
import type { ContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import {
  keyOfMessage,
  type Message,
  type MessageExtra,
  messageFromDraft,
  renewMessage,
} from '../../domain/messaging/message.ts'
import {
  HeaderFlag,
  hasFlag,
  ReasonCode,
  SettingBit,
  StreamFlag,
} from '../../domain/messaging/wire/packets.ts'
import {
  decodeBase64,
  encodeBase64,
  encodeUtf8,
  readUtf8,
} from '../../domain/messaging/wire/text-encoding.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { Millis } from '../../domain/shared/time.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { CryptoPort } from '../ports/crypto-port.ts'
import type { UploadFile } from '../ports/http-port.ts'
import type { RecordChange, RecordsFault, RecordsPort } from '../ports/records-port.ts'
import { withinTime } from '../shared/async.ts'
import { hexText } from './encryption.ts'
import type { MessageStore } from './message-store.ts'
import type { SendFault, Sending, SendOptions, SendOutcome } from './messaging.ts'
import type { MessagingHost } from './messaging-host.ts'
import type { StoreEvent } from './store-event.ts'
import { pieceText } from './streams.ts'

/** A content as JSON: the fields of its payload, or base64 of a payload that is no JSON. */
type ContentRow = { readonly fields: Fields } | { readonly bytes: string }
type ExtraRow = Omit<MessageExtra, 'editedContent'> & { readonly editedContent?: ContentRow }

/** A message as JSON, for rows on the device and for other tabs. */
type MessageRow = Omit<Message, 'content' | 'extra'> & {
  readonly content: ContentRow
  readonly extra: ExtraRow
}

const contentToRow = (registry: ContentRegistry, content: Content): ContentRow =>
  content.body.kind === 'unreadable'
    ? { bytes: readUtf8(encodeBase64(content.body.bytes)) ?? '' }
    : { fields: registry.writeFields(content) }

const contentFromRow = (registry: ContentRegistry, row: ContentRow): Content =>
  'fields' in row
    ? registry.readFields(row.fields)
    : registry.read(decodeBase64(encodeUtf8(row.bytes)) ?? new Uint8Array(0))

/** An unsent message as a row of the device's records. */
export const messageToRow = (registry: ContentRegistry, message: Message): MessageRow => {
  const { editedContent, ...extra } = message.extra
  return {
    ...message,
    content: contentToRow(registry, message.content),
    extra: { ...extra, ...(editedContent && { editedContent: contentToRow(registry, editedContent) }) },
  }
}

/** An unsent message of a row; content of an unknown type stays as it is. */
export const messageFromRow = (registry: ContentRegistry, row: MessageRow): Message => {
  const { editedContent, ...extra } = row.extra
  return {
    ...row,
    content: contentFromRow(registry, row.content),
    extra: { ...extra, ...(editedContent && { editedContent: contentFromRow(registry, editedContent) }) },
  }
}

/** Whether a stored value has the form of a message row; those of another release may not. */
export const isMessageRow = (value: unknown): value is MessageRow => {
  const fields = fieldsOf(value)
  return (
    fields !== undefined &&
    typeof fields['clientMsgNo'] === 'string' &&
    fieldsOf(fields['channel']) !== undefined &&
    fieldsOf(fields['content']) !== undefined &&
    fieldsOf(fields['extra']) !== undefined
  )
}

const TABLE = 'outbox'
/** How long, in milliseconds, the writing of a row is waited for; after that the message is sent without. */
export const ROW_LIMIT_MS = 1000

/** A message that waits for the server, with its file if that is to be uploaded first. */
export type Composition = { readonly message: Message; readonly file?: UploadFile }

/** The rows of one account's messages that the server has not acknowledged. They outlive the page. */
export type OutboxRows = {
  /** In the order in which they were composed, with those that have failed (status `fail`). */
  readonly list: () => Promise<readonly Composition[]>
  readonly find: (clientMsgNo: string) => Promise<Composition | undefined>
  readonly keep: (composition: Composition) => Promise<void>
  readonly remove: (clientMsgNo: string) => void
}

type OutboxRowsDeps = {
  readonly records: RecordsPort
  readonly registry: ContentRegistry
  readonly uid: string
  readonly failed: (fault: RecordsFault) => void
}

/** The prefix of the keys of one account's rows; no uid has a line break in it. */
export const rowsOf = (uid: string): string => `${uid}\n`

/** Moves unsent messages to another uid of the same shopper; false when they could not be written there. */
export const moveUnsent = async (
  records: Pick<RecordsPort, 'list' | 'change'>,
  from: string,
  to: string,
): Promise<boolean> => {
  const listed = await records.list(TABLE, rowsOf(from))
  if (!listed.ok) return false
  const changes = listed.value.flatMap(({ key, value }): readonly RecordChange[] => {
    const fields = fieldsOf(value)
    const message = fieldsOf(fields?.['message'])
    if (!message) return []
    const moved = { ...fields, message: { ...message, fromUID: to } }
    return [{ put: { key: rowsOf(to) + key.slice(rowsOf(from).length), value: moved } }]
  })
  return (await records.change(TABLE, changes)).ok
}

const isFile = (value: unknown): value is UploadFile => {
  const fields = fieldsOf(value)
  return fields !== undefined && typeof fields['fileName'] === 'string' && 'content' in fields
}

/** The rows of unsent messages of one account; a store that fails costs what it keeps, never the chat. */
export const createOutboxRows = ({ records, registry, uid, failed }: OutboxRowsDeps): OutboxRows => {
  const prefix = rowsOf(uid)
  const keyOf = (clientMsgNo: string): string => prefix + clientMsgNo

  const change = async (changes: readonly RecordChange[]): Promise<void> => {
    const changed = await records.change(TABLE, changes)
    if (!changed.ok) failed(changed.fault)
  }

  const read = (value: unknown): Composition | undefined => {
    const fields = fieldsOf(value)
    const message = fields?.['message']
    if (!isMessageRow(message)) return undefined
    const file = fields?.['file']
    return { message: messageFromRow(registry, message), ...(isFile(file) && { file }) }
  }

  const listUnder = async (start: string): Promise<readonly Composition[]> => {
    const listed = await records.list(TABLE, start)
    if (!listed.ok) {
      failed(listed.fault)
      return []
    }
    return listed.value
      .flatMap(({ value }) => read(value) ?? [])
      .sort((a, b) => a.message.clientSeq - b.message.clientSeq)
  }

  return {
    list: () => listUnder(prefix),
    find: async (clientMsgNo) => (await listUnder(keyOf(clientMsgNo)))[0],
    keep: ({ message, file }) =>
      change([
        {
          put: {
            key: keyOf(message.clientMsgNo),
            value: { message: messageToRow(registry, message), ...(file && { file }) },
          },
        },
      ]),
    remove: (clientMsgNo) => void change([{ remove: keyOf(clientMsgNo) }]),
  }
}

/**
 * The most bytes of a payload before encryption: encrypted and in base64 it still fits a string of the protocol
 * (requirement W1).
 */
export const PAYLOAD_LIMIT = 24_560

// A restored message is shown after everything that history may bring, as its place is not known any more.
const BEHIND = Number.MAX_SAFE_INTEGER

/** The messages that this tab composes, on their way to the outbox of the leading tab. */
type Outgoing = {
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

/** A piece of a stream grows it; anything else stands in its conversation by itself. */
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

/** Requirement M9: 32 hex characters; the digit 3 follows, as the public client writes it. */
const createMessageNumber = (crypto: CryptoPort): string => `${hexText(crypto.randomBytes(16))}3`

/** Composes, resends and deletes own messages; each is written to its row first. */
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

/** Requirement E7: how often, in milliseconds, the other side is told at most. */
const TYPING_EVERY_MS = 2000

/** Tells the other side that the shopper is typing, at most every two seconds; `tell` gives whether it was sent. */
export const createOwnTyping = (
  clock: ClockPort,
  tell: (channel: Channel) => boolean,
): ((channel: Channel) => void) => {
  const toldAt = new Map<ChannelKey, number>()
  return (channel) => {
    const key = channelKey(channel)
    const now = clock.now()
    // The absolute difference, as the device clock may have been set back meanwhile.
    const isTold = Math.abs(now - (toldAt.get(key) ?? 0)) < TYPING_EVERY_MS
    if (!isTold && tell(channel)) toldAt.set(key, now)
  }
}
