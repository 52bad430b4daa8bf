import type { ProductRow } from './product-row.ts'

/** Nutrition, first aid, rest and movement. No row promises a cure. */
export const WELLBEING: readonly ProductRow[] = [
  {
    base: ['sehat-alami', '1f36f', 1690, 92, 2800, 520],
    title: ['Madu hutan Sumbawa 350 ml', 'Sumbawa forest honey 350 ml'],
    about: [
      'Madu liar yang disaring tanpa dipanaskan, warnanya gelap dan sedikit asam. Dipanen bergilir agar sarang tetap lestari.',
      'Wild honey strained without heat, dark and slightly tart. Harvested in turns so that the hives remain.',
    ],
    facts: {
      net: '350 ml',
      origin: ['Sumbawa', 'Sumbawa, Indonesia'],
      keeps: ['24 bulan', '24 months'],
      halal: ['bersertifikat', 'certified'],
    },
    options: { capacity: ['350 ml', '650 ml'] },
    extra: { '650 ml': 1100 },
    noun: ['madu', 'honey'],
    said: [
      [5, 'Rasanya khas, sedikit asam, tidak seperti madu gula.'],
      [4, 'Tutupnya pernah lengket, isinya enak.'],
      [5, 'Dark, runny and full of flavour.', 'en'],
    ],
  },
  {
    base: ['sehat-alami', '1f48a', 1990, 70, 1300, 140],
    title: ['Vitamin D3 1.000 IU, 90 kapsul', 'Vitamin D3 1,000 IU, 90 capsules'],
    about: [
      'Suplemen harian satu kapsul kecil bersama makan. Bacalah label dan tanyakan dokter bila sedang minum obat lain.',
      'One small capsule a day with food. Read the label and ask a doctor if you take other medicines.',
    ],
    facts: {
      pieces: ['90 kapsul', '90 capsules'],
      use: ['1 kapsul sehari', '1 capsule a day'],
      halal: ['bersertifikat', 'certified'],
    },
    noun: ['vitamin', 'vitamin'],
  },
  {
    base: ['sehat-alami', '1f41f', 2290, 64, 890, 220],
    title: ['Minyak ikan 1.000 mg, 100 kapsul', 'Fish oil 1,000 mg, 100 capsules'],
    about: [
      'Dari ikan laut dalam dan disuling untuk menghilangkan logam berat. Kapsulnya tidak meninggalkan bau amis.',
      'From deep-sea fish, distilled to remove heavy metals. The capsules leave no fishy aftertaste.',
    ],
    facts: {
      pieces: ['100 kapsul', '100 capsules'],
      allergens: ['ikan', 'fish'],
      use: ['1-2 kapsul sehari', '1-2 capsules a day'],
    },
    options: {
      count: [
        ['100 kapsul', '100 capsules'],
        ['200 kapsul', '200 capsules'],
      ],
    },
    extra: { '200 kapsul': 1700 },
    noun: ['minyak ikan', 'fish oil'],
  },
  {
    base: ['hanbit-beauty', '1fa79', 690, 300, 2200, 70],
    title: ['Plester hidrokoloid, 36 lembar', 'Hydrocolloid patches, 36 pieces'],
    about: [
      'Plester tipis bening yang menutup jerawat atau lecet dan menyerap cairannya. Tiga ukuran dalam satu bungkus.',
      'Thin clear patches that cover a spot or blister and take up fluid. Three sizes in a pack.',
    ],
    facts: {
      pieces: ['36 lembar', '36 patches'],
      size: '8, 10, 12 mm',
      use: ['ganti setelah 8 jam', 'change after 8 hours'],
    },
    noun: ['plester', 'patches'],
    said: [
      [5, 'Besok paginya jerawat kempis, dan tidak tergaruk saat tidur.'],
      [4, 'Di hidung kurang lengket.'],
    ],
  },
  {
    base: ['siam-herbal', '1f375', 1190, 98, 1500, 130],
    title: ['Teh bunga telang kering 60 g', 'Dried butterfly pea flower tea 60 g'],
    about: [
      'Seduhannya biru dan menjadi ungu begitu diberi jeruk nipis. Tanpa kafein, dijemur di kebun sendiri.',
      'Brews blue and turns violet with lime. Free of caffeine, sun-dried on our own farm.',
    ],
    facts: {
      net: '60 g',
      serving: ['5 bunga per cangkir', '5 flowers a cup'],
      origin: ['Nakhon Pathom, Thailand', 'Nakhon Pathom, Thailand'],
    },
    also: ['1f33c'],
    noun: ['teh telang', 'butterfly pea tea'],
    said: [
      [5, 'Birunya cantik, tamu selalu bertanya.'],
      [4, 'Rasanya ringan sekali, saya tambah serai.'],
    ],
  },
  {
    base: ['siam-herbal', '1f343', 1590, 0, 320, 180],
    title: ['Inhaler herbal Thailand, isi 6', 'Thai herbal inhalers, set of 6'],
    about: [
      'Botol kecil berisi rempah kering yang dihirup saat perjalanan. Wanginya segar tanpa alkohol.',
      'Small jars of dried spices to breathe in while travelling. Fresh, without alcohol.',
    ],
    facts: {
      pieces: ['6 botol', '6 jars'],
      ingredients: ['lada, kapulaga, mentol', 'pepper, cardamom, menthol'],
    },
    noun: ['inhaler', 'inhalers'],
  },
  {
    base: ['hanbit-beauty', '2696-fe0f', 3490, 40, 1150, 900],
    title: ['Timbangan teh dan herbal dua piring', 'Two-pan balance for tea and herbs'],
    about: [
      'Timbangan kuningan kecil untuk meracik teh dan masker sendiri, dengan tujuh anak timbangan. Bisa dibongkar ke kotaknya.',
      'A small brass balance for mixing your own teas and masks, with seven weights. It packs flat into its box.',
    ],
    facts: {
      load: '200 g',
      material: ['kuningan, kayu', 'brass, wood'],
      contents: ['7 anak timbangan, kotak', '7 weights, box'],
    },
    options: { colour: ['gold', 'silver'] },
    noun: ['timbangan', 'balance'],
    said: [
      [5, 'Peka sampai setengah gram, saya bandingkan dengan timbangan digital.'],
      [4, 'Cantik dan tepat, hanya penjepit anak timbangannya kecil sekali.'],
    ],
  },
  {
    base: ['hanbit-beauty', '1f321-fe0f', 1490, 85, 960, 60],
    title: ['Termometer digital ujung lentur, 10 detik', 'Digital thermometer, soft tip, 10 seconds'],
    about: [
      'Membaca suhu dalam sepuluh detik dan berbunyi pelan. Ujungnya lentur dan aman untuk anak.',
      'Reads in ten seconds with a soft beep. The flexible tip is safe for children.',
    ],
    facts: { range: '32-43 °C', cell: 'LR41', waterproof: ['ujung tahan air', 'waterproof tip'] },
    noun: ['termometer', 'thermometer'],
  },
  {
    base: ['sehat-alami', '1fa7a', 5990, 22, 240, 620],
    title: ['Tensimeter lengan digital', 'Upper-arm blood pressure monitor'],
    about: [
      'Angka besar dan memori untuk dua orang, dengan penanda denyut tidak teratur. Manset 22-42 cm.',
      'Large digits and memory for two people, with an irregular pulse mark. Cuff 22-42 cm.',
    ],
    facts: {
      size: ['manset 22-42 cm', '22-42 cm cuff'],
      memory: '2 x 99',
      cell: ['4 AA atau USB-C', '4 AA or USB-C'],
      warranty: ['2 tahun', '2 years'],
    },
    noun: ['tensimeter', 'blood pressure monitor'],
    said: [
      [5, 'Angkanya besar, ayah bisa membaca tanpa kacamata.'],
      [5, 'Hasilnya mendekati alat di puskesmas.'],
    ],
  },
  {
    base: ['siam-herbal', '1f9ca', 1290, 78, 690, 480],
    title: ['Kompres dingin dan hangat, isi 2', 'Cold and warm packs, set of 2'],
    about: [
      'Gel yang tetap lentur dari pembeku dan dapat dihangatkan di microwave. Sarung kain melindungi kulit.',
      'Gel that stays soft from the freezer and warms in the microwave. Cloth sleeves protect the skin.',
    ],
    facts: {
      size: '27 x 13 cm',
      use: ['maksimum 20 menit', '20 minutes at most'],
      pieces: ['2 gel, 2 sarung', '2 packs, 2 sleeves'],
    },
    options: { colour: ['blue', 'green'] },
    noun: ['kompres', 'packs'],
  },
  {
    base: ['siam-herbal', '1f9e6', 1590, 83, 1050, 90],
    title: ['Kaus kaki kompresi 15-20 mmHg', 'Compression socks 15-20 mmHg'],
    about: [
      'Untuk penerbangan panjang dan kerja berdiri; tekanan terkuat di pergelangan. Kain berpori yang tidak gerah.',
      'For long flights and standing work, firmest at the ankle. A breathable knit that stays cool.',
    ],
    facts: { material: ['nilon, elastan', 'nylon, elastane'], care: ['cuci 30 °C', 'wash at 30 °C'] },
    options: { size: ['S', 'M', 'L'], colour: ['black', 'beige'] },
    gone: ['S,Krem'],
    noun: ['kaus kaki kompresi', 'compression socks'],
    said: [
      [5, 'Penerbangan sebelas jam, kaki tidak bengkak.'],
      [4, 'Memakainya perlu kesabaran.'],
    ],
  },
  {
    base: ['hanbit-beauty', '1f453', 1890, 60, 780, 60],
    title: ['Kacamata baca lipat dengan kotak', 'Folding reading glasses with case'],
    about: [
      'Terlipat seukuran korek dan masuk saku. Lensanya jernih dari tepi ke tepi.',
      'Fold to the size of a matchbox for the pocket. Clear from edge to edge.',
    ],
    facts: { material: ['baja, TR90', 'steel, TR90'], weight: '18 g' },
    options: { strength: ['+1.00', '+1.50', '+2.00', '+2.50'], colour: ['black', 'brown'] },
    noun: ['kacamata baca', 'reading glasses'],
  },
  {
    base: ['sehat-alami', '1f95c', 2490, 54, 470, 780],
    title: ['Selai kacang tanpa gula 500 g', 'Peanut butter, no sugar, 500 g'],
    about: [
      'Kacang tanah sangrai dan sedikit garam, tidak ada yang lain. Minyak di atas tinggal diaduk.',
      'Roasted peanuts and a little salt, nothing else. Stir in the oil on top.',
    ],
    facts: {
      net: '500 g',
      allergens: ['kacang tanah', 'peanuts'],
      ingredients: ['kacang tanah 99,5%', '99.5% peanuts'],
      keeps: ['9 bulan', '9 months'],
    },
    options: {
      model: [
        ['Halus', 'Smooth'],
        ['Kasar', 'Crunchy'],
      ],
    },
    noun: ['selai kacang', 'peanut butter'],
  },
]
