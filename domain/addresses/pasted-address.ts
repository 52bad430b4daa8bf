import { isMobile, joinMobile } from '../session/mobile.ts'
import { firstOf, withoutControlCharacters } from '../shared/text.ts'
import { ADDRESS_LIMITS } from './address.ts'
import { HOME_COUNTRY } from './country.ts'
import { callingCodeOf, findPostcode } from './country-formats.ts'
import { segmentsOf, tidied } from './home-regions.ts'

/** Most characters that are read: a longer text is no address. */
export const PASTED_MAX_LENGTH = 600

/**
 * What was recognised in the text of a whole address. A part that is missing was not found. Whatever is not recognised as
 * something else is in `detail`, so that nothing of the text is lost.
 */
export type PastedAddress = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly name?: string
  /** With calling code, or as dialled within the country. */
  readonly mobile?: string
  readonly postcode?: string
  /** Regions as written, abroad only: those of the home country are chosen from the server's list. */
  readonly state?: string
  readonly city?: string
  readonly district?: string
  readonly detail?: string
}

type Label = 'name' | 'mobile' | 'country' | 'state' | 'city' | 'district' | 'postcode' | 'detail'

/** Labels as shops, forms and chats write them before a colon, in the app's six languages. */
const LABELS: Readonly<Record<Label, string>> = {
  name: 'nama(?: lengkap| penerima)?|penerima|atas nama|full name|name|recipient|receiver|ship to|deliver to|收货人|收貨人|收件人|姓名|氏名|お?名前|宛名|お届け先|이름|성명|받는 ?(?:분|사람)|수령인|수취인|ชื่อ(?:-?นามสกุล|ผู้รับ)?|ผู้รับ',
  mobile:
    'no(?:mor)?\\.? ?(?:hp|wa|telp?|telepon|telpon|handphone|ponsel|whatsapp)|hp|wa|whatsapp|telp?|telepon|telpon|handphone|ponsel|phone(?: number)?|mobile(?: number)?|tel|cell|手机(?:号码?)?|手機(?:號碼)?|电话|電話(?:番号)?|联系电话|联系方式|携帯(?:番号)?|전화(?:번호)?|연락처|휴대(?:폰|전화)|핸드폰|เบอร์(?:โทร(?:ศัพท์)?)?|โทร(?:ศัพท์)?|มือถือ',
  postcode:
    'kode ?pos|kodepos|postcode|postal code|zip(?: ?code)?|邮政编码|邮编|郵遞區號|郵便番号|우편번호|รหัสไปรษณีย์',
  country: 'negara|country|国家|國家|国名|국가|ประเทศ',
  state: 'provinsi|propinsi|prov|province|state|prefecture|省份|都道府県|시/?도|จังหวัด',
  city: 'kota ?/ ?kab(?:upaten)?|kabupaten|kab|kota|city|town|城市|市区町村|시/?군/?구|อำเภอ|เขต',
  district: 'kecamatan|kec|district|suburb|区县|읍/?면/?동|ตำบล|แขวง',
  detail:
    'alamat(?: lengkap| rumah| pengiriman)?|(?:shipping |delivery )?address|street|所在地区|详细地址|收货地址|地址|住所|주소|상세주소|ที่อยู่(?:จัดส่ง)?',
}

const LABEL_NAMES = Object.keys(LABELS) as readonly Label[]
const LABELLED = new RegExp(
  `(^|[\\n,;，；、]|\\s)\\s*(?:${LABEL_NAMES.map((name) => `(?<${name}>${LABELS[name]})`).join('|')})\\s*[:：=]\\s*`,
  'giu',
)

type Sliced = {
  /** What no label names, in its order. */
  readonly rest: string
  readonly values: Readonly<Partial<Record<Label, string>>>
  /** Labelled regions with their label: "Kecamatan Sukajadi". */
  readonly regions: readonly string[]
}

const REGION_LABELS: readonly Label[] = ['state', 'city', 'district']

