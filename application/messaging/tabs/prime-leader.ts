import { holesIn } from '../../../domain/messaging/seq-ranges.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { Leader } from './leader.ts'

/** What this tab shows need not be asked for by the one that leads, but for what is marked as missing in it. */
export const primeLeader = (
  { receiver: { topOf, accountFor } }: Pick<Leader, 'receiver'>,
  store: Pick<MessageStore, 'rooms' | 'transcript'>,
): void => {
  for (const key of store.rooms()) {
    const { messages, gaps } = store.transcript(key)
    const stored = messages.map(({ messageSeq }) => messageSeq).filter((seq) => seq > 0)
    const [from, to] = [stored[0], stored.at(-1)]
    if (from === undefined || to === undefined) continue
    // A leader that knows nothing of the room yet begins behind its end, whatever is missing before.
    const parts = topOf(key) === undefined ? [{ from, to }] : holesIn(gaps, from, to)
    for (const part of parts) accountFor(key, part.from, part.to)
  }
}
