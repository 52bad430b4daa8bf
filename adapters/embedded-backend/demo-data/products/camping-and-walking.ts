import type { ProductRow } from './product-row.ts'

/** Tents, packs, shoes and lights for the trail. */
export const CAMPING_AND_WALKING: readonly ProductRow[] = [
  {
    base: ['nusa-outdoor', '26fa', 11800, 37, 860, 3400],
    title: ['Tenda kubah 3 orang, tahan hujan dan angin', '3-person dome tent, rain and wind proof'],
    about: [
      'Lapisan luar 3.000 mm dengan jahitan berselotip dan dua pintu. Berdiri dalam delapan menit oleh satu orang.',
      'A 3,000 mm outer with taped seams and two doors. One person pitches it in eight minutes.',
    ],
    facts: {
      people: ['3 orang', '3 people'],
      waterproof: '3.000 mm',
      weight: '3,1 kg',
      frame: ['aluminium 8,5 mm', 'aluminium 8.5 mm'],
    },
    options: { colour: ['green', 'orange'] },
    also: ['1f3d5-fe0f', '1fa93'],
    market: 12900,
    hot: 2,
    noun: ['tenda', 'tent'],
    said: [
      [5, 'Hujan semalaman di Ranca Upas, lantai dalam tetap kering.'],
      [5, 'Dirikan sendiri kurang dari sepuluh menit meski baru pertama kali.'],
      [4, 'Tiga orang dewasa masuk, tetapi tas sebaiknya di teras.'],
      [4, 'ลมแรงบนดอยก็ยังนิ่งดี แต่หมุดปักบางไปหน่อย', 'tai'],
    ],
    keywords: ['kemah', 'camping'],
  },
  {
    base: ['nusa-outdoor', '1f392', 5200, 58, 1900, 760],
    title: ['Ransel harian 26 liter, kain daur ulang', 'Daypack 26 litres, recycled fabric'],
    about: [
      'Dibuat dari 22 botol plastik bekas, dengan punggung berongga yang tidak membuat gerah. Penutup hujan tersimpan di dasar.',
      'Made from 22 old plastic bottles, with an airy back that stays cool. A rain cover hides in the base.',
    ],
    facts: {
      capacity: ['26 liter', '26 litres'],
      material: ['poliester daur ulang', 'recycled polyester'],
      weight: '690 g',
    },
    options: { colour: ['navy', 'red', 'olive'] },
    noun: ['ransel', 'daypack'],
    said: [
      [5, 'Punggung tidak basah keringat seperti ransel lama saya.'],
      [5, 'Dipakai kuliah dan naik gunung tektok, muat semuanya.'],
      [4, 'Saku botolnya agak dangkal.'],
    ],
    keywords: ['tas', 'backpack'],
  },
  {
    base: ['alpen-pfad', '1f97e', 9600, 41, 1250, 1350],
    title: ['Sepatu gunung kulit, sol antiselip', 'Leather hiking boots, grippy sole'],
    about: [
      'Kulit nubuk dengan selaput tahan air dan sol yang mencengkeram batu basah. Sol dapat diganti di tukang sepatu.',
      'Nubuck leather with a waterproof membrane and a sole that grips wet rock. The sole can be replaced by a cobbler.',
    ],
    facts: {
      material: ['kulit nubuk', 'nubuck leather'],
      sole: ['karet, gigi 5 mm', 'rubber, 5 mm lugs'],
      waterproof: ['selaput dalam', 'inner membrane'],
      weight: '1,2 kg',
    },
    options: { size: ['39', '40', '41', '42', '43', '44'], colour: ['brown', 'grey'] },
    gone: ['44,Abu-abu', '39,Cokelat'],
    noun: ['sepatu gunung', 'hiking boots'],
    said: [
      [5, 'Turun lewat batu basah di Papandayan tanpa terpeleset.'],
      [4, 'Perlu seminggu melemaskan, setelah itu nyaman.'],
      [5, 'Proper leather, and the size chart is right.', 'en'],
    ],
  },
  {
    base: ['nusa-outdoor', '1f9ed', 5150, 46, 540, 160],
    title: ['Kompas kuningan saku', 'Brass pocket compass'],
    about: [
      'Kompas berpenutup dengan jarum redaman minyak yang cepat tenang. Tutup dalamnya berukir skala untuk peta.',
      'A lidded compass whose oil-damped needle settles quickly. The inner lid carries a map scale.',
    ],
    facts: { material: ['kuningan, kaca', 'brass, glass'], size: '5,5 cm', weight: '140 g' },
    also: ['1f5fa-fe0f'],
    noun: ['kompas', 'compass'],
    said: [
      [5, 'Jarumnya tenang dan cocok dengan kompas ponsel.'],
      [4, 'Indah untuk hadiah, sedikit berat untuk dikalungkan.'],
    ],
  },
  {
    base: ['nusa-outdoor', '1f526', 5400, 72, 2100, 240],
    title: ['Senter isi ulang 1.200 lumen', 'Rechargeable torch 1,200 lumens'],
    about: [
      'Sinar sejauh 200 meter dengan lima tingkat dan mode merah. Badan aluminiumnya tahan jatuh dan tahan hujan.',
      'A beam of 200 metres with five levels and a red mode. The aluminium body takes drops and rain.',
    ],
    facts: {
      brightness: '1.200 lm',
      range: '200 m',
      battery: ['4-80 jam', '4-80 hours'],
      waterproof: 'IP68',
    },
    options: { colour: ['black', 'olive'] },
    noun: ['senter', 'torch'],
    said: [
      [5, 'Terang sekali, tingkat rendah saja cukup untuk jalan malam.'],
      [4, 'Di tingkat tertinggi badannya hangat setelah lima menit.'],
    ],
  },
  {
    base: ['alpen-pfad', '1f52d', 14200, 19, 330, 2900],
    title: ['Teropong bintang 70 mm dengan tripod', '70 mm telescope with tripod'],
    about: [
      'Memperlihatkan cincin Saturnus dan kawah bulan di malam cerah. Termasuk dua lensa mata, pencari titik merah, dan tas.',
      'Shows the rings of Saturn and lunar craters on a clear night. Two eyepieces, a red-dot finder and a bag are included.',
    ],
    facts: {
      size: ['bukaan 70 mm, fokus 400 mm', '70 mm aperture, 400 mm focus'],
      contents: ['2 lensa mata, tripod, tas', '2 eyepieces, tripod, bag'],
      weight: '2,2 kg',
    },
    market: 15900,
    noun: ['teropong', 'telescope'],
    said: [
      [5, 'Cincin Saturnus terlihat kecil tetapi jelas, anak-anak berebut.'],
      [4, 'Good optics. The tripod is light, hang a bag on it.', 'en'],
    ],
  },
  {
    base: ['nusa-outdoor', '1f9e2', 1490, 83, 1450, 80],
    title: ['Topi lari cepat kering', 'Quick-dry running cap'],
    about: [
      'Topi 48 gram dengan panel jala dan lidah lentur yang bisa dilipat ke saku. Garis pantulnya terlihat saat lari malam.',
      'A 48-gram cap with mesh panels and a soft brim that folds into a pocket. Reflective trim shows at night.',
    ],
    facts: { material: ['poliester', 'polyester'], weight: '48 g', size: '54-62 cm' },
    options: { colour: ['white', 'black', 'orange', 'teal'] },
    noun: ['topi lari', 'running cap'],
  },
  {
    base: ['nusa-outdoor', '1f9e4', 2290, 39, 420, 90],
    title: ['Sarung tangan hangat layar sentuh', 'Warm touchscreen gloves'],
    about: [
      'Rajutan wol merino berlapis bulu halus untuk puncak yang dingin. Telunjuk dan jempolnya bisa menyentuh layar.',
      'Merino knit with a fleece lining for cold summits. Thumb and index finger work on a screen.',
    ],
    facts: {
      material: ['wol merino 60%', '60% merino wool'],
      lining: ['bulu halus', 'fleece'],
      care: ['cuci tangan', 'hand wash'],
    },
    options: { colour: ['green', 'charcoal'], size: ['S', 'M', 'L'] },
    gone: ['Arang,L'],
    noun: ['sarung tangan', 'gloves'],
  },
  {
    base: ['chiangmai-trail', '1f3d5-fe0f', 4390, 30, 380, 1100],
    title: ['Atap terpal 3 x 3 m untuk berkemah', 'Camping tarp 3 x 3 m'],
    about: [
      'Terpal ringan dengan delapan tali berpantul dan pasak. Menahan hujan dan panas, cukup untuk meja dan empat kursi.',
      'A light tarp with eight reflective lines and pegs. Keeps off rain and heat over a table and four chairs.',
    ],
    facts: { size: '3 x 3 m', waterproof: '3.000 mm', weight: '980 g' },
    options: { colour: ['sand', 'green'], size: ['3 x 3 m', '3 x 4 m'] },
    extra: { '3 x 4 m': 900 },
    also: ['26fa', '1faa2'],
    noun: ['terpal', 'tarp'],
  },
  {
    base: ['chiangmai-trail', '1f372', 3690, 44, 720, 620],
    title: ['Panci kemah bersusun titanium, 3 bagian', 'Nesting titanium camp pots, 3 pieces'],
    about: [
      'Panci, wajan, dan cangkir yang bertumpuk rapi dengan tempat tabung gas. Gagang lipatnya tidak panas.',
      'Pot, pan and cup that nest with room for a gas canister. The folding handles stay cool.',
    ],
    facts: { material: ['titanium', 'titanium'], capacity: '1,1 L + 0,5 L', weight: '310 g' },
    also: ['1f525', '1f374'],
    noun: ['panci kemah', 'camp pots'],
    said: [
      [5, 'Air mendidih cepat dan bobotnya hampir tidak terasa.'],
      [4, '軽くて満足。フライパンは少し焦げつきやすいです。', 'ri'],
    ],
  },
  {
    base: ['alpen-pfad', '1fa93', 4890, 26, 290, 800],
    title: ['Kapak tangan baja tempa, gagang hickory', 'Forged hand axe, hickory handle'],
    about: [
      'Kapak 600 gram untuk kayu bakar, diasah dan bersarung kulit. Gagangnya dari hickory yang meredam hentakan.',
      'A 600-gram axe for firewood, sharpened and with a leather sheath. The hickory handle takes the shock.',
    ],
    facts: { material: ['baja karbon, hickory', 'carbon steel, hickory'], length: '36 cm', weight: '800 g' },
    noun: ['kapak', 'axe'],
  },
  {
    base: ['chiangmai-trail', '1faa2', 1790, 90, 610, 420],
    title: ['Tali panjat statis 8 mm', 'Static rope 8 mm'],
    about: [
      'Tali serbaguna untuk jemuran, barang, dan tempat tidur gantung. Bukan untuk menahan jatuh saat memanjat.',
      'A general-purpose rope for lines, loads and hammocks. Not for catching falls in climbing.',
    ],
    facts: {
      load: '900 kg',
      material: ['poliamida', 'polyamide'],
      length: ['10 m atau 20 m', '10 m or 20 m'],
    },
    options: { length: ['10 m', '20 m'], colour: ['orange', 'blue'] },
    extra: { '20 m': 1300 },
    noun: ['tali', 'rope'],
  },
  {
    base: ['alpen-pfad', '1f5fa-fe0f', 1590, 120, 450, 130],
    title: ['Peta jalur pendakian Jawa, tahan air', 'Trail map of Java, waterproof'],
    about: [
      'Dua belas gunung pada satu lembar kertas sintetis yang tidak sobek. Skala 1:50.000 dengan titik air dan pos.',
      'Twelve mountains on one sheet of tear-proof synthetic paper. Scale 1:50,000 with water points and huts.',
    ],
    facts: { size: '68 x 98 cm', material: ['kertas sintetis', 'synthetic paper'] },
    also: ['1f9ed'],
    noun: ['peta', 'map'],
    said: [
      [5, 'Titik airnya benar, kami ikuti di Merbabu.'],
      [5, 'Kena hujan dan lumpur, tinggal dilap.'],
    ],
  },
]
