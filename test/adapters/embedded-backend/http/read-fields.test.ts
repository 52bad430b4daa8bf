import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readFields } from '../../../../adapters/embedded-backend/http/read-fields.ts'
import { startBackend } from '../../../support/backend/backend.ts'
import { processorMs } from '../../../support/processor-time.ts'

const reading = suite('reading the fields of a call')

const MANY = 20_000
// Each copy of the list for each name that comes again would take a minute and more.
const SOON_MS = 2_000

const timed = async (request: Request) => {
  let fields: Awaited<ReturnType<typeof readFields>> = new Map()
  const tookMs = await processorMs(async () => {
    fields = await readFields(request)
  })
  return { fields, tookMs }
}

const form = (body: string): Request =>
  new Request('http://shop.test/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

reading('makes a list of a repeated name, in order', async () => {
  const { fields } = await timed(form('a=1&b=x&a=2&a=3'))
  assert.equal([fields.get('a'), fields.get('b')], [['1', '2', '3'], 'x'])
})

reading('prefers the body over the query', async () => {
  const { fields } = await timed(
    new Request('http://shop.test/api/user/login?a=1&a=2&c=4', { method: 'POST', body: '{"a":[5]}' }),
  )
  assert.equal([fields.get('a'), fields.get('c')], [[5], '4'])
})

reading('is fast for a name that is repeated twenty thousand times', async () => {
  const { fields, tookMs } = await timed(form('a&'.repeat(MANY)))
  assert.is((fields.get('a') as unknown[]).length, MANY)
  assert.ok(tookMs < SOON_MS, `it took ${tookMs} ms`)
})

reading('is fast for the longest query that a server accepts', async () => {
  const { fields, tookMs } = await timed(new Request(`http://shop.test/api/x?${'a&'.repeat(8_000)}`))
  assert.is((fields.get('a') as unknown[]).length, 8_000)
  assert.ok(tookMs < SOON_MS, `it took ${tookMs} ms`)
})

const picture = (path: string, token?: string): Request => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(512 * 1024)], 'a.png'))
  const headers: Record<string, string> = token ? { token } : {}
  return new Request(`http://shop.test${path}`, { method: 'POST', headers, body })
}

reading('reads multipart only where a call accepts a file', async () => {
  const shop = await startBackend()
  const token = await shop.signIn()
  const answer = async (request: Request) => (await (await shop.fetch(request)).json()) as { msg: string }
  assert.is((await answer(picture('/api/user/login'))).msg, 'Data yang dikirim tidak dapat dibaca')
  assert.is((await answer(picture('/api/user/login', token))).msg, 'Data yang dikirim tidak dapat dibaca')
  assert.match((await answer(picture('/api/common/upload', token))).msg, /gambar/i)
  await shop.close()
})

/** A body of `parts` fields beside an empty file, as FormData writes it. */
const manyParts = (parts: number): Request => {
  const body = new FormData()
  for (let part = 0; part < parts; part += 1) body.append(`f${part}`, '')
  body.set('file', new File([], 'a.png'))
  return new Request('http://shop.test/api/common/upload', { method: 'POST', body })
}

reading('refuses a body of more parts than any form has, before it parses them', async () => {
  const refusal = (request: Request) =>
    readFields(request, { takesFile: true, isKnown: true }).then(
      () => 'read',
      (cause: { key?: string }) => cause.key,
    )
  assert.is(await refusal(manyParts(19)), 'read')
  assert.is(await refusal(manyParts(20)), 'body-not-readable')
  // As it comes over a socket: whole, not part by part as FormData hands it over.
  const written = manyParts(100_000)
  const type = written.headers.get('content-type') ?? ''
  const bytes = await written.arrayBuffer()
  const headers = { 'content-type': type }
  const huge = () =>
    new Request('http://shop.test/api/common/upload', { method: 'POST', headers, body: bytes })
  let refusing = Number.POSITIVE_INFINITY
  // The least of three: what others left to collect is not its own.
  for (const request of [huge(), huge(), huge()])
    refusing = Math.min(
      refusing,
      await processorMs(async () => assert.is(await refusal(request), 'body-not-readable')),
    )
  const parsing = await processorMs(() => new Response(bytes, { headers }).formData())
  assert.ok(refusing * 3 < parsing, `refusing took ${refusing} ms, taking apart ${parsing} ms`)
})

reading('answers 401 after the session has ended, however large the picture', async () => {
  const shop = await startBackend()
  assert.is((await shop.fetch(picture('/api/common/upload', 'ended'))).status, 401)
  await shop.close()
})

reading.run()
