import { type Message, senderKey, type Written } from '../message.ts'
import { StreamFlag } from '../wire/packets.ts'

// A message that is written in pieces (requirements W2.5, W3). Old servers number the pieces and say in each where they
// stand; new ones give a stream id, and their events carry the text (`stream-event.ts`).

/** Requirement E7: silence after which a stream counts as broken off. */
export const STREAM_SILENCE_MS = 30_000
// A server that counts wildly must not fill the memory.
const PIECE_LIMIT = 10_000

/** A piece of a streamed message, as its RECV brings it. */
export type StreamPiece = {
  readonly streamNo: string
  /** Place in the stream: decimal text of up to 64 bits. */
  readonly place: string
  readonly text: string
  readonly flag: number
  /** Of a stream that is told by events: whether it stands for all pieces before it. */
  readonly isWhole?: boolean
  /** How it ends with this piece, when that is not as its writer wanted. */
  readonly end?: 'failed' | 'cancelled'
  /** Why it failed, in its writer's words. */
  readonly error?: string
}

/** A streamed message as far as it has come. */
export type StreamState = {
  readonly streamNo: string
  readonly pieces: ReadonlyMap<string, string>
  /** `interrupted`: nothing has come for too long. `failed` and `cancelled`: the other side has said so. */
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

/** The stream as history tells of it. */
const writtenStream = (streamNo: string, { status, text, error }: Written): StreamState => ({
  streamNo,
  pieces: new Map(text === '' ? [] : [['0', text]]),
  status,
  ...(error !== '' && { error }),
  isByEvents: true,
})

/** A message without a sender: events name the server's own account, which nobody else knows by that name. */
const ofSystem = (
  { fromUID, clientMsgNo }: Message,
  streams: ReadonlyMap<string, StreamState>,
): StreamState | undefined => {
  if (fromUID !== '' || clientMsgNo === '') return undefined
  for (const [name, stream] of streams) if (name.endsWith(`\n${clientMsgNo}`)) return stream
  return undefined
}

/**
 * How far a message is that is written in pieces: events name it as they do its sender, old servers number the stream,
 * and history says how it has ended. One that says nothing of pieces is no stream, whatever others there are.
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
 * What history says joins what came live: an end is an end; what still grows is taken over only when nothing of it is
 * followed here, for history may be older than the last piece. Undefined: nothing changes.
 */
export const adoptWritten = (
  known: StreamState | undefined,
  streamNo: string,
  written: Written,
): StreamState | undefined => {
  const told = writtenStream(streamNo, written)
  if (!known) return written.status === 'growing' ? told : undefined
  if (written.status !== 'growing') {
    return known.status === written.status
      ? undefined
      : { ...told, pieces: written.text === '' ? known.pieces : told.pieces }
  }
  return known.status === 'interrupted' && written.text.length > streamText(known).length ? told : undefined
}

/** By number: more digits are more, as these texts have no zeros in front. */
const compare = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

/** The stream with one more piece. A piece that came before changes nothing; one may come late, also after the end. */
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

/** What can be read so far, in the order of the pieces. */
export const streamText = ({ pieces }: StreamState): string =>
  [...pieces]
    .sort(([a], [b]) => compare(a, b))
    .map(([, text]) => text)
    .join('')

/** Breaks a stream off that has said nothing for too long: one that has ended stays so. */
export const expireStream = (stream: StreamState): StreamState =>
  stream.status === 'growing' ? { ...stream, status: 'interrupted' } : stream
