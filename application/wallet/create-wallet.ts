import { callsLater, loadOfSession } from '../shared/later.ts'
import type { Notices } from '../shared/notices.ts'
import { createState, mapState } from '../shared/state-stream.ts'
import type { TransfersDeps } from './create-transfers.ts'
import type { WalletContext } from './wallet-context.ts'

type Deps = Omit<TransfersDeps, 'changes$'> & { readonly notices: Notices }

/** Balance, payment code, top-ups and withdrawals. The code of all but the balance is loaded when it is first needed. */
export const createWallet = (deps: Deps): WalletContext => {
  const { user$ } = deps.sessionState
  const changes$ = createState(0)
  const transfers = loadOfSession(async (api) => {
    const { createTransfers } = await import('./create-transfers.ts')
    return createTransfers({ ...deps, api, changes$ })
  }, deps)
  return {
    balance$: mapState(user$, (user) => user?.balance),
    hasPaymentCode$: mapState(user$, (user) => user?.hasPaymentCode),
    walletChanges$: changes$.stream,
    ...callsLater(transfers, [
      'setPaymentCode',
      'mailPaymentCode',
      'resetPaymentCode',
      'loadNetworks',
      'recharge',
      'loadRecharges',
      'loadWithdrawalTerms',
      'loadAddressHashes',
      'withdraw',
      'findLost',
      'settleLost',
      'loadWithdrawals',
      'loadBill',
      'exportBill',
    ]),
  }
}
