// Passwords and payment codes are never shown in a conversation, whoever sent them (docs/security.md).
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

/** What people put between the word and the secret: "PIN saya", "my PIN is", "pin nya". */
const BETWEEN = String.raw`(?:\s+(?:saya|kamu|anda|nya|is|was|adalah|itu|my)|nya\b)*`
/** A sign or a word that says "here it comes"; the Asian ones stand without a blank. */
const IS = String.raw`(?:\s*[:=：]|\s*(?:は|는|은|是|为|為|คือ)|\s+(?:is|was|adalah))`

const anyOf = (words: readonly string[]): string => `(?:^|[^\\p{L}\\p{N}])(?:${words.join('|')})`

const PATTERNS = [
  // A password that is announced may look like anything; one that is not has at least letters and digits.
  `(${anyOf(PASSWORD_WORDS)}${BETWEEN}${IS}\\s*)(?=\\S*[\\d\\p{P}])\\S{4,}`,
  `(${anyOf(PASSWORD_WORDS)}${BETWEEN}\\s*)(?=\\S*\\d)(?=\\S*\\p{L}|\\d{4,}(?!\\p{L}))\\S{6,}`,
  // A code is digits and nothing else: "enamel pin 50mm" is none, nor is "pin 2024" unless it is announced.
  `(${anyOf(CODE_WORDS)}${BETWEEN}${IS}\\s*)\\d{4,}(?![\\p{L}\\d])`,
  `(${anyOf(CODE_WORDS)}${BETWEEN}\\s*)\\d{6,}(?![\\p{L}\\d])`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** The text with what strictly looks like a password or a payment code made unreadable. */
export const withoutSecrets = (text: string): string =>
  PATTERNS.reduce((masked, pattern) => masked.replace(pattern, '$1••••••'), text)

// 14 to 19 digits, but not behind a plus: that is the number of a phone.
const DIGITS = /(?:^|[^\d+])(\d(?:[ -]?\d){13,18})(?!\d)/g

/** The check digit of payment cards (ISO/IEC 7812). */
const hasCheckDigit = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

/** Whether a text holds what may be the number of a payment card. */
export const hasCardNumber = (text: string): boolean =>
  [...text.matchAll(DIGITS)].some(([, found = '']) => {
    const digits = found.replace(/\D/g, '')
    return !/^(\d)\1+$/.test(digits) && hasCheckDigit(digits)
  })
