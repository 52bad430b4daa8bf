import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { homeOf } from '../../../../adapters/embedded-backend/http/caller.ts'

const home = suite('what addresses of the files of the shop begin with')

const asked = (origin?: string): string =>
  homeOf(
    new Request('http://shop.test/api/x', { headers: origin === undefined ? {} : { origin } }),
    'https://shop.test',
    ['https://pages.example'],
  )

home('is nothing for its own pages, also behind a proxy that says nothing of its scheme', () => {
  assert.equal([asked(), asked('https://shop.test')], ['', ''])
})

home('is the origin of the shop for a page that stands elsewhere and may', () => {
  assert.is(asked('https://pages.example'), 'https://shop.test')
})

home.run()
