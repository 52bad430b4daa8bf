import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { HttpAnswer, HttpPort } from '../../../application/ports/http-port.ts'
import type { TransportFault } from '../../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../../domain/shared/result.ts'
import { bentAnswer, type Draw, type FateSource, UNHEARD } from './chaos-fate.ts'

const SLOW_MS = 6_000
/** Longer than any call of the app waits, uploads left out. */
const LATE_MS = 15_000
const INNER_LIMIT_MS = 120_000

export type ChaosHttp = HttpPort & {
  /** Calls that the server is working on now; virtual time has to wait for them. */
  readonly atWork: () => number
}

type Sent = Promise<Result<HttpAnswer, TransportFault>>

/** A way to the server on which anything can happen, in virtual time. */
export const createChaosHttp = (inner: HttpPort, clock: ClockPort, fates: FateSource): ChaosHttp => {
  let atWork = 0
  const answers = new Map<string, HttpAnswer>()
  const wait = (ms: number): Promise<void> => new Promise((done) => void clock.after(ms, done))

  const carry = async (draw: Draw, reach: () => Sent, before: HttpAnswer | undefined): Sent => {
    const { fate, random } = draw
    if (fate === 'stale' && before) return ok(before)
    if (fate === 'calm' || fate === 'stale') return reach()
    if (fate === 'slow') await wait(random.below(SLOW_MS))
    if (fate === 'late-request') await wait(LATE_MS)
    if (fate === 'twice') await reach()
    if (UNHEARD.includes(fate)) await wait(50)
    if (fate === 'request-lost') return fail({ kind: 'offline' })
    const sent = UNHEARD.includes(fate) ? ok({ status: 200, json: undefined }) : await reach()
    if (fate === 'slow') await wait(random.below(SLOW_MS))
    if (fate === 'late-answer') await wait(LATE_MS)
    if (fate === 'answer-lost') return fail({ kind: 'offline' })
    return sent.ok ? ok(bentAnswer(draw, sent.value)) : sent
  }

  return {
    atWork: () => atWork,
    send: (request) =>
      new Promise((resolve) => {
        const key = `${request.method} ${request.headers['token'] ?? ''} ${request.url}`
        const before = request.method === 'GET' ? answers.get(key) : undefined
        const reach = (): Sent => {
          atWork += 1
          const { signal: _, ...plain } = request
          return inner.send({ ...plain, timeoutMs: INNER_LIMIT_MS }).then((sent) => {
            atWork -= 1
            if (sent.ok) answers.set(key, sent.value)
            return sent
          })
        }
        const timer = clock.after(request.timeoutMs, () => resolve(fail({ kind: 'timed-out' })))
        request.signal?.onCancel(() => resolve(fail({ kind: 'cancelled' })))
        const { pathname } = new URL(request.url)
        void carry(fates.draw(pathname), reach, before).then((sent) => {
          timer.cancel()
          resolve(sent)
        })
      }),
  }
}
