import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cartItemOf } from '../../../domain/cart/cart.ts'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { cents } from '../../../domain/shared/money.ts'

const item = suite('a product as a cart item')

const product = {
  productId: '3',
  shopId: '4',
  title: 'Teko',
  image: '/teapot.webp',
  price: cents(900),
  stock: 7,
  shop: { name: 'Toko 4', avatar: '/shop.webp' },
} as ProductDetail
const offer = { price: cents(1200), upTo: undefined, marketPrice: undefined, stock: 2, image: '/red.webp' }

item('has price, stock and picture of the chosen variant', () => {
  const { image, price, stock, spec, specText, quantity, shopName } = cartItemOf(product, {
    offer,
    spec: 'Red,L',
    values: ['Merah', 'L'],
    quantity: 2,
  })
  assert.equal([image, price, stock, quantity, shopName], ['/red.webp', 1200, 2, 2, 'Toko 4'])
  // What the server calls it, and what the reader does.
  assert.equal([spec, specText], ['Red,L', 'Merah, L'])
})

item('of a product without options has no spec, and is shown as the product', () => {
  const chosen = cartItemOf(product, {
    offer: { ...offer, image: undefined },
    spec: '',
    values: [],
    quantity: 1,
  })
  assert.equal([chosen.image, chosen.specText], ['/teapot.webp', undefined])
})

item.run()
