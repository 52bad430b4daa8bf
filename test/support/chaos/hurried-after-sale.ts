import type { TestBackend } from '../backend/backend.ts'
import { applyForRefund } from '../backend/shoppers/after-sale-calls.ts'
import type { OrderCalls } from '../backend/shoppers/order-calls.ts'
import type { SeededRandom } from '../seeded-random.ts'

export const AFTER_SALE_ACTS: readonly string[] = [
  'received',
  'received',
  'refund',
  'refund',
  'refund_withdraw',
  'refund_delivery',
  'comment',
  'comment',
]

// The one that ends in 13 cents is refused by the demo's rule.
const AMOUNTS = ['1.00', '20.13', '24.50']

/** Orders on which an act has a chance; any other is tried now and then. */
const LIKELY: Readonly<Record<string, string>> = {
  received: 'status = 2 and refund_status <> 1',
  refund: 'status in (1, 2, 3) and refund_status = 0',
  comment: 'status in (3, 4)',
}

/** One act after payment, on an order that was paid by the first or the second of the shoppers. */
export const afterSaleAct = async (
  shop: TestBackend,
  shoppers: readonly OrderCalls[],
  random: SeededRandom,
  what: string,
): Promise<number> => {
  const where = random.below(4) === 0 ? 'true' : (LIKELY[what] ?? 'refund_status = 1')
  const paid = await shop.deps.database.query<{ id: number; user_id: number }>(
    `select id, user_id from orders where paid_at is not null and not is_hidden and ${where} order by id`,
  )
  if (paid.length === 0) return 0
  const { id, user_id: userId } = random.pick(paid)
  const owner = shoppers[userId - 1]
  if (owner === undefined) return 0
  const order = await owner.detail(id)
  // Put away meanwhile.
  if (order === null) return 0
  const { status, total_price, products } = order
  if (what === 'refund') {
    const change =
      status === 1
        ? { amount: total_price, receiving_status: 0 }
        : { amount: random.pick(AMOUNTS), service_type: random.below(2) }
    return (await applyForRefund(shop, owner.token, id, change)).code
  }
  const line = random.pick<{ product_id: number }>(products)
  const form = {
    order_id: id,
    ...{ express_name: 'JNE', express_number: '12345' },
    ...{
      product_id: line.product_id,
      product_score: 1 + random.below(5),
      service_score: 3,
      postage_score: 5,
    },
    comment: 'x',
  }
  return (await shop.post(`/api/order/${what}`, form, owner.token)).code
}
