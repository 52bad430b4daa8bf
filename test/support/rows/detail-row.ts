import { shopRow } from './catalogue-rows.ts'

const variantRow = (colour: string, size: string, price: string, stock: number): object => ({
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
