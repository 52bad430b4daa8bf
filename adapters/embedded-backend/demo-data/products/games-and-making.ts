import type { ProductRow } from './product-row.ts'

/** Games for the table, kits, music and the garden. */
export const GAMES_AND_MAKING: readonly ProductRow[] = [
  {
    base: ['holzspiel', '265f-fe0f', 3490, 48, 1400, 1300],
    title: ['Catur kayu lipat 38 cm', 'Folding wooden chess set 38 cm'],
    about: [
      'Papan lipat dengan bidak beralas kain yang tersimpan di dalamnya. Kayu maple dan walnut, tanpa cat.',
      'A folding board that holds felted pieces inside. Maple and walnut, unpainted.',
    ],
    facts: {
      size: '38 x 38 cm',
      material: ['maple, walnut', 'maple, walnut'],
      players: '2',
      age: '6+',
    },
    options: { size: ['38 cm', '45 cm'] },
    extra: { '45 cm': 900 },
    noun: ['catur', 'chess set'],
    said: [
      [5, 'Bidaknya berat dan alas kainnya rapi.'],
      [5, 'Well-cut knights, and the hinge closes flush.', 'en'],
      [4, 'Pengaitnya agak keras di awal.'],
    ],
  },
  {
    base: ['kumo-toys', '1f0cf', 690, 160, 1900, 120],
    title: ['Kartu remi bergambar burung Asia', 'Playing cards with Asian birds'],
    about: [
      'Lima puluh empat burung dilukis cat air di kartu berlapis linen. Licin dikocok dan tidak mudah tertekuk.',
      'Fifty-four birds in watercolour on linen-finish cards. They shuffle well and resist creases.',
    ],
    facts: {
      pieces: ['54 kartu', '54 cards'],
      material: ['kertas berlapis linen', 'linen-finish paper'],
      age: '6+',
    },
    noun: ['kartu', 'cards'],
  },
  {
    base: ['dunia-kayu', '1f3b2', 1990, 83, 1500, 620],
    title: ['Permainan papan Jalur Rempah', 'Spice Route board game'],
    about: [
      'Berlayar dari Banda ke Venesia sambil berdagang pala dan cengkih. Aturannya selesai dibaca dalam sepuluh menit.',
      'Sail from Banda to Venice trading nutmeg and cloves. The rules take ten minutes to read.',
    ],
    facts: {
      players: '2-4',
      duration: ['45 menit', '45 minutes'],
      age: '8+',
      contents: ['papan, 96 kartu, 40 kapal', 'board, 96 cards, 40 ships'],
    },
    options: {
      model: [
        ['Indonesia', 'Indonesian'],
        ['Inggris', 'English'],
      ],
    },
    noun: ['permainan papan', 'board game'],
    said: [
      [5, 'Sekeluarga main tiap malam Minggu, aturannya mudah.'],
      [4, 'Seru berempat, berdua agak sepi.'],
    ],
    keywords: ['board game'],
  },
  {
    base: ['kumo-toys', '1f916', 5900, 28, 640, 980],
    title: ['Robot rakitan yang bisa diprogram', 'Programmable build-it robot'],
    about: [
      'Dirakit dari 140 bagian lalu digerakkan dengan blok perintah di tablet. Sensornya mengenali garis dan halangan.',
      'Built from 140 parts and moved by command blocks on a tablet. Its sensors see lines and obstacles.',
    ],
    facts: {
      pieces: ['140 bagian', '140 pieces'],
      connection: 'Bluetooth',
      battery: ['2 jam', '2 hours'],
      age: '8+',
    },
    noun: ['robot', 'robot'],
    said: [
      [5, 'Anak sepuluh tahun merakit sendiri dalam tiga jam.'],
      [4, 'Aplikasinya jelas, tablet lama kami agak lambat.'],
    ],
  },
  {
    base: ['kumo-toys', '1f3a8', 1790, 94, 1700, 640],
    title: ['Set cat air 24 warna dengan kuas', 'Watercolour set, 24 colours with brushes'],
    about: [
      'Dua puluh empat warna yang pekat dan mudah dibasahi, tiga kuas, dan kertas 300 gram. Kotaknya menjadi palet.',
      'Twenty-four rich colours that wet easily, three brushes and 300-gram paper. The tin is the palette.',
    ],
    facts: {
      pieces: ['24 warna, 3 kuas', '24 colours, 3 brushes'],
      age: '5+',
      safety: ['tanpa logam berat', 'no heavy metals'],
    },
    also: ['1f58c-fe0f'],
    noun: ['cat air', 'watercolours'],
    said: [
      [5, 'Warnanya pekat, kertasnya tidak bergelombang.'],
      [4, 'Hadiah yang langsung dipakai sore itu juga, kuas terkecilnya agak kaku.'],
    ],
  },
  {
    base: ['kumo-toys', '1f58d-fe0f', 890, 150, 2300, 260],
    title: ['Krayon lilin lebah, 12 warna', 'Beeswax crayons, 12 colours'],
    about: [
      'Krayon tebal yang tidak patah di tangan kecil dan dapat dihapus dari meja. Lilin lebah dan pigmen pangan.',
      'Thick crayons that survive small hands and wipe off the table. Beeswax and food pigments.',
    ],
    facts: { pieces: ['12 krayon', '12 crayons'], age: '1+', material: ['lilin lebah', 'beeswax'] },
    noun: ['krayon', 'crayons'],
  },
  {
    base: ['holzspiel', '1f941', 3990, 25, 290, 1400],
    title: ['Gendang anak kulit asli 20 cm', 'Children’s drum, real skin, 20 cm'],
    about: [
      'Gendang kecil yang disetel tali, dengan dua pemukul berujung kain. Suaranya hangat, tidak memekakkan.',
      'A small rope-tuned drum with two padded beaters. A warm sound that does not deafen.',
    ],
    facts: { size: '20 cm', material: ['birch, kulit kambing', 'birch, goatskin'], age: '3+' },
    also: ['1fa87'],
    noun: ['gendang', 'drum'],
  },
  {
    base: ['dunia-kayu', '1fa80', 790, 112, 940, 80],
    title: ['Yoyo kayu bantalan bola', 'Wooden yo-yo with ball bearing'],
    about: [
      'Kayu maple dengan bantalan bola yang berputar lama. Tali cadangan dan buku dua belas trik.',
      'Maple with a ball bearing for long spins. Spare string and a booklet of twelve tricks.',
    ],
    facts: { material: ['maple, baja', 'maple, steel'], size: '5,8 cm', age: '6+' },
    options: { colour: ['natural', 'red', 'blue'] },
    noun: ['yoyo', 'yo-yo'],
  },
  {
    base: ['dunia-kayu', '1fa81', 1290, 65, 720, 180],
    title: ['Layang-layang janggan Bali 1,4 m', 'Balinese janggan kite 1.4 m'],
    about: [
      'Layang-layang berekor dari kain parasut dan bambu, dibuat perajin Sanur. Terbang tenang di angin sedang.',
      'A tailed kite of ripstop and bamboo by a maker in Sanur. Flies calmly in a medium wind.',
    ],
    facts: { size: '1,4 m', material: ['kain parasut, bambu', 'ripstop, bamboo'], age: '6+' },
    options: { colour: ['red', 'yellow', 'teal'] },
    noun: ['layang-layang', 'kite'],
    said: [
      [5, 'Naik pada percobaan kedua di pantai Sanur.'],
      [4, 'Talinya 50 meter, saya tambah sendiri.'],
    ],
  },
  {
    base: ['holzspiel', '1f3af', 2890, 37, 430, 900],
    title: ['Papan panah magnet dua sisi', 'Two-sided magnetic dartboard'],
    about: [
      'Enam anak panah magnet tanpa ujung tajam dan papan yang digulung. Dua permainan di dua sisinya.',
      'Six magnetic darts without points and a roll-up board. A game on each side.',
    ],
    facts: { size: '42 cm', players: '2-6', age: '6+' },
    noun: ['papan panah', 'dartboard'],
  },
  {
    base: ['kumo-toys', '1f9ea', 2790, 44, 810, 760],
    title: ['Kotak percobaan sains, 30 percobaan', 'Science kit, 30 experiments'],
    about: [
      'Gunung api, kristal, dan warna yang berpindah, semua dengan bahan dapur. Buku panduannya menjelaskan mengapa.',
      'Volcano, crystals and travelling colours, all with kitchen materials. The guide explains why.',
    ],
    facts: {
      contents: ['gelas ukur, pipet, kacamata', 'beakers, pipettes, goggles'],
      age: '8+',
      safety: ['tanpa bahan berbahaya', 'no hazardous chemicals'],
    },
    also: ['1f97d'],
    noun: ['kotak sains', 'science kit'],
    said: [
      [5, 'Kristalnya tumbuh dalam empat hari, anak-anak terpukau.'],
      [4, 'Perlu pendampingan orang tua di beberapa percobaan.'],
    ],
  },
  {
    base: ['dunia-kayu', '1f6dd', 14900, 6, 58, 16000],
    title: ['Seluncuran anak dalam rumah', 'Indoor children’s slide'],
    about: [
      'Seluncuran kayu dan papan halus setinggi 80 cm yang dapat dilipat. Kakinya beralas karet.',
      'A slide of wood and smooth board, 80 cm high and foldable. Rubber feet.',
    ],
    facts: {
      size: '130 x 45 x 80 cm',
      load: '50 kg',
      age: '2-6',
      assembly: ['30 menit', '30 minutes'],
    },
    noun: ['seluncuran', 'slide'],
  },
  {
    base: ['kumo-toys', '1f986', 590, 0, 1100, 90],
    title: ['Bebek mandi karet alam, tanpa lubang', 'Natural rubber bath duck, no hole'],
    about: [
      'Satu cetakan tanpa lubang, jadi tidak ada jamur di dalam. Dicat dengan warna pangan.',
      'Moulded in one piece without a hole, so no mould inside. Painted with food colours.',
    ],
    facts: { material: ['karet alam', 'natural rubber'], size: '9 cm', age: '0+' },
    options: { colour: ['yellow', 'mint'] },
    noun: ['bebek mandi', 'bath duck'],
  },
]
