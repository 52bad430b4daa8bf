import type { ProductRow } from './product-row.ts'

/** Shoes, watches, bags and small leather for men. */
export const MEN_ACCESSORIES: readonly ProductRow[] = [
  {
    base: ['arjuna', '1f45f', 6490, 61, 5200, 780],
    title: ['Sepatu lari ringan, sol empuk', 'Light running shoes, soft sole'],
    about: [
      'Sepatu 238 gram dengan sol busa yang memantul dan atasan rajut satu lembar. Cocok untuk lari harian sampai setengah maraton.',
      'A 238-gram shoe with a springy foam sole and a one-piece knit upper. For daily runs up to a half marathon.',
    ],
    facts: {
      weight: '238 g (42)',
      sole: ['busa EVA, 8 mm', 'EVA foam, 8 mm drop'],
      material: ['rajut daur ulang', 'recycled knit'],
    },
    options: { colour: ['lilac', 'black', 'white'], size: ['40', '41', '42', '43', '44'] },
    gone: ['Lila,44', 'Putih,40'],
    hot: 5,
    noun: ['sepatu lari', 'running shoes'],
    said: [
      [5, 'Lima kilometer pertama langsung nyaman, tidak lecet.'],
      [4, 'Solnya empuk. Untuk telapak lebar naik setengah ukuran.'],
      [5, 'Dua ratus kilometer dan pantulannya masih terasa.'],
      [3, 'Ringan, tetapi warna putihnya cepat kotor.', 'dgn', 'white'],
    ],
    keywords: ['sneaker', 'running'],
  },
  {
    base: ['bottega-lario', '231a', 8950, 33, 1900, 160],
    title: ['Jam tangan analog baja 38 mm', 'Steel analogue watch 38 mm'],
    about: [
      'Jam kuarsa Jepang dalam baja 38 mm dengan kaca mineral keras. Talinya bisa diganti tanpa alat.',
      'A Japanese quartz movement in 38 mm steel with a hardened crystal. The strap changes without tools.',
    ],
    facts: {
      movement: ['kuarsa Jepang', 'Japanese quartz'],
      glass: ['mineral keras', 'hardened mineral'],
      waterproof: '5 ATM',
      size: '38 mm',
    },
    options: {
      strap: [
        ['Baja', 'Steel'],
        ['Kulit cokelat', 'Brown leather'],
        ['Biru', 'Blue'],
      ],
    },
    pick: 8,
    noun: ['jam tangan', 'watch'],
    said: [
      [5, 'Ukuran 38 mm pas untuk pergelangan kecil.'],
      [5, 'Enam minggu, selisihnya baru dua detik.'],
      [4, 'Gelang bajanya perlu dipotong di tukang jam.', 'dgn', 'Baja'],
    ],
    keywords: ['arloji'],
  },
  {
    base: ['bottega-lario', '1f45e', 12900, 27, 430, 1200],
    title: ['Sepatu pantofel kulit, jahit Blake', 'Leather derby shoes, Blake stitched'],
    about: [
      'Kulit anak sapi dengan sol kulit dijahit, sehingga lentur sejak awal. Tumit karetnya dapat diganti.',
      'Calf leather on a stitched leather sole, flexible from the first day. The rubber heel can be replaced.',
    ],
    facts: {
      material: ['kulit anak sapi', 'calf leather'],
      sole: ['kulit, tumit karet', 'leather, rubber heel'],
      origin: ['Marche, Italia', 'Marche, Italy'],
    },
    options: { colour: ['brown', 'black'], size: ['40', '41', '42', '43'] },
    noun: ['pantofel', 'derby shoes'],
    said: [
      [5, 'Setelah tiga kali pakai rasanya seperti milik lama.'],
      [4, 'Kulitnya bagus, solnya licin di lantai basah.'],
    ],
  },
  {
    base: ['bottega-lario', '1f45d', 3990, 52, 1600, 120],
    title: ['Dompet kulit tipis, 8 kartu', 'Slim leather wallet, 8 cards'],
    about: [
      'Kulit nabati yang menua indah, muat delapan kartu dan uang tanpa dilipat tiga. Tepinya dipoles tangan.',
      'Vegetable-tanned leather that ages well, for eight cards and unfolded notes. Edges burnished by hand.',
    ],
    facts: {
      material: ['kulit samak nabati', 'vegetable-tanned leather'],
      size: '11 x 9 x 1 cm',
      origin: ['Toscana, Italia', 'Tuscany, Italy'],
    },
    options: { colour: ['brown', 'black', 'green'] },
    noun: ['dompet', 'wallet'],
    said: [
      [5, 'Tipis di saku depan, kartunya tidak jatuh.'],
      [5, '皮子很厚实，边缘处理得干净。', 'zh-cn'],
    ],
  },
  {
    base: ['arjuna', '1f9e2', 1290, 96, 2400, 100],
    title: ['Topi bisbol kanvas polos', 'Plain canvas baseball cap'],
    about: [
      'Kanvas katun yang dicuci sehingga lunak sejak baru. Gesper logam di belakang, pas untuk 55-60 cm.',
      'Washed cotton canvas, soft from new. A metal buckle at the back fits 55-60 cm.',
    ],
    facts: { material: ['katun kanvas', 'cotton canvas'], size: '55-60 cm' },
    options: { colour: ['navy', 'black', 'sand', 'maroon'] },
    noun: ['topi', 'cap'],
  },
  {
    base: ['arjuna', '1fa74', 1190, 88, 2100, 420],
    title: ['Sandal jepit karet alam', 'Natural rubber flip-flops'],
    about: [
      'Karet alam dari Sumatra yang empuk dan tidak berbau. Talinya satu cetakan, tidak mudah lepas.',
      'Soft natural rubber from Sumatra without smell. The strap is moulded in one piece.',
    ],
    facts: { material: ['karet alam', 'natural rubber'], origin: ['Medan', 'Medan, Indonesia'] },
    options: { colour: ['black', 'blue', 'green'], size: ['39', '40', '41', '42', '43'] },
    gone: ['Hijau,43'],
    noun: ['sandal', 'flip-flops'],
    said: [
      [5, 'Empuk dan tidak licin di kamar mandi.'],
      [4, 'Jahitannya tidak ada, jadi awet, tetapi modelnya polos.'],
    ],
  },
  {
    base: ['bottega-lario', '1f576-fe0f', 5490, 44, 870, 130],
    title: ['Kacamata hitam terpolarisasi, asetat', 'Polarised sunglasses, acetate'],
    about: [
      'Bingkai asetat yang dapat disetel optik, lensa terpolarisasi kategori 3. Memotong silau aspal dan air.',
      'An acetate frame any optician can adjust with category 3 polarised lenses. Cuts glare from road and water.',
    ],
    facts: {
      lens: ['terpolarisasi, UV400', 'polarised, UV400'],
      material: ['asetat', 'acetate'],
      contents: ['kotak, kain', 'case, cloth'],
    },
    options: { colour: ['black', 'brown'] },
    noun: ['kacamata hitam', 'sunglasses'],
  },
  {
    base: ['arjuna', '1f4bc', 9900, 19, 310, 1500],
    title: ['Tas kerja kulit sapi dua ruang', 'Cowhide briefcase, two compartments'],
    about: [
      'Satu ruang untuk laptop 15 inci, satu untuk berkas dan bekal. Kulit Garut yang disamak dan dijahit setempat.',
      'One space for a 15-inch laptop, one for papers and lunch. Tanned and sewn in Garut.',
    ],
    facts: { material: ['kulit sapi Garut', 'Garut cowhide'], size: '40 x 30 x 10 cm', weight: '1,4 kg' },
    options: { colour: ['brown', 'black'] },
    noun: ['tas kerja', 'briefcase'],
    said: [
      [5, 'Jahitannya tebal, ritsletingnya logam.'],
      [4, 'Cukup berat walau kosong.'],
    ],
  },
  {
    base: ['busan-basic', '1f392', 4890, 42, 760, 690],
    title: ['Ransel harian gulung atas', 'Roll-top daily backpack'],
    about: [
      'Mulut gulung yang menyesuaikan isi, dari 16 sampai 22 liter. Kain berlapis yang menahan hujan sebentar.',
      'A roll top that fits what is inside, from 16 to 22 litres. Coated fabric holds off a shower.',
    ],
    facts: { capacity: ['16-22 liter', '16-22 litres'], material: ['nilon berlapis', 'coated nylon'] },
    options: { colour: ['black', 'olive', 'mustard'] },
    noun: ['ransel', 'backpack'],
  },
  {
    base: ['arjuna', '1f4ff', 1990, 67, 540, 60],
    title: ['Gelang kayu kokka 33 butir', 'Kokka wood bracelet, 33 beads'],
    about: [
      'Butir kayu kokka 8 mm yang makin mengilap saat dipakai. Tali elastis rangkap dengan rumbai katun.',
      '8 mm kokka beads that gain a shine with wear. Double elastic and a cotton tassel.',
    ],
    facts: { material: ['kayu kokka', 'kokka wood'], size: '8 mm' },
    noun: ['gelang', 'bracelet'],
  },
  {
    base: ['bottega-lario', '1f302', 4290, 31, 260, 480],
    title: ['Payung panjang gagang kayu', 'Long umbrella with wooden handle'],
    about: [
      'Delapan rusuk serat kaca yang membalik lagi setelah angin kencang. Gagang kayu kastanye dibengkokkan uap.',
      'Eight fibreglass ribs that turn back after a gust. A steam-bent chestnut handle.',
    ],
    facts: { size: '104 cm', material: ['serat kaca, kastanye', 'fibreglass, chestnut'], weight: '480 g' },
    options: { colour: ['black', 'navy'] },
    also: ['2614'],
    noun: ['payung', 'umbrella'],
  },
  {
    base: ['busan-basic', '1f9e4', 2190, 38, 230, 110],
    title: ['Sarung tangan motor musim panas', 'Summer motorcycle gloves'],
    about: [
      'Jala di punggung tangan dan pelindung buku jari yang lentur. Telunjuk bisa menyentuh layar.',
      'Mesh on the back with flexible knuckle guards. The index finger works on a screen.',
    ],
    facts: { material: ['jala, kulit sintetis', 'mesh, synthetic leather'], closure: ['velcro', 'velcro'] },
    options: { size: ['M', 'L', 'XL'], colour: ['black', 'grey'] },
    noun: ['sarung tangan', 'gloves'],
  },
  {
    base: ['bottega-lario', '1f3a9', 6990, 14, 97, 210],
    title: ['Topi fedora wol lipat', 'Foldable wool fedora'],
    about: [
      'Kain wol yang dapat dilipat ke koper dan kembali bentuknya. Pita dalam menyerap keringat.',
      'Wool felt that folds into a case and springs back. The inner band takes up sweat.',
    ],
    facts: {
      material: ['wol 100%', '100% wool'],
      size: '57-60 cm',
      origin: ['Firenze, Italia', 'Florence, Italy'],
    },
    options: { colour: ['black', 'grey'] },
    noun: ['fedora', 'fedora'],
  },
]
