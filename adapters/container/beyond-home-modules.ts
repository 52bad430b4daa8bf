import { ContainerModule } from 'inversify'
import { type AccountActsDeps, createAccountActs } from '../../application/account/create-account-acts.ts'
import { perSession } from '../../application/api/api-client.ts'
import { createCartApi } from '../../application/cart/cart-api.ts'
import { createMergeCart, type ShopperCart } from '../../application/cart/merge-cart.ts'
import { createServerCart } from '../../application/cart/server-cart.ts'
import { createShelvesApi } from '../../application/catalogue/shelves-api.ts'
import { createEnter } from '../../application/session/enter.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

// What every page needs but a visitor's home page: a page in a browser loads it with the first such page (decision 1).

const { api, sessionState, refreshUser, notices, clock, lifecycle, tabs } = TOKENS

const enterModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.enter, createEnter, { sessionApi: TOKENS.sessionApi, sessionState, refreshUser })
})

const accountActsModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    TOKENS.accountActs,
    (deps: AccountActsDeps) => perSession((own) => createAccountActs({ ...deps, api: own }), deps),
    {
      api,
      notices,
      clock: TOKENS.serverTime,
      sessionState,
      refreshUser,
      unreadNotices: TOKENS.unreadNotices,
    },
  )
})

const shelvesModule = new ContainerModule(({ bind }) => {
  provide(bind, TOKENS.shelvesApi, createShelvesApi, { api })
})

const shopperCartModule = new ContainerModule(({ bind }) => {
  const { cartStore, visitorLines, cartApi, serverCart, mergeCart } = TOKENS
  provide(bind, cartApi, createCartApi, { api })
  provide(bind, serverCart, createServerCart, { cartStore, cartApi, clock, lifecycle, tabs })
  provide(bind, mergeCart, createMergeCart, { cartApi, visitorLines, sessionState, notices })
  provide(bind, TOKENS.shopperCart, (parts: ShopperCart) => parts, { server: serverCart, merge: mergeCart })
})

/**
 * Products and shops, signing in, the account's acts and a shopper's cart, loaded with the first page other than a
 * visitor's home page.
 */
export const beyondHomeModules: readonly ContainerModule[] = [
  enterModule,
  accountActsModule,
  shelvesModule,
  shopperCartModule,
]
