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
