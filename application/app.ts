import type { AccountContext } from './account/account-context.ts'
import type { AddressesContext } from './addresses/addresses-context.ts'
import type { CartContext } from './cart/cart-context.ts'
import type { CatalogueContext } from './catalogue/catalogue-context.ts'
import type { MessagingContext } from './messaging/messaging-context.ts'
import type { OrdersContext } from './orders/orders-context.ts'
import type { ClockPort } from './ports/clock-port.ts'
import type { LifecyclePort } from './ports/lifecycle-port.ts'
import type { LogPort } from './ports/log-port.ts'
import type { SessionContext } from './session/session-context.ts'
import type { Notices } from './shared/notices.ts'
import type { WalletContext } from './wallet/wallet-context.ts'

/** Every stream and use-case that a face may touch. Made once by `adapters/container`. */
export type App = {
  readonly session: SessionContext
  readonly catalogue: CatalogueContext
  readonly cart: CartContext
  readonly orders: OrdersContext
  readonly wallet: WalletContext
  readonly addresses: AddressesContext
  readonly account: AccountContext
  readonly messaging: MessagingContext
  readonly notices: Notices
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
}
