import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createFakeClock, type FakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import {
  accepted,
  createFakeHttp,
  createHeldAnswer,
  refused,
  unauthorised,
  unreachable,
} from '../../../adapters/fakes/fake-http.ts'
import { createFakeLifecycle, createFakeLog } from '../../../adapters/fakes/fake-ports.ts'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { createMemoryStorage } from '../../../adapters/storage/web-storage.ts'
import { type CallOptions, createApi } from '../../../application/api/api-client.ts'
import { createSessionState } from '../../../application/session/session-state.ts'
import { createCancellation } from '../../../application/shared/async.ts'
import { createNotices } from '../../../application/shared/notices.ts'
import type { ServerClock } from '../../../application/shared/server-clock.ts'
import { createState } from '../../../application/shared/streams.ts'
import type { KeptAnswers } from '../../../domain/offline/kept-times.ts'
import { fail, ok } from '../../../domain/shared/result.ts'

type Clocks = { readonly clock: FakeClock; readonly serverClock: Pick<ServerClock, 'learn'> }

const client = suite('API client (requirements S6 to S9, api.md 1 and 7)')

const setUp = (
  token?: string,
  { clock = createFakeClock(), serverClock = { learn: () => undefined } }: Partial<Clocks> = {},
) => {
  const http = createFakeHttp()
  const log = createFakeLog()
  const notices = createNotices({ clock, lifecycle: createFakeLifecycle() })
  const cookies = createMemoryStorage(clock.now)
  if (token) cookies.write('admin_token', token, 3)
  const sessionState = createSessionState({
    cookies,
    device: createMemoryStorage(clock.now),
    tabs: createFakeBrowser().openTab(),
  })
  const keptAnswers = createState<KeptAnswers>(new Map())
  const api = createApi({
    http,
    clock,
    serverClock,
    keptAnswers,
    log,
    notices,
    sessionState,
    config: { baseUrl: 'https://h.example' },
  })
  const shown = () =>
    notices.notices$.value.map(({ text }) => (text.kind === 'fault' ? text.fault.kind : text.kind))
  return { api, clock, http, keptAnswers, log, notices, sessionState, cookies, shown }
}
const anything = (data: unknown) => ({ data })
const URL = 'https://h.example/api/x'

client('calls the base address with a timeout of ten seconds', async () => {
  const { api, http } = setUp()
  http.answer(URL, () => accepted({ a: 1 }))
  const answer = await api.get('/api/x', { page: 1, none: '' }, anything)
  assert.equal(answer, { ok: true, value: { data: { a: 1 } } })
  assert.is(http.requests[0]?.url, `${URL}?page=1`)
  assert.is(http.requests[0]?.timeoutMs, 10_000)
})

client('sends the token unless it is suppressed for the call', async () => {
  const { api, http } = setUp('t1')
  http.answer(URL, () => accepted())
  await api.get('/api/x', {}, anything)
  await api.get('/api/x', {}, anything, { isTokenSuppressed: true })
  assert.equal(
    http.requests.map(({ headers }) => headers),
    [{ token: 't1' }, {}],
  )
})

client('shows the message of a refusing server and fails the call', async () => {
  const { api, http, notices } = setUp()
  http.answer(URL, () => refused('sold out'))
  const answer = await api.get('/api/x', {}, anything)
  assert.equal(answer.ok ? undefined : answer.fault.kind, 'rejected')
  const fault = { kind: 'rejected', code: 0, message: 'sold out' } as const
  assert.equal(notices.notices$.value[0]?.text, { kind: 'fault', fault })
})

client('shows a lost network, a timeout and a status by its number', async () => {
  const { api, http, shown } = setUp()
  http.answer(URL, () => unreachable)
  await api.get('/api/x', {}, anything)
  http.answer(URL, () => ({ ok: false, fault: { kind: 'timed-out' } }))
  await api.get('/api/x', {}, anything)
  http.answer(URL, () => ({ ok: true, value: { status: 503, json: undefined } }))
  await api.get('/api/x', {}, anything)
  assert.equal(shown(), ['offline', 'timed-out', 'status'])
})

client('shows nothing for a quiet call and for a cancelled one', async () => {
  const { api, http, shown } = setUp()
  http.answer(URL, () => refused('no'))
  await api.get('/api/x', {}, anything, { isQuiet: true })
  const cancellation = createCancellation()
  cancellation.cancel()
  const cancelled = await api.get('/api/x', {}, anything, { signal: cancellation })
  assert.equal(cancelled, { ok: false, fault: { kind: 'cancelled' } })
  assert.equal(shown(), [])
})

