import { type Message, senderKey, type Written } from '../message.ts'
import { hasSetting, SettingBit, StreamFlag } from '../wire/packets.ts'

// Streamed messages (requirements W2.5, W3). Old servers number the pieces and mark start and end; new ones give a
// stream id, and their events carry the text (`stream-event.ts`).

/** Requirement E7: silence (milliseconds) after which a stream counts as interrupted. */
export const STREAM_SILENCE_MS = 30_000
// Limit against servers with absurd piece numbers.
const PIECE_LIMIT = 10_000

/** A piece of a streamed message, as received. */
export type StreamPiece = {
  readonly streamNo: string
  /** Position in the stream: decimal text of up to 64 bits. */
  readonly place: string
  readonly text: string
  readonly flag: number
  /** For event streams: whether the piece replaces all earlier ones. */
  readonly isWhole?: boolean
  /** Set when this piece ends the stream abnormally. */
  readonly end?: 'failed' | 'cancelled'
  /** The writer's error message. */
  readonly error?: string
}

/** The received part of a streamed message. */
export type StreamState = {
  readonly streamNo: string
  readonly pieces: ReadonlyMap<string, string>
  /** `interrupted`: no piece for too long. `failed` and `cancelled`: reported by the other side. */
  readonly status: Written['status'] | 'interrupted'
  readonly error?: string
  readonly isByEvents?: boolean | undefined
}

/** A streamed message before its first piece. */
export const openStream = (streamNo: string): StreamState => ({
  streamNo,
  pieces: new Map(),
  status: 'growing',
})

/** The stream as history has it. */
const writtenStream = (streamNo: string, { status, text, error }: Written): StreamState => ({
  streamNo,
  pieces: new Map(text === '' ? [] : [['0', text]]),
  status,
  ...(error !== '' && { error }),
  isByEvents: true,
})

/** The key of a message without a sender: events name the server's own account, which other calls do not. */
const ofSystem = (
  { fromUID, clientMsgNo }: Message,
  streams: ReadonlyMap<string, StreamState>,
): StreamState | undefined => {
  if (fromUID !== '' || clientMsgNo === '') return undefined
  for (const [name, stream] of streams) if (name.endsWith(`\n${clientMsgNo}`)) return stream
  return undefined
}

/**
 * The stream that a message belongs to: events name it like its sender, old servers number it, and history has its
 * end. Undefined for a message that is not streamed.
 */
export const streamOf = (
  message: Message,
  streams: ReadonlyMap<string, StreamState>,
): StreamState | undefined => {
  const { stream, written } = message
  const known =
    streams.get(senderKey(message)) ??
    (stream?.streamNo ? streams.get(stream.streamNo) : undefined) ??
    ofSystem(message, streams)
  return known ?? (written && writtenStream(senderKey(message), written))
}

/**
 * Whether a stored message is marked as streamed by events, and came without any. The mark is the setting's stream bit
 * without a stream number; messages of older servers in history may look the same.
 */
export const awaitsEvents = ({ messageSeq, setting, stream, written }: Message): boolean =>
  messageSeq > 0 && hasSetting(setting, SettingBit.stream) && !stream && !written

/**
 * Merges the state in history with the live one: an end always counts, an unfinished state only when no pieces were
 * received here, because history may be older. Undefined: nothing changes.
 */
export const adoptWritten = (
  known: StreamState | undefined,
  streamNo: string,
  written: Written,
): StreamState | undefined => {
  const complete = writtenStream(streamNo, written)
  if (!known) return written.status === 'growing' ? complete : undefined
  if (written.status !== 'growing') {
    return known.status === written.status
      ? undefined
      : { ...complete, pieces: written.text === '' ? known.pieces : complete.pieces }
  }
  return known.status === 'interrupted' && written.text.length > streamText(known).length
    ? complete
    : undefined
}

/** Compares numbers as text: more digits are more, because there are no leading zeros. */
const compare = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

/** The stream with another piece. A duplicate changes nothing; a piece may arrive late, also after the end. */
export const addPiece = (stream: StreamState, piece: StreamPiece): StreamState => {
  const before = piece.isWhole ? new Map<string, string>() : stream.pieces
  const isNew = !before.has(piece.place) && before.size < PIECE_LIMIT
  const pieces = isNew && piece.text !== '' ? new Map(before).set(piece.place, piece.text) : before
  const isOver = stream.status !== 'growing' && stream.status !== 'interrupted'
  const now = piece.flag === StreamFlag.end ? (piece.end ?? 'ended') : 'growing'
  return {
    ...stream,
    pieces,
    status: isOver ? stream.status : now,
    ...(piece.error && { error: piece.error }),
    isByEvents: piece.isWhole !== undefined,
  }
}

/** The text so far, in the order of the pieces. */
export const streamText = ({ pieces }: StreamState): string =>
  [...pieces]
    .sort(([a], [b]) => compare(a, b))
    .map(([, text]) => text)
    .join('')

/** Marks a stream as interrupted after a long silence; an ended one stays ended. */
export const expireStream = (stream: StreamState): StreamState =>
  stream.status === 'growing' ? { ...stream, status: 'interrupted' } : stream
