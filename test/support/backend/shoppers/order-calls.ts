import { runDue } from '../../../../adapters/embedded-backend/worker/worker.ts'
import type { Answer, TestBackend } from '../backend.ts'

// The products of the small world.
export const HEADPHONES = { product_id: 1, mer_id: 1, spec: 'Hitam' }
export const RADIO = { product_id: 2, mer_id: 1 }
export const TENT = { product_id: 3, mer_id: 2 }

/** The calls of a shopper's purchase, for tests that are about what happens to it. */
export type OrderCalls = {
  readonly token: string
  readonly submit: (goods?: object, change?: object) => Promise<Answer>
  readonly proof: () => Promise<string>
  /** Proves the code and pays the group. */
  readonly pay: (group: { out_trade_no: string }, change?: object) => Promise<Answer>
  /** Submits and pays; gives the id of the first order. */
  readonly buy: (goods?: object) => Promise<number>
  readonly act: (what: string, orderId: number) => Promise<Answer>
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it expects
  readonly detail: (orderId: number) => Promise<any>
  /** The balance in whole cents. */
  readonly money: () => Promise<number>
}

const CODE = '246810'

/** Calls as Sari, who has an address, money and a payment code, or as whoever `token` belongs to. */
export const orderCalls = (
  shop: TestBackend,
  token: string,
  addressId = 1,
  paymentCode = CODE,
): OrderCalls => {
  const submit: OrderCalls['submit'] = (goods = TENT, change = {}) =>
    shop.post('/api/order/merSubmit', { address_id: addressId, number: 1, ...goods, ...change }, token)
  const proof = async (): Promise<string> =>
    (await shop.post('/api/user/verify_pay', { password_pay: paymentCode }, token)).data?.pay_token ?? ''
  const pay: OrderCalls['pay'] = async ({ out_trade_no }, change = {}) =>
    shop.post('/api/order/merPay', { out_trade_no, pay_token: await proof(), ...change }, token)
  return {
    token,
    submit,
    proof,
    pay,
    buy: async (goods) => {
      const { data } = await submit(goods)
      await pay(data)
      return data.order_ids[0]
    },
    act: (what, orderId) => shop.post(`/api/order/${what}`, { order_id: orderId }, token),
    detail: async (orderId) => (await shop.get(`/api/order/detail?order_id=${orderId}`, token)).data,
    money: async () => Math.round(Number((await shop.get('/api/user/getUserInfo', token)).data.money) * 100),
  }
}

export const stockOf = async ({ deps }: TestBackend, productId: number): Promise<number> => {
  const rows = await deps.database.query<{ stock: number }>(
    'select sum(stock)::bigint as stock from variants where product_id = $1',
    [productId],
  )
  return rows[0]?.stock ?? 0
}

/** Time goes by, and the simulated staff do what is due. */
export const wait = async ({ deps, clock }: TestBackend, ms: number): Promise<void> => {
  clock.advance(ms)
  await runDue(deps, Math.floor(clock.now() / 1000))
}