client('reports an answer of the wrong shape as unexpected, and logs its path', async () => {
  const { api, http, log, shown } = setUp()
  http.answer(URL, () => accepted('what?'))
  const answer = await api.get('/api/x', {}, () => undefined)
  assert.equal(answer, { ok: false, fault: { kind: 'unexpected-answer', path: '/api/x' } })
  assert.equal(log.written, [{ level: 'error', event: 'unexpected-answer', fields: { path: '/api/x' } }])
  assert.equal(shown(), ['unexpected-answer'])
})

client('shares one request between equal concurrent GETs', async () => {
  const { api, http } = setUp()
  const held = createHeldAnswer()
  http.answer(URL, () => held.sent)
  const both = Promise.all([
    api.get('/api/x', { page: 1 }, anything),
    api.get('/api/x', { page: 1 }, anything),
  ])
  held.give(accepted(5))
  const answers = await both
  assert.is(http.requests.length, 1)
  assert.equal(
    answers.map((answer) => answer.ok && answer.value),
    [{ data: 5 }, { data: 5 }],
  )
  http.answer(URL, () => accepted(6))
  await api.get('/api/x', { page: 1 }, anything)
  assert.is(http.requests.length, 2)
})

client('repeats a GET that has waited for two seconds, as its answer may never come', async () => {
  const { api, http, clock } = setUp()
  const held = createHeldAnswer()
  http.answer(URL, () => held.sent)
  const first = api.get('/api/x', {}, anything)
  clock.advance(1_999)
  void api.get('/api/x', {}, anything)
  assert.is(http.requests.length, 1)
  clock.advance(1)
  void api.get('/api/x', {}, anything)
  assert.is(http.requests.length, 2)
  held.give(accepted(5))
  await first
})

client('repeats a waiting GET too when the device clock was set back meanwhile', async () => {
  const { api, http, clock } = setUp()
  http.answer(URL, () => createHeldAnswer().sent)
  void api.get('/api/x', {}, anything)
  clock.advance(1_000)
  clock.setBack(3_600_000)
  void api.get('/api/x', {}, anything)
  assert.is(http.requests.length, 2)
})

const TIMED_OUT = fail({ kind: 'timed-out' } as const)

/** One question put twice, two seconds apart; the first call is lost. */
const askTwice = async (second: CallOptions = {}) => {
  const all = setUp()
  const held = createHeldAnswer()
  all.http.answer(URL, () => held.sent)
  const first = all.api.get('/api/x', {}, anything)
  all.clock.advance(2_000)
  all.http.answer(URL, () => (second.isQuiet ? unreachable : accepted(5)))
  await all.api.get('/api/x', {}, anything, second)
  held.give(TIMED_OUT)
  return { ...all, first: await first }
}

client('shows no error for a lost GET whose repetition was answered', async () => {
  const { first, shown } = await askTwice()
  assert.equal(first, TIMED_OUT)
  assert.equal(shown(), [])
})

client('shows an error for a lost GET when the repeated one was quiet', async () => {
  const { shown } = await askTwice({ isQuiet: true })
  assert.equal(shown(), ['timed-out'])
})

client('repeats a GET that was sent before a write was answered, as it may be outdated', async () => {
  const { api, http } = setUp()
  const held = createHeldAnswer()
  http.answer(URL, ({ method }) => (method === 'POST' ? accepted() : held.sent))
  const before = api.get('/api/x', {}, anything)
  await api.post('/api/x', { add: 1 }, anything, { isQuiet: true })
  http.answer(URL, () => accepted('with the addition'))
  const after = await Promise.race([api.get('/api/x', {}, anything), settle()])
  assert.equal(after, { ok: true, value: { data: 'with the addition' } })
  held.give(accepted('without it'))
  assert.equal(await before, { ok: true, value: { data: 'without it' } })
})

client('refuses an identical POST within a second with a warning', async () => {
  const { api, http, clock, shown } = setUp()
  http.answer(URL, () => accepted())
  await api.post('/api/x', { a: 1, b: 2 }, anything)
  clock.advance(999)
  const second = await api.post('/api/x', { b: 2, a: 1 }, anything)
  assert.equal(second, { ok: false, fault: { kind: 'duplicate-submit' } })
  assert.equal(shown(), ['duplicate-submit'])
  clock.advance(1)
  assert.ok((await api.post('/api/x', { a: 1, b: 2 }, anything)).ok)
  assert.is(http.requests.length, 2)
})

client('lets a POST be repeated at once when it failed', async () => {
  const { api, http } = setUp()
  http.answer(URL, () => unreachable)
  await api.post('/api/x', { a: 1 }, anything)
  http.answer(URL, () => accepted())
  assert.ok((await api.post('/api/x', { a: 1 }, anything)).ok)
})