/** Separates the values of labels ("Nama: Rani") from a text: each ends with its line, or with its part. */
const slicedByLabels = (text: string): Sliced => {
  const marks = [...text.matchAll(LABELLED)]
  const values: Partial<Record<Label, string>> = {}
  const regions: string[] = []
  let rest = text.slice(0, marks[0]?.index ?? text.length)
  for (const [at, mark] of marks.entries()) {
    const value = text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length)
    const label = LABEL_NAMES.find((name) => mark.groups?.[name] !== undefined)
    const own = /^[^\n,;、]*/.exec(value)?.[0] ?? ''
    // An address goes on over commas and lines; it and what is labelled twice stay where they are in the text.
    const isOwn =
      label !== undefined && label !== 'detail' && own.trim() !== '' && values[label] === undefined
    rest += `\n${isOwn ? value.slice(own.length).replace(/^[\s,;、]+/, '') : value}`
    if (!isOwn) continue
    values[label] = own.trim()
    const title = mark.groups?.[label] ?? ''
    if (REGION_LABELS.includes(label))
      regions.push(title.includes('/') ? own.trim() : `${title} ${own.trim()}`)
  }
  return { rest, values, regions }
}

/** Names of countries at the end of an address or behind a label; those where the shop ships most. */
const COUNTRY_NAMES: readonly (readonly [country: string, names: RegExp])[] = [
  ['ID', /^(?:republik )?indonesia$|^印度?尼西亚$|^印尼$|^インドネシア$|^인도네시아$|^อินโดนีเซีย$/i],
  ['MY', /^malaysia$|^马来西亚$|^マレーシア$|^말레이시아$|^มาเลเซีย$/i],
  ['SG', /^singap(?:ore|ura)$|^新加坡$|^シンガポール$|^싱가포르$|^สิงคโปร์$/i],
  ['TH', /^thailand$|^泰国$|^タイ$|^태국$|^(?:ประเทศ)?ไทย$/i],
  ['VN', /^vi[eệ]t ?nam$|^越南$|^ベトナム$|^베트남$|^เวียดนาม$/i],
  ['PH', /^(?:the )?philippines$|^filipina$|^pilipinas$|^菲律宾$|^フィリピン$|^필리핀$/i],
  ['CN', /^(?:p\.?r\.? ?)?china$|^tiongkok$|^cina$|^中国$|^中华人民共和国$|^중국$|^จีน$/i],
  ['HK', /^hong ?kong$|^香港$|^홍콩$|^ฮ่องกง$/i],
  ['TW', /^taiwan$|^台灣$|^台湾$|^臺灣$|^대만$|^ไต้หวัน$/i],
  ['JP', /^japan$|^jepang$|^日本国?$|^일본$|^ญี่ปุ่น$/i],
  ['KR', /^(?:south |republic of )?korea(?: selatan)?$|^韩国$|^韓国$|^대한민국$|^한국$|^เกาหลีใต้$/i],
  ['AU', /^australia$|^澳大利亚$|^オーストラリア$|^호주$|^ออสเตรเลีย$/i],
  [
    'US',
    /^(?:united states(?: of america)?|u\.?s\.?a?\.?|amerika(?: serikat)?)$|^美国$|^アメリカ$|^미국$|^สหรัฐ/i,
  ],
  [
    'GB',
    /^(?:united kingdom|u\.?k\.?|great britain|england|scotland|wales|inggris)$|^英国$|^イギリス$|^영국$/i,
  ],
]

const namedCountry = (text: string): string | undefined =>
  COUNTRY_NAMES.find(([, names]) => names.test(text.replace(/[.\s]+$/, '').trim()))?.[0]

const AU_STATE = 'NSW|VIC|QLD|TAS|ACT|WA|SA|NT'
const US_STATE =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC'
const MY_STATE =
  'Johor|Kedah|Kelantan|Melaka|Malacca|Negeri Sembilan|Pahang|Penang|Pulau Pinang|Perak|Perlis|Sabah|Sarawak|Selangor|Terengganu|(?:Wilayah Persekutuan )?Kuala Lumpur|(?:Wilayah Persekutuan )?Putrajaya|(?:Wilayah Persekutuan )?Labuan'

/** What only addresses of the home country have; "Jalan" is a street in Malaysia, too. */
const AT_HOME =
  /(?:^|[\s,.])(?:rt\.?\s?\d|rw\.?\s?\d|kec(?:amatan|\.)|kel(?:urahan|\.)|kab(?:upaten|\.)|kode ?pos)(?=[\s./:\d]|$)/i

