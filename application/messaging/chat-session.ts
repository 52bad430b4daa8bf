import { combineLatest, map } from 'rxjs'
import type { ApiFault } from '../../domain/api/fault.ts'
import { type Channel, channelKey } from '../../domain/messaging/channels/channel.ts'
import { reconnectDelayMs } from '../../domain/messaging/connection/connection-policy.ts'
import { SHOP_CONTENTS } from '../../domain/messaging/content/shop-content.ts'
import { logicalUnread } from '../../domain/messaging/conversations/conversation.ts'
import { fail, ok, type Result } from '../../domain/shared/result.ts'
import { type Api, createApiOfSession } from '../api/api-client.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { PicturesPort } from '../ports/pictures-port.ts'
import type { StoragePort } from '../ports/storage-port.ts'
import type { TabsPort } from '../ports/tabs-port.ts'
import type { SessionState } from '../session/session-state.ts'
import type { AppConfig } from '../shared/app-config.ts'
import { type StateStream, stateOf } from '../shared/streams.ts'
import { createAnnouncements } from './announcements.ts'
import { type ChatMemory, createChatMemory } from './chat-memory.ts'
import { createComposerDraft } from './composer-draft.ts'
import { createMessaging } from './create-messaging.ts'
import { createRandom, hexText } from './encryption.ts'
import { type ChatAddress, type ChatApi, createChatApi, createHttpMessagingHost, WEB } from './http-host.ts'
import type { Messaging } from './messaging.ts'
import type {
  Chat,
  ChatServices,
  ChatState,
  ChatSubject,
  MessagingContext,
  MessagingPorts,
} from './messaging-context.ts'
import type { MessagingHost } from './messaging-host.ts'
import { notifyOfMessages } from './notify.ts'
import { createOlderMessages, searchOlder } from './older-messages.ts'
import { openWhole, openWith } from './opening.ts'
import { createPictureSender } from './picture-sender.ts'
import { createShownLink } from './shown-link.ts'

/** Most consecutive attempts; after that the shopper has to act. */
const MAX_ATTEMPTS = 5

type Deps = {
  readonly client: Pick<Messaging, 'status$' | 'retry'>
  readonly clock: ClockPort
  readonly random: () => number
  /** Asks the shop for the connection data again; returns whether they differ from the refused ones. */
  readonly isOtherNow: () => Promise<boolean>
}

/**
 * After a refused CONNECT the client does not reconnect by itself. Because the connection data may have been
 * corrupted, the shop is asked a few more times at growing intervals; when its answer differs, the client tries
 * again.
 */
const retryRefused = ({ client, clock, random, isOtherNow }: Deps): void => {
  let attempts = 0
  let timer: TimerHandle | undefined

  const later = (): void => {
    if (attempts === MAX_ATTEMPTS) return
    timer = clock.after(Math.ceil(reconnectDelayMs(attempts, random())), () => void ask())
    attempts += 1
  }

  const ask = async (): Promise<void> => {
    const isOther = await isOtherNow()
    if (client.status$.value.state !== 'refused') return
    if (isOther) client.retry()
    else later()
  }

  client.status$.subscribe(({ state }) => {
    timer?.cancel()
    if (state === 'connected') attempts = 0
    if (state === 'refused') later()
  })
}

const DEVICE_ID = 'lintas_chat_device'
const DAYS = 3

/**
 * The tab's device id, kept over reloads: with a new one the server would keep the old session too (requirement
 * W6.2).
 */
export const deviceIdOf = ({ crypto, tabMemory }: Pick<MessagingPorts, 'crypto' | 'tabMemory'>): string => {
  const kept = tabMemory.read(DEVICE_ID)
  if (kept !== undefined) return kept
  const fresh = `${hexText(crypto.randomBytes(16))}W`
  tabMemory.write(DEVICE_ID, fresh, DAYS)
  return fresh
}

const PROTOCOL_VERSION = 4
/** How long, in milliseconds, the answer with the shopper's uid is also used for the server's address. */
const FRESH_MS = 10_000

/** The dependencies of a chat. */
export type StartChatDeps = MessagingPorts & {
  readonly api: Api
  /** Whether the session that opened this chat is still signed in. */
  readonly isOurs: () => boolean
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly tabs: TabsPort
  readonly log: LogPort
  readonly pictures: PicturesPort
  readonly config: AppConfig
  /** The stored uid of the session. */
  readonly memory: ChatMemory
  /** Called when the shop refuses the chat (with the fault), or returns another uid than the stored one (without). */
  readonly refused: (fault: ApiFault | undefined) => void
  /** The connection starts when this has settled. */
  readonly whenRendered?: Promise<unknown> | undefined
  /** Removes host calls that this chat must not use. */
  readonly narrowed?: (host: MessagingHost) => MessagingHost
}

