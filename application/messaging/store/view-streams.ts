import { asapScheduler, auditTime, BehaviorSubject, distinctUntilChanged, map, Subject } from 'rxjs'
import type { ChannelInfo, ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import {
  type Conversations,
  conversationOf,
  conversationsInOrder,
  totalUnread,
} from '../../../domain/messaging/conversations/conversation.ts'
import { type Reminders, simpleReminders } from '../../../domain/messaging/conversations/reminder.ts'
import { stateOf } from '../../shared/state-stream.ts'
import { createKeyedStreams, type StoreStreams, type TranscriptView } from './store-streams.ts'

/** Reads the store's current values. */
export type Known = {
  readonly conversations: () => Conversations
  readonly reminders: () => Reminders
  readonly view: (key: ChannelKey) => TranscriptView
  readonly typing: (key: ChannelKey) => readonly string[]
  readonly info: (key: ChannelKey) => ChannelInfo | undefined
  readonly present: (key: ChannelKey) => readonly Subscriber[]
}

/** The store's streams: they emit once for each burst of changes. */
export type ViewStreams = {
  readonly streams: StoreStreams
  /** Something has changed: in this channel, or (undefined) in what is not of a single one. */
  readonly touch: (key: ChannelKey | undefined) => void
}

export const createViewStreams = (known: Known): ViewStreams => {
  const conversations$ = new BehaviorSubject(known.conversations())
  const changedConversations$ = conversations$.pipe(distinctUntilChanged())
  const channelInfos$ = new BehaviorSubject<ReadonlyMap<ChannelKey, ChannelInfo>>(new Map())
  const conversation = createKeyedStreams((key) => conversationOf(known.conversations(), key))
  const messages = createKeyedStreams(known.view)
  const typing = createKeyedStreams(known.typing)
  const reminder = createKeyedStreams((key) => simpleReminders(known.reminders(), key))
  const info = createKeyedStreams(known.info)
  const subscriber = createKeyedStreams(known.present)
  const dirty = new Set<ChannelKey>()
  const touched = new Subject<void>()
  let reminders = known.reminders()

  /** Before the conversations, so that a muted channel's first message is not counted as unread for an instant. */
  const refreshInfos = (keys: readonly ChannelKey[]): void => {
    const changed = keys.flatMap((key) => {
      const now = known.info(key)
      return now && now !== channelInfos$.value.get(key) ? [[key, now] as const] : []
    })
    if (changed.length > 0) channelInfos$.next(new Map([...channelInfos$.value, ...changed]))
  }

  const flush = (): void => {
    const keys = [...dirty]
    dirty.clear()
    for (const key of keys) {
      conversation.refresh(key)
      messages.refresh(key)
      typing.refresh(key)
      info.refresh(key)
      subscriber.refresh(key)
    }
    refreshInfos(keys)
    if (reminders !== known.reminders()) {
      reminders = known.reminders()
      reminder.refreshAll()
    }
    conversations$.next(known.conversations())
  }

  // One emission for a burst of changes, in a microtask.
  touched.pipe(auditTime(0, asapScheduler)).subscribe(flush)

  return {
    touch: (key) => {
      if (key !== undefined) dirty.add(key)
      touched.next()
    },
    streams: {
      conversations$: stateOf(changedConversations$.pipe(map(conversationsInOrder))),
      unreadTotal$: stateOf(changedConversations$.pipe(map(totalUnread))),
      conversation$: conversation.get,
      messages$: messages.get,
      reminders$: reminder.get,
      typing$: typing.get,
      channelInfo$: info.get,
      channelInfos$: stateOf(channelInfos$),
      subscribers$: subscriber.get,
    },
  }
}
