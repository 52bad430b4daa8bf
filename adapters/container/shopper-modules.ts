import { ContainerModule } from 'inversify'
import { createAddresses } from '../../application/addresses/create-addresses.ts'
import { createOrders } from '../../application/orders/create-orders.ts'
import { createWallet } from '../../application/wallet/create-wallet.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

// Contexts that only signed-in shoppers use: a page in a browser loads them with the first such page (decision 1).

const { api, sessionState, refreshUser, notices, device, languageState, random, tabs } = TOKENS

const walletModule = new ContainerModule(({ bind }) => {
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

const addressesModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.addresses, createAddresses, { api, sessionState, refreshUser, tabs })
})

const ordersModule = new ContainerModule(({ bind }) => {
  const { cart, vouchers } = TOKENS
  provide(bind, TOKENS.orders, createOrders, {
    api,
    sessionState,
    refreshUser,
    cart,
    vouchers,
    notices,
    clock: TOKENS.serverTime,
    random,
    device,
    tabs,
    languageState,
  })
})

/** The modules for signed-in shoppers, loaded with the first page that needs them. */
export const shopperModules: readonly ContainerModule[] = [ordersModule, walletModule, addressesModule]
