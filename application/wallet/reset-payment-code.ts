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

/** Our host mails to the shopper of the session, whatever the account says; others go by the account. */
export const createMailPaymentCode =
  ({ api, sessionState }: Deps): WalletContext['mailPaymentCode'] =>
  () => {
    const { email = '', mobile = '' } = sessionState.user$.value ?? {}
    return api.post('/api/user/send_code', { account: email || mobile, scene: 'pay' }, readNothing, QUIET)
  }

/** A forgotten payment code is set anew with a mailed one; the old one stays empty (decision 0018). */
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
