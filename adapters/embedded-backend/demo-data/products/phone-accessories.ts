import type { ProductRow } from './product-row.ts'

/** Cases, holders and other things around a phone. */
export const PHONE_ACCESSORIES: readonly ProductRow[] = [
  {
    base: ['kota-gadget', '1f6e1-fe0f', 690, 400, 8200, 80],
    title: ['Kaca pelindung layar 9H, isi 2 dengan bingkai', 'Screen protector glass 9H, 2 with frame'],
    about: [
      'Dua lembar kaca dengan bingkai pemasang, sehingga hasilnya lurus pada percobaan pertama. Sentuhan dan sensor sidik jari tetap peka.',
      'Two sheets of glass with an alignment frame, so it sits straight the first time. Touch and fingerprint sensor stay responsive.',
    ],
    facts: {
      material: ['kaca tempered 0,33 mm', 'tempered glass 0.33 mm'],
      contents: ['2 kaca, bingkai, kain lap', '2 sheets of glass, frame, cloth'],
    },
    options: { model: ['Nira X', 'Nira Lite', 'Hana Flip'] },
    noun: ['kaca pelindung', 'screen protector'],
    said: [
      [5, 'Bingkainya sangat membantu, tidak ada gelembung sama sekali.'],
      [4, 'Satu lembar ada debu halus dari pabrik, untung isi dua.'],
    ],
    keywords: ['tempered glass', 'anti gores'],
  },
  {
    base: ['kota-gadget', '1f338', 1190, 150, 2900, 45],
    title: ['Casing ponsel bunga kering asli', 'Phone case with real pressed flowers'],
    about: [
      'Bunga kering asli disusun tangan di dalam resin bening, jadi tiap casing sedikit berbeda. Pinggirannya lentur dan melindungi sudut.',
      'Real dried flowers are laid by hand in clear resin, so no two cases are quite alike. Flexible edges protect the corners.',
    ],
    facts: { material: ['resin, TPU', 'resin, TPU'], works: ['pengisian nirkabel', 'wireless charging'] },
    options: {
      model: ['Nira X', 'Nira Lite'],
      pattern: [
        ['Sakura', 'Cherry blossom'],
        ['Aster', 'Aster'],
        ['Pakis', 'Fern'],
      ],
    },
    gone: ['Nira Lite,Pakis'],
    also: ['1f33c'],
    noun: ['casing', 'case'],
    said: [
      [5, 'Bunganya betul-betul asli dan belum berubah warna setelah dua bulan.'],
      [4, '花の配置は写真と少し違いますが、それも味があります。', 'ri'],
    ],
  },
  {
    base: ['kota-gadget', '1f30a', 990, 180, 1600, 42],
    title: ['Casing ponsel motif ombak, tahan benturan', 'Wave pattern phone case, shock-proof'],
    about: [
      'Motif ombak dicetak di bawah lapisan doff sehingga tidak luntur. Empat sudutnya berongga udara untuk meredam jatuh.',
      'The wave pattern is printed under a matte layer, so it does not wear off. Air pockets in the four corners soften a fall.',
    ],
    facts: { material: 'TPU', weight: '42 g', finish: ['doff', 'matte'] },
    options: { model: ['Nira X', 'Nira Lite', 'Hana Flip'], colour: ['navy', 'teal'] },
    noun: ['casing', 'case'],
  },
  {
    base: ['bluepeak', '1f9f2', 1590, 130, 3700, 140],
    title: ['Dudukan mobil magnetik dengan pengisi nirkabel', 'Magnetic car mount with wireless charging'],
    about: [
      'Menempel kuat di lubang AC dan mengisi daya selama perjalanan. Kepalanya berputar, jadi peta bisa tegak atau mendatar.',
      'Grips the air vent firmly and charges on the way. The head turns, so maps can stand upright or lie flat.',
    ],
    facts: {
      power: '15 W',
      works: ['ponsel dengan cincin magnet', 'phones with a magnet ring'],
      connection: 'USB-C',
    },
    also: ['1f697', '1f50c'],
    noun: ['dudukan mobil', 'car mount'],
    said: [
      [5, 'Lewat jalan rusak pun ponsel tidak lepas.'],
      [3, 'Magnetnya kuat, tetapi ponsel jadi cukup panas saat siang.'],
      [5, 'Mounts in seconds and holds a heavy phone.', 'en'],
    ],
  },
  {
    base: ['bluepeak', '1f6b2', 1390, 95, 1100, 190],
    title: ['Dudukan ponsel sepeda, aluminium', 'Bicycle phone mount, aluminium'],
    about: [
      'Empat lengan aluminium mengunci ponsel 4,7 sampai 6,8 inci di setang. Bantalan karet mencegah goresan dan getaran.',
      'Four aluminium arms lock a 4.7 to 6.8-inch phone to the handlebar. Rubber pads keep off scratches and vibration.',
    ],
    facts: { material: ['aluminium, karet', 'aluminium, rubber'], size: '22-32 mm', weight: '190 g' },
    options: { colour: ['black', 'red', 'silver'] },
    noun: ['dudukan sepeda', 'bike mount'],
  },
  {
    base: ['bluepeak', '1f933', 1790, 120, 2400, 210],
    title: ['Tongkat swafoto tripod 1,2 m, remot Bluetooth', 'Selfie stick tripod 1.2 m, Bluetooth remote'],
    about: [
      'Tongkat yang kakinya terbuka menjadi tripod. Remot kecilnya dapat dilepas, berguna untuk foto bersama.',
      'A stick whose foot opens into a tripod. The small remote detaches, handy for group pictures.',
    ],
    facts: { length: '0,2-1,2 m', connection: 'Bluetooth 5.0', weight: '210 g' },
    also: ['1f4f8'],
    noun: ['tongkat swafoto', 'selfie stick'],
    said: [
      [5, 'Kakinya stabil di lantai rata, remotnya terjangkau sampai delapan meter.'],
      [4, 'Di pasir pantai agak goyang, wajar.'],
    ],
    keywords: ['tongsis'],
  },
  {
    base: ['hangang-mobile', '1f4f9', 8900, 30, 620, 360],
    title: ['Gimbal ponsel tiga sumbu, lipat', 'Three-axis phone gimbal, folding'],
    about: [
      'Menjaga rekaman tetap halus saat berjalan. Terlipat seukuran botol minum dan siap dipakai dalam tiga detik.',
      'Keeps footage smooth while you walk. Folds to the size of a bottle and is ready in three seconds.',
    ],
    facts: { battery: ['10 jam', '10 hours'], load: '300 g', weight: '360 g' },
    also: ['1f3ac'],
    market: 10900,
    noun: ['gimbal', 'gimbal'],
    said: [
      [5, 'Video jalan-jalan saya jadi tidak bikin pusing lagi.'],
      [4, 'Aplikasinya baik, tetapi perlu ponsel yang tidak terlalu berat.'],
    ],
  },
  {
    base: ['bluepeak', '1f399-fe0f', 3290, 60, 980, 85],
    title: [
      'Mikrofon klip nirkabel untuk ponsel, dua orang',
      'Wireless clip microphones for phones, two people',
    ],
    about: [
      'Dua mikrofon kecil dan satu penerima USB-C, untuk wawancara atau mengajar. Peredam anginnya berbulu, disertakan.',
      'Two small microphones and a USB-C receiver for interviews or teaching. Furry wind shields are included.',
    ],
    facts: {
      range: ['20 m tanpa halangan', '20 m in the open'],
      battery: ['6 jam', '6 hours'],
      connection: 'USB-C',
    },
    options: { model: ['USB-C', 'Lightning'] },
    also: ['1f3a4'],
    noun: ['mikrofon', 'microphones'],
  },
  {
    base: ['hangang-mobile', '1f3ae', 3990, 48, 1300, 240],
    title: ['Pengendali gim untuk ponsel, tipe jepit', 'Clamp game controller for phones'],
    about: [
      'Menjepit ponsel dari dua sisi dan menyambung lewat USB-C, jadi tanpa jeda. Tuas efek Hall tidak bergeser seiring waktu.',
      'Clamps the phone from both sides and connects over USB-C, so there is no lag. Hall sticks do not drift with time.',
    ],
    facts: { connection: 'USB-C', works: 'Android, iPhone 15+', weight: '240 g' },
    options: { colour: ['black', 'white'] },
    also: ['1f579-fe0f'],
    noun: ['pengendali gim', 'controller'],
    said: [
      [5, 'Tidak terasa jeda dan tombolnya empuk.'],
      [4, 'Casing ponsel harus dilepas dulu supaya muat.'],
    ],
  },
  {
    base: ['kota-gadget', '1f9f0', 1490, 70, 760, 280],
    title: ['Peralatan servis ponsel 42 bagian', 'Phone repair kit, 42 pieces'],
    about: [
      'Obeng presisi, pembuka layar, pinset, dan alas magnet dalam satu gulungan. Cukup untuk mengganti baterai atau layar sendiri.',
      'Precision bits, screen opener, tweezers and a magnetic mat in one roll. Enough to change a battery or a screen yourself.',
    ],
    facts: {
      pieces: ['42 bagian', '42 pieces'],
      material: ['baja krom vanadium', 'chrome vanadium steel'],
      weight: '280 g',
    },
    also: ['1fa9b', '1f529'],
    noun: ['peralatan servis', 'repair kit'],
    said: [
      [5, 'Baterai ponsel lama saya ganti sendiri dalam empat puluh menit.'],
      [5, 'Pinsetnya presisi, alas magnetnya menahan sekrup kecil.'],
    ],
  },
  {
    base: ['hangang-mobile', '1f4a7', 890, 260, 3100, 55],
    title: ['Kantong ponsel tahan air IPX8', 'Waterproof phone pouch IPX8'],
    about: [
      'Kantong bening dengan kunci putar untuk pantai, rafting, dan hujan. Layar tetap bisa disentuh dan kamera tetap jernih.',
      'A clear pouch with a turning lock for beach, rafting and rain. The screen still takes touch and the camera stays clear.',
    ],
    facts: {
      waterproof: 'IPX8, 10 m',
      size: ['sampai 7,2 inci', 'up to 7.2 in'],
      material: 'TPU',
    },
    options: {
      colour: ['clear', 'blue', 'orange'],
      count: [
        ['1 buah', '1 piece'],
        ['2 buah', '2 pieces'],
      ],
    },
    extra: { '2 buah': 600 },
    also: ['1f30a'],
    noun: ['kantong ponsel', 'phone pouch'],
    said: [
      [5, 'Dibawa snorkeling di Karimunjawa, ponsel kering.'],
      [4, 'Talinya agak pendek untuk orang tinggi.'],
    ],
  },
  {
    base: ['kota-gadget', '1f48e', 1290, 0, 430, 40],
    title: ['Casing ponsel kristal tempel tangan', 'Hand-set crystal phone case'],
    about: [
      'Kristal kaca ditempel satu per satu di atas casing keras. Disertai sepuluh kristal cadangan dan lem.',
      'Glass crystals are set one by one on a hard case. Ten spare crystals and glue are included.',
    ],
    facts: {
      material: ['polikarbonat, kaca', 'polycarbonate, glass'],
      contents: ['casing, 10 kristal, lem', 'case, 10 crystals, glue'],
    },
    options: { colour: ['silver', 'pink'] },
    noun: ['casing kristal', 'crystal case'],
  },
  {
    base: ['bluepeak', '1f5dc-fe0f', 990, 110, 840, 260],
    title: ['Penjepit ponsel meja, lengan lentur 60 cm', 'Desk phone clamp, flexible arm 60 cm'],
    about: [
      'Dijepit di meja atau kepala ranjang, lengannya bertahan di posisi mana pun. Nyaman untuk menonton atau panggilan video.',
      'Clamps to a desk or headboard and the arm stays where you bend it. Handy for films and video calls.',
    ],
    facts: { length: '60 cm', works: ['ponsel 4-7 inci', '4-7 in phones'], weight: '260 g' },
    options: { colour: ['black', 'white'] },
    noun: ['penjepit', 'clamp'],
  },
]
