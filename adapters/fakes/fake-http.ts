import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { HttpAnswer, HttpPort, HttpRequest } from '../../application/ports/http-port.ts'
import type { TransportFault } from '../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'

type Sent = Result<HttpAnswer, TransportFault>
type Answering = (request: HttpRequest) => Sent | Promise<Sent>

/** A server whose answers a test sets, and which records its requests. */
export type FakeHttp = HttpPort & {
  /** Every request that went out, oldest first. */
  readonly requests: HttpRequest[]
  /** Sets the answer for a path from now on. Later rules win. */
  readonly answer: (path: string, answering: Answering) => void
  readonly sentTo: (path: string) => readonly HttpRequest[]
}

/** The server's envelope around `data`. */
export const accepted = (data: unknown = null): Sent =>
  ok({ status: 200, json: { code: 1, msg: 'ok', time: '1', data } })

/** A refusal by the server: a code other than 1, with its message. */
export const refused = (message: string, code = 0, status = 200, data: unknown = null): Sent =>
  ok({ status, json: { code, msg: message, time: '1', data } })

/** A refusal of one field, by the server's name of it (api.md 1). */
export const refusedAt = (field: string, message: string): Sent => refused(message, 0, 200, { field })

/** The refusal of a session that has ended (401). */
export const unauthorised = (message = 'Please log in'): Sent => refused(message, 401, 401)

/** A status without an envelope: a call that the server does not have (404), or one that broke (500). */
export const statusOnly = (status: number): Sent => ok({ status, json: undefined })

/** The answer of a device without a network. */
export const unreachable: Sent = fail({ kind: 'offline' })

/** An answer that a test sends when it wants to. */
export const createHeldAnswer = (): { readonly sent: Promise<Sent>; readonly give: (sent: Sent) => void } => {
  let give: (sent: Sent) => void = () => undefined
  const sent = new Promise<Sent>((done) => {
    give = done
  })
  return { sent, give }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** A server with answers set by a test; 404 for everything else. Given a clock, it applies timeouts. */
export const createFakeHttp = (clock?: ClockPort): FakeHttp => {
  const requests: HttpRequest[] = []
  const rules = new Map<string, Answering>()
  return {
    requests,
    answer: (path, answering) => void rules.set(path, answering),
    sentTo: (path) => requests.filter(({ url }) => pathOf(url) === path),
    send: async (request) => {
      requests.push(request)
      if (request.signal?.isCancelled) return fail({ kind: 'cancelled' })
      const answering = rules.get(pathOf(request.url))
      const answer = Promise.resolve(answering ? answering(request) : ok({ status: 404, json: undefined }))
      const cancelled = new Promise<Sent>((done) =>
        request.signal?.onCancel(() => done(fail({ kind: 'cancelled' }))),
      )
      const timedOut = new Promise<Sent>((done) =>
        clock?.after(request.timeoutMs, () => done(fail({ kind: 'timed-out' }))),
      )
      return Promise.race([answer, cancelled, timedOut])
    },
  }
}
