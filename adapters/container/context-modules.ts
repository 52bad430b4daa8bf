import { ContainerModule } from 'inversify'
import { createAccountApi } from '../../application/account/account-api.ts'
import { createAccount } from '../../application/account/create-account.ts'
import { createAddresses } from '../../application/addresses/create-addresses.ts'
import type { App } from '../../application/app.ts'
import { createCart } from '../../application/cart/create-cart.ts'
import { createCatalogueApi } from '../../application/catalogue/catalogue-api.ts'
import { createCatalogue } from '../../application/catalogue/create-catalogue.ts'
import {
  createChatSubject,
  createMessagingContext,
} from '../../application/messaging/create-messaging-context.ts'
import { createOrders } from '../../application/orders/create-orders.ts'
import { createSession } from '../../application/session/create-session.ts'
import { createSessionApi } from '../../application/session/session-api.ts'
import { createWallet } from '../../application/wallet/create-wallet.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

const { api, sessionState, refreshUser, notices, device, deviceMemory, languageState } = TOKENS
const { clock, lifecycle, random, tabs } = TOKENS

export const sessionModule = new ContainerModule(({ bind }) => {
  const { sessionApi, session, sha256 } = TOKENS
  provide(bind, sessionApi, createSessionApi, { api })
  provide(bind, session, createSession, { sessionApi, sessionState, lifecycle, clock, device, sha256 })
  provide(bind, refreshUser, (deps) => deps.session.refreshUser, { session })
})

export const accountModule = new ContainerModule(({ bind }) => {
  const { accountApi, themeState, userAgent } = TOKENS
  provide(bind, accountApi, createAccountApi, { api })
  provide(bind, TOKENS.account, createAccount, {
    api,
    accountApi,
    clock: TOKENS.serverTime,
    notices,
    refreshUser,
    languageState,
    themeState,
    sessionState,
    deviceMemory,
    userAgent,
  })
})

export const catalogueModule = new ContainerModule(({ bind }) => {
  const { catalogueApi } = TOKENS
  provide(bind, catalogueApi, createCatalogueApi, { api })
  provide(bind, TOKENS.catalogue, createCatalogue, {
    api,
    catalogueApi,
    sessionState,
    languageState,
    notices,
    deviceMemory,
  })
})

export const walletModule = new ContainerModule(({ bind }) => {
  const { addressHashes } = TOKENS
  provide(bind, TOKENS.wallet, createWallet, {
    api,
    sessionState,
    refreshUser,
    languageState,
    random,
    device,
    tabs,
    addressHashes,
  })
})

export const addressesModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.addresses, createAddresses, { api, sessionState, refreshUser, tabs })
})

export const cartModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.cart, createCart, {
    api,
    sessionState,
    notices,
    clock,
    lifecycle,
    random,
    device,
    tabs,
  })
})

export const ordersModule = new ContainerModule(({ bind }) => {
  const { cart } = TOKENS
  provide(bind, TOKENS.orders, createOrders, {
    api,
    sessionState,
    refreshUser,
    cart,
    notices,
    clock: TOKENS.serverTime,
    random,
    device,
    tabs,
    languageState,
  })
})

/** The chat for the rest of the app; its engine is in `chat-module.ts`, which is loaded late. */
export const messagingModule = new ContainerModule(({ bind }) => {
  const { chatSubject, loadChat } = TOKENS
  provide(bind, chatSubject, createChatSubject, {})
  provide(bind, TOKENS.messaging, createMessagingContext, { sessionState, chatSubject, loadChat })
})

export const appModule = new ContainerModule(({ bind }) => {
  const { session, catalogue, cart, orders, wallet, addresses, account, messaging, log } = TOKENS
  provide(bind, TOKENS.app, (app: App) => app, {
    session,
    catalogue,
    cart,
    orders,
    wallet,
    addresses,
    account,
    messaging,
    notices,
    clock: TOKENS.serverTime,
    lifecycle,
    log,
  })
})
