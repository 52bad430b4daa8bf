import type { ProductRow } from './product-row.ts'

/** Noodles, coffee, spices and other things for the kitchen shelf. */
export const PANTRY: readonly ProductRow[] = [
  {
    base: ['osaka-okashi', '1f35c', 1420, 180, 9100, 980],
    title: ['Ramen instan kuah kaldu, isi 8', 'Instant ramen in broth, pack of 8'],
    about: [
      'Mi kering udara, bukan digoreng, dengan kaldu ayam dan kecap. Matang dalam empat menit dan tetap kenyal.',
      'Air-dried noodles, not fried, in a chicken and soy broth. Ready in four minutes and still springy.',
    ],
    facts: {
      net: '8 x 95 g',
      halal: ['bersertifikat', 'certified'],
      allergens: ['gandum, kedelai', 'wheat, soy'],
      keeps: ['10 bulan', '10 months'],
    },
    options: {
      flavour: [
        ['Ayam kecap', 'Chicken soy'],
        ['Miso', 'Miso'],
        ['Pedas', 'Spicy'],
      ],
    },
    pick: 5,
    noun: ['ramen', 'ramen'],
    said: [
      [5, 'Kuahnya tidak terlalu asin dan minya kenyal.'],
      [5, 'Tambah telur dan daun bawang, sudah seperti di kedai.'],
      [4, 'Bumbu pedasnya ringan untuk lidah Padang.', 'dgn', 'spicy'],
      [4, 'Noodles are better than most, the broth is milder than I expected.', 'en'],
    ],
    keywords: ['mie', 'mi instan'],
  },
  {
    base: ['hanoi-coffee', '2615', 1290, 150, 4800, 520],
    title: ['Kopi robusta Dak Lak sangrai 500 g', 'Dak Lak robusta coffee, roasted 500 g'],
    about: [
      'Robusta sangrai gelap dengan rasa cokelat dan kacang untuk kopi susu. Disangrai tiap Senin dan dikirim pekan itu juga.',
      'Dark-roasted robusta with chocolate and nut for milk coffee. Roasted on Mondays and shipped that week.',
    ],
    facts: {
      net: '500 g',
      roast: ['gelap', 'dark'],
      origin: ['Dak Lak, Vietnam', 'Dak Lak, Vietnam'],
      keeps: ['12 bulan', '12 months'],
    },
    options: {
      grind: [
        ['Biji', 'Whole bean'],
        ['Kasar', 'Coarse'],
        ['Halus', 'Fine'],
      ],
    },
    also: ['1fad8'],
    noun: ['kopi', 'coffee'],
    said: [
      [5, 'Tanggal sangrainya lima hari sebelum tiba.'],
      [5, 'Cocok dengan susu kental, pahitnya bulat.'],
      [4, 'Terlalu gelap untuk seduh manual, pas untuk phin.', 'dgn', 'Halus'],
    ],
  },
  {
    base: ['hanoi-coffee', '1fad6', 1690, 60, 720, 340],
    title: ['Set seduh phin Vietnam dan kopi 250 g', 'Vietnamese phin set with 250 g coffee'],
    about: [
      'Saringan phin baja, gelas, dan kopi giling 250 gram. Kartu resep menjelaskan es kopi susu langkah demi langkah.',
      'A steel phin, a glass and 250 grams of ground coffee. A card explains iced milk coffee step by step.',
    ],
    facts: {
      net: '250 g',
      material: ['baja nirkarat', 'stainless steel'],
      contents: ['phin, gelas, kopi', 'phin, glass, coffee'],
    },
    also: ['2615'],
    noun: ['set phin', 'phin set'],
  },
  {
    base: ['dapur-nusantara', '1f336-fe0f', 590, 240, 6200, 230],
    title: ['Sambal roa Manado 150 g', 'Manado smoked fish sambal 150 g'],
    about: [
      'Cabai rawit dan ikan roa asap, digoreng sampai kering sehingga awet. Pedas gurih untuk nasi hangat atau pisang goreng.',
      'Bird’s eye chilli and smoked roa fish, fried dry so that it keeps. Hot and savoury with rice or fried banana.',
    ],
    facts: {
      net: '150 g',
      allergens: ['ikan', 'fish'],
      halal: ['bersertifikat', 'certified'],
      keeps: ['6 bulan', '6 months'],
    },
    options: { flavour: ['mild', 'spicy', ['Sangat pedas', 'Very spicy']] },
    noun: ['sambal', 'sambal'],
    said: [
      [5, 'Ikan asapnya terasa, tidak hanya pedas.'],
      [5, 'Dibawa ke Belanda, kawan sekantor ketagihan.'],
      [4, 'Minyaknya cukup banyak, tiriskan sedikit.'],
    ],
  },
  {
    base: ['dapur-nusantara', '1f35b', 790, 190, 3300, 210],
    title: ['Bumbu rendang Padang siap masak', 'Padang rendang paste, ready to cook'],
    about: [
      'Bumbu segar yang ditumis lambat dengan santan, tanpa pengawet. Satu bungkus untuk satu kilogram daging.',
      'Fresh spices slowly fried with coconut, no preservatives. One pouch for a kilogram of meat.',
    ],
    facts: {
      net: '200 g',
      ingredients: ['cabai, lengkuas, santan', 'chilli, galangal, coconut'],
      halal: ['bersertifikat', 'certified'],
      keeps: ['9 bulan', '9 months'],
    },
    options: {
      count: [
        ['1 bungkus', '1 pouch'],
        ['3 bungkus', '3 pouches'],
      ],
    },
    extra: { '3 bungkus': 1300 },
    also: ['1f969'],
    noun: ['bumbu rendang', 'rendang paste'],
    said: [
      [5, 'Rasanya seperti buatan nenek, tinggal sabar mengaduk.'],
      [4, 'Untuk anak-anak perlu ditambah santan.'],
    ],
  },
  {
    base: ['dapur-nusantara', '1f33e', 1490, 86, 1100, 2050],
    title: ['Beras merah organik Cianjur 2 kg', 'Organic red rice from Cianjur 2 kg'],
    about: [
      'Beras merah pecah kulit dari petani di Cianjur, pulen setelah direndam dua jam. Kemasan hampa udara.',
      'Whole red rice from farmers in Cianjur, tender after two hours of soaking. Vacuum packed.',
    ],
    facts: {
      net: '2 kg',
      origin: ['Cianjur', 'Cianjur, Indonesia'],
      serving: ['rendam 2 jam', 'soak 2 hours'],
    },
    also: ['1f35a'],
    noun: ['beras merah', 'red rice'],
  },
  {
    base: ['dapur-nusantara', '1f965', 690, 130, 1500, 520],
    title: ['Gula aren cair Lebak 350 ml', 'Liquid palm sugar from Lebak 350 ml'],
    about: [
      'Nira aren yang dimasak di tungku sampai kental, wangi asap dan karamel. Untuk kopi susu, cendol, atau panekuk.',
      'Palm sap cooked over wood until thick, with smoke and caramel. For coffee, cendol or pancakes.',
    ],
    facts: { net: '350 ml', origin: ['Lebak, Banten', 'Lebak, Indonesia'], keeps: ['12 bulan', '12 months'] },
    noun: ['gula aren', 'palm sugar'],
    said: [
      [5, 'Wanginya asli, satu sendok cukup untuk kopi.'],
      [4, 'Mengkristal di dasar setelah sebulan, hangatkan saja.'],
    ],
  },
  {
    base: ['osaka-okashi', '1f375', 1990, 74, 1600, 110],
    title: ['Matcha Uji untuk minuman 80 g', 'Uji matcha for drinks 80 g'],
    about: [
      'Bubuk teh hijau halus dari Uji, hijau cerah dan tidak pahit tajam. Cukup untuk empat puluh gelas.',
      'Fine green tea powder from Uji, bright and without harsh bitterness. Enough for forty cups.',
    ],
    facts: { net: '80 g', origin: ['Uji, Jepang', 'Uji, Japan'], keeps: ['9 bulan', '9 months'] },
    options: { pack: ['standard', ['Dengan pengocok bambu', 'With bamboo whisk']] },
    extra: { 'Dengan pengocok bambu': 1200 },
    noun: ['matcha', 'matcha'],
    said: [
      [4, 'Larut tanpa gumpalan dengan air 80 derajat, tutup kalengnya agak seret.'],
      [5, 'きれいな緑で、ラテにしても香りが残ります。', 'ri'],
    ],
  },
  {
    base: ['osaka-okashi', '1f96b', 1290, 95, 830, 640],
    title: ['Makarel rebus miso kaleng, isi 4', 'Canned mackerel in miso, set of 4'],
    about: [
      'Makarel utuh yang lembut dalam saus miso, tinggal dihangatkan. Durinya lunak dan dapat dimakan.',
      'Tender mackerel in miso sauce, just warm it. The bones are soft enough to eat.',
    ],
    facts: { net: '4 x 150 g', allergens: ['ikan, kedelai', 'fish, soy'], keeps: ['3 tahun', '3 years'] },
    also: ['1f41f'],
    noun: ['makarel', 'mackerel'],
  },
  {
    base: ['dapur-nusantara', '1f95c', 890, 140, 2200, 420],
    title: ['Bumbu pecel Madiun 400 g', 'Madiun peanut sauce 400 g'],
    about: [
      'Kacang sangrai, kencur, dan daun jeruk yang ditumbuk kasar. Seduh dengan air hangat, siap disiram ke sayur.',
      'Roasted peanuts, kencur and lime leaf, coarsely pounded. Stir in warm water and pour over vegetables.',
    ],
    facts: { net: '400 g', allergens: ['kacang tanah', 'peanuts'], halal: ['bersertifikat', 'certified'] },
    options: { flavour: ['mild', 'spicy'] },
    noun: ['bumbu pecel', 'peanut sauce'],
  },
  {
    base: ['hanoi-coffee', '1f35d', 990, 110, 970, 460],
    title: ['Mi beras pho kering 400 g', 'Dried rice noodles for pho 400 g'],
    about: [
      'Mi beras tipis yang lembut tanpa patah setelah direndam sepuluh menit. Bebas gluten.',
      'Thin rice noodles that soften in ten minutes without breaking. Gluten free.',
    ],
    facts: {
      net: '400 g',
      ingredients: ['beras, air, garam', 'rice, water, salt'],
      serving: ['rendam 10 menit', 'soak 10 minutes'],
    },
    also: ['1f35c'],
    noun: ['mi pho', 'pho noodles'],
  },
  {
    base: ['dapur-nusantara', '1f9c2', 490, 160, 640, 260],
    title: ['Garam laut Amed, kristal kasar 250 g', 'Amed sea salt, coarse crystals 250 g'],
    about: [
      'Dijemur dalam palung kelapa di pantai Amed, renyah dan lembut asinnya. Taburkan sebelum disajikan.',
      'Dried in coconut troughs on the Amed shore, crisp and gently salty. Sprinkle before serving.',
    ],
    facts: { net: '250 g', origin: ['Amed, Bali', 'Amed, Bali'] },
    noun: ['garam', 'salt'],
  },
  {
    base: ['hanoi-coffee', '1fad9', 790, 0, 410, 180],
    title: ['Lada hitam Phu Quoc 150 g', 'Phu Quoc black pepper 150 g'],
    about: [
      'Lada dipetik merah lalu dijemur, wanginya panjang. Giling sesaat sebelum dipakai.',
      'Pepper picked red and sun-dried, long on the nose. Grind just before use.',
    ],
    facts: {
      net: '150 g',
      origin: ['Phu Quoc, Vietnam', 'Phu Quoc, Vietnam'],
      keeps: ['24 bulan', '24 months'],
    },
    noun: ['lada', 'pepper'],
  },
]
