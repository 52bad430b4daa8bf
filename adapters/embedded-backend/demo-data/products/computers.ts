import type { ProductRow } from './product-row.ts'

/** Computers, screens, and the things one types and points with. */
export const COMPUTERS: readonly ProductRow[] = [
  {
    base: ['ruang-kerja', '1f4bb', 89900, 26, 640, 1900],
    title: ['Laptop tipis 14 inci, RAM 16 GB', 'Slim 14-inch laptop, 16 GB RAM'],
    about: [
      'Bodi aluminium 1,2 kg dengan layar doff yang tidak memantulkan lampu. Papan ketiknya senyap dan baterai bertahan satu hari kerja.',
      'A 1.2 kg aluminium body with a matte screen that does not mirror the lamps. The keyboard is quiet and the battery lasts a working day.',
    ],
    facts: {
      screen: ['14 inci, 2240 x 1400', '14 in, 2240 x 1400'],
      chip: ['8 inti, 4,4 GHz', '8 cores, 4.4 GHz'],
      memory: '16 GB LPDDR5',
      battery: ['11 jam', '11 hours'],
      weight: '1,2 kg',
    },
    options: { colour: ['silver', 'charcoal'], capacity: ['512 GB', '1 TB'] },
    extra: { '1 TB': 7000 },
    also: ['2328-fe0f', '1f50c'],
    market: 94900,
    pick: 4,
    noun: ['laptop', 'laptop'],
    said: [
      [5, 'Ringan dibawa ke kampus dan baterainya cukup dari pagi sampai sore.'],
      [5, 'Matte screen is a relief under office lights. Fan stays quiet.', 'en'],
      [4, 'Papan ketiknya enak. Port USB-A hanya satu, jadi perlu hub.'],
    ],
    keywords: ['notebook', 'komputer'],
  },
  {
    base: ['akiba-parts', '1f4bb', 129900, 9, 150, 2600],
    title: ['Laptop gim 16 inci, grafis 8 GB', '16-inch gaming laptop, 8 GB graphics'],
    about: [
      'Layar 165 Hz dan pendingin tiga kipas untuk bermain atau menyunting video. Memori dan penyimpanan dapat ditambah sendiri.',
      'A 165 Hz display and three-fan cooling for play or video editing. Memory and storage can be upgraded by the owner.',
    ],
    facts: {
      screen: ['16 inci, 165 Hz', '16 in, 165 Hz'],
      memory: '16 GB DDR5',
      storage: '1 TB NVMe',
      weight: '2,4 kg',
    },
    options: {
      capacity: ['16 GB + 1 TB', '32 GB + 1 TB'],
    },
    extra: { '32 GB + 1 TB': 9000 },
    also: ['1f3ae'],
    noun: ['laptop gim', 'gaming laptop'],
  },
  {
    base: ['formosa-tech', '1f5a5-fe0f', 24900, 34, 720, 5200],
    title: ['Monitor 27 inci QHD, IPS 100 Hz', '27-inch QHD monitor, IPS 100 Hz'],
    about: [
      'Warna yang sama dilihat dari samping maupun depan, dengan satu kabel USB-C untuk gambar dan daya laptop. Kakinya naik turun dan berputar tegak.',
      'The colours hold from the side as from the front, and one USB-C cable carries picture and laptop power. The stand lifts and turns upright.',
    ],
    facts: {
      resolution: '2560 x 1440',
      ports: 'USB-C 65 W, HDMI, DisplayPort',
      brightness: '350 cd/m²',
      weight: '5,2 kg',
    },
    options: {
      size: [
        ['27 inci', '27 in'],
        ['32 inci', '32 in'],
      ],
    },
    extra: { '32 inci': 7000 },
    market: 27900,
    also: ['1f4bb'],
    noun: ['monitor', 'monitor'],
    said: [
      [5, 'Satu kabel ke laptop, meja jadi bersih. Warnanya akurat untuk sunting foto.'],
      [4, 'Sesuai keterangan, satu titik sudut sedikit lebih terang saat gelap.'],
      [5, '高さ調整がなめらかで、首が楽になりました。', 'ri'],
    ],
    keywords: ['layar', 'display'],
  },
  {
    base: ['akiba-parts', '2328-fe0f', 8900, 60, 1400, 980],
    title: ['Papan ketik mekanis 75 persen, nirkabel', 'Mechanical keyboard 75 percent, wireless'],
    about: [
      'Sakelar dapat diganti tanpa solder dan ada busa di dalam, sehingga bunyinya lembut. Menyambung ke tiga perangkat dan pindah dengan satu tombol.',
      'Hot-swap switches and foam inside make for a soft sound. Pairs with three devices and changes between them with one key.',
    ],
    facts: {
      connection: 'Bluetooth, 2,4 GHz, USB-C',
      cell: '4.000 mAh',
      material: ['aluminium, PBT', 'aluminium, PBT'],
    },
    options: {
      switch: [
        ['Linear', 'Linear'],
        ['Taktil', 'Tactile'],
        ['Senyap', 'Silent'],
      ],
      colour: ['charcoal', 'cream'],
    },
    gone: ['Senyap,Putih gading'],
    noun: ['papan ketik', 'keyboard'],
    said: [
      [5, 'Bunyinya lembut, rekan di sebelah tidak terganggu.'],
      [4, 'Berat dan kokoh. Buku petunjuknya hanya Jepang dan Inggris.'],
      [5, 'Swapped two switches in a minute. Lovely to type on.', 'en'],
    ],
    keywords: ['keyboard'],
  },
  {
    base: ['ruang-kerja', '1f5b1-fe0f', 2490, 150, 3800, 99],
    title: ['Tetikus nirkabel senyap, isi ulang', 'Silent wireless mouse, rechargeable'],
    about: [
      'Klik hampir tanpa bunyi untuk perpustakaan dan rapat. Baterai terisi lewat USB-C dan bertahan dua bulan.',
      'Clicks almost without sound for libraries and meetings. Charges over USB-C and lasts two months.',
    ],
    facts: {
      connection: 'Bluetooth, 2,4 GHz',
      resolution: '800-2.400 dpi',
      battery: ['2 bulan', '2 months'],
    },
    options: { colour: ['black', 'white', 'pink', 'sage'] },
    noun: ['tetikus', 'mouse'],
    said: [
      [5, 'Betul-betul senyap, anak tidur di sebelah tidak terbangun.'],
      [4, 'Pas untuk tangan sedang, agak kecil untuk tangan besar.'],
    ],
    keywords: ['mouse'],
  },
  {
    base: ['formosa-tech', '1f5b2-fe0f', 4490, 38, 310, 180],
    title: ['Trackball ibu jari untuk pergelangan', 'Thumb trackball, easy on the wrist'],
    about: [
      'Tangan diam, bola digerakkan ibu jari, sehingga pergelangan beristirahat. Bola dapat dikeluarkan untuk dibersihkan.',
      'The hand stays still and the thumb moves the ball, so the wrist rests. The ball lifts out for cleaning.',
    ],
    facts: { connection: 'Bluetooth, USB', resolution: '400-1.600 dpi', weight: '180 g' },
    also: ['1f5b1-fe0f'],
    noun: ['trackball', 'trackball'],
    said: [
      [5, 'Nyeri pergelangan saya berkurang setelah tiga minggu.'],
      [4, 'Takes a week to learn. After that I would not go back.', 'en'],
    ],
  },
  {
    base: ['ruang-kerja', '1f5a8-fe0f', 13900, 20, 480, 5400],
    title: ['Printer tangki tinta, cetak pindai salin', 'Ink tank printer, print scan copy'],
    about: [
      'Tinta diisi dari botol, cukup untuk sekitar 6.000 halaman hitam. Mencetak dari ponsel lewat Wi-Fi tanpa kabel.',
      'Filled from bottles, enough for about 6,000 black pages. Prints from a phone over Wi-Fi.',
    ],
    facts: {
      speed: ['10 lembar per menit', '10 pages a minute'],
      connection: 'Wi-Fi, USB',
      size: '37 x 35 x 18 cm',
      weight: '5,4 kg',
    },
    also: ['1f4c4'],
    noun: ['printer', 'printer'],
    said: [
      [5, 'Dua bulan cetak tugas tiga anak, tinta baru turun seperempat.'],
      [3, 'Hasilnya baik, tetapi pemasangan Wi-Fi saya ulang tiga kali.'],
    ],
  },
  {
    base: ['formosa-tech', '1f5a5-fe0f', 37900, 14, 190, 1300],
    title: ['PC mini, 8 inti, RAM 16 GB', 'Mini PC, 8 cores, 16 GB RAM'],
    about: [
      'Sebesar buku saku, dipasang di belakang monitor. Cukup untuk kantor, sekolah, dan menonton 4K tanpa suara kipas berarti.',
      'The size of a paperback, mounts behind a monitor. Enough for office, school and 4K films with hardly any fan noise.',
    ],
    facts: {
      chip: ['8 inti, 3,8 GHz', '8 cores, 3.8 GHz'],
      memory: '16 GB',
      storage: '512 GB',
      ports: '4 USB-A, 2 HDMI, USB-C',
    },
    options: { capacity: ['512 GB', '1 TB'] },
    extra: { '1 TB': 5000 },
    also: ['2328-fe0f', '1f5b1-fe0f'],
    noun: ['PC mini', 'mini PC'],
  },
  {
    base: ['akiba-parts', '1f39b-fe0f', 5990, 28, 260, 420],
    title: ['Papan makro tiga kenop untuk sunting video', 'Macro pad with three knobs for editing'],
    about: [
      'Sembilan tombol dan tiga kenop yang bisa diberi perintah sendiri. Profilnya berganti otomatis menurut program yang terbuka.',
      'Nine keys and three knobs to assign as you like. Profiles change by themselves with the program in front.',
    ],
    facts: { connection: 'USB-C', works: 'Windows, macOS, Linux', material: ['aluminium', 'aluminium'] },
    options: { colour: ['black', 'silver'] },
    also: ['1f39a-fe0f'],
    noun: ['papan makro', 'macro pad'],
  },
  {
    base: ['akiba-parts', '1f579-fe0f', 6990, 22, 210, 850],
    title: ['Tuas terbang efek Hall dengan gas', 'Hall flight stick with throttle'],
    about: [
      'Tuas tanpa gesekan untuk simulator terbang, dengan tuas gas terpisah. Dasarnya berat dan bisa dijepit di meja.',
      'A frictionless stick for flight simulators with a separate throttle. The base is heavy and clamps to a desk.',
    ],
    facts: { connection: 'USB', works: 'Windows', weight: '850 g' },
    noun: ['tuas terbang', 'flight stick'],
  },
  {
    base: ['ruang-kerja', '1f4ba', 16900, 16, 390, 14500],
    title: ['Kursi kerja ergonomis, sandaran jaring', 'Ergonomic office chair, mesh back'],
    about: [
      'Sandaran jaring yang sejuk dengan penyangga pinggang yang bisa digeser. Tinggi, sandaran tangan, dan kemiringan dapat diatur.',
      'A cool mesh back with a movable lumbar support. Height, armrests and tilt adjust.',
    ],
    facts: {
      load: '130 kg',
      material: ['jaring, nilon', 'mesh, nylon'],
      assembly: ['20 menit, alat disertakan', '20 minutes, tools included'],
      warranty: ['2 tahun', '2 years'],
    },
    options: { colour: ['black', 'grey'] },
    also: ['1fa91'],
    noun: ['kursi kerja', 'office chair'],
    said: [
      [5, 'Punggung tidak pegal lagi setelah rapat dari rumah seharian.'],
      [4, 'Merakitnya setengah jam sendirian. Rodanya halus di lantai kayu.'],
    ],
  },
  {
    base: ['formosa-tech', '1f6dc', 7490, 44, 830, 640],
    title: ['Ruter Wi-Fi 6 AX3000, empat antena', 'Wi-Fi 6 router AX3000, four antennas'],
    about: [
      'Menjangkau rumah dua lantai dan melayani banyak perangkat tanpa tersendat. Ada jaringan tamu dan pembatas jam anak.',
      'Covers a two-floor house and serves many devices without stutter. Guest network and children’s hours included.',
    ],
    facts: {
      speed: '2.402 + 574 Mbps',
      ports: ['4 LAN gigabit', '4 gigabit LAN'],
      range: ['sampai 150 m²', 'up to 150 m²'],
    },
    also: ['1f4e1'],
    noun: ['ruter', 'router'],
    said: [
      [5, 'Kamar belakang yang dulu mati sinyal sekarang lancar rapat video.'],
      [4, 'Pengaturannya mudah, tetapi aplikasinya hanya bahasa Inggris.'],
    ],
    keywords: ['wifi', 'router'],
  },
  {
    base: ['formosa-tech', '1f4e1', 2990, 52, 470, 210],
    title: ['Penguat sinyal Wi-Fi dua pita', 'Dual-band Wi-Fi extender'],
    about: [
      'Dicolokkan di tengah rumah untuk meneruskan Wi-Fi ke kamar yang jauh. Lampu kecil membantu mencari tempat terbaik.',
      'Plugs in half-way through the house to carry Wi-Fi to far rooms. A small light helps find the best spot.',
    ],
    facts: { speed: '867 + 300 Mbps', ports: '1 LAN', voltage: '100-240 V' },
    noun: ['penguat sinyal', 'extender'],
  },
]
