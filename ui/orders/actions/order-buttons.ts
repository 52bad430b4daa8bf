import type { OrderSummary } from '../../../domain/orders/order.ts'
import { allowedActions, type OrderAction } from '../../../domain/orders/order-actions.ts'
import { OrderStatus } from '../../../domain/orders/order-status.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { queryOfTarget } from '../payment/PayableStates.tsx'

/** An act as a screen offers it: a way to another page, or a press. */
export type OrderButton = {
  readonly action: OrderAction
  readonly wordKey: string
  readonly href: string | undefined
}

const WORDS: Readonly<Record<OrderAction, string>> = {
  pay: 'pay',
  cancel: 'cancel',
  chat: 'chat',
  refund: 'refund',
  logistics: 'logistics',
  receive: 'receive',
  review: 'review',
  again: 'again',
  delete: 'delete',
  'view-after-sale': 'viewAfterSale',
}

/** The page of one order. */
export const hrefOfOrder = ({ id }: Pick<OrderSummary, 'id'>): string =>
  `/orderInfo/${encodeURIComponent(id)}`

const hrefOf = (action: OrderAction, order: OrderSummary): string | undefined => {
  const id = encodeURIComponent(order.id)
  switch (action) {
    case 'pay':
      return `/checkout?${queryOfTarget({ kind: 'order', orderId: order.id })}`
    case 'logistics':
      return hrefOfOrder(order)
    case 'refund':
    case 'view-after-sale':
      return `/refund/${id}`
    case 'review':
      return `/comment?order=${id}`
    case 'chat':
      return `/chatRoomDetail/${encodeURIComponent(order.shop.shopId)}?order=${id}`
    default:
      return undefined
  }
}

/** What can be done with an order now, the most important first; without what leads to no page yet. */
export const buttonsOf = (order: OrderSummary, nowSeconds: number): readonly OrderButton[] => {
  const isFinal = order.status === OrderStatus.received || order.status === OrderStatus.completed
  const hasUnreviewed = isFinal && order.lines.some((line) => !line.isReviewed)
  return (
    allowedActions({ ...order, hasUnreviewed }, nowSeconds)
      .map((action) => ({ action, wordKey: `orders.action.${WORDS[action]}`, href: hrefOf(action, order) }))
      .filter(({ href }) => href === undefined || hasScreen(href))
      // A list that names no shops (api.md 4) leaves nobody to talk to; the order's own page does.
      .filter(({ action }) => action !== 'chat' || order.shop.shopId !== '')
  )
}
