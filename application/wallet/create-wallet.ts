import { callLater, loadLater } from '../shared/later.ts'
import type { Notices } from '../shared/notices.ts'
import { createState, mapState } from '../shared/state-stream.ts'
import type { TransfersDeps } from './create-transfers.ts'
import type { WalletContext } from './wallet-context.ts'

type Deps = Omit<TransfersDeps, 'changes$'> & { readonly notices: Notices }

/** Balance, payment code, money in and out; all but the balance is fetched when it is first needed. */
export const createWallet = (deps: Deps): WalletContext => {
  const { user$ } = deps.sessionState
  const changes$ = createState(0)
  const transfers = loadLater(async () => {
    const { createTransfers } = await import('./create-transfers.ts')
    return createTransfers({ ...deps, changes$ })
  }, deps.notices)
  return {
    balance$: mapState(user$, (user) => user?.balance),
    hasPaymentCode$: mapState(user$, (user) => user?.hasPaymentCode),
    walletChanges$: changes$.stream,
    setPaymentCode: callLater(transfers, (part) => part.setPaymentCode),
    loadNetworks: callLater(transfers, (part) => part.loadNetworks),
    uploadEvidence: callLater(transfers, (part) => part.uploadEvidence),
    recharge: callLater(transfers, (part) => part.recharge),
    loadRecharges: callLater(transfers, (part) => part.loadRecharges),
    loadWithdrawalTerms: callLater(transfers, (part) => part.loadWithdrawalTerms),
    withdraw: callLater(transfers, (part) => part.withdraw),
    settleLost: async (kind) => (await transfers())?.settleLost(kind) ?? [],
    loadWithdrawals: callLater(transfers, (part) => part.loadWithdrawals),
    loadBill: callLater(transfers, (part) => part.loadBill),
    exportBill: callLater(transfers, (part) => part.exportBill),
  }
}
