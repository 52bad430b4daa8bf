import { useEffect, useMemo, useRef } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { afterAccepted } from '../../../domain/orders/accepted-acts.ts'
import type { OrderCounts, OrderFilter, OrderSummary } from '../../../domain/orders/order.ts'
import { ok } from '../../../domain/shared/result.ts'
import { type InfiniteList, useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
/** The orders of a tab, or those matching a number; reloaded when an order has changed. */
export const useOrderList = (filter: OrderFilter, keyword: string): InfiniteList<OrderSummary, ApiFault> => {
  const { orders } = useApp()
  const changes = useStream(orders.changes$)
  const list = useInfiniteList({
    key: `${filter} ${keyword}`,
    load: (page) => orders.loadOrders(filter, page, keyword === '' ? undefined : keyword),
    identify: ({ id }) => id,
  })
  const { reload } = list
  const accepted = useStream(orders.accepted$)
  const rows = useMemo(
    () => list.rows.map((order) => afterAccepted(order, accepted.get(order.id))),
    [list.rows, accepted],
  )
  const latest = useRef({ changes, isShownAgain: false })
  // Runs for each change, and when the kept page is shown again, because parcels move on. All pages are reloaded, so
  // that the place in a long list is kept.
  useEffect(() => {
    const { changes: seen, isShownAgain } = latest.current
    latest.current = { changes, isShownAgain: true }
    if (seen !== changes || isShownAgain) void reload()
  }, [changes, reload])
  return { ...list, rows }
}

/** The number of orders in each tab; empty while unknown. */
export const useOrderCounts = (): { readonly counts: OrderCounts; readonly refresh: () => void } => {
  const { orders } = useApp()
  const version = useStream(orders.changes$)
  const { value, refresh } = useQuery<OrderCounts, never>({
    key: 'counts',
    version,
    load: async () => ok(await orders.loadCounts()),
  })
  const isShownAgain = useRef(false)
  useEffect(() => {
    if (isShownAgain.current) void refresh()
    isShownAgain.current = true
  }, [refresh])
  return { counts: value ?? {}, refresh: () => void refresh() }
}
