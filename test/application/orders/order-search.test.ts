import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted } from '../../../adapters/fakes/fake-http.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'

const search = suite('the search of the orders (api.md 4)')

search(
  'removes what no order number contains: control characters, and more than the server accepts',
  async () => {
    const { app, http } = createFakeApp({ token: 't' })
    http.answer('/api/user/order_list', () => accepted({ count: 0, list: [] }))
    await app.orders.loadOrders('all', 1, ` S\u00008${'x'.repeat(50)}`)
    assert.match(http.requests.at(-1)?.url ?? '', `keyword=S8${'x'.repeat(38)}`)
    await app.orders.loadOrders('all', 1, '\u0000')
    assert.not.match(http.requests.at(-1)?.url ?? '', 'keyword')
  },
)

search.run()
