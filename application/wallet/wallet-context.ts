import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { Fields } from '../../domain/shared/fields.ts'
import type { Cents } from '../../domain/shared/money.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { BillWords } from '../../domain/wallet/bill-csv.ts'
import type { AddressHashes } from '../../domain/wallet/chain-address.ts'
import type { Millionths } from '../../domain/wallet/fee.ts'
import type { RechargeNetwork } from '../../domain/wallet/network.ts'
import type { PaymentCodeFault, PaymentCodeForm, PaymentCodeReset } from '../../domain/wallet/payment-code.ts'
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
import type { CodeFault } from '../shared/payment-code.ts'
import type { StateStream } from '../shared/streams.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** The server's number of a top-up or withdrawal; '' when it gives none. */
export type WalletReceipt = { readonly number: string }

/** A top-up or withdrawal that the server has, although its answer never arrived. `act` names it in the request ids. */
export type LostAct = WalletReceipt & { readonly amount: Cents; readonly act: string }

/** Money in, or money out. */
export type MoneyKind = 'recharge' | 'withdraw'

/** Where a journal keeps what the server has said yes to; both do nothing once the session has ended. */
export type JournalMemory = {
  readonly read: () => Fields | undefined
  /** Undefined forgets it. */
  readonly keep: (sent: Fields | undefined) => void
}

/** What a form has handed in, until its shopper has seen that it arrived (decision 5). */
export type SentJournal = {
  /** What came about unseen: whatever got no answer, and the last that the server said yes to. */
  readonly unseen: () => Promise<readonly LostAct[]>
  /** These are in sight. */
  readonly told: (acts: readonly LostAct[]) => void
  /** The shopper goes on with them in sight: what is sent from now on is something new. */
  readonly seen: () => Promise<void>
  /** They went out of sight without having been read, perhaps: they are told again. */
  readonly unread: () => void
  /** The server said yes: told again by the form, unless the record comes in sight before. */
  readonly answered: (number: string, amount: Cents) => void
}

/** A withdrawal as the shopper confirmed it, with the service charge that was shown. */
export type WithdrawalOrder = WithdrawalForm & { readonly serviceCharge: Millionths }

/** Why a withdrawal was not made: its form, the payment code, or a service charge that has changed. */
export type WithdrawFault =
  | FormFault<WithdrawalFault>
  | CodeFault
  /** The server's service charge is not the one that was shown any more; this is the new one. */
  | { readonly kind: 'charge-changed'; readonly serviceCharge: Millionths }

/** Money in and out, its records, and the code that releases it (requirement S5, api.md 6). */
export type WalletContext = {
  /** Undefined until the user is known. */
  readonly balance$: StateStream<Cents | undefined>
  readonly hasPaymentCode$: StateStream<boolean | undefined>
  /**
   * Rises by one whenever money has moved here or in another tab: records that are kept load again when they are
   * shown.
   */
  readonly walletChanges$: StateStream<number>
  /** Sets the code the first time, or changes it when there is one (requirement S5). */
  readonly setPaymentCode: (form: PaymentCodeForm) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
  /** Has the server mail a code to the shopper's own address, for `resetPaymentCode` (decision 11). */
  readonly mailPaymentCode: () => Answer<unknown>
  /** Sets a new payment code with the mailed code, for a shopper who has forgotten theirs. */
  readonly resetPaymentCode: (form: PaymentCodeReset) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
  readonly loadNetworks: () => Answer<readonly RechargeNetwork[]>
  /**
   * Submits a top-up. Its proof of payment is uploaded before, as a private picture, with `account.uploadImage`. Safe to
   * repeat: until the outcome is known, the same form is the same top-up.
   */
  readonly recharge: (form: RechargeForm) => Promise<Result<WalletReceipt, FormFault<RechargeFault>>>
  /** `how`: quiet for a call that is repeated automatically, whose failure shows no toast. */
  readonly loadRecharges: (filter: RecordFilter, page: number, how?: Quietly) => Answer<Page<RechargeRecord>>
  readonly loadWithdrawalTerms: () => Answer<WithdrawalTerms>
  /**
   * Loads the hash functions by which the checksum of a blockchain address is checked; without them the server checks
   * it.
   */
  readonly loadAddressHashes: () => Answer<AddressHashes>
  /** Checks form and code, then withdraws. Safe to repeat: money moves at most once. */
  readonly withdraw: (order: WithdrawalOrder, code: string) => Promise<Result<WalletReceipt, WithdrawFault>>
  /**
   * Top-ups or withdrawals that the server has, but whose answer was lost with an earlier page; given until
   * `settleLost`.
   */
  readonly findLost: (kind: MoneyKind) => Answer<readonly LostAct[]>
  /** The shopper has been told of these: from now on the same form is a new top-up or withdrawal. */
  readonly settleLost: (lost: readonly LostAct[]) => Answer<unknown>
  /** What the form of this kind has handed in; `memory` keeps the last of it for this tab, and for this shopper alone. */
  readonly openJournal: (kind: MoneyKind, memory: JournalMemory) => SentJournal
  readonly loadWithdrawals: (
    filter: RecordFilter,
    page: number,
    how?: Quietly,
  ) => Answer<Page<WithdrawalRecord>>
  readonly loadBill: (filter: BillFilter, page: number) => Answer<Page<BillEntry>>
  /** All of the bill, as the text of a CSV file. */
  readonly exportBill: (filter: BillFilter, words: BillWords) => Answer<string>
}
