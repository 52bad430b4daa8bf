import type { ProductRow } from './product-row.ts'

/** Pots, cups, plates and what stands on a table. */
export const KITCHEN_AND_TABLE: readonly ProductRow[] = [
  {
    base: ['kaya-living', '1fad6', 2400, 52, 730, 980],
    title: ['Teko keramik 900 ml dengan saringan', 'Ceramic teapot 900 ml with strainer'],
    about: [
      'Teko keramik bakaran tinggi dengan saringan baja yang bisa diangkat. Corongnya tidak menetes dan tutupnya tetap di tempat.',
      'High-fired ceramic with a steel strainer that lifts out. The spout does not drip and the lid stays put.',
    ],
    facts: {
      capacity: '900 ml',
      material: ['keramik, baja nirkarat', 'ceramic, stainless steel'],
      heat: ['aman untuk microwave', 'microwave safe'],
      care: ['boleh mesin cuci piring', 'dishwasher safe'],
    },
    options: { colour: ['red', 'sage', 'cream'] },
    also: ['1f375'],
    pick: 10,
    noun: ['teko', 'teapot'],
    said: [
      [5, 'Tidak menetes sama sekali, saringannya halus untuk daun teh.'],
      [5, 'Bentuknya manis, dipakai setiap sore bersama ibu.'],
      [4, 'Warnanya sedikit lebih tua dari foto. Isinya pas empat cangkir.'],
    ],
    keywords: ['teapot', 'poci'],
  },
  {
    base: ['kyoto-utsuwa', '1f375', 2990, 38, 620, 420],
    title: ['Cangkir teh Kyoto, isi 2', 'Kyoto tea cups, set of 2'],
    about: [
      'Diputar dan diglasir tangan di bengkel kecil dekat Kiyomizu. Setiap pasang sedikit berbeda warnanya.',
      'Thrown and glazed by hand in a small workshop near Kiyomizu. The colour of each pair differs a little.',
    ],
    facts: {
      capacity: '180 ml',
      material: ['tanah liat', 'stoneware'],
      origin: ['Kyoto, Jepang', 'Kyoto, Japan'],
    },
    options: { colour: ['green', 'navy', 'white'] },
    also: ['1fad6'],
    noun: ['cangkir', 'cups'],
    said: [
      [5, 'Glasirnya dalam dan nyaman digenggam.'],
      [5, '手になじむ厚みで、お茶の時間が楽しみになりました。', 'ri'],
    ],
  },
  {
    base: ['kyoto-utsuwa', '1f963', 3490, 30, 480, 1100],
    title: ['Mangkuk saji kayu dengan sendok', 'Wooden serving bowl with spoons'],
    about: [
      'Mangkuk dari satu balok akasia yang diminyaki, untuk salad atau buah. Sepasang sendok saji disertakan.',
      'A bowl turned from one block of oiled acacia for salad or fruit. Comes with a pair of servers.',
    ],
    facts: { material: ['kayu akasia', 'acacia wood'], size: '26 cm', care: ['cuci tangan', 'hand wash'] },
    noun: ['mangkuk', 'bowl'],
  },
  {
    base: ['kaya-living', '1f372', 4990, 28, 910, 3600],
    title: ['Panci besi cor enamel 4 liter', 'Enamelled cast iron pot 4 litres'],
    about: [
      'Merebus rendang perlahan dengan panas yang merata, dari kompor ke meja. Bagian dalamnya putih dan tidak bereaksi dengan asam.',
      'Simmers a rendang with even heat and goes from hob to table. The white inside does not react with acid.',
    ],
    facts: {
      capacity: ['4 liter', '4 litres'],
      material: ['besi cor, enamel', 'cast iron, enamel'],
      works: ['gas, induksi, oven', 'gas, induction, oven'],
      weight: '4,8 kg',
    },
    options: { colour: ['red', 'navy', 'cream'] },
    market: 5900,
    noun: ['panci', 'pot'],
    said: [
      [5, 'Rendang empat jam tidak gosong di dasar.'],
      [4, 'Berat, tetapi memang begitu besi cor.'],
    ],
  },
  {
    base: ['kaya-living', '1f373', 2790, 66, 2300, 1400],
    title: ['Wajan baja karbon 28 cm', 'Carbon steel pan 28 cm'],
    about: [
      'Semakin sering dipakai semakin licin, tanpa lapisan yang mengelupas. Gagangnya dipaku dan cocok untuk api besar.',
      'Gets slicker with use and has no coating to peel. Riveted handle, made for high flames.',
    ],
    facts: {
      material: ['baja karbon 2 mm', '2 mm carbon steel'],
      size: '28 cm',
      works: ['gas, induksi', 'gas, induction'],
    },
    options: { size: ['28 cm', '32 cm'] },
    extra: { '32 cm': 500 },
    noun: ['wajan', 'pan'],
    said: [
      [5, 'Setelah tiga kali dipanaskan dengan minyak, telur tidak lengket.'],
      [3, 'Perlu dirawat, kalau lupa dikeringkan akan berkarat.'],
    ],
  },
  {
    base: ['kyoto-utsuwa', '1f52a', 6990, 24, 390, 260],
    title: ['Pisau dapur santoku 17 cm, baja Jepang', 'Santoku kitchen knife 17 cm, Japanese steel'],
    about: [
      'Baja tiga lapis yang tajam lama untuk sayur, ikan, dan daging. Gagang kayu magnolia yang ringan di tangan.',
      'Three-layer steel that stays sharp for vegetables, fish and meat. A light magnolia handle.',
    ],
    facts: {
      material: ['VG-10, magnolia', 'VG-10, magnolia'],
      length: ['bilah 17 cm', '17 cm blade'],
      origin: ['Sakai, Jepang', 'Sakai, Japan'],
    },
    noun: ['pisau', 'knife'],
    said: [
      [5, 'Tomat teriris tipis tanpa ditekan.'],
      [5, 'Still sharp after four months of daily cooking.', 'en'],
    ],
  },
  {
    base: ['nordlys', '1f37d-fe0f', 5490, 22, 270, 5200],
    title: ['Set piring makan 12 bagian, 4 orang', 'Dinner set 12 pieces, for 4'],
    about: [
      'Piring makan, piring kecil, dan mangkuk dengan tepi abu-abu. Bertumpuk rapi di lemari kecil.',
      'Dinner plates, side plates and bowls with a grey rim. They stack well in a small cupboard.',
    ],
    facts: {
      pieces: ['12 bagian', '12 pieces'],
      material: ['porselen', 'porcelain'],
      care: ['boleh mesin cuci piring', 'dishwasher safe'],
    },
    options: { colour: ['white', 'grey'] },
    also: ['1f374'],
    noun: ['set piring', 'dinner set'],
  },
  {
    base: ['nordlys', '1f374', 3290, 35, 440, 1300],
    title: ['Alat makan baja doff, 16 bagian', 'Matte steel cutlery, 16 pieces'],
    about: [
      'Empat set sendok, garpu, pisau, dan sendok teh dengan permukaan doff. Seimbang di tangan dan tidak meninggalkan sidik jari.',
      'Four sets of spoon, fork, knife and teaspoon in a matte finish. Balanced, and shows no fingerprints.',
    ],
    facts: { pieces: ['16 bagian', '16 pieces'], material: ['baja 18/10', '18/10 steel'] },
    options: { colour: ['silver', 'gold', 'black'] },
    extra: { Emas: 400, Hitam: 400 },
    also: ['1f944'],
    noun: ['alat makan', 'cutlery'],
  },
  {
    base: ['kyoto-utsuwa', '1f962', 1490, 88, 860, 120],
    title: ['Sumpit kayu ukir, 5 pasang', 'Carved wooden chopsticks, 5 pairs'],
    about: [
      'Sumpit berlapis pernis dengan ujung bergerigi halus agar mi tidak licin. Lima warna supaya tidak tertukar.',
      'Lacquered chopsticks with fine grooves for slippery noodles. Five colours, so nobody mixes them up.',
    ],
    facts: {
      material: ['kayu, pernis', 'wood, lacquer'],
      length: '22,5 cm',
      pieces: ['5 pasang', '5 pairs'],
    },
    also: ['1f35c'],
    noun: ['sumpit', 'chopsticks'],
    said: [
      [5, 'Ujungnya tidak licin, anak-anak jadi bisa.'],
      [4, 'Warnanya manis. Jangan masuk mesin pencuci.'],
    ],
  },
  {
    base: ['nordlys', '1f377', 3890, 26, 310, 900],
    title: ['Gelas anggur kristal, isi 4', 'Crystal wine glasses, set of 4'],
    about: [
      'Gelas tipis tanpa timbal yang berdenting halus, juga indah untuk jus. Dikemas dalam kotak bersekat.',
      'Thin lead-free glasses with a soft ring, lovely for juice too. Packed in a divided box.',
    ],
    facts: {
      capacity: '450 ml',
      material: ['kristal bebas timbal', 'lead-free crystal'],
      pieces: ['4 gelas', '4 glasses'],
    },
    noun: ['gelas', 'glasses'],
  },
  {
    base: ['nordlys', '2615', 1690, 97, 1500, 380],
    title: ['Mug kopi keramik 350 ml', 'Ceramic coffee mug 350 ml'],
    about: [
      'Mug bertepi tebal yang menjaga kopi tetap hangat. Gagangnya muat empat jari.',
      'A thick-walled mug that keeps coffee warm. The handle takes four fingers.',
    ],
    facts: {
      capacity: '350 ml',
      material: ['keramik', 'stoneware'],
      care: ['boleh mesin cuci piring', 'dishwasher safe'],
    },
    options: { colour: ['terracotta', 'sky', 'cream', 'charcoal'] },
    noun: ['mug', 'mug'],
    said: [
      [5, 'Kopi saya masih hangat setelah rapat setengah jam.'],
      [5, 'Sudah dua kali jatuh di wastafel, tidak retak.'],
    ],
  },
  {
    base: ['kaya-living', '1fad9', 1990, 105, 1800, 1200],
    title: ['Stoples kaca kedap udara, isi 3', 'Airtight glass jars, set of 3'],
    about: [
      'Tiga ukuran dengan tutup bambu dan karet silikon. Bumbu dan kerupuk tetap renyah.',
      'Three sizes with bamboo lids and silicone seals. Keeps spices and crackers crisp.',
    ],
    facts: {
      capacity: '0,5 / 0,9 / 1,4 L',
      material: ['kaca borosilikat, bambu', 'borosilicate glass, bamboo'],
    },
    also: ['1f36a'],
    noun: ['stoples', 'jars'],
    said: [
      [5, 'Kerupuk seminggu tetap renyah.'],
      [4, 'Tutup satu stoples agak longgar, penjual mengirim gantinya.'],
    ],
  },
  {
    base: ['kyoto-utsuwa', '1f371', 2690, 43, 970, 520],
    title: ['Kotak bekal kayu dua susun', 'Two-tier wooden lunch box'],
    about: [
      'Kotak bento dari kayu cedar tipis yang menyerap uap, sehingga nasi tidak basah. Karet pengikat dan sekat disertakan.',
      'A bento box of thin cedar that takes up steam, so the rice does not get wet. Band and divider included.',
    ],
    facts: { capacity: '900 ml', material: ['kayu cedar', 'cedar wood'], care: ['cuci tangan', 'hand wash'] },
    options: { wood: ['natural', 'walnut'] },
    also: ['1f359'],
    noun: ['kotak bekal', 'lunch box'],
    said: [
      [5, 'Nasinya memang tidak berembun.'],
      [4, 'Aromanya kayu baru, hilang setelah dua kali cuci.'],
    ],
  },
]
