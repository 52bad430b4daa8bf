import {
  type Channel,
  type ChannelInfo,
  type ChannelKey,
  channelKey,
} from '../../domain/messaging/channels/channel.ts'
import type { ContentRegistry } from '../../domain/messaging/content/content-registry.ts'
import {
  type Conversation,
  type ConversationExtra,
  conversationsInOrder,
  lastOf,
  type SyncedConversation,
} from '../../domain/messaging/conversations/conversation.ts'
import { flattened } from '../../domain/messaging/conversations/layered-map.ts'
import type { Transcript } from '../../domain/messaging/conversations/transcript.ts'
import type { Message } from '../../domain/messaging/message.ts'
import { fieldsOf } from '../../domain/shared/fields.ts'
import { ok } from '../../domain/shared/result.ts'
import type { Seconds } from '../../domain/shared/time.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LifecyclePort } from '../ports/lifecycle-port.ts'
import type { RecordsPort } from '../ports/records-port.ts'
import type { MessageStore } from './message-store.ts'
import { isMessageRow, messageFromRow, messageToRow } from './outbox.ts'

const TABLE = 'rooms'
const LIST = '\nlist'
const KEPT_MESSAGES = 40
const KEPT_CONVERSATIONS = 100
const WRITE_AFTER_MS = 1000

/** Caches conversations in rows on the device, so that the list and a conversation render before any answer. */
export type ConversationCache = {
  readonly restoreList: () => Promise<void>
  readonly restoreConversation: (key: ChannelKey) => Promise<void>
  /**
   * The list (undefined) or a conversation has changed: written together after a second, or when the page is hidden.
   */
  readonly touch: (key: ChannelKey | undefined) => void
  readonly dispose: () => void
}

type Deps = {
  readonly records: RecordsPort
  readonly registry: ContentRegistry
  readonly clock: ClockPort
  readonly lifecycle: LifecyclePort
  readonly store: MessageStore
  readonly uid: string
}

type ListRow = {
  readonly channel: Channel
  readonly unread: number
  readonly timestamp: Seconds
  readonly lastSeq: number
  readonly last?: unknown
  readonly info?: ChannelInfo
  readonly extra?: ConversationExtra
}

/** The stored messages after the last gap. */
const tailOf = ({ messages, gaps }: Transcript): readonly Message[] =>
  messages
    .filter(({ status, messageSeq }) => status === 'normal' && messageSeq > (gaps.at(-1)?.to ?? 0))
    .slice(-KEPT_MESSAGES)

/** Caches conversations in rows on the device, and restores them before any answer. */
export const createConversationCache = ({
  records,
  registry,
  clock,
  lifecycle,
  store,
  uid,
}: Deps): ConversationCache => {
  const dirty = new Set<ChannelKey>()
  let isListDirty = false
  let isOver = false
  let timer: TimerHandle | undefined

  const roomKey = (key: ChannelKey): string => `${uid}\n${key}`

  const listRow = (conversation: Conversation): ListRow => {
    const { channel, unread, timestamp, lastMessage, extra } = conversation
    const info = store.channelInfo$(channelKey(channel)).value
    return {
      channel,
      unread,
      timestamp,
      lastSeq: lastOf(conversation),
      ...(lastMessage && { last: messageToRow(registry, lastMessage) }),
      ...(info && { info }),
      ...(extra && { extra }),
    }
  }

  /** Drafts in conversations without messages. */
  const draftsAlone = (): readonly Conversation[] => {
    const listed = new Set(store.conversations().order)
    return [...flattened(store.conversations().byKey)].flatMap(([key, conversation]) =>
      !listed.has(key) && conversation.extra?.draft ? [conversation] : [],
    )
  }

  const write = (): void => {
    timer = undefined
    const rooms = [...dirty].map((key) => ({
      put: {
        key: roomKey(key),
        value: tailOf(store.transcript(key)).map((message) => messageToRow(registry, message)),
      },
    }))
    const listed = store.conversations$.value.slice(0, KEPT_CONVERSATIONS)
    const list = [...listed, ...draftsAlone()].map(listRow)
    dirty.clear()
    // Failures are ignored: without rows the host is asked.
    void records.change(TABLE, [
      ...rooms,
      ...(isListDirty ? [{ put: { key: uid + LIST, value: list } }] : []),
    ])
    isListDirty = false
  }

  // A page that is left within that second must also be available offline.
  const lifeSubscription = lifecycle.life$.subscribe(({ isVisible }) => {
    if (isVisible || !timer) return
    timer.cancel()
    write()
  })

  const fromListRow = (row: ListRow): SyncedConversation => ({
    channel: row.channel,
    unread: row.unread,
    timestamp: row.timestamp,
    lastSeq: row.lastSeq,
    lastMessage: isMessageRow(row.last) ? messageFromRow(registry, row.last) : undefined,
  })

  const isListRow = (value: unknown): value is ListRow =>
    fieldsOf(fieldsOf(value)?.['channel']) !== undefined && typeof fieldsOf(value)?.['lastSeq'] === 'number'

  return {
    restoreList: async () => {
      const found = await records.list(TABLE, uid + LIST)
      const value = found.ok ? found.value[0]?.value : undefined
      if (!Array.isArray(value)) return
      const rows = value.filter(isListRow)
      // The host's list is newer, if it has arrived meanwhile. Unsent messages and arrivals alone do not count as a
      // list.
      const hasServerList = conversationsInOrder(store.conversations()).some(({ countedTo }) => countedTo > 0)
      const listed = rows.filter(({ timestamp }) => timestamp > 0)
      if (!hasServerList)
        store.apply({ kind: 'conversations-synced', conversations: listed.map(fromListRow) })
      const extras = rows
        .flatMap(({ extra }) => extra ?? [])
        .filter((extra) => !hasServerList || extra.isUnsaved)
      // Version 0, so that anything from the host is newer.
      const kept = extras.map((extra) => ({ ...extra, version: 0 }))
      store.apply({ kind: 'conversation-extras-synced', extras: kept })
      if (!hasServerList) for (const { info } of rows) if (info) store.apply({ kind: 'channel-known', info })
    },
    restoreConversation: async (key) => {
      const isThere = (): boolean => store.transcript(key).messages.some(({ messageSeq }) => messageSeq > 0)
      if (isThere()) return
      const listed = await records.list(TABLE, roomKey(key))
      const value = listed.ok ? listed.value.find((row) => row.key === roomKey(key))?.value : undefined
      if (!Array.isArray(value) || isThere()) return
      const messages = value.filter(isMessageRow).map((row) => messageFromRow(registry, row))
      store.apply({ kind: 'page', channelKey: key, messages, isOldest: false })
    },
    touch: (key) => {
      if (key !== undefined) dirty.add(key)
      isListDirty = true
      if (!isOver) timer ??= clock.after(WRITE_AFTER_MS, write)
    },
    dispose: () => {
      isOver = true
      lifeSubscription.unsubscribe()
      timer?.cancel()
      timer = undefined
    },
  }
}

/** Records that can be closed: after a sign-out nothing is written to them. */
type ClosableRecords = { readonly records: RecordsPort; readonly close: () => void }

/** Records that write nothing once closed, even if calls are still running. */
export const createClosableRecords = (source: RecordsPort): ClosableRecords => {
  let isClosed = false
  return {
    records: {
      list: (...args) => source.list(...args),
      change: async (...args) => (isClosed ? ok(undefined) : source.change(...args)),
      clear: (prefix) => source.clear(prefix),
    },
    close: () => {
      isClosed = true
    },
  }
}
