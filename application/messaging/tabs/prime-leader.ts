import { holesIn } from '../../../domain/messaging/delivery/seq-ranges.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { Leader } from './leader.ts'

/** What this tab shows need not be asked for by the one that leads, but for what is marked as missing in it. */
export const primeLeader = (
  { receiver: { topOf, accountFor } }: Pick<Leader, 'receiver'>,
  store: Pick<MessageStore, 'rooms' | 'transcript'>,
): void => {
  for (const key of store.rooms()) {
    const { messages, gaps } = store.transcript(key)
    const stored = messages.filter(({ messageSeq }) => messageSeq > 0)
    const [first, last] = [stored[0]?.messageSeq ?? 1, stored.at(-1)?.messageSeq ?? 0]
    // A leader that knows nothing of the room yet begins behind its end, whatever is missing before.
    const missing = topOf(key) === undefined ? [] : gaps
    for (const { from, to } of holesIn(missing, first, last)) accountFor(key, from, to)
  }
}
