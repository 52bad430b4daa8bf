import type { ChannelInfo, ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import type { Subscriber } from '../../../domain/messaging/channels/subscriber.ts'
import type { Conversation } from '../../../domain/messaging/conversations/conversation.ts'
import type { Reminder } from '../../../domain/messaging/conversations/reminder.ts'
import type { SeqRanges } from '../../../domain/messaging/delivery/seq-ranges.ts'
import type { StreamState } from '../../../domain/messaging/delivery/stream.ts'
import type { Message } from '../../../domain/messaging/message.ts'
import { createState, type StateSource, type StateStream } from '../../shared/state-stream.ts'

/** What a room shows: a window of its messages, the gaps in it, and replies that are being streamed. */
export type TranscriptView = {
  readonly messages: readonly Message[]
  readonly gaps: SeqRanges
  /** Whether the host has no older messages. */
  readonly isComplete: boolean
  readonly streams: ReadonlyMap<string, StreamState>
}

/** The streams that screens read. Each has a value, and emits once for each burst of changes. */
export type StoreStreams = {
  readonly conversations$: StateStream<readonly Conversation[]>
  readonly unreadTotal$: StateStream<number>
  readonly conversation$: (key: ChannelKey) => StateStream<Conversation | undefined>
  readonly messages$: (key: ChannelKey) => StateStream<TranscriptView>
  readonly reminders$: (key: ChannelKey) => StateStream<readonly Reminder[]>
  readonly typing$: (key: ChannelKey) => StateStream<readonly string[]>
  readonly channelInfo$: (key: ChannelKey) => StateStream<ChannelInfo | undefined>
  /** What is known of all channels; a list of them is named and ordered by it. */
  readonly channelInfos$: StateStream<ReadonlyMap<ChannelKey, ChannelInfo>>
  /** Who is in a channel now. */
  readonly subscribers$: (key: ChannelKey) => StateStream<readonly Subscriber[]>
}

/** A stream for each key that was asked for; `refresh` reads its value again. */
export type KeyedStreams<T> = {
  readonly get: (key: ChannelKey) => StateStream<T>
  readonly refresh: (key: ChannelKey) => void
  readonly refreshAll: () => void
}

export const createKeyedStreams = <T>(read: (key: ChannelKey) => T): KeyedStreams<T> => {
  const byKey = new Map<ChannelKey, StateSource<T>>()
  const refresh = (key: ChannelKey): void => byKey.get(key)?.set(read(key))
  return {
    get: (key) => {
      const known = byKey.get(key)
      if (known) return known.stream
      const fresh = createState(read(key))
      byKey.set(key, fresh)
      return fresh.stream
    },
    refresh,
    refreshAll: () => {
      for (const key of byKey.keys()) refresh(key)
    },
  }
}
