import type { DemoNetwork } from './demo-types.ts'
import { inSix } from './words.ts'

const TIP = inSix(
  'Toko contoh: tidak ada yang memegang kunci alamat ini. Jangan kirim uang sungguhan.',
  'A demo shop: nobody holds the key of this address. Do not send real money.',
  '演示商城：没有人持有此地址的私钥，请勿转入真实资金。',
  'デモショップです。このアドレスの鍵は誰も持っていません。実際のお金は送らないでください。',
  '데모 스토어입니다. 이 주소의 키는 아무도 가지고 있지 않습니다. 실제 돈을 보내지 마세요.',
  'ร้านสาธิต ไม่มีใครถือกุญแจของที่อยู่นี้ โปรดอย่าส่งเงินจริง',
)

/** Digests of the words "lintas demo deposit", dressed as addresses: no private key is known to anybody. */
export const NETWORKS: readonly DemoNetwork[] = [
  {
    name: 'USDT-TRC20',
    address: 'TJH7WUBPHSWk3nShtVnZof8JmD2PmC7TPE',
    minCents: 1_000,
    confirmations: 20,
    tip: TIP,
  },
  {
    name: 'USDT-ERC20',
    address: '0x5b23E887b284efBdDe4146Ae39228B6598940cea',
    minCents: 2_000,
    confirmations: 12,
    tip: TIP,
  },
]
