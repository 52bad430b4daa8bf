import { inSix } from '../words.ts'
import type { DemoTransfer } from './demo-person.ts'

const DAY = 86_400
const CARD = { by: 'card', bank: 'Bank Cendana', cardNumber: '8810245500142' } as const
const CHAIN = { by: 'chain', network: 'USDT-TRC20' } as const

/** What the demo shopper has paid in and taken out: every way, and every end of an audit. */
export const RANIS_TRANSFERS: readonly DemoTransfer[] = [
  { ...CARD, kind: 'recharge', amountCents: 54_060, status: 1, secondsAgo: 70 * DAY },
  {
    kind: 'recharge',
    by: 'manual',
    amountCents: 9_500,
    status: 2,
    secondsAgo: 61 * DAY,
    refuseReason: inSix(
      'Jumlah pada bukti tidak terbaca. Silakan unggah foto yang lebih jelas.',
      'The amount on the evidence cannot be read. Please upload a clearer picture.',
      '凭证上的金额无法辨认，请上传更清晰的图片。',
      '証明画像の金額が読み取れません。より鮮明な画像をアップロードしてください。',
      '증빙 자료의 금액을 확인할 수 없습니다. 더 선명한 사진을 올려 주세요.',
      'อ่านยอดเงินบนหลักฐานไม่ออก กรุณาอัปโหลดรูปที่ชัดขึ้น',
    ),
  },
  { kind: 'recharge', by: 'manual', amountCents: 25_000, status: 1, secondsAgo: 60 * DAY },
  { ...CARD, kind: 'extract', amountCents: 25_000, status: 1, secondsAgo: 44 * DAY, auditSeconds: 5_400 },
  {
    ...CARD,
    kind: 'recharge',
    amountCents: 150_000,
    status: 1,
    secondsAgo: 32 * DAY + 3_600,
    auditSeconds: 1_200,
  },
  {
    ...CHAIN,
    kind: 'extract',
    address: 'TG82FgvAweymmwqQtFxtVUzGzx6DCgjncN',
    amountCents: 12_000,
    status: 2,
    secondsAgo: 24 * DAY,
    refuseReason: inSix(
      'Dompet tujuan menolak kiriman. Dana sudah kembali ke saldo.',
      'The receiving wallet rejected the transfer. The money is back in the balance.',
      '收款钱包拒绝了这笔转账，款项已退回余额。',
      '受取先のウォレットが送金を拒否しました。資金は残高に戻っています。',
      '받는 지갑에서 송금을 거부했습니다. 금액은 잔액으로 돌려드렸습니다.',
      'กระเป๋าเงินปลายทางปฏิเสธการโอน เงินคืนเข้ายอดเงินแล้ว',
    ),
  },
  { ...CHAIN, kind: 'recharge', amountCents: 20_000, status: 1, secondsAgo: 9 * DAY + 7_200 },
  { ...CARD, kind: 'extract', amountCents: 35_000, status: 0, secondsAgo: 6 * DAY },
]
