import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Payable, PayTarget } from '../../../domain/orders/order.ts'
import { fail } from '../../../domain/shared/result.ts'
import { type Query, useQuery } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { queryOfTarget } from './pay-target.ts'

/** What is owed, asked for anew whenever an order has changed here. */
export const usePayable = (target: PayTarget | undefined): Query<Payable, ApiFault> => {
  const { orders } = useApp()
  const version = useStream(orders.changes$)
  return useQuery({
    key: target ? queryOfTarget(target) : '',
    version,
    load: () => (target ? orders.loadPayable(target) : Promise.resolve(fail({ kind: 'cancelled' } as const))),
  })
}
