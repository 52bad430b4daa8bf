import { callLater, loadLater } from '../shared/later.ts'
import { createState } from '../shared/state-stream.ts'
import type { OrdersDeps } from './create-orders.ts'
import type { OrdersContext } from './orders-context.ts'

/** The orders context, whose code is fetched when a screen first needs it: a visitor never does. */
export const createLazyOrders = (deps: Omit<OrdersDeps, 'changes$'>): OrdersContext => {
  const changes$ = createState(0)
  const orders = loadLater(async () => {
    const { createOrders } = await import('./create-orders.ts')
    return createOrders({ ...deps, changes$ })
  }, deps.notices)
  return {
    changes$: changes$.stream,
    preview: callLater(orders, (part) => part.preview),
    submit: callLater(orders, (part) => part.submit),
    loadPayable: callLater(orders, (part) => part.loadPayable),
    pay: callLater(orders, (part) => part.pay),
    loadOrders: callLater(orders, (part) => part.loadOrders),
    loadCounts: async () => (await orders())?.loadCounts() ?? {},
    loadOrder: callLater(orders, (part) => part.loadOrder),
    cancel: callLater(orders, (part) => part.cancel),
    confirmReceipt: callLater(orders, (part) => part.confirmReceipt),
    remove: callLater(orders, (part) => part.remove),
    buyAgain: callLater(orders, (part) => part.buyAgain),
  }
}
