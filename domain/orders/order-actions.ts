import type { Seconds } from '../shared/time.ts'
import type { OrderSummary } from './order.ts'
import { type OrderState, OrderStatus, RefundStatus, transition } from './order-status.ts'
import { isPayTimeOver } from './payable.ts'
import { hasApplied, mayApplyForRefund } from './refund-terms.ts'

/** What a shopper can do with an order. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  /** Asks the shop, by a message, when it will ship. */
  | 'remind'
  | 'chat'
  | 'refund'
  | 'logistics'
  | 'receive'
  | 'review'
  | 'again'
  | 'delete'
  | 'view-after-sale'

/** The parts of an order that decide which actions are offered. */
export type ActionInput = OrderState & {
  /** Whether a refund was applied for, even if it was withdrawn. */
  readonly hasRefund?: boolean
  /** Whether a line has not been reviewed yet. */
  readonly hasUnreviewed: boolean
  /** Seconds since 1970; an unpaid order cannot be paid after this. */
  readonly expiresAt: Seconds | undefined
}

/**
 * The actions that an order allows, the most important first (api.md 4, allowed actions). Only one refund application
 * per order: a refused or withdrawn one can be viewed, but not repeated (requirement S4).
 */
export const allowedActions = (order: ActionInput, nowSeconds: number): readonly OrderAction[] => {
  const { status, refundStatus, hasUnreviewed, expiresAt } = order
  if (refundStatus === RefundStatus.underWay) return ['view-after-sale', 'chat']
  const refund: readonly OrderAction[] = mayApplyForRefund(order) ? ['refund'] : []
  const afterSale: readonly OrderAction[] = hasApplied(order) ? ['view-after-sale'] : refund
  switch (status) {
    case OrderStatus.unpaid: {
      return isPayTimeOver(expiresAt, nowSeconds) ? ['cancel'] : ['pay', 'cancel']
    }
    case OrderStatus.toShip:
      return [
        ...(transition(order, 'cancelled') ? (['cancel'] as const) : []),
        ...afterSale,
        'remind',
        'chat',
      ]
    case OrderStatus.shipped:
      return ['receive', 'logistics', ...afterSale, 'chat']
    case OrderStatus.received:
      // Requirement S4: reviews are possible after completion.
      return ['again', ...afterSale, 'chat']
    case OrderStatus.completed:
      return [...(hasUnreviewed ? (['review'] as const) : []), 'again', ...afterSale, 'chat', 'delete']
    case OrderStatus.cancelled:
      return ['again', 'delete']
    case OrderStatus.refunded:
      return ['view-after-sale', 'again', 'delete']
    default:
      return []
  }
}

/** The actions of an order in a list or on its own page, the most important first. */
const actionsOf = (order: OrderSummary, nowSeconds: Seconds): readonly OrderAction[] => {
  const isFinal = order.status === OrderStatus.received || order.status === OrderStatus.completed
  const hasUnreviewed = isFinal && order.lines.some((line) => !line.isReviewed)
  // A list that names no shops (api.md 4) offers no chat; the order's own page does.
  return allowedActions({ ...order, hasUnreviewed }, nowSeconds).filter(
    (action) => (action !== 'chat' && action !== 'remind') || order.shop.shopId !== '',
  )
}

/** The stage of an order, which decides how its actions are laid out. */
export type OrderStage =
  | 'unpaid'
  | 'to-ship'
  | 'shipped'
  | 'arrived'
  | 'received'
  | 'completed'
  | 'after-sale'
  | 'closed'

/** The stage of an order. An order without tracking may have arrived, because nobody can tell where it is. */
export const stageOf = (
  order: Pick<OrderSummary, 'status' | 'refundStatus' | 'parcel' | 'hasArrived'>,
): OrderStage => {
  if (order.refundStatus === RefundStatus.underWay) return 'after-sale'
  switch (order.status) {
    case OrderStatus.unpaid:
      return 'unpaid'
    case OrderStatus.toShip:
      return 'to-ship'
    case OrderStatus.shipped:
      return order.hasArrived === true || order.parcel.length === 0 ? 'arrived' : 'shipped'
    case OrderStatus.received:
      return 'received'
    case OrderStatus.completed:
      return 'completed'
    default:
      return 'closed'
  }
}

type StageActions = { readonly main: readonly OrderAction[]; readonly second: readonly OrderAction[] }

/**
 * For each stage the prominent and secondary actions, in order of preference: the first allowed one of each row is
 * shown.
 */
const STAGES: Readonly<Record<OrderStage, StageActions>> = {
  unpaid: { main: ['pay', 'cancel'], second: ['cancel'] },
  'to-ship': { main: ['remind'], second: ['chat', 'cancel'] },
  shipped: { main: ['logistics'], second: ['chat'] },
  arrived: { main: ['receive'], second: ['logistics', 'chat'] },
  received: { main: ['again'], second: ['chat'] },
  completed: { main: ['review', 'again'], second: ['again', 'chat', 'delete'] },
  'after-sale': { main: ['view-after-sale'], second: ['chat'] },
  closed: { main: ['again'], second: ['view-after-sale', 'delete'] },
}

/** The layout of an order's actions: one primary, one secondary, the rest in a menu. */
export type StageActs = {
  readonly main: OrderAction | undefined
  readonly second: OrderAction | undefined
  readonly quiet: readonly OrderAction[]
}

/** The layout of an order's allowed actions, the same in the list and on its page. */
export const stageActs = (order: OrderSummary, nowSeconds: Seconds): StageActs => {
  const allowed = actionsOf(order, nowSeconds)
  const wanted = STAGES[stageOf(order)]
  const main = wanted.main.find((act) => allowed.includes(act))
  const second = wanted.second.find((act) => act !== main && allowed.includes(act))
  const isQuiet = (act: OrderAction): boolean => act !== main && act !== second
  return { main, second, quiet: allowed.filter((act) => isQuiet(act) && act !== 'chat') }
}

/** The action that a running order needs next; `view` where the shopper can only wait. */
type NextAct = Extract<OrderAction, 'pay' | 'receive' | 'logistics' | 'review' | 'view-after-sale'> | 'view'

/** The next action of an order; undefined when it is finished. */
const nextActOf = (order: OrderSummary, nowSeconds: Seconds): NextAct | undefined => {
  if (order.refundStatus === RefundStatus.underWay) return 'view-after-sale'
  const actions = actionsOf(order, nowSeconds)
  switch (order.status) {
    case OrderStatus.unpaid:
      return actions.includes('pay') ? 'pay' : undefined
    case OrderStatus.toShip:
      return 'view'
    case OrderStatus.shipped:
      return order.hasArrived === true ? 'receive' : 'logistics'
    case OrderStatus.received:
      return 'view'
    case OrderStatus.completed:
      return actions.includes('review') ? 'review' : undefined
    default:
      return undefined
  }
}

/** A running order with its next action. */
export type RunningOrder = { readonly order: OrderSummary; readonly act: NextAct }

const RANKS: Readonly<Partial<Record<NextAct, number>>> = { pay: 0, review: 2 }

/** The running orders of a list: unpaid ones first, those that only need a review last. */
export const runningOrders = (
  orders: readonly OrderSummary[],
  nowSeconds: Seconds,
): readonly RunningOrder[] => {
  const rank = ({ act }: RunningOrder): number => RANKS[act] ?? 1
  return orders
    .flatMap((order) => {
      const act = nextActOf(order, nowSeconds)
      return act === undefined ? [] : [{ order, act }]
    })
    .sort((one, other) => rank(one) - rank(other))
}
