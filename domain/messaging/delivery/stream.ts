import { type Message, senderKey } from '../message.ts'
import { StreamFlag } from '../wire/packet.ts'

// A message that is written in pieces (protocol.md 2.5, 3). Old servers number the pieces and say in each where they
// stand; new ones give a stream id, and their events carry the text (`stream-event.ts`).

/** messaging.md 7: silence after which a stream counts as broken off. */
export const STREAM_SILENCE_MS = 30_000
// A server that counts wildly must not fill the memory.
const PIECE_LIMIT = 10_000

export type StreamPiece = {
  readonly streamNo: string
  /** Place in the stream: decimal text of up to 64 bits. */
  readonly place: string
  readonly text: string
  readonly flag: number
  /** Of a stream that is told by events: whether it stands for all pieces before it. */
  readonly isWhole?: boolean
}

export type StreamState = {
  readonly streamNo: string
  readonly pieces: ReadonlyMap<string, string>
  readonly status: 'growing' | 'ended' | 'interrupted'
  readonly isByEvents?: boolean | undefined
}

/** A streamed message before its first piece. */
export const openStream = (streamNo: string): StreamState => ({
  streamNo,
  pieces: new Map(),
  status: 'growing',
})

/** How far a message is that is written in pieces: events name it as they do its sender, old servers number the stream. */
export const streamOf = (
  message: Message,
  streams: ReadonlyMap<string, StreamState>,
): StreamState | undefined => streams.get(senderKey(message)) ?? streams.get(message.stream?.streamNo ?? '')

/** By number: more digits are more, as these texts have no zeros in front. */
const compare = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1)

/** The stream with one more piece. A piece that came before changes nothing; one may come late, also after the end. */
export const addPiece = (stream: StreamState, piece: StreamPiece): StreamState => {
  const before = piece.isWhole ? new Map<string, string>() : stream.pieces
  const isNew = !before.has(piece.place) && before.size < PIECE_LIMIT
  const pieces = isNew && piece.text !== '' ? new Map(before).set(piece.place, piece.text) : before
  const status = piece.flag === StreamFlag.end || stream.status === 'ended' ? 'ended' : 'growing'
  return { ...stream, pieces, status, isByEvents: piece.isWhole !== undefined }
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
