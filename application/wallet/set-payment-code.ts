import { fail } from '../../domain/shared/result.ts'
import { checkPaymentCodeForm } from '../../domain/wallet/payment-code.ts'
import { type Api, QUIET, readNothing } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import { atCodeField } from './code-fields.ts'
import type { WalletContext } from './wallet-context.ts'

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
}

/**
 * Sets the payment code: the first one with an empty old code, another one with the old code (spec storefront 5,
 * api.md 6).
 */
export const createSetPaymentCode =
  ({ api, sessionState, refreshUser }: Deps): WalletContext['setPaymentCode'] =>
  async (form) => {
    const asker = sessionState.token()
    const isFirst = sessionState.user$.value?.hasPaymentCode !== true
    const checked = checkPaymentCodeForm(form, isFirst)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const { old, next } = checked.value
    const body = isFirst
      ? { newpassword: next, oldpassword: '' }
      : { newpassword: next, oldpassword: old, is_verify: 1 }
    const set = atCodeField(await api.post('/api/user/resetPay', body, readNothing, QUIET))
    // A refusal has set nothing; an answer that was lost may have. A first code may be refused because there is one by
    // now, from another device: then the old one has to be asked for.
    if (!set.ok && (isFirst || set.fault.kind !== 'rejected')) await refreshUser()
    if (!set.ok) return set
    const user = sessionState.user$.value
    if (user && asker === sessionState.token()) sessionState.setUser({ ...user, hasPaymentCode: true })
    await refreshUser()
    return set
  }
