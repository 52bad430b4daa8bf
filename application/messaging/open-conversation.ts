import {
  type Channel,
  type ChannelKey,
  channelKey,
  channelOfKey,
} from '../../domain/messaging/channels/channel.ts'
import { conversationOf } from '../../domain/messaging/conversations/conversation.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import { isSentBy, keyOfMessage } from '../../domain/messaging/message.ts'
import { ok } from '../../domain/shared/result.ts'
import type { TimerHandle } from '../ports/clock-port.ts'
import { whenLeaving } from '../shared/stay-fresh.ts'
import type { StateStream } from '../shared/streams.ts'
import type { EventBus } from './client-events.ts'
import type { ConversationCache } from './conversation-cache.ts'
import { createOnce, type History, PAGE } from './history.ts'
import { type LeaderSession, primeLeader } from './leader-session.ts'
import type { MessageStore } from './message-store.ts'
import type { Messaging, PageOutcome } from './messaging.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import { type HistoryPage, type HistoryPull, type MessagingHost, needCallback } from './messaging-host.ts'
import type { ServerSync } from './server-sync.ts'
import type { StoreEvent } from './store-event.ts'

/** Loads pages of history; one call for each conversation and direction at a time, which is shared. */
type HistoryPages = {
  readonly newest: (channel: Channel) => Promise<PageOutcome>
  readonly older: (channel: Channel, limit?: number) => Promise<PageOutcome>
  readonly gap: (channel: Channel, range: SeqRange) => Promise<PageOutcome>
}

type HistoryPagesDeps = {
  readonly host: MessagingHost
  /** `apply` shows it in this tab. */
  readonly store: Pick<MessageStore, 'apply' | 'transcript'>
  readonly leader$: StateStream<Pick<LeaderSession, 'receiver' | 'historyLoaded'> | undefined>
}

/** Loads pages of history for open conversations, one call for each and direction at a time. */
export const createHistoryPages = ({ host, store, leader$ }: HistoryPagesDeps): HistoryPages => {
  const once = createOnce<PageOutcome>()

  const load = async (
    channel: Channel,
    pull: HistoryPull,
    use: (page: HistoryPage) => void,
  ): Promise<PageOutcome> => {
    const answer = await needCallback(host, 'syncMessages')(channel, pull)
    if (!answer.ok) return answer
    use(answer.value)
    return ok(answer.value.hasMore ? 'more' : 'end')
  }

  const showNewest = (key: ChannelKey, page: HistoryPage): void => {
    const leader = leader$.value
    const inbox = leader?.receiver
    const top = inbox?.topOf(key)
    const first = page.messages[0]?.messageSeq ?? 1
    const last = page.messages.at(-1)?.messageSeq ?? 0
    const isOldest = !page.hasMore
    const fresh = page.messages.filter(({ messageSeq }) => top !== undefined && messageSeq > top)
    // Messages newer than the last received one go through the receiver too, so that it does not miss them.
    const messages = page.messages.filter((message) => !fresh.includes(message))
    store.apply({ kind: 'page', channelKey: key, messages, isOldest, isNewest: true })
    if (fresh.length > 0) inbox?.absorb(key, { from: Math.max(first, (top ?? 0) + 1), to: last }, fresh)
    inbox?.accountFor(key, isOldest ? 0 : first, Math.min(last, top ?? last))
    leader?.historyLoaded(key)
  }

  const olderThan = (key: ChannelKey): number => {
    const first = store.transcript(key).messages.find(({ messageSeq }) => messageSeq > 0)
    return first ? first.messageSeq - 1 : 0
  }

  return {
    newest: (channel) => {
      const key = channelKey(channel)
      const pull: HistoryPull = { from: 0, to: 0, limit: PAGE, pullMode: 'older' }
      return once(`newest ${key}`, () => load(channel, pull, (page) => showNewest(key, page)))
    },
    older: async (channel, limit = PAGE) => {
      needCallback(host, 'syncMessages')
      const key = channelKey(channel)
      const from = olderThan(key)
      const { isComplete, messages: known } = store.transcript(key)
      if (isComplete || (from === 0 && known.length > 0)) return ok('end')
      const pull: HistoryPull = { from, to: 0, limit, pullMode: 'older' }
      return once(`older ${key}`, () =>
        load(channel, pull, (page) => {
          const { messages, hasMore } = page
          store.apply({ kind: 'page', channelKey: key, messages, isOldest: !hasMore })
          leader$.value?.receiver?.accountFor(
            key,
            page.hasMore ? (page.messages[0]?.messageSeq ?? from) : 0,
            from,
          )
        }),
      )
    },
    gap: (channel, { from, to }) => {
      const key = channelKey(channel)
      const pull: HistoryPull = { from, to: to + 1, limit: PAGE, pullMode: 'newer' }
      return once(`gap ${key} ${from}`, () =>
        load(channel, pull, (page) => {
          store.apply({ kind: 'page', channelKey: key, messages: page.messages, isOldest: false })
          const reached = page.hasMore ? (page.messages.at(-1)?.messageSeq ?? from) : to
          store.apply({ kind: 'gap-closed', channelKey: key, range: { from, to: reached } })
          leader$.value?.receiver?.accountFor(key, from, reached)
        }),
      )
    },
  }
}

/** Messages read within this time, in milliseconds, are reported to the host together. */
const READ_AFTER_MS = 300

