import type { TimerHandle } from '../../../../application/ports/clock-port.ts'
import type { BackendDeps } from '../../backend-deps.ts'
import type { BackendPart } from '../../backend-part.ts'
import { type Stoppable, secondsOf } from '../../time/clock.ts'
import { merchantUid, PERSON, pairKey, SERVICE_UID } from '../api/uids.ts'
import type { ImMessage } from '../im-server.ts'
import { createWebhookMessages, type WebhookMessage, type WebhookMessages } from './webhook-messages.ts'
import { wukongimOf } from './wukongim-part.ts'
import type { WukongimServer } from './wukongim-server.ts'

// A WuKongIM server gives up a webhook call after five attempts, one second apart. Messages sent while the shop
// restarted or was unreachable must be requested.

const RETRY_MS = 60_000
const LONGEST_MS = 10 * 60_000
/** Seconds: clocks differ, and messages may be delivered while the last check is running. */
const MARGIN = 10 * 60
const PAGE = 100
const MAX_PAGES = 20
// Requirement W8.
const EVERY_DEVICE = -1

type Server = Pick<WukongimServer, 'receive' | 'quitDevice' | 'conversations' | 'messages'>

/** Passes on new messages; those of shoppers banned from the chat are ignored and their connections closed. */
export const receiveNew = async (
  server: Pick<Server, 'receive' | 'quitDevice'>,
  messages: WebhookMessages,
  received: readonly WebhookMessage[],
): Promise<void> => {
  if (received.length === 0) return
  const news = await messages.fresh(received)
  const banned = await messages.banned(news.map(({ fromUID }) => fromUID))
  for (const message of news) if (!banned.has(message.fromUID)) server.receive(message)
  // If the server is unreachable now, their next message triggers this again.
  for (const uid of banned) void server.quitDevice(uid, EVERY_DEVICE).catch(() => undefined)
}

/** Requests messages that the webhook has not delivered. */
export type MissedMessages = Stoppable & {
  /** Call with messages from the webhook: a gap in a conversation's numbers triggers a check. */
  readonly received: (messages: readonly WebhookMessage[]) => void
  /** Checks all conversations of the shop's accounts soon. */
  readonly poll: () => void
  /** Resolves when no check is running. */
  readonly settled: () => Promise<void>
}

/** From its addressee's view: the conversation is with the sender. */
const webhookMessageOf = (uid: string, message: ImMessage): WebhookMessage =>
  message.fromUID === uid
    ? { ...message, channelID: uid, toUID: message.channelID }
    : { ...message, channelID: message.fromUID || message.channelID, toUID: uid }

const createMissedMessages = (
  deps: BackendDeps,
  server: Server,
  messages: WebhookMessages,
): MissedMessages => {
  const { clock, database, log } = deps
  /** The highest number received of each conversation, since this process started. */
  const tops = new Map<string, number>()
  let isStopped = false
  let timer: TimerHandle | undefined
  let pauseMs = RETRY_MS
  let work: Promise<void> = Promise.resolve()

  const people = async (): Promise<readonly string[]> => {
    const shops = await database.query<{ id: number }>('select id from shops order by id')
    return [SERVICE_UID, ...shops.map(({ id }) => merchantUid(id))]
  }

  /** The messages of one conversation since then, oldest first. */
  const messagesSince = async (
    uid: string,
    peer: string,
    since: number,
  ): Promise<readonly WebhookMessage[]> => {
    const channel = { channelID: peer, channelType: PERSON }
    const found: ImMessage[] = []
    let start = 0
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const pull = { startMessageSeq: start, endMessageSeq: 0, limit: PAGE, pullMode: 0 } as const
      const page = await server.messages(uid, channel, pull)
      found.unshift(...page.messages.filter(({ timestamp }) => timestamp >= since))
      const [oldest] = page.messages
      if (!oldest || oldest.timestamp < since || oldest.messageSeq <= 1 || page.messages.length < PAGE) break
      start = oldest.messageSeq - 1
    }
    return found.map((message) => webhookMessageOf(uid, message))
  }

  const receivedUntil = async (): Promise<number> => {
    const [row] = await database.query<{ heard_to: number }>('select heard_to from im_heard')
    return row?.heard_to ?? secondsOf(clock)
  }

  const lookAt = async (uid: string, since: number): Promise<void> => {
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const rows = await server.conversations(uid, { msgCount: 1, page, pageSize: PAGE })
      for (const { channelID, channelType, timestamp } of rows) {
        if (isStopped) return
        if (channelType !== PERSON || timestamp < since) continue
        await receiveNew(server, messages, await messagesSince(uid, channelID, since))
      }
      // Servers of 2023 have no paging and return everything.
      if (rows.length !== PAGE) return
    }
  }

  const receiveAllMissed = async (): Promise<void> => {
    const begun = secondsOf(clock)
    // A shop that has never checked need not answer older messages.
    await database.query(
      `insert into im_heard (heard_to) select coalesce(max(told_at), $1::bigint) from im_told
       on conflict do nothing`,
      [begun],
    )
    const since = (await receivedUntil()) - MARGIN
    for (const uid of await people()) {
      await lookAt(uid, since)
      if (isStopped) return
    }
    await database.query('update im_heard set heard_to = greatest(heard_to, $1::bigint)', [begun])
  }

  const enqueue = (task: () => Promise<void>): void => {
    work = work
      .then(() => (isStopped ? undefined : deps.cluster.exclusively('chat-missed', task)))
      .catch((cause: unknown) => {
        if (isStopped) return
        log.write('warn', 'chat-missed-failed', { detail: String(cause) })
        pauseMs = RETRY_MS
        later()
      })
  }

  /** The pause between two checks grows while everything is fine. */
  const later = (): void => {
    timer?.cancel()
    if (isStopped) return
    timer = clock.after(pauseMs, poll)
    pauseMs = Math.min(pauseMs * 2, LONGEST_MS)
  }

  const poll = (): void => {
    later()
    enqueue(receiveAllMissed)
  }

  poll()
  return {
    poll: () => {
      pauseMs = RETRY_MS
      poll()
    },
    received: (received) => {
      for (const { fromUID, toUID, messageSeq } of received) {
        const pair = pairKey(fromUID, toUID)
        const top = tops.get(pair)
        tops.set(pair, Math.max(top ?? 0, messageSeq))
        if (messageSeq <= (top ?? 0) + 1 || fromUID === '') continue
        enqueue(async () =>
          receiveNew(server, messages, await messagesSince(toUID, fromUID, (await receivedUntil()) - MARGIN)),
        )
      }
    },
    settled: async () => {
      for (let current: Promise<void> | undefined; current !== work; ) {
        current = work
        await current
      }
    },
    stop: () => {
      isStopped = true
      timer?.cancel()
      return work
    },
  }
}

const made = new WeakMap<BackendDeps, MissedMessages>()

/** The checker of this process; undefined without a webhook, because nothing is missed then. */
export const missedOf = (deps: BackendDeps): MissedMessages | undefined => made.get(deps)

/** Starts checking, also for a server other than the configured one. */
export const startMissed = (deps: BackendDeps, server: Server): MissedMessages => {
  const missed = createMissedMessages(deps, server, createWebhookMessages(deps))
  made.set(deps, missed)
  return missed
}

/** Requests missed messages after a downtime, so that nothing is answered twice or not at all. */
export const missedPart: BackendPart = {
  name: 'missed messages',
  start: (deps) => {
    const server = deps.config.wukongim?.webhookSecret ? wukongimOf(deps) : undefined
    return server ? startMissed(deps, server) : { stop: async () => undefined }
  },
}
