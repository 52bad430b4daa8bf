import type { ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import {
  mergeSubscribers,
  presentSubscribers,
  type Subscriber,
} from '../../../domain/messaging/channels/subscriber.ts'

/** The subscribers of each channel, as far as they were loaded. */
export type Members = {
  /** With those that have left, whose version counts when the host is asked for changes. */
  readonly known: (key: ChannelKey) => readonly Subscriber[]
  /** Those that are in the channel now; the same array until one of them changes. */
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