/** By how an address is written: its script, and what only one country writes. The first that fits. */
const WRITTEN_SO: readonly (readonly [country: string, sign: RegExp])[] = [
  ['TH', /[\u0e01-\u0e4e]/],
  ['KR', /[\uac00-\ud7a3]+(?:특별시|광역시|특별자치[시도]|[도시군구읍면동리로길])(?=[\s\d,]|$)/],
  ['JP', /〒|[\u3041-\u30ff]|北海道|東京都|(?:京都|大阪)府|[\u4e00-\u9fff]{2,3}県/],
  ['TW', /(?:[台臺][北中南]|高雄|新北|桃園|新竹|基隆|嘉義)[市縣]|[台臺]灣/],
  ['CN', /[\u4e00-\u9fff]{2}(?:省|市|自治区)/],
  ['HK', /香港|九龍|新界/],
  ['CN', /[\u4e00-\u9fff](?:区|县|镇|路|街|号|弄|幢)/],
  ['ID', AT_HOME],
  ['MY', new RegExp(`(?:^|[,\\n]|\\b[0-9]{5})\\s*(?:${MY_STATE})\\s*(?:$|[,\\n.])`, 'im')],
  ['ID', /(?:^|[\s,.])(?:jln?\.?|perum(?:ahan)?)\s/i],
  ['SG', /\bsingap(?:ore|ura)\s*\(?[0-9]{6}\b/i],
  ['AU', new RegExp(`\\b(?:${AU_STATE})\\s+[0-9]{4}\\b`)],
  ['US', new RegExp(`\\b(?:${US_STATE})\\.?\\s+[0-9]{5}(?:-[0-9]{4})?\\b`)],
  ['GB', /\b[A-Z]{1,2}[0-9][0-9A-Z]? [0-9][A-Z]{2}\b/],
]

/** A number with the calling code of one country. */
const CALLING: readonly (readonly [country: string, number: RegExp])[] = (
  ['MY', 'ID', 'SG', 'TH', 'VN', 'PH', 'CN', 'HK', 'TW', 'JP', 'KR', 'AU', 'GB'] as const
).map(
  (country) =>
    [country, new RegExp(`(?:\\+|\\b00)\\s?${callingCodeOf(country)}(?=[\\s()\\-.]?\\d)`)] as const,
)

const countryIn = (text: string, labelled: string | undefined, otherwise: string): string => {
  const named = [labelled ?? '', ...[...segmentsOf(text)].reverse()]
    .map(namedCountry)
    .find((one) => one !== undefined)
  const signs = [...WRITTEN_SO, ...CALLING]
  return named ?? signs.find(([, sign]) => sign.test(text))?.[0] ?? otherwise
}

/** A run of digits with what separates the parts of a number; lines end it. */
const NUMBER = /(^|[^\d/#+-])((?:\+|00)?[(]?\d[\d ().\u2010-\u2015-]{5,20}\d)(?![\d/])/gmu

/** What a number looks like that is dialled within a country; elsewhere it begins with 0. */
const DOMESTIC: Readonly<Record<string, RegExp>> = {
  ID: /^(?:0|62)?8\d{8,11}$/,
  CN: /^1[3-9]\d{9}$/,
  HK: /^[4-9]\d{7}$/,
  SG: /^[689]\d{7}$/,
  US: /^1?[2-9]\d{2}[2-9]\d{6}$/,
  CA: /^1?[2-9]\d{2}[2-9]\d{6}$/,
}

/** A number as the form writes it: digits with single separators. */
const plainNumber = (text: string): string => {
  const plain = text
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.includes(')') ? plain : plain.replace('(', '')
}

const isNumberOf = (country: string, text: string): boolean => {
  const digits = text.replace(/\D/g, '')
  if (/^(?:\+|00)/.test(text)) return isMobile(text.replace(/^00/, '+'))
  const isDomestic = (DOMESTIC[country] ?? /^0\d{8,11}$/).test(digits)
  return isDomestic && isMobile(joinMobile(`+${callingCodeOf(country)}`, text))
}

type Found = { readonly text: string; readonly rest: string }

/** Where the number was: the name is often beside it. */
const MARK = '\u0001'

/** What only introduces a number: "HP 0812...", "Tel. 03-...", "(0812...)". */
const INTRODUCTION = new RegExp(`(^|[\\s,(]|[\\u4e00-\\u9fff])(?:${LABELS.mobile})[.\\s]*$`, 'iu')

/** Takes the first mobile number out of a text, and leaves a mark; any other number stays for the courier. */
const takeMobile = (text: string, country: string): Found | undefined => {
  for (const found of text.matchAll(NUMBER)) {
    const [{ length }, edge = '', digits = ''] = found
    const number = plainNumber(digits)
    if (!isNumberOf(country, number)) continue
    const before = `${text.slice(0, found.index)}${edge}`.replace(/[(]\s*$/, '').replace(INTRODUCTION, '$1')
    const after = text.slice(found.index + length).replace(/^\s*[)]/, '')
    return { text: number, rest: `${before} ${MARK} ${after}` }
  }
  return undefined
}

/** Letters of a name, with what may stand between them. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’·・()-]*$/u
/** Words that only addresses have. */
const OF_ADDRESS =
  /(?:^|\s)(?:jl|jln|jalan|gang|gg|rt|rw|kec|kecamatan|kel|kelurahan|desa|kab|kabupaten|kota|prov|provinsi|perum|perumahan|komplek|kompleks|blok|gedung|apartemen|street|st|road|rd|avenue|ave|lane|drive|block|blk|unit|floor|building)(?:[\s.]|$)|[都道府県省市区县縣區町村路街號号巷弄](?:\s|$)|丁目|[都道府県省市区县縣區町村路街].{3}|[시도군구읍면동로길](?:\s|$)|ถนน|ซอย|ตำบล|แขวง|อำเภอ|เขต|จังหวัด/iu
const POLITE =
  /^(?:kepada|kpd|yth|untuk|up|u\/p|to|attn)[.:]?\s+(?:yth[.:]?\s+)?|\s*(?:様|さま|殿|收|님|귀하)\s*$/giu

const nameOf = (text: string): string => text.replace(POLITE, '').trim()

const couldBeName = (name: string): boolean =>
  name.length > 1 &&
  name.length <= ADDRESS_LIMITS.name &&
  name.split(/\s+/).length <= MAX_WORDS &&
  NAME.test(name) &&
  namedCountry(name) === undefined

const MAX_WORDS = 5

const isName = (text: string): boolean => couldBeName(nameOf(text)) && !OF_ADDRESS.test(nameOf(text))

/** A Korean name may end like a place ("김민구"): it is one where it stands alone beside the number. */
const isKoreanName = (text: string): boolean => /^[\uac00-\ud7a3]{2,4}$/.test(nameOf(text))

/** Chinese, Japanese and Korean text parts by spaces, too. */
const EAST_ASIAN = /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/

/** The name at one end of a part: all of it, or in one line of East Asian text its last or first two words. */
const nameAt = (part: string, end: 'start' | 'end'): string | undefined => {
  const text = part.trim()
  if (isName(text)) return text
  if (!EAST_ASIAN.test(text)) return undefined
  const words = text.split(/\s+/)
  const tried = [2, 1].map((count) =>
    (end === 'start' ? words.slice(0, count) : words.slice(-count)).join(' '),
  )
  return words.length > 1 ? tried.find(isName) : undefined
}

/** Takes the name out of a text: what is beside the number, or the first part. */
const takeName = (marked: string): { readonly name: string | undefined; readonly rest: string } => {
  // Every second one is a separator.
  const parts = marked.split(/([\n,;、]+)/)
  const at = parts.findIndex((part) => part.includes(MARK))
  const isAddressed = parts.slice(1).some((part) => /\d/.test(part) || OF_ADDRESS.test(part))
  const [before = '', after = ''] = parts[at]?.split(MARK) ?? []
  const isAlone = before.trim() === '' && after.trim() === ''
  const beside = (index: number): string | undefined =>
    index >= 0 && isAlone && isKoreanName(parts[index] ?? '') ? parts[index]?.trim() : undefined
  const tried: readonly (readonly [index: number, name: string | undefined])[] = [
    [at, nameAt(before, 'end')],
    [at, nameAt(after, 'start')],
    [0, at >= 0 || isAddressed ? nameAt(parts[0] ?? '', 'start') : undefined],
    [at - 2, beside(at - 2) ?? (at >= 2 ? nameAt(parts[at - 2] ?? '', 'end') : undefined)],
    [at + 2, at >= 0 ? (beside(at + 2) ?? nameAt(parts[at + 2] ?? '', 'start')) : undefined],
  ]
  const [index, name] = tried.find(([, one]) => one !== undefined) ?? []
  if (index === undefined || name === undefined) return { name: undefined, rest: marked }
  const rest = parts.map((part, place) => (place === index ? part.replace(name, ' ') : part)).join('')
  return { name: nameOf(name), rest }
}

type Regions = Pick<PastedAddress, 'state' | 'city' | 'district'> & { readonly rest: string }

/** The regions that a pattern names in a text, and what is left of it. */
const regionsBy = (text: string, pattern: RegExp): Regions | undefined => {
  const found = pattern.exec(text)
  if (!found) return undefined
  const { state, city, district } = found.groups ?? {}
  return {
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
    ...(district !== undefined && { district }),
    rest: text.slice(0, found.index) + text.slice(found.index + found[0].length),
  }
}

const BETWEEN = '[\\s,，]*'

const CHINA = new RegExp(
  `(?:(?<state>[\\u4e00-\\u9fff]{2,3}省|(?:内蒙古|广西壮族|西藏|宁夏回族|新疆维吾尔)自治区)${BETWEEN})?(?:(?<city>[\\u4e00-\\u9fff]{2,8}?(?:市|自治州|地区|盟))${BETWEEN})(?:(?<district>(?:(?![县市旗区])[\\u4e00-\\u9fff]){0,5}?(?![小社园校厂县市旗])[\\u4e00-\\u9fff]区|[\\u4e00-\\u9fff]{1,6}?[县旗市])${BETWEEN})?`,
  'u',
)
const MUNICIPALITY = /^(?:北京|天津|上海|重庆)市?$/

const inChina = (text: string): Regions => {
  const found = regionsBy(text, CHINA)
  if (!found) return { rest: text }
  const { state, city } = found
  return state === undefined && city !== undefined && MUNICIPALITY.test(city)
    ? { ...found, state: city }
    : found
}

/** Cities whose own name holds the character for "city". */
const JAPAN = new RegExp(
  `(?<state>北海道|東京都|(?:京都|大阪)府|[\\u4e00-\\u9fff]{2,3}県)${BETWEEN}(?<city>(?:四日市|廿日市|野々市)市|市[川原]市|[^\\s\\d区郡市]{1,6}市|[^\\s\\d区郡市]{1,6}郡[^\\s\\d]{1,5}?[町村]|[^\\s\\d]{1,6}?[区町村])${BETWEEN}(?<district>[^\\s\\d市区町村]{1,4}区)?`,
  'u',
)

const KOREA =
  /(?<state>[\uac00-\ud7a3]{2,4}(?:특별시|광역시|특별자치[시도]|도)|서울시?|부산시?|대구시?|인천시?|광주시?|대전시?|울산시?|세종시?|경기|강원|충북|충남|전북|전남|경북|경남|제주)\s+(?<city>[\uac00-\ud7a3]{1,5}[시군구])(?:\s+(?<district>[\uac00-\ud7a3]{1,5}[구읍면])(?=\s))?/u

const takeAll = (
  text: string,
  patterns: Readonly<Record<'state' | 'city' | 'district', RegExp>>,
): Regions => {
  let rest = text
  const found: Partial<Record<'state' | 'city' | 'district', string>> = {}
  for (const level of ['district', 'city', 'state'] as const) {
    const match = patterns[level].exec(rest)
    const name = match?.[1] ?? match?.[2]
    if (!match || name === undefined) continue
    found[level] = name
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
  }
  return { ...found, rest }
}

const inThailand = (text: string): Regions =>
  takeAll(text, {
    district: /(?:ตำบล|แขวง|(?:^|[\s,])ต\.)\s*([^\s,\d]+)/,
    city: /(?:อำเภอ|เขต|(?:^|[\s,])อ\.)\s*([^\s,\d]+)/,
    state: /(?:จังหวัด|(?:^|[\s,])จ\.)\s*([^\s,\d]+)|(?:^|[\s,])((?:กรุงเทพ|กทม)[^\s,\d]*)/,
  })

/** States that a Latin address names at its end, by country. */
const STATE_AT_END: Readonly<Record<string, RegExp>> = {
  US: new RegExp(`(?:^|\\s)(${US_STATE})\\.?$`),
  AU: new RegExp(`(?:^|\\s)(${AU_STATE})$`),
  MY: new RegExp(`(?:^|\\s)(${MY_STATE})$`, 'i'),
}

/** The last part of an address in Latin letters is its city, with the state behind it in some countries. */
const inLatin = (text: string, country: string): Regions => {
  const parts = [...segmentsOf(text)]
  if (country === 'SG') {
    const rest = parts.map((part) => part.replace(/\s*singap(?:ore|ura)$/i, '')).filter((part) => part !== '')
    return { city: 'Singapore', rest: rest.join(', ') }
  }
  const ending = parts.at(-1) ?? ''
  const found = STATE_AT_END[country]?.exec(ending)
  const before = ending.slice(0, found?.index ?? 0).trim()
  // Kuala Lumpur is a state and its only city.
  const isCityItself = country === 'MY' && before === '' && /kuala lumpur|putrajaya|labuan/i.test(ending)
  const state = isCityItself ? undefined : found?.[1]
  if (state !== undefined) parts.splice(-1, 1, ...(before === '' ? [] : [before]))
  const city = parts.at(-1) ?? ''
  const isCity = parts.length > 1 && !/\d/.test(city) && !OF_ADDRESS.test(city)
  return {
    ...(state !== undefined && { state }),
    ...(isCity && { city }),
    rest: (isCity ? parts.slice(0, -1) : parts).join(', '),
  }
}

const regionsOf = (text: string, country: string): Regions => {
  switch (country) {
    case 'CN':
      return inChina(text)
    case 'JP':
      return (/[\u4e00-\u9fff]/.test(text) && regionsBy(text, JAPAN)) || inLatin(text, country)
    case 'KR':
      return (/[\uac00-\ud7a3]/.test(text) && regionsBy(text, KOREA)) || inLatin(text, country)
    case 'TH':
      return /[\u0e01-\u0e4e]/.test(text) ? inThailand(text) : inLatin(text, country)
    default:
      return /[\u3041-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/.test(text) ? { rest: text } : inLatin(text, country)
  }
}

/** A text without the parts that only name the country. */
const withoutCountry = (text: string, country: string): string =>
  text
    .split(/([\n,;、])/)
    .filter((part) => country === 'SG' || namedCountry(part) !== country)
    .join('')
    .replace(country === HOME_COUNTRY ? /\s+indonesia\s*$/i : /(?!)/, '')

/** Full-width digits and signs as ASCII, one kind of line end, plain spaces. */
const plainText = (text: string): string =>
  firstOf(withoutControlCharacters(text.replace(/\r\n?/g, '\n')), PASTED_MAX_LENGTH)
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u00a0\u2007\u202f\u3000\t]/g, ' ')
    .replace(/(\d)[ー‐‑–](?=\d)/g, '$1-')

/**
 * Reads the text of a whole address, as it is copied from a chat or another shop: labelled or not, in one line or many.
 *
 * @param otherwise the country where the text does not tell
 */
export const readPastedAddress = (text: string, otherwise: string = HOME_COUNTRY): PastedAddress => {
  const plain = plainText(text)
  const { rest: unlabelled, values, regions } = slicedByLabels(plain)
  const country = countryIn(plain, values.country, otherwise)
  const labelled = values.mobile === undefined ? undefined : takeMobile(values.mobile, country)
  const isLabelled = labelled !== undefined
  const mobile = labelled ?? takeMobile(unlabelled, country)
  // What a label calls a number, and is none, or a second one, stays for the courier.
  const numbered = isLabelled ? unlabelled : (mobile?.rest ?? unlabelled)
  const other = isLabelled ? labelled.rest.replace(MARK, '') : (values.mobile ?? '')
  const named = values.name === undefined ? takeName(numbered) : { name: nameOf(values.name), rest: numbered }
  const unnamed = `${named.rest.replace(MARK, ' ')}\n${other}`
  const postcode =
    values.postcode === undefined ? findPostcode(unnamed, country) : { text: values.postcode, rest: unnamed }
  const local = tidied(withoutCountry(postcode?.rest ?? unnamed, country))
  const isHome = country === HOME_COUNTRY
  const { rest, ...written } = isHome ? { rest: [local, ...regions].join('\n') } : regionsOf(local, country)
  const { state, city, district } = values
  const places = {
    ...written,
    ...(state !== undefined && { state }),
    ...(city !== undefined && { city }),
    ...(district !== undefined && { district }),
  }
  const detail = tidied(rest).replaceAll('\n', ', ')
  return {
    country,
    ...(named.name !== undefined && named.name !== '' && { name: named.name }),
    ...(mobile !== undefined && { mobile: mobile.text }),
    ...(postcode !== undefined && { postcode: postcode.text.trim().toUpperCase() }),
    ...(isHome ? {} : places),
    ...(detail !== '' && { detail }),
  }
}
