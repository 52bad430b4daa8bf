import type { BehaviorSubject } from 'rxjs'
import { fail, mapResult, ok } from '../../domain/shared/result.ts'
import { billCsv } from '../../domain/wallet/bill-csv.ts'
import type { LanguageState } from '../account/language-state.ts'
import type { Api } from '../api/api-client.ts'
import type { AddressHashesPort } from '../ports/crypto-port.ts'
import type { RandomPort } from '../ports/random-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { allPages } from '../shared/async.ts'
import { createRequestIds } from '../shared/request-ids.ts'
import { followTabs } from '../shared/stay-fresh.ts'
import { createFindLost, createSettleLost } from './lost-acts.ts'
import { createDoOnce } from './money-acts.ts'
import { createRecharge } from './recharge.ts'
import { createMailPaymentCode, createResetPaymentCode, createSetPaymentCode } from './set-payment-code.ts'
import { createWalletApi, type WalletApi } from './wallet-api.ts'
import type { WalletContext, WalletReceipt } from './wallet-context.ts'
import { createWithdraw } from './withdraw.ts'

/** The server's maximum page size. */
const LIMIT = 50

/** Loads the whole fund record page by page and writes it as CSV. */
const createExportBill =
  ({ walletApi }: { readonly walletApi: WalletApi }): WalletContext['exportBill'] =>
  async (filter, words) => {
    const entries = await allPages((page) => walletApi.bill(filter, page, LIMIT))
    return mapResult(entries, (rows) => billCsv(rows, words))
  }

/** The dependencies of top-ups and withdrawals. */
export type TransfersDeps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
  readonly languageState: LanguageState
  readonly random: RandomPort
  readonly device: StoragePort
  readonly tabs: TabsPort
  readonly addressHashes: AddressHashesPort
  readonly changes$: BehaviorSubject<number>
}

/** The part of the wallet that calls the server. */
type Transfers = Omit<WalletContext, 'balance$' | 'hasPaymentCode$' | 'walletChanges$' | 'openJournal'>

const REQUESTS = 'lintas_wallet_requests.1'

/** The payment code, top-ups, withdrawals and their records (requirements S5 and S7, api.md 6). */
export const createTransfers = (deps: TransfersDeps): Transfers => {
  const { api, refreshUser, changes$ } = deps
  const walletApi = createWalletApi({ api })
  followTabs(deps)
  const requestIds = createRequestIds(deps, REQUESTS)
  const doOnce = createDoOnce<WalletReceipt>(requestIds)
  const changed = (): void => {
    changes$.next(changes$.value + 1)
    void refreshUser()
  }
  const loadHashes: Transfers['loadAddressHashes'] = () =>
    deps.addressHashes.load().then(ok, () => fail({ kind: 'offline' } as const))
  return {
    setPaymentCode: createSetPaymentCode(deps),
    mailPaymentCode: createMailPaymentCode(deps),
    resetPaymentCode: createResetPaymentCode(deps),
    loadNetworks: () => walletApi.networks(),
    recharge: createRecharge({ ...deps, walletApi, doOnce, changed }),
    loadRecharges: walletApi.recharges,
    loadWithdrawalTerms: () => walletApi.terms(),
    loadAddressHashes: loadHashes,
    withdraw: createWithdraw({ ...deps, walletApi, doOnce, loadHashes, changed }),
    findLost: createFindLost({ walletApi, requestIds, changed }),
    settleLost: createSettleLost({ requestIds }),
    loadWithdrawals: walletApi.withdrawals,
    loadBill: (filter, page) => walletApi.bill(filter, page),
    exportBill: createExportBill({ walletApi }),
  }
}
