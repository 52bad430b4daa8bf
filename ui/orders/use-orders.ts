import { useEffect, useRef } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { OrderCounts, OrderFilter, OrderSummary } from '../../domain/orders/order.ts'
import { ok } from '../../domain/shared/result.ts'
import { useApp } from '../hooks/use-app.ts'
import { type InfiniteList, useInfiniteList } from '../hooks/use-infinite-list.ts'
import { useQuery } from '../hooks/use-query.ts'
import { useStream } from '../hooks/use-stream.ts'

/** The orders of a tab, or those that a number finds; asked for anew when an order has changed here. */
export const useOrderList = (filter: OrderFilter, keyword: string): InfiniteList<OrderSummary, ApiFault> => {
  const { orders } = useApp()
  const changes = useStream(orders.changes$)
  const list = useInfiniteList({
    key: `${filter} ${keyword}`,
    load: (page) => orders.loadOrders(filter, page, keyword === '' ? undefined : keyword),
    identify: ({ id }) => id,
  })
  const { refresh } = list
  const seen = useRef(changes)
  useEffect(() => {
    if (seen.current === changes) return
    seen.current = changes
    // In place of a new key: the old orders stay until the new ones are here, and with them the scroll.
    void refresh()
  }, [changes, refresh])
  return list
}

/** How many orders each tab holds; empty while it is not known. */
export const useOrderCounts = (): { readonly counts: OrderCounts; readonly refresh: () => void } => {
  const { orders } = useApp()
  const version = useStream(orders.changes$)
  const { value, refresh } = useQuery<OrderCounts, never>({
    key: 'counts',
    version,
    load: async () => ok(await orders.loadCounts()),
  })
  return { counts: value ?? {}, refresh: () => void refresh() }
}
