import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { HttpPort, HttpRequest } from '../../application/ports/http-port.ts'
import { createCancellation } from '../../application/shared/async.ts'

/**
 * The far side answers: /echo what it got ({method, token, contentType, body, query}), /refused 418 with
 * JSON, /text 503 with plain text, /silent never. `deadUrl` leads to nobody.
 */
export type HttpSetUp = {
  readonly port: HttpPort
  readonly base: string
  readonly deadUrl: string
  readonly elapse: (ms: number) => Promise<void>
}

/** What every HttpPort keeps to. */
export const httpContract = (name: string, create: () => HttpSetUp): void => {
  const http = suite(`HttpPort: ${name}`)
  const get = (url: string, change: Partial<HttpRequest> = {}): HttpRequest => ({
    method: 'GET',
    url,
    headers: {},
    timeoutMs: 5_000,
    ...change,
  })

  http('sends method, address, headers and a JSON body', async () => {
    const { port, base } = create()
    const sent = await port.send(
      get(`${base}/echo?a=1`, { method: 'POST', headers: { token: 't' }, body: { json: { x: [1, 'ü'] } } }),
    )
    assert.equal(sent, {
      ok: true,
      value: {
        status: 200,
        json: {
          method: 'POST',
          query: '?a=1',
          token: 't',
          contentType: 'application/json',
          body: { x: [1, 'ü'] },
        },
      },
    })
  })

  http('returns any status as an answer', async () => {
    const { port, base } = create()
    assert.equal(await port.send(get(`${base}/refused`)), {
      ok: true,
      value: { status: 418, json: { code: 0 } },
    })
  })

  http('returns no JSON when the body is none', async () => {
    const { port, base } = create()
    assert.equal(await port.send(get(`${base}/text`)), { ok: true, value: { status: 503, json: undefined } })
  })

  http('returns offline when the server is unreachable', async () => {
    const { port, deadUrl } = create()
    assert.equal(await port.send(get(deadUrl)), { ok: false, fault: { kind: 'offline' } })
  })

  http('returns timed-out when the answer takes too long', async () => {
    const { port, base, elapse } = create()
    const sending = port.send(get(`${base}/silent`, { timeoutMs: 30 }))
    await elapse(60)
    assert.equal(await sending, { ok: false, fault: { kind: 'timed-out' } })
  })

  http('returns cancelled when the call was cancelled, before or after sending', async () => {
    const { port, base } = create()
    const cancellation = createCancellation()
    const sending = port.send(get(`${base}/silent`, { signal: cancellation }))
    cancellation.cancel()
    assert.equal(await sending, { ok: false, fault: { kind: 'cancelled' } })
    assert.equal(await port.send(get(`${base}/echo`, { signal: cancellation })), {
      ok: false,
      fault: { kind: 'cancelled' },
    })
  })

  http.run()
}
