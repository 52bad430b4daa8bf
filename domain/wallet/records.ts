import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { RechargeMethod } from './recharge.ts'
import type { Recipient } from './recipient.ts'

/** The states of a top-up or withdrawal (requirement S4). */
export const AUDIT_STATUSES = ['under-audit', 'passed', 'refused'] as const
/** The state of a top-up or withdrawal (requirement S4). */
export type AuditStatus = (typeof AUDIT_STATUSES)[number]

/** The same states as the server numbers them. */
export const AuditNumber = { underAudit: 0, passed: 1, refused: 2 } as const

/** Whether staff have yet to decide. */
export const isUnderAudit = ({ status }: { readonly status: AuditStatus }): boolean =>
  status === 'under-audit'

/**
 * The effect of a withdrawal on the balance, in cents: deducted when requested, returned when refused. Its own record
 * and the fund record have equal sums.
 */
export const changeOfWithdrawal = ({ status, amount }: Pick<WithdrawalRecord, 'status' | 'amount'>): Cents =>
  (status === 'refused' ? 0 : -amount) as Cents

/** The filters of both records, by the server's values. */
export const RECORD_FILTERS = ['all', '0', '1', '2'] as const
/** A tab of the record lists. */
export type RecordFilter = (typeof RECORD_FILTERS)[number]

/** The time of an entry; the server may send only a formatted text (api.md 1). */
export type Written = { readonly createdAt: Seconds | undefined; readonly createdText: string }

/** A top-up as its record shows it; amounts are cents. */
export type RechargeRecord = Written & {
  readonly id: string
  readonly number: string
  readonly method: RechargeMethod
  readonly amount: Cents
  readonly status: AuditStatus
  readonly refuseReason: string
  readonly network: string
  readonly address: string
  readonly txHash: string
  /** '' when there is none. */
  readonly evidence: string
  readonly holder: string
  readonly cardNumber: string
  readonly bank: string
  readonly requestId: string
}

/** A withdrawal as its record shows it; amounts are cents. */
export type WithdrawalRecord = Written & {
  readonly id: string
  readonly number: string
  readonly amount: Cents
  readonly fee: Cents
  readonly arrival: Cents
  readonly status: AuditStatus
  readonly refuseReason: string
  /** Undefined when the server does not say. */
  readonly recipient: Recipient | undefined
  readonly note: string
  readonly requestId: string
}

/** The filters of the fund record (api.md 6). */
export const BILL_FILTERS = ['all', 'recharge', 'extract', 'order', 'refund'] as const
/** A tab of the fund record. */
export type BillFilter = (typeof BILL_FILTERS)[number]
/** The type of an entry, if the app has a text for it. */
export type BillType = Exclude<BillFilter, 'all'> | 'other'

/** One line of the fund record. */
export type BillEntry = Written & {
  readonly id: string
  /** The number of the recharge, withdrawal or order. */
  readonly number: string
  readonly linkId: string
  readonly type: BillType
  readonly title: string
  /** Positive for money in, negative for money out; undefined when the server does not say. */
  readonly change: Cents | undefined
  /** The balance afterwards; undefined when the server does not say. */
  readonly balance: Cents | undefined
  /** Booked, but not decided yet; false when the server does not say. */
  readonly isUnderAudit: boolean
}

/** The directions of money that the fund record can be narrowed to. */
export const FLOWS = ['all', 'in', 'out'] as const
/** A direction of money. */
export type Flow = (typeof FLOWS)[number]

/** Whether a change of the balance has the direction; an entry without an amount has none. */
export const isOfFlow = (flow: Flow, change = 0): boolean =>
  flow === 'all' || (flow === 'in' ? change > 0 : change < 0)
