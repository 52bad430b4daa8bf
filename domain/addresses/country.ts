/** Where the shop is at home: the one country whose regions the server lists. */
export const HOME_COUNTRY = 'ID'
/** The clock of its capital ahead of Greenwich, in seconds: days of delivery are days there. */
export const HOME_OFFSET_SECONDS = 7 * 60 * 60

/** ISO 3166-1 alpha-2. Names come from `Intl` in the reader's language and in the country's own. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Those that stand first in a list: where the shop sends most. */
export const NEAR_COUNTRIES: readonly string[] = [
  'ID',
  'MY',
  'SG',
  'TH',
  'VN',
  'PH',
  'CN',
  'HK',
  'TW',
  'JP',
  'KR',
  'AU',
  'US',
]

const KNOWN: ReadonlySet<string> = new Set(COUNTRIES)

/** The code of a country as a server keeps it; undefined for what is none. */
export const countryOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return KNOWN.has(code) ? code : undefined
}

/** Whether a server's word for a country means home: also where it says nothing, or what is no code. */
export const isHomeCountry = (text: string): boolean => (countryOf(text) ?? HOME_COUNTRY) === HOME_COUNTRY

/** Calling codes, where a form can offer one; elsewhere a number names its own. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  ID: '62',
  MY: '60',
  SG: '65',
  TH: '66',
  VN: '84',
  PH: '63',
  BN: '673',
  TL: '670',
  KH: '855',
  LA: '856',
  MM: '95',
  CN: '86',
  HK: '852',
  MO: '853',
  TW: '886',
  JP: '81',
  KR: '82',
  IN: '91',
  AU: '61',
  NZ: '64',
  US: '1',
  CA: '1',
  GB: '44',
  IE: '353',
  DE: '49',
  FR: '33',
  NL: '31',
  IT: '39',
  ES: '34',
  SA: '966',
  AE: '971',
}

/** "62"; '' where none is offered. */
export const callingCodeOf = (country: string): string => CALLING_CODES[country] ?? ''

type Postcode = { readonly shape: RegExp; readonly example: string }

const digits = (count: number, example: string): Postcode => ({
  shape: new RegExp(`^[0-9]{${count}}$`),
  example,
})

/** What postcodes look like. A country that is not here has its own rules, which nobody is held to. */
const POSTCODES: Readonly<Record<string, Postcode>> = {
  ID: digits(5, '40162'),
  MY: digits(5, '50450'),
  SG: digits(6, '238823'),
  TH: digits(5, '10330'),
  VN: { shape: /^[0-9]{5,6}$/, example: '10000' },
  PH: digits(4, '1000'),
  CN: digits(6, '100000'),
  TW: { shape: /^[0-9]{3}(?:-?[0-9]{2,3})?$/, example: '110' },
  JP: { shape: /^[0-9]{3}-?[0-9]{4}$/, example: '100-0001' },
  KR: digits(5, '03142'),
  IN: { shape: /^[0-9]{3} ?[0-9]{3}$/, example: '110001' },
  AU: digits(4, '2000'),
  NZ: digits(4, '6011'),
  US: { shape: /^[0-9]{5}(?:-[0-9]{4})?$/, example: '94103' },
  CA: { shape: /^[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9]$/, example: 'K1A 0B1' },
  GB: { shape: /^[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}$/, example: 'SW1A 1AA' },
  DE: digits(5, '10115'),
  FR: digits(5, '75001'),
  IT: digits(5, '00184'),
  ES: digits(5, '28013'),
  NL: { shape: /^[0-9]{4} ?[A-Z]{2}$/, example: '1012 JS' },
}

const ANY_POSTCODE: Postcode = { shape: /^[A-Z0-9][A-Z0-9 -]{1,9}$/, example: '' }

/** No postcode of the world is longer. */
export const POSTCODE_MOST = 12

/** What one looks like in a country, as an example; '' where it can be anything. */
export const postcodeExample = (country: string): string => (POSTCODES[country] ?? ANY_POSTCODE).example

/** Whether a text (plain, in capitals) can be a postcode of the country. */
export const isPostcode = (text: string, country: string): boolean =>
  (POSTCODES[country] ?? ANY_POSTCODE).shape.test(text)
