import type { Container } from 'inversify'
import { createAccountApi } from '../../application/account/account-api.ts'
import { createAccount } from '../../application/account/create-account.ts'
import { createAddresses } from '../../application/addresses/create-addresses.ts'
import { createCart } from '../../application/cart/create-cart.ts'
import { createCatalogueApi } from '../../application/catalogue/catalogue-api.ts'
import { createCatalogue } from '../../application/catalogue/create-catalogue.ts'
import { createLazyMessaging } from '../../application/messaging/lazy-messaging.ts'
import { createOrders } from '../../application/orders/create-orders.ts'
import { createSession } from '../../application/session/create-session.ts'
import { createSessionApi } from '../../application/session/session-api.ts'
import { createWallet } from '../../application/wallet/create-wallet.ts'
import { createLazyAddressHashes } from '../crypto/lazy-address-hashes.ts'
import { createSubtleSha256 } from '../crypto/subtle-sha-256.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** One line per context and one per its calls. */
export const bindContexts = (container: Container): void => {
  const { api, sessionState, refreshUser, notices, device, deviceMemory, languageState, userAgent } = TOKENS
  const { clock, random, tabs } = TOKENS
  const { sessionApi, accountApi, catalogueApi } = TOKENS

  provide(container, sessionApi, createSessionApi, { api })
  provide(container, TOKENS.sha256, () => createSubtleSha256(), {})
  provide(container, TOKENS.session, createSession, {
    sessionApi,
    sessionState,
    lifecycle: TOKENS.lifecycle,
    clock,
    device,
    sha256: TOKENS.sha256,
  })
  provide(container, refreshUser, ({ session }) => session.refreshUser, { session: TOKENS.session })

  provide(container, accountApi, createAccountApi, { api })
  provide(container, TOKENS.account, createAccount, {
    api,
    accountApi,
    clock,
    notices,
    refreshUser,
    languageState,
    themeState: TOKENS.themeState,
    sessionState,
    deviceMemory,
    userAgent,
  })

  provide(container, catalogueApi, createCatalogueApi, { api })
  provide(container, TOKENS.catalogue, createCatalogue, {
    api,
    catalogueApi,
    sessionState,
    languageState,
    notices,
    deviceMemory,
  })

  provide(container, TOKENS.addressHashes, createLazyAddressHashes, {})
  provide(container, TOKENS.wallet, createWallet, {
    api,
    sessionState,
    refreshUser,
    languageState,
    random,
    device,
    tabs,
    addressHashes: TOKENS.addressHashes,
  })

  provide(container, TOKENS.addresses, createAddresses, { api, sessionState, refreshUser, tabs })

  provide(container, TOKENS.cart, createCart, {
    api,
    sessionState,
    notices,
    clock,
    lifecycle: TOKENS.lifecycle,
    random,
    device,
    tabs,
  })

  provide(container, TOKENS.orders, createOrders, {
    api,
    sessionState,
    refreshUser,
    cart: TOKENS.cart,
    notices,
    clock,
    random,
    device,
    tabs,
    languageState,
  })

  provide(container, TOKENS.messaging, createLazyMessaging, {
    api,
    sessionState,
    clock,
    lifecycle: TOKENS.lifecycle,
    tabs,
    log: TOKENS.log,
    device,
    messagingPorts: TOKENS.messagingPorts,
    config: TOKENS.config,
  })
}
