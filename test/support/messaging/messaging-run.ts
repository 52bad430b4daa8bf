import { createFakeClock, type FakeClock, settle } from '../../../adapters/fakes/fake-clock.ts'
import { createFakeLifecycle, createFakeLog, type FakeLifecycle } from '../../../adapters/fakes/fake-ports.ts'
import { createFakeNetwork, type FakeNetwork } from '../../../adapters/fakes/fake-socket.ts'
import { createFakeBrowser } from '../../../adapters/fakes/fake-tabs.ts'
import { createMessaging } from '../../../application/messaging/create-messaging.ts'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { MessagingDeps } from '../../../application/messaging/messaging-deps.ts'
import type { HistoryPull, MessagingHost } from '../../../application/messaging/messaging-host.ts'
import type { ClockPort } from '../../../application/ports/clock-port.ts'
import type { CryptoPort } from '../../../application/ports/crypto-port.ts'
import { type Channel, channelKey } from '../../../domain/messaging/channels/channel.ts'
import { createContentRegistry } from '../../../domain/messaging/content/content-registry.ts'
import { type Message, messageFromRecv } from '../../../domain/messaging/message.ts'
import { ok } from '../../../domain/shared/result.ts'
import { createMortalPage } from '../chaos/mortal-page.ts'
import { createFakeCrypto } from '../fakes/fake-crypto.ts'
import { createFakeLocks, type FakeLockTab } from '../fakes/fake-locks.ts'
import { createFakeRecords, type FakeRecords } from '../fakes/fake-records.ts'
import type { StoredMessage } from './messages.ts'
import { createModelServer, type ModelServer } from './model-server.ts'

export const ME = 'u1'
export const PEER: Channel = { channelID: 'm7', channelType: 1 }
export const PEER_KEY = channelKey(PEER)

const registry = createContentRegistry(new Map([[3001, 'product']]))

const serverMessage = (stored: StoredMessage): Message =>
  messageFromRecv(
    {
      kind: 'recv',
      flags: stored.flags,
      setting: 0,
      msgKey: '',
      fromUID: stored.fromUID,
      channelID: stored.channelID,
      channelType: 1,
      expire: 0,
      clientMsgNo: stored.clientMsgNo,
      messageID: stored.id,
      messageSeq: stored.seq,
      timestamp: stored.timestamp,
      payload: stored.payload,
    },
    registry.read(stored.payload),
  )

const pageOf = (list: readonly StoredMessage[], { from, to, limit, pullMode }: HistoryPull) => {
  if (pullMode === 'newer') {
    const found = list.filter(({ seq }) => seq >= from && (to === 0 || seq < to))
    return { messages: found.slice(0, limit).map(serverMessage), hasMore: found.length > limit }
  }
  const found = list.filter(({ seq }) => (from === 0 || seq <= from) && seq > to)
  return { messages: found.slice(-limit).map(serverMessage), hasMore: found.length > limit }
}

/** Host callbacks that answer from what the server has stored. */
export const hostOfServer = (server: ModelServer): MessagingHost => ({
  syncConversations: async () =>
    ok(
      server.channels().map((channelID) => {
        const last = server.stored(channelID).at(-1)
        return {
          channel: { channelID, channelType: 1 },
          unread: server.unread(channelID),
          timestamp: last?.timestamp ?? 0,
          lastMessage: last && serverMessage(last),
          lastSeq: last?.seq ?? 0,
        }
      }),
    ),
  syncMessages: async ({ channelID }, pull) => ok(pageOf(server.stored(channelID), pull)),
  setUnread: async ({ channelID }, unread) => {
    server.read(channelID, server.stored(channelID).length - unread)
    return ok(undefined)
  },
})

export type Tab = {
  readonly client: Messaging
  readonly lifecycle: FakeLifecycle
  readonly locks: FakeLockTab
  /** The page is gone, as after a reload or a crash: nothing of it runs any more, and its lock passes on. */
  readonly kill: () => void
  /** The browser suspends the page without telling it: it keeps its socket and its lock. */
  readonly freeze: () => void
  readonly thaw: () => void
}

export type MessagingRun = {
  readonly clock: FakeClock
  readonly network: FakeNetwork
  readonly server: ModelServer
  readonly records: FakeRecords
  readonly log: ReturnType<typeof createFakeLog>
  /** Another tab of the same browser, connected. */
  readonly openTab: (more?: Partial<MessagingDeps>) => Tab
  /** Sets the clock of the device on or back; the server's is not touched. */
  readonly jump: (byMs: number) => void
  /** Lets time pass, with everything that becomes ready in it. */
  readonly pass: (ms: number) => Promise<void>
}

export type RunOptions = {
  readonly seed?: number
  readonly isEncrypted?: boolean
  readonly isDeduplicating?: boolean
  readonly isForgetful?: boolean
  readonly host?: (server: ModelServer) => MessagingHost
  readonly version?: number
  readonly latencyMs?: number
  readonly hasCommandChannels?: boolean
  readonly unstoredID?: string
}

/** A server, a network and a browser in virtual time. */
export const createMessagingRun = (options: RunOptions = {}): MessagingRun => {
  const { seed = 1, isEncrypted = false, isDeduplicating = true, latencyMs = 0 } = options
  const clock = createFakeClock()
  const network = createFakeNetwork(clock)
  const crypto: CryptoPort = createFakeCrypto(seed)
  const server = createModelServer({
    clock,
    uid: ME,
    isDeduplicating,
    isForgetful: options.isForgetful ?? false,
    hasCommandChannels: options.hasCommandChannels ?? false,
    ...(options.unstoredID !== undefined && { unstoredID: options.unstoredID }),
    ...(isEncrypted && { crypto: createFakeCrypto(seed + 1) }),
    ...(options.version !== undefined && { version: options.version }),
  })
  network.serve(server.accept)
  network.setLatency(latencyMs)
  const records = createFakeRecords(clock)
  const browser = createFakeBrowser()
  const allLocks = createFakeLocks()
  const log = createFakeLog()
  const host = (options.host ?? hostOfServer)(server)

  let skewMs = 0
  const deviceClock: ClockPort = { now: () => clock.now() + skewMs, after: clock.after }

  return {
    clock,
    network,
    jump: (byMs) => {
      skewMs += byMs
    },
    server,
    records,
    log,
    openTab: (more) => {
      const lifecycle = createFakeLifecycle()
      const locks = allLocks.openTab()
      const page = createMortalPage({ clock: deviceClock, socket: network, records, tabs: browser.openTab() })
      const client = createMessaging({
        socket: page.socket,
        records: page.records,
        locks,
        tabs: page.tabs,
        crypto,
        clock: page.clock,
        lifecycle,
        log,
        host,
        registry,
        address: 'ws://model',
        identity: { uid: ME, token: 't', deviceFlag: 1, deviceID: 'tab-1', protocolVersion: 4 },
        ...more,
      })
      client.connect()
      return {
        client,
        lifecycle,
        locks,
        kill: () => {
          page.die()
          locks.kill()
        },
        freeze: () => {
          page.freeze()
          locks.freeze()
        },
        thaw: () => {
          page.thaw()
          locks.thaw()
        },
      }
    },
    pass: async (ms) => {
      await clock.advanceAsync(ms)
      await settle()
    },
  }
}

/** The texts of a conversation, in the order in which they are shown. */
export const textsIn = (client: Messaging, key = PEER_KEY): readonly string[] =>
  client
    .messages$(key)
    .value.messages.map(({ content: { body } }) => (body.kind === 'text' ? body.text : body.kind))
