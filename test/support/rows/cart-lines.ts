import type { CartItem, CartLine } from '../../../domain/cart/cart.ts'
import { lineFaultOf } from '../../../domain/cart/cart-rules.ts'
import { cents } from '../../../domain/shared/money.ts'

/** An item as product detail hands it over; product 1 of shop 1 unless the test says otherwise. */
export const cartItem = (change: Partial<CartItem> = {}): CartItem => ({
  productId: '1',
  shopId: '1',
  title: 'Kopi',
  titleEn: 'Coffee',
  shopName: 'Toko',
  shopAvatar: '',
  image: '/a.webp',
  categoryKey: 'food',
  spec: '',
  price: cents(500),
  quantity: 1,
  stock: 10,
  ...change,
})

export const cartLine = (id: string, change: Partial<CartLine> = {}): CartLine => {
  const item = cartItem(change)
  return { ...item, id, fault: lineFaultOf(false, item.stock, item.quantity), ...change }
}

/** A row of the cart call (api.md 3). */
export const cartRow = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  cart_id: id,
  mer_id: '1',
  mer_name: 'Toko',
  product_id: '1',
  spec: '',
  cart_num: 1,
  stock: 10,
  is_fail: 0,
  goods: { product_id: '1', title: 'Kopi', title_en: 'Coffee', image: '/a.webp', sales_price: '5.00' },
  ...change,
})
