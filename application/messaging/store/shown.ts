import type { ChannelInfo, ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import {
  type Conversations,
  conversationOf,
  conversationsInOrder,
  totalUnread,
} from '../../../domain/messaging/conversations/conversation.ts'
import { type Reminders, simpleReminders } from '../../../domain/messaging/conversations/reminder.ts'
import { createState } from '../../shared/state-stream.ts'
import { soon } from '../soon.ts'
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
export type Shown = {
  readonly streams: StoreStreams
  /** Something has changed: in this channel, or (undefined) in what is not of a single one. */
  readonly touch: (key: ChannelKey | undefined) => void
}

export const createShown = (known: Known): Shown => {
  const conversations$ = createState(conversationsInOrder(known.conversations()))
  const unreadTotal$ = createState(0)
  const conversation = createKeyedStreams((key) => conversationOf(known.conversations(), key))
  const messages = createKeyedStreams(known.view)
  const typing = createKeyedStreams(known.typing)
  const reminder = createKeyedStreams((key) => simpleReminders(known.reminders(), key))
  const info = createKeyedStreams(known.info)
  const subscriber = createKeyedStreams(known.present)
  const dirty = new Set<ChannelKey>()
  let isFlushing = false
  let conversations = known.conversations()
  let reminders = known.reminders()

  const flush = (): void => {
    isFlushing = false
    const keys = [...dirty]
    dirty.clear()
    for (const key of keys) {
      conversation.refresh(key)
      messages.refresh(key)
      typing.refresh(key)
      info.refresh(key)
      subscriber.refresh(key)
    }
    if (reminders !== known.reminders()) {
      reminders = known.reminders()
      reminder.refreshAll()
    }
    if (conversations === known.conversations()) return
    conversations = known.conversations()
    conversations$.set(conversationsInOrder(conversations))
    unreadTotal$.set(totalUnread(conversations))
  }

  return {
    touch: (key) => {
      if (key !== undefined) dirty.add(key)
      if (isFlushing) return
      isFlushing = true
      soon(flush)
    },
    streams: {
      conversations$: conversations$.stream,
      unreadTotal$: unreadTotal$.stream,
      conversation$: conversation.get,
      messages$: messages.get,
      reminders$: reminder.get,
      typing$: typing.get,
      channelInfo$: info.get,
      subscribers$: subscriber.get,
    },
  }
}
