import type { Container, ContainerModule } from 'inversify'
import type { App } from '../../application/app.ts'
import type { OpenChat } from '../../application/messaging/chat-session.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import type { Late } from '../../application/shared/async.ts'
import { baseModule } from './base-module.ts'
import {
  accountModule,
  cartModule,
  catalogueModule,
  messagingModule,
  sessionModule,
  vouchersModule,
} from './context-modules.ts'
import type { Host } from './host-of.ts'
import { get, isBound, newContainer, once, provide, type Token } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** Creates orders, wallet and addresses, which from then on follow changes in the shopper's other tabs. */
export const makeShopperParts = (container: Container): void => {
  get(container, TOKENS.orders)
  get(container, TOKENS.wallet)
  get(container, TOKENS.addresses)
}

type LoadModules = () => Promise<readonly ContainerModule[]>

/** The modules that a page in a browser loads after the start. */
export type LateModules = {
  /** Of all pages but a visitor's home page. */
  readonly beyondHome: LoadModules
  /** Of the pages of signed-in shoppers. */
  readonly shopper: LoadModules
}

/** Wires the app, except for what is loaded on demand: the chat (`host.loadChat`) and `late`. */
export const createContainerWith = (host: Host, config: AppConfig, late: LateModules): Container => {
  const container = newContainer()
  const bind = container.bind.bind(container)

  const loadChat = async (): Promise<OpenChat> => {
    container.load(...(await host.loadChat()))
    return get(container, TOKENS.openChat)
  }
  const loadShopperParts = async (): Promise<void> => {
    container.load(...(await late.shopper()))
    makeShopperParts(container)
  }
  const loadBeyondHome = once(async (): Promise<void> => container.load(...(await late.beyondHome())))
  const lateOf = <T>(name: Token<T>): Late<T> => ({
    get now() {
      return isBound(container, name) ? get(container, name) : undefined
    },
    load: async () => {
      await loadBeyondHome()
      return get(container, name)
    },
  })

  provide(bind, TOKENS.config, () => config, {})
  provide(bind, TOKENS.loadChat, () => once(loadChat), {})
  provide(bind, TOKENS.loadShopperParts, () => once(loadShopperParts), {})
  provide(bind, TOKENS.loadBeyondHome, () => loadBeyondHome, {})
  provide(bind, TOKENS.lateEnter, () => lateOf(TOKENS.enter), {})
  provide(bind, TOKENS.lateAccountActs, () => lateOf(TOKENS.accountActs), {})
  provide(bind, TOKENS.lateShelvesApi, () => lateOf(TOKENS.shelvesApi), {})
  provide(bind, TOKENS.lateShopperCart, () => lateOf(TOKENS.shopperCart), {})
  container.load(
    host.ports,
    baseModule,
    sessionModule,
    accountModule,
    catalogueModule,
    cartModule,
    vouchersModule,
    messagingModule,
  )
  const { session, catalogue, cart, vouchers, account, messaging, notices, lifecycle, log } = TOKENS
  provide(
    bind,
    TOKENS.app,
    (parts: Omit<App, 'orders' | 'wallet' | 'addresses'>): App => ({
      ...parts,
      get orders() {
        return get(container, TOKENS.orders)
      },
      get wallet() {
        return get(container, TOKENS.wallet)
      },
      get addresses() {
        return get(container, TOKENS.addresses)
      },
    }),
    {
      session,
      catalogue,
      cart,
      vouchers,
      account,
      messaging,
      notices,
      clock: TOKENS.serverTime,
      lifecycle,
      log,
      alerts: TOKENS.alerts,
      sound: TOKENS.sound,
      pictures: TOKENS.pictures,
      serviceWorker: TOKENS.serviceWorker,
      keptAnswers$: TOKENS.keptAnswers$,
      loadShopperParts: TOKENS.loadShopperParts,
      loadBeyondHome: TOKENS.loadBeyondHome,
    },
  )
  return container
}
