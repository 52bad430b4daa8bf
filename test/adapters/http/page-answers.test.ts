import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFetchHttp } from '../../../adapters/http/fetch-http.ts'
import { pageAnswersFirst } from '../../../adapters/http/page-answers.ts'
import type { HttpRequest } from '../../../application/ports/http-port.ts'
import { sessionDigest } from '../../../domain/session/session.ts'

const answers = suite('API answers embedded in a page')

const URL = '/api/index/banner'

const request = (change: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: URL,
  headers: {},
  timeoutMs: 1000,
  ...change,
})

const openPort = (now = 0, session?: string) => {
  const sent: string[] = []
  const fetchLate = async (url: string | URL | Request) => {
    sent.push(String(url))
    return new Response('"late"')
  }
  const page = { answers: { [URL]: '"in the page"' }, session, askedAt: 0 }
  const source = () => fetchLate
  const port = createFetchHttp(pageAnswersFirst(source, page, () => now))
  const read = async (wanted: HttpRequest): Promise<unknown> => {
    const result = await port.send(wanted)
    return result.ok ? result.value.json : result.fault.kind
  }
  return { read, sent }
}

answers('answer exactly the same call, once', async () => {
  const { read, sent } = openPort()
  assert.is(await read(request()), 'in the page')
  assert.equal(sent, [])
  assert.is(await read(request()), 'late')
  assert.equal(sent, [URL])
})

answers('are not used for another address, another method or a signed-in shopper', async () => {
  assert.is(await openPort().read(request({ url: '/api/index/category' })), 'late')
  assert.is(await openPort().read(request({ method: 'POST' })), 'late')
  assert.is(await openPort().read(request({ headers: { token: 'mine' } })), 'late')
})

answers('of a shopper are used only for the session that they were rendered for', async () => {
  const theirs = sessionDigest('mine')
  assert.is(await openPort(0, theirs).read(request({ headers: { token: 'mine' } })), 'in the page')
  assert.is(await openPort(0, theirs).read(request({ headers: { token: 'another' } })), 'late')
  assert.is(await openPort(0, theirs).read(request()), 'late')
})

answers('are not used when they are too old', async () => {
  assert.is(await openPort(59_999).read(request()), 'in the page')
  assert.is(await openPort(60_000).read(request()), 'late')
})

answers.run()
