import type { BackendDeps } from '../backend-deps.ts'
import type { BackendPart } from '../backend-part.ts'
import { shopperRoute } from '../http/route.ts'
import { actRoutes } from './act-routes.ts'
import { FILTERS } from './order-query.ts'
import { payGroup, paySingle } from './pay-routes.ts'
import { preview } from './preview-route.ts'
import { readRoutes } from './read-routes.ts'
import { refundRoutes } from './refund-routes.ts'
import { review } from './review-route.ts'
import { submit } from './submit-route.ts'
import { voucherRoutes } from './voucher-routes.ts'

const countsOf = `select count(*) filter (where ${FILTERS['0']})::bigint as order_unpaid,
  count(*) filter (where (${FILTERS['1']}) or (${FILTERS['2']}))::bigint as order_unreceived
  from orders o where o.user_id = $1 and not o.is_hidden`

/** Orders from preview to refund and review (api.md 4). */
export const ordersPart: BackendPart = {
  name: 'orders',
  routes: (deps: BackendDeps) => [
    shopperRoute('POST', '/api/order/merCreate', preview(deps)),
    shopperRoute('POST', '/api/order/merSubmit', submit(deps)),
    shopperRoute('POST', '/api/order/merPay', payGroup(deps)),
    shopperRoute('POST', '/api/user/pay', paySingle(deps)),
    ...readRoutes(deps),
    ...actRoutes(deps),
    ...refundRoutes(deps),
    shopperRoute('POST', '/api/order/comment', review(deps)),
    ...voucherRoutes(deps),
  ],
  describeShopper: async (sql, shopperId) => {
    const [row] = await sql.query<Record<string, number>>(countsOf, [shopperId])
    return row ?? {}
  },
}