/** The two calls before a connection: the chat login (repeated after a refused CONNECT), and the server's address. */
const createEntry = (chat: ChatApi, messagingUrl: string | undefined) => {
  let isIn = false
  return async (wasRefused = false): Promise<Result<ChatAddress, ApiFault>> => {
    if (!isIn || wasRefused) {
      const login = await chat.login()
      if (!login.ok) return login
      isIn = true
    }
    const found = await chat.address()
    return found.ok && messagingUrl ? ok({ ...found.value, url: messagingUrl }) : found
  }
}

const isSame = (a: ChatAddress, b: ChatAddress): boolean =>
  a.uid === b.uid && a.token === b.token && a.url === b.url && a.deviceFlag === b.deviceFlag

const canPass = ({ kind }: ApiFault): boolean =>
  kind === 'offline' || kind === 'timed-out' || kind === 'status' || kind === 'cancelled'

const createServices = (calls: ChatApi, client: Messaging): ChatServices => {
  const change = async (channel: Channel, name: 'isMuted' | 'isPinned', value: boolean) => {
    const info$ = client.channelInfo$(channelKey(channel))
    const before = info$.value?.[name]
    const show = (shown: boolean): void => {
      if (info$.value) client.learn({ ...info$.value, [name]: shown })
    }
    // View streams show it at once. On failure only this field is reverted, not what else has changed.
    show(value)
    const answer = await calls.setChannel(channel, name === 'isMuted' ? { mute: value } : { pin: value })
    if (!answer.ok && before !== undefined) show(before)
    return answer
  }
  return {
    loadQuickReplies: calls.quickReplies,
    setMuted: (channel, mute) => change(channel, 'isMuted', mute),
    setPinned: (channel, pin) => change(channel, 'isPinned', pin),
    clearHistory: async (channel) => {
      const answer = await calls.clearHistory(channel)
      if (answer.ok) client.clearConversation(channel, answer.value)
      return answer
    },
    report: calls.report,
    rate: calls.rate,
  }
}

/** The badge number: unread messages in conversations that are not muted (requirement E7). */
const countUnmuted = (client: Messaging): StateStream<number> =>
  stateOf(
    combineLatest([client.conversations$, client.channelInfos$]).pipe(
      map(([conversations, infos]) =>
        conversations
          .filter(({ channel }) => infos.get(channelKey(channel))?.isMuted !== true)
          .reduce((total, conversation) => total + logicalUnread(conversation), 0),
      ),
    ),
  )

type ChatDeps = Pick<Chat, 'client' | 'services'> & {
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly pictures: PicturesPort
}

/** What screens have of a client that is there. */
export const createChat = ({ client, services, clock, lifecycle, pictures }: ChatDeps): Chat => ({
  client,
  services,
  unread$: countUnmuted(client),
  shownLink$: createShownLink({ client, clock }),
  draftOf: (channel, drafts) => createComposerDraft({ client, channel, clock, lifecycle, drafts }),
  previews: pictures,
  picturesOf: (channel) => createPictureSender({ client, channel, lifecycle, pictures }),
  openWith: (channel, unread) => openWith(client, channel, unread),
  openWhole: (channel, whenRendered) => openWhole(client, services.loadQuickReplies, channel, whenRendered),
  olderOf: (channel, grown) => createOlderMessages(client, channel, grown),
  searchOlder: (channel, text, isWanted) => searchOlder(client, channel, text, isWanted),
  announcementsOf: (announce) => createAnnouncements(clock, client.uid, announce),
  notify: (options) => notifyOfMessages({ client, lifecycle, ...options }),
})

/**
 * Creates the client of the shop's chat and connects (requirement S7). The session's uid is stored on the device, so
 * that the cached chat shows before any answer; the shop is asked again when connecting.
 */
