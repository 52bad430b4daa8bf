import type { OrderFilter } from './order.ts'

/** The statuses of an order as the server numbers them (requirement S4, api.md 4). */
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

/** The refund status of an order, which has at most one application (requirement S4). */
export const RefundStatus = { none: 0, underWay: 1, refunded: 2, refused: 3 } as const
/** A refund's status by number (api.md 5). */
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus]

/** The parts of an order that decide which events are possible. */
export type OrderState = {
  readonly status: number
  readonly refundStatus: number
  /** Its price in cents, for events that depend on it. */
  readonly total?: number
}

/** What can happen to an order; see `transition`. */
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
 * The state after an event, or undefined when the event is not possible now (api.md 4, state machine). While a refund
 * is open, only refund events are possible.
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
      // An order that cost nothing has nothing to refund: the shopper can cancel it until it is shipped.
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
 * Which orders belong to a tab of the list: those with a status, but orders with an open or granted refund only to
 * "after-sale". A missing condition means any. The server uses the same rules in its queries.
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

/** Whether an order belongs to a tab of the list. */
export const isInFilter = ({ status, refundStatus }: OrderState, filter: OrderFilter): boolean => {
  const { statuses, refunds } = FILTER_RULES[filter]
  return (statuses?.includes(status) ?? true) && (refunds?.includes(refundStatus) ?? true)
}

/** Tabs whose orders need attention; the others are only history and show no count. */
export const COUNTED_FILTERS: ReadonlySet<OrderFilter> = new Set(['0', '1', '2', '-4'])

/** Whether an order has been paid, even if it was refunded later; a cancelled order never was. */
export const hasBeenPaid = (status: number): boolean => status > unpaid || status === refunded

/** Whether an order is finished, so that the shopper may delete it (api.md 4). */
export const isOver = ({ status, refundStatus }: OrderState): boolean =>
  refundStatus !== RefundStatus.underWay &&
  (status === completed || status === cancelled || status === refunded)

/** The refunded amount and the price, in cents. */
type Refunded = { readonly total?: number; readonly refundAmount?: number | undefined }

/** Whether only a part of the payment was refunded; false where the server does not say how much. */
const isPartlyRefunded = ({ total, refundAmount }: Refunded): boolean =>
  total !== undefined && refundAmount !== undefined && refundAmount < total

/** The status as a key under `orders.status` of the locale files. A partly refunded order is not called refunded. */
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
