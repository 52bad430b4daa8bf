// Whole, and before inversify, which keeps its own metadata with it: every composition root comes through this file.
import 'reflect-metadata'
import { Container } from 'inversify'
import type { App } from '../../application/app.ts'
import type { OpenChat } from '../../application/messaging/chat-life.ts'
import type { HostConfig } from '../../application/shared/host-config.ts'
import { baseModule } from './base-module.ts'
import {
  accountModule,
  addressesModule,
  appModule,
  cartModule,
  catalogueModule,
  messagingModule,
  ordersModule,
  sessionModule,
  walletModule,
} from './context-modules.ts'
import type { Host } from './host-of.ts'
import { get, provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/**
 * Loads the chat's module into the container, with the ports of the host that only the chat needs; once. A load that
 * fails (no network, another release) is tried again at the next call.
 */
const chatLoader = (container: Container, { loadMessagingPorts }: Host): (() => Promise<OpenChat>) => {
  let loading: Promise<OpenChat> | undefined
  const load = async (): Promise<OpenChat> => {
    const [ports, { chatModule }] = await Promise.all([loadMessagingPorts?.(), import('./chat-module.ts')])
    if (ports) container.load(ports)
    container.load(chatModule)
    return get(container, TOKENS.openChat)
  }
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}

/** Wires everything but the chat. The container stays jitless, so that a strict content security policy holds. */
export const createContainer = (host: Host, config: HostConfig): Container => {
  const container = new Container({ jitless: true })
  const bind = container.bind.bind(container)
  provide(bind, TOKENS.config, () => config, {})
  provide(bind, TOKENS.loadChat, () => chatLoader(container, host), {})
  container.load(
    host.ports,
    baseModule,
    sessionModule,
    accountModule,
    catalogueModule,
    walletModule,
    addressesModule,
    cartModule,
    ordersModule,
    messagingModule,
    appModule,
  )
  return container
}

/** The one object that a frontend needs. */
export const createApp = (host: Host, config: HostConfig): App =>
  get(createContainer(host, config), TOKENS.app)
