import { normaliseInput } from '../shared/text.ts'
import { comparableName, type FoundPlace, type Place, type Region } from './address.ts'
import { HOME_COUNTRY } from './country.ts'
import { isPostcode } from './country-formats.ts'
import type { PlaceLevel } from './place-choice.ts'

/**
 * The provinces of the home country: the names that people write, the official one first, and the first two digits of
 * their postcodes (the national register; every code of a province begins with one of them).
 */
const PROVINCES: readonly (readonly [names: string, postcodes: string])[] = [
  ['Aceh|Nanggroe Aceh Darussalam|NAD', '23 24'],
  ['Sumatera Utara|Sumatra Utara|Sumut|North Sumatra', '20 21 22'],
  ['Sumatera Barat|Sumatra Barat|Sumbar|West Sumatra', '25 26 27'],
  ['Riau', '28 29'],
  ['Jambi', '36 37'],
  ['Sumatera Selatan|Sumatra Selatan|Sumsel|South Sumatra', '30 31 32'],
  ['Bengkulu', '38 39'],
  ['Lampung', '34 35'],
  ['Kepulauan Bangka Belitung|Bangka Belitung|Babel', '33'],
  ['Kepulauan Riau|Kepri|Riau Islands', '29'],
  [
    'Daerah Khusus Ibukota Jakarta|DKI Jakarta|Daerah Khusus Jakarta|DK Jakarta|Jakarta Raya|Jakarta|DKI',
    '10 11 12 13 14',
  ],
  ['Jawa Barat|Jabar|West Java', '16 17 40 41 43 44 45 46'],
  ['Jawa Tengah|Jateng|Central Java', '50 51 52 53 54 56 57 58 59'],
  ['Daerah Istimewa Yogyakarta|DI Yogyakarta|D.I. Yogyakarta|Yogyakarta|Jogjakarta|Jogja|DIY', '55'],
  ['Jawa Timur|Jatim|East Java', '60 61 62 63 64 65 66 67 68 69'],
  ['Banten', '15 42'],
  ['Bali', '80 81 82'],
  ['Nusa Tenggara Barat|NTB|West Nusa Tenggara', '83 84'],
  ['Nusa Tenggara Timur|NTT|East Nusa Tenggara', '85 86 87'],
  ['Kalimantan Barat|Kalbar|West Kalimantan', '78 79'],
  ['Kalimantan Tengah|Kalteng|Central Kalimantan', '73 74'],
  ['Kalimantan Selatan|Kalsel|South Kalimantan', '70 71 72'],
  ['Kalimantan Timur|Kaltim|East Kalimantan', '75 76 77'],
  ['Kalimantan Utara|Kaltara|North Kalimantan', '77'],
  ['Sulawesi Utara|Sulut|North Sulawesi', '95'],
  ['Sulawesi Tengah|Sulteng|Central Sulawesi', '94'],
  ['Sulawesi Selatan|Sulsel|South Sulawesi', '90 91 92'],
  ['Sulawesi Tenggara|Sultra|Southeast Sulawesi', '93'],
  ['Gorontalo', '96'],
  ['Sulawesi Barat|Sulbar|West Sulawesi', '91'],
  ['Maluku', '97'],
  ['Maluku Utara|Malut|North Maluku', '97'],
  ['Papua', '98 99'],
  ['Papua Barat|West Papua', '98'],
  ['Papua Selatan|South Papua', '99'],
  ['Papua Tengah|Central Papua', '98 99'],
  ['Papua Pegunungan|Highland Papua', '99'],
  ['Papua Barat Daya|Southwest Papua', '98'],
]

const BY_NAME: ReadonlyMap<
  string,
  { readonly names: readonly string[]; readonly postcodes: readonly string[] }
> = new Map(
  PROVINCES.flatMap(([list, postcodes]) => {
    const names = list.split('|')
    const province = { names, postcodes: postcodes.split(' ') }
    return names.map((name) => [comparableName(name), province] as const)
  }),
)

/**
 * How the postcodes of a province of the home country begin, two digits each; none for a name that is not one of its
 * provinces.
 */
export const postcodeStartsOf = (province: string): readonly string[] =>
  BY_NAME.get(comparableName(province))?.postcodes ?? []

/** Why a postcode may be wrong; `codes` and `starts`: what is usual there. */
export type PostcodeDoubt =
  | { readonly kind: 'other-district'; readonly district: string; readonly codes: readonly string[] }
  | { readonly kind: 'other-province'; readonly province: string; readonly starts: readonly string[] }

/**
 * Whether a postcode of the home country is that of another place than the chosen one: by the district's postcodes, where
 * the server gives them, else by those of its province. It is no fault, because registers are never complete.
 */
export const postcodeDoubt = (
  postcode: string,
  { province, area }: Pick<Place, 'province' | 'area'>,
  codes: readonly string[],
): PostcodeDoubt | undefined => {
  const plain = normaliseInput(postcode)
  if (!isPostcode(plain, HOME_COUNTRY)) return undefined
  if (codes.length > 0)
    return codes.includes(plain) ? undefined : { kind: 'other-district', district: area.name, codes }
  const starts = postcodeStartsOf(province.name)
  return starts.length === 0 || starts.includes(plain.slice(0, 2))
    ? undefined
    : { kind: 'other-province', province: province.name, starts }
}

