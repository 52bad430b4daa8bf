import { perSession } from '../api/api-of-session.ts'
import { createState, mapState } from '../shared/state-stream.ts'
import { createTransfers, type TransfersDeps } from './create-transfers.ts'
import type { WalletContext } from './wallet-context.ts'

type Deps = Omit<TransfersDeps, 'changes$'>

/** Balance, payment code, top-ups and withdrawals. */
export const createWallet = (deps: Deps): WalletContext => {
  const { user$ } = deps.sessionState
  const changes$ = createState(0)
  const transfers = perSession((api) => createTransfers({ ...deps, api, changes$ }), deps)
  return {
    balance$: mapState(user$, (user) => user?.balance),
    hasPaymentCode$: mapState(user$, (user) => user?.hasPaymentCode),
    walletChanges$: changes$.stream,
    setPaymentCode: (...asked) => transfers().setPaymentCode(...asked),
    mailPaymentCode: (...asked) => transfers().mailPaymentCode(...asked),
    resetPaymentCode: (...asked) => transfers().resetPaymentCode(...asked),
    loadNetworks: (...asked) => transfers().loadNetworks(...asked),
    recharge: (...asked) => transfers().recharge(...asked),
    loadRecharges: (...asked) => transfers().loadRecharges(...asked),
    loadWithdrawalTerms: (...asked) => transfers().loadWithdrawalTerms(...asked),
    loadAddressHashes: (...asked) => transfers().loadAddressHashes(...asked),
    withdraw: (...asked) => transfers().withdraw(...asked),
    findLost: (...asked) => transfers().findLost(...asked),
    settleLost: (...asked) => transfers().settleLost(...asked),
    loadWithdrawals: (...asked) => transfers().loadWithdrawals(...asked),
    loadBill: (...asked) => transfers().loadBill(...asked),
    exportBill: (...asked) => transfers().exportBill(...asked),
  }
}
