import type { ProductRow } from './product-row.ts'

/** Toys to hug, build and push along. */
export const SOFT_AND_WOODEN_TOYS: readonly ProductRow[] = [
  {
    base: ['kumo-toys', '1f9f8', 1890, 120, 7800, 420],
    title: ['Boneka beruang lembut 40 cm', 'Soft teddy bear 40 cm'],
    about: [
      'Bulu pendek yang lembut dengan mata bordir, sehingga aman sejak lahir. Dapat dicuci mesin dalam kantong cuci.',
      'Short soft fur and embroidered eyes, safe from birth. Machine washable in a laundry bag.',
    ],
    facts: {
      size: '40 cm',
      material: ['poliester daur ulang', 'recycled polyester'],
      age: '0+',
      safety: 'EN 71, SNI',
    },
    options: { colour: ['brown', 'cream'], size: ['40 cm', '60 cm'] },
    extra: { '60 cm': 1100 },
    pick: 2,
    noun: ['boneka beruang', 'teddy bear'],
    said: [
      [5, 'Lembut sekali, anak saya tidak mau tidur tanpanya.'],
      [5, 'Sudah dua kali dicuci mesin, bulunya tidak menggumpal.'],
      [5, '孩子抱着睡了一个月，没有掉毛。', 'zh-cn'],
      [4, 'Ukurannya diukur sambil berdiri, duduknya sekitar 28 cm.'],
    ],
    keywords: ['teddy', 'boneka'],
  },
  {
    base: ['dunia-kayu', '1fa86', 2490, 55, 1300, 380],
    title: ['Boneka kayu bersusun, 5 bagian', 'Nesting wooden dolls, 5 pieces'],
    about: [
      'Lima boneka dari kayu linden yang dilukis tangan, saling masuk dengan pas. Cat berbasis air tanpa bau.',
      'Five hand-painted linden dolls that fit neatly into one another. Water-based paint without smell.',
    ],
    facts: { pieces: ['5 boneka', '5 dolls'], material: ['kayu linden', 'linden wood'], age: '3+' },
    options: {
      pattern: [
        ['Klasik', 'Classic'],
        ['Nusantara', 'Nusantara'],
        ['Hewan', 'Animals'],
      ],
    },
    noun: ['boneka susun', 'nesting dolls'],
    said: [
      [5, 'Lukisannya halus, tiap boneka berbeda ekspresi.'],
      [4, 'Yang paling kecil mudah hilang, simpan baik-baik.'],
    ],
    keywords: ['mainan kayu'],
  },
  {
    base: ['dunia-kayu', '1f9e9', 1690, 90, 2200, 520],
    title: ['Teka-teki kayu peta Indonesia, 34 keping', 'Wooden puzzle map of Indonesia, 34 pieces'],
    about: [
      'Setiap provinsi satu keping dengan nama di bawahnya. Tepinya diampelas dan papan alasnya bergambar laut.',
      'One piece per province with its name beneath. Sanded edges and a board painted as the sea.',
    ],
    facts: {
      pieces: ['34 keping', '34 pieces'],
      size: '45 x 30 cm',
      material: ['kayu lapis birch', 'birch plywood'],
      age: '4+',
    },
    noun: ['teka-teki', 'puzzle'],
    said: [
      [5, 'Anak saya hafal letak provinsi dalam dua minggu.'],
      [5, 'Kepingannya tebal dan pas.'],
      [4, 'Provinsi baru di Papua belum ada, penjual menjelaskan lebih dulu.'],
    ],
    keywords: ['puzzle', 'mainan kayu'],
  },
  {
    base: ['holzspiel', '1f682', 3990, 42, 1100, 1600],
    title: ['Kereta kayu dengan rel, 40 bagian', 'Wooden train with track, 40 pieces'],
    about: [
      'Lokomotif bermagnet dengan rel beech yang cocok dengan merek lain. Jembatan dan stasiun sudah termasuk.',
      'A magnetic engine on beech track that fits other brands. Bridge and station included.',
    ],
    facts: {
      pieces: ['40 bagian', '40 pieces'],
      material: ['kayu beech', 'beech'],
      age: '3+',
      safety: 'EN 71',
    },
    noun: ['kereta kayu', 'wooden train'],
    said: [
      [5, 'Relnya cocok dengan set lama kami.'],
      [5, 'Beech terasa berat dan kokoh.'],
      [4, 'Magnetnya kuat sebelah, harus dibalik arahnya.'],
    ],
  },
  {
    base: ['holzspiel', '1f9f1', 3290, 66, 1800, 2100],
    title: ['Balok kayu warna, 100 buah dalam tas', 'Coloured wooden blocks, 100 in a bag'],
    about: [
      'Seratus balok beech dalam tujuh warna dengan tepi membulat. Tas kanvasnya terbuka menjadi alas main.',
      'A hundred beech blocks in seven colours with rounded edges. The canvas bag opens into a play mat.',
    ],
    facts: { pieces: ['100 balok', '100 blocks'], material: ['kayu beech', 'beech'], age: '1+' },
    options: { colour: ['natural', ['Warna-warni', 'Colourful']] },
    noun: ['balok', 'blocks'],
    said: [
      [5, 'Catnya tidak luntur walau digigit si kecil.', 'dgn', 'Warna-warni'],
      [4, 'Tasnya sekaligus alas, ide yang baik.'],
    ],
  },
  {
    base: ['dunia-kayu', '1f697', 1290, 98, 1600, 240],
    title: ['Mobil kayu tarik dengan tali', 'Wooden pull-along car'],
    about: [
      'Mobil bundar dari kayu pinus Jawa yang berbunyi pelan saat ditarik. Rodanya beralas karet.',
      'A round car of Javanese pine that clicks softly when pulled. Rubber rims on the wheels.',
    ],
    facts: { material: ['kayu pinus', 'pine'], size: '14 x 9 x 8 cm', age: '1+' },
    options: { colour: ['red', 'blue', 'natural'] },
    noun: ['mobil kayu', 'wooden car'],
  },
  {
    base: ['kumo-toys', '1f407', 1490, 86, 1900, 260],
    title: ['Boneka kelinci telinga panjang 30 cm', 'Long-eared rabbit plush 30 cm'],
    about: [
      'Telinga panjang yang enak digenggam bayi, isian padat di kaki agar bisa duduk. Mata bordir.',
      'Long ears for small hands and weighted feet so it sits. Embroidered eyes.',
    ],
    facts: { size: '30 cm', material: ['poliester', 'polyester'], age: '0+' },
    options: { colour: ['grey', 'pink', 'cream'] },
    noun: ['boneka kelinci', 'rabbit'],
    said: [
      [5, 'Telinganya jadi teman tidur keponakan.'],
      [5, '耳が長くてかわいいです。縫製もしっかり。', 'ri'],
    ],
  },
  {
    base: ['kumo-toys', '1f427', 1390, 74, 880, 240],
    title: ['Boneka penguin 25 cm', 'Penguin plush 25 cm'],
    about: [
      'Penguin bulat yang berdiri sendiri, dengan perut lembut. Muat di ransel sekolah.',
      'A round penguin that stands by itself with a soft belly. Fits a school bag.',
    ],
    facts: { size: '25 cm', material: ['poliester daur ulang', 'recycled polyester'], age: '0+' },
    noun: ['boneka penguin', 'penguin'],
  },
  {
    base: ['kumo-toys', '1f995', 1690, 69, 1200, 380],
    title: ['Boneka dinosaurus leher panjang 45 cm', 'Long-necked dinosaur plush 45 cm'],
    about: [
      'Brachiosaurus dengan leher yang bisa ditekuk dan sisik bordir. Isian dari botol daur ulang.',
      'A brachiosaurus with a bendable neck and embroidered scales. Filled with recycled bottles.',
    ],
    facts: { size: '45 cm', material: ['poliester daur ulang', 'recycled polyester'], age: '2+' },
    options: { colour: ['green', 'purple'] },
    noun: ['boneka dinosaurus', 'dinosaur'],
    said: [
      [5, 'Lehernya bisa dibentuk, anak saya memeluknya terus.'],
      [4, 'Bulu hijaunya sedikit rontok di awal.', 'dgn', 'green'],
    ],
  },
  {
    base: ['kumo-toys', '1f984', 2290, 51, 970, 460],
    title: ['Boneka unicorn dengan surai lembut', 'Unicorn plush with soft mane'],
    about: [
      'Surainya dapat disisir dan tanduknya empuk. Sisir kecil disertakan.',
      'A mane to comb and a soft horn. A small comb is included.',
    ],
    facts: { size: '38 cm', material: ['poliester', 'polyester'], age: '3+' },
    noun: ['boneka unicorn', 'unicorn'],
  },
  {
    base: ['holzspiel', '1f3f0', 7900, 14, 210, 4200],
    title: ['Istana kayu dengan jembatan angkat', 'Wooden castle with drawbridge'],
    about: [
      'Istana dari kayu lapis yang disusun tanpa sekrup, dengan empat menara dan jembatan bertali. Tokoh dijual terpisah.',
      'A plywood castle that slots together without screws, four towers and a corded drawbridge. Figures sold separately.',
    ],
    facts: {
      size: '52 x 40 x 38 cm',
      material: ['kayu lapis birch', 'birch plywood'],
      age: '3+',
      assembly: ['25 menit', '25 minutes'],
    },
    noun: ['istana', 'castle'],
  },
  {
    base: ['holzspiel', '1f69a', 4490, 31, 390, 1900],
    title: ['Truk kayu muat balok, setir berputar', 'Wooden truck with blocks, turning steering'],
    about: [
      'Truk beech untuk didorong, baknya berisi dua belas balok. Roda depannya mengikuti setir.',
      'A beech push truck with twelve blocks in the back. The front wheels follow the steering.',
    ],
    facts: { size: '32 x 14 x 16 cm', material: ['kayu beech', 'beech'], age: '2+', load: '20 kg' },
    noun: ['truk kayu', 'wooden truck'],
  },
  {
    base: ['dunia-kayu', '1f9ee', 1490, 72, 830, 540],
    title: ['Sempoa kayu 10 baris', 'Wooden abacus, 10 rows'],
    about: [
      'Seratus manik warna pada rangka kayu yang tidak goyang. Kartu latihan berhitung disertakan.',
      'A hundred coloured beads on a steady frame. Cards with counting games included.',
    ],
    facts: { size: '30 x 26 cm', material: ['kayu karet', 'rubberwood'], age: '3+' },
    noun: ['sempoa', 'abacus'],
    said: [
      [5, 'Maniknya bergeser lancar, warnanya cerah.'],
      [5, 'Dipakai mengajar di PAUD kami.'],
    ],
  },
]
