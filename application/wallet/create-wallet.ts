import { BehaviorSubject, map } from 'rxjs'
import { perSession } from '../api/api-client.ts'
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
    setPaymentCode: (...args) => transfers().setPaymentCode(...args),
    mailPaymentCode: (...args) => transfers().mailPaymentCode(...args),
    resetPaymentCode: (...args) => transfers().resetPaymentCode(...args),
    loadNetworks: (...args) => transfers().loadNetworks(...args),
    recharge: (...args) => transfers().recharge(...args),
    loadRecharges: (...args) => transfers().loadRecharges(...args),
    loadWithdrawalTerms: (...args) => transfers().loadWithdrawalTerms(...args),
    loadAddressHashes: (...args) => transfers().loadAddressHashes(...args),
    withdraw: (...args) => transfers().withdraw(...args),
    findLost: (...args) => transfers().findLost(...args),
    settleLost: (...args) => transfers().settleLost(...args),
    openJournal: (kind, memory) =>
      createSentJournal({
        kind,
        memory,
        isSignedIn: () => deps.sessionState.token() !== undefined,
        findLost: (...args) => transfers().findLost(...args),
        settleLost: (...args) => transfers().settleLost(...args),
      }),
    loadWithdrawals: (...args) => transfers().loadWithdrawals(...args),
    loadBill: (...args) => transfers().loadBill(...args),
    exportBill: (...args) => transfers().exportBill(...args),
  }
}
