import type { Container } from 'inversify'
import type { App } from '../../application/app.ts'
import type { AppConfig } from '../../application/shared/app-config.ts'
import { beyondHomeModules } from './beyond-home-modules.ts'
import { createContainerWith, makeShopperParts } from './create-container.ts'
import type { Host } from './host-of.ts'
import { get } from './provide.ts'
import { shopperModules } from './shopper-modules.ts'
import { TOKENS } from './tokens.ts'

/** Wires everything except the chat, for hosts that load all code at once, such as Node. */
export const createContainer = (host: Host, config: AppConfig): Container => {
  const nothing = async () => []
  const container = createContainerWith(host, config, { beyondHome: nothing, shopper: nothing })
  container.load(...beyondHomeModules, ...shopperModules)
  return container
}

/** The object that a frontend needs. */
export const createApp = (host: Host, config: AppConfig): App => {
  const container = createContainer(host, config)
  makeShopperParts(container)
  return get(container, TOKENS.app)
}
