import type { PayTarget } from '../../../domain/orders/order.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'

/** What is to be paid, from the address: `?no=` a group's trade number, `?order=` one order. */
export const targetFrom = (search: ScreenSearch): PayTarget | undefined => {
  const tradeNumber = search.get('no')
  if (tradeNumber) return { kind: 'group', tradeNumber }
  const orderId = search.get('order')
  return orderId ? { kind: 'order', orderId } : undefined
}

export const queryOfTarget = (target: PayTarget): string =>
  target.kind === 'group'
    ? `no=${encodeURIComponent(target.tradeNumber)}`
    : `order=${encodeURIComponent(target.orderId)}`
