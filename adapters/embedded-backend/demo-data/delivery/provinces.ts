import type { DemoCity, DemoDistrict, DemoProvince } from '../demo-types.ts'
import regions from './regions-of-indonesia.json'

/**
 * Province, then its cities, then their districts: those that the demo had before it had all of Indonesia. Addresses hold
 * the ids that follow from their places here, so rows are neither moved nor taken out.
 */
type Row = readonly [province: string, cities: Readonly<Record<string, readonly string[]>>]

const ROWS: readonly Row[] = [
  [
    'DKI Jakarta',
    {
      'Jakarta Pusat': ['Gambir', 'Menteng', 'Tanah Abang', 'Senen', 'Kemayoran'],
      'Jakarta Selatan': ['Kebayoran Baru', 'Tebet', 'Cilandak', 'Pasar Minggu', 'Setiabudi'],
      'Jakarta Barat': ['Grogol Petamburan', 'Kebon Jeruk', 'Pal Merah', 'Cengkareng'],
      'Jakarta Timur': ['Jatinegara', 'Duren Sawit', 'Cakung', 'Matraman'],
      'Jakarta Utara': ['Kelapa Gading', 'Penjaringan', 'Tanjung Priok', 'Pademangan'],
    },
  ],
  [
    'Jawa Barat',
    {
      'Kota Bandung': ['Sukajadi', 'Coblong', 'Cicendo', 'Lengkong', 'Antapani'],
      'Kota Bogor': ['Bogor Tengah', 'Bogor Barat', 'Tanah Sareal'],
      'Kota Bekasi': ['Bekasi Timur', 'Jatiasih', 'Pondokgede', 'Rawalumbu'],
      'Kota Depok': ['Beji', 'Cimanggis', 'Pancoran Mas', 'Sawangan'],
      'Kota Cirebon': ['Kejaksan', 'Lemahwungkuk', 'Kesambi'],
    },
  ],
  [
    'Banten',
    {
      'Kota Tangerang': ['Cipondoh', 'Karawaci', 'Ciledug'],
      'Kota Tangerang Selatan': ['Serpong', 'Pamulang', 'Pondok Aren', 'Ciputat'],
      'Kota Serang': ['Cipocok Jaya', 'Taktakan', 'Walantaka'],
      'Kota Cilegon': ['Cibeber', 'Pulomerak', 'Jombang'],
    },
  ],
  [
    'Jawa Tengah',
    {
      'Kota Semarang': ['Semarang Tengah', 'Banyumanik', 'Tembalang', 'Candisari'],
      'Kota Surakarta': ['Laweyan', 'Banjarsari', 'Jebres', 'Serengan'],
      'Kota Magelang': ['Magelang Utara', 'Magelang Tengah', 'Magelang Selatan'],
      'Kota Pekalongan': ['Pekalongan Barat', 'Pekalongan Timur', 'Pekalongan Utara'],
    },
  ],
  [
    'DI Yogyakarta',
    {
      'Kota Yogyakarta': ['Gondokusuman', 'Jetis', 'Umbulharjo', 'Kraton'],
      'Kabupaten Sleman': ['Depok', 'Mlati', 'Ngaglik', 'Gamping'],
      'Kabupaten Bantul': ['Kasihan', 'Sewon', 'Banguntapan'],
      'Kabupaten Gunungkidul': ['Wonosari', 'Playen', 'Patuk'],
    },
  ],
  [
    'Jawa Timur',
    {
      'Kota Surabaya': ['Gubeng', 'Wonokromo', 'Rungkut', 'Tegalsari', 'Mulyorejo'],
      'Kota Malang': ['Klojen', 'Lowokwaru', 'Blimbing'],
      'Kabupaten Sidoarjo': ['Waru', 'Gedangan', 'Taman'],
      'Kota Kediri': ['Mojoroto', 'Kota', 'Pesantren'],
    },
  ],
  [
    'Bali',
    {
      'Kota Denpasar': ['Denpasar Barat', 'Denpasar Selatan', 'Denpasar Timur', 'Denpasar Utara'],
      'Kabupaten Badung': ['Kuta', 'Kuta Selatan', 'Mengwi'],
      'Kabupaten Gianyar': ['Ubud', 'Sukawati', 'Blahbatuh'],
      'Kabupaten Buleleng': ['Singaraja', 'Seririt', 'Sukasada'],
    },
  ],
  [
    'Sumatera Utara',
    {
      'Kota Medan': ['Medan Baru', 'Medan Kota', 'Medan Polonia', 'Medan Sunggal'],
      'Kota Binjai': ['Binjai Kota', 'Binjai Utara', 'Binjai Selatan'],
      'Kota Pematangsiantar': ['Siantar Barat', 'Siantar Timur', 'Siantar Utara'],
      'Kabupaten Deli Serdang': ['Lubuk Pakam', 'Percut Sei Tuan', 'Tanjung Morawa'],
    },
  ],
  [
    'Sumatera Barat',
    {
      'Kota Padang': ['Padang Barat', 'Padang Utara', 'Kuranji'],
      'Kota Bukittinggi': ['Guguak Panjang', 'Mandiangin Koto Selayan', 'Aur Birugo Tigo Baleh'],
      'Kota Payakumbuh': ['Payakumbuh Barat', 'Payakumbuh Timur', 'Payakumbuh Utara'],
      'Kota Pariaman': ['Pariaman Tengah', 'Pariaman Selatan', 'Pariaman Utara'],
    },
  ],
  [
    'Sumatera Selatan',
    {
      'Kota Palembang': ['Ilir Barat Satu', 'Ilir Timur Satu', 'Sukarami'],
      'Kota Prabumulih': ['Prabumulih Barat', 'Prabumulih Timur', 'Cambai'],
      'Kota Lubuk Linggau': ['Lubuk Linggau Barat I', 'Lubuk Linggau Timur I', 'Lubuk Linggau Utara I'],
      'Kabupaten Ogan Ilir': ['Indralaya', 'Tanjung Raja', 'Pemulutan'],
    },
  ],
  [
    'Kalimantan Timur',
    {
      'Kota Samarinda': ['Samarinda Ulu', 'Samarinda Ilir', 'Sungai Kunjang'],
      'Kota Balikpapan': ['Balikpapan Selatan', 'Balikpapan Kota', 'Balikpapan Tengah'],
      'Kota Bontang': ['Bontang Utara', 'Bontang Selatan', 'Bontang Barat'],
      'Kabupaten Kutai Kartanegara': ['Tenggarong', 'Loa Janan', 'Muara Jawa'],
    },
  ],
  [
    'Sulawesi Selatan',
    {
      'Kota Makassar': ['Panakkukang', 'Rappocini', 'Tamalate', 'Ujung Pandang'],
      'Kabupaten Gowa': ['Somba Opu', 'Pallangga', 'Bontomarannu'],
      'Kota Parepare': ['Bacukiki', 'Soreang', 'Ujung'],
      'Kota Palopo': ['Wara', 'Wara Utara', 'Telluwanua'],
    },
  ],
]

