import type { AccountApi } from '../../application/account/account-api.ts'
import type { AccountContext } from '../../application/account/account-context.ts'
import type { LanguageState } from '../../application/account/language-state.ts'
import type { ThemeState } from '../../application/account/theme-state.ts'
import type { AddressesContext } from '../../application/addresses/addresses-context.ts'
import type { Api } from '../../application/api/api-client.ts'
import type { App } from '../../application/app.ts'
import type { CartContext } from '../../application/cart/cart-context.ts'
import type { CatalogueApi } from '../../application/catalogue/catalogue-api.ts'
import type { CatalogueContext } from '../../application/catalogue/catalogue-context.ts'
import type { MessagingContext } from '../../application/messaging/messaging-context.ts'
import type { MessagingPorts } from '../../application/messaging/messaging-ports.ts'
import type { OrdersContext } from '../../application/orders/orders-context.ts'
import type { AddressHashesPort } from '../../application/ports/address-hashes-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import type { Sha256Port } from '../../application/ports/sha-256-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import type { TabsPort } from '../../application/ports/tabs-port.ts'
import type { SessionApi } from '../../application/session/session-api.ts'
import type { RefreshUser, SessionContext } from '../../application/session/session-context.ts'
import type { SessionState } from '../../application/session/session-state.ts'
import type { DeviceMemory } from '../../application/shared/device-memory.ts'
import type { HostConfig } from '../../application/shared/host-config.ts'
import type { Notices } from '../../application/shared/notices.ts'
import type { WalletContext } from '../../application/wallet/wallet-context.ts'
import { token } from './provide.ts'

/** What a host has to bring: the ports, one adapter each. */
export const HOST = {
  http: token<HttpPort>('http'),
  /** Values the host's server reads too: token and language. */
  cookies: token<StoragePort>('cookies'),
  /** Everything else that outlives the page. */
  device: token<StoragePort>('device'),
  clock: token<ClockPort>('clock'),
  random: token<RandomPort>('random'),
  lifecycle: token<LifecyclePort>('lifecycle'),
  tabs: token<TabsPort>('tabs'),
  log: token<LogPort>('log'),
  userAgent: token<string>('userAgent'),
  /** Sockets, rows, locks and ciphers: fetched when a shopper who is signed in first needs them. */
  messagingPorts: token<() => Promise<MessagingPorts>>('messagingPorts'),
} as const

/** Everything that is wired, by name. */
export const TOKENS = {
  ...HOST,
  config: token<HostConfig>('config'),
  notices: token<Notices>('notices'),
  deviceMemory: token<DeviceMemory>('deviceMemory'),
  sessionState: token<SessionState>('sessionState'),
  languageState: token<LanguageState>('languageState'),
  themeState: token<ThemeState>('themeState'),
  api: token<Api>('api'),
  sha256: token<Sha256Port>('sha256'),
  sessionApi: token<SessionApi>('sessionApi'),
  accountApi: token<AccountApi>('accountApi'),
  catalogueApi: token<CatalogueApi>('catalogueApi'),
  session: token<SessionContext>('session'),
  refreshUser: token<RefreshUser>('refreshUser'),
  account: token<AccountContext>('account'),
  messaging: token<MessagingContext>('messaging'),
  catalogue: token<CatalogueContext>('catalogue'),
  cart: token<CartContext>('cart'),
  orders: token<OrdersContext>('orders'),
  wallet: token<WalletContext>('wallet'),
  addressHashes: token<AddressHashesPort>('addressHashes'),
  addresses: token<AddressesContext>('addresses'),
  app: token<App>('app'),
} as const
