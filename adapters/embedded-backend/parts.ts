import { accountPart } from './account/account-part.ts'
import type { BackendPart } from './backend-part.ts'
import { cartPart } from './cart/cart-routes.ts'
import { cataloguePart } from './catalogue/catalogue-part.ts'
import { chatPart, gatewayPart } from './chat/gateway/gateway-part.ts'
import { missedPart } from './chat/wukongim/missed-messages.ts'
import { mailPart } from './mail/mail-part.ts'
import { ordersPart } from './orders/orders-part.ts'
import { walletPart } from './wallet/wallet-part.ts'
import { workerPart } from './worker/worker.ts'

/** Every context of the backend, in the order in which they start. */
export const backendParts: readonly BackendPart[] = [
  accountPart,
  cataloguePart,
  cartPart,
  walletPart,
  ordersPart,
  workerPart,
  mailPart,
  gatewayPart,
  chatPart,
  missedPart,
]
