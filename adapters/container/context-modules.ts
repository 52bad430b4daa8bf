import { ContainerModule } from 'inversify'
import { createAccountApi } from '../../application/account/account-api.ts'
import { createAccount } from '../../application/account/create-account.ts'
import { createUnreadNotices } from '../../application/account/unread-notices.ts'
import { createCart, createCartStore } from '../../application/cart/create-cart.ts'
import { createVisitorLines } from '../../application/cart/visitor-cart.ts'
import { createCatalogueApi } from '../../application/catalogue/catalogue-api.ts'
import { createCatalogue } from '../../application/catalogue/create-catalogue.ts'
import { createChatSubject, createMessagingContext } from '../../application/messaging/messaging-context.ts'
import { createSession } from '../../application/session/create-session.ts'
import { createSessionApi } from '../../application/session/session-api.ts'
import { createVouchers } from '../../application/vouchers/create-vouchers.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

const { api, sessionState, refreshUser, notices, device, deviceMemory, languageState } = TOKENS
const { clock, lifecycle, random, tabs } = TOKENS

/** Binds the session's use-cases. */
export const sessionModule = new ContainerModule(({ bind }) => {
  const { sessionApi, session, sha256 } = TOKENS
  provide(bind, sessionApi, createSessionApi, { api })
  provide(bind, session, createSession, {
    sessionApi,
    sessionState,
    lifecycle,
    clock,
    device,
    sha256,
    enter: TOKENS.lateEnter,
  })
  provide(bind, refreshUser, (deps) => deps.session.refreshUser, { session })
})

/** Binds the account's use-cases: profile, language, theme, notices. */
export const accountModule = new ContainerModule(({ bind }) => {
  const { accountApi, unreadNotices, themeState, userAgent } = TOKENS
  provide(bind, accountApi, createAccountApi, { api })
  provide(bind, unreadNotices, createUnreadNotices, { accountApi, sessionState })
  provide(bind, TOKENS.account, createAccount, {
    accountApi,
    languageState,
    themeState,
    sessionState,
    deviceMemory,
    userAgent,
    unreadNotices,
    accountActs: TOKENS.lateAccountActs,
  })
})

/** Binds the catalogue's use-cases. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  const { catalogueApi } = TOKENS
  provide(bind, catalogueApi, createCatalogueApi, { api })
  provide(bind, TOKENS.catalogue, createCatalogue, {
    catalogueApi,
    shelvesApi: TOKENS.lateShelvesApi,
    sessionState,
    languageState,
    notices,
    deviceMemory,
  })
})

/** Binds the cart's use-cases, for visitors and shoppers. */
export const cartModule = new ContainerModule(({ bind }) => {
  const { cartStore, visitorLines } = TOKENS
  provide(bind, cartStore, createCartStore, { device, tabs })
  provide(bind, visitorLines, createVisitorLines, { device })
  provide(bind, TOKENS.cart, createCart, {
    cartStore,
    visitorLines,
    shopperCart: TOKENS.lateShopperCart,
    sessionState,
    notices,
    clock,
    lifecycle,
    random,
    tabs,
  })
})

/** Binds the vouchers' use-cases, for visitors and shoppers. */
export const vouchersModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.vouchers, createVouchers, { api, sessionState, notices, tabs })
})

/** The chat for the rest of the app; its engine is in `chat-module.ts`, which is loaded on demand. */
export const messagingModule = new ContainerModule(({ bind }) => {
  const { chatSubject, loadChat } = TOKENS
  provide(bind, chatSubject, createChatSubject, {})
  provide(bind, TOKENS.messaging, createMessagingContext, { sessionState, chatSubject, loadChat })
})
