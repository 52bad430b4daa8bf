import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { gatewayOf } from '../../../../adapters/embedded-backend/chat/gateway/gateway-part.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'
import { connectTo, textOf } from '../../../support/backend/chat/gateway-client.ts'
import { until } from '../../../support/until.ts'

type Answer = { readonly status: number; readonly text: string; readonly json: unknown }
type Ask = (path: string, body?: unknown, token?: string) => Promise<Answer>
type Context = { backend: TestBackend; ask: Ask }

const calls = suite<Context>("the messaging server's own API")

const TOKEN = 'a manager token'
const TALK = { channel_id: 'ben', channel_type: 1 }
const base64 = (text: string): string => Buffer.from(text).toString('base64')
const said = (text: string) => base64(JSON.stringify({ content: text, type: 1 }))

calls.before(async (context) => {
  context.backend = await startBackend({ config: { imManagerToken: TOKEN } })
  context.ask = async (path, body, token = TOKEN) => {
    const isQuery = body === undefined
    const response = await context.backend.fetch(
      new Request(`http://shop.test/im${path}`, {
        method: isQuery ? 'GET' : 'POST',
        headers: { token },
        ...(isQuery ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return { status: response.status, text, json: JSON.parse(text) }
  }
})

calls.after(async ({ backend }) => {
  assert.equal(backend.errors, [])
  await backend.close()
})

calls('does not exist without a manager token', async () => {
  const closed = await startBackend()
  const response = await closed.fetch(new Request('http://shop.test/im/health'))
  assert.is(response.status, 404)
  await closed.close()
})

calls('answers only /health without the token', async ({ ask }) => {
  for (const token of ['', 'a manager toke', 'another']) {
    const { status, json } = await ask('/conversation/sync', { uid: 'ana', msg_count: 1 }, token)
    assert.equal([status, (json as { status: number }).status], [401, 401])
  }
  assert.equal((await ask('/health', undefined, '')).json, { status: 'ok' })
})

calls(
  'registers a token that opens a connection, shows who is online and disconnects a device',
  async (context) => {
    const { ask, backend } = context
    const registered = await ask('/user/token', { uid: 'ana', token: 't-1', device_flag: 1, device_level: 0 })
    assert.equal(registered.json, { status: 200 })
    const ana = connectTo(gatewayOf(backend.deps), { uid: 'ana', token: 't-1' })
    await until(() => ana.of('connack').length > 0)
    assert.is(ana.of('connack')[0]?.reasonCode, 1)
    assert.equal((await ask('/user/onlinestatus', ['ana', 'nobody'])).json, [
      { uid: 'ana', device_flag: 1, online: 1 },
    ])
    assert.equal((await ask('/user/device_quit', { uid: 'ana', device_flag: -1 })).json, { status: 200 })
    await until(() => ana.of('disconnect').length > 0)
    assert.is(ana.of('disconnect')[0]?.reasonCode, 12)
  },
)

calls('returns the address of the socket', async ({ ask }) => {
  assert.equal((await ask('/route?uid=ana')).json, {
    tcp_addr: '',
    ws_addr: 'ws://shop.test/im-ws',
    wss_addr: '',
  })
})

calls('sends a message that is delivered, stored and unread', async ({ ask, backend }) => {
  await ask('/user/token', { uid: 'ben', token: 't-2', device_flag: 1, device_level: 0 })
  const ben = connectTo(gatewayOf(backend.deps), { uid: 'ben', token: 't-2' })
  await until(() => ben.of('connack').length > 0)
  const sent = await ask('/message/send', {
    header: { red_dot: 1 },
    from_uid: 'ana',
    client_msg_no: 'no-1',
    ...TALK,
    payload: said('hello "message_id":"7"'),
  })
  const { data } = sent.json as { data: { client_msg_no: string } }
  assert.is(data.client_msg_no, 'no-1')
  assert.match(sent.text, /"message_id":\d{15,}[,}]/)
  assert.equal(ben.recvs().map(textOf), ['hello "message_id":"7"'])
  const page = await ask('/channel/messagesync', { login_uid: 'ana', ...TALK, limit: 10 })
  const [id] = /\d{15,}/.exec(page.text) ?? []
  const read = page.json as { messages: { message_id: number }[] }
  assert.equal(
    { ...read, messages: read.messages.map(({ message_id: _, ...message }) => message) },
    {
      start_message_seq: 0,
      end_message_seq: 0,
      more: 0,
      messages: [
        {
          header: { no_persist: 0, red_dot: 1, sync_once: 0 },
          setting: 0,
          message_idstr: id,
          client_msg_no: 'no-1',
          message_seq: 1,
          from_uid: 'ana',
          ...TALK,
          expire: 0,
          timestamp: Math.floor(backend.clock.now() / 1000),
          payload: said('hello "message_id":"7"'),
        },
      ],
    },
  )
})

calls(
  'counts what is unread, moves the read position forward only, and hides a conversation',
  async ({ ask }) => {
    for (const text of ['two', 'three']) {
      const header = { red_dot: 1 }
      await ask('/message/send', { header, from_uid: 'ana', ...TALK, payload: said(text) })
    }
    const listed = async () =>
      (await ask('/conversation/sync', { uid: 'ben', msg_count: 2 })).json as Record<string, unknown>[]
    const unread = async () => (await listed()).map((row) => row['unread'])
    const [row] = await listed()
    const { channel_id, last_msg_seq, readed_to_msg_seq, recents } = row ?? {}
    assert.equal([channel_id, last_msg_seq, readed_to_msg_seq], ['ana', 3, 0])
    assert.equal(
      (recents as { message_seq: number }[]).map(({ message_seq }) => message_seq),
      [3, 2],
    )
    assert.equal(await unread(), [3])
    const conversation = { uid: 'ben', channel_id: 'ana', channel_type: 1 }
    await ask('/conversations/setUnread', { ...conversation, unread: 1 })
    assert.equal(await unread(), [1])
    await ask('/conversations/setUnread', { ...conversation, unread: 2 })
    assert.equal(await unread(), [1])
    await ask('/conversations/clearUnread', conversation)
    assert.equal(await unread(), [0])
    await ask('/conversations/delete', conversation)
    assert.equal(await listed(), [])
    assert.equal((await ask('/conversation/sync', { uid: 'ben', msg_count: 0 })).json, [])
  },
)

calls('refuses invalid input with 400 and a message', async ({ ask }) => {
  const wrong = [
    ['/message/send', 'no json'],
    ['/message/send', { from_uid: 'ana', ...TALK, payload: '*' }],
    ['/message/send', { from_uid: 'ana', subscribers: ['ben'], payload: said('x') }],
    ['/user/token', { uid: 'a@b', token: 't' }],
    ['/channel/messagesync', { login_uid: 'ana', channel_id: 'ben' }],
    ['/message/send', { from_uid: 'ana', ...TALK, payload: 'A'.repeat(300_000) }],
  ] as const
  for (const [path, body] of wrong) {
    const { status, json } = await ask(path, body)
    const { msg, status: told } = json as { msg: string; status: number }
    assert.equal(
      [status, told, msg.length > 5],
      [400, 400, true],
      `${path} ${JSON.stringify(body).slice(0, 60)}`,
    )
  }
  assert.is((await ask('/no/such', {})).status, 404)
})

calls.run()
