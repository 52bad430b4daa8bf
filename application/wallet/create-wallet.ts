import { BehaviorSubject, map } from 'rxjs'
import { perSession } from '../api/api-of-session.ts'
import { stateOf } from '../shared/streams.ts'
import { createTransfers, type TransfersDeps } from './create-transfers.ts'
import { createSentJournal } from './lost-acts.ts'
import type { WalletContext } from './wallet-context.ts'

type Deps = Omit<TransfersDeps, 'changes$'>

/** Balance, payment code, top-ups and withdrawals. */
export const createWallet = (deps: Deps): WalletContext => {
  const { user$ } = deps.sessionState
  const changes$ = new BehaviorSubject(0)
  const transfers = perSession((api) => createTransfers({ ...deps, api, changes$ }), deps)
  return {
    balance$: stateOf(user$.pipe(map((user) => user?.balance))),
    hasPaymentCode$: stateOf(user$.pipe(map((user) => user?.hasPaymentCode))),
    walletChanges$: stateOf(changes$),
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
    openJournal: (kind, memory) =>
      createSentJournal({
        kind,
        memory,
        findLost: (...asked) => transfers().findLost(...asked),
        settleLost: (...asked) => transfers().settleLost(...asked),
      }),
    loadWithdrawals: (...asked) => transfers().loadWithdrawals(...asked),
    loadBill: (...asked) => transfers().loadBill(...asked),
    exportBill: (...asked) => transfers().exportBill(...asked),
  }
}
