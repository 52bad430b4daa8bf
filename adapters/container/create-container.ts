import type { Container, ContainerModule } from 'inversify'
import type { App } from '../../application/app.ts'
import type { OpenChat } from '../../application/messaging/chat-session.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
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
import { get, newContainer, once, provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** Creates orders, wallet and addresses, which from then on follow changes in the shopper's other tabs. */
export const makeShopperParts = (container: Container): void => {
  get(container, TOKENS.orders)
  get(container, TOKENS.wallet)
  get(container, TOKENS.addresses)
}

/** Wires the app, except for what is loaded on demand: the chat (`host.loadChat`) and `loadShopperModules`. */
export const createContainerWith = (
  host: Host,
  config: AppConfig,
  loadShopperModules: () => Promise<readonly ContainerModule[]>,
): Container => {
  const container = newContainer()
  const bind = container.bind.bind(container)

  const loadChat = async (): Promise<OpenChat> => {
    container.load(...(await host.loadChat()))
    return get(container, TOKENS.openChat)
  }
  const loadShopperParts = async (): Promise<void> => {
    container.load(...(await loadShopperModules()))
    makeShopperParts(container)
  }

  provide(bind, TOKENS.config, () => config, {})
  provide(bind, TOKENS.loadChat, () => once(loadChat), {})
  provide(bind, TOKENS.loadShopperParts, () => once(loadShopperParts), {})
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
      loadShopperParts: TOKENS.loadShopperParts,
    },
  )
  return container
}
