import type { KeptAnswers } from '../domain/offline/kept-times.ts'
import type { AccountContext } from './account/account-context.ts'
import type { AddressesContext } from './addresses/addresses-context.ts'
import type { CartContext } from './cart/cart-context.ts'
import type { CatalogueContext } from './catalogue/catalogue-context.ts'
import type { MessagingContext } from './messaging/messaging-context.ts'
import type { OrdersContext } from './orders/orders-context.ts'
import type { AlertsPort, SoundPort } from './ports/alerts-port.ts'
import type { ClockPort } from './ports/clock-port.ts'
import type { LifecyclePort } from './ports/lifecycle-port.ts'
import type { LogPort } from './ports/log-port.ts'
import type { PicturesPort } from './ports/pictures-port.ts'
import type { ServiceWorkerPort } from './ports/service-worker-port.ts'
import type { SessionContext } from './session/session-context.ts'
import type { Notices } from './shared/notices.ts'
import type { StateStream } from './shared/streams.ts'
import type { VouchersContext } from './vouchers/vouchers-context.ts'
import type { WalletContext } from './wallet/wallet-context.ts'

/** All streams and use-cases of the frontend, by context. Created once per page by `adapters/container`. */
export type App = {
  /** Who is signed in, and which pages they may open. */
  readonly session: SessionContext
  /** Products, shops, searches, favourites. */
  readonly catalogue: CatalogueContext
  readonly cart: CartContext
  /** Vouchers to claim. */
  readonly vouchers: VouchersContext
  /** From checkout to receipt, and after-sale. */
  readonly orders: OrdersContext
  /** Balance, top-ups, withdrawals, payment code. */
  readonly wallet: WalletContext
  readonly addresses: AddressesContext
  /** Language, theme, notices, profile, passwords. */
  readonly account: AccountContext
  /** The chat; its code is loaded by `open`. */
  readonly messaging: MessagingContext
  /** Toasts. */
  readonly notices: Notices
  /** The server's time; timers are the device's. */
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly log: LogPort
  /** Notifications outside the page. */
  readonly alerts: AlertsPort
  /** The sound of new messages. */
  readonly sound: SoundPort
  /** Makes chosen pictures ready to be sent. */
  readonly pictures: PicturesPort
  readonly serviceWorker: ServiceWorkerPort
  /** The calls that were last answered from the cache. */
  readonly keptAnswers$: StateStream<KeptAnswers>
  /**
   * Loads `orders`, `wallet` and `addresses`; must resolve before a page of a signed-in shopper is rendered (using
   * them earlier is a defect). Rejects when their code cannot be loaded; does nothing on hosts that load everything
   * at once.
   */
  readonly loadShopperParts: () => Promise<void>
  /**
   * Loads what every page needs but a visitor's home page: products and shops, signing in, the account's acts, a
   * shopper's cart. Used earlier they wait for their code, and fail as without a network where it cannot be loaded.
   * Rejects like `loadShopperParts`.
   */
  readonly loadBeyondHome: () => Promise<void>
}
