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
 * An account of a WuKongIM server. All other fields of `MessagingDeps` are optional: defaults are the platform's
 * adapter, an empty host, or the specification's value.
 */
export type ClientOptions = Partial<Omit<MessagingDeps, 'identity'>> & {
  readonly uid: string
  /** The token registered with the server's `/user/token` for this account and device flag. */
  readonly token: string
  /** 0 app, 1 web (the default), 2 desktop: the server's device rules depend on it. */
  readonly deviceFlag?: number
  /**
   * Must stay the same over restarts, or the server keeps the old session too. Default: stored for the tab, or new
   * for each process.
   */
  readonly deviceID?: string
  /** The highest protocol version to offer: 2 to 5, default 4. */
  readonly protocolVersion?: number
}

/** The dependencies of a client: the given ones, and the platform's adapters for the rest, created when needed. */
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
