import type { ChannelKey } from '../channels/channel.ts'
import {
  canLeave,
  isUnderWay,
  isWary,
  type Outbox,
  type OutboxEntry,
  type OutboxPolicy,
} from './outbox-state.ts'

/** The line with one entry changed, in its place. */
export const replace = (
  state: Outbox,
  clientMsgNo: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Outbox => ({
  ...state,
  entries: state.entries.map((entry) => (entry.clientMsgNo === clientMsgNo ? change(entry) : entry)),
})

/** The line without the entry. */
export const without = (state: Outbox, clientMsgNo: string): Outbox => ({
  ...state,
  entries: state.entries.filter((entry) => entry.clientMsgNo !== clientMsgNo),
})

/** The entry of a message; undefined when it is not in the outbox. */
export const find = (state: Outbox, clientMsgNo: string): OutboxEntry | undefined =>
  state.entries.find((entry) => entry.clientMsgNo === clientMsgNo)

/** Entries that may leave now: in order per channel, never past one that must go first, never over the window. */
export const leaving = (state: Outbox, now: number, policy: OutboxPolicy): readonly OutboxEntry[] => {
  const blocked = new Set<ChannelKey>()
  const inFlight = new Map<ChannelKey, number>()
  const chosen: OutboxEntry[] = []
  const isOneByOne = isWary(state)
  if (isOneByOne && isUnderWay(state)) return []
  for (const entry of state.entries) {
    const { channelKey } = entry
    if (entry.phase === 'parked' || blocked.has(channelKey)) continue
    const flying = inFlight.get(channelKey) ?? 0
    if (entry.phase === 'sent') {
      if (state.isTurning) blocked.add(channelKey)
      inFlight.set(channelKey, flying + 1)
      continue
    }
    if (!canLeave(entry, now) || flying >= policy.window) {
      blocked.add(channelKey)
      continue
    }
    inFlight.set(channelKey, flying + 1)
    chosen.push(entry)
    if (isOneByOne || chosen.length === policy.batchSize) break
  }
  return chosen
}

/** Every unanswered message of these channels that may go again is put back in its place in the queue. */
export const requeued = (state: Outbox, isConcerned: (entry: OutboxEntry) => boolean): Outbox => ({
  ...state,
  entries: state.entries.map((entry) =>
    entry.phase === 'sent' && !entry.isOnce && isConcerned(entry)
      ? { ...entry, phase: 'queued', sentAt: 0, isDup: true }
      : entry,
  ),
})

/** Only silence on a living link counts against a message: what a dead one swallowed is one try, however often. */
export const untried = (state: Outbox): Outbox => ({
  ...state,
  entries: state.entries.map((entry) => ({ ...entry, tries: Math.min(entry.tries, 1) })),
})

/**
 * What the number of a stored message says of the server: some hand the reads of one connection to workers that overtake
 * each other. One that went out twice may have been stored twice, and says nothing.
 */
export const numbered = (state: Outbox, entry: OutboxEntry, messageSeq: number): Outbox => {
  const { channelKey, clientSeq } = entry
  if (messageSeq === 0 || entry.tries > 1 || entry.isDup) return state
  const last = state.told?.get(channelKey)
  const isTurned = last !== undefined && clientSeq < last.clientSeq !== messageSeq < last.messageSeq
  const told = new Map(state.told).set(channelKey, { clientSeq, messageSeq })
  return { ...state, told, ...(isTurned && { isTurning: true }) }
}
