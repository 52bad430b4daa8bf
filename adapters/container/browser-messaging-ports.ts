import { ContainerModule } from 'inversify'
import { createNobleCrypto } from '../crypto/noble-crypto.ts'
import { createBrowserLocks } from '../lock/web-locks.ts'
import { createIdbRecords } from '../records/idb-records.ts'
import { createBrowserSocket } from '../socket/browser-socket.ts'
import { createSessionStorage } from '../storage/web-storage.ts'
import { provide } from './provide.ts'
import { MESSAGING_PORTS, PORTS } from './tokens.ts'

/** The chat's ports in a page. Loaded with the chat's code, never with the shell. */
export const browserMessagingPorts = new ContainerModule(({ bind }) => {
  const { clock, random } = PORTS
  provide(bind, MESSAGING_PORTS.socket, () => createBrowserSocket(), {})
  provide(bind, MESSAGING_PORTS.records, (deps) => createIdbRecords(deps.clock), { clock })
  provide(bind, MESSAGING_PORTS.locks, (deps) => createBrowserLocks(deps.clock, deps.random), {
    clock,
    random,
  })
  provide(bind, MESSAGING_PORTS.crypto, () => createNobleCrypto(), {})
  provide(bind, MESSAGING_PORTS.tabMemory, () => createSessionStorage(), {})
})
