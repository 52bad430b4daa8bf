import type { Cents } from '../../domain/shared/money.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { PaymentCodeFault, PaymentCodeForm } from '../../domain/wallet/payment-code.ts'
import type { FormFault } from '../session/session-context.ts'
import type { StateStream } from '../shared/state-stream.ts'

export type WalletContext = {
  /** Undefined until the user is known. */
  readonly balance$: StateStream<Cents | undefined>
  readonly hasPaymentCode$: StateStream<boolean | undefined>
  /** Sets the code the first time, or changes it when there is one (spec storefront 5). */
  readonly setPaymentCode: (form: PaymentCodeForm) => Promise<Result<unknown, FormFault<PaymentCodeFault>>>
}
