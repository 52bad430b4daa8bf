import { fail } from '../../domain/shared/result.ts'
import { checkPaymentCodeForm, type PaymentCodeForm } from '../../domain/wallet/payment-code.ts'
import { type Api, readNothing } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { mapState } from '../shared/state-stream.ts'
import type { WalletContext } from './wallet-context.ts'

/** Every path and field name of the wallet calls (spec storefront 7, api.md 6). */
export const createWalletApi = ({ api }: { readonly api: Api }) => ({
  setPaymentCode: ({ old, next }: PaymentCodeForm, isFirst: boolean) =>
    api.post(
      '/api/user/resetPay',
      isFirst
        ? { newpassword: next, oldpassword: '' }
        : { newpassword: next, oldpassword: old, is_verify: 1 },
      readNothing,
    ),
})

export type WalletApi = ReturnType<typeof createWalletApi>

type Deps = {
  readonly walletApi: WalletApi
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
}

/** Balance and payment code (spec storefront 5). */
export const createWallet = ({ walletApi, sessionState, refreshUser }: Deps): WalletContext => ({
  balance$: mapState(sessionState.user$, (user) => user?.balance),
  hasPaymentCode$: mapState(sessionState.user$, (user) => user?.hasPaymentCode),
  setPaymentCode: async (form) => {
    const isFirst = sessionState.user$.value?.hasPaymentCode !== true
    const checked = checkPaymentCodeForm(form, isFirst)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const set = await walletApi.setPaymentCode(checked.value, isFirst)
    const user = sessionState.user$.value
    if (set.ok && user) sessionState.setUser({ ...user, hasPaymentCode: true })
    if (set.ok) await refreshUser()
    return set
  },
})
