import { type OrderState, OrderStatus, RefundStatus, transition } from '../orders/order-status.ts'
import { type RefundStage, stepRefund } from '../orders/refund-progress.ts'
import type { StaffMember } from './staff.ts'

/*
 * What staff can do to a thing in its present state. The server refuses everything else, and the page offers nothing
 * else: both ask here.
 */

/** How an order ends that the shop cannot fulfil: an unpaid or free one is closed, what was paid goes back whole. */
export type OrderCancelling = 'close' | 'give-back'

/**
 * How the shop can cancel an order now; undefined when it cannot: it has left the shop, is over, or an application for a
 * refund is open, which is decided first.
 */
export const cancellingOf = (order: OrderState & { readonly total: number }): OrderCancelling | undefined => {
  if (transition(order, 'cancelled') !== undefined) return 'close'
  const isHere = order.status === OrderStatus.toShip && order.refundStatus !== RefundStatus.underWay
  return isHere ? 'give-back' : undefined
}

/** What staff may do with an order as it stands. */
export const orderActs = (
  order: OrderState & { readonly total: number; readonly isByHand: boolean },
): readonly string[] => [
  ...(transition(order, 'shipped') === undefined ? [] : ['ship']),
  // Steps of a parcel that the simulated staff moves would be told twice.
  ...(order.status === OrderStatus.shipped && order.isByHand ? ['step'] : []),
  ...(cancellingOf(order) === undefined ? [] : ['cancel']),
  'note',
]

/** Money that asks to come in or go out: 0 waits, 1 passed, 2 refused. */
export const MoneyStatus = { waiting: 0, passed: 1, refused: 2 } as const

/** A recharge whose transaction or picture has brought money before can only be refused: it would be paid twice. */
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
 * A withdrawal is taken before it is paid at the bank, so that two do not pay it there; only who has taken it pays or
 * refuses it. An owner may free what somebody has left lying.
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

/** What accepting an application leads to: the money at once, or the goods first. */
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

/** What staff may do with a refund application as it stands. */
export const refundActs = (refund: {
  readonly status: number
  readonly stage: RefundStage | 'over'
  readonly withReturn: boolean
}): readonly string[] => {
  if (refund.status !== RefundStatus.underWay) return ['note']
  const isBack = refund.stage === 'return-sent' || refund.stage === 'return-wanted'
  return [
    ...(acceptingOf(refund) === undefined ? [] : ['accept']),
    // Goods may come back without a word of the shopper's.
    ...(isBack ? ['returned'] : []),
    'refuse',
    'note',
  ]
}

/** What staff may do with a complaint as it stands. */
export const complaintActs = ({ status }: { readonly status: number }): readonly string[] =>
  status === 0 ? ['answer', 'note'] : ['note']

/** What staff may do with a shopper's account as it stands. */
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

/** What staff may do with a promo code as it stands: one that is over cannot be ended again, but may run longer. */
export const promoActs = ({
  endsAt,
  now,
}: {
  readonly endsAt: number
  readonly now: number
}): readonly string[] => (endsAt > now ? ['save', 'end', 'remove'] : ['save', 'remove'])

/** A reason that says nothing by itself needs words. */
export const needsWords = (reason: string): boolean => reason === 'other'

/** Characters of what a card number shows to whoever does not pay it out. */
const SHOWN_DIGITS = 4

/** A card number but for its last digits: "•••• 4455". */
export const maskCard = (card: string): string => {
  const digits = card.replace(/\D/g, '')
  return digits === '' ? '' : `•••• ${digits.slice(-SHOWN_DIGITS)}`
}
