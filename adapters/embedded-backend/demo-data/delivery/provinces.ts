import type { DemoCity, DemoProvince } from '../demo-types.ts'

/** Province, then its cities, then their districts: a true part of Indonesia, enough for the address form. */
type Row = readonly [province: string, cities: Readonly<Record<string, readonly string[]>>]

const ROWS: readonly Row[] = [
  [
    'DKI Jakarta',
    {
      'Jakarta Pusat': ['Gambir', 'Menteng', 'Tanah Abang', 'Senen', 'Kemayoran'],
      'Jakarta Selatan': ['Kebayoran Baru', 'Tebet', 'Cilandak', 'Pasar Minggu', 'Setiabudi'],
      'Jakarta Barat': ['Grogol Petamburan', 'Kebon Jeruk', 'Palmerah', 'Cengkareng'],
      'Jakarta Timur': ['Jatinegara', 'Duren Sawit', 'Cakung', 'Matraman'],
      'Jakarta Utara': ['Kelapa Gading', 'Penjaringan', 'Tanjung Priok', 'Pademangan'],
    },
  ],
  [
    'Jawa Barat',
    {
      'Kota Bandung': ['Sukajadi', 'Coblong', 'Cicendo', 'Lengkong', 'Antapani'],
      'Kota Bogor': ['Bogor Tengah', 'Bogor Barat', 'Tanah Sareal'],
      'Kota Bekasi': ['Bekasi Timur', 'Jatiasih', 'Pondok Gede', 'Rawalumbu'],
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
      Sleman: ['Depok', 'Mlati', 'Ngaglik', 'Gamping'],
      Bantul: ['Kasihan', 'Sewon', 'Banguntapan'],
      'Gunung Kidul': ['Wonosari', 'Playen', 'Patuk'],
    },
  ],
  [
    'Jawa Timur',
    {
      'Kota Surabaya': ['Gubeng', 'Wonokromo', 'Rungkut', 'Tegalsari', 'Mulyorejo'],
      'Kota Malang': ['Klojen', 'Lowokwaru', 'Blimbing'],
      Sidoarjo: ['Waru', 'Gedangan', 'Taman'],
      'Kota Kediri': ['Mojoroto', 'Kota', 'Pesantren'],
    },
  ],
  [
    'Bali',
    {
      'Kota Denpasar': ['Denpasar Barat', 'Denpasar Selatan', 'Denpasar Timur', 'Denpasar Utara'],
      Badung: ['Kuta', 'Kuta Selatan', 'Mengwi'],
      Gianyar: ['Ubud', 'Sukawati', 'Blahbatuh'],
      Buleleng: ['Singaraja', 'Seririt', 'Sukasada'],
    },
  ],
  [
    'Sumatera Utara',
    {
      'Kota Medan': ['Medan Baru', 'Medan Kota', 'Medan Polonia', 'Medan Sunggal'],
      'Kota Binjai': ['Binjai Kota', 'Binjai Utara', 'Binjai Selatan'],
      'Kota Pematangsiantar': ['Siantar Barat', 'Siantar Timur', 'Siantar Utara'],
      'Deli Serdang': ['Lubuk Pakam', 'Percut Sei Tuan', 'Tanjung Morawa'],
    },
  ],
  [
    'Sumatera Barat',
    {
      'Kota Padang': ['Padang Barat', 'Padang Utara', 'Kuranji'],
      'Kota Bukittinggi': ['Guguk Panjang', 'Mandiangin Koto Selayan', 'Aur Birugo Tigo Baleh'],
      'Kota Payakumbuh': ['Payakumbuh Barat', 'Payakumbuh Timur', 'Payakumbuh Utara'],
      'Kota Pariaman': ['Pariaman Tengah', 'Pariaman Selatan', 'Pariaman Utara'],
    },
  ],
  [
    'Sumatera Selatan',
    {
      'Kota Palembang': ['Ilir Barat I', 'Ilir Timur I', 'Sukarami'],
      'Kota Prabumulih': ['Prabumulih Barat', 'Prabumulih Timur', 'Cambai'],
      'Kota Lubuklinggau': ['Lubuklinggau Barat I', 'Lubuklinggau Timur I', 'Lubuklinggau Utara I'],
      'Ogan Ilir': ['Indralaya', 'Tanjung Raja', 'Pemulutan'],
    },
  ],
  [
    'Kalimantan Timur',
    {
      'Kota Samarinda': ['Samarinda Ulu', 'Samarinda Ilir', 'Sungai Kunjang'],
      'Kota Balikpapan': ['Balikpapan Selatan', 'Balikpapan Kota', 'Balikpapan Tengah'],
      'Kota Bontang': ['Bontang Utara', 'Bontang Selatan', 'Bontang Barat'],
      'Kutai Kartanegara': ['Tenggarong', 'Loa Janan', 'Muara Jawa'],
    },
  ],
  [
    'Sulawesi Selatan',
    {
      'Kota Makassar': ['Panakkukang', 'Rappocini', 'Tamalate', 'Ujung Pandang'],
      Gowa: ['Somba Opu', 'Pallangga', 'Bontomarannu'],
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

export const PROVINCES: readonly DemoProvince[] = ROWS.map(([name, cities], place) => {
  const id = String(place + 11)
  return {
    id,
    name,
    cities: Object.entries(cities).map(([city, districts], at) => buildCity(id, city, districts, at)),
  }
})

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
