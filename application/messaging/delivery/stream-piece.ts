import type { Content } from '../../../domain/messaging/content/content.ts'
import type { StreamPiece } from '../../../domain/messaging/delivery/stream.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { decodeBase64 } from '../../../domain/messaging/wire/base64.ts'
import { encodeUtf8, readUtf8 } from '../../../domain/messaging/wire/utf8.ts'

/** The text that a piece adds: plain, or base64 in a content of type 98 (spec messaging 3). */
export const pieceText = ({ body }: Content): string => {
  if (body.kind === 'text') return body.text
  if (body.kind !== 'stream') return ''
  const bytes = decodeBase64(encodeUtf8(body.data))
  return bytes ? (readUtf8(bytes) ?? '') : ''
}

/** The piece of a streamed reply that a message carries; undefined for a message that is no stream. */
export const pieceOf = (message: Message): StreamPiece | undefined => {
  const { stream } = message
  if (!stream) return undefined
  const { streamNo, streamSeq, streamId, streamFlag } = stream
  // protocol.md 2.5: the legacy layout counts its pieces, the new one names each by an id that rises.
  return {
    streamNo,
    place: String(streamSeq ?? streamId),
    text: pieceText(message.content),
    flag: streamFlag,
  }
}
