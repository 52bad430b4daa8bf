import { Container } from 'inversify'
import type { App } from '../../application/app.ts'
import type { HostConfig } from '../../application/shared/host-config.ts'
import { bindBase } from './base-module.ts'
import { bindContexts } from './context-module.ts'
import { get, provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** Binds the ports of one kind of host: a browser, Node, a test. Swapping the host is swapping this. */
export type HostModule = (container: Container) => void

/** Wires everything. The container stays jitless, so that a strict content security policy holds. */
export const createContainer = (host: HostModule, config: HostConfig): Container => {
  const container = new Container({ jitless: true })
  provide(container, TOKENS.config, () => config, {})
  host(container)
  bindBase(container)
  bindContexts(container)
  provide(container, TOKENS.app, (app: App) => app, {
    session: TOKENS.session,
    catalogue: TOKENS.catalogue,
    cart: TOKENS.cart,
    orders: TOKENS.orders,
    wallet: TOKENS.wallet,
    addresses: TOKENS.addresses,
    account: TOKENS.account,
    messaging: TOKENS.messaging,
    notices: TOKENS.notices,
    clock: TOKENS.clock,
    lifecycle: TOKENS.lifecycle,
    log: TOKENS.log,
  })
  return container
}

/** The one object that a face needs. */
export const createApp = (host: HostModule, config: HostConfig): App =>
  get(createContainer(host, config), TOKENS.app)
