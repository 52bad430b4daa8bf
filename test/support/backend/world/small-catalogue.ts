import type {
  DemoProduct,
  DemoShop,
  DemoText,
} from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import type { CategoryKey } from '../../../../domain/catalogue/category.ts'

export const DAY = 86_400

export const both = (dgn: string, en = dgn): DemoText => ({ dgn, en })
export const art = (tint: CategoryKey, code = '1f3a7'): string => `${code}#${tint}`

export const shop = (key: string, name: string, followers: number): DemoShop => ({
  key,
  name,
  country: 'ID',
  countryName: both('Indonesia'),
  town: 'Jakarta',
  avatar: art('electric'),
  banner: art('electric'),
  followers,
  favourableRate: 97,
  totalSales: 1_200,
  visits: 5_000,
  level: 3,
  credit: 700,
  intro: both('Toko suara', 'A shop for sound'),
  replyMinutes: 5,
  openedSecondsAgo: 400 * DAY,
})

type Given = Partial<DemoProduct> & Pick<DemoProduct, 'key' | 'title' | 'priceCents'>

const product = (given: Given): DemoProduct => ({
  category: 'electric',
  shop: 'aruna',
  description: both('Suara jernih.', 'Clear sound.'),
  attributes: [{ name: both('Bahan', 'Material'), value: both('Baja', 'Steel') }],
  stock: 10,
  sold: 100,
  clicks: 1_000,
  gallery: ['1f3a7'],
  views: [],
  createdSecondsAgo: 30 * DAY,
  isOnSale: true,
  keywords: [],
  weightGrams: 400,
  options: [],
  variants: [],
  reviews: [],
  ...given,
})

const variant = (id: string, en: string, priceCents: number, stock: number) => ({
  spec: both(id, en),
  values: [both(id, en)],
  code: `code-${en}`,
  priceCents,
  stock,
})

export const products: readonly DemoProduct[] = [
  product({
    key: 'headphones',
    title: both('Headphone nirkabel Aura H2', 'Aura H2 wireless headphones'),
    priceCents: 12_900,
    marketPriceCents: 15_900,
    sold: 2_300,
    recommendRank: 1,
    hotRank: 1,
    stock: 5,
    keywords: ['audio'],
    options: [{ name: both('Warna', 'Colour'), values: [both('Hitam', 'Black'), both('Putih', 'White')] }],
    variants: [variant('Hitam', 'Black', 12_900, 5), variant('Putih', 'White', 13_900, 0)],
    reviews: [
      {
        nickname: 'D*** W.',
        avatar: '1f600',
        language: 'ri',
        scores: { product: 5, service: 4, postage: 5 },
        text: 'クリアな音です。',
        spec: 'Hitam',
        translations: { dgn: 'Suaranya jernih.', en: 'It sounds clear.' },
        reply: both('Terima kasih.', 'Thank you.'),
        pictures: ['1f3a7'],
        secondsAgo: 3 * DAY,
      },
    ],
  }),
  product({ key: 'radio', title: both('Radio saku', 'Pocket radio'), priceCents: 2_450, sold: 40, stock: 3 }),
  product({
    key: 'tent',
    title: both('Tenda kubah 100%', 'Dome tent 100%'),
    priceCents: 11_800,
    category: 'outdoor',
    shop: 'lintang',
    sold: 860,
    createdSecondsAgo: 2 * DAY,
    recommendRank: 2,
  }),
  product({
    key: 'lamp',
    title: both('Senter isi ulang', 'Rechargeable torch'),
    priceCents: 5_400,
    category: 'outdoor',
    shop: 'lintang',
    stock: 0,
  }),
  product({
    key: 'gone',
    title: both('Teropong lama', 'Old telescope'),
    priceCents: 9_900,
    category: 'outdoor',
    shop: 'lintang',
    isOnSale: false,
  }),
]
