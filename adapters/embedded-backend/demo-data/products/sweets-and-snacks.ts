import type { ProductRow } from './product-row.ts'

/** Things to nibble and drink. */
export const SWEETS_AND_SNACKS: readonly ProductRow[] = [
  {
    base: ['dapur-nusantara', '1f36b', 990, 125, 2900, 220],
    title: ['Cokelat hitam Bali 72 persen, isi 3', 'Bali dark chocolate 72 percent, 3 bars'],
    about: [
      'Dari biji kakao Jembrana yang difermentasi enam hari, dengan rasa buah kering. Hanya kakao dan gula kelapa.',
      'Jembrana cocoa fermented for six days, with a taste of dried fruit. Only cocoa and coconut sugar.',
    ],
    facts: {
      net: '3 x 65 g',
      ingredients: ['kakao, gula kelapa', 'cocoa, coconut sugar'],
      origin: ['Jembrana, Bali', 'Jembrana, Bali'],
      keeps: ['12 bulan', '12 months'],
    },
    options: {
      flavour: [
        ['Polos', 'Plain'],
        ['Garam laut', 'Sea salt'],
        ['Jahe', 'Ginger'],
      ],
    },
    also: ['1fad8'],
    noun: ['cokelat', 'chocolate'],
    said: [
      [5, 'Pahitnya bersih dan tidak berpasir.'],
      [4, 'Sempat lunak di jalan, masuk kulkas kembali baik.'],
      [5, 'The sea salt bar is my desk drawer secret.', 'en', 'Garam laut'],
    ],
  },
  {
    base: ['osaka-okashi', '1f361', 1590, 68, 1200, 420],
    title: ['Mochi tiga rasa, kotak isi 18', 'Mochi in three flavours, box of 18'],
    about: [
      'Mochi lembut berisi kacang merah, wijen, dan matcha, dibungkus satu per satu. Manisnya ringan untuk teman teh.',
      'Soft mochi with red bean, sesame and matcha, wrapped one by one. Lightly sweet, made for tea.',
    ],
    facts: {
      net: '360 g',
      allergens: ['wijen, kedelai', 'sesame, soy'],
      keeps: ['4 bulan', '4 months'],
      origin: ['Osaka, Jepang', 'Osaka, Japan'],
    },
    options: {
      count: [
        ['18 buah', '18 pieces'],
        ['36 buah', '36 pieces'],
      ],
    },
    extra: { '36 buah': 1400 },
    noun: ['mochi', 'mochi'],
    said: [
      [5, 'Lembut dan tidak lengket di gigi.'],
      [4, 'Rasa wijennya paling enak, semoga dijual terpisah.'],
    ],
  },
  {
    base: ['osaka-okashi', '1f358', 890, 145, 2400, 240],
    title: ['Keripik beras senbei kecap', 'Soy sauce rice crackers senbei'],
    about: [
      'Beras Jepang dipanggang dua kali lalu dikuas kecap. Renyah, gurih, dan tidak digoreng.',
      'Japanese rice baked twice and brushed with soy. Crisp, savoury and never fried.',
    ],
    facts: { net: '200 g', allergens: ['gandum, kedelai', 'wheat, soy'] },
    options: {
      flavour: [
        ['Kecap', 'Soy'],
        ['Rumput laut', 'Seaweed'],
      ],
    },
    also: ['1f359'],
    noun: ['senbei', 'rice crackers'],
    said: [
      [5, 'Renyah dan kecapnya wangi.', 'dgn', 'Kecap'],
      [4, 'Beberapa pecah, rasanya tetap.'],
    ],
  },
  {
    base: ['dapur-nusantara', '1f34c', 490, 210, 3700, 260],
    title: ['Keripik pisang Lampung 250 g', 'Lampung banana chips 250 g'],
    about: [
      'Pisang kepok diiris tipis dan digoreng dengan minyak kelapa. Renyah tanpa rasa minyak tengik.',
      'Kepok bananas sliced thin and fried in coconut oil. Crisp, with no stale oil taste.',
    ],
    facts: { net: '250 g', halal: ['bersertifikat', 'certified'], keeps: ['5 bulan', '5 months'] },
    options: { flavour: ['original', 'chocolate', ['Keju', 'Cheese']] },
    noun: ['keripik pisang', 'banana chips'],
    said: [
      [5, 'Yang cokelat habis sebelum film selesai.', 'dgn', 'chocolate'],
      [5, 'Irisannya tipis dan rata.'],
    ],
  },
  {
    base: ['dapur-nusantara', '1f36a', 790, 132, 1900, 420],
    title: ['Kue nastar nanas, stoples 400 g', 'Pineapple nastar biscuits, 400 g jar'],
    about: [
      'Kue mentega isi selai nanas yang dimasak sendiri, lumer di mulut. Dipanggang setelah dipesan.',
      'Butter biscuits with home-cooked pineapple jam that melt on the tongue. Baked to order.',
    ],
    facts: {
      net: '400 g',
      allergens: ['gandum, susu, telur', 'wheat, milk, egg'],
      halal: ['bersertifikat', 'certified'],
      keeps: ['3 bulan', '3 months'],
    },
    noun: ['nastar', 'nastar'],
    said: [
      [5, 'Selainya asam segar, kuenya tidak seret.'],
      [4, 'Tiga butir retak, stoplesnya aman.'],
    ],
  },
  {
    base: ['hanoi-coffee', '1f330', 1490, 70, 560, 320],
    title: ['Kacang mede Binh Phuoc panggang 300 g', 'Roasted Binh Phuoc cashews 300 g'],
    about: [
      'Mede besar yang dipanggang bersama kulit ari dan sedikit garam. Kaleng kedap udara.',
      'Large cashews roasted in their skins with a little salt. Airtight tin.',
    ],
    facts: {
      net: '300 g',
      allergens: ['kacang mede', 'cashews'],
      origin: ['Binh Phuoc, Vietnam', 'Binh Phuoc, Vietnam'],
    },
    noun: ['mede', 'cashews'],
  },
  {
    base: ['hanoi-coffee', '1f96d', 890, 105, 1400, 220],
    title: ['Mangga kering tanpa gula tambahan 200 g', 'Dried mango, no added sugar, 200 g'],
    about: [
      'Mangga Hoa Loc matang pohon, diiris tebal dan dikeringkan pelan. Kenyal dan asam manis alami.',
      'Tree-ripened Hoa Loc mango, thickly sliced and slowly dried. Chewy, naturally sweet and sour.',
    ],
    facts: { net: '200 g', ingredients: ['mangga 100%', '100% mango'], keeps: ['10 bulan', '10 months'] },
    noun: ['mangga kering', 'dried mango'],
    said: [
      [5, 'Rasanya mangga sungguhan, bukan permen.'],
      [4, 'Agak liat kalau disimpan di kulkas.'],
    ],
  },
  {
    base: ['osaka-okashi', '1f36c', 690, 155, 1000, 180],
    title: ['Permen buah Jepang, kaleng 150 g', 'Japanese fruit drops, 150 g tin'],
    about: [
      'Permen keras delapan rasa buah dalam kaleng bergaya lama. Warnanya dari sari buah dan sayur.',
      'Hard drops in eight fruit flavours in an old-style tin. Coloured with fruit and vegetable juice.',
    ],
    facts: {
      net: '150 g',
      ingredients: ['gula, sari buah', 'sugar, fruit juice'],
      keeps: ['18 bulan', '18 months'],
    },
    noun: ['permen', 'fruit drops'],
  },
  {
    base: ['osaka-okashi', '1f36e', 1290, 46, 330, 480],
    title: ['Puding karamel, isi 6', 'Caramel puddings, set of 6'],
    about: [
      'Puding telur lembut dengan karamel sedikit pahit, tahan di suhu ruang. Dinginkan satu jam sebelum dinikmati.',
      'Smooth egg pudding with slightly bitter caramel, stable at room temperature. Chill for an hour first.',
    ],
    facts: { net: '6 x 80 g', allergens: ['telur, susu', 'egg, milk'], keeps: ['6 bulan', '6 months'] },
    noun: ['puding', 'puddings'],
  },
  {
    base: ['dapur-nusantara', '1f990', 690, 118, 1700, 280],
    title: ['Kerupuk udang Sidoarjo mentah 500 g', 'Sidoarjo prawn crackers, uncooked 500 g'],
    about: [
      'Udang segar 40 persen dan tapioka, dijemur dua hari. Mengembang besar dalam minyak panas.',
      'Forty percent fresh prawn with tapioca, dried for two days in the sun. Puffs up large in hot oil.',
    ],
    facts: { net: '500 g', allergens: ['udang', 'prawns'], halal: ['bersertifikat', 'certified'] },
    also: ['1f373'],
    noun: ['kerupuk udang', 'prawn crackers'],
    said: [
      [5, 'Udangnya terasa, mengembang sempurna di minyak panas.'],
      [4, 'Perlu dijemur sebentar kalau udara lembap.'],
    ],
  },
  {
    base: ['osaka-okashi', '1f37f', 590, 99, 480, 160],
    title: ['Berondong jagung karamel Hokkaido', 'Hokkaido caramel popcorn'],
    about: [
      'Jagung Hokkaido dengan karamel mentega tipis, renyah sampai butir terakhir. Kantong bisa ditutup lagi.',
      'Hokkaido corn with a thin butter caramel, crisp to the last piece. Resealable bag.',
    ],
    facts: { net: '120 g', allergens: ['susu', 'milk'] },
    options: {
      flavour: [
        ['Karamel', 'Caramel'],
        ['Garam mentega', 'Butter salt'],
      ],
    },
    noun: ['berondong jagung', 'popcorn'],
  },
  {
    base: ['hanoi-coffee', '1f9cb', 1190, 82, 1300, 620],
    title: ['Teh susu boba, set 6 gelas', 'Bubble milk tea kit, 6 glasses'],
    about: [
      'Teh hitam, susu bubuk, dan boba yang matang 30 detik di microwave. Enam sedotan kertas disertakan.',
      'Black tea, milk powder and boba that cook in 30 seconds in the microwave. Six paper straws included.',
    ],
    facts: {
      pieces: ['6 porsi', '6 servings'],
      allergens: ['susu', 'milk'],
      serving: ['microwave 30 detik', '30 seconds in a microwave'],
    },
    options: {
      flavour: [
        ['Gula merah', 'Brown sugar'],
        ['Talas', 'Taro'],
        ['Melati', 'Jasmine'],
      ],
    },
    noun: ['teh susu', 'milk tea kit'],
    said: [
      [5, 'Bobanya kenyal walau hanya 30 detik.'],
      [4, 'Manis untuk saya, airnya saya tambah.'],
    ],
  },
  {
    base: ['hanoi-coffee', '1f375', 990, 64, 390, 130],
    title: ['Teh teratai Ha Noi 100 g', 'Hanoi lotus tea 100 g'],
    about: [
      'Teh hijau Thai Nguyen yang diharumkan bunga teratai segar tujuh kali. Seduh dengan air 85 derajat.',
      'Thai Nguyen green tea scented seven times with fresh lotus. Brew at 85 degrees.',
    ],
    facts: { net: '100 g', origin: ['Ha Noi, Vietnam', 'Hanoi, Vietnam'] },
    also: ['1fab7'],
    noun: ['teh teratai', 'lotus tea'],
    isOffSale: true,
  },
]
