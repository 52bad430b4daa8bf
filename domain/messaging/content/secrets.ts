// Passwords and payment codes are masked in conversations, whoever sent them (docs/security.md).
const PASSWORD_WORDS = [
  'passwords?',
  'passcode',
  'kata sandi',
  'sandi',
  '密码',
  '密碼',
  'パスワード',
  '비밀번호',
  'รหัสผ่าน',
]
const CODE_WORDS = [
  'payment (?:code|password|pin)',
  '(?:kode|pin) pembayaran',
  'pin',
  '支付密码',
  '支付密碼',
  '(?:支払い)?暗証番号',
]

/** Words between the keyword and the secret: "PIN saya", "my PIN is", "pin nya". */
const BETWEEN = String.raw`(?:\s+(?:saya|kamu|anda|nya|is|was|adalah|itu|my)|nya\b)*`
/** A sign or word that announces the secret; in Asian scripts without a space. */
const IS = String.raw`(?:\s*[:=：]|\s*(?:は|는|은|是|为|為|คือ)|\s+(?:is|was|adalah))`

const anyOf = (words: readonly string[]): string => `(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})`

const PATTERNS = [
  // An announced password can be any text; otherwise it must contain letters and digits.
  `(${anyOf(PASSWORD_WORDS)}${BETWEEN}${IS}\\s*)(?=\\S*[\\d\\p{P}])\\S{4,}`,
  `(${anyOf(PASSWORD_WORDS)}${BETWEEN}\\s*)(?=\\S*\\d)(?=\\S*\\p{L}|\\d{4,}(?!\\p{L}))\\S{6,}`,
  // A code has only digits: "enamel pin 50mm" is not a code, "pin 2024" only if it is announced.
  `(${anyOf(CODE_WORDS)}${BETWEEN}${IS}\\s*)\\d{4,}(?![\\p{L}\\d])`,
  `(${anyOf(CODE_WORDS)}${BETWEEN}\\s*)\\d{6,}(?![\\p{L}\\d])`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** The text with everything masked that clearly looks like a password or payment code. */
export const withoutSecrets = (text: string): string =>
  PATTERNS.reduce((masked, pattern) => masked.replace(pattern, '$1••••••'), text)

// 14 to 19 digits, but not after a plus sign, which would be a phone number.
const DIGITS = /(?:^|[^\d+])(\d(?:[ -]?\d){13,18})(?!\d)/g

/** The check digit of payment cards (Luhn, ISO/IEC 7812). */
const hasCheckDigit = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether a text contains what looks like a payment card number. */
export const hasCardNumber = (text: string): boolean =>
  [...text.matchAll(DIGITS)].some(([, found = '']) => {
    const digits = found.replace(/\D/g, '')
    return !/^(\d)\1+$/.test(digits) && hasCheckDigit(digits)
  })
