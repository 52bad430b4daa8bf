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
export const POSTCODE_MAX_LENGTH = 12

/** An example postcode of a country; '' where there is no rule. */
export const postcodeExample = (country: string): string => (POSTCODES[country] ?? ANY_POSTCODE).example

/** Whether a text (trimmed, upper case) can be a postcode of the country. */
export const isPostcode = (text: string, country: string): boolean =>
  (POSTCODES[country] ?? ANY_POSTCODE).shape.test(text)

/** Shorter codes are as likely the number of a house: they count only at the end of a part. */
const CLEAR_LENGTH = 5

/**
 * Takes the last postcode out of the text of an address: it, and the text without it. Undefined where there is none, or no
 * rule for the country.
 */
export const findPostcode = (
  text: string,
  country: string,
): { readonly text: string; readonly rest: string } | undefined => {
  const rule = POSTCODES[country]
  if (rule === undefined) return undefined
  const shape = rule.shape.source.slice(1, -1)
  const after = rule.example.length < CLEAR_LENGTH ? '(?=\\s*(?:[,\\n.]|$))' : '(?![\\p{L}\\p{N}-])'
  // No lookbehind: Safari before 16.4 has none.
  const pattern = new RegExp(`(^|[^\\p{L}\\p{N}/-])(?:〒\\s*)?(${shape})${after}`, 'gimu')
  const isHouse = (end: number): boolean =>
    /(?:^|[\s,])no\.?\s*$/i.test(text.slice(Math.max(0, end - 6), end))
  const last = [...text.matchAll(pattern)]
    .filter((found) => !isHouse(found.index + (found[1] ?? '').length))
    .at(-1)
  if (last === undefined) return undefined
  const [whole, edge = '', code = ''] = last
  const rest = `${text.slice(0, last.index)}${edge} ${text.slice(last.index + whole.length)}`
  return { text: code, rest: rest.replace(/S?\(\s*\)/g, ' ') }
}
