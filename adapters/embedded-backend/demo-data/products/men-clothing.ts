import type { ProductRow } from './product-row.ts'

/** What men wear from collar to ankle. */
export const MEN_CLOTHING: readonly ProductRow[] = [
  {
    base: ['arjuna', '1f455', 1490, 150, 6100, 210],
    title: ['Kaus katun tebal leher bulat', 'Heavy cotton crew-neck T-shirt'],
    about: [
      'Katun 230 gram yang tidak menerawang dan tidak melar di leher. Dijahit di Bandung dengan jahitan bahu ganda.',
      '230-gram cotton that is neither see-through nor slack at the neck. Sewn in Bandung with taped shoulders.',
    ],
    facts: {
      material: ['katun 100%', '100% cotton'],
      cut: ['reguler', 'regular'],
      care: ['cuci 30 °C', 'wash at 30 °C'],
      origin: ['Bandung', 'Bandung, Indonesia'],
    },
    options: { colour: ['white', 'black', 'navy', 'olive'], size: ['S', 'M', 'L', 'XL'] },
    gone: ['Putih,XL', 'Hijau zaitun,S'],
    noun: ['kaus', 'T-shirt'],
    said: [
      [5, 'Lehernya tidak melar setelah dua bulan.'],
      [5, 'Tebal tetapi adem, saya beli tiga warna.'],
      [3, 'Panjangnya susut sekitar dua sentimeter di pengering.'],
    ],
    keywords: ['kaos'],
  },
  {
    base: ['arjuna', '1f454', 3290, 64, 1700, 260],
    title: ['Kemeja kerja lengan panjang, mudah disetrika', 'Easy-iron long-sleeve work shirt'],
    about: [
      'Campuran katun yang keluar dari mesin cuci hampir tanpa kusut. Kerahnya tegak tanpa kancing di ujung.',
      'A cotton blend that leaves the washer almost smooth. The collar stands without buttons.',
    ],
    facts: {
      material: ['katun 60%, poliester 40%', '60% cotton, 40% polyester'],
      cut: ['ramping', 'slim'],
      pockets: '1',
    },
    options: { colour: ['white', 'sky', 'grey'], size: ['M', 'L', 'XL'] },
    noun: ['kemeja', 'shirt'],
    said: [
      [5, 'Pagi-pagi tinggal pakai, tidak perlu disetrika lama.'],
      [4, 'Potongan ramping, naik satu ukuran kalau perut berisi.'],
    ],
  },
  {
    base: ['bottega-lario', '1f454', 4990, 35, 520, 90],
    title: ['Dasi sutra tenun Como', 'Como woven silk tie'],
    about: [
      'Sutra dari Como, ditenun lalu dijahit tangan di bagian belakang. Simpulnya padat dan jatuhnya lurus.',
      'Silk from Como, woven and hand-stitched at the back. It ties a firm knot and hangs straight.',
    ],
    facts: {
      material: ['sutra 100%', '100% silk'],
      size: '8 x 148 cm',
      origin: ['Como, Italia', 'Como, Italy'],
    },
    options: {
      pattern: [
        ['Polos', 'Plain'],
        ['Garis', 'Striped'],
        ['Titik', 'Dotted'],
      ],
      colour: ['navy', 'maroon'],
    },
    noun: ['dasi', 'tie'],
    said: [
      [5, 'Simpulnya rapi dan warnanya dalam.'],
      [5, 'A proper tie at a fair price, in a good box.', 'en'],
    ],
  },
  {
    base: ['busan-basic', '1f456', 4290, 58, 2200, 720],
    title: ['Jins lurus denim 13 oz', 'Straight jeans, 13 oz denim'],
    about: [
      'Denim padat dengan sedikit regangan yang menyesuaikan badan setelah beberapa kali pakai. Kakinya lurus, tidak menjepit.',
      'Firm denim with a little stretch that moulds to you after a few wears. Straight in the leg, not tight.',
    ],
    facts: {
      material: ['katun 99%, elastan 1%', '99% cotton, 1% elastane'],
      cut: ['lurus', 'straight'],
      pockets: '5',
    },
    options: { colour: ['navy', 'black'], size: ['29', '30', '32', '34', '36'] },
    gone: ['Hitam,36'],
    noun: ['jins', 'jeans'],
    said: [
      [5, 'Ukuran pinggangnya tepat sesuai tabel.'],
      [4, 'Cucian pertama luntur biru, pisahkan dulu.', 'dgn', 'navy'],
      [4, '핏이 자연스럽고 두께가 적당해요.', 'han'],
    ],
  },
  {
    base: ['busan-basic', '1fa73', 1990, 77, 1300, 230],
    title: ['Celana pendek katun twill', 'Cotton twill shorts'],
    about: [
      'Celana pendek di atas lutut dengan tali pinggang dalam. Cukup rapi untuk makan malam di pantai.',
      'Above the knee with an inner drawstring. Neat enough for dinner at the beach.',
    ],
    facts: {
      material: ['katun twill', 'cotton twill'],
      pockets: '4',
      length: ['dalam 18 cm', 'inseam 18 cm'],
    },
    options: { colour: ['sand', 'navy', 'olive'], size: ['M', 'L', 'XL'] },
    noun: ['celana pendek', 'shorts'],
  },
  {
    base: ['busan-basic', '1f9e5', 8990, 29, 640, 1100],
    title: ['Jaket luar tahan angin berlapis tipis', 'Lightly padded windproof jacket'],
    about: [
      'Jaket ringan untuk motor pagi dan ruang dingin, menahan angin dan gerimis. Kerahnya menyimpan tudung.',
      'A light jacket for early rides and cold rooms that stops wind and drizzle. A hood hides in the collar.',
    ],
    facts: {
      material: ['nilon, isian poliester', 'nylon, polyester fill'],
      waterproof: ['tahan percikan', 'water repellent'],
      pockets: '4',
    },
    options: { colour: ['navy', 'black', 'sand'], size: ['M', 'L', 'XL'] },
    market: 10500,
    noun: ['jaket', 'jacket'],
    said: [
      [5, 'Naik motor subuh ke Lembang tidak menggigil.'],
      [4, 'Ritsletingnya halus, sakunya dalam. Lengan agak panjang.'],
    ],
  },
  {
    base: ['arjuna', '1f454', 5490, 40, 980, 280],
    title: ['Kemeja batik cap Pekalongan', 'Pekalongan stamped batik shirt'],
    about: [
      'Batik cap dengan malam asli di atas katun primisima, berfuring sampai pinggang. Motifnya bertemu rapi di kancing.',
      'Wax-stamped batik on fine cotton, lined to the waist. The pattern meets neatly at the buttons.',
    ],
    facts: {
      material: ['katun primisima', 'primissima cotton'],
      lining: ['setengah furing', 'half lined'],
      origin: ['Pekalongan', 'Pekalongan, Indonesia'],
      care: ['cuci tangan, lerak', 'hand wash, mild soap'],
    },
    options: {
      pattern: [
        ['Parang', 'Parang'],
        ['Kawung', 'Kawung'],
      ],
      size: ['M', 'L', 'XL'],
    },
    noun: ['kemeja batik', 'batik shirt'],
    said: [
      [5, 'Motif di saku dan kancing bertemu, jarang yang serapi ini.'],
      [5, 'Wore it to a wedding in Solo and was asked where it is from.', 'en'],
      [4, 'Warnanya sedikit luntur di cucian pertama, sesuai petunjuk.'],
    ],
    keywords: ['batik'],
  },
  {
    base: ['busan-basic', '1f9e6', 990, 210, 3400, 150],
    title: ['Kaus kaki katun sisir, isi 5', 'Combed cotton socks, 5 pairs'],
    about: [
      'Tumit dan ujung diperkuat, karetnya tidak meninggalkan bekas. Lima pasang dalam warna kantor.',
      'Reinforced heel and toe, and a cuff that leaves no mark. Five pairs in office colours.',
    ],
    facts: { material: ['katun 80%, nilon, elastan', '80% cotton, nylon, elastane'], size: '39-44' },
    options: { colour: ['black', 'grey', 'white'] },
    noun: ['kaus kaki', 'socks'],
    said: [
      [5, 'Tidak bau dan tidak bolong setelah tiga bulan.'],
      [4, 'Ukuran 44 sedikit pas-pasan.'],
    ],
  },
  {
    base: ['busan-basic', '1fa72', 1690, 120, 1800, 180],
    title: ['Celana dalam modal, isi 3', 'Modal briefs, set of 3'],
    about: [
      'Modal lembut dengan pinggang yang tidak menggulung. Tanpa label, tidak gatal.',
      'Soft modal with a waistband that does not roll. No label, no itch.',
    ],
    facts: { material: ['modal 92%, elastan', '92% modal, elastane'], care: ['cuci 40 °C', 'wash at 40 °C'] },
    options: { size: ['M', 'L', 'XL'] },
    noun: ['celana dalam', 'briefs'],
  },
  {
    base: ['bottega-lario', '1f9e3', 5590, 24, 190, 240],
    title: ['Syal wol merino kotak halus', 'Merino scarf in a fine check'],
    about: [
      'Wol merino yang tidak gatal, ditenun dua warna. Ringan untuk perjalanan ke negeri dingin.',
      'Merino that does not itch, woven in two colours. Light for travel to cold places.',
    ],
    facts: {
      material: ['wol merino', 'merino wool'],
      size: '30 x 180 cm',
      origin: ['Biella, Italia', 'Biella, Italy'],
    },
    options: { colour: ['grey', 'maroon'] },
    noun: ['syal', 'scarf'],
  },
  {
    base: ['arjuna', '1f9ba', 2990, 33, 270, 320],
    title: ['Rompi pantul untuk bersepeda malam', 'Reflective vest for night rides'],
    about: [
      'Jala ringan dengan pita pantul depan belakang dan saku ponsel. Ukurannya diatur dengan tali samping.',
      'Light mesh with reflective tape front and back and a phone pocket. Side cords set the size.',
    ],
    facts: {
      material: ['jala poliester', 'polyester mesh'],
      pockets: '2',
      range: ['terlihat 200 m', 'visible at 200 m'],
    },
    options: { colour: ['yellow', 'orange'] },
    noun: ['rompi', 'vest'],
  },
  {
    base: ['busan-basic', '1f94b', 3790, 0, 310, 900],
    title: ['Seragam latihan bela diri katun', 'Cotton martial arts training uniform'],
    about: [
      'Katun kanvas yang tidak mudah sobek dengan jahitan tiga baris. Termasuk sabuk putih.',
      'Cotton canvas that resists tearing with triple seams. White belt included.',
    ],
    facts: {
      material: ['katun kanvas', 'cotton canvas'],
      contents: ['atasan, celana, sabuk', 'jacket, trousers, belt'],
    },
    options: { size: ['150', '160', '170', '180'] },
    noun: ['seragam', 'uniform'],
  },
  {
    base: ['bottega-lario', '1f9e5', 18900, 11, 88, 1300],
    title: ['Jas wol satu kancing', 'Single-button wool blazer'],
    about: [
      'Wol ringan untuk iklim hangat dengan bahu alami. Lengannya dapat dipendekkan penjahit tanpa membuka kancing.',
      'Light wool for warm climates with a natural shoulder. A tailor can shorten the sleeve without moving buttons.',
    ],
    facts: {
      material: ['wol 120s', '120s wool'],
      lining: ['setengah', 'half'],
      origin: ['Milan, Italia', 'Milan, Italy'],
    },
    options: { colour: ['navy', 'charcoal'], size: ['48', '50', '52'] },
    noun: ['jas', 'blazer'],
  },
]
