import { useEffect, useRef } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { RefundStatus } from '../../../domain/orders/order-status.ts'
import type { Refund } from '../../../domain/orders/refund-progress.ts'
import { useApp } from '../../hooks/use-app.ts'
import { type Query, useQuery } from '../../hooks/use-query.ts'
import { useStream } from '../../hooks/use-stream.ts'
import { LOOK_EVERY_MS } from '../use-order.ts'

/** One application, kept fresh without a word while it is open and somebody can see it. */
export const useRefund = (orderId: string): Query<Refund, ApiFault> => {
  const { orders, clock, lifecycle } = useApp()
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
  const { isVisible, isOnline } = useStream(lifecycle.life$)
  const looks = value?.status === RefundStatus.underWay && isVisible && isOnline
  useEffect(() => {
    if (!looks) return undefined
    const look = (): void => {
      void refresh()
      timer = clock.after(LOOK_EVERY_MS, look)
    }
    let timer = clock.after(LOOK_EVERY_MS, look)
    return () => timer.cancel()
  }, [looks, clock, refresh])
  return query
}
