import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { RechargeMethod } from './recharge.ts'
import type { Recipient } from './recipient.ts'

/** The states of a top-up or withdrawal by their numbers (requirement S4). */
export const AUDIT_STATUSES = ['under-audit', 'passed', 'refused'] as const
/** The state of a top-up or withdrawal (requirement S4). */
export type AuditStatus = (typeof AUDIT_STATUSES)[number]

/** The same states as the server numbers them. */
export const AuditNumber = { underAudit: 0, passed: 1, refused: 2 } as const

/** People have yet to decide. */
export const isUnderAudit = ({ status }: { readonly status: AuditStatus }): boolean =>
  status === 'under-audit'

/**
 * What a withdrawal has done to the balance, in cents: the money left when it was asked for, and is back once it was
 * refused. The sums of its record and of the fund record are one.
 */
export const changeOfWithdrawal = ({ status, amount }: Pick<WithdrawalRecord, 'status' | 'amount'>): Cents =>
  (status === 'refused' ? 0 : -amount) as Cents

/** The filter values of both records, as the host names them. */
export const RECORD_FILTERS = ['all', '0', '1', '2'] as const
/** A tab of the record lists. */
export type RecordFilter = (typeof RECORD_FILTERS)[number]

/** When something was written down; the server may send a formatted text only (api.md 1). */
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
  /** Empty without one. */
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
  /** Undefined when the server does not say where it went. */
  readonly recipient: Recipient | undefined
  readonly note: string
  readonly requestId: string
}

/** The filter values of the fund record (api.md 6). */
export const BILL_FILTERS = ['all', 'recharge', 'extract', 'order', 'refund'] as const
/** A tab of the fund record. */
export type BillFilter = (typeof BILL_FILTERS)[number]
/** What moved the balance, as far as the app has a text for it. */
export type BillType = Exclude<BillFilter, 'all'> | 'other'

/** One line of the fund record. */
export type BillEntry = Written & {
  readonly id: string
  /** The number of what moved the money: a recharge, a withdrawal, an order. */
  readonly number: string
  readonly linkId: string
  readonly type: BillType
  readonly title: string
  /** Above zero when it came in, below when it went out; undefined when the server does not say. */
  readonly change: Cents | undefined
  /** After it; undefined when the server does not say. */
  readonly balance: Cents | undefined
  /** Booked, but people have not decided yet; false when the server does not say. */
  readonly isUnderAudit: boolean
}
