import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, normaliseInput, visibleText } from '../shared/text.ts'
import type { Seconds } from '../shared/time.ts'
import type { OrderLine, OrderShop } from './order.ts'
import { RefundStatus } from './order-status.ts'

/** Stages of an open application; without one from the server, the shop has yet to decide. */
export const REFUND_STAGES = ['asked', 'return-wanted', 'return-sent'] as const
/** The stage of a refund (api.md 5). */
export type RefundStage = (typeof REFUND_STAGES)[number]

/** How goods are returned: courier and tracking number, as typed. */
export type ReturnParcel = { readonly courier: string; readonly number: string }

/** A refund application with its log (api.md 5). */
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
  /** The shop's message, such as the reason of a refusal. */
  readonly reply: string
  /** The return address; empty until a return is requested. */
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

/** How long a shopper has to return goods once requested; texts mention the seven days. */
export const RETURN_SECONDS: Seconds = 7 * 24 * 60 * 60

type Progress = {
  readonly status: number
  /** 'over' once it is decided. */
  readonly stage: RefundStage | 'over'
  readonly withReturn?: boolean
  readonly returnBefore?: Seconds | undefined
}

/** What can happen to an application: decisions of the shop, actions of the shopper, expiry. */
export type RefundEvent = 'accepted' | 'refused' | 'returned' | 'parcel-sent' | 'withdrawn' | 'return-late'

/** The result of an event: another stage, or the end of the application. */
export type RefundStep =
  | { readonly kind: 'stage'; readonly stage: Exclude<RefundStage, 'asked'> }
  | { readonly kind: 'over'; readonly end: 'refunded' | 'refused' | 'withdrawn' }

/**
 * The step after an event, or undefined when the event is not possible now. A return is refunded only once the goods
 * are back; goods may come back without the shopper having entered a parcel; an unsent return expires. `now` is the
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

/** The state of an application: its stage while it is open, or how it ended. */
export type RefundState = RefundStage | 'refunded' | 'refused' | 'withdrawn'

/** The state of an application by its status, and by its stage while it is under way. */
export const refundStateOf = ({ status, stage }: Pick<Refund, 'status' | 'stage'>): RefundState => {
  if (status === RefundStatus.underWay) return stage
  if (status === RefundStatus.refunded) return 'refunded'
  return status === RefundStatus.refused ? 'refused' : 'withdrawn'
}

/** The steps of an application on the way to the money; a review that is over is `approved`. */
export type RefundRouteStep = 'asked' | 'review' | 'approved' | 'sent' | 'refunded'

/** The way of an application, and the index of the step under way: their number when all are done. */
export type RefundRoute = { readonly steps: readonly RefundRouteStep[]; readonly current: number }

/** The way of an application, with a parcel if the goods go back; undefined when it ended without a refund. */
export const refundRouteOf = (
  refund: Pick<Refund, 'status' | 'stage' | 'withReturn'>,
): RefundRoute | undefined => {
  const state = refundStateOf(refund)
  if (state === 'refused' || state === 'withdrawn') return undefined
  const steps: readonly RefundRouteStep[] = refund.withReturn
    ? ['asked', state === 'asked' ? 'review' : 'approved', 'sent', 'refunded']
    : ['asked', 'review', 'refunded']
  const position = { asked: 1, 'return-wanted': 2, 'return-sent': 3, refunded: steps.length } as const
  return { steps, current: refund.withReturn || state === 'refunded' ? position[state] : 1 }
}

/**
 * What the shopper can do: enter a parcel while a return is requested and not expired; withdraw until the goods are
 * sent. `now` is the server's time, in seconds since 1970.
 */
export const refundActions = (refund: Progress, now?: Seconds): readonly RefundAction[] => [
  ...(stepRefund(refund, 'parcel-sent', now) ? (['send-parcel'] as const) : []),
  ...(stepRefund(refund, 'withdrawn', now) ? (['withdraw'] as const) : []),
]

/** What is wrong with a return parcel, with its field. */
export type ReturnParcelFault =
  | { readonly kind: 'required'; readonly field: 'courier' | 'number' }
  | { readonly kind: 'too-long'; readonly field: 'courier'; readonly max: number }
  | { readonly kind: 'parcel-number-not-valid'; readonly field: 'number' }

/** Most characters of a courier's name. */
export const COURIER_MAX_LENGTH = 60
/** Most characters of a tracking number as typed, with spaces. */
export const TYPED_PARCEL_NUMBER_MAX_LENGTH = 48
const PARCEL_NUMBER = /^[A-Z0-9-]{4,40}$/

/** Checks courier and tracking number of a return: spaces in the number are removed, letters made upper case. */
export const checkReturnParcel = (form: ReturnParcel): Result<ReturnParcel, readonly ReturnParcelFault[]> => {
  const courier = visibleText(form.courier)
  const number = normaliseInput(form.number).replace(/\s/g, '').toUpperCase()
  const faults: ReturnParcelFault[] = []
  if (courier === '') faults.push({ kind: 'required', field: 'courier' })
  else if (isTooLong(courier, COURIER_MAX_LENGTH))
    faults.push({ kind: 'too-long', field: 'courier', max: COURIER_MAX_LENGTH })
  if (number === '') faults.push({ kind: 'required', field: 'number' })
  else if (!PARCEL_NUMBER.test(number)) faults.push({ kind: 'parcel-number-not-valid', field: 'number' })
  return faults.length === 0 ? ok({ courier, number }) : fail(faults)
}
