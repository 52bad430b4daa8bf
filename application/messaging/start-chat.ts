import type { ApiFault } from '../../domain/api/fault.ts'
import { type Channel, type ChannelKey, channelKey } from '../../domain/messaging/channel.ts'
import { createContentRegistry } from '../../domain/messaging/content-registry.ts'
import { logicalUnread } from '../../domain/messaging/conversation.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import type { Api } from '../api/api-client.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import { createState, type StateStream } from '../shared/state-stream.ts'
import { type ChatAddress, createChatApi } from './chat-api.ts'
import { createMessaging } from './create-messaging.ts'
import { createHttpMessagingHost } from './http-messaging-host.ts'
import type { Messaging } from './messaging.ts'
import type { Chat, ChatServices } from './messaging-context.ts'
import type { MessagingPorts } from './messaging-ports.ts'

/** Content types of this shop (decision 10). */
export const CARD_TYPES: ReadonlyMap<number, string> = new Map([
  [3001, 'product'],
  [3002, 'order'],
])
const DEVICE_ID = 'lintas_chat_device'
const ACCOUNT = 'lintas_chat_account'
const DAYS = 3
const PROTOCOL_VERSION = 4

export type StartChatDeps = {
  readonly api: Api
  readonly ports: MessagingPorts
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  readonly device: StoragePort
  /** The shopper at the host, so that one's rows are never shown to another. */
  readonly account: string
}

/** Who the shopper is at the messaging server: asked, or remembered while there is no network. */
const identify = async (
  chat: ReturnType<typeof createChatApi>,
  device: StoragePort,
  account: string,
): Promise<Result<ChatAddress, ApiFault>> => {
  const login = await chat.login()
  const answer = login.ok ? await chat.address() : login
  if (answer.ok) {
    device.write(ACCOUNT, `${account} ${answer.value.uid}`, DAYS)
    return answer
  }
  const [kept, uid] = (device.read(ACCOUNT) ?? '').split(' ')
  const isPassing = answer.fault.kind === 'offline' || answer.fault.kind === 'timed-out'
  if (!isPassing || kept !== account || uid === undefined) return answer
  return ok({ uid, token: '', url: '', deviceFlag: 1 })
}

/** One id for each tab, over reloads: a fresh one would leave its old session behind (protocol.md 6.2). */
const deviceIdOf = ({ crypto, tabMemory }: MessagingPorts): string => {
  const kept = tabMemory.read(DEVICE_ID)
  if (kept !== undefined) return kept
  const fresh = `${[...crypto.randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}W`
  tabMemory.write(DEVICE_ID, fresh, DAYS)
  return fresh
}

const createServices = (calls: ReturnType<typeof createChatApi>, client: Messaging): ChatServices => {
  const change = async (channel: Channel, settings: { readonly mute?: boolean; readonly pin?: boolean }) => {
    const known = client.channelInfo$(channelKey(channel)).value
    const next = known && {
      ...known,
      isMuted: settings.mute ?? known.isMuted,
      isPinned: settings.pin ?? known.isPinned,
    }
    // Shown at once; taken back when the host says no.
    if (next) client.learn(next)
    const answer = await calls.setChannel(channel, settings)
    if (!answer.ok && known) client.learn(known)
    return answer
  }
  return {
    loadQuickReplies: calls.quickReplies,
    setMuted: (channel, mute) => change(channel, { mute }),
    setPinned: (channel, pin) => change(channel, { pin }),
    clearHistory: async (channel) => {
      const answer = await calls.clearHistory(channel)
      if (answer.ok) client.clearRoom(channel)
      return answer
    },
    report: (channel, reason, messageID = '') => calls.report(channel, reason, messageID),
    rate: calls.rate,
  }
}

/** The badge counts what is not muted (messaging.md 7). */
const countUnmuted = (client: Messaging): StateStream<number> => {
  const unread$ = createState(0)
  const watched = new Set<ChannelKey>()
  const count = (): void => {
    let total = 0
    for (const conversation of client.conversations$.value) {
      const info$ = client.channelInfo$(channelKey(conversation.channel))
      if (info$.value?.isMuted !== true) total += logicalUnread(conversation)
    }
    unread$.set(total)
  }
  client.conversations$.subscribe((conversations) => {
    for (const { channel } of conversations) {
      const key = channelKey(channel)
      if (watched.has(key)) continue
      watched.add(key)
      client.channelInfo$(key).subscribe(count)
    }
    count()
  })
  return unread$.stream
}

/** Signs in to the chat of the shop and makes the client for it (spec storefront 7). */
export const startChat = async (deps: StartChatDeps): Promise<Result<Chat, ApiFault>> => {
  const { api, ports, clock, lifecycle, tabs, log, device, account } = deps
  const registry = createContentRegistry(CARD_TYPES)
  const calls = createChatApi(api, registry)
  const who = await identify(calls, device, account)
  if (!who.ok) return fail(who.fault)
  const { uid, token, deviceFlag } = who.value
  const client: Messaging = createMessaging({
    ...ports,
    clock,
    lifecycle,
    tabs,
    log,
    registry,
    identity: {
      uid,
      token,
      deviceFlag,
      deviceID: deviceIdOf(ports),
      protocolVersion: PROTOCOL_VERSION,
    },
    host: createHttpMessagingHost({
      chat: calls,
      listed: (rows) => {
        for (const { info } of rows) if (info) client.learn(info)
      },
    }),
  })
  client.connect()
  return ok({ client, services: createServices(calls, client), unread$: countUnmuted(client) })
}
