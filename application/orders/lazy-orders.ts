import { callsLater, loadOfSession } from '../shared/later.ts'
import { createState } from '../shared/state-stream.ts'
import type { AfterSaleDeps } from './create-after-sale.ts'
import type { OrdersDeps } from './create-orders.ts'
import type { OrdersContext } from './orders-context.ts'

type LazyDeps = Omit<OrdersDeps, 'changes$' | 'lately'> & Pick<AfterSaleDeps, 'languageState'>

/** The orders context, whose code is fetched when a screen first needs it: a visitor never does. */
export const createLazyOrders = (deps: LazyDeps): OrdersContext => {
  const changes$ = createState(0)
  const lately: OrdersDeps['lately'] = new Map()
  const orders = loadOfSession(async (api) => {
    const { createOrders } = await import('./create-orders.ts')
    return createOrders({ ...deps, api, changes$, lately })
  }, deps)
  const calls = callsLater(orders, [
    'preview',
    'submit',
    'loadPayable',
    'pay',
    'loadOrders',
    'loadOrder',
    'cancel',
    'confirmReceipt',
    'remove',
    'buyAgain',
  ])
  const afterSale = loadOfSession(async (api) => {
    const { createAfterSale } = await import('./create-after-sale.ts')
    const changed = (): void => {
      changes$.update((count) => count + 1)
      void deps.refreshUser()
    }
    return createAfterSale({ ...deps, api, changed })
  }, deps)
  return {
    changes$: changes$.stream,
    loadCounts: async () => (await orders())?.loadCounts() ?? {},
    ...calls,
    ...callsLater(afterSale, [
      'applyRefund',
      'loadRefund',
      'sendReturnParcel',
      'withdrawRefund',
      'submitReview',
      'submitComplaint',
      'loadComplaints',
      'hasComplaint',
    ]),
  }
}
