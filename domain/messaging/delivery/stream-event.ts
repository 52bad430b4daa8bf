import { type Fields, fieldsOf, numberField, textField } from '../../shared/fields.ts'
import { type Channel, ChannelType } from '../channels/channel.ts'
import type { Written } from '../message.ts'
import type { EventPacket } from '../wire/packets.ts'
import { decodeBase64, encodeUtf8, readUtf8 } from '../wire/text-encoding.ts'
// How servers since 2026 stream (docs/protocol.md): a message of the usual kind begins it, events that name it bring
// what is added, and history has what they have come to.

/** A piece or the end of a message that grows by events (docs/protocol.md). */
export type StreamEvent = {
  readonly channel: Channel
  /** As `senderKey` names the message. */
  readonly sender: string
  readonly clientMsgNo: string
  readonly text: string
  /** Bytes of text before this one, from servers that say so. */
  readonly offset?: number
  /** The text stands for all that came before it, and is not added to it. */
  readonly isWhole: boolean
  readonly isEnd: boolean
  /** Of an end that its writer did not want. */
  readonly end?: 'failed' | 'cancelled'
  /** Why it failed, in the writer's words; empty when nobody said. */
  readonly error: string
  /** Number of the last stored event of the message; deltas are not stored, and repeat that of the event before them. */
  readonly seq: number
}

/** A stored event of a message, as the server's HTTP API lists it: `msg_event_seq`, `event_type`, `event_key`, `payload`. */
export type StoredEvent = {
  readonly id: string
  readonly type: string
  readonly key: string
  readonly seq: number
  readonly payload: Fields
}

/** Where the answer is; thoughts and tools have others. */
const ANSWER = 'main'
const ENDS = /^stream\.(close|finish|error|cancel)$/

const parse = (bytes: Uint8Array): Fields => {
  try {
    return fieldsOf(JSON.parse(readUtf8(bytes) ?? '')) ?? {}
  } catch {
    return {}
  }
}

const wordsIn = (fields: Fields | undefined, name: string): string =>
  fields?.['kind'] === 'text' ? textField(fields, name) : ''

/** How an event of this type ends the message. */
const endOf = (type: string): StreamEvent['end'] => {
  if (type === 'stream.error') return 'failed'
  return type === 'stream.cancel' ? 'cancelled' : undefined
}

type Said = Pick<StreamEvent, 'text' | 'isWhole' | 'isEnd' | 'end' | 'error'>

/** What an event says. `isProjected`: its payload is what the message has come to by it, as stored events have it. */
const saidBy = (type: string, payload: Fields | undefined, isProjected: boolean): Said => {
  const isEnd = ENDS.test(type)
  const text = isEnd && !isProjected ? '' : wordsIn(payload, 'text')
  const whole = wordsIn(fieldsOf(payload?.['snapshot']), 'text') || text
  const end = endOf(type)
  return {
    text: whole || wordsIn(payload, 'delta'),
    isWhole: whole !== '',
    isEnd,
    ...(end && { end }),
    error: end === 'failed' ? textField(payload ?? {}, 'error') : '',
  }
}

const isAnswer = (type: string, key: string): boolean =>
  type.startsWith('stream.') && (key === ANSWER || type === 'stream.finish')

/** What an event adds to a message; undefined for one that is about something else. */
export const readStreamEvent = ({ type, data }: EventPacket, uid: string): StreamEvent | undefined => {
  if (!type.startsWith('stream.')) return undefined
  const fields = parse(data)
  const [from, clientMsgNo] = [textField(fields, 'from_uid'), textField(fields, 'client_msg_no')]
  if (clientMsgNo === '' || !isAnswer(type, textField(fields, 'event_key'))) return undefined
  const channelType = numberField(fields, 'channel_type')
  const named = textField(fields, 'channel_id')
  return {
    // Some servers name the addressee, whoever hears it.
    channel: { channelID: channelType === ChannelType.person && named === uid ? from : named, channelType },
    sender: `${from}\n${clientMsgNo}`,
    clientMsgNo,
    ...(typeof fields['text_offset'] === 'number' && { offset: fields['text_offset'] }),
    seq: numberField(fields, 'msg_event_seq'),
    ...saidBy(type, fieldsOf(fields['payload']), false),
  }
}

/** What a stored event adds to the message it was asked for; undefined for one of a thought or a tool. */
export const readStoredEvent = (
  { type, key, seq, payload }: StoredEvent,
  of: Pick<StreamEvent, 'channel' | 'sender' | 'clientMsgNo'>,
): StreamEvent | undefined =>
  isAnswer(type, key) ? { ...of, seq, ...saidBy(type, payload, true) } : undefined

const STATES: ReadonlyMap<string, Written['status']> = new Map([
  ['open', 'growing'],
  ['closed', 'ended'],
  ['error', 'failed'],
  ['cancelled', 'cancelled'],
])

/** A field by either spelling of its name: servers write snake_case, shops may write camelCase. */
const either = (fields: Fields | undefined, snake: string): unknown =>
  fields?.[snake] ?? fields?.[snake.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]

/** Of a message that is no text it is the JSON of what was written last: nothing to read. */
const plainText = (base64: unknown): string => {
  const bytes = typeof base64 === 'string' ? decodeBase64(encodeUtf8(base64)) : undefined
  const text = bytes ? (readUtf8(bytes) ?? '') : ''
  return text.startsWith('{') && textField(parse(encodeUtf8(text)), 'kind') !== '' ? '' : text
}

/**
 * How far a message has come that is written by events, from a row of history: `event_meta` has a state for each key,
 * `stream_data`, `end`, `end_reason` and `error` are what servers of 2025 say of it. Undefined when it says nothing.
 */
export const readWritten = (row: Fields): Written | undefined => {
  const meta = fieldsOf(either(row, 'event_meta'))
  const lanes: readonly unknown[] = Array.isArray(meta?.['events']) ? meta['events'] : []
  const lane = lanes.map((one) => fieldsOf(one)).find((one) => either(one, 'event_key') === ANSWER)
  const data = plainText(either(row, 'stream_data'))
  const isOver = Number(row['end'] ?? 0) === 1 || meta?.['completed'] === true
  if (!lane && data === '' && !isOver) return undefined
  const told = lane ?? row
  const error = textField(told, 'error')
  const state = STATES.get(textField(lane ?? {}, 'status')) ?? 'growing'
  const isFailed = error !== '' && state !== 'cancelled'
  const status = state === 'growing' && isOver ? 'ended' : state
  return {
    status: isFailed ? 'failed' : status,
    text: wordsIn(fieldsOf(lane?.['snapshot']), 'text') || data,
    error,
    endReason: Number(either(told, 'end_reason') ?? 0) || 0,
    eventSeq: Number(either(lane, 'last_msg_event_seq') ?? 0) || 0,
  }
}
