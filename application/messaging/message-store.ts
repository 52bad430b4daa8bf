import { audit, BehaviorSubject, distinctUntilChanged, map, Subject } from 'rxjs'
import { type ChannelInfo, type ChannelKey, channelKey } from '../../domain/messaging/channels/channel.ts'
import {
  mergeSubscribers,
  presentSubscribers,
  type Subscriber,
} from '../../domain/messaging/channels/subscriber.ts'
import {
  type Conversation,
  type ConversationChange,
  type ConversationEvent,
  type ConversationRules,
  type Conversations,
  conversationOf,
  conversationsInOrder,
  isCleared,
  type Listed,
  lastOf,
  NO_CONVERSATIONS,
  type SyncedConversation,
  stepConversations,
  totalUnread,
  unlisted,
} from '../../domain/messaging/conversations/conversation.ts'
import {
  channelsOf,
  NO_REMINDERS,
  type Reminder,
  type ReminderEvent,
  type Reminders,
  simpleReminders,
  stepReminders,
} from '../../domain/messaging/conversations/reminder.ts'
import {
  applyExtras,
  applyWithin,
  changeMessage,
  clearTranscript,
  closeGap,
  EMPTY_TRANSCRIPT,
  forgetUpTo,
  markGap,
  mergeNewest,
  mergePage,
  READING_WINDOW,
  type Transcript,
  WINDOW,
} from '../../domain/messaging/conversations/transcript.ts'
import type { SeqRanges } from '../../domain/messaging/delivery/seq-ranges.ts'
import { awaitsEvents, type StreamState, streamOf } from '../../domain/messaging/delivery/stream.ts'
import {
  failMessage,
  keyOfMessage,
  type Message,
  type MessageExtra,
  renewMessage,
  settleMessage,
  withExtra,
} from '../../domain/messaging/message.ts'
import type { ClockPort } from '../ports/clock-port.ts'
import { createState, type StateSource, type StateStream, stateOf } from '../shared/streams.ts'
import { createShortLived } from './short-lived.ts'
import type { LocalEvent, PageEvent, StoreEvent } from './store-event.ts'

/** The loaded subscribers of each channel. */
type Members = {
  /** Including those that have left, whose version counts when asking for changes. */
  readonly known: (key: ChannelKey) => readonly Subscriber[]
  /** Current subscribers; the same array until one of them changes. */
  readonly present: (key: ChannelKey) => readonly Subscriber[]
  readonly change: (key: ChannelKey, changes: readonly Subscriber[]) => void
}

const NOBODY: readonly Subscriber[] = []

const createMembers = (): Members => {
  const known = new Map<ChannelKey, readonly Subscriber[]>()
  const present = new Map<ChannelKey, readonly Subscriber[]>()
  return {
    known: (key) => known.get(key) ?? NOBODY,
    present: (key) => present.get(key) ?? NOBODY,
    change: (key, changes) => {
      const merged = mergeSubscribers(known.get(key) ?? NOBODY, changes)
      known.set(key, merged)
      present.set(key, presentSubscribers(merged))
    },
  }
}

/** What a conversation screen shows: a window of messages, gaps, and replies being streamed. */
export type TranscriptView = {
  readonly messages: readonly Message[]
  readonly gaps: SeqRanges
  /** Whether the host has no older messages. */
  readonly isComplete: boolean
  readonly streams: ReadonlyMap<string, StreamState>
}

/** The streams for screens. Each has a value, and emits once for each burst of changes. */
export type StoreStreams = {
  readonly conversations$: StateStream<readonly Conversation[]>
  readonly unreadTotal$: StateStream<number>
  readonly conversation$: (key: ChannelKey) => StateStream<Conversation | undefined>
  readonly messages$: (key: ChannelKey) => StateStream<TranscriptView>
  readonly reminders$: (key: ChannelKey) => StateStream<readonly Reminder[]>
  readonly typing$: (key: ChannelKey) => StateStream<readonly string[]>
  readonly channelInfo$: (key: ChannelKey) => StateStream<ChannelInfo | undefined>
  /** All known channel data; lists use it for names and order. */
  readonly channelInfos$: StateStream<ReadonlyMap<ChannelKey, ChannelInfo>>
  /** Who is in a channel now. */
  readonly subscribers$: (key: ChannelKey) => StateStream<readonly Subscriber[]>
}

