import type { ProductRow } from './product-row.ts'

/** Small appliances and lamps. */
export const APPLIANCES: readonly ProductRow[] = [
  {
    base: ['hikari-denki', '1f35a', 6490, 58, 2100, 3100],
    title: ['Penanak nasi digital 1 liter, 8 menu', 'Digital rice cooker 1 litre, 8 programmes'],
    about: [
      'Nasi pulen dengan panci berlapis tebal dan menu bubur, ketan, serta kukus. Penghangatnya menjaga nasi tidak kering sampai malam.',
      'Fluffy rice from a thick coated pot, with porridge, sticky rice and steam programmes. Keep-warm does not dry the rice.',
    ],
    facts: {
      capacity: ['1 liter beras', '1 litre of rice'],
      power: '400 W',
      voltage: '220 V',
      material: ['panci aluminium 2,5 mm', '2.5 mm aluminium pot'],
    },
    options: { colour: ['white', 'black'] },
    also: ['1f372'],
    noun: ['penanak nasi', 'rice cooker'],
    said: [
      [5, 'Nasinya tidak lengket di panci dan masih enak malam hari.'],
      [4, 'Menunya lengkap, waktu masaknya sedikit lebih lama dari yang lama.'],
    ],
    keywords: ['rice cooker', 'magic com'],
  },
  {
    base: ['hikari-denki', '2615', 8990, 32, 780, 3800],
    title: ['Mesin kopi espreso 15 bar, pembuih susu', 'Espresso machine 15 bar, milk frother'],
    about: [
      'Espreso dengan krema tebal dan susu berbuih dari satu mesin ramping. Tangki airnya dapat dilepas dan dicuci.',
      'Espresso with a thick crema and frothed milk from one slim machine. The water tank comes off for washing.',
    ],
    facts: { power: '1.350 W', capacity: ['1,2 liter', '1.2 litres'], voltage: '220 V' },
    options: { colour: ['cream', 'black', 'red'] },
    also: ['1f95b'],
    market: 10900,
    noun: ['mesin kopi', 'coffee machine'],
    said: [
      [5, 'Kopinya setara kedai, hemat dalam dua bulan.'],
      [4, 'Pembuih susunya perlu latihan beberapa kali.'],
      [3, 'Cukup bising selama sepuluh detik pertama.'],
    ],
  },
  {
    base: ['hikari-denki', '1f35e', 3490, 47, 900, 1500],
    title: ['Pemanggang roti dua slot, enam tingkat', 'Two-slot toaster, six levels'],
    about: [
      'Slot lebar untuk roti tebal, dengan tombol hangatkan dan cairkan. Baki remahnya ditarik dari bawah.',
      'Wide slots for thick bread with reheat and defrost keys. The crumb tray pulls out below.',
    ],
    facts: { power: '800 W', voltage: '220 V', size: '27 x 16 x 18 cm' },
    options: { colour: ['cream', 'mint', 'red'] },
    noun: ['pemanggang roti', 'toaster'],
    said: [
      [5, 'Matangnya rata kanan kiri.'],
      [4, 'Kabelnya agak pendek untuk dapur saya.'],
    ],
  },
  {
    base: ['hikari-denki', '1f9c7', 2990, 35, 560, 1300],
    title: ['Pembuat wafel lipat, antilengket', 'Folding waffle maker, non-stick'],
    about: [
      'Dua wafel bundar dalam empat menit. Lampunya padam bila suhu siap, dan bisa disimpan berdiri.',
      'Two round waffles in four minutes. The light goes out when it is hot enough, and it stores upright.',
    ],
    facts: { power: '750 W', voltage: '220 V', finish: ['antilengket', 'non-stick'] },
    also: ['1f9c8', '1f36f'],
    noun: ['pembuat wafel', 'waffle maker'],
  },
  {
    base: ['aruna-audio', '23f0', 1990, 92, 1700, 340],
    title: ['Jam weker dua bel dengan lampu malam', 'Twin-bell alarm clock with night light'],
    about: [
      'Weker logam yang benar-benar membangunkan, dengan mesin tanpa detak. Tombol di belakang menyalakan lampu layar.',
      'A metal alarm that does wake you, with a movement that does not tick. The key at the back lights the dial.',
    ],
    facts: { movement: ['kuarsa tanpa detak', 'silent quartz'], cell: '2 AA', size: '12 x 17 cm' },
    options: { colour: ['red', 'teal', 'black'] },
    also: ['1f570-fe0f'],
    noun: ['jam weker', 'alarm clock'],
    said: [
      [5, 'Anak kos sebelah ikut bangun, bunyinya memang keras.'],
      [5, 'Tidak ada detak, tidur jadi tenang.'],
    ],
  },
  {
    base: ['berlin-ton', '1f50b', 2190, 110, 1400, 260],
    title: ['Baterai AA isi ulang, 8 buah dan pengisi', 'Rechargeable AA batteries, 8 with charger'],
    about: [
      'Delapan baterai yang dapat diisi sampai 1.000 kali dan pengisi empat lubang dengan lampu terpisah. Daya simpannya tetap setelah setahun.',
      'Eight batteries for up to 1,000 charges and a four-slot charger with separate lights. They hold charge for a year in the drawer.',
    ],
    facts: {
      capacity: '2.000 mAh',
      pieces: ['8 baterai, 1 pengisi', '8 batteries, 1 charger'],
      charging: ['4 jam', '4 hours'],
    },
    also: ['1f50c'],
    noun: ['baterai isi ulang', 'rechargeable batteries'],
    said: [
      [5, 'Mainan anak-anak tidak lagi menghabiskan baterai sekali pakai.'],
      [5, 'Still at full strength after half a year in the torch.', 'en'],
    ],
  },
  {
    base: ['berlin-ton', '1f321-fe0f', 1790, 74, 650, 150],
    title: ['Termometer dan higrometer ruang, layar besar', 'Room thermometer and hygrometer, large display'],
    about: [
      'Suhu dan kelembapan kamar terbaca dari seberang ruangan. Mencatat nilai tertinggi dan terendah 24 jam.',
      'Room temperature and humidity readable from across the room. Keeps the highest and lowest of 24 hours.',
    ],
    facts: { range: '-10 - 60 °C', cell: '1 AAA', size: '8 x 8 x 2 cm' },
    options: { colour: ['white', 'black'] },
    noun: ['termometer ruang', 'room thermometer'],
  },
  {
    base: ['aruna-audio', '1f526', 2290, 69, 980, 310],
    title: ['Lampu darurat isi ulang, bisa digantung', 'Rechargeable emergency lamp, hangs up'],
    about: [
      'Menyala sendiri saat listrik padam dan bertahan delapan jam. Kaitnya pas di paku atau tali tenda.',
      'Comes on by itself when the mains fail and lasts eight hours. Its hook fits a nail or a tent line.',
    ],
    facts: { brightness: '600 lm', battery: ['8 jam', '8 hours'], charging: 'USB-C' },
    also: ['1f4a1'],
    noun: ['lampu darurat', 'emergency lamp'],
    said: [
      [5, 'Waktu listrik padam semalam, lampu ini langsung menyala.'],
      [4, 'Terangnya cukup untuk satu kamar, bukan untuk ruang besar.'],
    ],
  },
  {
    base: ['hikari-denki', '1f4a1', 1490, 153, 1900, 180],
    title: ['Bohlam LED hangat 9 W, isi 3', 'Warm LED bulbs 9 W, set of 3'],
    about: [
      'Cahaya hangat 2.700 K yang dapat diredupkan dan tidak berkedip. Setara lampu pijar 60 watt.',
      'Warm 2,700 K light that dims without flicker. Equal to a 60 watt filament bulb.',
    ],
    facts: {
      power: '9 W, E27',
      brightness: '806 lm',
      voltage: '220-240 V',
      warranty: ['3 tahun', '3 years'],
    },
    options: {
      shade: [
        ['Hangat', 'Warm'],
        ['Putih netral', 'Neutral white'],
      ],
      count: [
        ['3 buah', '3 pieces'],
        ['6 buah', '6 pieces'],
      ],
    },
    extra: { '6 buah': 1200 },
    gone: ['Putih netral,6 buah'],
    noun: ['bohlam', 'bulbs'],
    said: [
      [5, 'Warnanya hangat seperti lampu pijar, tagihan listrik turun.'],
      [5, 'Diredupkan sampai sepuluh persen pun tidak berkedip.'],
    ],
  },
  {
    base: ['hikari-denki', '1f34a', 2790, 61, 1100, 900],
    title: ['Pemeras jeruk listrik, baling baja', 'Electric citrus juicer, steel cone'],
    about: [
      'Jeruk peras tanpa biji untuk sarapan; berputar dua arah begitu ditekan. Semua bagian atasnya bisa dicuci.',
      'Pip-free juice for breakfast; turns both ways as you press. All upper parts are washable.',
    ],
    facts: {
      power: '40 W',
      capacity: '700 ml',
      material: ['baja, plastik bebas BPA', 'steel, BPA-free plastic'],
    },
    also: ['1f34b', '1f9c3'],
    noun: ['pemeras jeruk', 'citrus juicer'],
  },
  {
    base: ['berlin-ton', '1f52c', 9490, 14, 170, 1700],
    title: ['Mikroskop digital 1.000x dengan layar', 'Digital microscope 1,000x with screen'],
    about: [
      'Layar tujuh inci menampilkan serangga, koin, dan papan sirkuit. Foto tersimpan ke kartu atau laptop.',
      'A seven-inch screen shows insects, coins and circuit boards. Pictures go to a card or a laptop.',
    ],
    facts: { resolution: '12 MP', screen: ['7 inci', '7 in'], connection: 'USB' },
    noun: ['mikroskop', 'microscope'],
  },
  {
    base: ['aruna-audio', '1f570-fe0f', 5290, 0, 230, 1600],
    title: ['Jam meja kayu dengan radio dan Bluetooth', 'Wooden table clock with radio and Bluetooth'],
    about: [
      'Jam meja berbadan kayu dengan pengeras suara hangat di baliknya. Radio, Bluetooth, dan dua alarm.',
      'A table clock in a wooden body with a warm speaker behind. Radio, Bluetooth and two alarms.',
    ],
    facts: { material: ['kayu ek', 'oak'], power: '10 W', connection: 'Bluetooth 5.0, FM' },
    options: { wood: ['oak', 'walnut'] },
    noun: ['jam meja', 'table clock'],
  },
  {
    base: ['berlin-ton', '1f39a-fe0f', 16900, 9, 110, 1400],
    title: ['Mixer audio empat kanal, USB', 'Four-channel audio mixer, USB'],
    about: [
      'Empat masukan dengan gema digital untuk siaran langsung dan pertemuan. Rekaman langsung ke laptop lewat USB.',
      'Four inputs with digital reverb for streams and meetings. Records straight to a laptop over USB.',
    ],
    facts: {
      ports: '4 XLR/6,35 mm, USB',
      power: ['daya fantom 48 V', '48 V phantom power'],
      weight: '1,4 kg',
    },
    also: ['1f39b-fe0f', '1f399-fe0f'],
    noun: ['mixer', 'mixer'],
    isOffSale: true,
  },
]
