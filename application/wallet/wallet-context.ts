import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { Fields } from '../../domain/shared/fields.ts'
import type { Cents } from '../../domain/shared/money.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { BillWords } from '../../domain/wallet/bill-csv.ts'
import type { AddressHashes } from '../../domain/wallet/chain-address.ts'
import type { Millionths } from '../../domain/wallet/fee.ts'
import type { RechargeNetwork } from '../../domain/wallet/network.ts'
import type {
  CodeFault,
  PaymentCodeFault,
  PaymentCodeForm,
  PaymentCodeReset,
} from '../../domain/wallet/payment-code.ts'
import type { RechargeFault, RechargeForm } from '../../domain/wallet/recharge.ts'
import type {
  BillEntry,
  BillFilter,
  RechargeRecord,
  RecordFilter,
  WithdrawalRecord,
} from '../../domain/wallet/records.ts'
import type { WithdrawalFault, WithdrawalForm, WithdrawalTerms } from '../../domain/wallet/withdrawal.ts'
import type { Quietly } from '../api/api-client.ts'
import type { FormFault } from '../session/session-context.ts'
import type { StateStream } from '../shared/streams.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** The server's number of a top-up or withdrawal; '' when it returns none. */
export type WalletReceipt = { readonly number: string }

/**
 * A top-up or withdrawal that the server has carried out although its answer was lost. `act` is its name in the
 * request ids.
 */
export type LostAct = WalletReceipt & { readonly amount: Cents; readonly act: string }

/** Top-up or withdrawal. */
export type MoneyKind = 'recharge' | 'withdraw'

/** Stores the journal of accepted submissions; both do nothing once the session has ended. */
export type JournalMemory = {
  readonly read: () => Fields | undefined
  /** Undefined removes it. */
  readonly keep: (sent: Fields | undefined) => void
}

/** The submissions of a form, until the shopper has seen them in the record (decision 5). */
export type SentJournal = {
  /** Submissions that the shopper has not seen yet: those without an answer, and the last accepted one. */
  readonly unseen: () => Promise<readonly LostAct[]>
  /** These are visible now. */
  readonly markShown: (acts: readonly LostAct[]) => void
  /** The shopper continues while they are visible: what is sent from now on is a new submission. */
  readonly markSeen: () => Promise<void>
  /** They left the screen: counts as seen, unless the session has ended, because then they may not have been read. */
  readonly leave: () => void
  /** The server accepted a submission: the form shows it again unless the record does before. */
  readonly recordAccepted: (number: string, amount: Cents) => void
}

/** A withdrawal as confirmed by the shopper, with the service charge shown. */
export type WithdrawalOrder = WithdrawalForm & { readonly serviceCharge: Millionths }

/** Why a withdrawal was refused: form fields, the payment code, or a changed service charge. */
export type WithdrawFault =
  | FormFault<WithdrawalFault>
  | CodeFault
  /** The server's service charge differs from the one shown; this is the new one. */
  | { readonly kind: 'charge-changed'; readonly serviceCharge: Millionths }

/** Top-ups, withdrawals, records, and the payment code (requirement S5, api.md 6). */
export type WalletContext = {
  /** Undefined until the user is loaded. */
  readonly balance$: StateStream<Cents | undefined>
  readonly hasPaymentCode$: StateStream<boolean | undefined>
  /** Incremented whenever money has moved, here or in another tab: cached records reload when they are shown. */
  readonly walletChanges$: StateStream<number>
  /** Sets the first payment code, or changes it (requirement S5). */
  readonly setPaymentCode: (form: PaymentCodeForm) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
  /** Mails a code to the shopper's address, for `resetPaymentCode` (decision 11). */
  readonly mailPaymentCode: () => Answer<unknown>
  /** Sets a new payment code with a mailed one, for a shopper who has forgotten theirs. */
  readonly resetPaymentCode: (form: PaymentCodeReset) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
  readonly loadNetworks: () => Answer<readonly RechargeNetwork[]>
  /**
   * Submits a top-up. Its proof of payment must be uploaded first, as a private picture, with `account.uploadImage`.
   * Safe to repeat: until the outcome is known, the same form is the same top-up.
   */
  readonly recharge: (form: RechargeForm) => Promise<Result<WalletReceipt, FormFault<RechargeFault>>>
  /** `callOptions`: quiet for an automatically repeated call, whose failure shows no toast. */
  readonly loadRecharges: (
    filter: RecordFilter,
    page: number,
    callOptions?: Quietly,
  ) => Answer<Page<RechargeRecord>>
  readonly loadWithdrawalTerms: () => Answer<WithdrawalTerms>
  /** Loads the hash functions for checksums of blockchain addresses; without them the server checks those. */
  readonly loadAddressHashes: () => Answer<AddressHashes>
  /** Checks form and code, then withdraws. Safe to repeat: money moves at most once. */
  readonly withdraw: (order: WithdrawalOrder, code: string) => Promise<Result<WalletReceipt, WithdrawFault>>
  /**
   * Top-ups or withdrawals that the server has carried out, but whose answer was lost by an earlier page; returned
   * until `settleLost`.
   */
  readonly findLost: (kind: MoneyKind) => Answer<readonly LostAct[]>
  /** The shopper has been told of these: the same form is from now on a new top-up or withdrawal. */
  readonly settleLost: (lost: readonly LostAct[]) => Answer<unknown>
  /** The submissions of this kind's form; `memory` stores the last one for this tab and shopper. */
  readonly openJournal: (kind: MoneyKind, memory: JournalMemory) => SentJournal
  readonly loadWithdrawals: (
    filter: RecordFilter,
    page: number,
    callOptions?: Quietly,
  ) => Answer<Page<WithdrawalRecord>>
  readonly loadBill: (filter: BillFilter, page: number) => Answer<Page<BillEntry>>
  /** The whole fund record as CSV text. */
  readonly exportBill: (filter: BillFilter, words: BillWords) => Answer<string>
}