/** The conversation on this tab's screen. Its messages count as read while the page is visible. */
type OpenConversation = {
  readonly open: Messaging['openConversation']
  readonly close: () => void
  readonly keys: () => readonly ChannelKey[]
  /** Call with each event of the account: marks messages of others as read, and catches up after a new list. */
  readonly noticed: (event: StoreEvent) => void
  readonly dispose: () => void
}

type Deps = {
  readonly config: Pick<MessagingDeps, 'clock' | 'host' | 'lifecycle' | 'identity'>
  readonly store: MessageStore
  readonly history: History
  readonly sync: ServerSync
  readonly conversations: HistoryPages
  readonly cache: ConversationCache
  readonly bus: Pick<EventBus, 'show' | 'publish'>
  readonly leader$: StateStream<LeaderSession | undefined>
  readonly left: (key: ChannelKey) => void
}

/** The conversation on this tab's screen: loads it, marks it as read, and reports that. */
export const createOpenConversation = (deps: Deps): OpenConversation => {
  const { store, history, sync, conversations, cache, bus, leader$ } = deps
  const { clock, host, lifecycle, identity } = deps.config
  let conversation: ChannelKey | undefined
  /** Until it is rendered nothing of it changes. */
  let isRendered = true
  let reading: TimerHandle | undefined

  const isSeen = (): boolean => lifecycle.life$.value.isVisible

  const lastSeqIn = (key: ChannelKey): number =>
    store.transcript(key).messages.findLast(({ messageSeq }) => messageSeq > 0)?.messageSeq ?? 0

  /** Marks the conversation as read up to its last message, in all tabs and on the host. */
  const report = (): void => {
    reading = undefined
    if (conversation === undefined) return
    const seq = lastSeqIn(conversation)
    if (seq === 0) return
    bus.publish({ kind: 'read', channelKey: conversation, seq })
    void host.setUnread?.(channelOfKey(conversation), 0)
    // Servers that store the reading position are told both count and position: with only one they would report read
    // messages as unread at the next visit.
    const extra = conversationOf(store.conversations(), conversation)?.extra
    if (extra && extra.browseTo > 0) void host.setConversationExtra?.(extra)
  }

  const readNow = (): void => {
    reading = undefined
    if (isSeen()) report()
  }

  const readSoon = (): void => {
    reading ??= clock.after(READ_AFTER_MS, readNow)
  }

  // Pending read reports are sent before the page closes.
  const leaving = whenLeaving(lifecycle, (isLeaving) => {
    if (reading !== undefined) {
      reading.cancel()
      report()
    }
    // A reload closes the conversation just like a tap on Back.
    if (isLeaving && conversation !== undefined) deps.left(conversation)
  })

  const lifeSubscription = lifecycle.life$.subscribe(({ isVisible }) => {
    if (conversation === undefined || !isRendered) return
    // While the page is hidden the conversation counts as closed: new messages are unread until it is visible again.
    bus.show(isVisible ? { kind: 'opened', channelKey: conversation } : { kind: 'closed' })
    if (isVisible) readSoon()
  })

  /** The leading tab has synced the list: load what this conversation lacks. */
  const refresh = (key: ChannelKey): void => {
    if (!history.isOffered) return
    const behind = conversationOf(store.conversations(), key)?.countedTo ?? 0
    if (behind > lastSeqIn(key)) void conversations.newest(channelOfKey(key))
  }

  return {
    open: async (channel, whenRendered) => {
      const key = channelKey(channel)
      conversation = key
      const hadUnread = (conversationOf(store.conversations(), key)?.unread ?? 0) > 0
      isRendered = !whenRendered
      if (isRendered && isSeen()) bus.show({ kind: 'opened', channelKey: key })
      if (isRendered && hadUnread) readSoon()
      void sync.channelInfo(channel)
      await cache.restoreConversation(key)
      // The leading tab need not load cached messages.
      if (leader$.value) primeLeader(leader$.value, store)
      const outcome = await conversations.newest(channel)
      const goOn = (): void => {
        if (!isRendered && conversation === key) {
          isRendered = true
          if (isSeen()) bus.show({ kind: 'opened', channelKey: key })
        }
        if (host.syncMessageExtras) void sync.messageExtras(channel)
        readSoon()
      }
      if (whenRendered) void whenRendered.then(goOn)
      else goOn()
      return outcome
    },
    close: () => {
      readNow()
      // Mentions in a conversation that was open have been seen.
      if (conversation !== undefined) deps.left(conversation)
      conversation = undefined
      bus.show({ kind: 'closed' })
    },
    keys: () => (conversation === undefined ? [] : [conversation]),
    noticed: (event) => {
      if (conversation === undefined || !isRendered) return
      if (event.kind === 'applied') {
        if (keyOfMessage(event.message) === conversation && !isSentBy(event.message, identity.uid)) readSoon()
      } else if (event.kind === 'conversations-synced') {
        if (!leader$.value) refresh(conversation)
        // What was taken back, edited or read while there was no connection: its commands are not sent again.
        if (host.syncMessageExtras) void sync.messageExtras(channelOfKey(conversation))
      }
    },
    dispose: () => {
      // Also for a conversation that is still opening: it must not be marked as read any more.
      conversation = undefined
      lifeSubscription.unsubscribe()
      leaving.unsubscribe()
      reading?.cancel()
    },
  }
}
