import type { ProductRow } from './product-row.ts'

/** Bags, shoes, jewellery and make-up for women. */
export const WOMEN_ACCESSORIES: readonly ProductRow[] = [
  {
    base: ['meraki-mode', '1f45c', 7500, 34, 1100, 780],
    title: ['Tas tangan kulit asli, tali lepas-pasang', 'Real leather handbag, removable strap'],
    about: [
      'Kulit sapi berbutir dengan dasar kaku dan empat kaki logam. Ruangnya cukup untuk tablet, dompet, dan botol kecil.',
      'Grained cowhide with a firm base and four metal feet. Room for a tablet, purse and a small bottle.',
    ],
    facts: {
      material: ['kulit sapi', 'cowhide'],
      size: '28 x 22 x 12 cm',
      closure: ['ritsleting', 'zip'],
      weight: '720 g',
    },
    options: { colour: ['brown', 'black', 'cream'] },
    hot: 3,
    noun: ['tas tangan', 'handbag'],
    said: [
      [5, 'Bau kulitnya asli dan jahitannya lurus.'],
      [5, 'Tali panjangnya mudah dilepas, jadi dua gaya.'],
      [4, 'Saku dalamnya satu saja, tetapi ruangnya lega.'],
      [5, '革の質がよく、形が崩れません。', 'ri'],
    ],
    keywords: ['tas', 'bag'],
  },
  {
    base: ['meraki-mode', '1f484', 1250, 130, 4000, 40],
    title: ['Lipstik matte tahan lama', 'Long-lasting matte lipstick'],
    about: [
      'Warna pekat sekali oles yang tidak membuat bibir kering. Tahan makan siang, luntur hanya oleh minyak.',
      'Full colour in one stroke without drying the lips. Lasts through lunch, gives way to oil only.',
    ],
    facts: {
      net: '3,5 g',
      ingredients: ['minyak jojoba, vitamin E', 'jojoba oil, vitamin E'],
      halal: ['bersertifikat', 'certified'],
    },
    options: {
      shade: [
        ['Merah bata', 'Brick red'],
        ['Mawar', 'Rose'],
        ['Karamel', 'Caramel'],
        ['Beri', 'Berry'],
      ],
    },
    gone: ['Beri'],
    pick: 9,
    noun: ['lipstik', 'lipstick'],
    said: [
      [5, 'Tahan sampai sore walau minum kopi.'],
      [5, 'Merah batanya cocok untuk sawo matang.', 'dgn', 'Merah bata'],
      [4, 'Tutupnya kurang rapat.'],
      [3, 'Di bibir saya agak kering, perlu pelembap dulu.'],
    ],
    keywords: ['lipstick', 'makeup'],
  },
  {
    base: ['maison-lavande', '1f460', 7900, 28, 520, 720],
    title: ['Sepatu hak 6 cm kulit lembut', 'Soft leather heels, 6 cm'],
    about: [
      'Hak kokoh dengan bantalan di telapak, dapat dipakai seharian. Bagian dalamnya kulit, tidak lembap.',
      'A steady heel with a cushioned ball for a whole day. Leather inside, so it does not get clammy.',
    ],
    facts: {
      material: ['kulit kambing', 'goatskin'],
      size: ['hak 6 cm', '6 cm heel'],
      origin: ['Romans, Prancis', 'Romans, France'],
    },
    options: { colour: ['red', 'black'], size: ['36', '37', '38', '39'] },
    gone: ['Merah,39'],
    noun: ['sepatu hak', 'heels'],
    said: [
      [5, 'Dipakai resepsi lima jam, kaki tidak sakit.'],
      [4, 'Ujungnya agak sempit di hari pertama.'],
    ],
  },
  {
    base: ['meraki-mode', '1f461', 2890, 62, 1500, 480],
    title: ['Sandal tali kulit sol karet', 'Strappy leather sandals, rubber sole'],
    about: [
      'Tali kulit lembut dengan gesper kecil dan sol yang tidak licin. Datar, nyaman untuk jalan-jalan.',
      'Soft straps with a small buckle and a sole that grips. Flat and good for walking.',
    ],
    facts: { material: ['kulit, karet', 'leather, rubber'], sole: '2 cm' },
    options: { colour: ['tan', 'black'], size: ['36', '37', '38', '39', '40'] },
    noun: ['sandal', 'sandals'],
    said: [
      [5, 'Jalan keliling Malioboro seharian tidak lecet.'],
      [4, 'Gespernya kecil, agak repot membukanya.'],
    ],
  },
  {
    base: ['meraki-mode', '1f97f', 3490, 57, 2000, 420],
    title: ['Sepatu datar lipat dengan kantong', 'Foldable flats with pouch'],
    about: [
      'Sepatu datar yang bisa dilipat ke dalam tas untuk pulang kerja. Sol busanya lembut tetapi tidak menipis.',
      'Flats that fold into a bag for the way home. Soft foam soles that do not wear thin.',
    ],
    facts: { material: ['kulit sintetis', 'synthetic leather'], sole: ['busa, karet', 'foam, rubber'] },
    options: { colour: ['black', 'pink', 'navy'], size: ['36', '37', '38', '39', '40'] },
    noun: ['sepatu datar', 'flats'],
  },
  {
    base: ['maison-lavande', '1f462', 9900, 16, 170, 1300],
    title: ['Sepatu bot kulit setinggi betis', 'Calf-high leather boots'],
    about: [
      'Bot dengan ritsleting dalam dan hak balok 5 cm. Kulitnya disemir sekali sebulan saja.',
      'Boots with an inside zip and a 5 cm block heel. A polish once a month is enough.',
    ],
    facts: {
      material: ['kulit sapi', 'cowhide'],
      size: ['hak 5 cm', '5 cm heel'],
      closure: ['ritsleting', 'zip'],
    },
    options: { colour: ['brown', 'black'], size: ['36', '37', '38', '39'] },
    noun: ['bot', 'boots'],
  },
  {
    base: ['maison-lavande', '1f452', 3290, 45, 640, 160],
    title: ['Topi pantai rafia dengan pita', 'Raffia sun hat with ribbon'],
    about: [
      'Rafia asli yang dianyam rapat, tepinya 9 cm. Dapat digulung untuk koper.',
      'Tightly woven real raffia with a 9 cm brim. Rolls up for the suitcase.',
    ],
    facts: { material: ['rafia', 'raffia'], size: ['56-58 cm, tepi 9 cm', '56-58 cm, 9 cm brim'] },
    options: { colour: ['natural', 'navy'] },
    noun: ['topi pantai', 'sun hat'],
    said: [
      [5, 'Digulung dua minggu di koper, bentuknya kembali.'],
      [4, 'Pitanya kurang kencang, saya jahit sedikit.'],
    ],
  },
  {
    base: ['saigon-silk', '1f48d', 6900, 25, 210, 30],
    title: ['Cincin perak dengan safir putih', 'Silver ring with white sapphire'],
    about: [
      'Perak 925 dengan safir putih 4 mm, dipoles tangan. Datang dalam kotak kayu kecil.',
      '925 silver with a 4 mm white sapphire, polished by hand. Comes in a small wooden box.',
    ],
    facts: { material: ['perak 925, safir putih', '925 silver, white sapphire'], weight: '2,6 g' },
    options: { size: ['14', '16', '18'] },
    also: ['1f48e'],
    noun: ['cincin', 'ring'],
  },
  {
    base: ['saigon-silk', '1f4ff', 4900, 31, 360, 80],
    title: ['Kalung mutiara air tawar', 'Freshwater pearl necklace'],
    about: [
      'Mutiara 6 mm dengan simpul di antara tiap butir, pengait perak. Kilaunya lembut dan bentuknya sedikit berbeda-beda.',
      '6 mm pearls knotted one by one on a silver clasp. A soft lustre and slightly varied shapes.',
    ],
    facts: { material: ['mutiara air tawar, perak 925', 'freshwater pearls, 925 silver'], length: '43 cm' },
    options: { length: ['43 cm', '50 cm'] },
    extra: { '50 cm': 900 },
    noun: ['kalung', 'necklace'],
    said: [
      [5, 'Simpulnya rapi dan kilaunya lembut.'],
      [5, '珍珠光泽自然，送妈妈很合适。', 'zh-cn'],
    ],
  },
  {
    base: ['saigon-silk', '1faad', 1590, 78, 430, 70],
    title: ['Kipas tangan sutra lukis', 'Hand-painted silk fan'],
    about: [
      'Rusuk bambu dengan sutra yang dilukis di Hue, lengkap dengan kantong. Angin lembutnya cukup untuk upacara siang.',
      'Bamboo ribs with silk painted in Hue, pouch included. A soft breeze for a midday ceremony.',
    ],
    facts: {
      material: ['bambu, sutra', 'bamboo, silk'],
      size: '23 cm',
      origin: ['Hue, Vietnam', 'Hue, Vietnam'],
    },
    options: {
      pattern: [
        ['Teratai', 'Lotus'],
        ['Bangau', 'Cranes'],
      ],
    },
    noun: ['kipas', 'fan'],
  },
  {
    base: ['meraki-mode', '1f485', 790, 170, 2600, 60],
    title: ['Cat kuku bernapas berbasis air', 'Water-based breathable nail polish'],
    about: [
      'Tembus air dan udara, dilepas dengan sabun hangat atau dikupas. Hampir tanpa bau.',
      'Lets water and air through and comes off with warm soap or by peeling. Almost without smell.',
    ],
    facts: { net: '9 ml', halal: ['bersertifikat', 'certified'] },
    options: {
      shade: [
        ['Mawar', 'Rose'],
        ['Bata', 'Brick'],
        ['Susu', 'Milk'],
        ['Plum', 'Plum'],
      ],
    },
    noun: ['cat kuku', 'nail polish'],
    said: [
      [5, 'Anak saya alergi bau aseton, ini tidak berbau.'],
      [4, 'Bertahan empat hari, lalu mengelupas di ujung.'],
    ],
  },
  {
    base: ['meraki-mode', '1f45b', 1890, 93, 1700, 110],
    title: ['Dompet koin bordir', 'Embroidered coin purse'],
    about: [
      'Bordir bunga tangan di atas kanvas dengan bingkai klip logam. Muat uang lipat, kartu, dan kunci.',
      'Hand-embroidered flowers on canvas with a metal clasp frame. Holds folded notes, cards and keys.',
    ],
    facts: {
      material: ['kanvas, kuningan', 'canvas, brass'],
      size: '11 x 9 cm',
      origin: ['Tasikmalaya', 'Tasikmalaya, Indonesia'],
    },
    options: { colour: ['pink', 'navy', 'mustard'] },
    noun: ['dompet koin', 'coin purse'],
    said: [
      [5, 'Bordirnya rapi luar dalam.'],
      [5, 'Klipnya kuat, tidak terbuka di dalam tas.'],
    ],
  },
  {
    base: ['maison-lavande', '1f380', 1190, 84, 590, 40],
    title: ['Jepit rambut pita satin, isi 2', 'Satin bow hair clips, set of 2'],
    about: [
      'Pita satin lebar di atas jepit Prancis yang tidak menarik rambut. Satu warna gelap, satu terang.',
      'Wide satin bows on French clips that do not pull. One dark, one light.',
    ],
    facts: { material: ['satin, baja', 'satin, steel'], size: '11 cm' },
    options: { colour: ['black', 'pink'] },
    noun: ['jepit rambut', 'hair clips'],
  },
]
