import { type ChannelKey, channelKey, channelOfKey } from '../../domain/messaging/channels/channel.ts'
import { conversationOf } from '../../domain/messaging/conversations/conversation.ts'
import type { TimerHandle } from '../ports/clock-port.ts'
import { whenLeaving } from '../shared/when-leaving.ts'
import type { History } from './host/history.ts'
import type { HostSync } from './host/host-sync.ts'
import type { Messaging } from './messaging.ts'
import type { MessagingDeps } from './messaging-deps.ts'
import type { Rooms } from './rooms.ts'
import type { MessageStore } from './store/message-store.ts'
import type { RoomCache } from './store/room-cache.ts'
import type { LocalEvent, StoreEvent } from './store/store-event.ts'

/** Messages that are read within this time, in milliseconds, are one report to the host. */
const READ_AFTER_MS = 300

/** The room that is on this tab's screen. Its messages count as read while the page is visible. */
export type OpenRoom = {
  readonly open: Messaging['openRoom']
  readonly close: () => void
  readonly keys: () => readonly ChannelKey[]
  /** A message of somebody else has arrived. */
  readonly heard: (key: ChannelKey) => void
  /** Another tab has synced the list of conversations: loads what this room lacks of it. */
  readonly refresh: () => void
  readonly dispose: () => void
}

type Deps = {
  readonly given: Pick<MessagingDeps, 'clock' | 'host' | 'lifecycle'>
  readonly store: MessageStore
  readonly history: History
  readonly sync: HostSync
  readonly rooms: Rooms
  readonly cache: RoomCache
  readonly apply: (event: LocalEvent) => void
  readonly publish: (event: StoreEvent) => void
  /** Called when the room's cached messages are shown: a leading tab need not load those. */
  readonly joining: () => void
  readonly left: (key: ChannelKey) => void
}

export const createOpenRoom = (deps: Deps): OpenRoom => {
  const { store, history, sync, rooms, cache, apply, publish } = deps
  const { clock, host, lifecycle } = deps.given
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
    publish({ kind: 'read', channelKey: room, seq })
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
  const leaving = whenLeaving(lifecycle, () => {
    if (reading === undefined) return
    reading.cancel()
    report()
  })

  const living = lifecycle.life$.subscribe(({ isVisible }) => {
    if (room === undefined) return
    // While the page is hidden the room is not open: new messages count as unread until it is visible again.
    apply(isVisible ? { kind: 'opened', channelKey: room } : { kind: 'closed' })
    if (isVisible) readSoon()
  })

  return {
    open: async (channel, drawn) => {
      const key = channelKey(channel)
      room = key
      const hadUnread = (conversationOf(store.conversations(), key)?.unread ?? 0) > 0
      if (isSeen()) apply({ kind: 'opened', channelKey: key })
      if (hadUnread && !drawn) readSoon()
      void sync.channelInfo(channel)
      await cache.restoreRoom(key)
      deps.joining()
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
      apply({ kind: 'closed' })
    },
    keys: () => (room === undefined ? [] : [room]),
    heard: (key) => {
      if (key === room) readSoon()
    },
    refresh: () => {
      if (room === undefined || !history.isOffered) return
      const behind = conversationOf(store.conversations(), room)?.countedTo ?? 0
      if (behind > lastSeqIn(room)) void rooms.newest(channelOfKey(room))
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
