import type { ReactNode } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { accepted, refused } from '../../../adapters/fakes/fake-http.ts'
import { AddressFormScreen } from '../../../ui/addresses/AddressFormScreen.tsx'
import { DetailScreen } from '../../../ui/catalogue/DetailScreen.tsx'
import { ShopScreen } from '../../../ui/catalogue/ShopScreen.tsx'
import { CommentScreen } from '../../../ui/orders/CommentScreen.tsx'
import { OrderConfirmScreen } from '../../../ui/orders/OrderConfirmScreen.tsx'
import { OrderInfoScreen } from '../../../ui/orders/OrderInfoScreen.tsx'
import { PaymentScreen } from '../../../ui/orders/PaymentScreen.tsx'
import { RefundScreen } from '../../../ui/orders/RefundScreen.tsx'
import { userRow } from '../../support/api-rows.ts'
import { createFakeApp } from '../../support/ui/fake-app.ts'
import { openScreen } from '../../support/ui/open-screen.tsx'

// An address of something that is gone leads on; trying again would be refused again.
const missing = suite('what does not exist')

const at = (query = ''): URLSearchParams => new URLSearchParams(query)
const bought = 'product=99999&mer=1'

const GONE: readonly (readonly [name: string, node: ReactNode, call: string, href: string])[] = [
  [
    '/detail/99999',
    <DetailScreen key="d" params={{ product: '99999', mer: '1' }} search={at()} />,
    '/api/product/detail',
    '/explore',
  ],
  [
    '/shop/99999',
    <ShopScreen key="s" params={{ id: '99999' }} search={at()} />,
    '/api/merchant/detail',
    '/home',
  ],
  [
    '/orderInfo/99999',
    <OrderInfoScreen key="o" params={{ id: '99999' }} search={at()} />,
    '/api/order/detail',
    '/myPurchases',
  ],
  [
    '/refund/99999',
    <RefundScreen key="r" params={{ id: '99999' }} search={at()} />,
    '/api/order/detail',
    '/myPurchases',
  ],
  [
    '/comment?order=99999',
    <CommentScreen key="c" params={{}} search={at('order=99999')} />,
    '/api/order/detail',
    '/myPurchases',
  ],
  [
    '/payment?order=99999',
    <PaymentScreen key="p" params={{}} search={at('order=99999')} />,
    '/api/order/detail',
    '/myPurchases',
  ],
  [
    '/order of a product that went',
    <OrderConfirmScreen key="n" params={{}} search={at(bought)} />,
    '/api/order/merCreate',
    '/bag',
  ],
  [
    '/addressForm/99999',
    <AddressFormScreen key="a" params={{ id: '99999' }} search={at()} />,
    '/api/user/address',
    '/address',
  ],
]

for (const [name, node, call, href] of GONE) {
  missing(`${name} shows the server's message and a link elsewhere`, async () => {
    const fake = createFakeApp({ token: 'token' })
    fake.http.answer('/api/user/getUserInfo', () => accepted(userRow()))
    fake.http.answer(call, () => refused('Tidak ditemukan'))
    await fake.app.session.guard('/home')
    const { screen, rest } = await openScreen(fake.app, node, '/')
    await rest()
    assert.ok(fake.http.sentTo(call).length > 0, 'was not asked for')
    assert.ok(
      screen.all('link').some((link) => link.getAttribute('href') === href),
      `no way to ${href}: ${screen.text()}`,
    )
    assert.is(screen.find('button', 'Coba lagi'), undefined)
    screen.remove()
  })
}

missing.run()
