import type { Container } from 'inversify'
import { createAccountApi } from '../../application/account/account-api.ts'
import { createAccount } from '../../application/account/create-account.ts'
import { createAddressesApi } from '../../application/addresses/addresses-api.ts'
import { createAddresses } from '../../application/addresses/create-addresses.ts'
import { createCatalogueApi } from '../../application/catalogue/catalogue-api.ts'
import { createCatalogue } from '../../application/catalogue/create-catalogue.ts'
import { createSession } from '../../application/session/create-session.ts'
import { createSessionApi } from '../../application/session/session-api.ts'
import { createState } from '../../application/shared/state-stream.ts'
import { createWallet, createWalletApi } from '../../application/wallet/create-wallet.ts'
import type { CartState } from '../../domain/cart/cart.ts'
import { fail } from '../../domain/shared/result.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** One line per context and one per its calls. */
export const bindContexts = (container: Container): void => {
  const { api, sessionState, refreshUser, notices, device, deviceMemory, languageState, userAgent } = TOKENS
  const { sessionApi, accountApi, catalogueApi, walletApi, addressesApi } = TOKENS

  provide(container, sessionApi, createSessionApi, { api })
  provide(container, TOKENS.session, createSession, { sessionApi, sessionState })
  provide(container, refreshUser, ({ session }) => session.refreshUser, { session: TOKENS.session })

  provide(container, accountApi, createAccountApi, { api })
  provide(container, TOKENS.account, createAccount, {
    accountApi,
    languageState,
    sessionState,
    device,
    deviceMemory,
    userAgent,
  })

  provide(container, catalogueApi, createCatalogueApi, { api })
  provide(container, TOKENS.catalogue, createCatalogue, {
    catalogueApi,
    sessionState,
    languageState,
    notices,
    deviceMemory,
  })

  provide(container, walletApi, createWalletApi, { api })
  provide(container, TOKENS.wallet, createWallet, { walletApi, sessionState, refreshUser })

  provide(container, addressesApi, createAddressesApi, { api })
  provide(container, TOKENS.addresses, createAddresses, { addressesApi, sessionState, refreshUser })

  // The cart and the orders follow; until then the face sees an empty cart and every call refused.
  const refuse = async () => fail({ kind: 'offline' } as const)
  provide(
    container,
    TOKENS.cart,
    () => ({
      cart$: createState<CartState>({ phase: 'idle', lines: [], selectedIds: new Set(), isSettling: false })
        .stream,
      count$: createState(0).stream,
      refresh: refuse,
      add: refuse,
      remove: refuse,
      clearUnavailable: refuse,
      setQuantity: () => undefined,
      select: () => undefined,
    }),
    {},
  )
  provide(
    container,
    TOKENS.orders,
    () => ({
      preview: refuse,
      submit: refuse,
      loadPayable: refuse,
      pay: refuse,
      loadOrders: refuse,
      loadOrder: refuse,
      cancel: refuse,
      confirmReceipt: refuse,
      remove: refuse,
      buyAgain: refuse,
      loadCounts: async () => ({}),
      changes$: createState(0).stream,
    }),
    {},
  )
}
