import { type ChannelKey, channelKey, channelOfKey } from '../../domain/messaging/channels/channel.ts'
import {
  lastCounted,
  listedIn,
  type SyncedConversation,
} from '../../domain/messaging/conversations/conversation.ts'
import { WINDOW } from '../../domain/messaging/conversations/transcript.ts'
import type { ClockPort, TimerHandle } from '../ports/clock-port.ts'
import type { LogPort } from '../ports/log-port.ts'
import type { History } from './history.ts'
import type { Receiver } from './inbox.ts'
import { listEvent, type MessageStore } from './message-store.ts'
import type { MessagingHost } from './messaging-host.ts'
import type { StoreEvent } from './store-event.ts'

const RETRY_MS = 3000
const RETRY_CAP_MS = 60_000
// Requirement W8: size of a page of stored commands. Limits the requests to a host that always returns a full page.
const COMMAND_PAGE = 200
const COMMAND_PAGES = 50

/** Loads from the host what was missed while disconnected, because the server does not push it later. */
type CatchUp = {
  /** Loads the conversation list, then the missing messages of open conversations. */
  readonly run: () => Promise<void>
  /** Reloads the list, for changes that this device cannot know of. */
  readonly list: () => Promise<void>
  readonly dispose: () => void
}

type Deps = {
  readonly host: MessagingHost
  readonly history: History
  readonly receiver: Receiver
  readonly store: MessageStore
  readonly clock: ClockPort
  readonly log: LogPort
  readonly publish: (event: StoreEvent) => void
  /** Conversations that are open in any tab. */
  readonly openConversations: () => Iterable<ChannelKey>
  /** Conversations with messages that the server may have, although no SENDACK came. */
  readonly unconfirmed: () => readonly ChannelKey[]
  /** Called when a conversation's history has been loaded: held messages can be resent. */
  readonly released: (key: ChannelKey) => void
}

/** After each CONNACK loads what was missed: stored commands, the list, the history of open conversations. */
export const createCatchUp = (deps: Deps): CatchUp => {
  const { host, history, receiver, store, clock, log, publish } = deps
  let retry: TimerHandle | undefined
  let failures = 0
  let round = 0
  /** Conversations caught up in this session without a list. */
  const looked = new Set<ChannelKey>()

  const isShown = (key: ChannelKey): boolean =>
    store.transcript(key).messages.length > 0 || [...deps.openConversations()].includes(key)

  /**
   * Loads from the last local message up to `last`, page by page; anything older than a window is marked as a gap.
   */
  const fill = async (key: ChannelKey, last: number): Promise<boolean> => {
    let from = (receiver.topOf(key) ?? 0) + 1
    if (last - from >= WINDOW) {
      const skipped = { from, to: last - WINDOW }
      if (receiver.topOf(key) !== undefined) publish({ kind: 'gap-marked', channelKey: key, range: skipped })
      receiver.accountFor(key, skipped.from, skipped.to)
      from = skipped.to + 1
    }
    while (from <= last) {
      const filled = await history.range(channelOfKey(key), { from, to: last })
      if (!filled) return false
      receiver.absorb(key, filled.range, filled.messages)
      // Beyond 2^53 there is no next number.
      if (filled.range.to + 1 === from) break
      from = filled.range.to + 1
    }
    return true
  }

  /** Loads a conversation whose last number the host does not give. */
  const loadNewest = async (key: ChannelKey): Promise<boolean> => {
    const page = await history.newest(channelOfKey(key))
    const top = receiver.topOf(key)
    if (!page) return false
    if (top !== undefined && page.range.from > top + 1) return fill(key, page.range.to)
    receiver.absorb(key, page.range, page.messages)
    return true
  }

  /** Conversations with local messages: without a list any of them may have new ones. */
  const storedChannels = (): readonly ChannelKey[] =>
    [...store.rooms()].filter((key) =>
      store.transcript(key).messages.some(({ messageSeq }) => messageSeq > 0),
    )

  const synced = async (): Promise<readonly SyncedConversation[] | undefined> => {
    if (!host.syncConversations) return undefined
    const answer = await host.syncConversations()
    if (answer.ok) return answer.value
    // Requirement M8: a failed conversation sync is logged only.
    log.write('warn', 'messaging-conversations', { fault: answer.fault.kind })
    return undefined
  }

  /** Carries out stored commands: before the lists, which override them. */
  const commands = async (own: number): Promise<boolean> => {
    const { syncCommands, acknowledgeCommands } = host
    for (let page = 0; syncCommands && page < COMMAND_PAGES; page++) {
      const answer = await syncCommands(COMMAND_PAGE)
      if (own !== round) return false
      if (!answer.ok) {
        log.write('warn', 'messaging-commands', { fault: answer.fault.kind })
        return false
      }
      receiver.missed(answer.value)
      const last = answer.value.at(-1)
      if (last) await acknowledgeCommands?.(last.commandSeq ?? last.messageSeq)
      if (answer.value.length < COMMAND_PAGE) return true
    }
    return true
  }

  const again = (): void => {
    retry?.cancel()
    retry = clock.after(Math.min(RETRY_MS * 2 ** failures, RETRY_CAP_MS), () => void attempt())
    failures += 1
  }

  const attempt = async (): Promise<void> => {
    round += 1
    const own = round
    retry?.cancel()
    const hasCommands = await commands(own)
    if (own !== round) return
    const before = listedIn(store.conversations())
    const conversations = await synced()
    if (own !== round) return
    if (conversations) publish(listEvent(store, before, conversations))
    let isWhole = hasCommands && (conversations !== undefined || !host.syncConversations)
    const reported = new Set<ChannelKey>()
    for (const conversation of conversations ?? []) {
      const key = channelKey(conversation.channel)
      const lastSeq = lastCounted(conversation)
      reported.add(key)
      if (isShown(key) && history.isOffered) {
        if (!(await fill(key, lastSeq))) isWhole = false
        if (own !== round) return
      } else if (conversation.lastMessage) receiver.accountFor(key, 1, lastSeq)
      else receiver.assume(key, lastSeq)
      deps.released(key)
    }
    const wanted = [
      ...deps.openConversations(),
      ...deps.unconfirmed(),
      ...(conversations ? [] : storedChannels()),
    ]
    for (const key of history.isOffered ? new Set(wanted) : []) {
      // Do not reload every conversation each time when the list keeps failing.
      if (!reported.has(key) && !looked.has(key) && (await loadNewest(key)) && !conversations) looked.add(key)
      if (own !== round) return
      deps.released(key)
    }
    if (isWhole) failures = 0
    else again()
  }

  return {
    run: () => {
      looked.clear()
      return attempt()
    },
    list: async () => {
      const before = listedIn(store.conversations())
      const conversations = await synced()
      if (conversations) publish(listEvent(store, before, conversations))
    },
    dispose: () => {
      round += 1
      retry?.cancel()
    },
  }
}
