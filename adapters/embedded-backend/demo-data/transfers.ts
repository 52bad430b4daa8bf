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
    refuseReason: {
      id: 'Jumlah pada bukti tidak terbaca. Silakan unggah foto yang lebih jelas.',
      en: 'The amount on the evidence cannot be read. Please upload a clearer picture.',
    },
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
    refuseReason: {
      id: 'Dompet tujuan menolak kiriman. Dana sudah kembali ke saldo.',
      en: 'The receiving wallet rejected the transfer. The money is back in the balance.',
    },
  },
  { ...CHAIN, kind: 'recharge', amountCents: 20_000, status: 1, secondsAgo: 9 * DAY + 7_200 },
  { ...CARD, kind: 'extract', amountCents: 35_000, status: 0, secondsAgo: 6 * DAY },
]
