import type { Bilingual } from './demo-types.ts'

/** Indonesian first, English second: the short form of a text in the rows of the demo world. */
export type Pair = readonly [id: string, en: string]

/** A text that reads the same in both languages may be given once. */
export type Wording = string | Pair

/** "3,1 kg" and "5.000 mAh" as English writes them: "3.1 kg" and "5,000 mAh". */
const withEnglishNumbers = (text: string): string =>
  text.replace(/(\d)([.,])(\d+)/g, (whole, before: string, mark: string, after: string) => {
    if (mark === ',') return `${before}.${after}`
    return after.length === 3 ? `${before},${after}` : whole
  })

/** Both languages of a wording; a text that was given once keeps its words, its numbers are rewritten. */
export const bilingual = (wording: Wording): Bilingual =>
  typeof wording === 'string'
    ? { id: wording, en: withEnglishNumbers(wording) }
    : { id: wording[0], en: wording[1] }

/** A text in all six languages: Indonesian, English, Chinese, Japanese, Korean, Thai. */
export type Six = readonly [id: string, en: string, zh: string, ja: string, ko: string, th: string]

/** What the shop itself says: notices, help, terms, the way of a parcel. */
export const inSix = (...[id, en, zh, ja, ko, th]: Six): Bilingual => ({
  id,
  en,
  others: { 'zh-cn': zh, ri: ja, han: ko, tai: th },
})

/** Names of attributes, shared by the rows so that one thing has one name in the whole shop. */
export const FACT_NAMES = {
  material: ['Bahan', 'Material'],
  size: ['Ukuran', 'Size'],
  weight: ['Berat', 'Weight'],
  capacity: ['Kapasitas', 'Capacity'],
  battery: ['Daya tahan baterai', 'Battery life'],
  cell: ['Baterai', 'Battery'],
  charging: ['Pengisian daya', 'Charging'],
  connection: ['Sambungan', 'Connectivity'],
  screen: ['Layar', 'Display'],
  chip: ['Prosesor', 'Processor'],
  memory: ['Memori', 'Memory'],
  storage: ['Penyimpanan', 'Storage'],
  camera: ['Kamera', 'Camera'],
  resolution: ['Resolusi', 'Resolution'],
  power: ['Daya', 'Power'],
  voltage: ['Tegangan', 'Voltage'],
  ports: ['Port', 'Ports'],
  speed: ['Kecepatan', 'Speed'],
  waterproof: ['Tahan air', 'Water resistance'],
  works: ['Cocok untuk', 'Works with'],
  length: ['Panjang', 'Length'],
  brightness: ['Kecerahan', 'Brightness'],
  range: ['Jangkauan', 'Range'],
  noise: ['Tingkat suara', 'Noise level'],
  modes: ['Mode', 'Modes'],
  contents: ['Isi kotak', 'In the box'],
  warranty: ['Garansi', 'Warranty'],
  people: ['Untuk', 'Fits'],
  load: ['Beban maksimum', 'Maximum load'],
  frame: ['Rangka', 'Frame'],
  lining: ['Lapisan dalam', 'Lining'],
  sole: ['Sol', 'Sole'],
  closure: ['Penutup', 'Closure'],
  cut: ['Potongan', 'Fit'],
  pockets: ['Saku', 'Pockets'],
  care: ['Perawatan', 'Care'],
  movement: ['Mesin', 'Movement'],
  glass: ['Kaca', 'Glass'],
  lens: ['Lensa', 'Lens'],
  origin: ['Asal', 'Origin'],
  net: ['Isi bersih', 'Net weight'],
  ingredients: ['Bahan utama', 'Main ingredients'],
  allergens: ['Alergen', 'Allergens'],
  keeps: ['Masa simpan', 'Shelf life'],
  serving: ['Penyajian', 'Serving'],
  halal: ['Halal', 'Halal'],
  roast: ['Sangrai', 'Roast'],
  skin: ['Jenis kulit', 'Skin type'],
  use: ['Cara pakai', 'How to use'],
  scent: ['Aroma', 'Scent'],
  age: ['Usia', 'Age'],
  pieces: ['Jumlah bagian', 'Pieces'],
  players: ['Pemain', 'Players'],
  duration: ['Lama bermain', 'Playing time'],
  safety: ['Keamanan', 'Safety'],
  heat: ['Tahan panas', 'Heat resistance'],
  finish: ['Lapisan', 'Finish'],
  assembly: ['Perakitan', 'Assembly'],
  burning: ['Lama menyala', 'Burning time'],
  zoom: ['Zum', 'Zoom'],
  view: ['Sudut pandang', 'Field of view'],
} as const satisfies Record<string, Pair>
export type FactName = keyof typeof FACT_NAMES

