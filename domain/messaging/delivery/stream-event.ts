import { type Fields, fieldsOf, numberField, textField } from '../../shared/fields.ts'
import { type Channel, ChannelType } from '../channels/channel.ts'
import type { Written } from '../message.ts'
import type { EventPacket } from '../wire/packets.ts'
import { decodeBase64, encodeUtf8, readUtf8 } from '../wire/text-encoding.ts'
// Streaming of servers since 2026 (docs/protocol.md): an ordinary message begins the stream, events that name it add
// pieces, and history contains the result.

/** A piece or the end of a message that grows by events (docs/protocol.md). */
export type StreamEvent = {
  readonly channel: Channel
  /** The message, by its `senderKey`. */
  readonly sender: string
  readonly clientMsgNo: string
  readonly text: string
  /** Bytes of text before this piece, where the server says so. */
  readonly offset?: number
  /** Whether the text replaces everything before it instead of being appended. */
  readonly isWhole: boolean
  readonly isEnd: boolean
  /** Set when the stream did not end normally. */
  readonly end?: 'failed' | 'cancelled'
  /** The writer's error message; empty when there is none. */
  readonly error: string
  /** Number of the message's last stored event; deltas are not stored and repeat the number before them. */
  readonly seq: number
}

/**
 * A stored event of a message, as the server's HTTP API lists it: `msg_event_seq`, `event_type`, `event_key`,
 * `payload`.
 */
export type StoredEvent = {
  readonly id: string
  readonly type: string
  readonly key: string
  readonly seq: number
  readonly payload: Fields
}

/** The key of the answer text; thoughts and tool calls have other keys. */
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

type PieceContent = Pick<StreamEvent, 'text' | 'isWhole' | 'isEnd' | 'end' | 'error'>

/** The piece in an event. `isProjected`: its payload is the whole text so far, as in stored events. */
const contentOf = (type: string, payload: Fields | undefined, isProjected: boolean): PieceContent => {
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

/** The piece that an event adds to a message; undefined for events about something else. */
export const readStreamEvent = ({ type, data }: EventPacket, uid: string): StreamEvent | undefined => {
  if (!type.startsWith('stream.')) return undefined
  const fields = parse(data)
  const [from, clientMsgNo] = [textField(fields, 'from_uid'), textField(fields, 'client_msg_no')]
  if (clientMsgNo === '' || !isAnswer(type, textField(fields, 'event_key'))) return undefined
  const channelType = numberField(fields, 'channel_type')
  const named = textField(fields, 'channel_id')
  return {
    // Some servers always put the addressee here.
    channel: { channelID: channelType === ChannelType.person && named === uid ? from : named, channelType },
    sender: `${from}\n${clientMsgNo}`,
    clientMsgNo,
    ...(typeof fields['text_offset'] === 'number' && { offset: fields['text_offset'] }),
    seq: numberField(fields, 'msg_event_seq'),
    ...contentOf(type, fieldsOf(fields['payload']), false),
  }
}

/** The piece in a stored event of the requested message; undefined for thoughts and tool calls. */
export const readStoredEvent = (
  { type, key, seq, payload }: StoredEvent,
  of: Pick<StreamEvent, 'channel' | 'sender' | 'clientMsgNo'>,
): StreamEvent | undefined =>
  isAnswer(type, key) ? { ...of, seq, ...contentOf(type, payload, true) } : undefined

const STATES: ReadonlyMap<string, Written['status']> = new Map([
  ['open', 'growing'],
  ['closed', 'ended'],
  ['error', 'failed'],
  ['cancelled', 'cancelled'],
])

/** A field in either spelling: servers write snake_case, shops may write camelCase. */
const either = (fields: Fields | undefined, snake: string): unknown =>
  fields?.[snake] ?? fields?.[snake.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]

/** For a message that is not a text this is JSON of the last write, which is not readable. */
const plainText = (base64: unknown): string => {
  const bytes = typeof base64 === 'string' ? decodeBase64(encodeUtf8(base64)) : undefined
  const text = bytes ? (readUtf8(bytes) ?? '') : ''
  return text.startsWith('{') && textField(parse(encodeUtf8(text)), 'kind') !== '' ? '' : text
}

/**
 * The state of a streamed message in a row of history: `event_meta` has a state for each key; `stream_data`, `end`,
 * `end_reason` and `error` are the fields of servers of 2025. Undefined when there are none.
 */
export const readWritten = (row: Fields): Written | undefined => {
  const meta = fieldsOf(either(row, 'event_meta'))
  const lanes: readonly unknown[] = Array.isArray(meta?.['events']) ? meta['events'] : []
  const lane = lanes.map((one) => fieldsOf(one)).find((one) => either(one, 'event_key') === ANSWER)
  const data = plainText(either(row, 'stream_data'))
  const isOver = Number(row['end'] ?? 0) === 1 || meta?.['completed'] === true
  if (!lane && data === '' && !isOver) return undefined
  const fields = lane ?? row
  const error = textField(fields, 'error')
  const state = STATES.get(textField(lane ?? {}, 'status')) ?? 'growing'
  const isFailed = error !== '' && state !== 'cancelled'
  const status = state === 'growing' && isOver ? 'ended' : state
  return {
    status: isFailed ? 'failed' : status,
    text: wordsIn(fieldsOf(lane?.['snapshot']), 'text') || data,
    error,
    endReason: Number(either(fields, 'end_reason') ?? 0) || 0,
    eventSeq: Number(either(lane, 'last_msg_event_seq') ?? 0) || 0,
  }
}
