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

type Progress = Pick<Refund, 'status' | 'stage'> & { readonly returnBefore?: Seconds | undefined }

/**
 * What the shopper can do: a parcel once it is wanted, and as long as it may still be sent; withdrawing until the goods
 * are on their way. `now` is the server's time, in seconds since 1970.
 */
export const refundActions = (
  { status, stage, returnBefore }: Progress,
  now?: Seconds,
): readonly RefundAction[] => {
  if (status !== RefundStatus.underWay || stage === 'return-sent') return []
  const isTooLate = returnBefore !== undefined && now !== undefined && returnBefore <= now
  return stage === 'return-wanted' && !isTooLate ? ['send-parcel', 'withdraw'] : ['withdraw']
}

/** What is wrong with a return parcel, with its field. */
export type ReturnParcelFault =
  | { readonly kind: 'required'; readonly field: 'courier' | 'number' }
  | { readonly kind: 'too-long'; readonly field: 'courier'; readonly most: number }
  | { readonly kind: 'parcel-number-not-valid'; readonly field: 'number' }

/** Characters. */
export const COURIER_MOST = 60
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