/** One stream for each requested key; `refresh` re-reads its value. */
type KeyedStreams<T> = {
  readonly get: (key: ChannelKey) => StateStream<T>
  readonly refresh: (key: ChannelKey) => void
  readonly refreshAll: () => void
}

const createKeyedStreams = <T>(read: (key: ChannelKey) => T): KeyedStreams<T> => {
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

// Most conversations kept in memory; the least recently used are dropped and reloaded from history when needed.
const KEPT = 300

/** The transcripts in memory, the most recently changed one last. */
type Transcripts = {
  readonly of: (key: ChannelKey) => Transcript
  readonly find: (key: ChannelKey, clientMsgNo: string) => Message | undefined
  /** Changes a transcript; false when the change has no effect. */
  readonly change: (key: ChannelKey, change: (transcript: Transcript) => Transcript) => boolean
  readonly forget: (key: ChannelKey) => void
  readonly keys: () => Iterable<ChannelKey>
}

const isWaiting = ({ messages }: Transcript): boolean => messages.some(({ status }) => status !== 'normal')

const createTranscripts = (isOpen: (key: ChannelKey) => boolean): Transcripts => {
  const byKey = new Map<ChannelKey, Transcript>()

  const release = (): void => {
    for (const [key, transcript] of byKey) {
      if (byKey.size <= KEPT) return
      if (!isOpen(key) && !isWaiting(transcript)) byKey.delete(key)
    }
  }

  const of = (key: ChannelKey): Transcript => byKey.get(key) ?? EMPTY_TRANSCRIPT

  return {
    of,
    find: (key, clientMsgNo) => of(key).messages.find((message) => message.clientMsgNo === clientMsgNo),
    change: (key, change) => {
      const before = of(key)
      const after = change(before)
      if (after === before) return false
      const isNew = !byKey.has(key)
      byKey.set(key, after)
      if (isNew && byKey.size > KEPT) release()
      return true
    },
    forget: (key) => void byKey.delete(key),
    keys: () => byKey.keys(),
  }
}

/** Reads the store's current values. */
type StoreReader = {
  readonly conversations: () => Conversations
  readonly reminders: () => Reminders
  readonly view: (key: ChannelKey) => TranscriptView
  readonly typing: (key: ChannelKey) => readonly string[]
  readonly info: (key: ChannelKey) => ChannelInfo | undefined
  readonly present: (key: ChannelKey) => readonly Subscriber[]
}

/** The store's streams: they emit once for each burst of changes. */
type ViewStreams = {
  readonly streams: StoreStreams
  /** Something has changed: in this channel, or (undefined) something that concerns no single one. */
  readonly touch: (key: ChannelKey | undefined) => void
}

const createViewStreams = (known: StoreReader): ViewStreams => {
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

  /** Before the conversations, so that a muted channel's first message is never counted as unread. */
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
  touched.pipe(audit(() => Promise.resolve())).subscribe(flush)

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

/**
 * The conversations, messages and reminders of one account in one tab: changed only by events, read through streams.
 */
export type MessageStore = StoreStreams & {
  readonly apply: (event: StoreEvent | LocalEvent) => void
  readonly conversations: () => Conversations
  readonly transcript: (key: ChannelKey) => Transcript
  /** The conversations with messages in memory. */
  readonly rooms: () => Iterable<ChannelKey>
  readonly find: (key: ChannelKey, clientMsgNo: string) => Message | undefined
  /** The messages of a conversation that are streamed by events and have not ended. */
  readonly growing: (key: ChannelKey) => readonly Message[]
  /** The stored messages of a conversation that will be streamed by events, of which none is known yet. */
  readonly unbegun: (key: ChannelKey) => readonly Message[]
  readonly reminders: () => Reminders
  /** The subscribers of a channel, including those that have left, marked as such. */
  readonly subscribers: (key: ChannelKey) => readonly Subscriber[]
  readonly dispose: () => void
}

type AnyEvent = StoreEvent | LocalEvent
type Reactions = {
  readonly [K in AnyEvent['kind']]: (event: Extract<AnyEvent, { readonly kind: K }>) => void
}

/** `changed` is called for each change of a listed conversation. */
export const createMessageStore = (
  clock: ClockPort,
  rules: ConversationRules,
  changed: (change: ConversationChange) => void = () => undefined,
): MessageStore => {
  let conversations = NO_CONVERSATIONS
  let reminders = NO_REMINDERS
  const infos = new Map<ChannelKey, ChannelInfo>()
  /** Ids of messages that the host has reported as deleted for this account. */
  const tombstones = new Set<string>()
  const members = createMembers()
  const transcripts = createTranscripts((key) => conversations.openKey === key)

  const { streams, touch } = createViewStreams({
    conversations: () => conversations,
    reminders: () => reminders,
    view: (key) => {
      const { messages, gaps, isComplete } = transcripts.of(key)
      return { messages, gaps, isComplete, streams: shortLived.streams(key) }
    },
    typing: (key) => shortLived.typing(key),
    info: (key) => infos.get(key),
    present: members.present,
  })
  const shortLived = createShortLived(clock, touch)

  const converse = (event: ConversationEvent): void => {
    const before = conversations
    const [next, effects] = stepConversations(before, event, rules)
    conversations = next
    for (const { channelKey: key } of effects) {
      touch(key)
      tellOf(key, before)
      // Reminders can arrive before their conversation.
      if (!conversationOf(before, key)) showReminders(key)
    }
  }

  /** A conversation that exists only for its draft is not listed. */
  const tellOf = (key: ChannelKey, before: Conversations): void => {
    const isListed = conversations.order.includes(key)
    const wasListed = before.order.includes(key)
    const conversation = conversationOf(isListed ? conversations : before, key)
    if (!conversation || !(isListed || wasListed)) return
    if (isListed) changed({ kind: wasListed ? 'updated' : 'added', conversation })
    else changed({ kind: 'removed', conversation })
  }

  const showReminders = (key: ChannelKey): void => {
    const now = simpleReminders(reminders, key)
    const shown = conversationOf(conversations, key)?.reminders ?? []
    const isSame = now.length === shown.length && now.every((one, at) => one === shown[at])
    if (!isSame) converse({ kind: 'reminded', channelKey: key, reminders: now })
  }

  const remind = (event: ReminderEvent): void => {
    const before = reminders
    reminders = stepReminders(reminders, event)
    touch(undefined)
    for (const key of new Set([...channelsOf(before), ...channelsOf(reminders)])) showReminders(key)
  }

  const change = (key: ChannelKey, update: (transcript: Transcript) => Transcript): void => {
    if (transcripts.change(key, update)) touch(key)
  }

  const changeOne = (key: ChannelKey, clientMsgNo: string, update: (message: Message) => Message): void => {
    change(key, (transcript) => changeMessage(transcript, clientMsgNo, update))
    const message = transcripts.find(key, clientMsgNo)
    if (message) converse({ kind: 'message-changed', message })
  }

  const add = (message: Message): void => {
    const key = keyOfMessage(message)
    if (isGone(key, message)) return
    const window = conversations.openKey === key ? READING_WINDOW : WINDOW
    change(key, (transcript) => applyWithin(transcript, message, window))
    shortLived.stopTyping(key, message.fromUID)
    shortLived.received(key, message)
    converse({ kind: 'message-applied', message })
  }

  /** Deleted on some device of the account: a cached copy must not come back. */
  const isGone = (key: ChannelKey, { messageID, messageSeq }: Message): boolean =>
    tombstones.has(messageID) || isCleared(conversationOf(conversations, key)?.extra, messageSeq)

  /** Sets the list's last message to the conversation's last one. */
  const replaceLast = (key: ChannelKey): void =>
    converse({ kind: 'last-replaced', channelKey: key, message: transcripts.of(key).messages.at(-1) })

  const mergeHistory = ({ channelKey: key, messages, isOldest, isNewest }: PageEvent): void => {
    const page = messages.filter((message) => !isGone(key, message))
    const merge = isNewest ? mergeNewest : mergePage
    change(key, (transcript) => merge(transcript, page, isOldest))
    for (const message of page) shortLived.received(key, message)
    const last = transcripts.of(key).messages.at(-1)
    const listed = conversationOf(conversations, key)?.lastMessage
    if (last && last.messageSeq > (listed?.messageSeq ?? 0) && listed?.status !== 'wait') replaceLast(key)
  }

  /** A message that nobody can read any more is not unread and has no reminders. */
  const uncount = (key: ChannelKey, message: Message): void => {
    converse({ kind: 'recalled', message })
    if (message.messageSeq > 0)
      remind({ kind: 'message-gone', channelKey: key, messageSeq: message.messageSeq })
  }

  const removeOne = (key: ChannelKey, clientMsgNo: string): void => {
    const listed = conversationOf(conversations, key)?.lastMessage
    const isLast = listed?.clientMsgNo === clientMsgNo
    const message = transcripts.find(key, clientMsgNo) ?? (isLast ? listed : undefined)
    if (message) uncount(key, message)
    change(key, (transcript) =>
      changeMessage(transcript, clientMsgNo, (message) => ({ ...message, isDeleted: true })),
    )
    if (isLast) replaceLast(key)
  }

  const extend = (key: ChannelKey, extras: ReadonlyMap<string, MessageExtra>): void => {
    for (const [messageID, { isDeleted }] of extras) if (isDeleted) tombstones.add(messageID)
    // The conversation of the last listed message need not be in memory.
    const listed = conversationOf(conversations, key)?.lastMessage
    for (const message of [...transcripts.of(key).messages, ...(listed ? [listed] : [])]) {
      const extra = extras.get(message.messageID)
      if (extra?.isDeleted || extra?.isRevoked) uncount(key, message)
    }
    change(key, (transcript) => applyExtras(transcript, extras))
    const extra = listed && extras.get(listed.messageID)
    if (!extra) return
    if (extra.isDeleted) replaceLast(key)
    else converse({ kind: 'last-replaced', channelKey: key, message: withExtra(listed, extra) })
  }

  const reactions: Reactions = {
    composed: ({ message }) => add(message),
    applied: ({ message }) => add(message),
    page: mergeHistory,
    opened: converse,
    closed: converse,
    settled: (ack) => {
      const { channelKey: key, clientMsgNo } = ack
      changeOne(key, clientMsgNo, (message) => settleMessage(message, ack))
      const message = transcripts.find(key, clientMsgNo)
      const listed = conversationOf(conversations, key)?.lastMessage
      // A device clock that is slow dated it before what was listed.
      if (message && listed?.clientMsgNo !== clientMsgNo) converse({ kind: 'message-applied', message })
    },
    failed: ({ channelKey: key, clientMsgNo, reasonCode }) =>
      changeOne(key, clientMsgNo, (message) => failMessage(message, reasonCode)),
    renewed: ({ channelKey: key, clientMsgNo, content }) =>
      changeOne(key, clientMsgNo, (message) => renewMessage(message, content)),
    deleted: ({ channelKey: key, clientMsgNo }) => removeOne(key, clientMsgNo),
    cleared: ({ channelKey: key, upTo, until }) => {
      change(key, (transcript) => clearTranscript(transcript, upTo, until))
      const known = conversationOf(conversations, key)
      // Cleared messages are not unread.
      if (known) converse({ kind: 'read', channelKey: key, seq: upTo || lastOf(known) })
      replaceLast(key)
    },
    'gap-marked': ({ channelKey: key, range }) => change(key, (transcript) => markGap(transcript, range)),
    'gap-closed': ({ channelKey: key, range }) => change(key, (transcript) => closeGap(transcript, range)),
    'extras-changed': ({ channelKey: key, extras }) => extend(key, extras),
    'conversations-synced': ({ conversations: list, gone = [] }) => {
      converse({ kind: 'synced', conversations: list })
      for (const key of gone) {
        // An open conversation does not disappear while it is being read: the next list removes it.
        if (key === conversations.openKey) continue
        transcripts.forget(key)
        touch(key)
        converse({ kind: 'unlisted', channelKey: key })
      }
    },
    'conversation-extras-synced': ({ extras }) => {
      converse({ kind: 'extras-synced', extras })
      for (const { channel } of extras) {
        const key = channelKey(channel)
        const clearedTo = conversationOf(conversations, key)?.extra?.clearedTo ?? 0
        if (clearedTo > 0) change(key, (transcript) => forgetUpTo(transcript, clearedTo))
      }
    },
    read: converse,
    'unread-set': converse,
    'conversation-removed': ({ channelKey: key }) => {
      transcripts.forget(key)
      touch(key)
      converse({ kind: 'removed', channelKey: key })
    },
    'voice-read': ({ channelKey: key, clientMsgNo }) =>
      changeOne(key, clientMsgNo, (message) => ({ ...message, isVoiceRead: true })),
    'voice-playing': ({ channelKey: key, clientMsgNo }) => {
      for (const message of transcripts.of(key).messages) {
        const isVoicePlaying = message.clientMsgNo === clientMsgNo
        if (message.isVoicePlaying === isVoicePlaying) continue
        changeOne(key, message.clientMsgNo, (known) => ({ ...known, isVoicePlaying }))
      }
    },
    'reminders-synced': (event) => remind({ kind: 'synced', reminders: event.reminders }),
    'reminders-done': ({ ids }) => remind({ kind: 'done-requested', ids }),
    'reminders-refused': ({ ids }) => remind({ kind: 'done-refused', ids }),
    'stream-grown': ({ channelKey: key, piece }) => shortLived.grown(key, piece),
    typed: ({ channelKey: key, uid }) => shortLived.typed(key, uid),
    'channel-known': ({ info: known }) => {
      const key = channelKey(known.channel)
      infos.set(key, known)
      touch(key)
    },
    'subscribers-changed': ({ channelKey: key, subscribers }) => {
      members.change(key, subscribers)
      touch(key)
    },
  }

  const apply = (event: StoreEvent | LocalEvent): void => {
    // The table has a handler for each kind, but the compiler cannot see here that it matches the event.
    const react = reactions[event.kind] as (event: StoreEvent | LocalEvent) => void
    react(event)
  }

  return {
    apply,
    conversations: () => conversations,
    transcript: transcripts.of,
    rooms: transcripts.keys,
    find: transcripts.find,
    growing: (key) =>
      transcripts.of(key).messages.filter((message) => {
        const stream = streamOf(message, shortLived.streams(key))
        return stream?.isByEvents && (stream.status === 'growing' || stream.status === 'interrupted')
      }),
    unbegun: (key) =>
      transcripts
        .of(key)
        .messages.filter((message) => awaitsEvents(message) && !streamOf(message, shortLived.streams(key))),
    reminders: () => reminders,
    subscribers: members.known,
    dispose: shortLived.dispose,
    ...streams,
  }
}

/**
 * The event for a host's complete list. `before`: what was listed when it was requested. Conversations missing in it
 * are removed, unless they have unsent messages.
 */
export const listEvent = (
  store: Pick<MessageStore, 'conversations' | 'transcript'>,
  before: Listed,
  conversations: readonly SyncedConversation[],
): Extract<StoreEvent, { readonly kind: 'conversations-synced' }> => {
  const gone = unlisted(store.conversations(), before, conversations).filter((key) =>
    store.transcript(key).messages.every(({ status }) => status === 'normal'),
  )
  return { kind: 'conversations-synced', conversations, ...(gone.length > 0 && { gone }) }
}
