import { type Channel, type ChannelKey, channelKey } from '../../domain/messaging/channels/channel.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import { ok } from '../../domain/shared/result.ts'
import type { StateStream } from '../shared/state-stream.ts'
import type { Receiver } from './delivery/receiver.ts'
import { createOnce } from './host/create-once.ts'
import { PAGE } from './host/history.ts'
import {
  type HistoryPage,
  type HistoryPull,
  type MessagingHost,
  needCallback,
} from './host/messaging-host.ts'
import type { PageOutcome } from './messaging.ts'
import type { MessageStore } from './store/message-store.ts'

/** Loads pages of history for open pages; one call for each room and direction at a time, which others share. */
export type HistoryPages = {
  readonly newest: (channel: Channel) => Promise<PageOutcome>
  readonly older: (channel: Channel, limit?: number) => Promise<PageOutcome>
  readonly gap: (channel: Channel, range: SeqRange) => Promise<PageOutcome>
}

type Deps = {
  readonly host: MessagingHost
  /** `apply` shows it in this tab. */
  readonly store: Pick<MessageStore, 'apply' | 'transcript'>
  readonly leader$: StateStream<{ readonly receiver: Receiver } | undefined>
}

export const createHistoryPages = ({ host, store, leader$ }: Deps): HistoryPages => {
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
    const inbox = leader$.value?.receiver
    const top = inbox?.topOf(key)
    const first = page.messages[0]?.messageSeq ?? 1
    const last = page.messages.at(-1)?.messageSeq ?? 0
    const isOldest = !page.hasMore
    const fresh = page.messages.filter(({ messageSeq }) => top !== undefined && messageSeq > top)
    // Messages newer than the last that came over the wire go through the receiver like those, so that it misses none.
    const messages = page.messages.filter((message) => !fresh.includes(message))
    store.apply({ kind: 'page', channelKey: key, messages, isOldest, isNewest: true })
    if (fresh.length > 0) inbox?.absorb(key, { from: Math.max(first, (top ?? 0) + 1), to: last }, fresh)
    inbox?.accountFor(key, isOldest ? 0 : first, Math.min(last, top ?? last))
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
