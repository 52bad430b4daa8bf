import type { Api } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { callLater, loadLater } from '../shared/later.ts'
import type { Notices } from '../shared/notices.ts'
import { mapState } from '../shared/state-stream.ts'
import type { WalletContext } from './wallet-context.ts'

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
  readonly notices: Notices
}

/** Balance and payment code (spec storefront 5). */
export const createWallet = (deps: Deps): WalletContext => {
  const { user$ } = deps.sessionState
  const setting = loadLater(async () => {
    const { createSetPaymentCode } = await import('./set-payment-code.ts')
    return createSetPaymentCode(deps)
  }, deps.notices)
  return {
    balance$: mapState(user$, (user) => user?.balance),
    hasPaymentCode$: mapState(user$, (user) => user?.hasPaymentCode),
    setPaymentCode: callLater(setting, (setPaymentCode) => setPaymentCode),
  }
}
