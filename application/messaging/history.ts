import type { Channel } from '../../domain/messaging/channels/channel.ts'
import type { SeqRange } from '../../domain/messaging/delivery/seq-ranges.ts'
import type { Message } from '../../domain/messaging/message.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { HistoryPull, MessagingHost } from './messaging-host.ts'

/** Requirement E7: messages per page when scrolling. */
export const PAGE = 40
/** Messages per page when filling a gap. */
const FILL_PAGE = 200

/** The loaded part of a range: its messages, and the numbers that need not be requested again. */
type FilledRange = { readonly range: SeqRange; readonly messages: readonly Message[] }

/** The host's history. A failed call is logged and returns undefined. */
export type History = {
  readonly isOffered: boolean
  /** Loads the beginning of a range, as much as one call returns. */
  readonly range: (channel: Channel, range: SeqRange) => Promise<FilledRange | undefined>
  /** The newest page. */
  readonly newest: (channel: Channel) => Promise<FilledRange | undefined>
}

/** Loads pages of a channel's history by message numbers from the host. */
export const createHistory = (host: MessagingHost, log: LogPort): History => {
  const pull = async (channel: Channel, ask: HistoryPull) => {
    if (!host.syncMessages) return undefined
    const answer = await host.syncMessages(channel, ask)
    if (answer.ok) return answer.value
    log.write('warn', 'messaging-history', { fault: answer.fault.kind })
    return undefined
  }

  return {
    isOffered: host.syncMessages !== undefined,
    range: async (channel, { from, to }) => {
      const page = await pull(channel, { from, to: to + 1, limit: FILL_PAGE, pullMode: 'newer' })
      if (!page) return undefined
      const messages = page.messages.filter(({ messageSeq }) => messageSeq >= from && messageSeq <= to)
      const last = messages.at(-1)?.messageSeq
      // A host with more messages says how far this page reached; otherwise the range is complete.
      const reached = page.hasMore && last !== undefined ? last : to
      return { range: { from, to: reached }, messages }
    },
    newest: async (channel) => {
      const page = await pull(channel, { from: 0, to: 0, limit: PAGE, pullMode: 'older' })
      if (!page) return undefined
      const first = page.messages[0]?.messageSeq ?? 1
      const last = page.messages.at(-1)?.messageSeq ?? 0
      return { range: { from: page.hasMore ? first : 0, to: last }, messages: page.messages }
    },
  }
}

/** Shares calls: while one with a name is running, further ones get its answer. */
export const createOnce = <T>(): ((name: string, run: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>()
  return (name, run) => {
    const call = running.get(name) ?? run().finally(() => running.delete(name))
    running.set(name, call)
    return call
  }
}
