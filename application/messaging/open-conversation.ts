import { type ChannelKey, channelKey, channelOfKey } from '../../domain/messaging/channels/channel.ts'
import { conversationOf } from '../../domain/messaging/conversations/conversation.ts'
import { isSentBy, keyOfMessage } from '../../domain/messaging/message.ts'
import type { TimerHandle } from '../ports/clock-port.ts'
import type { StateStream } from '../shared/state-stream.ts'
import { whenLeaving } from '../shared/when-leaving.ts'
import type { EventBus } from './event-bus.ts'
import type { HistoryPages } from './history-pages.ts'
import type { History } from './host/history.ts'
import type { ServerSync } from './host/server-sync.ts'
import type { Messaging } from './messaging.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import type { ConversationCache } from './store/conversation-cache.ts'
import type { MessageStore } from './store/message-store.ts'
import type { StoreEvent } from './store/store-event.ts'
import { type LeaderSession, primeLeader } from './tabs/leader-session.ts'

/** Messages that are read within this time, in milliseconds, are one report to the host. */
const READ_AFTER_MS = 300

/** The room that is on this tab's screen. Its messages count as read while the page is visible. */
export type OpenConversation = {
  readonly open: Messaging['openConversation']
  readonly close: () => void
  readonly keys: () => readonly ChannelKey[]
  /** To be called with each event of the account: messages of others are read, a new list is caught up with. */
  readonly noticed: (event: StoreEvent) => void
  readonly dispose: () => void
}

type Deps = {
  readonly given: Pick<MessagingDeps, 'clock' | 'host' | 'lifecycle' | 'identity'>
  readonly store: MessageStore
  readonly history: History
  readonly sync: ServerSync
  readonly rooms: HistoryPages
  readonly cache: ConversationCache
  readonly bus: Pick<EventBus, 'show' | 'publish'>
  readonly leader$: StateStream<LeaderSession | undefined>
  readonly left: (key: ChannelKey) => void
}

export const createOpenConversation = (deps: Deps): OpenConversation => {
  const { store, history, sync, rooms, cache, bus, leader$ } = deps
  const { clock, host, lifecycle, identity } = deps.given
  let room: ChannelKey | undefined
  let reading: TimerHandle | undefined

  const isSeen = (): boolean => lifecycle.life$.value.isVisible

  const lastSeqIn = (key: ChannelKey): number =>
    store.transcript(key).messages.findLast(({ messageSeq }) => messageSeq > 0)?.messageSeq ?? 0

  /** Marks the room as read up to its last message, in all tabs and at the host. */
  const report = (): void => {
    reading = undefined
    if (room === undefined) return
    const seq = lastSeqIn(room)
    if (seq === 0) return
    bus.publish({ kind: 'read', channelKey: room, seq })
    void host.setUnread?.(channelOfKey(room), 0)
    // A server that keeps how far was read is told both, the count and the position: told one alone, it would call what
    // was read unread at the next visit.
    const extra = conversationOf(store.conversations(), room)?.extra
    if (extra && extra.browseTo > 0) void host.setConversationExtra?.(extra)
  }

  const readNow = (): void => {
    reading = undefined
    if (isSeen()) report()
  }

  const readSoon = (): void => {
    reading ??= clock.after(READ_AFTER_MS, readNow)
  }

  // What was read, and waits for a moment to be said, is said before the page goes.
  const leaving = whenLeaving(lifecycle, (isLeaving) => {
    if (reading !== undefined) {
      reading.cancel()
      report()
    }
    // A reload ends the reading as well as a tap on Back does.
    if (isLeaving && room !== undefined) deps.left(room)
  })

  const living = lifecycle.life$.subscribe(({ isVisible }) => {
    if (room === undefined) return
    // While the page is hidden the room is not open: new messages count as unread until it is visible again.
    bus.show(isVisible ? { kind: 'opened', channelKey: room } : { kind: 'closed' })
    if (isVisible) readSoon()
  })

  /** The leading tab has synced the list of conversations: loads what this room lacks of it. */
  const refresh = (key: ChannelKey): void => {
    if (!history.isOffered) return
    const behind = conversationOf(store.conversations(), key)?.countedTo ?? 0
    if (behind > lastSeqIn(key)) void rooms.newest(channelOfKey(key))
  }

  return {
    open: async (channel, drawn) => {
      const key = channelKey(channel)
      room = key
      const hadUnread = (conversationOf(store.conversations(), key)?.unread ?? 0) > 0
      if (isSeen()) bus.show({ kind: 'opened', channelKey: key })
      if (hadUnread && !drawn) readSoon()
      void sync.channelInfo(channel)
      await cache.restoreConversation(key)
      // The leading tab need not load what the cache has.
      if (leader$.value) primeLeader(leader$.value, store)
      const outcome = await rooms.newest(channel)
      const goOn = (): void => {
        if (host.syncMessageExtras) void sync.messageExtras(channel)
        readSoon()
      }
      if (drawn) void drawn.then(goOn)
      else goOn()
      return outcome
    },
    close: () => {
      readNow()
      // Mentions in a room that was open have been seen.
      if (room !== undefined) deps.left(room)
      room = undefined
      bus.show({ kind: 'closed' })
    },
    keys: () => (room === undefined ? [] : [room]),
    noticed: (event) => {
      if (room === undefined) return
      if (event.kind === 'applied') {
        if (keyOfMessage(event.message) === room && !isSentBy(event.message, identity.uid)) readSoon()
      } else if (event.kind === 'conversations-synced' && !leader$.value) refresh(room)
    },
    dispose: () => {
      // For a room that is still opening, too: it is not marked as read any more.
      room = undefined
      living.unsubscribe()
      leaving.unsubscribe()
      reading?.cancel()
    },
  }
}
