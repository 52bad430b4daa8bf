import type { AccountActs } from '../../application/account/account-acts.ts'
import type { AccountApi } from '../../application/account/account-api.ts'
import type { AccountContext } from '../../application/account/account-context.ts'
import type { LanguageState } from '../../application/account/language-state.ts'
import type { ThemeState } from '../../application/account/theme-state.ts'
import type { UnreadNotices } from '../../application/account/unread-notices.ts'
import type { AddressesContext } from '../../application/addresses/addresses-context.ts'
import type { Api } from '../../application/api/api-client.ts'
import type { App } from '../../application/app.ts'
import type { CartApi } from '../../application/cart/cart-api.ts'
import type { CartContext, CartStore } from '../../application/cart/cart-context.ts'
import type { MergeCart, ShopperCart } from '../../application/cart/merge-cart.ts'
import type { ServerCart } from '../../application/cart/server-cart.ts'
import type { VisitorLines } from '../../application/cart/visitor-cart.ts'
import type { CatalogueApi } from '../../application/catalogue/catalogue-api.ts'
import type { CatalogueContext } from '../../application/catalogue/catalogue-context.ts'
import type { ShelvesApi } from '../../application/catalogue/shelves-api.ts'
import type { OpenChat } from '../../application/messaging/chat-session.ts'
import type { ChatSubject, MessagingContext } from '../../application/messaging/messaging-context.ts'
import type { OrdersContext } from '../../application/orders/orders-context.ts'
import type { AlertsPort, SoundPort } from '../../application/ports/alerts-port.ts'
import type { BeaconPort } from '../../application/ports/beacon-port.ts'
import type { ClockPort } from '../../application/ports/clock-port.ts'
import type { AddressHashesPort, CryptoPort, Sha256Port } from '../../application/ports/crypto-port.ts'
import type { HttpPort } from '../../application/ports/http-port.ts'
import type { LifecyclePort } from '../../application/ports/lifecycle-port.ts'
import type { LockPort } from '../../application/ports/lock-port.ts'
import type { LogPort } from '../../application/ports/log-port.ts'
import type { PicturesPort } from '../../application/ports/pictures-port.ts'
import type { RandomPort } from '../../application/ports/random-port.ts'
import type { RecordsPort } from '../../application/ports/records-port.ts'
import type { ServiceWorkerPort } from '../../application/ports/service-worker-port.ts'
import type { SocketPort } from '../../application/ports/socket-port.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import type { TabsPort } from '../../application/ports/tabs-port.ts'
import type { Enter } from '../../application/session/enter.ts'
import type { SessionApi } from '../../application/session/session-api.ts'
import type { RefreshUser, SessionContext } from '../../application/session/session-context.ts'
import type { SessionState } from '../../application/session/session-state.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import type { Late } from '../../application/shared/async.ts'
import type { DeviceMemory } from '../../application/shared/device-memory.ts'
import type { Notices } from '../../application/shared/notices.ts'
import type { ServerClock } from '../../application/shared/server-clock.ts'
import type { StateSource, StateStream } from '../../application/shared/streams.ts'
import type { VouchersContext } from '../../application/vouchers/vouchers-context.ts'
import type { WalletContext } from '../../application/wallet/wallet-context.ts'
import type { KeptAnswers } from '../../domain/offline/kept-times.ts'
import type { FollowedLog } from '../log/followed-log.ts'
import { token } from './provide.ts'

/** The ports that every host binds at startup. */
export const PORTS = {
  http: token<HttpPort>('http'),
  /** Values that the server reads too: token, language and theme. */
  cookies: token<StoragePort>('cookies'),
  /** All other values that survive the page. */
  device: token<StoragePort>('device'),
  clock: token<ClockPort>('clock'),
  random: token<RandomPort>('random'),
  lifecycle: token<LifecyclePort>('lifecycle'),
  tabs: token<TabsPort>('tabs'),
  log: token<LogPort>('log'),
  sha256: token<Sha256Port>('sha256'),
  addressHashes: token<AddressHashesPort>('addressHashes'),
  alerts: token<AlertsPort>('alerts'),
  sound: token<SoundPort>('sound'),
  pictures: token<PicturesPort>('pictures'),
  serviceWorker: token<ServiceWorkerPort>('serviceWorker'),
  userAgent: token<string>('userAgent'),
} as const

