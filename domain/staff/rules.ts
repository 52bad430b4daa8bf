import { type OrderState, OrderStatus, RefundStatus, transition } from '../orders/order-status.ts'
import { type RefundStage, stepRefund } from '../orders/refund-progress.ts'
import type { StaffKind, StaffRow } from './queue.ts'
import type { StaffMember } from './staff.ts'

/*
 * What staff can do with an item in its current state. The server refuses everything else, and the page offers only
 * this: both use these rules.
 */

/** How cancelling an order ends: an unpaid or free order is closed, a paid one is refunded. */
export type OrderCancelling = 'close' | 'give-back'

/**
 * How the shop can cancel an order now; undefined when it cannot: it was shipped, is finished, or has an open refund
 * application, which must be decided first.
 */
export const cancellingOf = (order: OrderState & { readonly total: number }): OrderCancelling | undefined => {
  if (transition(order, 'cancelled') !== undefined) return 'close'
  const isHere = order.status === OrderStatus.toShip && order.refundStatus !== RefundStatus.underWay
  return isHere ? 'give-back' : undefined
}

/** The actions of staff on an order. */
export const orderActs = (
  order: OrderState & { readonly total: number; readonly isByHand: boolean },
): readonly string[] => [
  ...(transition(order, 'shipped') === undefined ? [] : ['ship']),
  // Tracking events that the simulated staff generates must not be entered by hand too.
  ...(order.status === OrderStatus.shipped && order.isByHand ? ['step'] : []),
  ...(cancellingOf(order) === undefined ? [] : ['cancel']),
  'note',
]

/** Status of a recharge or withdrawal: 0 waiting, 1 accepted, 2 refused. */
export const MoneyStatus = { waiting: 0, passed: 1, refused: 2 } as const

/**
 * The actions on a recharge. One whose transaction or picture was already used can only be refused, because it would
 * be credited twice.
 */
export const rechargeActs = ({
  status,
  isProofSpent,
}: {
  readonly status: number
  readonly isProofSpent: boolean
}): readonly string[] => {
  if (status !== MoneyStatus.waiting) return ['note']
  return isProofSpent ? ['refuse', 'note'] : ['pass', 'refuse', 'note']
}

/**
 * The actions on a withdrawal. It must be taken before it is paid at the bank, so that it is not paid twice; only the
 * person who took it may pay or refuse it. An owner may release one that was left.
 */
export const withdrawalActs = (
  { status, takenBy }: { readonly status: number; readonly takenBy: number | undefined },
  { id, role }: Pick<StaffMember, 'id' | 'role'>,
): readonly string[] => {
  if (status !== MoneyStatus.waiting) return ['note']
  if (takenBy === undefined) return ['take', 'refuse', 'note']
  if (takenBy === id) return ['pay', 'refuse', 'release', 'note']
  return role === 'owner' ? ['release', 'note'] : ['note']
}

/** What accepting an application means: refund at once, or after the goods are returned. */
export const acceptingOf = ({
  stage,
  withReturn,
}: {
  readonly stage: RefundStage | 'over'
  readonly withReturn: boolean
}): 'give-back' | 'want-return' | undefined => {
  const next = stepRefund({ status: RefundStatus.underWay, stage, withReturn }, 'accepted')
  if (next === undefined) return undefined
  return next.kind === 'stage' ? 'want-return' : 'give-back'
}

/** The actions of staff on a refund application. */
export const refundActs = (refund: {
  readonly status: number
  readonly stage: RefundStage | 'over'
  readonly withReturn: boolean
}): readonly string[] => {
  if (refund.status !== RefundStatus.underWay) return ['note']
  const isBack = refund.stage === 'return-sent' || refund.stage === 'return-wanted'
  return [
    ...(acceptingOf(refund) === undefined ? [] : ['accept']),
    // Goods may come back without the shopper having entered a parcel.
    ...(isBack ? ['returned'] : []),
    'refuse',
    'note',
  ]
}

/** The actions of staff on a complaint. */
export const complaintActs = ({ status }: { readonly status: number }): readonly string[] =>
  status === 0 ? ['answer', 'note'] : ['note']

/** The actions of staff on a shopper's account. */
export const shopperActs = (shopper: {
  readonly isLocked: boolean
  readonly isBanned: boolean
}): readonly string[] => [
  shopper.isLocked ? 'unlock' : 'lock',
  shopper.isBanned ? 'unban' : 'ban',
  'end_sessions',
  'note',
]

/** What of the time of a promo code cannot be: it ends before it begins, or a new one (`now` is given) is over at once. */
export const promoPeriodFault = (
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  now?: number,
): 'ends-before-start' | 'over-at-once' | undefined => {
  if (endsAt <= startsAt) return 'ends-before-start'
  return now !== undefined && endsAt <= now ? 'over-at-once' : undefined
}

/** What staff may do with a promo code in its state: one that is over cannot be ended again, but can be extended. */
export const promoActs = ({
  endsAt,
  now,
}: {
  readonly endsAt: number
  readonly now: number
}): readonly string[] => (endsAt > now ? ['save', 'end', 'remove'] : ['save', 'remove'])

const OVERWRITING: readonly string[] = ['review/answer', 'staff/change', 'staff/reset']

/**
 * Whether an action could overwrite what a colleague has written meanwhile: it is sent with the version that was read,
 * and refused if there is a newer one.
 */
export const overwrites = (kind: StaffKind, act: string): boolean => OVERWRITING.includes(`${kind}/${act}`)

/** Orders in these states may be shipped or cancelled, now or once a refund application is withdrawn. */
const OPEN_ORDER: readonly string[] = ['unpaid', 'to-ship', 'refunding']
/** Money and complaints in these states are decided for good. */
const DECIDED: readonly string[] = ['passed', 'refused', 'withdrawn', 'answered']

/**
 * Whether an action that is not possible in this state (a row's `status`) can become possible again, so that what was
 * typed for it is kept.
 */
export const canComeBack = ({ kind, status }: Pick<StaffRow, 'kind' | 'status'>): boolean =>
  kind === 'order' ? OPEN_ORDER.includes(status) : !DECIDED.includes(status)

/** Whether a reason requires an explanation. */
export const needsWords = (reason: string): boolean => reason === 'other'

/** Visible digits of a card number for staff who do not pay it out. */
const SHOWN_DIGITS = 4

/** A masked card number: "•••• 4455". */
export const maskCard = (card: string): string => {
  const digits = card.replace(/\D/g, '')
  return digits === '' ? '' : `•••• ${digits.slice(-SHOWN_DIGITS)}`
}
