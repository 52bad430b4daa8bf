import type { ProductRow } from './product-row.ts'

/** Dresses, tops and layers for women. */
export const WOMEN_CLOTHING: readonly ProductRow[] = [
  {
    base: ['meraki-mode', '1f457', 4290, 55, 3100, 380],
    title: ['Gaun midi linen berkerut pinggang', 'Linen midi dress with gathered waist'],
    about: [
      'Linen lembut yang dicuci dulu sehingga tidak menyusut. Ada dua saku dan pinggang bertali.',
      'Soft linen, pre-washed so it does not shrink. Two pockets and a drawstring waist.',
    ],
    facts: {
      material: ['linen 55%, katun 45%', '55% linen, 45% cotton'],
      length: '116 cm',
      pockets: '2',
      care: ['cuci 30 °C', 'wash at 30 °C'],
    },
    options: { colour: ['terracotta', 'sage', 'cream'], size: ['S', 'M', 'L'] },
    gone: ['Putih gading,S'],
    noun: ['gaun', 'dress'],
    said: [
      [5, 'Sakunya dalam dan jatuh kainnya cantik.'],
      [5, 'Adem untuk acara siang di luar ruang.'],
      [4, 'Pinggangnya bisa diatur, dadanya agak longgar.'],
    ],
    keywords: ['dress'],
  },
  {
    base: ['meraki-mode', '1f45a', 2690, 72, 2400, 190],
    title: ['Blus katun kerah renda', 'Cotton blouse with lace collar'],
    about: [
      'Blus dengan renda katun di kerah dan kancing kerang. Tidak menerawang dan mudah dipadukan.',
      'A blouse with cotton lace and shell buttons. Not see-through and easy to combine.',
    ],
    facts: {
      material: ['katun 100%', '100% cotton'],
      closure: ['kancing kerang', 'shell buttons'],
      cut: ['reguler', 'regular'],
    },
    options: { colour: ['white', 'sky'], size: ['S', 'M', 'L', 'XL'] },
    noun: ['blus', 'blouse'],
    said: [
      [5, 'Rendanya halus dan tidak gatal di leher.'],
      [4, 'Perlu disetrika lembap supaya licin.'],
    ],
  },
  {
    base: ['saigon-silk', '1f458', 8900, 21, 340, 420],
    title: ['Luaran kimono sutra satin', 'Satin silk kimono jacket'],
    about: [
      'Sutra murbei dengan lukisan burung bangau yang dicetak di kedua sisi. Dipakai di atas gaun atau jins.',
      'Mulberry silk with cranes printed through both sides. Over a dress or jeans.',
    ],
    facts: {
      material: ['sutra murbei 19 momme', '19 momme mulberry silk'],
      length: '82 cm',
      origin: ['Hoi An, Vietnam', 'Hoi An, Vietnam'],
    },
    options: { colour: ['teal', 'pink', 'black'] },
    noun: ['kimono', 'kimono jacket'],
    said: [
      [5, 'Sutranya berat dan jatuh dengan indah.'],
      [4, 'Gambarnya lebih halus dari foto, saya malah suka.'],
    ],
  },
  {
    base: ['saigon-silk', '1f97b', 9900, 17, 180, 620],
    title: ['Kain sari sutra Vietnam dengan blus', 'Vietnamese silk sari with blouse piece'],
    about: [
      'Lima setengah meter sutra bersulam benang emas, dengan potongan kain untuk blus. Jahit sesuai ukuran Anda.',
      'Five and a half metres of silk with gold thread and a piece for the blouse. Sew to your own size.',
    ],
    facts: { material: ['sutra', 'silk'], length: '5,5 m + 0,8 m', care: ['cuci kering', 'dry clean'] },
    options: { colour: ['purple', 'red', 'green'] },
    noun: ['sari', 'sari'],
  },
  {
    base: ['meraki-mode', '1f9e3', 1490, 160, 5400, 130],
    title: ['Kerudung segi empat voal premium', 'Square voile headscarf'],
    about: [
      'Voal yang tegak di dahi tanpa banyak jarum dan tidak panas. Tepinya dijahit rapat, ukuran 115 x 115 cm.',
      'A voile that holds its shape at the forehead with few pins and stays cool. Rolled edges, 115 x 115 cm.',
    ],
    facts: {
      material: ['voal katun', 'cotton voile'],
      size: '115 x 115 cm',
      care: ['cuci tangan', 'hand wash'],
    },
    options: { colour: ['cream', 'pink', 'navy', 'sage', 'mustard'] },
    noun: ['kerudung', 'headscarf'],
    said: [
      [5, 'Mudah dibentuk dan tidak menerawang.'],
      [5, 'Sudah punya lima warna, jahit tepinya konsisten.'],
      [4, 'Warna sage sedikit lebih abu dari foto.', 'dgn', 'sage'],
    ],
    keywords: ['hijab', 'jilbab'],
  },
  {
    base: ['maison-lavande', '1f9e5', 13900, 18, 260, 1250],
    title: ['Mantel trench ringan, sabuk lepas', 'Light trench coat, removable belt'],
    about: [
      'Gabardin katun yang menahan gerimis, tanpa furing tebal sehingga dapat dilipat ke tas. Kancing tanduk sintetis.',
      'Cotton gabardine that sheds drizzle, without a heavy lining so it folds into a bag. Horn-effect buttons.',
    ],
    facts: {
      material: ['gabardin katun', 'cotton gabardine'],
      length: '104 cm',
      origin: ['Lyon, Prancis', 'Lyon, France'],
    },
    options: { colour: ['beige', 'navy'], size: ['36', '38', '40', '42'] },
    market: 15900,
    noun: ['mantel', 'trench coat'],
    said: [
      [5, 'Dipakai di Seoul musim gugur, pas dan hangat.'],
      [4, 'Lengannya panjang untuk saya yang 155 cm.'],
    ],
  },
  {
    base: ['meraki-mode', '1fa71', 2990, 46, 880, 220],
    title: ['Baju renang satu bagian lengan pendek', 'One-piece swimsuit, short sleeves'],
    about: [
      'Menutup bahu dan melindungi dari matahari UPF 50. Kain daur ulang yang cepat kering dan tidak kendur.',
      'Covers the shoulders and shields at UPF 50. Recycled fabric that dries fast and keeps its stretch.',
    ],
    facts: {
      material: ['nilon daur ulang, elastan', 'recycled nylon, elastane'],
      lining: ['depan', 'front'],
    },
    options: { colour: ['navy', 'teal', 'black'], size: ['S', 'M', 'L', 'XL'] },
    noun: ['baju renang', 'swimsuit'],
  },
  {
    base: ['meraki-mode', '1f456', 3890, 49, 1900, 640],
    title: ['Jins pinggang tinggi kaki lebar', 'High-waist wide-leg jeans'],
    about: [
      'Denim lunak dengan pinggang tinggi dan kaki lebar yang jatuh lurus. Ritsleting YKK dan lima saku.',
      'Soft denim, high in the waist and wide in the leg. YKK zip and five pockets.',
    ],
    facts: {
      material: ['katun 98%, elastan 2%', '98% cotton, 2% elastane'],
      cut: ['lebar', 'wide'],
      length: '102 cm',
    },
    options: { colour: ['sky', 'navy'], size: ['27', '28', '29', '30', '31'] },
    noun: ['jins', 'jeans'],
    said: [
      [5, 'Pinggangnya pas, tidak menganga di belakang.'],
      [3, 'Panjang sekali untuk 150 cm, perlu dipotong.'],
    ],
  },
  {
    base: ['maison-lavande', '1f455', 1990, 63, 760, 170],
    title: ['Kaus garis Breton lengan panjang', 'Breton striped long-sleeve top'],
    about: [
      'Katun tebal dengan garis rajut, bukan cetak, sehingga tidak pudar. Leher perahu yang lebar.',
      'Thick cotton whose stripes are knitted, not printed, and do not fade. A wide boat neck.',
    ],
    facts: { material: ['katun 100%', '100% cotton'], origin: ['Bretagne, Prancis', 'Brittany, France'] },
    options: { colour: ['navy', 'red'], size: ['S', 'M', 'L'] },
    noun: ['kaus garis', 'striped top'],
  },
  {
    base: ['saigon-silk', '1f457', 5900, 33, 620, 310],
    title: ['Ao dai modern katun sutra', 'Modern ao dai in cotton silk'],
    about: [
      'Potongan ao dai yang dipersingkat untuk dipakai sehari-hari, dengan celana longgar. Dijahit di Hoi An.',
      'An ao dai cut shorter for every day, with loose trousers. Sewn in Hoi An.',
    ],
    facts: {
      material: ['katun sutra', 'cotton silk'],
      origin: ['Hoi An, Vietnam', 'Hoi An, Vietnam'],
      contents: ['atasan, celana', 'tunic, trousers'],
    },
    options: { colour: ['pink', 'sky', 'white'], size: ['S', 'M', 'L'] },
    noun: ['ao dai', 'ao dai'],
  },
  {
    base: ['maison-lavande', '1f9e6', 1290, 90, 680, 80],
    title: ['Kaus kaki katun bordir, isi 3', 'Embroidered cotton socks, 3 pairs'],
    about: [
      'Bordir kecil lavender, lebah, dan zaitun di pergelangan. Rajutan halus yang tidak melorot.',
      'Small lavender, bee and olive embroideries at the ankle. A fine knit that stays up.',
    ],
    facts: { material: ['katun sisir', 'combed cotton'], size: '36-40' },
    noun: ['kaus kaki', 'socks'],
  },
  {
    base: ['meraki-mode', '1f459', 2490, 0, 390, 140],
    title: ['Set atasan dan rok renang', 'Swim top and skirt set'],
    about: [
      'Atasan berpenopang ringan dan rok dengan celana dalam menyatu. Kain tebal yang tidak menerawang basah.',
      'A lightly supported top and a skirt with built-in shorts. Thick fabric, opaque when wet.',
    ],
    facts: {
      material: ['poliamida, elastan', 'polyamide, elastane'],
      lining: ['seluruhnya', 'full'],
      care: ['bilas air dingin', 'rinse in cold water'],
    },
    options: { colour: ['pink', 'navy'], size: ['S', 'M', 'L'] },
    noun: ['set renang', 'swim set'],
  },
  {
    base: ['maison-lavande', '1fa70', 3290, 41, 450, 260],
    title: ['Sepatu balet lembut kulit domba', 'Soft lambskin ballet shoes'],
    about: [
      'Sol terpisah yang lentur untuk latihan di studio. Karet silang sudah dijahit.',
      'A flexible split sole for the studio. Crossed elastics already sewn.',
    ],
    facts: { material: ['kulit domba', 'lambskin'], sole: ['terpisah, suede', 'split, suede'] },
    options: { colour: ['pink', 'black'], size: ['36', '37', '38', '39'] },
    noun: ['sepatu balet', 'ballet shoes'],
  },
]
