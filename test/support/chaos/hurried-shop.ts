import { startBackend, type TestBackend } from '../backend/backend.ts'
import {
  HEADPHONES,
  type OrderCalls,
  orderCalls,
  RADIO,
  TENT,
  wait,
} from '../backend/shoppers/order-calls.ts'
import { smallWorld } from '../backend/world/small-world.ts'
import type { SeededRandom } from '../seeded-random.ts'
import { AFTER_SALE_ACTS, afterSaleAct } from './hurried-after-sale.ts'

type Group = { readonly owner: OrderCalls; readonly tradeNumber: string; readonly ids: readonly number[] }

export type HurriedShop = {
  readonly shop: TestBackend
  /** One act of one shopper, both random; says what it was and how it ended. */
  readonly act: () => Promise<string>
}

const CODE = 'HEMAT10'
const HOUR = 3_600_000
const DELAYS = [1_000, 30_000, HOUR, 100 * HOUR]
const ACTS = [
  ...['submit', 'submit', 'pay', 'pay', 'pay-one', 'cancel', 'delete', 'again', 'wait', 'wait'],
  ...AFTER_SALE_ACTS,
]

/** A shop with few pieces and few uses of its code, and two shoppers who do whatever comes to mind. */
export const openHurriedShop = async (random: SeededRandom): Promise<HurriedShop> => {
  const promos = smallWorld.promos.map((promo) => ({ ...promo, perPerson: 2, usageLimit: 3 }))
  const shop = await startBackend({ world: { ...smallWorld, promos } })
  const groups: Group[] = []
  const shoppers = [
    orderCalls(shop, await shop.signIn()),
    orderCalls(shop, await shop.signIn('budi@example.com'), 2),
  ]

  const submit = async (calls: OrderCalls): Promise<number> => {
    const ids: number[] = []
    for (const goods of [HEADPHONES, RADIO, TENT].filter(() => random.below(2) === 0)) {
      const { data } = await shop.post('/api/cart/add', { ...goods, num: 1 + random.below(2) }, calls.token)
      if (data?.cart_id) ids.push(data.cart_id)
    }
    const goods = ids.length > 0 ? { cart_ids: ids.join(',') } : TENT
    const { code, data } = await calls.submit(goods, random.below(2) ? { promo_code: CODE } : {})
    if (code === 1) groups.push({ owner: calls, tradeNumber: data.out_trade_no, ids: data.order_ids })
    return code
  }

  const touch = async (what: string): Promise<number> => {
    if (groups.length === 0) return 0
    const { owner, tradeNumber, ids } = random.pick(groups)
    const orderId = random.pick(ids)
    if (what === 'pay') return (await owner.pay({ out_trade_no: tradeNumber })).code
    if (what !== 'pay-one') return (await owner.act(what, orderId)).code
    const form = { order_id: orderId, pay_token: await owner.proof() }
    return (await shop.post('/api/user/pay', form, owner.token)).code
  }

  const run = async (what: string): Promise<number> => {
    if (what === 'submit') return submit(random.pick(shoppers))
    if (AFTER_SALE_ACTS.includes(what)) return afterSaleAct(shop, shoppers, random, what)
    if (what !== 'wait') return touch(what)
    await wait(shop, random.pick(DELAYS))
    return 1
  }

  return {
    shop,
    act: async () => {
      const what = random.pick(ACTS)
      return `${what} ${(await run(what)) === 1 ? 'done' : 'refused'}`
    },
  }
}
