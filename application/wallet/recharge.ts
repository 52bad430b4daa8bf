import { decimalMarkOf } from '../../domain/account/language.ts'
import { stableJson } from '../../domain/api/duplicate-guard.ts'
import type { ApiFault } from '../../domain/api/fault.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { RechargeNetwork } from '../../domain/wallet/network.ts'
import { checkRecharge, type RechargeForm } from '../../domain/wallet/recharge.ts'
import type { LanguageState } from '../account/language-state.ts'
import { QUIET } from '../api/api-client.ts'
import type { DoOnce } from './money-acts.ts'
import type { WalletApi } from './wallet-api.ts'
import type { WalletContext, WalletReceipt } from './wallet-context.ts'

type Deps = {
  readonly walletApi: WalletApi
  readonly doOnce: DoOnce<WalletReceipt>
  readonly languageState: LanguageState
  /** Called when a top-up was submitted. */
  readonly changed: () => void
}

/** Submits a top-up (requirement S5, api.md 6); the balance increases once the server has audited it. */
export const createRecharge = (deps: Deps): WalletContext['recharge'] => {
  const { walletApi, doOnce, languageState, changed } = deps

  /** The networks are reloaded for a blockchain top-up: money sent to an outdated address would be lost. */
  const networksFor = async (form: RechargeForm): Promise<Result<readonly RechargeNetwork[], ApiFault>> =>
    form.method === 'chain' ? walletApi.networks(QUIET) : ok([])

  const find = async (requestId: string): Promise<WalletReceipt | undefined> => {
    const listed = await walletApi.recharges('all', 1, QUIET)
    const row = listed.ok ? listed.value.rows.find((one) => one.requestId === requestId) : undefined
    return row && { number: row.number }
  }

  return async (form) => {
    const networks = await networksFor(form)
    if (!networks.ok) return networks
    const checked = checkRecharge(form, decimalMarkOf(languageState.language$.value), networks.value)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const act = `recharge ${stableJson(checked.value)}`
    const done = await doOnce(act, (requestId) => walletApi.recharge(checked.value, requestId), find)
    if (done.ok) changed()
    return done
  }
}
