import type { Answer, TestBackend } from '../backend.ts'
import { wait } from './order-calls.ts'

/** The smallest pictures there are, and what only pretends to be one. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (letter) => letter.charCodeAt(0),
)
export const TRON_ADDRESS = 'TG82FgvAweymmwqQtFxtVUzGzx6DCgjncN'
export const CARD = { real_name: 'Sari', bank_card: '8810 2455-00', bank_name: 'Bank Cendana' }

/** The calls of a shopper's wallet. */
export type WalletCalls = {
  readonly token: string
  readonly upload: (bytes?: Uint8Array, name?: string, type?: string) => Promise<Answer>
  /** An uploaded picture's address; each is another picture. */
  readonly evidence: () => Promise<string>
  readonly recharge: (fields: object) => Promise<Answer>
  readonly withdraw: (fields: object) => Promise<Answer>
  readonly log: (which: 'recharge' | 'extract', status?: string) => Promise<Answer['data']>
  readonly bill: (type?: string, page?: string) => Promise<Answer['data']>
  /** The balance in whole cents. */
  readonly money: () => Promise<number>
  /** Lets the audits that are due come about. */
  readonly audited: () => Promise<void>
}

const CODE = '246810'

let pictures = 0
/** A picture that nobody has uploaded before: a reader of pictures passes over what follows the end. */
const anotherPicture = (): Uint8Array => {
  pictures += 1
  return Uint8Array.from([...PNG, ...new TextEncoder().encode(String(pictures))])
}

export const walletCalls = (shop: TestBackend, token: string): WalletCalls => {
  const upload: WalletCalls['upload'] = async (bytes = PNG, name = 'bukti.png', type = 'image/png') => {
    const form = new FormData()
    form.set('file', new File([bytes.slice()], name, { type }))
    const request = new Request('http://shop.test/api/user/evidence', {
      method: 'POST',
      headers: { token, cookie: 'lintas_lang=en' },
      body: form,
    })
    const response = await shop.fetch(request)
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) }
  }
  return {
    token,
    upload,
    evidence: async () => (await upload(anotherPicture())).data.url,
    recharge: (fields) =>
      shop.post('/api/user/recharge', { recharge_type: 0, price: '10.00', ...fields }, token),
    withdraw: (fields) =>
      shop.post(
        '/api/user/extract',
        { extract_type: 0, price: '10.00', password_pay: CODE, ...CARD, ...fields },
        token,
      ),
    log: async (which, status = 'all') =>
      (await shop.get(`/api/user/${which}_log?status=${status}`, token)).data,
    bill: async (type = 'all', page = '') =>
      (await shop.get(`/api/user/bill?type=${type}${page}`, token)).data,
    money: async () => Math.round(Number((await shop.get('/api/user/getUserInfo', token)).data.money) * 100),
    audited: () => wait(shop, shop.deps.config.worker.auditMs),
  }
}
