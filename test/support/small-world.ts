import type {
  Bilingual,
  DemoArt,
  DemoData,
  DemoProduct,
  DemoShop,
} from '../../adapters/embedded-backend/demo-data/demo-types.ts'
import { LANGUAGES } from '../../domain/account/language.ts'
import { CATEGORY_KEYS, type CategoryKey } from '../../domain/catalogue/category.ts'

const DAY = 86_400

const both = (id: string, en = id): Bilingual => ({ id, en })
const art = (tint: CategoryKey, code = '1f3a7'): DemoArt => ({ art: code, tint })

const shop = (key: string, name: string, followers: number): DemoShop => ({
  key,
  name,
  country: 'ID',
  countryName: both('Indonesia'),
  town: 'Jakarta',
  avatar: art('electric'),
  banner: art('electric'),
  focus: ['electric'],
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
  marketPriceCents: undefined,
  stock: 10,
  sold: 100,
  clicks: 1_000,
  rating: undefined,
  gallery: [art('electric')],
  createdSecondsAgo: 30 * DAY,
  hotRank: undefined,
  recommendRank: undefined,
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
  marketPriceCents: undefined,
  stock,
  art: undefined,
})

const products: readonly DemoProduct[] = [
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
        language: 'dgn',
        scores: { product: 5, service: 4, postage: 5 },
        text: 'Suaranya jernih.',
        spec: both('Hitam', 'Black'),
        pictures: [art('electric')],
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

const person = (key: string, email: string, mobile: string): DemoData['people'][number] => ({
  key,
  familyName: 'Wijaya',
  givenName: 'Sari',
  email,
  mobile,
  password: 'rahasia1',
  paymentCode: '246810',
  avatar: '1f469',
  language: 'dgn',
  balanceCents: 100_000,
  joinedSecondsAgo: 100 * DAY,
  addresses: [
    {
      name: 'Sari Wijaya',
      mobile,
      country: 'ID',
      provinceId: '31',
      cityId: '3171',
      areaId: '317101',
      detail: 'Jl. Melati 5',
      tag: 'Rumah',
      isDefault: true,
    },
  ],
  favourites: ['radio'],
  followed: ['aruna'],
  cart: [],
  orders: [],
  transfers: [],
})

/** A world small enough to know by heart: 2 shops, 5 products, 2 people. Products are numbered from 1. */
export const smallWorld: DemoData = {
  languages: LANGUAGES.map((fileName) => ({
    languageName: fileName.toUpperCase(),
    chineseName: fileName,
    fileName,
    isDefault: fileName === 'dgn',
  })),
  categories: CATEGORY_KEYS.map((key, index) => ({
    key,
    sort: index,
    art: '1f4f1',
    names: { dgn: `Kategori ${key}`, en: `Category ${key}`, 'zh-cn': key, ri: key, han: key, tai: key },
  })),
  shops: [shop('aruna', 'Aruna Audio', 12_400), shop('lintang', 'Lintang Outdoor', 800)],
  products,
  provinces: [
    {
      id: '31',
      name: 'DKI Jakarta',
      cities: [
        {
          id: '3171',
          name: 'Jakarta Selatan',
          districts: [
            { id: '317101', name: 'Tebet' },
            { id: '317102', name: 'Setiabudi' },
          ],
        },
      ],
    },
    {
      id: '32',
      name: 'Jawa Barat',
      cities: [{ id: '3273', name: 'Bandung', districts: [{ id: '327301', name: 'Coblong' }] }],
    },
  ],
  people: [
    person('sari', 'sari@example.com', '6281200000001'),
    person('budi', 'budi@example.com', '6281200000002'),
  ],
  notices: [
    {
      type: 'promo',
      title: both('Gratis ongkir', 'Free shipping'),
      content: both('Minggu ini.', 'This week.'),
      link: '/popular',
      secondsAgo: DAY,
      isRead: false,
    },
  ],
  promos: [
    {
      code: 'HEMAT10',
      kind: 'percent',
      value: 10,
      minimumCents: 5_000,
      capCents: 2_000,
      title: both('Hemat 10%', 'Save 10%'),
      startsSecondsAgo: DAY,
      endsSecondsAgo: -30 * DAY,
      usageLimit: undefined,
      used: 0,
      perPerson: 1,
    },
  ],
  banners: [
    {
      title: both('Suara baru', 'New sound'),
      text: both('Coba sekarang', 'Try it now'),
      art: [art('electric')],
      link: '/detail/1/1',
    },
  ],
  articles: [
    {
      key: 'pay',
      kind: 'help',
      title: both('Cara membayar', 'How to pay'),
      content: both('<p>Mudah.</p>', '<p>Easy.</p>'),
      secondsAgo: DAY,
    },
    {
      key: 'terms',
      kind: 'law',
      title: both('Syarat', 'Terms'),
      content: both('<p>Syarat.</p>', '<p>Terms.</p>'),
      secondsAgo: DAY,
    },
    {
      key: 'about',
      kind: 'about',
      title: both('Tentang', 'About'),
      content: both('Kami.', 'We.'),
      secondsAgo: DAY,
    },
  ],
  couriers: [
    {
      key: 'jne',
      name: 'Kurir Satu',
      prefix: 'KS',
      freightCents: 350,
      countries: ['ID'],
      route: [
        { text: both('Paket diambil di {town}', 'Collected in {town}'), afterHours: 1 },
        { text: both('Tiba di {city}', 'Arrived in {city}'), afterHours: 24 },
      ],
    },
  ],
  hubs: { ID: 'Jakarta' },
}
