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
import type { VouchersContext } from './vouchers/vouchers-context.ts'
import type { WalletContext } from './wallet/wallet-context.ts'

/** Every stream and use-case that the frontend may touch, by context. Made once a page by `adapters/container`. */
export type App = {
  /** Who is signed in, and what they may open. */
  readonly session: SessionContext
  /** Products, shops, searches, favourites. */
  readonly catalogue: CatalogueContext
  readonly cart: CartContext
  /** Vouchers to claim. */
  readonly vouchers: VouchersContext
  /** From the checkout to the receipt, and after the sale. */
  readonly orders: OrdersContext
  /** Balance, top-ups, withdrawals, payment code. */
  readonly wallet: WalletContext
  readonly addresses: AddressesContext
  /** Language, theme, notices, profile, passwords. */
  readonly account: AccountContext
  /** The chat, whose code comes with `open`. */
  readonly messaging: MessagingContext
  /** Toasts. */
  readonly notices: Notices
  /** The server's time; timers are the device's. */
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
  /**
   * To be awaited before a page of a signed-in shopper is shown: `orders`, `wallet` and `addresses` are there then, and
   * asking for one before is a defect. Rejects when they cannot be loaded; on servers that load nothing late it does nothing.
   */
  readonly loadShopperParts: () => Promise<void>
}
