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
