import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { AnswerPart } from './answer.ts'
import type { MerchantSender, OpenStream } from './merchant-sender.ts'

/** Runs work in the merchants' queue, so that nothing is answered twice. */
export type Enqueue = (work: () => Promise<void>) => void

/** The dependencies for sending an answer with typing delays. */
export type AnswerSending = {
  readonly clock: Pick<ClockPort, 'after'>
  readonly enqueue: Enqueue
  readonly pauseMs: number
  readonly pieceMs: number
  /** Stores the timer, so that it can be cancelled. */
  readonly hold: (timer: TimerHandle) => void
}

/** Characters of a streamed piece. */
const PIECE = 24

/** Splits a text into pieces at spaces, so that words are not cut. */
export const piecesOf = (text: string): readonly string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const part of text.split(/(?<=\s)/)) {
    if (piece.length + part.length > PIECE && piece !== '') {
      pieces.push(piece)
      piece = ''
    }
    piece += part
  }
  return piece === '' ? pieces : [...pieces, piece]
}

const sendPieces = (
  sending: AnswerSending,
  stream: OpenStream,
  pieces: readonly string[],
  done: () => void,
): void => {
  const [piece, ...rest] = pieces
  sending.enqueue(async () => {
    if (piece === undefined) {
      await stream.end()
      done()
      return
    }
    await stream.append(piece)
    sending.hold(sending.clock.after(sending.pieceMs, () => sendPieces(sending, stream, rest, done)))
  })
}

/** Sends the messages of an answer one after the other, with pauses; `done` is called after the last. */
export const sendAnswer = (
  sending: AnswerSending,
  sender: MerchantSender,
  parts: readonly AnswerPart[],
  nameOf: (index: number) => string,
  done: () => void,
): void => {
  const sendFrom = (index: number): void => {
    const next = () => {
      if (index + 1 >= parts.length) return done()
      sending.hold(sending.clock.after(sending.pauseMs, () => sendFrom(index + 1)))
    }
    sending.enqueue(async () => {
      const one = parts[index]
      if (one === undefined) return done()
      if (one.do === 'send') {
        await sender.send(one.payload, nameOf(index))
        return next()
      }
      const stream = await sender.stream(nameOf(index))
      if (stream) return sendPieces(sending, stream, piecesOf(one.text), next)
      await sender.send({ type: 1, content: one.text }, nameOf(index))
      next()
    })
  }
  sendFrom(0)
}
