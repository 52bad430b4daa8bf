import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeHttp, unreachable } from '../../../adapters/fakes/fake-http.ts'
import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import { KEPT_AT } from '../../../domain/offline/kept-times.ts'
import { ok } from '../../../domain/shared/result.ts'
import { httpContract } from '../../contracts/http-contract.ts'
import { startEchoServer } from '../../support/backend/echo-server.ts'

const FAKE = 'http://fake.test'

httpContract('fake', () => {
  const clock = createFakeClock()
  const port = createFakeHttp(clock)
  port.answer(`${FAKE}/echo`, ({ method, url, headers, body }) =>
    ok({
      status: 200,
      json: {
        method,
        query: url.slice(url.indexOf('?')),
        token: headers['token'],
        contentType: 'application/json',
        body: body && 'json' in body ? body.json : undefined,
      },
    }),
  )
  port.answer(`${FAKE}/refused`, () => ok({ status: 418, json: { code: 0 } }))
  port.answer(`${FAKE}/text`, () => ok({ status: 503, json: undefined }))
  port.answer(`${FAKE}/silent`, () => new Promise(() => undefined))
  port.answer(`${FAKE}/dead`, () => unreachable)
  return { port, base: FAKE, deadUrl: `${FAKE}/dead`, elapse: clock.advanceAsync }
})

const { base, close } = await startEchoServer()

httpContract('fetch', () => ({
  port: createFetchHttp(),
  base,
  // Port 9 (discard) of this machine: nobody listens there.
  deadUrl: 'http://127.0.0.1:9/',
  elapse: (ms) => new Promise((done) => setTimeout(done, ms)),
}))

const http = suite('fetch adapter')

http('sends small writes with keepalive, and nothing else', async () => {
  const asked: unknown[] = []
  const port = createFetchHttp(() => async (_, init) => {
    asked.push(init?.keepalive ?? false)
    return new Response('{}')
  })
  const call = { url: '/x', headers: {}, timeoutMs: 1_000 } as const
  await port.send({ ...call, method: 'POST', body: { json: { num: 2 } } })
  await port.send({ ...call, method: 'PUT' })
  await port.send({ ...call, method: 'GET', isChange: true })
  await port.send({ ...call, method: 'GET' })
  await port.send({ ...call, method: 'POST', body: { json: 'x'.repeat(9_000) } })
  await port.send({ ...call, method: 'POST', body: { form: [{ name: 'a', value: 'b' }] } })
  assert.equal(asked, [true, true, true, false, false, false])
})

http('says when an answer from the cache was cached', async () => {
  const asked = { method: 'GET', url: '/x', headers: {}, timeoutMs: 1_000 } as const
  const answerOf = (headers: Record<string, string>) =>
    createFetchHttp(() => async () => new Response('{}', { headers })).send(asked)
  assert.equal(await answerOf({}), ok({ status: 200, json: {} }))
  assert.equal(await answerOf({ [KEPT_AT]: '5000' }), ok({ status: 200, json: {}, keptAt: 5_000 }))
})

http('sends multipart entries with files, and leaves the boundary to fetch', async () => {
  const value = {
    fileName: 'a.png',
    mediaType: 'image/png',
    size: 3,
    modifiedAt: 1,
    content: new Uint8Array([80, 78, 71]),
  }
  const sent = await createFetchHttp().send({
    method: 'POST',
    url: `${base}/form`,
    headers: {},
    timeoutMs: 5_000,
    body: {
      form: [
        { name: 'scene', value: 'proof' },
        { name: 'file', value },
      ],
    },
  })
  const { contentType, text } = (sent.ok ? sent.value.json : {}) as { contentType: string; text: string }
  assert.match(contentType, /^multipart\/form-data; boundary=/)
  assert.match(text, 'name="scene"\r\n\r\nproof')
  assert.match(text, 'filename="a.png"\r\nContent-Type: image/png\r\n\r\nPNG')
})

http('derives the cause from its own flags, whatever fetch throws', async () => {
  const port = createFetchHttp(
    () => (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new TypeError('Network request failed'))),
      ),
  )
  const request = { method: 'GET', url: `${base}/echo`, headers: {}, timeoutMs: 5 } as const
  assert.equal(await port.send(request), { ok: false, fault: { kind: 'timed-out' } })
})

http.after(close)

http.run()
