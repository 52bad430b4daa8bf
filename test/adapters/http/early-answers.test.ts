import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { type EarlyCalls, earlyAnswersFirst } from '../../../adapters/http/early-answers.ts'
import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import type { HttpRequest } from '../../../application/ports/http-port.ts'

const early = suite('answers asked for early')

const URL = '/api/index/banner'
const json = (value: unknown) => new Response(JSON.stringify(value))

const request = (change: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: URL,
  headers: {},
  timeoutMs: 1000,
  ...change,
})

const portWith = (answer: Promise<Response>, change: Partial<EarlyCalls> = {}, now = 0) => {
  const sent: string[] = []
  const fetchLate = async (url: string | URL | Request) => {
    sent.push(String(url))
    return json('late')
  }
  const calls: EarlyCalls = { token: '', askedAt: 0, answers: { [URL]: answer }, ...change }
  const port = createFetchHttp(
    earlyAnswersFirst(
      () => fetchLate,
      calls,
      () => now,
    ),
  )
  const read = async (wanted: HttpRequest): Promise<unknown> => {
    const result = await port.send(wanted)
    return result.ok ? result.value.json : result.fault.kind
  }
  return { read, sent }
}

early('serve the very same call, once', async () => {
  const { read, sent } = portWith(Promise.resolve(json('early')))
  assert.is(await read(request()), 'early')
  assert.equal(sent, [])
  assert.is(await read(request()), 'late')
  assert.equal(sent, [URL])
})

early('are left alone by another address, another method and another shopper', async () => {
  const { read } = portWith(Promise.resolve(json('early')))
  assert.is(await read(request({ url: '/api/index/category' })), 'late')
  assert.is(await read(request({ method: 'POST' })), 'late')
  assert.is(await read(request({ headers: { token: 'mine' } })), 'late')
})

early('serve a signed-in shopper by the token that went along', async () => {
  const { read } = portWith(Promise.resolve(json('early')), { token: 'mine' })
  assert.is(await read(request({ headers: { token: 'mine' } })), 'early')
})

early('are not used when they have grown old', async () => {
  const { read } = portWith(Promise.resolve(json('early')), {}, 10_000)
  assert.is(await read(request()), 'late')
})

early('give way to an ordinary call when they did not come', async () => {
  const { read, sent } = portWith(Promise.reject(new TypeError('Failed to fetch')))
  assert.is(await read(request()), 'late')
  assert.equal(sent, [URL])
})

early('do not outlive the time a call may take', async () => {
  const { read } = portWith(new Promise(() => undefined))
  assert.is(await read(request({ timeoutMs: 1 })), 'timed-out')
})

early.run()
