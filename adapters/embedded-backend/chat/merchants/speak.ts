import type { ClockPort, TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { Say } from './answer.ts'
import type { MerchantSender, OpenStream } from './merchant-sender.ts'

/** Runs work in the merchants' queue, so that nothing is answered twice. */
export type Enqueue = (work: () => Promise<void>) => void

/** The dependencies for sending an answer with typing delays. */
export type Speaking = {
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

const pour = (how: Speaking, stream: OpenStream, pieces: readonly string[], done: () => void): void => {
  const [piece, ...rest] = pieces
  how.enqueue(async () => {
    if (piece === undefined) {
      await stream.end()
      done()
      return
    }
    await stream.append(piece)
    how.hold(how.clock.after(how.pieceMs, () => pour(how, stream, rest, done)))
  })
}

/** Sends the messages of an answer one after the other, with pauses; `done` is called after the last. */
export const speak = (
  how: Speaking,
  voice: MerchantSender,
  says: readonly Say[],
  nameOf: (index: number) => string,
  done: () => void,
): void => {
  const sayFrom = (index: number): void => {
    const next = () => {
      if (index + 1 >= says.length) return done()
      how.hold(how.clock.after(how.pauseMs, () => sayFrom(index + 1)))
    }
    how.enqueue(async () => {
      const one = says[index]
      if (one === undefined) return done()
      if (one.do === 'send') {
        await voice.say(one.payload, nameOf(index))
        return next()
      }
      const stream = await voice.stream(nameOf(index))
      if (stream) return pour(how, stream, piecesOf(one.text), next)
      await voice.say({ type: 1, content: one.text }, nameOf(index))
      next()
    })
  }
  sayFrom(0)
}
