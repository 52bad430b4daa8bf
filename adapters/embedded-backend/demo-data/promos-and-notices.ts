import type { DemoBanner, DemoNotice, DemoPromo } from './demo-types.ts'

const HOUR = 3_600
const DAY = 86_400

export const PROMOS: readonly DemoPromo[] = [
  {
    code: 'LINTAS5',
    kind: 'amount',
    value: 500,
    minimumCents: 5_000,
    capCents: undefined,
    title: { id: 'Potongan $5 untuk belanja mulai $50', en: '$5 off orders from $50' },
    startsSecondsAgo: 60 * DAY,
    endsSecondsAgo: -300 * DAY,
    usageLimit: undefined,
    used: 412,
    perPerson: 5,
  },
  {
    code: 'HEMAT10',
    kind: 'percent',
    value: 10,
    minimumCents: 3_000,
    capCents: 1_500,
    title: { id: 'Potongan 10%, paling banyak $15', en: '10% off, up to $15' },
    startsSecondsAgo: 20 * DAY,
    endsSecondsAgo: -200 * DAY,
    usageLimit: 5_000,
    used: 918,
    perPerson: 3,
  },
  {
    code: 'ONGKIR',
    kind: 'freight',
    value: 0,
    minimumCents: 2_000,
    capCents: 2_500,
    title: { id: 'Gratis ongkir mulai $20', en: 'Free delivery from $20' },
    startsSecondsAgo: 45 * DAY,
    endsSecondsAgo: -120 * DAY,
    usageLimit: undefined,
    used: 1_377,
    perPerson: 10,
  },
  {
    code: 'MERDEKA',
    kind: 'percent',
    value: 17,
    minimumCents: 1_700,
    capCents: 1_700,
    title: { id: 'Promo kemerdekaan 17%', en: 'Independence day 17%' },
    startsSecondsAgo: 100 * DAY,
    endsSecondsAgo: 80 * DAY,
    usageLimit: 10_000,
    used: 6_204,
    perPerson: 1,
  },
  {
    code: 'PERDANA',
    kind: 'amount',
    value: 1_000,
    minimumCents: 4_000,
    capCents: undefined,
    title: { id: 'Potongan $10 untuk 500 pembeli pertama', en: '$10 off for the first 500 shoppers' },
    startsSecondsAgo: 70 * DAY,
    endsSecondsAgo: -60 * DAY,
    usageLimit: 500,
    used: 500,
    perPerson: 1,
  },
]

export const BANNERS: readonly DemoBanner[] = [
  {
    title: { id: 'Belanja dunia, sampai ke rumah Anda', en: 'Shop the world, delivered to your door' },
    text: {
      id: 'Pilihan dari penjual tepercaya di berbagai negara.',
      en: 'A selection from trusted shops in many countries.',
    },
    art: [
      { art: '1f9f3', tint: 'food' },
      { art: '1f3a7', tint: 'electric' },
      { art: '1f45f', tint: 'men' },
    ],
    link: '/popular',
  },
  {
    title: { id: 'Akhir pekan di alam', en: 'A weekend outdoors' },
    text: {
      id: 'Tenda, ransel, dan lampu dari Nusa Outdoor.',
      en: 'Tents, packs and lights by Nusa Outdoor.',
    },
    art: [
      { art: '26fa', tint: 'outdoor' },
      { art: '1f392', tint: 'outdoor' },
      { art: '1f526', tint: 'outdoor' },
    ],
    link: '/explore?category=outdoor',
  },
  {
    title: { id: 'Meja makan dari Kyoto', en: 'A table from Kyoto' },
    text: {
      id: 'Cangkir, mangkuk, dan sumpit buatan tangan.',
      en: 'Cups, bowls and chopsticks made by hand.',
    },
    art: [
      { art: '1f375', tint: 'home' },
      { art: '1f962', tint: 'home' },
      { art: '1f963', tint: 'home' },
    ],
    link: '/explore?category=home',
  },
]

/** What awaits the demo shopper; the newest first. */
export const NOTICES: readonly DemoNotice[] = [
  {
    type: 'order',
    title: { id: 'Paket Anda tiba di gudang transit', en: 'Your parcel reached the transit hub' },
    content: {
      id: 'Pesanan LT118402 dari Aruna Audio sudah tiba di gudang transit Jakarta.',
      en: 'Order LT118402 from Aruna Audio has arrived at the transit hub Jakarta.',
    },
    link: '/myPurchases/2',
    secondsAgo: 5 * HOUR,
    isRead: false,
  },
  {
    type: 'order',
    title: { id: 'Pengajuan refund kami terima', en: 'Refund request received' },
    content: {
      id: 'Pengajuan untuk pesanan LT118290 sedang diperiksa penjual. Jawaban paling lambat tiga hari kerja.',
      en: 'Your request for order LT118290 is with the shop. You will hear within three working days.',
    },
    link: '/myPurchases/-4',
    secondsAgo: 3 * DAY,
    isRead: false,
  },
  {
    type: 'wallet',
    title: { id: 'Penarikan dana diperiksa', en: 'Withdrawal under review' },
    content: {
      id: 'Penarikan $350,00 ke rekening bank sedang diperiksa. Biasanya selesai dalam satu hari kerja.',
      en: 'Your withdrawal of $350.00 to a bank account is under review, usually done within one working day.',
    },
    link: '/depositRecord',
    secondsAgo: 6 * DAY,
    isRead: true,
  },
  {
    type: 'wallet',
    title: { id: 'Isi saldo berhasil', en: 'Top-up successful' },
    content: {
      id: 'Isi saldo $200,00 lewat USDT-TRC20 sudah masuk ke saldo Anda.',
      en: 'Your top-up of $200.00 over USDT-TRC20 is in your balance.',
    },
    link: '/topUpRecord',
    secondsAgo: 9 * DAY,
    isRead: true,
  },
  {
    type: 'promo',
    title: { id: 'Gratis ongkir mulai $20', en: 'Free delivery from $20' },
    content: {
      id: 'Masukkan kode ONGKIR saat membuat pesanan. Berlaku untuk semua toko.',
      en: 'Enter the code ONGKIR when you place an order. It holds for every shop.',
    },
    link: '/popular',
    secondsAgo: 11 * DAY,
    isRead: true,
  },
  {
    type: 'wallet',
    title: { id: 'Penarikan dana ditolak', en: 'Withdrawal refused' },
    content: {
      id: 'Penarikan $120,00 ditolak karena alamat tujuan bukan jaringan TRC20. Dana sudah kembali.',
      en: 'Your withdrawal of $120.00 was refused because the address is not on TRC20. The money is back.',
    },
    link: '/depositRecord',
    secondsAgo: 24 * DAY,
    isRead: true,
  },
  {
    type: 'system',
    title: { id: 'Jaga kode pembayaran Anda', en: 'Keep your payment code safe' },
    content: {
      id: 'Lintas tidak pernah meminta kode pembayaran lewat chat atau telepon. Jangan berikan kepada siapa pun.',
      en: 'Lintas never asks for your payment code by chat or phone. Give it to no one.',
    },
    link: '/security',
    secondsAgo: 30 * DAY,
    isRead: true,
  },
]