/** What may stand before the name of a region, by level, and what a name in the register may begin with. */
const TITLES: Readonly<Record<PlaceLevel, string>> = {
  province: 'provinsi|propinsi|prov|province|state',
  city: 'kota administrasi|kabupaten administrasi|kotamadya|kodya|kota|kabupaten|kab|city|regency',
  area: 'kecamatan|kec|distrik|district',
}
const REGISTERED = /^(kota|kabupaten)(?: administrasi)? /i

/** After these words a name is a street, a building, an estate or a village that is called like a region. */
const STREET =
  /(?:^|[^\p{L}])(?:jl|jln|jalan|gg|gang|raya|perum|perumahan|komplek|kompleks|komp|gedung|apartemen|apt|cluster|toko|pasar|mall?|stasiun|terminal|masjid|simpang|blok|kel|kelurahan|desa|ds|dusun|kampung|kp)\.?\s*$/iu

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a name however it is spaced: "Jawa  Barat", "Toli-Toli", "D.I. Yogyakarta". */
const looselyOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(escaped)
    .join('[\\s.\\-]*')

/** A region that a text names. `isTitled`: with a word such as "Kota" that fits. */
export type NamedRegion = {
  readonly region: Region
  readonly start: number
  readonly end: number
  readonly isTitled: boolean
}

const isKabupaten = (title: string): boolean => /^(?:kab|regency)/i.test(title)

const namedIn = (text: string, region: Region, level: PlaceLevel): NamedRegion | undefined => {
  const registered = level === 'city' ? REGISTERED.exec(region.name)?.[1] : undefined
  const plain = level === 'city' ? region.name.replace(REGISTERED, '') : region.name
  const names = (level === 'province' && BY_NAME.get(comparableName(plain))?.names) || [plain]
  const words = [...names].sort((one, other) => other.length - one.length).map(looselyOf)
  const pattern = new RegExp(
    // No lookbehind: Safari before 16.4 has none.
    `(^|[^\\p{L}\\p{N}])(?:(${TITLES[level]})[.:]?\\s*)?(?:${words.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  )
  let last: NamedRegion | undefined
  for (const found of text.matchAll(pattern)) {
    const [{ length }, edge = '', title] = found
    const start = found.index + edge.length
    if (title === undefined && STREET.test(text.slice(Math.max(0, start - 24), start))) continue
    const isOther =
      title !== undefined && registered !== undefined && isKabupaten(title) !== isKabupaten(registered)
    if (!isOther && (title !== undefined || !last?.isTitled))
      last = { region, start, end: found.index + length, isTitled: title !== undefined }
  }
  return last
}

/**
 * The regions of one level that a text names, the most certain first: with a title, then the longest name, then the last
 * in the text (an address ends with its largest region). Names of streets do not count.
 */
export const regionsNamedIn = (
  text: string,
  regions: readonly Region[],
  level: PlaceLevel,
): readonly NamedRegion[] => {
  const named = regions.flatMap((region) => namedIn(text, region, level) ?? [])
  // "Jakarta" within "Jakarta Selatan", "Bandung" within "Bandung Barat".
  const isInside = (one: NamedRegion): boolean =>
    named.some(
      (other) =>
        other !== one && other.start <= one.start && one.end <= other.end && lengthOf(other) > lengthOf(one),
    )
  return named
    .filter((one) => !isInside(one))
    .sort(
      (one, other) =>
        Number(other.isTitled) - Number(one.isTitled) ||
        other.start - one.start ||
        Number(isKabupaten(one.region.name)) - Number(isKabupaten(other.region.name)),
    )
}

const lengthOf = ({ start, end }: NamedRegion): number => end - start

/** The parts of a text between its commas and lines, in their order. */
export const segmentsOf = (text: string): readonly string[] =>
  text
    .split(/[\n,;，；、]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const TITLED = new RegExp(`^(?:${Object.values(TITLES).join('|')})[.:]?\\s+`, 'i')

/**
 * The names to search for where a text names no province: its last parts without digits, without titles, the largest region first.
 */
export const placeNamesIn = (text: string): readonly string[] => {
  const names = segmentsOf(text)
    .filter((part) => !/\d/.test(part) && !STREET.test(`${part.split(/\s/)[0] ?? ''} `))
    .map((part) => part.replace(TITLED, ''))
    .filter((part) => comparableName(part).length > 2)
  return [...new Set(names)].slice(-MAX_NAMES).reverse()
}

/** Each is a call to the server. */
const MAX_NAMES = 4

/** Whether a found place is called so, "Bandung" for Kota Bandung and Kabupaten Bandung. */
export const isCalled = ({ level, ...place }: FoundPlace, name: string): boolean => {
  const { name: registered } = place[level]
  return (
    comparableName(level === 'city' ? registered.replace(REGISTERED, '') : registered) ===
    comparableName(name)
  )
}

/** A text without the named regions, which may overlap, and without the commas that are left alone. */
export const withoutRegions = (
  text: string,
  named: readonly Pick<NamedRegion, 'start' | 'end'>[],
): string => {
  let rest = ''
  let at = 0
  for (const { start, end } of [...named].sort((one, other) => one.start - other.start)) {
    rest += `${text.slice(at, Math.max(at, start))} `
    at = Math.max(at, end)
  }
  return tidied(rest + text.slice(at))
}

/** One line for each line of a text, without empty parts between commas. */
export const tidied = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .split(/\s*[,，、;；]\s*/)
        .map((part) => part.replace(/\s+/g, ' ').replace(/^[\s.:\-–|/]+|[\s:\-–|/]+$/g, ''))
        .filter((part) => part !== '')
        .join(', '),
    )
    .filter((line) => line !== '')
    .join('\n')
