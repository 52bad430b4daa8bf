import { ContainerModule } from 'inversify'
import { createStaffChat } from '../../application/staff/chat.ts'
import { COUNTER } from './create-counter.ts'
import { provide } from './provide.ts'
import { TOKENS } from './tokens.ts'

/** The chat of the counter with its engine, loaded with the ports that only it needs when the chat is first opened. */
export const staffChatModule = new ContainerModule(({ bind }) => {
  const { api, clock, lifecycle, tabs, log, pictures, device, config } = TOKENS
  const { socket, records, locks, crypto, tabMemory } = TOKENS
  const { staffApi, sessions } = COUNTER
  provide(bind, COUNTER.staffChat, createStaffChat, {
    api,
    staffApi,
    sessions,
    clock,
    lifecycle,
    tabs,
    log,
    pictures,
    device,
    config,
    socket,
    records,
    locks,
    crypto,
    tabMemory,
  })
})
