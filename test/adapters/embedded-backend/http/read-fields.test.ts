import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { readFields } from '../../../../adapters/embedded-backend/http/read-fields.ts'

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

reading.run()
