import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/catalogue/page.ts'
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
import type { StateStream } from '../shared/state-stream.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** The number of what was handed in; '' when the host does not say. */
export type WalletReceipt = { readonly number: string }

/** Something that had been handed in although its answer never came. */
export type LostAct = WalletReceipt & { readonly amount: Cents; readonly act: string }

/** A withdrawal as the shopper confirmed it: with the service charge that the sheet showed. */
export type WithdrawalOrder = WithdrawalForm & { readonly serviceCharge: Millionths }

/** What can be wrong with a withdrawal: its form, the typed code, or a charge that the host has changed meanwhile. */
export type WithdrawFault =
  | FormFault<WithdrawalFault>
  | CodeFault
  /** The host's charge is no longer the one that was shown. */
  | { readonly kind: 'charge-changed'; readonly serviceCharge: Millionths }

/** Money in and out, its records, and the code that releases it (spec storefront 5, api.md 6). */
export type WalletContext = {
  /** Undefined until the user is known. */
  readonly balance$: StateStream<Cents | undefined>
  readonly hasPaymentCode$: StateStream<boolean | undefined>
  /** Rises by one whenever money was handed in here, so that kept records load again when shown. */
  readonly walletChanges$: StateStream<number>
  /** Sets the code the first time, or changes it when there is one (spec storefront 5). */
  readonly setPaymentCode: (form: PaymentCodeForm) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
  /** Has the host mail a code to the shopper's own address (decision 0018). */
  readonly mailPaymentCode: () => Answer<unknown>
  /** Sets the code anew with the mailed one, for who forgot it. */
  readonly resetPaymentCode: (form: PaymentCodeReset) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
  readonly loadNetworks: () => Answer<readonly RechargeNetwork[]>
  /** Hands a recharge in; its evidence is uploaded before, by `account.uploadImage`, as private. Safe to repeat: the same form is one recharge until its outcome is known. */
  readonly recharge: (form: RechargeForm) => Promise<Result<WalletReceipt, FormFault<RechargeFault>>>
  /** Quiet when nobody waits for the words. */
  readonly loadRecharges: (filter: RecordFilter, page: number, how?: Quietly) => Answer<Page<RechargeRecord>>
  readonly loadWithdrawalTerms: () => Answer<WithdrawalTerms>
  /** What the checksum of an address is judged by; without it the host judges. */
  readonly loadAddressHashes: () => Answer<AddressHashes>
  /** Checks form and code, then withdraws. Safe to repeat: money moves at most once. */
  readonly withdraw: (order: WithdrawalOrder, code: string) => Promise<Result<WalletReceipt, WithdrawFault>>
  /** What arrived although its answer was lost with the page; told until it is settled. */
  readonly findLost: (kind: 'recharge' | 'withdraw') => Answer<readonly LostAct[]>
  /** The shopper has seen these: the same form is a new act from now on. */
  readonly settleLost: (lost: readonly LostAct[]) => Answer<unknown>
  readonly loadWithdrawals: (
    filter: RecordFilter,
    page: number,
    how?: Quietly,
  ) => Answer<Page<WithdrawalRecord>>
  readonly loadBill: (filter: BillFilter, page: number) => Answer<Page<BillEntry>>
  /** The whole fund record as the text of a CSV file. */
  readonly exportBill: (filter: BillFilter, words: BillWords) => Answer<string>
}
