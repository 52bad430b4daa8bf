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

/** A content as JSON: the fields of its payload, or base64 of a payload that is not JSON. */
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

/** An unsent message from a row; content of an unknown type is kept. */
export const messageFromRow = (registry: ContentRegistry, row: MessageRow): Message => {
  const { editedContent, ...extra } = row.extra
  return {
    ...row,
    content: contentFromRow(registry, row.content),
    extra: { ...extra, ...(editedContent && { editedContent: contentFromRow(registry, editedContent) }) },
  }
}

/** Whether a stored value has the form of a message row; another release may have written it. */
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
/** How long, in milliseconds, to wait for a row to be written; after that the message is sent without it. */
export const ROW_LIMIT_MS = 1000

/** A message to send, with its file if that must be uploaded first. */
export type Composition = { readonly message: Message; readonly file?: UploadFile }

/** The rows of an account's messages that the server has not acknowledged. They survive a reload. */
export type OutboxRows = {
  /** In order of composition, including failed ones (status `fail`). */
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

/** The key prefix of an account's rows; uids contain no line breaks. */
export const rowsOf = (uid: string): string => `${uid}\n`

/** Moves unsent messages to another uid of the same shopper; false when they could not be written. */
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

/** The rows of unsent messages of one account. If the storage fails, only the copies are lost; sending goes on. */
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
 * Most bytes of a payload before encryption: encrypted and base64-encoded it still fits a string of the protocol
 * (requirement W1).
 */
export const PAYLOAD_LIMIT = 24_560

// A restored message is sorted after all history, because its place is not known any more.
const BEHIND = Number.MAX_SAFE_INTEGER

/** The messages composed in this tab, on their way to the leading tab's outbox. */
type Outgoing = {
  readonly send: (
    content: Content,
    channel: Channel,
    options: SendOptions,
    file?: UploadFile,
  ) => Result<Sending, SendFault>
  readonly resend: (channel: Channel, clientMsgNo: string, content?: Content) => void
  readonly discard: (channel: Channel, clientMsgNo: string) => void
  /** Creates a transient message (such as "typing"), which is sent once, not stored and not shown. */
  readonly once: (content: Content, channel: Channel) => Message
  /**
   * Shows the unsent messages of earlier pages through `publish`, and returns those that the leading tab should send.
   */
  readonly restore: (publish: (event: StoreEvent) => void) => Promise<readonly Composition[]>
  /** Delegated messages without an outcome: they are delegated again to a new leader. */
  readonly unsettled: () => readonly Composition[]
  /** Call with each event of each tab: some contain the outcome of a message. */
  readonly noticed: (event: StoreEvent) => void
  /** Ends pending messages with `client-ended`; their rows stay. */
  readonly dispose: () => void
}

type Deps = {
  readonly uid: string
  readonly clock: ClockPort
  readonly crypto: CryptoPort
  readonly registry: ContentRegistry
  readonly rows: OutboxRows
  readonly store: MessageStore
  /** The server's time. */
  readonly now: () => Millis
  readonly publish: (event: StoreEvent) => void
  readonly delegate: (composition: Composition) => void
  readonly takeBack: (clientMsgNo: string) => void
  readonly removeMessage: MessagingHost['removeMessage']
  /** The setting bit that marks pieces of streams for this server. */
  readonly streamBit: number
}

/** A piece is appended to its stream; any other message is shown on its own. */
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

/** Requirement M9: 32 hex characters followed by the digit 3, as the public client writes it. */
const createMessageNumber = (crypto: CryptoPort): string => `${hexText(crypto.randomBytes(16))}3`

/** Composes, resends and deletes own messages; each is written to its row first. */
export const createOutgoing = (deps: Deps): Outgoing => {
  const { uid, clock, crypto, registry, rows, store, publish } = deps
  const outcomes = new Map<string, (outcome: SendOutcome) => void>()
  const handed = new Map<string, Composition>()
  // Files whose upload has failed, kept for a retry where the device stores no rows.
  const failedFiles = new Map<string, UploadFile>()
  let line: Promise<unknown> = Promise.resolve()
  let lastNumber = 0
  let isOver = false

  /** Increases within the tab and over reloads, so that pending messages keep their order. */
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

  /** A failed message with new content, as a new message. Its reply and mentions are kept. */
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
   * Writes the message's row, then delegates it, in the order of the calls; a slow row is not waited for. A transient
   * message gets no row, because the next page would send it again.
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
        // The server may have the first content under the first number, so other content needs a new number.
        discard(known)
        compose(draftAgain(known, content))
        return
      }
      publish({ kind: 'renewed', channelKey: key, clientMsgNo })
      let file = failedFiles.get(clientMsgNo)
      const loadFile = rows.find(clientMsgNo).then((row) => {
        file = row?.file ?? file
      })
      void withinTime(clock, loadFile, ROW_LIMIT_MS).then(() => {
        // Deleted in the meantime.
        if (!store.find(key, clientMsgNo)) return
        // A picture whose upload never finished has not been sent; anything else may have been.
        const flags = file ? known.flags : known.flags | HeaderFlag.dup
        putInLine({ message: { ...renewMessage(known), flags }, ...(file && { file }) })
      })
    },
    discard: (channel, clientMsgNo) => {
      const known = store.find(channelKey(channel), clientMsgNo)
      discard({ channel, clientMsgNo })
      if (!known?.messageSeq) return
      void deps.removeMessage?.(known).then((answer) => {
        // The host has not deleted it and history would bring it back, so it is shown again.
        if (!answer.ok) publish({ kind: 'applied', message: known })
      })
    },
    restore: async (publish) => {
      const kept = await rows.list()
      for (const { message } of kept) {
        lastNumber = Math.max(lastNumber, message.clientSeq)
        if (message.stream || store.find(keyOfMessage(message), message.clientMsgNo)) continue
        publish({ kind: 'composed', message: { ...message, afterSeq: BEHIND } })
      }
      return kept.filter(({ message }) => message.status === 'wait')
    },
    unsettled: () => [...handed.values()],
    noticed: (event) => {
      // Messages composed here from now on sort after those of the other tab, whatever the clocks say.
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
      for (const resolve of outcomes.values()) resolve({ kind: 'client-ended' })
      outcomes.clear()
    },
  }
}

/** Requirement E7: least milliseconds between two typing signals. */
const TYPING_EVERY_MS = 2000

/** Tells the other side that the shopper is typing, at most every two seconds; `send` returns whether it was sent. */
export const createOwnTyping = (
  clock: ClockPort,
  send: (channel: Channel) => boolean,
): ((channel: Channel) => void) => {
  const lastSentAt = new Map<ChannelKey, number>()
  return (channel) => {
    const key = channelKey(channel)
    const now = clock.now()
    // The absolute difference, because the device clock may have been set back.
    const isRecent = Math.abs(now - (lastSentAt.get(key) ?? 0)) < TYPING_EVERY_MS
    if (!isRecent && send(channel)) lastSentAt.set(key, now)
  }
}
