import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { OrderLine } from '../../../domain/orders/order.ts'
import { cents } from '../../../domain/shared/money.ts'
import { OrderLines } from '../../../ui/orders/OrderLines.tsx'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'
import { kitWords } from '../../support/ui/render.tsx'

const parts = suite('short things in a row')

parts('are the options of an order in its reader’s language', async () => {
  const line: OrderLine = {
    ...{ id: '1', productId: '2', shopId: '3', title: 'ヘッドホン', titleEn: '', titleOthers: {}, image: '' },
    ...{ spec: '白,標準', price: cents(100), total: cents(100), quantity: 1, isReviewed: false },
    categoryKey: 'phone',
  }
  const { app } = createFakeApp({})
  const { screen } = await openScreen(app, <OrderLines lines={[line]} />, '/', kitWords('ri'))
  assert.match(screen.text(), '白、標準')
  screen.remove()
})

parts.run()
