import type { ProductRow } from './product-row.ts'

/** Skin, hair, mouth and bath. */
export const BODY_CARE: readonly ProductRow[] = [
  {
    base: ['sehat-alami', '1f9f4', 980, 140, 6600, 460],
    title: ['Pelembap tubuh aloe vera 400 ml', 'Aloe vera body lotion 400 ml'],
    about: [
      'Losion ringan dengan lidah buaya dan panthenol yang cepat meresap. Tanpa pewarna, cocok setelah mandi atau berjemur.',
      'A light lotion with aloe and panthenol that sinks in quickly. No dyes; good after a shower or the sun.',
    ],
    facts: {
      net: '400 ml',
      skin: ['normal sampai kering', 'normal to dry'],
      ingredients: ['lidah buaya, panthenol', 'aloe vera, panthenol'],
      keeps: ['12 bulan setelah dibuka', '12 months after opening'],
    },
    options: { scent: ['unscented', ['Melati', 'Jasmine']] },
    pick: 7,
    noun: ['losion', 'lotion'],
    said: [
      [5, 'Cepat meresap dan tidak lengket di cuaca panas.'],
      [5, 'Kulit kaki saya yang bersisik membaik dalam dua minggu.'],
      [4, 'Pompanya agak keras, isinya bagus.'],
    ],
    keywords: ['body lotion', 'skincare'],
  },
  {
    base: ['hanbit-beauty', '1f9f4', 1890, 95, 3200, 90],
    title: ['Tabir surya SPF 50 PA++++, 50 ml', 'Sunscreen SPF 50 PA++++, 50 ml'],
    about: [
      'Tekstur seperti air yang tidak meninggalkan rona putih. Nyaman di bawah riasan dan tidak pedih di mata.',
      'A watery texture without a white cast. Comfortable under make-up and does not sting the eyes.',
    ],
    facts: {
      net: '50 ml',
      skin: ['semua jenis kulit', 'all skin types'],
      use: ['ulang tiap 3 jam', 'reapply every 3 hours'],
      origin: ['Korea Selatan', 'South Korea'],
    },
    options: {
      count: [
        ['1 tube', '1 tube'],
        ['2 tube', '2 tubes'],
      ],
    },
    extra: { '2 tube': 1500 },
    noun: ['tabir surya', 'sunscreen'],
    said: [
      [5, 'Tidak membuat wajah abu-abu, dan tidak perih saat berkeringat.'],
      [4, '백탁이 없고 촉촉해요. 용량이 조금 적어요.', 'han'],
    ],
    keywords: ['sunscreen'],
  },
  {
    base: ['hanbit-beauty', '1f338', 1690, 80, 1400, 180],
    title: ['Toner sakura dan niasinamida 150 ml', 'Cherry blossom niacinamide toner 150 ml'],
    about: [
      'Toner ringan yang menenangkan dan merapikan tampilan pori. Dipakai pagi dan malam dengan kapas atau telapak tangan.',
      'A light toner that calms and evens the look of pores. Morning and night with a pad or the palms.',
    ],
    facts: {
      net: '150 ml',
      ingredients: ['niasinamida 3%', '3% niacinamide'],
      skin: ['normal, berminyak', 'normal, oily'],
    },
    noun: ['toner', 'toner'],
  },
  {
    base: ['sehat-alami', '1f9fc', 590, 260, 4700, 110],
    title: ['Sabun batang minyak kelapa, isi 3', 'Coconut oil soap bars, set of 3'],
    about: [
      'Dibuat dingin dan dianginkan enam minggu, sehingga lembut di kulit. Kemasan kertas tanpa plastik.',
      'Cold-processed and cured for six weeks, gentle on skin. Wrapped in paper, no plastic.',
    ],
    facts: {
      net: '3 x 90 g',
      ingredients: ['minyak kelapa, sawit lestari', 'coconut oil, sustainable palm'],
      origin: ['Yogyakarta', 'Yogyakarta, Indonesia'],
    },
    options: { scent: [['Sereh', 'Lemongrass'], ['Kopi', 'Coffee'], 'lavender'] },
    also: ['1f965'],
    noun: ['sabun', 'soap'],
    said: [
      [5, 'Busanya lembut dan kulit tidak ketarik.'],
      [4, 'Cepat habis kalau tidak ditiriskan.'],
    ],
  },
  {
    base: ['hanbit-beauty', '1faa5', 4990, 48, 1700, 290],
    title: ['Sikat gigi sonik, 5 mode', 'Sonic toothbrush, 5 modes'],
    about: [
      'Getaran lembut 38.000 kali per menit dengan penanda waktu tiap 30 detik. Satu pengisian cukup untuk sebulan.',
      'A gentle 38,000 strokes a minute with a cue every 30 seconds. One charge lasts a month.',
    ],
    facts: {
      battery: ['30 hari', '30 days'],
      waterproof: 'IPX7',
      contents: ['3 kepala sikat, kotak', '3 heads, travel case'],
      charging: 'USB-C',
    },
    options: { colour: ['white', 'pink', 'navy'] },
    noun: ['sikat gigi', 'toothbrush'],
    said: [
      [5, 'Dokter gigi saya bilang karang berkurang.'],
      [4, 'Geli di awal, mulai dari mode lembut saja.'],
      [5, 'Charged it once in five weeks.', 'en'],
    ],
  },
  {
    base: ['siam-herbal', '1f33f', 890, 175, 3900, 60],
    title: ['Balsem herbal Thailand 50 g', 'Thai herbal balm 50 g'],
    about: [
      'Balsem hijau dengan kamper, mentol, dan kunyit untuk pegal setelah bekerja. Hangatnya pelan dan tidak panas menyengat.',
      'A green balm with camphor, menthol and turmeric for tired muscles. The warmth builds gently.',
    ],
    facts: {
      net: '50 g',
      ingredients: ['kamper, mentol, kunyit', 'camphor, menthol, turmeric'],
      origin: ['Chiang Mai, Thailand', 'Chiang Mai, Thailand'],
    },
    options: {
      count: [
        ['1 wadah', '1 jar'],
        ['3 wadah', '3 jars'],
      ],
    },
    extra: { '3 wadah': 1500 },
    noun: ['balsem', 'balm'],
    said: [
      [5, 'Pegal di bahu setelah menyetir jauh cepat reda.'],
      [5, 'กลิ่นหอมสมุนไพร ไม่แสบผิว', 'tai'],
      [4, 'Wanginya kuat, jangan dipakai sebelum rapat.'],
    ],
  },
  {
    base: ['siam-herbal', '1fab7', 2490, 42, 610, 240],
    title: ['Minyak pijat teratai 200 ml', 'Lotus massage oil 200 ml'],
    about: [
      'Minyak biji wijen dan beras dengan wangi teratai yang tenang. Licin cukup lama tetapi tidak menodai seprai setelah dicuci.',
      'Sesame and rice oils with a quiet scent of lotus. Glides long and washes out of sheets.',
    ],
    facts: {
      net: '200 ml',
      ingredients: ['minyak wijen, minyak beras', 'sesame oil, rice oil'],
      skin: ['semua jenis kulit', 'all skin types'],
    },
    options: {
      scent: [
        ['Teratai', 'Lotus'],
        ['Kamboja', 'Frangipani'],
      ],
    },
    noun: ['minyak pijat', 'massage oil'],
  },
  {
    base: ['sehat-alami', '1f965', 1290, 110, 2500, 320],
    title: ['Minyak kelapa murni 250 ml', 'Virgin coconut oil 250 ml'],
    about: [
      'Diperas dingin dari kelapa Sulawesi, jernih dan wangi. Untuk rambut, kulit, dan masakan.',
      'Cold-pressed from Sulawesi coconuts, clear and fragrant. For hair, skin and cooking.',
    ],
    facts: {
      net: '250 ml',
      origin: ['Sulawesi Utara', 'North Sulawesi, Indonesia'],
      keeps: ['24 bulan', '24 months'],
      halal: ['bersertifikat', 'certified'],
    },
    noun: ['minyak kelapa', 'coconut oil'],
    said: [
      [5, 'Rambut kering saya lebih mudah disisir.'],
      [4, 'Membeku di bawah 24 derajat, itu wajar.'],
    ],
  },
  {
    base: ['hanbit-beauty', '1fae7', 1490, 73, 980, 190],
    title: ['Busa pembersih wajah lembut 150 ml', 'Mild facial foam 150 ml'],
    about: [
      'Busa siap pakai dengan pH 5,5 yang tidak membuat kulit kesat. Mengangkat tabir surya ringan sekali bilas.',
      'Ready-made foam at pH 5.5 that does not leave skin tight. Lifts light sunscreen in one rinse.',
    ],
    facts: {
      net: '150 ml',
      skin: ['sensitif', 'sensitive'],
      ingredients: ['centella, asam amino', 'centella, amino acids'],
    },
    noun: ['pembersih wajah', 'facial foam'],
  },
  {
    base: ['sehat-alami', '1f9fd', 490, 190, 1200, 40],
    title: ['Spons mandi loofah asli, isi 2', 'Natural loofah sponge, set of 2'],
    about: [
      'Dari gambas kering yang dibelah dan dijahit kain. Melembut begitu kena air dan dapat terurai.',
      'Dried loofah, split and sewn to cloth. Softens in water and composts.',
    ],
    facts: { material: ['gambas kering, katun', 'dried loofah, cotton'], size: '12 x 15 cm' },
    noun: ['spons mandi', 'loofah'],
  },
  {
    base: ['hanbit-beauty', '1faae', 1190, 88, 760, 120],
    title: ['Sisir kayu anti kusut', 'Wooden detangling comb'],
    about: [
      'Gigi lebar dari kayu cendana hijau yang tidak menimbulkan listrik statis. Enak untuk rambut ikal dan basah.',
      'Wide teeth of green sandalwood that raise no static. Good for curls and wet hair.',
    ],
    facts: { material: ['kayu cendana hijau', 'green sandalwood'], length: '17 cm' },
    noun: ['sisir', 'comb'],
  },
  {
    base: ['siam-herbal', '1f6c1', 1390, 66, 540, 520],
    title: ['Garam mandi serai dan pandan 500 g', 'Lemongrass pandan bath salts 500 g'],
    about: [
      'Garam laut kasar dengan serai dan pandan untuk rendam kaki. Dua sendok cukup untuk satu baskom.',
      'Coarse sea salt with lemongrass and pandan for a foot bath. Two spoons are enough for a basin.',
    ],
    facts: { net: '500 g', ingredients: ['garam laut, serai, pandan', 'sea salt, lemongrass, pandan'] },
    also: ['1f33f'],
    noun: ['garam mandi', 'bath salts'],
  },
  {
    base: ['hanbit-beauty', '1fa92', 2290, 51, 870, 150],
    title: ['Pisau cukur logam dengan 10 silet', 'Metal safety razor with 10 blades'],
    about: [
      'Pisau cukur seumur hidup yang hanya perlu ganti silet. Kepalanya tertutup sehingga aman untuk pemula.',
      'A razor for life that only needs new blades. The closed head is safe for beginners.',
    ],
    facts: {
      material: ['kuningan berlapis krom', 'chromed brass'],
      contents: ['gagang, 10 silet', 'handle, 10 blades'],
      weight: '92 g',
    },
    options: { colour: ['silver', 'black', 'gold'] },
    noun: ['pisau cukur', 'razor'],
    said: [
      [5, 'Kulit leher tidak iritasi lagi.'],
      [4, 'Hari pertama dua goresan kecil, setelah itu terbiasa.'],
    ],
  },
]
