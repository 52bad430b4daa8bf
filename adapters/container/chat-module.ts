import { ContainerModule } from 'inversify'
import { createChatLifecycle } from '../../application/messaging/chat-session.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** The chat's engine, loaded with the ports that only it needs when the chat is first opened (`create-container.ts`). */
export const chatModule = new ContainerModule(({ bind }) => {
  const { api, sessionState, clock, lifecycle, tabs, log, pictures, device, config, chatSubject } = TOKENS
  const { socket, records, locks, crypto, tabMemory } = TOKENS
  provide(bind, TOKENS.openChat, createChatLifecycle, {
    api,
    sessionState,
    clock,
    lifecycle,
    tabs,
    log,
    pictures,
    device,
    config,
    chatSubject,
    socket,
    records,
    locks,
    crypto,
    tabMemory,
  })
})
