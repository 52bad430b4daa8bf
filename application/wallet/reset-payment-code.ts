import { fail } from '../../domain/shared/result.ts'
import { checkPaymentCodeReset } from '../../domain/wallet/payment-code.ts'
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

/** Has a code mailed. Our server mails it to the session's shopper, other servers to the `account` that is sent. */
export const createMailPaymentCode =
  ({ api, sessionState }: Deps): WalletContext['mailPaymentCode'] =>
  () => {
    const { email = '', mobile = '' } = sessionState.user$.value ?? {}
    return api.post('/api/user/send_code', { account: email || mobile, scene: 'pay' }, readNothing, QUIET)
  }

/** Sets a new payment code with the mailed code in place of the old one, which is sent empty (decision 18). */
export const createResetPaymentCode =
  ({ api, refreshUser }: Deps): WalletContext['resetPaymentCode'] =>
  async (form) => {
    const checked = checkPaymentCodeReset(form)
    if (!checked.ok) return fail({ kind: 'form', faults: checked.fault })
    const { mailed, next } = checked.value
    const body = { newpassword: next, oldpassword: '', captcha: mailed }
    const set = atCodeField(await api.post('/api/user/resetPay', body, readNothing, QUIET))
    if (set.ok) await refreshUser()
    return set
  }
