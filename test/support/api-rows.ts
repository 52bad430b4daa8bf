import { type CartItem, type CartLine, lineFaultOf } from '../../domain/cart/cart.ts'
import { cents } from '../../domain/shared/money.ts'

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

/** A product as the server lists it (api.md 2). */
export const productRow = (id: number, change: object = {}): object => ({
  product_id: id,
  mer_id: 7,
  title: `Barang ${id}`,
  title_en: `Thing ${id}`,
  image: `/p/${id}.webp`,
  sales_price: '12.50',
  sales: 30,
  rate: 4.5,
  stock: 8,
  ...change,
})

/** A shop as the server lists it. */
export const shopRow = (id: number, change: object = {}): object => ({
  mer_id: id,
  mer_name: `Toko ${id}`,
  name: `Toko ${id}`,
  mer_avatar: `/s/${id}.webp`,
  avatar: `/s/${id}.webp`,
  follow_count: 120,
  good_rate: 98,
  is_follow: 0,
  ...change,
})

export const pageOf = (rows: readonly object[], count = rows.length): object => ({ count, list: rows })

/** A variant of `detailRow`. */
export const variantRow = (colour: string, size: string, price: string, stock: number): object => ({
  spec: `${colour},${size}`,
  value: [colour, size],
  sales_price: price,
  stock,
  image: `/p/${colour}.webp`,
})

/** A product in detail as the server sends it (api.md 2): Hitam has no size L left. */
export const detailRow = (goods: object = {}, change: object = {}): object => ({
  product_id: 1,
  mer_id: 7,
  sales: 30,
  is_like: 0,
  reply_count: 0,
  reply_list: [],
  merchant: shopRow(7),
  other: [],
  goods: {
    product_id: 1,
    title: 'Jaket',
    title_en: 'Jacket',
    image: '/p/1.webp',
    images: '/p/1.webp,/p/Hitam.webp,/p/Putih.webp',
    sales_price: '10.00',
    stock: 9,
    content: 'Hangat.<script>alert(1)</script>',
    use_spec: 1,
    specList: [
      { name: 'Warna', child: ['Hitam', 'Putih'] },
      { name: 'Ukuran', child: ['M', 'L'] },
    ],
    specTableList: [
      variantRow('Hitam', 'M', '10.00', 2),
      variantRow('Hitam', 'L', '11.00', 0),
      variantRow('Putih', 'M', '12.00', 4),
      variantRow('Putih', 'L', '13.00', 3),
    ],
    ...goods,
  },
  ...change,
})

/** One line as the order calls send it (api.md 4). */
export const orderLineRow = (id: number, change: Readonly<Record<string, unknown>> = {}) => ({
  order_product_id: id,
  product_id: id,
  mer_id: 3,
  spec: 'Merah',
  product_num: 1,
  product_price: '24.00',
  total_price: '24.00',
  title: `Barang ${id}`,
  title_en: `Thing ${id}`,
  image: '/a.webp',
  is_reply: 1,
  ...change,
})

/** One order as the list sends it. */
export const orderRow = (id: number, change: Readonly<Record<string, unknown>> = {}) => ({
  order_id: id,
  order_sn: `LT${id}`,
  mer_id: 3,
  mer_name: 'Kaya Living',
  mer_avatar: '',
  total_num: 1,
  total_price: '29.40',
  status: 2,
  refund_status: 0,
  createtime: 1_699_999_000,
  product: [orderLineRow(id)],
  ...change,
})

/** One order as the detail sends it. */
export const orderDetailRow = (id: number, change: Readonly<Record<string, unknown>> = {}) => ({
  ...orderRow(id),
  real_name: 'Rani',
  user_phone: '6281255500142',
  user_address: 'Jl. Kenanga 18',
  sub_total: '24.00',
  freight: '5.40',
  discount: '0.00',
  note: 'Titip satpam',
  delivery_name: 'Lintas Express',
  delivery_id: 'LX1',
  products: [orderLineRow(id)],
  delivery: [
    { step: 1, content: 'Dijemput', createtime: 1_699_999_100 },
    { step: 2, content: 'Tiba di gudang', content_lang: 'id', createtime: 1_699_999_200 },
  ],
  product_list: [],
  ...change,
})

/** The user-info answer (api.md 6). */
export const userRow = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: 7,
  username: 'Wijaya',
  nickname: 'Sari',
  email: 'sari@example.com',
  mobile: '08123456789',
  avatar: '',
  money: '100.00',
  follow: 1,
  like: 2,
  have_pay: 1,
  order_unpaid: 1,
  order_unreceived: 2,
  address: null,
  lang: { file_name: 'dgn' },
  ...change,
})

/** In the middle of November 2025, in every zone. */
export const MID_MONTH = 1_763_200_000

/** A movement of the wallet, in or out. */
export const billRow = (id: number, isIn: boolean, number: string, balance: string) => ({
  id,
  pm: isIn ? 1 : 0,
  number,
  balance,
  type: isIn ? 'recharge' : 'order',
  title: '',
  link_sn: `NO-${id}`,
  createtime: MID_MONTH - id,
})

/** A top-up by card that waits for somebody to decide. */
export const rechargeRow = { id: 4, price: '50.00', recharge_type: 0, status: 0, createtime: MID_MONTH }