const twoDigits = (place: number): string => String(place + 1).padStart(2, '0')

const buildCity = (
  provinceId: string,
  name: string,
  districts: readonly string[],
  place: number,
): DemoCity => {
  const id = `${provinceId}${twoDigits(place)}`
  return {
    id,
    name,
    districts: districts.map((district, at) => ({ id: `${id}${twoDigits(at)}`, name: district })),
  }
}

const OLDEST: readonly DemoProvince[] = ROWS.map(([name, cities], place) => {
  const id = String(place + 11)
  return {
    id,
    name,
    cities: Object.entries(cities).map(([city, districts], at) => buildCity(id, city, districts, at)),
  }
})

/** A code of the register as an id: one digit longer than an older id of the same level, so never the same. */
const idOfCode = (code: string): string => `9${code}`

const parted = (text: string): readonly [code: string, name: string] => {
  const at = text.indexOf(' ')
  return [text.slice(0, at), text.slice(at + 1)]
}

/** The register's places, under the older ids where there are such, and the older ones that it does not have. */
const merged = <P extends DemoDistrict>(older: readonly P[], register: readonly P[]): readonly P[] => {
  const idOf = new Map(older.map(({ name, id }) => [name, id]))
  const named = new Set(register.map(({ name }) => name))
  return [
    ...register.map((place) => ({ ...place, id: idOf.get(place.name) ?? place.id })),
    ...older.filter(({ name }) => !named.has(name)),
  ]
}

const districtsOf = (text: string, cityCode: string): readonly DemoDistrict[] =>
  text.split('|').map((row) => {
    const [code, name] = parted(row)
    return { id: idOfCode(cityCode + code), name }
  })

const citiesOf = (
  rows: Readonly<Record<string, string>>,
  provinceCode: string,
  older: readonly DemoCity[],
): readonly DemoCity[] =>
  Object.entries(rows).map(([row, text]) => {
    const [code, name] = parted(row)
    const cityCode = provinceCode + code
    const known = older.find((city) => city.name === name)?.districts ?? []
    return { id: idOfCode(cityCode), name, districts: merged(known, districtsOf(text, cityCode)) }
  })

/**
 * All of Indonesia: 38 provinces, 514 regencies and cities, 7,285 districts (regions-of-indonesia.json tells whence). The
 * register is read when a shop is seeded.
 */
export const PROVINCES: readonly DemoProvince[] = merged(
  OLDEST,
  Object.entries(regions.provinces).map(([row, cities]) => {
    const [code, name] = parted(row)
    const older = OLDEST.find((province) => province.name === name)?.cities ?? []
    return { id: idOfCode(code), name, cities: merged(older, citiesOf(cities, code, older)) }
  }),
)

/** Ids of a place by its names; throws when the table has no such place, so that a typing error shows at once. */
export const placeNamed = (
  province: string,
  city: string,
  area: string,
): { readonly provinceId: string; readonly cityId: string; readonly areaId: string } => {
  const inProvince = PROVINCES.find(({ name }) => name === province)
  const inCity = inProvince?.cities.find(({ name }) => name === city)
  const district = inCity?.districts.find(({ name }) => name === area)
  if (!inProvince || !inCity || !district) throw new RangeError(`no place ${province}, ${city}, ${area}`)
  return { provinceId: inProvince.id, cityId: inCity.id, areaId: district.id }
}
