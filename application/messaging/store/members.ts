import type { ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import {
  mergeSubscribers,
  presentSubscribers,
  type Subscriber,
} from '../../../domain/messaging/channels/subscriber.ts'

/** Who is in each channel, as far as the host was asked. */
export type Members = {
  /** With those who have left: their version counts when the host is asked what changed. */
  readonly known: (key: ChannelKey) => readonly Subscriber[]
  /** Those who are there now; the same list until somebody comes, goes or changes. */
  readonly present: (key: ChannelKey) => readonly Subscriber[]
  readonly change: (key: ChannelKey, changes: readonly Subscriber[]) => void
}

const NOBODY: readonly Subscriber[] = []

export const createMembers = (): Members => {
  const known = new Map<ChannelKey, readonly Subscriber[]>()
  const present = new Map<ChannelKey, readonly Subscriber[]>()
  return {
    known: (key) => known.get(key) ?? NOBODY,
    present: (key) => present.get(key) ?? NOBODY,
    change: (key, changes) => {
      const merged = mergeSubscribers(known.get(key) ?? NOBODY, changes)
      known.set(key, merged)
      present.set(key, presentSubscribers(merged))
    },
  }
}
