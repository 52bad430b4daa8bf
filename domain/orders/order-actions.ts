import type { Seconds } from '../shared/time.ts'
import type { OrderSummary } from './order.ts'
import { type OrderState, OrderStatus, RefundStatus, transition } from './order-status.ts'
import { isPayTimeOver } from './payable.ts'
import { hasApplied, mayApplyForRefund } from './refund-terms.ts'

/** What a shopper can do with an order. */
export type OrderAction =
  | 'pay'
  | 'cancel'
  | 'chat'
  | 'refund'
  | 'logistics'
  | 'receive'
  | 'review'
  | 'again'
  | 'delete'
  | 'view-after-sale'

/** What of an order decides which actions are offered. */
export type ActionInput = OrderState & {
  /** Whether a refund was applied for, also one that was withdrawn. */
  readonly hasRefund?: boolean
  /** Whether a line still waits for its review. */
  readonly hasUnreviewed: boolean
  /** Seconds since 1970; an unpaid order cannot be paid any more after this. */
  readonly expiresAt: Seconds | undefined
}

/**
 * What a shopper may do with an order, the most important act first (api.md 4, allowed actions).
 * One refund application per order: a refused or withdrawn one is looked at, not repeated (requirement S4).
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
      return [...(transition(order, 'cancelled') ? (['cancel'] as const) : []), ...afterSale, 'chat']
    case OrderStatus.shipped:
      return ['receive', 'logistics', ...afterSale, 'chat']
    case OrderStatus.received:
      // Requirement S4: a review after completion.
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

/** What may be done with an order as a list or its own page has it, the most important act first. */
const actionsOf = (order: OrderSummary, nowSeconds: Seconds): readonly OrderAction[] => {
  const isFinal = order.status === OrderStatus.received || order.status === OrderStatus.completed
  const hasUnreviewed = isFinal && order.lines.some((line) => !line.isReviewed)
  // A list that names no shops (api.md 4) leaves nobody to talk to; the order's own page does.
  return allowedActions({ ...order, hasUnreviewed }, nowSeconds).filter(
    (action) => action !== 'chat' || order.shop.shopId !== '',
  )
}

/** Where an order stands, as far as its acts are concerned. */
export type OrderStage =
  | 'unpaid'
  | 'to-ship'
  | 'shipped'
  | 'arrived'
  | 'received'
  | 'completed'
  | 'after-sale'
  | 'closed'

/** The stage of an order. One that no parcel is known of may have arrived: nobody can look where it is. */
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

type Wanted = { readonly main: readonly OrderAction[]; readonly second: readonly OrderAction[] }

/** What each stage asks for: of the acts that are allowed, the first of each row. */
const STAGES: Readonly<Record<OrderStage, Wanted>> = {
  unpaid: { main: ['pay', 'cancel'], second: ['cancel'] },
  'to-ship': { main: [], second: ['chat', 'cancel'] },
  shipped: { main: ['logistics'], second: ['chat'] },
  arrived: { main: ['receive'], second: ['logistics', 'chat'] },
  received: { main: ['again'], second: ['chat'] },
  completed: { main: ['review', 'again'], second: ['again', 'chat', 'delete'] },
  'after-sale': { main: ['view-after-sale'], second: ['chat'] },
  closed: { main: ['again'], second: ['view-after-sale', 'delete'] },
}

/** The acts of an order as they are laid out: one that stands out, one beside it, and quiet ones. */
export type StageActs = {
  readonly main: OrderAction | undefined
  readonly second: OrderAction | undefined
  readonly quiet: readonly OrderAction[]
}

/** How the allowed acts of an order are laid out, the same in the list and on its page. */
export const stageActs = (order: OrderSummary, nowSeconds: Seconds): StageActs => {
  const allowed = actionsOf(order, nowSeconds)
  const wanted = STAGES[stageOf(order)]
  const main = wanted.main.find((act) => allowed.includes(act))
  const second = wanted.second.find((act) => act !== main && allowed.includes(act))
  const isQuiet = (act: OrderAction): boolean => act !== main && act !== second
  return { main, second, quiet: allowed.filter((act) => isQuiet(act) && act !== 'chat') }
}

/** The one act that a running order waits for next; `view` where it only has to be waited for. */
type NextAct = Extract<OrderAction, 'pay' | 'receive' | 'logistics' | 'review' | 'view-after-sale'> | 'view'

/** What an order waits for; undefined for one that is over. */
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

/** An order that is under way, with what it waits for. */
export type RunningOrder = { readonly order: OrderSummary; readonly act: NextAct }

const RANKS: Readonly<Partial<Record<NextAct, number>>> = { pay: 0, review: 2 }

/** Of a list of orders those that are under way; what has to be paid comes first, a review that can wait last. */
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
