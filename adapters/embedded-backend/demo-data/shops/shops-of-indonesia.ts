import type { ShopRow } from './shop-row.ts'

export const SHOPS_OF_INDONESIA: readonly ShopRow[] = [
  {
    key: 'aruna-audio',
    name: 'Aruna Audio',
    from: ['ID', 'Bandung'],
    art: ['1f4fb', '1f3a7'],
    focus: ['electric'],
    figures: [12400, 98, 5, 4, 1620],
    intro: [
      'Kami menyetel dan mendengarkan setiap perangkat sebelum dikirim dari bengkel kami di Bandung.',
      'We set up and listen to every device before it leaves our workshop in Bandung.',
    ],
  },
  {
    key: 'nusa-outdoor',
    name: 'Nusa Outdoor',
    from: ['ID', 'Bogor'],
    art: ['1f9ed', '26fa'],
    focus: ['outdoor'],
    figures: [8100, 97, 4, 7, 1310],
    intro: [
      'Perlengkapan gunung dan laut yang kami pakai sendiri. Perbaikan tenda gratis di tahun pertama.',
      'Mountain and sea gear that we use ourselves. Tent repairs are free in the first year.',
    ],
  },
  {
    key: 'kaya-living',
    name: 'Kaya Living',
    from: ['ID', 'Semarang'],
    art: ['1fab4', '1fad6'],
    focus: ['home'],
    figures: [5600, 99, 5, 6, 980],
    intro: [
      'Barang rumah dari kayu, rotan, dan keramik, dibuat perajin yang kami kunjungi setiap bulan.',
      'Things for the home in wood, rattan and ceramic, by makers we visit every month.',
    ],
  },
  {
    key: 'meraki-mode',
    name: 'Meraki Mode',
    from: ['ID', 'Jakarta'],
    art: ['1f45c', '1f457'],
    focus: ['women'],
    figures: [20000, 96, 5, 3, 2040],
    intro: [
      'Busana harian perempuan dengan ukuran yang diuji pada delapan bentuk tubuh.',
      'Everyday wear for women, fitted on eight body shapes.',
    ],
  },
  {
    key: 'kota-gadget',
    name: 'Kota Gadget',
    from: ['ID', 'Surabaya'],
    art: ['1f4f1', '1f4f2'],
    focus: ['phone'],
    figures: [15300, 95, 4, 5, 1755],
    intro: [
      'Ponsel dan pelengkapnya, dengan garansi setempat dan pemasangan pelindung layar gratis di toko.',
      'Phones and accessories with local warranty and free screen protector fitting in store.',
    ],
  },
  {
    key: 'ruang-kerja',
    name: 'Ruang Kerja',
    from: ['ID', 'Tangerang'],
    art: ['1f4bb', '1f4ba'],
    focus: ['computer'],
    figures: [6900, 97, 4, 9, 890],
    intro: [
      'Semua untuk meja kerja: laptop, kursi, lampu, dan tas. Kami membantu memilih lewat chat.',
      'All for the desk: laptops, chairs, lamps and bags. We help you choose by chat.',
    ],
  },
  {
    key: 'sehat-alami',
    name: 'Sehat Alami',
    from: ['ID', 'Yogyakarta'],
    art: ['1f343', '1f9f4'],
    focus: ['health'],
    figures: [9800, 98, 4, 8, 1240],
    intro: [
      'Perawatan dan bahan alami dengan izin edar lengkap. Nomor izin tercantum di setiap kemasan.',
      'Care and natural goods with full registration; the number is on every pack.',
    ],
  },
  {
    key: 'arjuna',
    name: 'Arjuna Menswear',
    from: ['ID', 'Bandung'],
    art: ['1f454', '1f455'],
    focus: ['men'],
    figures: [11200, 96, 4, 6, 1480],
    intro: [
      'Pakaian pria dijahit di Bandung. Salah ukuran boleh ditukar dalam tujuh hari.',
      'Menswear sewn in Bandung. Wrong size? Exchange within seven days.',
    ],
  },
  {
    key: 'dapur-nusantara',
    name: 'Dapur Nusantara',
    from: ['ID', 'Padang'],
    art: ['1f336-fe0f', '1f35b'],
    focus: ['food'],
    figures: [13700, 98, 5, 5, 1150],
    intro: [
      'Bumbu, camilan, dan beras dari dapur daerah, dikirim dengan tanggal produksi yang jelas.',
      'Spices, snacks and rice from regional kitchens with a clear production date.',
    ],
  },
  {
    key: 'dunia-kayu',
    name: 'Dunia Mainan Kayu',
    from: ['ID', 'Solo'],
    art: ['1f9e9', '1fa86'],
    focus: ['toys'],
    figures: [4300, 98, 3, 11, 760],
    intro: [
      'Mainan kayu dari kebun lestari di Jawa Tengah, dicat dengan pewarna berbasis air.',
      'Wooden toys from sustainable Central Java plantations with water-based paint.',
    ],
  },
]
