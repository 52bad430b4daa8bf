import { RESTLESS_CODE, type RestlessShopper } from '../../support/backend/shoppers/restless-shopper.ts'
import type { Caller } from './caller.ts'
import { type Figures, measure } from './timings.ts'

const READS = [
  '/api/index/product?page=1',
  '/api/index/hot_product?page=3',
  '/api/index/product?category_id=3&page=40',
  '/api/index/product?category_id=2&sort=price',
  '/api/product/search?sort=new&page=400',
  '/api/product/search?title=tas',
  '/api/product/search?title=batik&sort=price',
  '/api/product/search?title=ulit',
  '/api/product/suggest?title=ba',
  '/api/merchant/detail?mer_id=1&page=5',
  '/api/product/detail?product_id=5',
  '/api/index/hot_merchant',
]

type Given = {
  readonly caller: Caller
  readonly shoppers: readonly RestlessShopper[]
  readonly workers: number
  readonly seconds: number
}

const shelfOf = ({ shelf }: RestlessShopper, turn: number): number => shelf[turn % shelf.length] ?? 0

/** Lists, searches, details; then writes to carts; then orders that are paid. */
export const loadShop = async ({
  caller,
  shoppers,
  workers,
  seconds,
}: Given): Promise<readonly Figures[]> => {
  const at = (worker: number): RestlessShopper => {
    const shopper = shoppers[worker % shoppers.length]
    if (!shopper) throw new Error('nobody shops')
    return shopper
  }
  const reads = await measure('catalogue reads', workers, seconds, async (worker, turn) => {
    const path = READS[(worker * 5 + turn) % READS.length] ?? ''
    return (await caller.get(path)).code === 1
  })
  const carts = await measure('cart writes', workers, seconds, async (worker, turn) => {
    const body = { product_id: shelfOf(at(worker), turn), number: 1, spec: '' }
    return (await caller.post('/api/cart/add', body, { token: at(worker).token })).code === 1
  })
  let number = 0
  const payments = await measure(
    'orders placed and paid',
    Math.min(workers, shoppers.length),
    seconds,
    async (worker, turn) => {
      const { token, addressId } = at(worker)
      const post = (path: string, body: object) => caller.post(path, body, { token })
      number += 1
      const { data: group } = await post('/api/order/merSubmit', {
        product_id: shelfOf(at(worker), turn),
        number: 1,
        address_id: addressId,
        request_id: number.toString(16).padStart(16, '0'),
      })
      if (!group?.out_trade_no) return false
      const proof = await post('/api/user/verify_pay', { password_pay: RESTLESS_CODE })
      const payment = { out_trade_no: group.out_trade_no, pay_token: proof.data?.pay_token }
      return (await post('/api/order/merPay', payment)).code === 1
    },
  )
  return [reads, carts, payments]
}
