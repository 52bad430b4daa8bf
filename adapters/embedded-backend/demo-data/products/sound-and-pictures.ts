import type { ProductRow } from './product-row.ts'

/** Headphones, radios, cameras and instruments with a plug. */
export const SOUND_AND_PICTURES: readonly ProductRow[] = [
  {
    base: ['aruna-audio', '1f3a7', 12900, 48, 2300, 620],
    title: ['Headphone nirkabel peredam bising Aura H2', 'Aura H2 wireless noise-cancelling headphones'],
    about: [
      'Headphone over-ear dengan peredam bising aktif, baterai 38 jam, dan bantalan telinga lembut. Dua perangkat dapat tersambung sekaligus. Kotak berisi kabel 3,5 mm, kabel USB-C, dan kantong kain.',
      'Over-ear headphones with active noise cancelling, a 38-hour battery and soft ear cushions. Two devices can be connected at once. The box holds a 3.5 mm cable, a USB-C cable and a cloth pouch.',
    ],
    facts: {
      connection: ['Bluetooth 5.3, kabel 3,5 mm', 'Bluetooth 5.3, 3.5 mm cable'],
      battery: ['38 jam', '38 hours'],
      weight: '248 g',
      charging: ['USB-C, 10 menit untuk 4 jam', 'USB-C, 10 minutes for 4 hours'],
    },
    options: {
      colour: ['white', 'black', 'sand'],
      pack: [
        'standard',
        ['Dengan tas keras', 'With hard case'],
        ['Dengan kabel studio', 'With studio cable'],
      ],
    },
    extra: { 'Dengan tas keras': 1200, 'Dengan kabel studio': 1800 },
    gone: ['Pasir,Dengan kabel studio'],
    hot: 1,
    noun: ['headphone', 'headphones'],
    said: [
      [5, 'Peredam bisingnya bekerja baik di kereta. Baterai tahan seharian dan ringan dipakai.'],
      [5, 'Saya sambungkan ke laptop dan ponsel sekaligus, pindahnya otomatis saat ada telepon.'],
      [4, 'Suaranya hangat. Bantalannya agak hangat juga kalau dipakai siang tanpa AC.'],
      [5, 'Cancelled the engine hum on a long flight, and I forgot I was wearing them.', 'en'],
      [5, '音は自然で、長時間つけても耳が痛くなりません。', 'ri'],
      [3, 'Mikrofonnya biasa saja untuk rapat di tempat ramai.'],
    ],
    keywords: ['headphone', 'earphone', 'audio', 'bluetooth'],
  },
  {
    base: ['hikari-denki', '1f4f7', 64900, 12, 312, 1150],
    title: ['Kamera mirrorless 24 MP dengan lensa kit', 'Mirrorless camera 24 MP with kit lens'],
    about: [
      'Kamera ringkas dengan layar lipat dan fokus mata yang cepat. Lensa 16-50 mm cocok untuk perjalanan, potret, dan video 4K.',
      'A compact camera with a tilting screen and quick eye focus. The 16-50 mm lens suits travel, portraits and 4K video.',
    ],
    facts: {
      resolution: '24,2 MP',
      camera: ['sensor APS-C', 'APS-C sensor'],
      screen: ['3 inci, sentuh', '3 in, touch'],
      weight: '460 g',
    },
    options: { lens: ['16-50 mm', '16-50 mm + 55-210 mm'], colour: ['silver', 'black'] },
    extra: { '16-50 mm + 55-210 mm': 18000 },
    also: ['1f4f8', '1f392'],
    hot: 6,
    pick: 1,
    noun: ['kamera', 'camera'],
    said: [
      [5, 'Fokus matanya tidak pernah meleset waktu memotret anak.'],
      [5, 'Ringan untuk kamera seukuran ini, lensa bawaannya sudah tajam.'],
      [4, 'Menunya banyak, perlu seminggu untuk hafal.'],
    ],
    keywords: ['kamera saku', 'foto'],
  },
  {
    base: ['aruna-audio', '1f4fb', 2740, 84, 1350, 280],
    title: ['Radio saku FM isi ulang', 'Rechargeable FM pocket radio'],
    about: [
      'Radio kecil dengan antena teleskop dan pengeras suara yang jelas untuk berita pagi. Terisi lewat USB-C dan menyala dua hari.',
      'A small radio with a telescopic aerial and a speaker clear enough for the morning news. Charges over USB-C and plays for two days.',
    ],
    facts: { range: 'FM 64-108 MHz', battery: ['20 jam', '20 hours'], weight: '190 g' },
    options: { colour: ['silver', 'red', 'black'] },
    noun: ['radio', 'radio'],
    said: [
      [5, 'Siaran RRI tertangkap jernih di kebun.'],
      [5, 'Kakek senang, tombolnya besar dan mudah diputar.'],
      [4, 'Antenanya perlu ditarik penuh di dalam rumah.'],
    ],
  },
  {
    base: ['aruna-audio', '1f50a', 5890, 66, 2900, 780],
    title: ['Pengeras suara Bluetooth tahan air 20 W', 'Waterproof Bluetooth speaker 20 W'],
    about: [
      'Suara penuh untuk teras atau pantai, dan dua unit dapat dipasangkan menjadi stereo. Terapung bila jatuh ke kolam.',
      'Full sound for terrace or beach, and two units pair as stereo. It floats if it falls into the pool.',
    ],
    facts: { power: '20 W', battery: ['15 jam', '15 hours'], waterproof: 'IP67', weight: '560 g' },
    options: { colour: ['black', 'teal', 'orange'] },
    also: ['1f3a7'],
    noun: ['pengeras suara', 'speaker'],
    said: [
      [5, 'Bass-nya terasa untuk ukuran sekecil ini.'],
      [4, 'Volume maksimum agak pecah, 80 persen sudah cukup keras.'],
    ],
    keywords: ['speaker'],
  },
  {
    base: ['berlin-ton', '1f399-fe0f', 14900, 15, 280, 640],
    title: ['Mikrofon kondensor USB untuk siniar', 'USB condenser microphone for podcasts'],
    about: [
      'Mikrofon logam dengan pola kardioid yang menangkap suara di depan saja. Ada tombol senyap dan keluaran headphone tanpa jeda.',
      'A metal microphone whose cardioid pattern hears only what is in front. Mute key and lag-free headphone output.',
    ],
    facts: {
      connection: 'USB-C',
      resolution: '24 bit, 96 kHz',
      contents: ['mikrofon, kaki, busa', 'microphone, stand, foam'],
    },
    also: ['1f3a4'],
    noun: ['mikrofon', 'microphone'],
    said: [
      [5, 'Suara siniar saya langsung terdengar seperti rekaman studio.'],
      [5, 'Solid metal, and the stand does not wobble.', 'en'],
    ],
  },
  {
    base: ['aruna-audio', '1f3a4', 3890, 40, 940, 520],
    title: ['Mikrofon karaoke nirkabel, isi 2', 'Wireless karaoke microphones, set of 2'],
    about: [
      'Dua mikrofon dengan penerima yang dicolokkan ke pengeras suara apa pun. Gema bisa diatur untuk malam karaoke keluarga.',
      'Two microphones with a receiver that plugs into any speaker. The echo adjusts for a family karaoke night.',
    ],
    facts: { range: '30 m', battery: ['8 jam', '8 hours'], connection: '6,35 mm' },
    options: { colour: ['black', 'gold'] },
    noun: ['mikrofon karaoke', 'karaoke microphone'],
  },
  {
    base: ['hikari-denki', '1f4f8', 11900, 24, 690, 380],
    title: ['Kamera instan cetak langsung', 'Instant camera with direct print'],
    about: [
      'Foto keluar seukuran kartu dalam satu menit, lengkap dengan cermin swafoto. Kertas isi 10 disertakan.',
      'Card-sized photos come out within a minute, and there is a selfie mirror. A pack of 10 sheets is included.',
    ],
    facts: { size: ['foto 62 x 46 mm', 'photos 62 x 46 mm'], cell: '2 AA', weight: '300 g' },
    options: { colour: ['mint', 'pink', 'white'] },
    also: ['1f4f7'],
    noun: ['kamera instan', 'instant camera'],
    said: [
      [5, 'Ramai dipakai di pernikahan adik, tamunya senang.'],
      [4, 'Kertasnya lumayan mahal, tetapi hasilnya hangat.'],
    ],
  },
  {
    base: ['hikari-denki', '1f4fa', 35900, 10, 240, 9800],
    title: ['Televisi pintar 43 inci 4K', '43-inch 4K smart television'],
    about: [
      'Gambar 4K dengan antarmuka yang ringan dan siaran digital DVB-T2. Tiga HDMI cukup untuk konsol dan pengeras suara.',
      'A 4K picture with a light interface and DVB-T2 broadcast reception. Three HDMI inputs suit a console and a soundbar.',
    ],
    facts: {
      screen: ['43 inci, 3840 x 2160', '43 in, 3840 x 2160'],
      ports: '3 HDMI, 2 USB, LAN',
      power: '85 W',
      warranty: ['2 tahun', '2 years'],
    },
    options: {
      size: [
        ['43 inci', '43 in'],
        ['50 inci', '50 in'],
      ],
    },
    extra: { '50 inci': 9000 },
    noun: ['televisi', 'television'],
    said: [
      [5, 'Siaran digital langsung terpindai, gambarnya bersih.'],
      [4, 'Suaranya standar, saya tambah pengeras suara.'],
    ],
    keywords: ['tv'],
  },
  {
    base: ['hikari-denki', '1f4fd-fe0f', 18900, 17, 410, 1900],
    title: ['Proyektor mini 1080p, fokus otomatis', 'Mini projector 1080p, auto focus'],
    about: [
      'Menampilkan gambar 100 inci di dinding kamar yang gelap. Fokus dan kemiringan dibetulkan sendiri begitu dinyalakan.',
      'Throws a 100-inch picture on the wall of a dark room. Focus and tilt correct themselves when it starts.',
    ],
    facts: {
      resolution: '1920 x 1080',
      brightness: '400 ANSI lm',
      noise: '28 dB',
      connection: 'Wi-Fi, HDMI, USB',
    },
    also: ['1f3ac', '1f37f'],
    noun: ['proyektor', 'projector'],
    said: [
      [5, 'Nonton bareng di halaman jadi acara mingguan keluarga.'],
      [3, 'Malam hari bagus, siang dengan tirai tipis kurang terang.'],
    ],
  },
  {
    base: ['berlin-ton', '1f3a5', 27900, 8, 95, 900],
    title: ['Kamera video 4K genggam, zum optik 12x', '4K camcorder, 12x optical zoom'],
    about: [
      'Untuk pentas sekolah dan seminar: zum optik tanpa pecah dan rekaman tanpa batas 30 menit. Baterai dapat diganti.',
      'For school plays and seminars: optical zoom without blur and no 30-minute limit. The battery can be swapped.',
    ],
    facts: { resolution: '3840 x 2160', zoom: ['12x optik', '12x optical'], weight: '430 g' },
    also: ['1f4f9', '1f4fc'],
    noun: ['kamera video', 'camcorder'],
  },
  {
    base: ['berlin-ton', '1f3b9', 23900, 13, 220, 7600],
    title: ['Piano digital 61 tuts peka sentuhan', 'Digital piano, 61 touch-sensitive keys'],
    about: [
      'Tuts peka sentuhan dengan suara piano bersampel dan 200 irama. Dapat dipakai dengan headphone agar tetangga tenang.',
      'Touch-sensitive keys with sampled piano sound and 200 rhythms. Works with headphones to keep the neighbours calm.',
    ],
    facts: {
      pieces: ['61 tuts', '61 keys'],
      connection: 'USB-MIDI, 3,5 mm',
      weight: '4,9 kg',
    },
    options: { pack: ['standard', ['Dengan kaki', 'With stand']] },
    extra: { 'Dengan kaki': 2900 },
    noun: ['piano digital', 'digital piano'],
  },
  {
    base: ['berlin-ton', '1f3b8', 31900, 7, 84, 3600],
    title: ['Gitar elektrik pemula, badan poplar', 'Beginner electric guitar, poplar body'],
    about: [
      'Gitar berleher maple yang ringan dengan tiga pikap. Disetel di bengkel sebelum dikirim, lengkap dengan tas.',
      'A light guitar with a maple neck and three pickups. Set up in the workshop before shipping, gig bag included.',
    ],
    facts: {
      material: ['poplar, maple', 'poplar, maple'],
      size: ['skala 25,5 inci', '25.5 in scale'],
      weight: '3,4 kg',
    },
    options: { colour: ['red', 'black', 'sky'] },
    noun: ['gitar', 'guitar'],
  },
  {
    base: ['aruna-audio', '1f4bf', 4690, 29, 510, 420],
    title: ['Pemutar CD portabel dengan Bluetooth', 'Portable CD player with Bluetooth'],
    about: [
      'Memutar CD lama ke headphone kabel maupun nirkabel, dengan penahan guncangan. Baterainya terisi lewat USB-C.',
      'Plays old CDs to wired or wireless headphones with shock protection. Its battery charges over USB-C.',
    ],
    facts: {
      connection: 'Bluetooth 5.0, 3,5 mm',
      battery: ['14 jam', '14 hours'],
      weight: '210 g',
    },
    options: { colour: ['white', 'clear'] },
    also: ['1f3a7'],
    noun: ['pemutar CD', 'CD player'],
    said: [
      [5, 'Koleksi CD saya hidup lagi.'],
      [4, 'Suaranya baik. Layarnya tanpa lampu.'],
    ],
  },
]