/** The attribute of a product whose row says little. */
export const PARCEL_WEIGHT: Pair = ['Berat paket', 'Parcel weight']

/** Names of option groups. */
export const OPTION_NAMES = {
  colour: ['Warna', 'Colour'],
  size: ['Ukuran', 'Size'],
  capacity: ['Kapasitas', 'Capacity'],
  pack: ['Paket', 'Package'],
  flavour: ['Rasa', 'Flavour'],
  scent: ['Aroma', 'Scent'],
  length: ['Panjang', 'Length'],
  model: ['Model', 'Model'],
  count: ['Isi', 'Count'],
  switch: ['Sakelar', 'Switch'],
  lens: ['Lensa', 'Lens'],
  wood: ['Kayu', 'Wood'],
  shade: ['Nada warna', 'Shade'],
  pattern: ['Motif', 'Pattern'],
  strength: ['Kekuatan', 'Strength'],
  grind: ['Gilingan', 'Grind'],
  strap: ['Tali', 'Strap'],
  figure: ['Tokoh', 'Figure'],
} as const satisfies Record<string, Pair>
export type OptionName = keyof typeof OPTION_NAMES

/** Option values that many rows use. A value not in here is its own wording. */
export const VALUES: Readonly<Record<string, Pair>> = {
  white: ['Putih', 'White'],
  black: ['Hitam', 'Black'],
  sand: ['Pasir', 'Sand'],
  grey: ['Abu-abu', 'Grey'],
  silver: ['Perak', 'Silver'],
  gold: ['Emas', 'Gold'],
  blue: ['Biru', 'Blue'],
  navy: ['Biru tua', 'Navy'],
  sky: ['Biru muda', 'Light blue'],
  green: ['Hijau', 'Green'],
  olive: ['Hijau zaitun', 'Olive'],
  sage: ['Hijau sage', 'Sage'],
  mint: ['Hijau mint', 'Mint'],
  red: ['Merah', 'Red'],
  maroon: ['Merah marun', 'Maroon'],
  terracotta: ['Terakota', 'Terracotta'],
  pink: ['Merah muda', 'Pink'],
  purple: ['Ungu', 'Purple'],
  lilac: ['Lila', 'Lilac'],
  yellow: ['Kuning', 'Yellow'],
  mustard: ['Kuning mustar', 'Mustard'],
  orange: ['Oranye', 'Orange'],
  brown: ['Cokelat', 'Brown'],
  tan: ['Cokelat muda', 'Tan'],
  beige: ['Krem', 'Beige'],
  cream: ['Putih gading', 'Ivory'],
  clear: ['Bening', 'Clear'],
  charcoal: ['Arang', 'Charcoal'],
  teal: ['Toska', 'Teal'],
  natural: ['Alami', 'Natural'],
  walnut: ['Walnut', 'Walnut'],
  oak: ['Ek', 'Oak'],
  teak: ['Jati', 'Teak'],
  standard: ['Standar', 'Standard'],
  small: ['Kecil', 'Small'],
  medium: ['Sedang', 'Medium'],
  large: ['Besar', 'Large'],
  single: ['Satuan', 'Single'],
  pair: ['Sepasang', 'Pair'],
  original: ['Original', 'Original'],
  spicy: ['Pedas', 'Spicy'],
  mild: ['Tidak pedas', 'Mild'],
  unscented: ['Tanpa aroma', 'Unscented'],
  lavender: ['Lavender', 'Lavender'],
  chocolate: ['Cokelat', 'Chocolate'],
  vanilla: ['Vanila', 'Vanilla'],
}
