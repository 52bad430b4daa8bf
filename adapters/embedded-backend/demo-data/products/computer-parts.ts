import type { ProductRow } from './product-row.ts'

/** Storage, sound, bags and small things for a desk. */
export const COMPUTER_PARTS: readonly ProductRow[] = [
  {
    base: ['akiba-parts', '1f4bd', 6990, 80, 1900, 60],
    title: ['SSD portabel 1 TB, 1.050 MB/s', 'Portable SSD 1 TB, 1,050 MB/s'],
    about: [
      'Penyimpanan sebesar kartu nama dengan karet pelindung jatuh dua meter. Kabel USB-C dan USB-A disertakan.',
      'Storage the size of a business card with a rubber shell for two-metre drops. USB-C and USB-A cables included.',
    ],
    facts: { speed: ['baca 1.050 MB/s', 'read 1,050 MB/s'], connection: 'USB 3.2 Gen 2', weight: '58 g' },
    options: { capacity: ['1 TB', '2 TB'], colour: ['black', 'blue'] },
    extra: { '2 TB': 5500 },
    also: ['1f4be'],
    market: 7900,
    noun: ['SSD', 'SSD'],
    said: [
      [5, 'Menyalin 200 GB foto kurang dari lima menit.'],
      [5, 'Pernah jatuh dari meja, data aman.'],
    ],
  },
  {
    base: ['akiba-parts', '1f4be', 1290, 170, 2300, 30],
    title: ['Flash disk bentuk disket, 128 GB', 'Floppy-shaped flash drive, 128 GB'],
    about: [
      'Bentuknya disket lama, isinya USB 3.2 yang cepat. Penutupnya bergeser, jadi tidak ada tutup yang hilang.',
      'Looks like an old floppy, works as a quick USB 3.2 drive. The shutter slides, so there is no cap to lose.',
    ],
    facts: { speed: '150 MB/s', connection: 'USB-A 3.2', size: '5 x 5 x 0,6 cm' },
    options: { capacity: ['128 GB', '256 GB'], colour: ['blue', 'black', 'yellow'] },
    extra: { '256 GB': 700 },
    noun: ['flash disk', 'flash drive'],
  },
  {
    base: ['akiba-parts', '1f4bf', 3290, 33, 340, 330],
    title: ['Pemutar dan penulis DVD eksternal tipis', 'Slim external DVD drive'],
    about: [
      'Membaca dan menulis CD serta DVD lewat satu kabel USB. Berguna untuk arsip foto dan perangkat lunak lama.',
      'Reads and writes CD and DVD over one USB cable. Useful for photo archives and old software.',
    ],
    facts: { connection: 'USB-C, USB-A', speed: 'DVD 8x, CD 24x', weight: '330 g' },
    also: ['1f4c0'],
    noun: ['pemutar DVD', 'DVD drive'],
  },
  {
    base: ['ruang-kerja', '1f392', 5490, 65, 2700, 820],
    title: ['Ransel laptop 20 liter, tahan percikan', 'Laptop backpack 20 litres, splash-proof'],
    about: [
      'Ruang laptop berbusa sampai 16 inci dan saku tersembunyi di punggung. Kainnya menahan gerimis dan mudah dilap.',
      'A padded space for laptops up to 16 inches and a hidden back pocket. The fabric keeps off drizzle and wipes clean.',
    ],
    facts: {
      capacity: ['20 liter', '20 litres'],
      material: ['poliester 900D', '900D polyester'],
      weight: '820 g',
    },
    options: { colour: ['charcoal', 'navy', 'olive'] },
    noun: ['ransel laptop', 'laptop backpack'],
    said: [
      [5, 'Naik motor saat gerimis, laptop tetap kering.'],
      [4, 'Saku depannya banyak. Tali pinggangnya tidak ada.'],
      [5, 'Carries a 16-inch laptop and lunch without sagging.', 'en'],
    ],
    keywords: ['tas laptop'],
  },
  {
    base: ['ruang-kerja', '1f4bc', 6290, 40, 690, 950],
    title: ['Tas jinjing laptop kanvas dan kulit', 'Canvas and leather laptop briefcase'],
    about: [
      'Kanvas tebal dengan pegangan kulit asli, berisi ruang laptop 14 inci dan berkas A4. Tali bahunya dapat dilepas.',
      'Heavy canvas with real leather handles, room for a 14-inch laptop and A4 files. The shoulder strap comes off.',
    ],
    facts: {
      material: ['kanvas katun, kulit sapi', 'cotton canvas, cowhide'],
      size: '39 x 29 x 8 cm',
      weight: '950 g',
    },
    options: { colour: ['sand', 'olive', 'black'] },
    gone: ['olive'],
    noun: ['tas laptop', 'briefcase'],
  },
  {
    base: ['akiba-parts', '1f3a7', 6490, 45, 1100, 340],
    title: ['Headset gim nirkabel dengan mikrofon lipat', 'Wireless gaming headset, folding microphone'],
    about: [
      'Sambungan 2,4 GHz tanpa jeda dan bantalan kain yang sejuk. Mikrofonnya senyap otomatis saat dilipat.',
      'A 2.4 GHz link without lag and cool fabric cushions. The microphone mutes itself when folded.',
    ],
    facts: {
      connection: '2,4 GHz, Bluetooth, 3,5 mm',
      battery: ['30 jam', '30 hours'],
      weight: '290 g',
    },
    options: { colour: ['black', 'white'] },
    also: ['1f3ae'],
    noun: ['headset', 'headset'],
    said: [
      [5, 'Teman main bilang suara saya jelas, kipas tidak terdengar.'],
      [4, 'Bantalannya sejuk. Untuk kepala besar agak menjepit.'],
    ],
  },
  {
    base: ['ruang-kerja', '1f4f9', 3990, 85, 1600, 160],
    title: ['Kamera web 1080p dengan penutup privasi', 'Webcam 1080p with privacy shutter'],
    about: [
      'Gambar jernih di ruang redup dan dua mikrofon peredam gema. Penutup gesernya membuat tenang saat tidak rapat.',
      'A clear picture in dim rooms and two echo-cancelling microphones. The sliding shutter is reassuring between meetings.',
    ],
    facts: { resolution: '1920 x 1080, 60 fps', connection: 'USB-C', view: '78°' },
    also: ['1f399-fe0f'],
    noun: ['kamera web', 'webcam'],
    said: [
      [5, 'Di kamar kos yang remang pun wajah tetap terang.'],
      [4, 'Klip penjepitnya cocok untuk monitor tebal, di laptop tipis agak longgar.'],
    ],
  },
  {
    base: ['formosa-tech', '1f517', 4590, 58, 1250, 120],
    title: ['Hub USB-C 8-in-1, HDMI 4K dan LAN', 'USB-C hub 8-in-1, 4K HDMI and LAN'],
    about: [
      'Delapan port dari satu kabel, termasuk LAN gigabit dan pembaca kartu. Bodi aluminiumnya membuang panas dengan baik.',
      'Eight ports from one cable, with gigabit LAN and card readers. The aluminium body sheds heat well.',
    ],
    facts: {
      ports: 'HDMI, LAN, 3 USB-A, SD, microSD, USB-C 100 W',
      material: ['aluminium', 'aluminium'],
      length: ['kabel 20 cm', '20 cm cable'],
    },
    options: { colour: ['grey', 'silver'] },
    noun: ['hub', 'hub'],
    said: [
      [5, '4K 60 Hz berjalan tanpa kedip.'],
      [5, '接两个显示器一个月，没有断过。', 'zh-cn'],
    ],
  },
  {
    base: ['formosa-tech', '1f5c4-fe0f', 21900, 11, 130, 1800],
    title: ['Penyimpanan jaringan dua hard disk', 'Two-bay network storage'],
    about: [
      'Cadangan foto dan dokumen seluruh keluarga di rumah sendiri. Dua hard disk saling menyalin; hard disk dijual terpisah.',
      'Backups of the whole family’s photos and documents at home. Two disks mirror each other; disks are sold separately.',
    ],
    facts: {
      chip: ['4 inti, 2,0 GHz', '4 cores, 2.0 GHz'],
      memory: '4 GB',
      ports: '2,5 GbE, 2 USB',
      noise: '19 dB',
    },
    noun: ['penyimpanan jaringan', 'network storage'],
  },
  {
    base: ['formosa-tech', '1f5dd-fe0f', 2790, 90, 520, 12],
    title: ['Kunci keamanan USB-C dan NFC', 'USB-C and NFC security key'],
    about: [
      'Kunci fisik untuk masuk ke surel dan layanan lain tanpa kode SMS. Tahan air dan tidak memerlukan baterai.',
      'A physical key for signing in to mail and other services without text codes. Waterproof and needs no battery.',
    ],
    facts: { connection: 'USB-C, NFC', works: 'FIDO2, U2F', weight: '4 g' },
    options: {
      count: [
        ['1 buah', '1 piece'],
        ['2 buah', '2 pieces'],
      ],
    },
    extra: { '2 buah': 2300 },
    also: ['1f510'],
    noun: ['kunci keamanan', 'security key'],
  },
  {
    base: ['akiba-parts', '1f9ca', 3190, 37, 880, 720],
    title: ['Alas pendingin laptop, enam kipas', 'Laptop cooling pad, six fans'],
    about: [
      'Menurunkan suhu laptop sampai 15 derajat pada beban berat. Kemiringannya bisa diatur dan dua port USB tambahan tersedia.',
      'Brings a hard-working laptop down by up to 15 degrees. The tilt adjusts and two extra USB ports are there.',
    ],
    facts: { works: ['laptop sampai 17 inci', 'laptops up to 17 in'], noise: '24 dB', weight: '720 g' },
    noun: ['alas pendingin', 'cooling pad'],
    said: [
      [5, 'Suhu turun dari 92 ke 78 derajat saat merender.'],
      [4, 'Putaran tertinggi cukup terdengar di kamar sunyi.'],
    ],
  },
  {
    base: ['ruang-kerja', '1f4a1', 3690, 62, 1450, 540],
    title: ['Lampu monitor tanpa silau, redup otomatis', 'Glare-free monitor lamp, auto dimming'],
    about: [
      'Dijepit di atas monitor dan menerangi meja saja, bukan layar. Sensor menyesuaikan terang dengan ruangan.',
      'Clips on top of the monitor and lights the desk, not the screen. A sensor follows the light in the room.',
    ],
    facts: { power: 'USB-C, 5 W', brightness: '500 lux', length: '45 cm' },
    noun: ['lampu monitor', 'monitor lamp'],
    said: [
      [5, 'Mata tidak cepat lelah waktu lembur.'],
      [5, 'Good even light and no reflections on the screen.', 'en'],
    ],
  },
  {
    base: ['akiba-parts', '1f50a', 4990, 0, 610, 1500],
    title: ['Pengeras suara meja 2.0, Bluetooth', 'Desktop speakers 2.0, Bluetooth'],
    about: [
      'Sepasang pengeras suara kayu kecil untuk meja kerja, dengan kenop di depan. Suaranya bersih pada volume rendah.',
      'A pair of small wooden speakers for a desk with a front knob. Clean sound at low volume.',
    ],
    facts: {
      power: '2 x 15 W',
      connection: 'Bluetooth, 3,5 mm, USB',
      size: '12 x 14 x 20 cm',
    },
    options: { colour: ['walnut', 'black'] },
    noun: ['pengeras suara', 'speakers'],
  },
]
