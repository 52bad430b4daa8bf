import { decimalMarkOf } from '../../domain/account/language.ts'
import { stableJson } from '../../domain/api/duplicate-guard.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, type Result } from '../../domain/shared/result.ts'
import { type CodeFault, readCodeRefusal, typedCodeFault } from '../../domain/wallet/payment-code.ts'
import { checkWithdrawal } from '../../domain/wallet/withdrawal.ts'
import type { LanguageState } from '../account/language-state.ts'
import { QUIET } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { DoOnce } from './money-acts.ts'
import type { WalletApi } from './wallet-api.ts'
import type { WalletContext, WalletReceipt, WithdrawFault } from './wallet-context.ts'

type Deps = {
  readonly walletApi: WalletApi
  readonly doOnce: DoOnce<WalletReceipt>
  readonly refreshUser: RefreshUser
  readonly languageState: LanguageState
  readonly loadHashes: WalletContext['loadAddressHashes']
  /** Called when money has moved. */
  readonly changed: () => void
}

/** A refusal about the code has the number of attempts left; any other is about the withdrawal. */
const asCodeFault = (fault: ApiFault): ApiFault | CodeFault => {
  const refusal = readCodeRefusal(fault)
  const isOfCode = refusal?.kind === 'no-payment-code' || refusal?.remaining !== undefined
  return refusal && isOfCode ? refusal : fault
}

/**
 * Withdraws from the balance (requirement S5, api.md 6). The terms are reloaded and the form is checked by those, not
 * by the ones shown; a changed service charge stops it.
 */
export const createWithdraw = (deps: Deps): WalletContext['withdraw'] => {
  const { walletApi, doOnce, refreshUser, languageState, loadHashes, changed } = deps

  const find = async (requestId: string): Promise<WalletReceipt | undefined> => {
    const listed = await walletApi.withdrawals('all', 1, QUIET)
    const row = listed.ok ? listed.value.rows.find((one) => one.requestId === requestId) : undefined
    return row && { number: row.number }
  }

  return async (order, code): Promise<Result<WalletReceipt, WithdrawFault>> => {
    const mistyped = typedCodeFault(code)
    if (mistyped) return fail(mistyped)
    const owner = await refreshUser(({ hasPaymentCode }) => hasPaymentCode)
    if (owner.ok && !owner.value.hasPaymentCode) return fail({ kind: 'no-payment-code' })
    const terms = await walletApi.terms(QUIET)
    if (!terms.ok) return terms
    const { serviceCharge } = terms.value
    if (serviceCharge !== order.serviceCharge) return fail({ kind: 'charge-changed', serviceCharge })
    const loaded = order.recipient.kind === 'chain' ? await loadHashes() : undefined
    // Without the hash functions only an address's format is checked here, and its checksum by the server.
    const hashes = loaded?.ok ? loaded.value : undefined
    const mark = decimalMarkOf(languageState.language$.value)
    const checked = checkWithdrawal(order, mark, terms.value, hashes)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const { amount, recipient } = checked.value
    const act = `withdraw ${amount} ${stableJson(recipient)}`
    const done = await doOnce(act, (requestId) => walletApi.withdraw(checked.value, code, requestId), find)
    if (!done.ok) return fail(asCodeFault(done.fault))
    changed()
    return done
  }
}
