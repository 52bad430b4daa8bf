import { holesIn } from '../../../domain/messaging/delivery/seq-ranges.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { Leader } from './leader.ts'

/** Tells a new leader which message numbers this tab has, so that it asks only for those that are marked as missing. */
export const primeLeader = (
  { receiver: { topOf, accountFor } }: Pick<Leader, 'receiver'>,
  store: Pick<MessageStore, 'rooms' | 'transcript'>,
): void => {
  for (const key of store.rooms()) {
    const { messages, gaps } = store.transcript(key)
    const stored = messages.filter(({ messageSeq }) => messageSeq > 0)
    const [first, last] = [stored[0]?.messageSeq ?? 1, stored.at(-1)?.messageSeq ?? 0]
    // In a room that the leader does not know, it begins after the last message; gaps before that stay marked.
    const missing = topOf(key) === undefined ? [] : gaps
    for (const { from, to } of holesIn(missing, first, last)) accountFor(key, from, to)
  }
}
