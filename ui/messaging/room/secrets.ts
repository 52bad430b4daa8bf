// messaging.md 7: passwords and payment codes are never shown in a talk, whoever sent them.
const SECRET_WORDS = [
  'passwords?',
  'passcode',
  'payment (?:code|password|pin)',
  'pin',
  'kata sandi',
  'sandi',
  'kode pembayaran',
  '(?:支付)?密码',
  '支付密碼',
  'パスワード',
  '暗証番号',
  '비밀번호',
  'รหัสผ่าน',
].join('|')

const SECRET = new RegExp(
  `((?<![\\p{L}\\p{N}])(?:${SECRET_WORDS})(?:\\s+(?:saya|is|adalah|my)|は|는|은|是|คือ)?\\s*[:=：]?\\s*)(?=\\S*\\d)(\\S{4,})`,
  'giu',
)

/** The text with what looks like a password or a payment code made unreadable. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '$1••••••')

// Behind a plus stands the number of a phone.
const DIGITS = /(?<![\d+])\d(?:[ -]?\d){13,18}(?!\d)/g

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
  [...text.matchAll(DIGITS)].some(([found]) => {
    const digits = found.replace(/\D/g, '')
    return !/^(\d)\1+$/.test(digits) && hasCheckDigit(digits)
  })
