import type { OrderFilter } from './order.ts'

/** The states of an order as the server numbers them (requirement S4, api.md 4). */
export const OrderStatus = {
  unpaid: 0,
  toShip: 1,
  shipped: 2,
  received: 3,
  completed: 4,
  cancelled: -1,
  refunded: -2,
} as const
/** An order's status by number (requirement S4, api.md 4). */
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]

/** The refund of an order: one application at most (requirement S4). */
export const RefundStatus = { none: 0, underWay: 1, refunded: 2, refused: 3 } as const
/** A refund's status by number (api.md 5). */
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus]

/** What of an order decides which event may happen to it. */
export type OrderState = {
  readonly status: number
  readonly refundStatus: number
  /** What it costs, in cents, where the event depends on it. */
  readonly total?: number
}

/** What can happen to an order; `orderAfter` says what becomes of it. */
export type OrderEvent =
  | 'paid'
  | 'cancelled'
  | 'expired'
  | 'shipped'
  | 'received'
  | 'finished'
  | 'refund-applied'
  | 'refund-approved'
  | 'refund-refused'
  | 'refund-withdrawn'

const { unpaid, toShip, shipped, received, completed, cancelled, refunded } = OrderStatus

const MOVES: Readonly<Partial<Record<OrderEvent, readonly (readonly [number, number])[]>>> = {
  paid: [[unpaid, toShip]],
  cancelled: [[unpaid, cancelled]],
  expired: [[unpaid, cancelled]],
  shipped: [[toShip, shipped]],
  received: [[shipped, received]],
  finished: [[received, completed]],
}

/**
 * The state after an event, or undefined when the event cannot happen now (api.md 4, state machine).
 * While a refund is open nothing but its own events moves the order.
 */
export const transition = (state: OrderState, event: OrderEvent): OrderState | undefined => {
  const { status, refundStatus } = state
  const isOpen = refundStatus === RefundStatus.underWay
  switch (event) {
    case 'refund-applied': {
      const mayApply = status === toShip || status === shipped || status === received
      return mayApply && refundStatus === RefundStatus.none
        ? { status, refundStatus: RefundStatus.underWay }
        : undefined
    }
    case 'refund-approved':
      return isOpen ? { status: refunded, refundStatus: RefundStatus.refunded } : undefined
    case 'refund-refused':
      return isOpen ? { status, refundStatus: RefundStatus.refused } : undefined
    case 'refund-withdrawn':
      return isOpen ? { status, refundStatus: RefundStatus.none } : undefined
    default: {
      if (isOpen) return undefined
      // Of an order that cost nothing there is nothing to give back: its shopper closes it until it has left the shop.
      if (event === 'cancelled' && status === toShip && state.total === 0)
        return { status: cancelled, refundStatus }
      const to = MOVES[event]?.find(([from]) => from === status)?.[1]
      return to === undefined ? undefined : { status: to, refundStatus }
    }
  }
}

type FilterRule = { readonly statuses?: readonly number[]; readonly refunds?: readonly number[] }

const NO_REFUND_DUE = [RefundStatus.none, RefundStatus.refused]
const inState = (status: number): FilterRule => ({ statuses: [status], refunds: NO_REFUND_DUE })

/**
 * Which orders stand in a tab of the list: those of a state, but an order whose refund is open or granted stands in
 * after-sale alone. What a rule leaves out does not matter. A server may ask its tables by the same rules.
 */
export const FILTER_RULES: Readonly<Record<OrderFilter, FilterRule>> = {
  all: {},
  '0': inState(unpaid),
  '1': inState(toShip),
  '2': inState(shipped),
  '3': inState(received),
  '4': inState(completed),
  '-1': { statuses: [cancelled] },
  '-4': { refunds: [RefundStatus.underWay, RefundStatus.refunded] },
}

/** Whether an order stands in a tab of the list. */
export const isInFilter = ({ status, refundStatus }: OrderState, filter: OrderFilter): boolean => {
  const { statuses, refunds } = FILTER_RULES[filter]
  return (statuses?.includes(status) ?? true) && (refunds?.includes(refundStatus) ?? true)
}

/** Tabs whose orders wait for somebody; numbers of the others are only history. */
export const COUNTED_FILTERS: ReadonlySet<OrderFilter> = new Set(['0', '1', '2', '-4'])

/** Whether an order has been paid, whatever came after; one that was cancelled never was. */
export const hasBeenPaid = (status: number): boolean => status > unpaid || status === refunded

/** Whether nothing more comes of an order, so that a shopper may put it away (api.md 4). */
export const isOver = ({ status, refundStatus }: OrderState): boolean =>
  refundStatus !== RefundStatus.underWay &&
  (status === completed || status === cancelled || status === refunded)

/** What of an order came back, in cents, and what it cost. */
type Refunded = { readonly total?: number; readonly refundAmount?: number | undefined }

/** Whether only a part of what was paid came back; false where the server does not say how much. */
const isPartlyRefunded = ({ total, refundAmount }: Refunded): boolean =>
  total !== undefined && refundAmount !== undefined && refundAmount < total

/**
 * What the state is called: a key under `orders.status` of the locale files. An order of which a part came back is not
 * called refunded.
 */
export const statusKeyOf = (order: OrderState & Refunded): string => {
  const { status, refundStatus } = order
  if (refundStatus === RefundStatus.underWay) return 'refunding'
  if (refundStatus === RefundStatus.refunded || status === refunded) {
    return isPartlyRefunded(order) ? 'partlyRefunded' : 'refunded'
  }
  switch (status) {
    case unpaid:
      return 'unpaid'
    case toShip:
      return 'toShip'
    case shipped:
      return 'shipped'
    case received:
      return 'received'
    case completed:
      return 'completed'
    case cancelled:
      return 'cancelled'
    default:
      return 'unknown'
  }
}
