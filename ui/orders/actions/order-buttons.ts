import type { OrderSummary } from '../../../domain/orders/order.ts'
import { type OrderAction, stageActs } from '../../../domain/orders/order-actions.ts'
import { queryOfTarget } from '../../../domain/orders/order-address.ts'
import { hasScreen } from '../../navigation/routes.ts'

/** An action on screen: a link, or a button. */
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

/** An order's buttons: in its row or bar, the primary one first, and the others. */
export type OrderButtonsOf = {
  readonly shown: readonly OrderButton[]
  readonly quiet: readonly OrderButton[]
}

/** The possible actions of an order by its stage; those without a page are left out. */
export const buttonsOf = (order: OrderSummary, nowSeconds: number): OrderButtonsOf => {
  const { main, second, quiet } = stageActs(order, nowSeconds)
  const buttons = (actions: readonly (OrderAction | undefined)[]): readonly OrderButton[] =>
    actions
      .filter((action) => action !== undefined)
      .map((action) => ({ action, wordKey: `orders.action.${WORDS[action]}`, href: hrefOf(action, order) }))
      .filter(({ href }) => href === undefined || hasScreen(href))
  return { shown: buttons([main, second]), quiet: buttons(quiet) }
}
