import { fail } from '../../domain/shared/result.ts'
import { checkPaymentCodeForm, checkPaymentCodeReset } from '../../domain/wallet/payment-code.ts'
import { type Api, atField, QUIET, readNothing } from '../api/api-client.ts'
import type { RefreshUser } from '../session/session-context.ts'
import type { SessionState } from '../session/session-state.ts'
import type { WalletContext } from './wallet-context.ts'

/** Maps the fields of `resetPay` (api.md 6) to those of the form. */
const atCodeField = atField({ newpassword: 'next', oldpassword: 'old', captcha: 'mailed' })

type Deps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
}

/**
 * Sets the payment code: the first one with an empty old code, later ones with the old code (requirement S5, api.md
 * 6).
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
    // A refusal has set nothing; a call without an answer may have. A first code may be refused because another
    // device has set one: then the old one is required.
    if (!set.ok && (isFirst || set.fault.kind !== 'rejected')) await refreshUser()
    if (!set.ok) return set
    const user = sessionState.user$.value
    if (user && asker === sessionState.token()) sessionState.setUser({ ...user, hasPaymentCode: true })
    await refreshUser()
    return set
  }

type ResetPaymentCodeDeps = {
  readonly api: Api
  readonly sessionState: SessionState
  readonly refreshUser: RefreshUser
}

/** Mails a code. Our server mails it to the session's shopper, other servers to the `account` in the call. */
export const createMailPaymentCode =
  ({ api, sessionState }: ResetPaymentCodeDeps): WalletContext['mailPaymentCode'] =>
  () => {
    const { email = '', mobile = '' } = sessionState.user$.value ?? {}
    return api.post('/api/user/send_code', { account: email || mobile, scene: 'pay' }, readNothing, QUIET)
  }

/** Sets a new payment code with a mailed code instead of the old one, which is sent empty (decision 11). */
export const createResetPaymentCode =
  ({ api, refreshUser }: ResetPaymentCodeDeps): WalletContext['resetPaymentCode'] =>
  async (form) => {
    const checked = checkPaymentCodeReset(form)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const { mailed, next } = checked.value
    const body = { newpassword: next, oldpassword: '', captcha: mailed }
    const set = atCodeField(await api.post('/api/user/resetPay', body, readNothing, QUIET))
    if (set.ok) await refreshUser()
    return set
  }