client('does not warn when two different files are sent', async () => {
  const { api, http, shown } = setUp()
  http.answer(URL, () => accepted())
  const file = (fileName: string) => ({
    name: 'file',
    value: { fileName, mediaType: 'image/png', size: 1, modifiedAt: 1, content: null },
  })
  await api.upload('/api/x', [file('a.png')], anything)
  await api.upload('/api/x', [file('b.png')], anything)
  assert.equal([http.requests.length, shown()], [2, []])
  await api.upload('/api/x', [file('b.png')], anything)
  assert.equal([http.requests.length, shown()], [2, ['duplicate-submit']])
})

for (const [name, options] of [
  ['that shows its fault in a form', { isQuiet: true }],
  ['with a token of its own', { token: 'other' }],
  ['that sends no token', { isTokenSuppressed: true }],
] as const) {
  client(`refuses an identical POST or PUT ${name} as well`, async () => {
    const { api, http } = setUp('t')
    http.answer(URL, () => accepted())
    for (const method of ['post', 'put'] as const) {
      const first = await api[method]('/api/x', { a: 1 }, anything, options)
      const second = await api[method]('/api/x', { a: 1 }, anything, options)
      assert.equal([first.ok, second.ok ? '' : second.fault.kind], [true, 'duplicate-submit'])
    }
    assert.equal(
      http.requests.map(({ method }) => method),
      ['POST', 'PUT'],
    )
  })
}

client('ignores the request id when it compares requests', async () => {
  const { api, http, clock, shown } = setUp()
  http.answer(URL, () => accepted())
  await api.post('/api/x', { text: 'late parcel', request_id: 'a' }, anything)
  clock.advance(496)
  const second = await api.post('/api/x', { text: 'late parcel', request_id: 'b' }, anything)
  assert.equal([second.ok, http.requests.length, shown()], [false, 1, ['duplicate-submit']])
  assert.ok((await api.post('/api/x', { text: 'another', request_id: 'b' }, anything)).ok)
})

client('refuses an identical POST while the first is still under way', async () => {
  const { api, http, shown } = setUp()
  const held = createHeldAnswer()
  http.answer(URL, () => held.sent)
  const first = api.post('/api/x', { a: 1 }, anything)
  assert.not((await api.post('/api/x', { a: 1 }, anything)).ok)
  assert.equal([http.requests.length, shown()], [1, ['duplicate-submit']])
  held.give(accepted())
  assert.ok((await first).ok)
})

client('delays its own repeated call instead of losing it within the same second', async () => {
  const { api, http, clock, shown } = setUp()
  http.answer(URL, () => accepted())
  const background = { isQuiet: true, isBackground: true }
  const send = (n: number) => api.post('/api/x', { n }, anything, background)
  await send(2)
  await send(3)
  const again = [send(2), send(2)]
  await clock.advanceAsync(999)
  assert.is(http.requests.length, 2)
  await clock.advanceAsync(1)
  assert.equal(
    (await Promise.all(again)).map(({ ok }) => ok),
    [true, true],
  )
  assert.equal([http.requests.length, shown()], [3, []])
})

client("learns the server's time from answers, but not from cached ones", async () => {
  const clock = createFakeClock()
  const told: unknown[] = []
  const serverClock = { learn: (...learnt: readonly unknown[]) => void told.push(learnt) }
  const all = setUp(undefined, { clock, serverClock })
  const stamped = (more = {}) => ({
    ok: true as const,
    value: { status: 200, json: { code: 1, msg: '', time: 1_700_000_100, data: 1 }, ...more },
  })
  const at = clock.now()
  all.http.answer(URL, () => {
    clock.advance(300)
    return stamped()
  })
  await all.api.get('/api/x', {}, anything)
  assert.equal(told, [[1_700_000_100, { sentAt: at, answeredAt: at + 300 }]])
  all.http.answer(URL, () => stamped({ keptAt: at - 60_000 }))
  await all.api.get('/api/x', {}, anything)
  assert.is(told.length, 1)
  all.http.answer(URL, () => stamped({ askedAt: at - 5_000 }))
  await all.api.get('/api/x', {}, anything)
  assert.equal(told[1], [1_700_000_100, { sentAt: at - 5_000, answeredAt: clock.now() }])
})

client(
  'notes which calls were answered from the cache and when that was, until the server answers',
  async () => {
    const { api, http, keptAnswers } = setUp()
    const answerKept = (keptAt: number) =>
      http.answer(URL, () => ok({ status: 200, json: { code: 1, msg: '', data: 1 }, keptAt }))
    const first = keptAnswers.value
    http.answer(URL, () => accepted(1))
    await api.get('/api/x', {}, anything)
    assert.is(keptAnswers.value, first)
    answerKept(5_000)
    await api.get('/api/x', {}, anything)
    assert.equal([...keptAnswers.value], [[URL, { at: 5_000 }]])
    http.answer(URL, () => unreachable)
    await api.get('/api/x', {}, anything)
    assert.is(keptAnswers.value.size, 1)
    http.answer(URL, () => accepted(2))
    await api.get('/api/x', {}, anything)
    assert.is(keptAnswers.value.size, 0)
  },
)

