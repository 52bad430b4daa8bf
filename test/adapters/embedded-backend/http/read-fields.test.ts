import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readFields } from '../../../../adapters/embedded-backend/http/read-fields.ts'
import { startBackend } from '../../../support/backend/backend.ts'

const reading = suite('reading the fields of a call')

const MANY = 20_000
// Each copy of the list for each name that comes again would take a minute and more.
const SOON_MS = 2_000

const timed = async (request: Request) => {
  const startedAt = performance.now()
  const fields = await readFields(request)
  return { fields, tookMs: performance.now() - startedAt }
}

const form = (body: string): Request =>
  new Request('http://shop.test/api/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

reading('makes a list of a name that comes again, in the order in which it came', async () => {
  const { fields } = await timed(form('a=1&b=x&a=2&a=3'))
  assert.equal([fields.get('a'), fields.get('b')], [['1', '2', '3'], 'x'])
})

reading('lets the body win over the query', async () => {
  const { fields } = await timed(
    new Request('http://shop.test/api/user/login?a=1&a=2&c=4', { method: 'POST', body: '{"a":[5]}' }),
  )
  assert.equal([fields.get('a'), fields.get('c')], [[5], '4'])
})

reading('is soon done with a name that comes twenty thousand times', async () => {
  const { fields, tookMs } = await timed(form('a&'.repeat(MANY)))
  assert.is((fields.get('a') as unknown[]).length, MANY)
  assert.ok(tookMs < SOON_MS, `it took ${tookMs} ms`)
})

reading('is soon done with the longest query that a server takes', async () => {
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

reading('takes as much as a picture from who has a session alone', async () => {
  const shop = await startBackend()
  const msg = async (request: Request) => (await (await shop.fetch(request)).json()).msg
  assert.is(await msg(picture('/api/user/login')), 'Data yang dikirim terlalu besar')
  assert.is(await msg(picture('/api/user/login', await shop.signIn())), 'Akun wajib diisi')
  await shop.close()
})

reading('sends to sign in whose session has ended, however large the picture', async () => {
  const shop = await startBackend()
  assert.is((await shop.fetch(picture('/api/common/upload', 'ended'))).status, 401)
  await shop.close()
})

reading.run()
