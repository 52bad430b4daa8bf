import { type DemoLine, type Spoken, spoken } from './demo-talk.ts'

type Exchange = {
  readonly product: string
  readonly daysAgo: number
  readonly opening: string
  readonly questions: readonly (readonly [question: string, answer: string])[]
  readonly farewell: readonly [shopper: string, shop: string]
}

const DAY = 86_400

const EXCHANGES: readonly Exchange[] = [
  {
    product: 'home-14',
    daysAgo: 40,
    opening: 'Selamat pagi, saya cari kursi makan untuk empat orang.',
    questions: [
      ['Ini datangnya masih harus dirakit?', 'Tidak, kursinya dikirim sudah terakit.'],
      [
        'Kuat untuk orang besar?',
        'Beban maksimumnya 130 kg. Sambungannya pasak, tanpa sekrup yang terlihat.',
      ],
      ['Selain jati ada kayu apa?', 'Ada ek dan walnut. Bentuk dan ukurannya sama, 45 x 50 x 82 cm.'],
    ],
    farewell: ['Oke, saya ambil empat yang jati.', 'Terima kasih, Rani. Kami tunggu pesanannya.'],
  },
  {
    product: 'home-15',
    daysAgo: 37,
    opening: 'Halo lagi, sekarang saya butuh lampu di atas meja makan.',
    questions: [
      ['Kabelnya sepanjang apa?', 'Kabel kainnya 1,5 meter.'],
      [
        'Terangnya cukup untuk makan?',
        'Kecerahannya 480 lumen, hangat dan lembut. Untuk membaca sebaiknya ditambah lampu lain.',
      ],
      ['Bohlamnya bisa diganti sendiri?', 'Bisa, dudukannya E27.'],
    ],
    farewell: ['Baik, saya pikirkan dulu.', 'Silakan, tidak perlu terburu-buru.'],
  },
  {
    product: 'home-22',
    daysAgo: 33,
    opening: 'Siang, mau tanya keranjang rotannya.',
    questions: [
      ['Rotannya asli atau sintetis?', 'Rotan utuh, dianyam perajin di Cirebon.'],
      ['Muat untuk cucian berapa hari?', 'Yang kami foto cukup untuk cucian sekitar tiga hari.'],
      ['Ukurannya ada berapa?', 'Ada dua: sedang dan besar.'],
    ],
    farewell: ['Siap, makasih.', 'Sama-sama.'],
  },
  {
    product: 'home-16',
    daysAgo: 28,
    opening: 'Kak, tanaman monsteranya dikirim hidup?',
    questions: [
      ['Tingginya berapa waktu dikirim?', 'Sekitar 30 cm, sudah di dalam pot tanah liat.'],
      ['Siramnya seberapa sering?', 'Cukup seminggu sekali.'],
      ['Ada petunjuk rawatnya?', 'Ada, satu lembar di dalam paket, bersama penyangganya.'],
    ],
    farewell: ['Bagus, saya suka yang terakota.', 'Pilihan yang cocok untuk ruang terang.'],
  },
  {
    product: 'home-12',
    daysAgo: 24,
    opening: 'Sore, stoplesnya satu paket isi tiga ya?',
    questions: [
      ['Isinya masing-masing berapa?', 'Setengah liter, 0,9 liter, dan 1,4 liter.'],
      ['Tutupnya dari apa?', 'Dari bambu dengan karet silikon.'],
      ['Kerupuk tetap renyah?', 'Tutupnya kedap udara, jadi kerupuk dan bumbu tetap kering.'],
    ],
    farewell: ['Terima kasih infonya.', 'Dengan senang hati.'],
  },
  {
    product: 'home-04',
    daysAgo: 20,
    opening: 'Halo, panci cor ini bisa untuk kompor induksi?',
    questions: [
      ['Kalau masuk oven?', 'Bisa juga. Gas, induksi, dan oven, semuanya cocok.'],
      ['Beratnya berapa? Saya takut terlalu berat.', 'Beratnya 4,8 kg, jadi angkat dengan dua tangan.'],
      ['Aman untuk masakan asam?', 'Aman, enamel di bagian dalam tidak bereaksi dengan asam.'],
    ],
    farewell: ['Mantap, masuk keranjang dulu.', 'Baik, Rani.'],
  },
  {
    product: 'home-05',
    daysAgo: 16,
    opening: 'Kak, wajannya ada lapisan antilengket?',
    questions: [
      [
        'Kalau tanpa lapisan apa tidak lengket?',
        'Semakin sering dipakai semakin licin, asal diminyaki tipis setelah dicuci.',
      ],
      ['Tebalnya berapa?', 'Dua milimeter baja karbon.'],
      ['Ada yang lebih besar dari 28?', 'Ada, 32 cm.'],
    ],
    farewell: ['Oke, saya tanya suami dulu.', 'Silakan, kami di sini.'],
  },
  {
    product: 'home-20',
    daysAgo: 11,
    opening: 'Malam, lilinnya wangi apa saja?',
    questions: [
      ['Sereh menyengat tidak?', 'Tidak. Minyaknya minyak atsiri, jadi wanginya ringan.'],
      ['Bisa menyala berapa lama?', 'Sekitar 35 jam untuk 180 gram.'],
      ['Gelasnya bisa dipakai lagi?', 'Bisa, cuci dengan air hangat setelah lilinnya habis.'],
    ],
    farewell: ['Asyik, makasih kak.', 'Sama-sama, Rani.'],
  },
  {
    product: 'home-24',
    daysAgo: 7,
    opening: 'Permisi, kotak perkakasnya lengkap untuk pasang rak?',
    questions: [
      ['Bornya bor listrik?', 'Bukan, bor tangan.'],
      ['Ada meterannya?', 'Ada. Palu, obeng, tang, dan meteran semuanya di dalam kotak.'],
      ['Beratnya?', 'Lengkapnya 3,6 kg.'],
    ],
    farewell: ['Cukup untuk saya, terima kasih.', 'Senang bisa membantu.'],
  },
  {
    product: 'home-01',
    daysAgo: 1,
    opening: 'Pagi kak, tekonya saya suka sekali.',
    questions: [
      ['Saringannya bisa diangkat?', 'Bisa, saringan bajanya tinggal diangkat.'],
      ['Boleh masuk microwave?', 'Keramiknya aman untuk microwave, saringannya dikeluarkan dulu.'],
      ['Merahnya masih ada?', 'Ada. Sisa stoknya selalu terlihat di halaman barang.'],
    ],
    farewell: ['Oke, nanti saya pesan satu yang merah.', 'Terima kasih, Rani. Kami tunggu.'],
  },
]

const GREETINGS = ['Halo Rani, ada yang bisa dibantu?', 'Selamat datang lagi, Rani.', 'Hai Rani, silakan.']
const OFFERS = [
  'Ada lagi yang ingin ditanyakan?',
  'Mau kami jelaskan yang lain?',
  'Silakan kalau masih ragu.',
]

const pick = (words: readonly string[], index: number): string => words[index % words.length] ?? ''

const linesOf = (exchange: Exchange, index: number): readonly Spoken[] => [
  ['shopper', exchange.opening],
  ['shop', pick(GREETINGS, index)],
  ['shopper', `card:${exchange.product}`],
  ...exchange.questions.flatMap(([question, answer]): readonly Spoken[] => [
    ['shopper', question],
    ['shop', answer],
  ]),
  ['shop', pick(OFFERS, index)],
  ['shopper', exchange.farewell[0]],
  ['shop', exchange.farewell[1]],
]

/** Forty days of talk with one shop: long enough to be read page by page. */
export const LONG_TALK: readonly DemoLine[] = EXCHANGES.flatMap((exchange, index) =>
  spoken(exchange.daysAgo * DAY - 20_000, 75, linesOf(exchange, index)),
)
