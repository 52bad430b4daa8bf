import { useRef } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { type Query, usePolling, useQuery } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
/** One application, kept fresh without a word while it is open and somebody can see it. */
export const useRefund = (orderId: string): Query<Refund, ApiFault> => {
  const { orders } = useApp()
  const changes = useStream(orders.changes$)
  const isKnown = useRef(false)
  const query = useQuery<Refund, ApiFault>({
    key: orderId,
    version: changes,
    load: async () => {
      const answer = await orders.loadRefund(orderId, { isQuiet: isKnown.current })
      if (answer.ok) isKnown.current = true
      return answer
    },
  })
  const { value, refresh } = query
  usePolling(value?.status === RefundStatus.underWay, refresh)
  return query
}
