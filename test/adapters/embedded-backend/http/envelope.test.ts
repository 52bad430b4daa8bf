import { brotliDecompressSync } from 'node:zlib'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const envelope = suite('answers of the backend')
let shop: TestBackend

envelope.before(async () => {
  shop = await startBackend({
    parts: [
      {
        name: 'faulty',
        routes: () => [
          {
            method: 'GET',
            path: '/api/faulty',
            access: 'visitor',
            handle: async () => {
              throw new Error('boom')
            },
          },
        ],
      },
    ],
  })
})
envelope.after(() => shop.close())

envelope('carry the time in Unix seconds', async () => {
  const response = await shop.fetch(new Request('http://shop.test/api/faulty'))
  const { time } = (await response.json()) as { time: number }
  assert.is(time, Math.floor(shop.clock.now() / 1000))
})

envelope('hide the cause of a server error, and log it', async () => {
  const answer = await shop.get('/api/faulty')
  assert.equal([answer.status, answer.code, answer.data], [500, 500, null])
  assert.not.match(answer.msg, 'boom')
  assert.match(shop.errors[0] ?? '', 'boom')
})

envelope('give 404 for an unknown call, in the language of the cookie', async () => {
  const answer = await shop.get('/api/no/such', undefined, 'tai')
  assert.equal([answer.status, answer.code, answer.msg], [404, 404, 'ไม่มีบริการนี้'])
})

envelope('take the language from the lang parameter when there is no cookie', async () => {
  const ask = async (query: string) =>
    ((await (await shop.fetch(new Request(`http://shop.test/api/no${query}`))).json()) as { msg: string }).msg
  assert.is(await ask('?lang=zh-cn'), '该接口不存在')
  assert.is(await ask('?lang=klingon'), 'Layanan ini tidak tersedia')
  assert.is(await ask(''), 'Layanan ini tidak tersedia')
})

envelope('are never stored by a cache', async () => {
  const response = await shop.fetch(new Request('http://shop.test/api/no'))
  assert.is(response.headers.get('cache-control'), 'no-store')
})

envelope('run no call for HEAD, which some proxies and scanners send to every address', async () => {
  const before = shop.errors.length
  const response = await shop.fetch(new Request('http://shop.test/api/faulty', { method: 'HEAD' }))
  assert.equal([response.status, response.headers.get('allow')], [405, 'GET'])
  assert.is(shop.errors.length, before)
})

envelope.run()

const bodies = suite('bodies of calls')
let open: TestBackend

bodies.before(async () => {
  open = await startBackend()
})
bodies.after(() => open.close())

bodies('are compressed when they are long and the caller accepts it', async () => {
  const ask = (path: string, encoding: string) =>
    open.fetch(new Request(`http://shop.test${path}`, { headers: { 'accept-encoding': encoding } }))
  const packed = await ask('/api/index/category', 'gzip, br')
  assert.is(packed.headers.get('content-encoding'), 'br')
  const text = brotliDecompressSync(new Uint8Array(await packed.arrayBuffer())).toString()
  assert.is(text, await (await ask('/api/index/category', 'identity')).text())
  assert.is((await ask('/api/index/category', 'gzip')).headers.get('content-encoding'), 'gzip')
  assert.is((await ask('/api/no', 'br')).headers.get('content-encoding'), null)
})

const login = async (body: BodyInit, type?: string) => {
  const headers = type === undefined ? {} : { 'content-type': type }
  const response = await open.fetch(
    new Request('http://shop.test/api/user/login', {
      method: 'POST',
      body,
      headers: { ...headers, cookie: 'lintas_lang=en' },
    }),
  )
  return (await response.json()) as { code: number; msg: string }
}

bodies('may be JSON or urlencoded; multipart only where a file is accepted', async () => {
  const fields = { account: 'sari@example.com', password: 'rahasia1' }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  assert.is((await login(JSON.stringify(fields), 'application/json')).code, 1)
  assert.is((await login(new URLSearchParams(fields))).code, 1)
  assert.is((await login(form)).code, 0)
})

bodies('that cannot be parsed are an ordinary fault', async () => {
  for (const [body, type] of [
    ['{"account":', 'application/json'],
    ['[1,2]', 'application/json'],
    ['"text"', 'application/json'],
    ['null', 'application/json'],
    ['no multipart at all', 'multipart/form-data; boundary=x'],
    [new Uint8Array([0xff, 0xfe]), 'application/json'],
    [new Uint8Array([0xff, 0xfe]), 'application/x-www-form-urlencoded'],
  ] as const) {
    const answer = await login(body, type)
    assert.equal([answer.code, answer.msg], [0, 'The data sent could not be read'])
  }
})

bodies('that are too large are an ordinary fault', async () => {
  const answer = await login(`{"account":"${'x'.repeat(300_000)}"}`, 'application/json')
  assert.equal([answer.code, answer.msg], [0, 'The data sent is too large'])
})

bodies('of unknown length are limited too', async () => {
  const piece = new Uint8Array(64 * 1024).fill(32)
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1
      controller.enqueue(piece)
    },
  })
  const request = new Request('http://shop.test/api/user/login', {
    method: 'POST',
    body: endless,
    headers: { 'content-type': 'application/json', cookie: 'lintas_lang=en' },
    duplex: 'half',
  } as RequestInit)
  const answer = (await (await open.fetch(request)).json()) as { msg: string }
  assert.is(answer.msg, 'The data sent is too large')
  assert.ok(sent < 12)
})

bodies.run()
