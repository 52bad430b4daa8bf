import type { DemoNetwork } from './demo-types.ts'

const TIP = {
  id: 'Toko contoh: tidak ada yang memegang kunci alamat ini. Jangan kirim uang sungguhan.',
  en: 'A demo shop: nobody holds the key of this address. Do not send real money.',
}

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
