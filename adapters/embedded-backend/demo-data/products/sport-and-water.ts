import type { ProductRow } from './product-row.ts'

/** Wheels, balls, rackets and everything wet. */
export const SPORT_AND_WATER: readonly ProductRow[] = [
  {
    base: ['alpen-pfad', '1f6b2', 28900, 13, 208, 14200],
    title: ['Sepeda kota 7 kecepatan', 'City bicycle, 7 speeds'],
    about: [
      'Posisi duduk tegak, rangka rendah, dan tujuh gigi dalam yang nyaris tanpa perawatan. Sudah dengan spakbor, lampu, dan rak.',
      'An upright ride, a low frame and seven hub gears that need hardly any care. Mudguards, lights and rack included.',
    ],
    facts: {
      frame: ['aluminium', 'aluminium'],
      load: '120 kg',
      weight: '14 kg',
      assembly: ['90% terakit', '90% assembled'],
    },
    options: { colour: ['pink', 'navy', 'cream'], size: ['S', 'M', 'L'] },
    extra: { L: 1000 },
    gone: ['Biru tua,L'],
    pick: 6,
    noun: ['sepeda', 'bicycle'],
    said: [
      [5, 'Tinggal pasang pedal dan setang, langsung jalan.'],
      [4, 'Nyaman untuk belanja dekat rumah. Beratnya terasa kalau diangkat ke lantai dua.'],
      [3, 'Sepedanya bagus, lampu depannya kurang terang.'],
    ],
  },
  {
    base: ['chiangmai-trail', '1f6f9', 6800, 27, 470, 2300],
    title: ['Papan seluncur maple 31 inci', 'Maple skateboard 31 inches'],
    about: [
      'Tujuh lapis maple dengan roda 53 mm untuk taman maupun jalan. Datang terakit dan siap dipakai.',
      'Seven plies of maple on 53 mm wheels for park or street. Comes assembled and ready to ride.',
    ],
    facts: { material: ['maple 7 lapis', '7-ply maple'], size: '31 x 8 in', load: '100 kg' },
    options: {
      pattern: [
        ['Polos', 'Plain'],
        ['Gelombang', 'Wave'],
        ['Senja', 'Sunset'],
      ],
    },
    noun: ['papan seluncur', 'skateboard'],
    said: [
      [5, 'Bantalannya halus, anak saya langsung bisa meluncur.'],
      [4, 'Amplasnya kasar, sepatu cepat aus, tetapi itu wajar.'],
    ],
    keywords: ['skateboard'],
  },
  {
    base: ['chiangmai-trail', '1f6f6', 39900, 6, 42, 17500],
    title: ['Kayak tiup dua orang dengan dayung', 'Inflatable kayak for two with paddles'],
    about: [
      'Lantai tekanan tinggi yang kaku di air tenang. Dua kursi, dua dayung, pompa, dan ransel simpan disertakan.',
      'A high-pressure floor that stays stiff on calm water. Two seats, two paddles, pump and carry pack included.',
    ],
    facts: { load: '200 kg', length: '3,9 m', weight: '15 kg' },
    also: ['1f6df'],
    noun: ['kayak', 'kayak'],
  },
  {
    base: ['chiangmai-trail', '1f3a3', 5690, 33, 640, 900],
    title: ['Joran pancing teleskop 2,4 m dengan ril', 'Telescopic rod 2.4 m with reel'],
    about: [
      'Joran karbon yang memendek menjadi 48 cm untuk tas. Rilnya berbantalan lima dan sudah berisi senar.',
      'A carbon rod that shortens to 48 cm for the bag. The five-bearing reel comes with line.',
    ],
    facts: { material: ['karbon', 'carbon'], length: '2,4 m', weight: '310 g' },
    options: { length: ['240 cm', '270 cm'] },
    extra: { '270 cm': 500 },

    noun: ['joran', 'fishing rod'],
    said: [
      [5, 'Nila dua kilo terangkat tanpa masalah.'],
      [4, 'Ujungnya lentur, cocok untuk kolam, kurang untuk laut.'],
    ],
  },
  {
    base: ['nusa-outdoor', '1f93f', 4490, 40, 880, 780],
    title: ['Masker selam dan snorkel kering', 'Diving mask and dry snorkel'],
    about: [
      'Kaca tempered dengan karet silikon yang lembut di wajah. Katup di ujung snorkel menutup saat ombak lewat.',
      'Tempered glass with silicone that is soft on the face. A valve closes the snorkel when a wave passes.',
    ],
    facts: {
      glass: ['tempered', 'tempered'],
      material: ['silikon', 'silicone'],
      people: ['remaja dan dewasa', 'teens and adults'],
    },
    options: { colour: ['blue', 'yellow', 'black'], size: ['S-M', 'L-XL'] },
    also: ['1f30a'],
    noun: ['masker selam', 'diving mask'],
    said: [
      [5, 'Tidak bocor meski saya berkumis.'],
      [5, 'Three days around Gili with no fogging after a rinse.', 'en'],
    ],
  },
  {
    base: ['nusa-outdoor', '1f97d', 2190, 64, 1300, 70],
    title: ['Kacamata renang antikabut, lensa cermin', 'Anti-fog swimming goggles, mirror lens'],
    about: [
      'Segel silikon lembut dan tali yang mudah diatur, pandangan 180 derajat. Kotak keras disertakan.',
      'Soft silicone seals, an easily adjusted strap and a 180-degree view. Hard case included.',
    ],
    facts: { material: ['silikon, polikarbonat', 'silicone, polycarbonate'], people: ['dewasa', 'adults'] },
    options: { colour: ['blue', 'black', 'pink'] },
    noun: ['kacamata renang', 'goggles'],
  },
  {
    base: ['nusa-outdoor', '1f6df', 2790, 35, 260, 950],
    title: ['Pelampung cincin anak dan dewasa', 'Ring buoy for children and adults'],
    about: [
      'Busa padat yang tidak perlu ditiup, dengan tali pegangan keliling. Memenuhi kebutuhan kolam dan perahu kecil.',
      'Solid foam that needs no inflating, with a grab line all round. For pools and small boats.',
    ],
    facts: { size: '72 cm', load: '120 kg', material: ['busa EVA', 'EVA foam'] },
    options: { size: ['60 cm', '72 cm'] },
    extra: { '72 cm': 600 },
    noun: ['pelampung', 'ring buoy'],
  },
  {
    base: ['chiangmai-trail', '1f3f8', 3890, 57, 1600, 520],
    title: ['Set raket bulu tangkis, 2 raket 3 kok', 'Badminton set, 2 rackets 3 shuttles'],
    about: [
      'Dua raket grafit 86 gram yang sudah dipasang senar, dengan tas bahu. Cocok untuk lapangan kampung dan gedung.',
      'Two strung 86-gram graphite rackets with a shoulder bag. For the neighbourhood court and the hall.',
    ],
    facts: {
      material: ['grafit', 'graphite'],
      weight: '86 g',
      contents: ['2 raket, 3 kok, tas', '2 rackets, 3 shuttles, bag'],
    },
    options: { colour: ['red', 'blue'] },
    noun: ['raket', 'rackets'],
    said: [
      [5, 'Ringan dan pantulannya enak untuk main tiap Sabtu.'],
      [4, 'Koknya cepat rusak, raketnya memuaskan.'],
    ],
  },
  {
    base: ['alpen-pfad', '1f3be', 6490, 21, 230, 480],
    title: ['Raket tenis 285 gram, siap pakai', 'Tennis racket 285 grams, pre-strung'],
    about: [
      'Kepala 100 inci persegi yang memaafkan pukulan meleset. Sudah dipasang senar dan bersarung.',
      'A forgiving 100-square-inch head. Strung and covered.',
    ],
    facts: { weight: '285 g', material: ['grafit', 'graphite'], size: ['kepala 645 cm²', '645 cm² head'] },
    options: { size: ['Grip 2', 'Grip 3'] },
    noun: ['raket tenis', 'tennis racket'],
  },
  {
    base: ['alpen-pfad', '26bd', 2590, 76, 1750, 430],
    title: ['Bola sepak jahit mesin ukuran 5', 'Machine-stitched football, size 5'],
    about: [
      'Bola latihan dengan kulit sintetis bertekstur yang tetap bundar. Cocok untuk rumput dan lapangan keras.',
      'A practice ball with textured synthetic leather that keeps its shape. For grass and hard ground.',
    ],
    facts: { size: '5', material: ['PU, kandung butil', 'PU, butyl bladder'], weight: '430 g' },
    options: { size: ['4', '5'] },
    noun: ['bola', 'football'],
    said: [
      [5, 'Dua bulan di lapangan semen, jahitannya utuh.'],
      [5, 'Datang kempis dengan jarum pompa, praktis.'],
    ],
  },
  {
    base: ['alpen-pfad', '1f3c0', 2790, 0, 690, 620],
    title: ['Bola basket dalam dan luar ruang ukuran 7', 'Indoor-outdoor basketball, size 7'],
    about: [
      'Kulit komposit yang mencengkeram walau tangan berkeringat. Pantulannya rata sejak pertama dipompa.',
      'Composite leather that grips sweaty hands. Bounces evenly from the first pump.',
    ],
    facts: { size: '7', material: ['kulit komposit', 'composite leather'], weight: '620 g' },
    noun: ['bola basket', 'basketball'],
  },
  {
    base: ['chiangmai-trail', '1f94a', 4290, 29, 360, 720],
    title: ['Sarung tinju muay thai, jahitan ganda', 'Muay thai gloves, double stitched'],
    about: [
      'Busa tiga lapis dari bengkel di Chiang Mai, jempolnya terkunci. Untuk samsak dan latih tanding.',
      'Three-layer foam from a Chiang Mai workshop with a locked thumb. For bag work and sparring.',
    ],
    facts: {
      material: ['kulit sintetis', 'synthetic leather'],
      origin: ['Chiang Mai, Thailand', 'Chiang Mai, Thailand'],
      closure: ['velcro', 'velcro'],
    },
    options: { colour: ['red', 'black'], size: ['8 oz', '10 oz', '12 oz'] },
    gone: ['Hitam,8 oz'],
    noun: ['sarung tinju', 'boxing gloves'],
  },
  {
    base: ['chiangmai-trail', '1f6fc', 7490, 18, 280, 2700],
    title: ['Sepatu roda empat roda, atasan kulit', 'Quad roller skates, leather upper'],
    about: [
      'Roda 58 mm yang lembut untuk aspal, penahan di ujung dapat diatur. Atasannya kulit dengan bantalan mata kaki.',
      'Soft 58 mm wheels for asphalt and an adjustable toe stop. Leather upper with ankle padding.',
    ],
    facts: {
      material: ['kulit, aluminium', 'leather, aluminium'],
      load: '100 kg',
      closure: ['tali', 'laces'],
    },
    options: { colour: ['white', 'lilac'], size: ['37', '38', '39', '40'] },
    noun: ['sepatu roda', 'roller skates'],
  },
]