export const startChat = async (deps: StartChatDeps): Promise<Result<Chat, ApiFault>> => {
  const { clock, lifecycle, tabs, log, pictures, memory, socket, records, locks, crypto } = deps
  const { narrowed = (host: MessagingHost) => host } = deps
  const calls = createChatApi(createApiOfSession(deps.api, deps.isOurs), SHOP_CONTENTS)
  const enter = createEntry(calls, deps.config.messagingUrl)
  const remembered = memory.recall()
  const answer = remembered ? ok({ uid: remembered, token: '', url: '', deviceFlag: WEB }) : await enter()
  if (!answer.ok) return answer
  const { uid, token, deviceFlag } = answer.value
  let answeredAt = clock.now()
  if (!remembered) await memory.keep(uid, records)

  let isKnown = !remembered
  /** An answer that is used for only one connection: if that is refused, a new one is needed. */
  let unused = remembered ? undefined : answer
  let used: ChatAddress | undefined
  const address = async (): Promise<Result<ChatAddress, ApiFault>> => {
    const isFresh = Math.abs(clock.now() - answeredAt) < FRESH_MS && deps.isOurs()
    const found = (isFresh && unused) || (await enter())
    unused = undefined
    if (found.ok) used = found.value
    const isOther = found.ok && found.value.uid !== uid
    if (isOther || !(isKnown || found.ok || canPass(found.fault))) {
      memory.markUnconfirmed()
      deps.refused(found.ok ? undefined : found.fault)
    }
    isKnown ||= found.ok
    return isOther ? fail({ kind: 'cancelled' }) : found
  }

  const isOtherNow = async (): Promise<boolean> => {
    // Another tab leads, and has the refused answer.
    if (!used) return false
    const found = await enter(true)
    if (!found.ok || isSame(found.value, used)) return false
    unused = found
    answeredAt = clock.now()
    return true
  }

  const client: Messaging = createMessaging({
    socket,
    records,
    locks,
    crypto,
    clock,
    lifecycle,
    tabs,
    log,
    registry: SHOP_CONTENTS,
    ...(deps.config.heartbeatMs !== undefined && { heartbeatMs: deps.config.heartbeatMs }),
    identity: {
      uid,
      token,
      deviceFlag,
      deviceID: deviceIdOf(deps),
      protocolVersion: PROTOCOL_VERSION,
    },
    host: narrowed(
      createHttpMessagingHost({
        chat: calls,
        address,
        listed: (rows) => {
          for (const { info } of rows) if (info) client.learn(info)
        },
      }),
    ),
  })
  client.status$.subscribe(({ state }) => {
    if (state === 'connected') void memory.confirm(records)
  })
  retryRefused({ client, clock, random: createRandom(crypto), isOtherNow })
  if (deps.whenRendered) void deps.whenRendered.then(client.connect)
  else client.connect()
  return ok(createChat({ client, services: createServices(calls, client), clock, lifecycle, pictures }))
}

type ChatLifecycleDeps = Omit<
  StartChatDeps,
  'memory' | 'isOurs' | 'refused' | 'whenRendered' | 'narrowed'
> & {
  readonly sessionState: SessionState
  readonly device: StoragePort
  readonly chatSubject: ChatSubject
}

/** Opens the chat of the signed-in shopper; see `MessagingContext.open`. */
export type OpenChat = MessagingContext['open']

/** One opening of the chat, from `open` until it ends. */
type Opening = { readonly token: string; readonly memory: ChatMemory; chat?: Chat }

/**
 * Opens the signed-in shopper's chat once per session, and ends it with the session. After a sign-out it deletes the
 * chat's data on the device, even when it was not open.
 */
export const createChatLifecycle = (deps: ChatLifecycleDeps): OpenChat => {
  const { sessionState, device, records, crypto, chatSubject } = deps
  let current: Opening | undefined

  const wipe = async (): Promise<void> => {
    // If another session has begun meanwhile, other rows are deleted when its chat opens.
    if (sessionState.hasSignedOut()) await createChatMemory(device, crypto, '').wipe(records)
  }

  /**
   * Ends an opening. Unsent messages are kept when the server has ended the session, and deleted after a sign-out.
   */
  const close = ({ chat, memory }: Opening): void => {
    // A tab that learns of the sign-out late must not delete the data of a later session.
    const isSignedOut = sessionState.hasSignedOut() && !memory.isTaken()
    if (isSignedOut) void memory.wipe(records)
    void chat?.client.dispose(isSignedOut ? 'forget' : 'keep')
  }

  const end = (state: ChatState): void => {
    const ended = current
    current = undefined
    chatSubject.next(state)
    if (ended) close(ended)
  }

  sessionState.session$.subscribe(() => {
    if (current && sessionState.token() !== current.token) end({ phase: 'off' })
    else if (!current && sessionState.hasSignedOut()) void wipe()
  })

  const refused = (opening: Opening, fault: ApiFault | undefined): void => {
    if (current !== opening) return
    end(fault ? { phase: 'failed', fault } : { phase: 'off' })
    if (!fault) void open()
  }

  /** An exception while opening counts as a failure that can be retried. */
  const broken = (cause: unknown): undefined => {
    deps.log.write('error', 'chat-broken', { name: cause instanceof Error ? cause.name : 'unknown' })
  }

  const open = async (whenRendered?: Promise<unknown>): Promise<void> => {
    const token = sessionState.token()
    // The session ended before the code was loaded.
    if (token === undefined) chatSubject.next({ phase: 'off' })
    if (token === undefined || current) return
    const memory = createChatMemory(device, crypto, token)
    const opening: Opening = { token, memory }
    current = opening
    chatSubject.next({ phase: 'opening' })
    const isOurs = (): boolean => sessionState.token() === token
    const refusal = (fault: ApiFault | undefined): void => refused(opening, fault)
    const started = await startChat({ ...deps, memory, whenRendered, isOurs, refused: refusal }).catch(broken)
    if (started?.ok) opening.chat = started.value
    if (current !== opening) return close(opening)
    if (!started?.ok) return end({ phase: 'failed', fault: started?.fault ?? { kind: 'offline' } })
    chatSubject.next({ phase: 'open', chat: started.value })
  }
  return open
}
