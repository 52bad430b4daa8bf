import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createPackedPages } from '../../../../adapters/embedded-backend/pages/packed-pages.ts'
import { screenOf } from '../../../support/backend/rendering-shop.ts'

const packing = suite('pages that are kept packed')

const page = screenOf('')
const text = '<p>Toko</p>'.repeat(400)
const from = (accepted: string): Request =>
  new Request('http://shop.test/home', { headers: { 'accept-encoding': accepted } })

packing('are packed once for all who take them so, however each of them says it', async () => {
  const pack = createPackedPages()
  const first = pack(from('gzip, deflate, br'), page, text)
  for (let n = 0; n < 20; n += 1) assert.is(pack(from(`br, odd-${n}`), page, text), first)
  assert.is(pack(from('gzip, deflate, br, zstd'), page, text), first)
  assert.is((await first).encoding, 'br')
})

packing('are another thing for who takes less, and in another theme', async () => {
  const pack = createPackedPages()
  const encodings: (string | undefined)[] = []
  for (const accepted of ['br', 'gzip', 'br;q=0', 'br'])
    for (const dark of ['', 'dark']) encodings.push((await pack(from(accepted), page, text + dark)).encoding)
  assert.equal(encodings, ['br', 'br', 'gzip', 'gzip', undefined, undefined, 'br', 'br'])
  assert.is.not(pack(from('br'), page, text), pack(from('br'), page, `${text}dark`))
})

packing('under ever new names of the shop are packed, and no more of them kept than a shop has', async () => {
  const pack = createPackedPages()
  const named = (name: number) => pack(from('br'), page, `${text}http://${name}.example`)
  const first = named(0)
  for (let name = 1; name < 40; name += 1) assert.is((await named(name)).encoding, 'br')
  assert.is(named(0), first)
  assert.is.not(named(40), named(40))
})

packing.run()
