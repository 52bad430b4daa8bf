import { type Channel, type ChannelKey, channelKey } from '../../domain/messaging/channels/channel.ts'
import { subscriberVersion } from '../../domain/messaging/channels/subscriber.ts'
import { type ConversationExtra, conversationOf } from '../../domain/messaging/conversations/conversation.ts'
import { flattened } from '../../domain/messaging/conversations/layered-map.ts'
import type { LogPort } from '../ports/log-port.ts'
import { createOnce } from './history.ts'
import type { MessageStore } from './message-store.ts'
import { type MessagingHost, needCallback } from './messaging-host.ts'
import type { StoreEvent } from './store-event.ts'

/** Page size of message extras (requirement M9). */
export const EXTRAS_LIMIT = 100
// Most pages, for hosts that always return a full page of the same version.
const EXTRAS_PAGES = 50
/** Most reminders per call, when loading and when marking as done. */
export const REMINDERS_LIMIT = 100
/** An answer with fewer drafts and reading positions than this is the last one. */
const CONVERSATION_EXTRAS_LIMIT = 100

/**
 * Loads the host's data besides messages, by version. A change reported while a call is running causes another one.
 */
export type ServerSync = {
  readonly channelInfo: (channel: Channel) => Promise<void>
  /** Reloads it after a change. */
  readonly changedChannelInfo: (channel: Channel) => Promise<void>
  readonly subscribers: (channel: Channel) => Promise<void>
  /** Recalls, edits and read counts of a conversation. Throws MissingCallbackError when the host has none. */
  readonly messageExtras: (channel: Channel) => Promise<void>
  /** Loads drafts and reading positions, and resends those that the host has not accepted yet. */
  readonly conversationExtras: () => Promise<void>
  readonly saveExtra: (extra: ConversationExtra) => Promise<void>
  readonly reminders: () => Promise<void>
}

type Deps = {
  readonly host: MessagingHost
  readonly store: MessageStore
  readonly log: LogPort
  readonly publish: (event: StoreEvent) => void
}

type ExtrasCall = NonNullable<MessagingHost['syncMessageExtras']>

/** Loads channel data, members, extras and reminders from the host, each in one call at a time. */
export const createServerSync = ({ host, store, log, publish }: Deps): ServerSync => {
  const once = createOnce<void>()
  const wanted = new Set<string>()
  /** A running call may not include the latest change: further requests wait for the next one. */
  const again = async (name: string, run: () => Promise<void>): Promise<void> => {
    wanted.add(name)
    for (let isOver = false; !isOver; ) {
      await once(name, async () => {
        isOver = !wanted.delete(name)
        if (!isOver) await run()
      })
    }
  }
  const known = new Set<ChannelKey>()
  const extraVersions = new Map<ChannelKey, number>()

  const failed = (what: string): void => log.write('warn', 'messaging-sync', { what })

  const infoOf = async (channel: Channel): Promise<void> => {
    const answer = await host.fetchChannelInfo?.(channel)
    if (answer?.ok) {
      known.add(channelKey(channel))
      publish({ kind: 'channel-known', info: answer.value })
    } else if (answer) failed('channel-info')
  }

  const extrasOf = async (channel: Channel, sync: ExtrasCall): Promise<void> => {
    const key = channelKey(channel)
    for (let page = 0; page < EXTRAS_PAGES; page++) {
      const version = extraVersions.get(key) ?? 0
      const answer = await sync(channel, version, EXTRAS_LIMIT)
      if (!answer.ok) return failed('message-extras')
      const extras = answer.value
      const highest = [...extras.values()].reduce((top, extra) => Math.max(top, extra.version), version)
      extraVersions.set(key, highest)
      if (extras.size > 0) publish({ kind: 'extras-changed', channelKey: key, extras })
      if (extras.size < EXTRAS_LIMIT || highest === version) return
    }
  }

  const membersOf = async (channel: Channel): Promise<void> => {
    const key = channelKey(channel)
    const version = subscriberVersion(store.subscribers(key))
    const answer = await host.syncSubscribers?.(channel, version)
    if (answer?.ok) publish({ kind: 'subscribers-changed', channelKey: key, subscribers: answer.value })
    else if (answer) failed('subscribers')
  }

  /** Requests changes since the known version, repeatedly while answers are full and bring a higher version. */
  const pages = async (known: () => number, load: (version: number) => Promise<boolean>): Promise<void> => {
    for (let page = 0; page < EXTRAS_PAGES; page++) {
      const version = known()
      const isFull = await load(version)
      if (!isFull || known() <= version) return
    }
  }

  const saveExtra = async (extra: ConversationExtra): Promise<void> => {
    const answer = await host.setConversationExtra?.(extra)
    const now = conversationOf(store.conversations(), channelKey(extra.channel))?.extra
    // Edited in the meantime: the saved draft is outdated.
    if (!answer?.ok || now?.draft !== extra.draft) return
    publish({ kind: 'conversation-extras-synced', extras: [{ ...now, isUnsaved: false }] })
  }

  const conversationExtras = async (): Promise<void> => {
    let isWhole = false
    await pages(
      () => store.conversations().extraVersion,
      async (version) => {
        const answer = await host.syncConversationExtras?.(version)
        isWhole = answer?.ok ?? false
        if (answer?.ok) publish({ kind: 'conversation-extras-synced', extras: answer.value })
        else if (answer) failed('conversation-extras')
        return answer?.ok ? answer.value.length >= CONVERSATION_EXTRAS_LIMIT : false
      },
    )
    for (const { extra } of flattened(store.conversations().byKey).values()) {
      if (isWhole && extra?.isUnsaved) await saveExtra(extra)
    }
  }

  const reminders = (): Promise<void> =>
    pages(
      () => store.reminders().version,
      async (version) => {
        const answer = await host.syncReminders?.(version)
        if (answer?.ok) publish({ kind: 'reminders-synced', reminders: answer.value })
        else if (answer) failed('reminders')
        return answer?.ok ? answer.value.length >= REMINDERS_LIMIT : false
      },
    )

  return {
    channelInfo: async (channel) => {
      const key = channelKey(channel)
      if (!known.has(key)) await once(`info ${key}`, () => infoOf(channel))
    },
    changedChannelInfo: (channel) => again(`info ${channelKey(channel)}`, () => infoOf(channel)),
    subscribers: (channel) => again(`subscribers ${channelKey(channel)}`, () => membersOf(channel)),
    messageExtras: (channel) => {
      const sync = needCallback(host, 'syncMessageExtras')
      return again(`extras ${channelKey(channel)}`, () => extrasOf(channel, sync))
    },
    saveExtra,
    conversationExtras: () => again('conversation-extras', conversationExtras),
    reminders: () => again('reminders', reminders),
  }
}
