import { useCallback, useMemo, useRef } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import { afterAccepted } from '../../domain/orders/accepted-acts.ts'
import type { OrderDetail } from '../../domain/orders/order.ts'
import { OrderStatus } from '../../domain/orders/order-status.ts'
import { fail } from '../../domain/shared/result.ts'
import { type Query, usePolling, useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'

type LookedAt = {
  readonly query: Query<OrderDetail, ApiFault>
  /** The order is being deleted: it is not loaded any more. */
  readonly leave: (isLeaving: boolean) => void
}

const mayMoveByItself = (order: OrderDetail | undefined): boolean =>
  order?.status === OrderStatus.toShip || order?.status === OrderStatus.shipped

/** One order, polled while its page is visible. */
export const useOrder = (orderId: string): LookedAt => {
  const { orders } = useApp()
  const changes = useStream(orders.changes$)
  const known = useRef<string | undefined>(undefined)
  const isLeft = useRef(false)
  const query = useQuery<OrderDetail, ApiFault>({
    key: orderId,
    version: changes,
    load: async () => {
      if (orderId === '' || isLeft.current) return fail({ kind: 'cancelled' })
      // If reloading fails, the shown data stay; only an empty page shows an error.
      const answer = await orders.loadOrder(orderId, { isQuiet: known.current === orderId })
      if (answer.ok) known.current = orderId
      return answer
    },
  })
  const accepted = useStream(orders.accepted$).get(orderId)
  const loaded = query.value
  // Accepted changes are shown even if reloading has failed.
  const value = useMemo(() => loaded && afterAccepted(loaded, accepted), [loaded, accepted])
  const { refresh } = query
  usePolling(mayMoveByItself(value), refresh)
  const leave = useCallback((isLeaving: boolean) => {
    isLeft.current = isLeaving
  }, [])
  return { query: { ...query, value }, leave }
}
