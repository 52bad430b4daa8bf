/** The shop's home country: the only one whose regions the server lists. */
export const HOME_COUNTRY = 'ID'
/** Offset of the capital's time zone from UTC, in seconds: delivery days are counted in it. */
export const HOME_OFFSET_SECONDS = 7 * 60 * 60

/** ISO 3166-1 alpha-2. `Intl` gives the names, in the reader's language and in the country's own. */
export const COUNTRIES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

/** Countries at the top of the list: where the shop ships most. */
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

/** The country code as a server stores it; undefined when it is not one. */
export const countryOf = (text: string): string | undefined => {
  const code = text.trim().toUpperCase()
  return KNOWN.has(code) ? code : undefined
}

/** Whether a server's country value means the home country: also when it is missing or not a code. */
export const isHomeCountry = (text: string): boolean => (countryOf(text) ?? HOME_COUNTRY) === HOME_COUNTRY

/** Calling codes that the form offers; for other countries the shopper types the code with the number. */
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

/** "62"; '' when none is offered. */
export const callingCodeOf = (country: string): string => CALLING_CODES[country] ?? ''

type Postcode = { readonly shape: RegExp; readonly example: string }

const digits = (count: number, example: string): Postcode => ({
  shape: new RegExp(`^[0-9]{${count}}$`),
  example,
})

/** Postcode patterns. For countries without an entry any postcode is accepted. */
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

/** The longest postcode in use anywhere. */
export const POSTCODE_MOST = 12

/** An example postcode of a country; '' where there is no rule. */
export const postcodeExample = (country: string): string => (POSTCODES[country] ?? ANY_POSTCODE).example

/** Whether a text (trimmed, upper case) can be a postcode of the country. */
export const isPostcode = (text: string, country: string): boolean =>
  (POSTCODES[country] ?? ANY_POSTCODE).shape.test(text)