/** The ports that every host binds at the latest when the chat is opened. */
export const MESSAGING_PORTS = {
  socket: token<SocketPort>('socket'),
  records: token<RecordsPort>('records'),
  locks: token<LockPort>('locks'),
  crypto: token<CryptoPort>('crypto'),
  /** Values that live as long as this tab, including reloads. */
  tabMemory: token<StoragePort>('tabMemory'),
} as const

/** The ports of pages that report field measurements (docs/field-view.md). */
export const FIELD_VIEW = {
  beacon: token<BeaconPort>('beacon'),
  followedLog: token<FollowedLog>('followedLog'),
} as const

/** All bindings, by name. */
export const TOKENS = {
  ...PORTS,
  ...MESSAGING_PORTS,
  config: token<AppConfig>('config'),
  serverClock: token<ServerClock>('serverClock'),
  /** The server's clock, read-only. */
  serverTime: token<ClockPort>('serverTime'),
  keptAnswers: token<StateSource<KeptAnswers>>('keptAnswers'),
  keptAnswers$: token<StateStream<KeptAnswers>>('keptAnswers$'),
  notices: token<Notices>('notices'),
  deviceMemory: token<DeviceMemory>('deviceMemory'),
  sessionState: token<SessionState>('sessionState'),
  languageState: token<LanguageState>('languageState'),
  themeState: token<ThemeState>('themeState'),
  api: token<Api>('api'),
  sessionApi: token<SessionApi>('sessionApi'),
  accountApi: token<AccountApi>('accountApi'),
  catalogueApi: token<CatalogueApi>('catalogueApi'),
  session: token<SessionContext>('session'),
  refreshUser: token<RefreshUser>('refreshUser'),
  account: token<AccountContext>('account'),
  unreadNotices: token<UnreadNotices>('unreadNotices'),
  messaging: token<MessagingContext>('messaging'),
  chatSubject: token<ChatSubject>('chatSubject'),
  /** Loads the chat's module, and returns the function that opens it. */
  loadChat: token<() => Promise<OpenChat>>('loadChat'),
  /** Bound once the chat is loaded. */
  openChat: token<OpenChat>('chatLife'),
  catalogue: token<CatalogueContext>('catalogue'),
  cart: token<CartContext>('cart'),
  cartStore: token<CartStore>('cartStore'),
  visitorLines: token<VisitorLines>('visitorLines'),
  vouchers: token<VouchersContext>('vouchers'),
  orders: token<OrdersContext>('orders'),
  wallet: token<WalletContext>('wallet'),
  addresses: token<AddressesContext>('addresses'),
  /** Loads the modules of orders, wallet and addresses where they are not loaded at startup. */
  loadShopperParts: token<() => Promise<void>>('loadShopperParts'),
  /** Loads the parts of all pages but a visitor's home page, where they are not loaded at startup. */
  loadBeyondHome: token<() => Promise<void>>('loadBeyondHome'),
  // What that binds, and what stands for it until then.
  enter: token<Enter>('enter'),
  lateEnter: token<Late<Enter>>('lateEnter'),
  accountActs: token<() => AccountActs>('accountActs'),
  lateAccountActs: token<Late<() => AccountActs>>('lateAccountActs'),
  shelvesApi: token<ShelvesApi>('shelvesApi'),
  lateShelvesApi: token<Late<ShelvesApi>>('lateShelvesApi'),
  cartApi: token<CartApi>('cartApi'),
  serverCart: token<ServerCart>('serverCart'),
  mergeCart: token<MergeCart>('mergeCart'),
  shopperCart: token<ShopperCart>('shopperCart'),
  lateShopperCart: token<Late<ShopperCart>>('lateShopperCart'),
  app: token<App>('app'),
} as const
