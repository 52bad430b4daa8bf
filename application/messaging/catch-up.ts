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
// Requirement W8: a page of stored commands. A host that always answers a full one must not be asked for ever.
const COMMAND_PAGE = 200
const COMMAND_PAGES = 50

/** Loads from the host what was missed while there was no session, as the server does not push it later. */
type CatchUp = {
  /** Loads the conversations, and then the missing messages of the conversations that are shown. */
  readonly run: () => Promise<void>
  /** Loads the list once more, as it knows what this device cannot. */
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
  readonly tell: (event: StoreEvent) => void
  /** Conversations that are open in some tab. */
  readonly openConversations: () => Iterable<ChannelKey>
  /** Conversations with messages of ours that the server may have, although no SENDACK came. */
  readonly doubtful: () => readonly ChannelKey[]
  /** Called when a conversation's history has been loaded: such messages can be sent again. */
  readonly released: (key: ChannelKey) => void
}

/** Loads after each CONNACK what was missed: stored commands, the list, history of open conversations. */
export const createCatchUp = (deps: Deps): CatchUp => {
  const { host, history, receiver, store, clock, log, tell } = deps
  let retry: TimerHandle | undefined
  let failures = 0
  let round = 0
  /** Conversations that have been caught up in this session without a list. */
  const looked = new Set<ChannelKey>()

  const isShown = (key: ChannelKey): boolean =>
    store.transcript(key).messages.length > 0 || [...deps.openConversations()].includes(key)

  /**
   * Loads from the last message here up to `last`, page by page; what is further back than a window is marked as a
   * gap.
   */
  const fill = async (key: ChannelKey, last: number): Promise<boolean> => {
    let from = (receiver.topOf(key) ?? 0) + 1
    if (last - from >= WINDOW) {
      const skipped = { from, to: last - WINDOW }
      if (receiver.topOf(key) !== undefined) tell({ kind: 'gap-marked', channelKey: key, range: skipped })
      receiver.accountFor(key, skipped.from, skipped.to)
      from = skipped.to + 1
    }
    while (from <= last) {
      const filled = await history.range(channelOfKey(key), { from, to: last })
      if (!filled) return false
      receiver.absorb(key, filled.range, filled.messages)
      // A number that nothing follows (past 2^53) is the last.
      if (filled.range.to + 1 === from) break
      from = filled.range.to + 1
    }
    return true
  }

  /** A conversation whose last number the host does not give. */
  const look = async (key: ChannelKey): Promise<boolean> => {
    const page = await history.newest(channelOfKey(key))
    const top = receiver.topOf(key)
    if (!page) return false
    if (top !== undefined && page.range.from > top + 1) return fill(key, page.range.to)
    receiver.absorb(key, page.range, page.messages)
    return true
  }

  /** Conversations of which there are messages here: without a list nobody says which of them have new ones. */
  const held = (): readonly ChannelKey[] =>
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

  /** Performs the commands that were stored meanwhile: before the lists, which have the last word of what they say. */
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
    if (conversations) tell(listEvent(store, before, conversations))
    let isWhole = hasCommands && (conversations !== undefined || !host.syncConversations)
    const told = new Set<ChannelKey>()
    for (const conversation of conversations ?? []) {
      const key = channelKey(conversation.channel)
      const lastSeq = lastCounted(conversation)
      told.add(key)
      if (isShown(key) && history.isOffered) {
        if (!(await fill(key, lastSeq))) isWhole = false
        if (own !== round) return
      } else if (conversation.lastMessage) receiver.accountFor(key, 1, lastSeq)
      else receiver.assume(key, lastSeq)
      deps.released(key)
    }
    const wanted = [...deps.openConversations(), ...deps.doubtful(), ...(conversations ? [] : held())]
    for (const key of history.isOffered ? new Set(wanted) : []) {
      // A list that fails again and again does not make us read every conversation again each time.
      if (!told.has(key) && !looked.has(key) && (await look(key)) && !conversations) looked.add(key)
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
      if (conversations) tell(listEvent(store, before, conversations))
    },
    dispose: () => {
      round += 1
      retry?.cancel()
    },
  }
}
