import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createWukongimClient } from '../../../../../adapters/embedded-backend/chat/wukongim/wukongim-client.ts'
import { createFakeClock } from '../../../../../adapters/fakes/fake-clock.ts'
import { createFakeLog } from '../../../../../adapters/fakes/fake-ports.ts'

const client = suite('the client of a WuKongIM server')

type Answer = () => Promise<Response>

const set = (answers: readonly Answer[]) => {
  const clock = createFakeClock()
  const log = createFakeLog()
  const sent: { url: string; token: string | null }[] = []
  const made = createWukongimClient({
    api: 'http://im.test',
    managerToken: 'T',
    clock,
    log,
    send: (async (url: string, init: RequestInit) => {
      sent.push({ url, token: new Headers(init.headers).get('token') })
      const answer = answers[sent.length - 1] ?? answers.at(-1)
      const aborted = new Promise<never>((_, reject) =>
        init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      )
      return Promise.race([answer?.() ?? Promise.reject(new Error('none')), aborted])
    }) as typeof fetch,
  })
  const outcome = async (call: Promise<unknown>): Promise<unknown> => {
    const settled = call.then(
      (value) => value,
      (cause: Error) => cause.message,
    )
    await clock.advanceAsync(20_000)
    return settled
  }
  return { ...made, clock, log, sent, outcome }
}

const fine: Answer = async () => new Response('{"data":{"message_id":9007199254740993}}')
const broken: Answer = async () => new Response('no', { status: 502 })
const refused: Answer = async () => new Response('{"msg":"bad"}', { status: 400 })
const silent: Answer = () => new Promise(() => undefined)

client('repeats failed calls that may be repeated, with its token', async () => {
  const { ask, outcome, sent } = set([broken, silent, fine])
  assert.equal(await outcome(ask('GET', '/route')), { data: { message_id: '9007199254740993' } })
  assert.is(sent.length, 3)
  assert.is(sent[0]?.token, 'T')
})

client('does not repeat a send that would be stored twice', async () => {
  const { tell, outcome, sent } = set([broken, fine])
  assert.is(await outcome(tell('/message/send', {})), 'chat-away')
  assert.is(sent.length, 1)
})

client('calls what the server does not offer only once', async () => {
  const { askIfOffered, outcome, sent } = set([async () => new Response('no', { status: 404 })])
  assert.is(await outcome(askIfOffered('/conversation/sync', {})), undefined)
  assert.is(await outcome(askIfOffered('/conversation/sync', {})), undefined)
  assert.is(sent.length, 1)
})

client('does not repeat a refused call', async () => {
  const { ask, outcome, sent } = set([refused])
  assert.is(await outcome(ask('POST', '/user/token', {})), 'chat-away')
  assert.is(sent.length, 1)
})

client('stops calling a server that keeps failing, tries again after a pause, and logs it once', async () => {
  const { tell, clock, log, sent, outcome } = set([broken, broken, broken, broken, broken, fine])
  for (let call = 0; call < 8; call += 1) await tell('/message/send', {}).catch(() => undefined)
  assert.is(sent.length, 5)
  clock.advance(10_000)
  assert.equal(await outcome(tell('/message/send', {})), { data: { message_id: '9007199254740993' } })
  assert.equal(
    log.written.map(({ event }) => event),
    ['wukongim-away', 'wukongim-back'],
  )
  assert.not.match(JSON.stringify(log.written), 'managerToken')
})

client.run()
