import { callLater, loadLater } from '../shared/later.ts'
import { createState } from '../shared/state-stream.ts'
import type { AfterSaleDeps } from './create-after-sale.ts'
import type { OrdersDeps } from './create-orders.ts'
import type { OrdersContext } from './orders-context.ts'

type LazyDeps = Omit<OrdersDeps, 'changes$'> & Pick<AfterSaleDeps, 'languageState'>

/** The orders context, whose code is fetched when a screen first needs it: a visitor never does. */
export const createLazyOrders = (deps: LazyDeps): OrdersContext => {
  const changes$ = createState(0)
  const orders = loadLater(async () => {
    const { createOrders } = await import('./create-orders.ts')
    return createOrders({ ...deps, changes$ })
  }, deps.notices)
  const loadOrder = callLater(orders, (part) => part.loadOrder)
  const afterSale = loadLater(async () => {
    const { createAfterSale } = await import('./create-after-sale.ts')
    const changed = (): void => {
      changes$.update((count) => count + 1)
      void deps.refreshUser()
    }
    return createAfterSale({ ...deps, loadOrder, changed })
  }, deps.notices)
  return {
    changes$: changes$.stream,
    preview: callLater(orders, (part) => part.preview),
    submit: callLater(orders, (part) => part.submit),
    loadPayable: callLater(orders, (part) => part.loadPayable),
    pay: callLater(orders, (part) => part.pay),
    loadOrders: callLater(orders, (part) => part.loadOrders),
    loadCounts: async () => (await orders())?.loadCounts() ?? {},
    loadOrder,
    cancel: callLater(orders, (part) => part.cancel),
    confirmReceipt: callLater(orders, (part) => part.confirmReceipt),
    remove: callLater(orders, (part) => part.remove),
    buyAgain: callLater(orders, (part) => part.buyAgain),
    applyRefund: callLater(afterSale, (part) => part.applyRefund),
    loadRefund: callLater(afterSale, (part) => part.loadRefund),
    sendReturnParcel: callLater(afterSale, (part) => part.sendReturnParcel),
    withdrawRefund: callLater(afterSale, (part) => part.withdrawRefund),
    submitReview: callLater(afterSale, (part) => part.submitReview),
    submitComplaint: callLater(afterSale, (part) => part.submitComplaint),
    loadComplaints: callLater(afterSale, (part) => part.loadComplaints),
  }
}
