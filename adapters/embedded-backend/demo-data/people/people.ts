import { placeNamed } from '../delivery/provinces.ts'
import type { DemoPerson } from './demo-person.ts'
import { RANIS_ORDERS } from './orders.ts'
import { RANIS_TRANSFERS } from './transfers.ts'

const DAY = 86_400
const PASSWORD = 'lintas-demo'
const PAYMENT_CODE = '246810'

const RANI: DemoPerson = {
  key: 'rani',
  familyName: 'Prameswari',
  givenName: 'Rani',
  email: 'rani@contoh.id',
  mobile: '081255500142',
  password: PASSWORD,
  paymentCode: PAYMENT_CODE,
  avatar: '1f9d5-1f3fc',
  language: 'dgn',
  balanceCents: 124_850,
  joinedSecondsAgo: 210 * DAY,
  addresses: [
    {
      name: 'Rani Prameswari',
      mobile: '081255500142',
      country: 'Indonesia',
      ...placeNamed('Jawa Barat', 'Kota Bandung', 'Sukajadi'),
      detail: 'Jl. Kenanga Raya No. 18, RT 04/RW 02',
      tag: 'Rumah',
      isDefault: true,
    },
    {
      name: 'Rani Prameswari',
      mobile: '081255500142',
      country: 'Indonesia',
      ...placeNamed('DKI Jakarta', 'Jakarta Selatan', 'Setiabudi'),
      detail: 'Gedung Cendana Lt. 7, Jl. Melati Dalam No. 5',
      tag: 'Kantor',
      isDefault: false,
    },
  ],
  favourites: [
    'women-14',
    'electric-02',
    'home-14',
    'outdoor-01',
    'computer-01',
    'toys-01',
    'health-01',
    'food-01',
    'men-15',
    'phone-03',
    'home-02',
    'women-03',
    'electric-15',
    'outdoor-06',
    'toys-16',
    'food-08',
    'home-24',
    'computer-17',
  ],
  followed: ['nusa-outdoor', 'kaya-living', 'aruna-audio', 'kyoto-utsuwa', 'dapur-nusantara', 'dunia-kayu'],
  cart: [
    { product: 'electric-01', spec: 'Putih,Standar', quantity: 1 },
    { product: 'home-01', spec: 'Merah', quantity: 2 },
    { product: 'home-15', spec: '', quantity: 1 },
  ],
  orders: RANIS_ORDERS,
  transfers: RANIS_TRANSFERS,
}

const BIMA: DemoPerson = {
  key: 'bima',
  familyName: 'Santoso',
  givenName: 'Bima',
  email: 'bima@contoh.id',
  mobile: '081255500177',
  password: PASSWORD,
  paymentCode: PAYMENT_CODE,
  avatar: '1f468-1f3fd',
  language: 'dgn',
  balanceCents: 30_000,
  joinedSecondsAgo: 90 * DAY,
  addresses: [
    {
      name: 'Bima Santoso',
      mobile: '081255500177',
      country: 'Indonesia',
      ...placeNamed('DKI Jakarta', 'Jakarta Selatan', 'Tebet'),
      detail: 'Jl. Anggrek Tengah No. 27, RT 06/RW 03, 12820',
      tag: 'Rumah',
      isDefault: true,
    },
  ],
  favourites: ['outdoor-03', 'men-14'],
  followed: ['alpen-pfad'],
  cart: [],
  orders: [],
  transfers: [{ kind: 'recharge', by: 'card', amountCents: 30_000, status: 1, secondsAgo: 40 * DAY }],
}

/** The demo shopper, and a second one so that tests can try to touch a stranger's things. */
export const PEOPLE: readonly DemoPerson[] = [RANI, BIMA]
