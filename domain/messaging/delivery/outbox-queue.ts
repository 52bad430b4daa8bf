import type { ChannelKey } from '../channels/channel.ts'
import {
  canLeave,
  isUnderWay,
  isWary,
  type Outbox,
  type OutboxEntry,
  type OutboxPolicy,
} from './outbox-state.ts'

/** The queue with one entry changed in place. */
export const replace = (
  state: Outbox,
  clientMsgNo: string,
  change: (entry: OutboxEntry) => OutboxEntry,
): Outbox => ({
  ...state,
  entries: state.entries.map((entry) => (entry.clientMsgNo === clientMsgNo ? change(entry) : entry)),
})

/** The queue without the entry. */
export const without = (state: Outbox, clientMsgNo: string): Outbox => ({
  ...state,
  entries: state.entries.filter((entry) => entry.clientMsgNo !== clientMsgNo),
})

/** The entry of a message; undefined when it is not in the outbox. */
export const find = (state: Outbox, clientMsgNo: string): OutboxEntry | undefined =>
  state.entries.find((entry) => entry.clientMsgNo === clientMsgNo)

/**
 * The entries that may be sent now: in order per channel, never past one that must go first, never over the window.
 */
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

/** Puts unanswered messages of these channels back into the queue, if they may be resent. */
export const requeued = (state: Outbox, isConcerned: (entry: OutboxEntry) => boolean): Outbox => ({
  ...state,
  entries: state.entries.map((entry) =>
    entry.phase === 'sent' && !entry.isOnce && isConcerned(entry)
      ? { ...entry, phase: 'queued', sentAt: 0, isDup: true }
      : entry,
  ),
})

/**
 * Only silence on a living connection counts as a try: messages lost with a dead connection count as one, however
 * often.
 */
export const untried = (state: Outbox): Outbox => ({
  ...state,
  entries: state.entries.map((entry) => ({ ...entry, tries: Math.min(entry.tries, 1) })),
})

/**
 * Detects servers that reorder sends of one connection, by the numbers of stored messages. A message that was sent
 * twice may have been stored twice and is not used.
 */
export const numbered = (state: Outbox, entry: OutboxEntry, messageSeq: number): Outbox => {
  const { channelKey, clientSeq } = entry
  if (messageSeq === 0 || entry.tries > 1 || entry.isDup) return state
  const last = state.acknowledged?.get(channelKey)
  const isTurned = last !== undefined && clientSeq < last.clientSeq !== messageSeq < last.messageSeq
  const acknowledged = new Map(state.acknowledged).set(channelKey, { clientSeq, messageSeq })
  return { ...state, acknowledged, ...(isTurned && { isTurning: true }) }
}
