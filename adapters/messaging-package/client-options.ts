import { deviceIdOf } from '../../application/messaging/chat-session.ts'
import type { MessagingDeps } from '../../application/messaging/messaging-deps.ts'
import type { StoragePort } from '../../application/ports/storage-port.ts'
import { createContentRegistry } from '../../domain/messaging/content/content-registry.ts'

type Ports = Pick<
  MessagingDeps,
  'socket' | 'records' | 'locks' | 'tabs' | 'crypto' | 'clock' | 'lifecycle' | 'log'
>
type Adapters = { readonly [Name in keyof Ports]: () => Ports[Name] }

/**
 * One account of a WuKongIM server. Everything else of `MessagingDeps` may be given too: what is left out is the
 * platform's own adapter, an empty host, or the value of the specification.
 */
export type ClientOptions = Partial<Omit<MessagingDeps, 'identity'>> & {
  readonly uid: string
  /** What the server's `/user/token` was told for this account and device flag. */
  readonly token: string
  /** 0 app, 1 web (the default), 2 desktop: the server applies its rules for devices by it. */
  readonly deviceFlag?: number
  /** The same over restarts, or the server keeps the old session, too. Without it: kept for the tab, new for a process. */
  readonly deviceID?: string
  /** The highest version to speak: 2 to 5. 4 is the default. */
  readonly protocolVersion?: number
}

/** The dependencies of a client: what was given, and the platform's adapters for the rest, each made only if needed. */
export const depsOf = (
  { uid, token, deviceFlag = 1, deviceID, protocolVersion = 4, ...given }: ClientOptions,
  adapters: Adapters,
  tabMemory: () => StoragePort,
): MessagingDeps => {
  const crypto = given.crypto ?? adapters.crypto()
  return {
    ...given,
    crypto,
    socket: given.socket ?? adapters.socket(),
    records: given.records ?? adapters.records(),
    locks: given.locks ?? adapters.locks(),
    tabs: given.tabs ?? adapters.tabs(),
    clock: given.clock ?? adapters.clock(),
    lifecycle: given.lifecycle ?? adapters.lifecycle(),
    log: given.log ?? adapters.log(),
    host: given.host ?? {},
    registry: given.registry ?? createContentRegistry(),
    identity: {
      uid,
      token,
      deviceFlag,
      deviceID: deviceID ?? deviceIdOf({ crypto, tabMemory: tabMemory() }),
      protocolVersion,
    },
  }
}
