import type { OrderSummary } from '../../../domain/orders/order.ts'
import { type OrderAction, stageActs } from '../../../domain/orders/order-actions.ts'
import { queryOfTarget } from '../../../domain/orders/order-address.ts'
import { hasScreen } from '../../navigation/routes.ts'

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
      return `/payment?${queryOfTarget({ kind: 'order', orderId: order.id })}`
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

/** The buttons of an order: in its row or bar, the one that stands out first, and the quiet ones. */
export type OrderButtonsOf = {
  readonly shown: readonly OrderButton[]
  readonly quiet: readonly OrderButton[]
}

/** What can be done with an order now, by its stage; without what leads to no page yet. */
export const buttonsOf = (order: OrderSummary, nowSeconds: number): OrderButtonsOf => {
  const { main, second, quiet } = stageActs(order, nowSeconds)
  const buttons = (actions: readonly (OrderAction | undefined)[]): readonly OrderButton[] =>
    actions
      .filter((action) => action !== undefined)
      .map((action) => ({ action, wordKey: `orders.action.${WORDS[action]}`, href: hrefOf(action, order) }))
      .filter(({ href }) => href === undefined || hasScreen(href))
  return { shown: buttons([main, second]), quiet: buttons(quiet) }
}
