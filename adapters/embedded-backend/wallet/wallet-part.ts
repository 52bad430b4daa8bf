import { TYPED_MAILED_CODE_MAX_LENGTH } from '../../../domain/account/mailed-code.ts'
import type { Cents } from '../../../domain/shared/money.ts'
import { TYPED_CODE_MAX_LENGTH } from '../../../domain/wallet/payment-code.ts'
import type { BackendDeps } from '../backend-deps.ts'
import type { BackendPart } from '../backend-part.ts'
import { ok, type Route, shopperRoute } from '../http/route.ts'
import { amount, flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { billRoutes } from './bill-routes.ts'
import { balanceOf, creditWelcome } from './ledger.ts'
import { createPaymentCodes } from './payment-code.ts'
import { hasPaymentCode } from './payment-code-store.ts'
import { rechargeRoutes } from './recharge-routes.ts'
import { recordRoutes } from './record-routes.ts'
import { withdrawRoutes } from './withdraw-routes.ts'

const walletRoutes = (deps: BackendDeps): readonly Route[] => {
  const codes = createPaymentCodes(deps)
  return [
    shopperRoute('POST', '/api/user/resetPay', async ({ input, shopper, language }) => {
      const next = input.secret('newpassword', TYPED_CODE_MAX_LENGTH)
      if (input.has('captcha')) {
        await codes.reset(shopper.id, next, input.secret('captcha', TYPED_MAILED_CODE_MAX_LENGTH), language)
        return ok(null, 'payment-code-saved')
      }
      const old = input.has('oldpassword') ? input.secret('oldpassword', TYPED_CODE_MAX_LENGTH) : ''
      await codes.set(shopper.id, next, old)
      return ok(null, 'payment-code-saved')
    }),
    shopperRoute('POST', '/api/user/verify_pay', async ({ input, shopper }) => {
      const { token, remain } = await codes.verify(
        shopper.id,
        input.secret('password_pay', TYPED_CODE_MAX_LENGTH),
      )
      return ok({ pay_token: token, remain })
    }),
    ...rechargeRoutes(deps),
    ...withdrawRoutes(deps, codes),
    ...recordRoutes(deps),
    ...billRoutes(deps),
  ]
}

/** Balance, payment code, recharges, withdrawals and fund record (api.md 6). */
export const walletPart: BackendPart = {
  name: 'wallet',
  routes: walletRoutes,
  describeShopper: async (sql, shopperId) => ({
    money: amount(await balanceOf(sql, shopperId)),
    have_pay: flag(await hasPaymentCode(sql, shopperId)),
  }),
  onRegistered: (tx, shopperId, { config, clock }) =>
    creditWelcome(tx, shopperId, config.welcomeCreditCents as Cents, secondsOf(clock)),
}
