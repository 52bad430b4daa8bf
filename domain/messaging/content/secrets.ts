// messaging.md 7: passwords and payment codes are never shown in a talk, whoever sent them.
const SECRET_WORDS = [
  'passwords?',
  'passcode',
  'payment (?:code|password|pin)',
  'pin',
  'kata sandi',
  'sandi',
  '(?:kode|pin) pembayaran',
  '(?:支付)?密码',
  '支付密碼',
  'パスワード',
  '(?:支払い)?暗証番号',
  '비밀번호',
  'รหัสผ่าน',
].join('|')

const SECRET = new RegExp(
  `((?:^|[^\\p{L}\\p{N}])(?:${SECRET_WORDS})(?:\\s+(?:saya|is|adalah|my)|は|는|은|是|คือ)?\\s*[:=：]?\\s*)(?=\\S*\\d)(\\S{4,})`,
  'giu',
)

/** The text with what looks like a password or a payment code made unreadable. */
export const withoutSecrets = (text: string): string => text.replace(SECRET, '$1••••••')
