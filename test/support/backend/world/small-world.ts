import type { DemoData } from '../../../../adapters/embedded-backend/demo-data/demo-data.ts'
import { LANGUAGES } from '../../../../domain/account/language.ts'
import { CATEGORY_KEYS } from '../../../../domain/catalogue/category.ts'
import { art, both, DAY, products, shop } from './small-catalogue.ts'

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
  transfers: [{ kind: 'recharge', by: 'card', amountCents: 100_000, status: 1, secondsAgo: 50 * DAY }],
})

/** A world small enough to know by heart: 2 shops, 5 products, 2 people. Products are numbered from 1. */
export const smallWorld: DemoData = {
  languages: LANGUAGES.map((fileName) => ({
    languageName: fileName.toUpperCase(),
    chineseName: fileName,
    fileName,
    isDefault: fileName === 'dgn',
  })),
  categories: CATEGORY_KEYS.map((key) => ({
    key,
    picture: '1f4f1',
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
            { id: '317101', name: 'Tebet', postcodes: ['12810', '12820'] },
            { id: '317102', name: 'Setiabudi', postcodes: ['12910'] },
          ],
        },
      ],
    },
    {
      id: '32',
      name: 'Jawa Barat',
      cities: [
        { id: '3273', name: 'Bandung', districts: [{ id: '327301', name: 'Coblong', postcodes: [] }] },
      ],
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
      used: 0,
      perPerson: 1,
    },
  ],
  banners: [
    {
      title: both('Suara baru', 'New sound'),
      text: both('Coba sekarang', 'Try it now'),
      pictures: [art('electric')],
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
  networks: [
    {
      name: 'USDT-TRC20',
      address: 'TUSzbcWLndi7fTcCCSJcwB4SXXqcEGd9eW',
      minCents: 1_000,
      confirmations: 20,
      tip: both('Alamat contoh', 'Example address'),
    },
  ],
}
