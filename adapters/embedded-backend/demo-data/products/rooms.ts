import type { ProductRow } from './product-row.ts'

/** Furniture, plants, light and what keeps a house in order. */
export const ROOMS: readonly ProductRow[] = [
  {
    base: ['kaya-living', '1fa91', 5800, 44, 940, 5200],
    title: ['Kursi makan kayu solid', 'Solid wood dining chair'],
    about: [
      'Kayu jati dari kebun bersertifikat, disambung pasak tanpa sekrup terlihat. Sandarannya melengkung mengikuti punggung.',
      'Teak from certified plantations, joined with pegs and no visible screws. The back curves with yours.',
    ],
    facts: {
      material: ['kayu jati', 'teak'],
      size: '45 x 50 x 82 cm',
      load: '130 kg',
      assembly: ['sudah terakit', 'assembled'],
    },
    options: { wood: ['teak', 'oak', 'walnut'] },
    extra: { walnut: 800 },
    pick: 3,
    noun: ['kursi', 'chair'],
    said: [
      [5, 'Kokoh, tidak berbunyi, dan seratnya indah.'],
      [4, 'Salah satu kaki perlu bantalan kain supaya tidak menggores lantai.'],
      [5, 'Bought four. All the same height and no wobble.', 'en'],
    ],
  },
  {
    base: ['kaya-living', '1f4a1', 3100, 0, 560, 450],
    title: ['Lampu gantung bohlam besar E27', 'Pendant lamp with large E27 bulb'],
    about: [
      'Bohlam LED besar berkaca kuning hangat dengan kabel kain 1,5 meter. Terangnya lembut di atas meja makan.',
      'A large warm amber LED bulb on 1.5 metres of fabric cord. A soft light over the dining table.',
    ],
    facts: {
      power: 'LED 6 W, E27',
      brightness: '480 lm',
      length: ['kabel 1,5 m', '1.5 m cord'],
      voltage: '220 V',
    },
    noun: ['lampu gantung', 'pendant lamp'],
    said: [
      [5, 'Cahayanya hangat dan tidak menyilaukan di meja makan.'],
      [4, 'Pemasangannya perlu orang yang paham listrik.'],
    ],
  },
  {
    base: ['kaya-living', '1fab4', 1890, 75, 1600, 1900],
    title: ['Tanaman hias monstera kecil dalam pot', 'Small potted monstera'],
    about: [
      'Monstera muda setinggi 30 cm dalam pot tanah liat, sudah menyesuaikan diri di dalam ruang. Dikirim dengan penyangga dan petunjuk rawat.',
      'A young monstera of 30 cm in a clay pot, already used to life indoors. Ships braced, with a care card.',
    ],
    facts: {
      size: ['tinggi 30 cm', '30 cm high'],
      care: ['siram seminggu sekali', 'water weekly'],
      material: ['pot tanah liat', 'clay pot'],
    },
    options: { colour: ['terracotta', 'white'] },
    also: ['1f331'],
    noun: ['tanaman', 'plant'],
    said: [
      [5, 'Sampai segar, dua minggu kemudian muncul daun baru.'],
      [4, 'Satu daun sobek di jalan, penjual minta maaf dan memberi pupuk.'],
    ],
  },
  {
    base: ['nordlys', '1f6cb-fe0f', 38900, 8, 76, 32000],
    title: ['Sofa dua dudukan kain linen', 'Two-seat sofa in linen'],
    about: [
      'Rangka kayu pinus dengan dudukan busa padat yang tidak kempes. Sarungnya dapat dilepas dan dicuci.',
      'A pine frame with firm foam seats that do not sag. The cover comes off for washing.',
    ],
    facts: {
      size: '148 x 82 x 84 cm',
      material: ['linen, pinus', 'linen, pine'],
      load: '240 kg',
      assembly: ['pasang kaki, 10 menit', 'fit the legs, 10 minutes'],
    },
    options: { colour: ['grey', 'sage', 'sand'] },
    gone: ['sand'],
    noun: ['sofa', 'sofa'],
  },
  {
    base: ['nordlys', '1f6cf-fe0f', 6490, 36, 520, 2100],
    title: ['Seprai katun perkal, set 4 bagian', 'Percale cotton sheets, set of 4'],
    about: [
      'Katun rapat yang sejuk dan berdesir seperti seprai hotel. Set berisi seprai, sarung guling, dan dua sarung bantal.',
      'Crisp, cool cotton with the rustle of hotel sheets. The set has a sheet, a bolster case and two pillowcases.',
    ],
    facts: {
      material: ['katun perkal 200 TC', 'cotton percale 200 TC'],
      pieces: ['4 bagian', '4 pieces'],
      care: ['cuci 60 °C', 'wash at 60 °C'],
    },
    options: { size: ['160 x 200', '180 x 200'], colour: ['white', 'sky', 'sand'] },
    extra: { '180 x 200': 600 },
    noun: ['seprai', 'sheets'],
    said: [
      [5, 'Sejuk walau tanpa AC, makin dicuci makin lembut.'],
      [4, 'Perlu disetrika kalau ingin licin.'],
    ],
  },
  {
    base: ['nordlys', '1fa9e', 5290, 25, 340, 3100],
    title: ['Cermin dinding bundar 50 cm', 'Round wall mirror 50 cm'],
    about: [
      'Cermin bebas tembaga dengan bingkai tipis dan pengait tersembunyi. Tidak menguning di kamar mandi.',
      'A copper-free mirror with a slim frame and a hidden hanger. Does not yellow in the bathroom.',
    ],
    facts: { size: ['diameter 50 cm', '50 cm across'], frame: ['aluminium', 'aluminium'], weight: '2,8 kg' },
    options: { colour: ['black', 'gold'], size: ['50 cm', '70 cm'] },
    extra: { '70 cm': 2400 },
    noun: ['cermin', 'mirror'],
  },
  {
    base: ['kaya-living', '1f56f-fe0f', 1290, 130, 2100, 310],
    title: ['Lilin aroma kedelai 180 g', 'Scented soy candle 180 g'],
    about: [
      'Lilin kedelai dengan minyak atsiri Nusantara yang menyala 35 jam. Gelasnya bisa dipakai lagi.',
      'Soy wax with essential oils of Indonesia, burns for 35 hours. The glass can be used again.',
    ],
    facts: {
      burning: ['35 jam', '35 hours'],
      material: ['lilin kedelai, sumbu katun', 'soy wax, cotton wick'],
      net: '180 g',
    },
    options: {
      scent: [
        ['Sereh', 'Lemongrass'],
        ['Melati', 'Jasmine'],
        ['Kayu manis', 'Cinnamon'],
      ],
    },
    also: ['1f33f'],
    noun: ['lilin', 'candle'],
    said: [
      [5, 'Wangi serehnya lembut, tidak bikin pusing.', 'dgn', 'Sereh'],
      [4, 'Wanginya baru terasa setelah sepuluh menit.'],
    ],
  },
  {
    base: ['nordlys', '1f5bc-fe0f', 2890, 40, 260, 900],
    title: ['Bingkai foto kayu ek 30 x 40 cm', 'Oak picture frame 30 x 40 cm'],
    about: [
      'Kayu ek asli dengan kaca akrilik ringan dan karton berbingkai. Bisa digantung tegak maupun mendatar.',
      'Real oak with light acrylic glass and a mount. Hangs upright or across.',
    ],
    facts: { size: '30 x 40 cm', material: ['kayu ek, akrilik', 'oak, acrylic'], weight: '900 g' },
    options: { size: ['30 x 40 cm', '50 x 70 cm'], wood: ['oak', 'walnut'] },
    extra: { '50 x 70 cm': 1400 },
    noun: ['bingkai', 'frame'],
  },
  {
    base: ['kaya-living', '1f9fa', 3290, 33, 690, 1400],
    title: ['Keranjang rotan anyam dengan tutup', 'Woven rattan basket with lid'],
    about: [
      'Dianyam perajin di Cirebon dari rotan utuh. Cukup besar untuk cucian tiga hari atau mainan anak.',
      'Woven by craftspeople in Cirebon from whole rattan. Large enough for three days of laundry or the toys.',
    ],
    facts: {
      size: '42 x 42 x 55 cm',
      material: ['rotan', 'rattan'],
      origin: ['Cirebon', 'Cirebon, Indonesia'],
    },
    options: { size: ['medium', 'large'] },
    extra: { Besar: 1200 },
    noun: ['keranjang', 'basket'],
    said: [
      [5, 'Anyamannya rapat, tidak ada serat tajam.'],
      [5, 'Pretty enough to stand in the living room.', 'en'],
    ],
  },
  {
    base: ['nordlys', '1f9f9', 1990, 70, 410, 900],
    title: ['Sapu dan pengki berdiri, bulu lembut', 'Standing broom and dustpan, soft bristles'],
    about: [
      'Pengki bergigi yang membersihkan bulu sapu, dan keduanya berdiri sendiri di sudut. Gagangnya tanpa perlu membungkuk.',
      'The dustpan combs the bristles clean and both stand by themselves. Long handles save the back.',
    ],
    facts: { length: '98 cm', material: ['PET daur ulang, baja', 'recycled PET, steel'] },
    noun: ['sapu', 'broom'],
  },
  {
    base: ['kaya-living', '1f9f0', 4590, 37, 780, 3900],
    title: ['Kotak perkakas rumah 62 bagian', 'Home toolbox, 62 pieces'],
    about: [
      'Palu, obeng, tang, meteran, dan bor tangan dalam kotak berkait. Cukup untuk memasang rak dan memperbaiki keran.',
      'Hammer, drivers, pliers, tape and a hand drill in a latching box. Enough to fit a shelf and mend a tap.',
    ],
    facts: {
      pieces: ['62 bagian', '62 pieces'],
      material: ['baja krom vanadium', 'chrome vanadium steel'],
      weight: '3,6 kg',
    },
    also: ['1f528', '1fa9b'],
    noun: ['kotak perkakas', 'toolbox'],
    said: [
      [5, 'Obengnya keras, tidak mudah aus.'],
      [4, 'Lengkap. Tempat mur kecilnya kurang rapat.'],
    ],
  },
  {
    base: ['kyoto-utsuwa', '1f3fa', 4290, 18, 190, 1600],
    title: ['Vas keramik bakar kayu', 'Wood-fired ceramic vase'],
    about: [
      'Warna tanah dan jejak abu dari tungku kayu membuat tiap vas tunggal. Kedap air dan berat di dasar.',
      'Earth tones and ash marks from the wood kiln make each vase a single piece. Watertight and heavy at the foot.',
    ],
    facts: {
      size: ['tinggi 24 cm', '24 cm high'],
      material: ['tanah liat', 'stoneware'],
      origin: ['Shigaraki, Jepang', 'Shigaraki, Japan'],
    },
    also: ['1f490'],
    noun: ['vas', 'vase'],
  },
  {
    base: ['kyoto-utsuwa', '1f3ee', 3590, 27, 330, 520],
    title: ['Lampu lampion kertas washi', 'Washi paper lantern lamp'],
    about: [
      'Kertas washi pada rangka bambu yang menyebarkan cahaya lembut. Terlipat datar saat dikirim.',
      'Washi paper on a bamboo frame spreads a soft light. Ships folded flat.',
    ],
    facts: {
      size: ['diameter 35 cm', '35 cm across'],
      material: ['kertas washi, bambu', 'washi paper, bamboo'],
      power: ['E27, LED sampai 10 W', 'E27, LED up to 10 W'],
    },
    options: { colour: ['red', 'white'] },
    noun: ['lampion', 'lantern'],
  },
]
