import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'
import type { Seconds } from '../shared/time.ts'
import type { OrderLine, OrderShop } from './order.ts'
import { RefundStatus } from './order-status.ts'

/** Where an open application stands; a server that does not say has it with the shop. */
export const REFUND_STAGES = ['asked', 'return-wanted', 'return-sent'] as const
/** How far a refund has come on its way (api.md 5). */
export type RefundStage = (typeof REFUND_STAGES)[number]

/** How goods are sent back: courier and parcel number, as typed. */
export type ReturnParcel = { readonly courier: string; readonly number: string }

/** An application with its log, as the shopper follows it (api.md 5). */
export type Refund = {
  readonly orderId: string
  readonly number: string
  readonly orderNumber: string
  readonly shop: OrderShop
  readonly lines: readonly OrderLine[]
  readonly amount: Cents
  readonly withReturn: boolean
  readonly isReceived: boolean
  readonly reason: string
  readonly explanation: string
  readonly pictures: readonly string[]
  /** 0 withdrawn, 1 under way, 2 refunded, 3 refused. */
  readonly status: number
  readonly stage: RefundStage
  /** The shop's words; the reason of a refusal. */
  readonly reply: string
  /** Where a return goes; empty until it is wanted. */
  readonly returnAddress: string
  /** Seconds since 1970; a return that was not sent by then ends the application. */
  readonly returnBefore: Seconds | undefined
  readonly parcel: ReturnParcel | undefined
  readonly createdAt: Seconds
  readonly settledAt: Seconds | undefined
  /** Newest first. */
  readonly log: readonly { readonly text: string; readonly at: Seconds }[]
}

/** What a shopper can do with a refund application. */
export type RefundAction = 'send-parcel' | 'withdraw'

/** How long a shopper has to send goods back once that is wanted; the texts name the seven days. */
export const RETURN_SECONDS: Seconds = 7 * 24 * 60 * 60

type Progress = {
  readonly status: number
  /** 'over' once it is decided. */
  readonly stage: RefundStage | 'over'
  readonly withReturn?: boolean
  readonly returnBefore?: Seconds | undefined
}

/** What can happen to an application: what the shop says, what the shopper does, and what time does. */
export type RefundEvent = 'accepted' | 'refused' | 'returned' | 'parcel-sent' | 'withdrawn' | 'return-late'

/** Where an event leads: to another stage, or to the end of the application. */
export type RefundStep =
  | { readonly kind: 'stage'; readonly stage: Exclude<RefundStage, 'asked'> }
  | { readonly kind: 'over'; readonly end: 'refunded' | 'refused' | 'withdrawn' }

/**
 * What an event makes of an application, or undefined when it cannot happen now: a return is money only once the goods
 * are back, goods may come back without a word of the shopper's, and what is not sent in time ends it. `now` is the
 * server's time, in seconds since 1970.
 */
export const stepRefund = (
  { status, stage, withReturn = false, returnBefore }: Progress,
  event: RefundEvent,
  now?: Seconds,
): RefundStep | undefined => {
  if (status !== RefundStatus.underWay || stage === 'over') return undefined
  const isTooLate = returnBefore !== undefined && now !== undefined && returnBefore <= now
  switch (event) {
    case 'accepted':
      if (stage !== 'asked') return undefined
      return withReturn ? { kind: 'stage', stage: 'return-wanted' } : { kind: 'over', end: 'refunded' }
    case 'returned':
      return stage === 'asked' ? undefined : { kind: 'over', end: 'refunded' }
    case 'refused':
      return { kind: 'over', end: 'refused' }
    case 'parcel-sent':
      return stage === 'return-wanted' && !isTooLate ? { kind: 'stage', stage: 'return-sent' } : undefined
    case 'return-late':
      return stage === 'return-wanted' ? { kind: 'over', end: 'refused' } : undefined
    case 'withdrawn':
      return stage === 'return-sent' ? undefined : { kind: 'over', end: 'withdrawn' }
  }
}

/**
 * What the shopper can do: a parcel once it is wanted, and as long as it may still be sent; withdrawing until the goods
 * are on their way. `now` is the server's time, in seconds since 1970.
 */
export const refundActions = (refund: Progress, now?: Seconds): readonly RefundAction[] => [
  ...(stepRefund(refund, 'parcel-sent', now) ? (['send-parcel'] as const) : []),
  ...(stepRefund(refund, 'withdrawn', now) ? (['withdraw'] as const) : []),
]

/** What is wrong with a return parcel, with its field. */
export type ReturnParcelFault =
  | { readonly kind: 'required'; readonly field: 'courier' | 'number' }
  | { readonly kind: 'too-long'; readonly field: 'courier'; readonly most: number }
  | { readonly kind: 'parcel-number-not-valid'; readonly field: 'number' }

/** Characters. */
export const COURIER_MOST = 60
/** Characters of a parcel's number as it is typed, with blanks. */
export const TYPED_PARCEL_NUMBER_MOST = 48
const PARCEL_NUMBER = /^[A-Z0-9-]{4,40}$/

/** Courier and number of the parcel that goes back; spaces in a number are dropped, letters made large. */
export const checkReturnParcel = (form: ReturnParcel): Result<ReturnParcel, readonly ReturnParcelFault[]> => {
  const courier = visibleText(form.courier)
  const number = normaliseInput(form.number).replace(/\s/g, '').toUpperCase()
  const faults: ReturnParcelFault[] = []
  if (courier === '') faults.push({ kind: 'required', field: 'courier' })
  else if (isTooLong(courier, COURIER_MOST))
    faults.push({ kind: 'too-long', field: 'courier', most: COURIER_MOST })
  if (number === '') faults.push({ kind: 'required', field: 'number' })
  else if (!PARCEL_NUMBER.test(number)) faults.push({ kind: 'parcel-number-not-valid', field: 'number' })
  return faults.length === 0 ? ok({ courier, number }) : fail(faults)
}