client('neither shares requests between shoppers nor refuses one for another’s', async () => {
  const { api, http, sessionState, shown } = setUp('first')
  const held = createHeldAnswer()
  http.answer(URL, ({ headers }) => (headers['token'] === 'first' ? held.sent : accepted('of the second')))
  const ofFirst = [
    api.post('/api/x', { shop: 1 }, anything, { isQuiet: true }),
    api.post('/api/x', { add: 1 }, anything),
  ]
  sessionState.leave('signed-out')
  sessionState.enter('second')
  const ofSecond = await Promise.all([
    Promise.race([api.post('/api/x', { shop: 1 }, anything, { isQuiet: true }), settle()]),
    api.post('/api/x', { add: 1 }, anything),
  ])
  const second = { ok: true, value: { data: 'of the second' } }
  assert.equal(ofSecond, [second, second])
  assert.equal(shown(), [])
  held.give(accepted('of the first'))
  await Promise.all(ofFirst)
})

client('ends the session once for a burst of parallel 401s', async () => {
  const { api, http, sessionState, cookies, notices } = setUp('old')
  http.answer('https://h.example/api/a', () => unauthorised('Log in again'))
  http.answer('https://h.example/api/b', () => unauthorised('Log in again'))
  http.answer('https://h.example/api/c', () => unauthorised('Log in again'))
  const redirects: string[] = []
  sessionState.redirect$.subscribe((redirect) => redirect && redirects.push(redirect.path))
  await Promise.all(['a', 'b', 'c'].map((name) => api.get(`/api/${name}`, {}, anything)))
  assert.equal(redirects, ['/login'])
  assert.is(notices.notices$.value.length, 1)
  assert.is(sessionState.session$.value.kind, 'visitor')
  assert.is(cookies.read('admin_token'), undefined)
})

client('does not end a new session because of a 401 for an old token', async () => {
  const { api, http, sessionState } = setUp('old')
  const held = createHeldAnswer()
  http.answer(URL, () => held.sent)
  const call = api.get('/api/x', {}, anything)
  sessionState.leave()
  sessionState.enter('new')
  held.give(unauthorised())
  await call
  assert.is(sessionState.token(), 'new')
  assert.is(sessionState.redirect$.value, undefined)
})

client('tells a visitor about a 401 but does not redirect them', async () => {
  const { api, http, sessionState, shown } = setUp()
  http.answer(URL, () => unauthorised())
  await api.get('/api/x', {}, anything)
  assert.equal(shown(), ['unauthorised'])
  assert.is(sessionState.redirect$.value, undefined)
})

const tones = ({ notices }: ReturnType<typeof setUp>) => notices.notices$.value.map(({ tone }) => tone)

client('shows a loading toast while a write takes long, and removes it with the answer', async () => {
  const made = setUp()
  const held = createHeldAnswer()
  made.http.answer(URL, () => held.sent)
  const asked = made.api.post('/api/x', {}, anything, { isQuiet: true })
  await made.clock.advanceAsync(399)
  assert.equal(tones(made), [])
  await made.clock.advanceAsync(1)
  assert.equal(tones(made), ['loading'])
  await made.clock.advanceAsync(5000)
  assert.equal(tones(made), ['loading'])
  held.give(accepted())
  await asked
  assert.equal(tones(made), [])
})

client('keeps one loading toast until the last of several writes is answered', async () => {
  const made = setUp()
  const [first, second] = [createHeldAnswer(), createHeldAnswer()]
  made.http.answer(URL, ({ body }) => (JSON.stringify(body).includes('1') ? first.sent : second.sent))
  const one = made.api.put('/api/x', { n: 1 }, anything)
  const two = made.api.upload('/api/x', [{ name: 'n', value: '2' }], anything)
  await made.clock.advanceAsync(500)
  assert.equal(tones(made), ['loading'])
  first.give(accepted())
  await one
  assert.equal(tones(made), ['loading'])
  second.give(refused('no'))
  await two
  assert.equal(tones(made), ['error'])
})

client('shows no loading toast for quick writes, for reads, nor for calls in the background', async () => {
  const made = setUp()
  const held = createHeldAnswer()
  made.http.answer(URL, () => held.sent)
  made.http.answer('https://h.example/api/soon', () => accepted())
  await made.api.post('/api/soon', {}, anything)
  void made.api.get('/api/x', {}, anything)
  void made.api.post('/api/x', { a: 1 }, anything, { isBackground: true })
  void made.api.post('/api/x', { a: 2 }, anything, { isUnwaited: true })
  await made.clock.advanceAsync(2000)
  assert.equal(tones(made), [])
  void made.api.get('/api/x', { id: 1 }, anything, { isWrite: true })
  await made.clock.advanceAsync(2000)
  assert.equal(tones(made), ['loading'])
})

client.run()
