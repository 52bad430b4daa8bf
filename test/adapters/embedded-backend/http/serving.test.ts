import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createJsonLog } from '../../../../adapters/embedded-backend/operations/json-log.ts'
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts'

const serving = suite('health, readiness and metrics endpoints')
let shop: TestBackend

const ask = async (path: string, headers: Record<string, string> = {}, of: TestBackend = shop) => {
  const response = await of.fetch(new Request(new URL(path, 'http://localhost'), { headers }))
  return { status: response.status, text: await response.text() }
}

serving.before(async () => {
  shop = await startBackend({ config: { seed: { kind: 'empty' } } })
})
serving.after(() => shop.close())

serving('reports that it is alive and ready', async () => {
  assert.equal(await ask('/healthz'), { status: 200, text: 'ok\n' })
  assert.equal(await ask('/readyz'), { status: 200, text: 'ready\n' })
})

serving('is not ready without a database', async () => {
  const lame = await startBackend({ config: { seed: { kind: 'empty' } } })
  await lame.deps.database.close()
  assert.equal(await ask('/readyz', {}, lame), { status: 503, text: 'no database\n' })
  assert.is((await ask('/healthz', {}, lame)).status, 200)
  await lame.close()
})

serving('is not ready from the moment it starts to drain, and still answers', async () => {
  const leaving = await startBackend({ config: { seed: { kind: 'empty' }, drainMs: 5_000 } })
  const origin = await leaving.listen(0)
  const closed = leaving.close()
  const ready = await fetch(`${origin}/readyz`)
  assert.equal([ready.status, await ready.text()], [503, 'draining\n'])
  assert.is((await fetch(`${origin}/api/index/category`)).status, 200)
  leaving.clock.advance(5_000)
  await closed
  assert.is(
    await fetch(`${origin}/healthz`).then(
      () => 'open',
      () => 'closed',
    ),
    'closed',
  )
})

serving('lets a running request finish', async () => {
  const leaving = await startBackend({ config: { seed: { kind: 'empty' } } })
  const origin = await leaving.listen(0)
  let finish = (): void => undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"account":"nobody",'))
      finish = () => {
        controller.enqueue(new TextEncoder().encode('"password":"nothing"}'))
        controller.close()
      }
    },
  })
  const login = fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half',
  } as RequestInit)
  await fetch(`${origin}/healthz`)
  const closed = leaving.close()
  finish()
  assert.is((await login).status, 200)
  await closed
})

serving('shows metrics to this machine, not to a caller behind a proxy', async () => {
  await shop.get('/api/index/category')
  const { status, text } = await ask('/metrics')
  assert.is(status, 200)
  assert.match(text, /lintas_calls_total\{method="GET",route="\/api\/index\/category",code="1"\} \d/)
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    assert.is((await ask('/metrics', { [name]: '203.0.113.9' })).status, 404, name)
})

serving('shows no metrics to a page whose domain name resolves to this machine', async () => {
  assert.is((await ask('http://elsewhere.test/metrics')).status, 404)
})

serving('shows metrics to a caller with the token, when one is set', async () => {
  const closed = await startBackend({ config: { seed: { kind: 'empty' }, metricsToken: 'seven' } })
  assert.is((await ask('/metrics', {}, closed)).status, 404)
  assert.is((await ask('/metrics', { authorization: 'Bearer six' }, closed)).status, 404)
  assert.is((await ask('/metrics', { authorization: 'Bearer seven' }, closed)).status, 200)
  await closed.close()
})

serving('labels routes by their template, never by the requested address', async () => {
  await shop.get('/api/product/detail?product_id=123456789')
  assert.not.match((await ask('/metrics')).text, '123456789')
})

serving('counts rate-limited tries by the address that its own proxy has seen', async () => {
  const behind = await startBackend({ config: { seed: { kind: 'empty' }, proxies: 1 } })
  const tryOf = async (forwarded: string): Promise<string> => {
    const response = await behind.fetch(
      new Request('http://shop.test/api/user/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: JSON.stringify({ account: `nobody${Math.floor(behind.clock.now())}`, password: 'wrong-one' }),
      }),
    )
    return ((await response.json()) as { msg: string }).msg
  }
  // The first entry is what a caller may write himself; it changes nothing.
  const said = new Set<string>()
  for (let at = 0; at < 60; at += 1) said.add(await tryOf(`10.0.0.${at}, 198.51.100.7`))
  assert.ok(said.size > 1, 'a caller who invents addresses is stopped')
  assert.is(await tryOf('198.51.100.8'), [...said][0], 'another caller is not')
  await behind.close()
})

/** What a server says in its log of the proxies that requests came through. */
const saidOfProxies = async (
  proxies: number,
  ...forwarded: readonly string[]
): Promise<readonly string[]> => {
  const behind = await startBackend({ config: { seed: { kind: 'empty' }, proxies } })
  for (const one of forwarded) await ask('/healthz', { 'x-forwarded-for': one }, behind)
  await ask('/healthz', {}, behind)
  await behind.close()
  return behind.warnings
}

serving('warns once that it is behind an unconfigured proxy, whose addresses it ignores', async () => {
  const said = await saidOfProxies(0, '203.0.113.9', '203.0.113.10')
  assert.is(said.length, 1)
  assert.match(said[0] ?? '', /^proxies-not-as-told .*LINTAS_PROXIES/)
  assert.not.match(said[0] ?? '', '203.0.113')
})

serving('warns when more proxies are configured than there are', async () => {
  assert.is((await saidOfProxies(2, '203.0.113.9')).length, 1)
})

serving('does not warn about configured proxies', async () => {
  assert.equal(await saidOfProxies(1, '203.0.113.9', '10.0.0.1, 203.0.113.9'), [])
})

serving('writes its log as one JSON object per line, without secrets', () => {
  const written: string[] = []
  const log = createJsonLog(
    (line) => written.push(line),
    () => 1_700_000_000_000,
  )
  log.write('error', 'call-failed', {
    path: '/api/a',
    token: 'abc',
    detail: 'no way to postgres://lintas:secret@db/shop',
  })
  log.write('debug', 'chatter', {})
  assert.equal(
    written.map((line) => JSON.parse(line)),
    [
      {
        at: '2023-11-14T22:13:20.000Z',
        level: 'error',
        event: 'call-failed',
        path: '/api/a',
        token: '…',
        detail: 'no way to postgres://…@db/shop',
      },
    ],
  )
})

serving('recognises a secret in its log by its shape too', () => {
  const written: string[] = []
  const log = createJsonLog(
    (line) => written.push(line),
    () => 0,
  )
  const token = 'f3'.repeat(32)
  const signed = 'eyJhbGciOiJIUzI1NiJ9abcdefg012345.eyJzdWIiOiIxIn0abc.c2lnbmF0dXJl'
  log.write('error', 'call-failed', {
    detail: `no session ${token}; got ${signed}, card 4111 1111 1111 1111`,
    asked: 'page=2&token=kurz&title=tas',
  })
  const { detail, asked } = JSON.parse(written[0] ?? '{}')
  assert.is(detail, 'no session …; got …, card …')
  assert.is(asked, 'page=2&token=…&title=tas')
  // What helps stays: a message of the database, a path, an id.
  const plain =
    'duplicate key value violates unique constraint "payment_codes_pkey" at /api/order/merPay, order 1024'
  log.write('error', 'call-failed', { detail: plain })
  assert.is(JSON.parse(written[1] ?? '{}').detail, plain)
})

serving.run()
