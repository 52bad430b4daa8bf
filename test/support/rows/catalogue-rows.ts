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
