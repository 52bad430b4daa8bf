import type { ChannelKey } from '../../../domain/messaging/channels/channel.ts'
import { EMPTY_TRANSCRIPT, type Transcript } from '../../../domain/messaging/conversations/transcript.ts'
import type { Message } from '../../../domain/messaging/message.ts'

// Conversations that were not opened for long are dropped from memory; history brings them back.
const KEPT = 300

/** The transcripts in memory, the last changed one at the end. */
export type Transcripts = {
  readonly of: (key: ChannelKey) => Transcript
  readonly find: (key: ChannelKey, clientMsgNo: string) => Message | undefined
  /** Changes one; false when nothing has changed by it. */
  readonly change: (key: ChannelKey, change: (transcript: Transcript) => Transcript) => boolean
  readonly forget: (key: ChannelKey) => void
  readonly keys: () => Iterable<ChannelKey>
}

const isWaiting = ({ messages }: Transcript): boolean => messages.some(({ status }) => status !== 'normal')

export const createTranscripts = (isOpen: (key: ChannelKey) => boolean): Transcripts => {
  const byKey = new Map<ChannelKey, Transcript>()

  const letGo = (): void => {
    for (const [key, transcript] of byKey) {
      if (byKey.size <= KEPT) return
      if (!isOpen(key) && !isWaiting(transcript)) byKey.delete(key)
    }
  }

  const of = (key: ChannelKey): Transcript => byKey.get(key) ?? EMPTY_TRANSCRIPT

  return {
    of,
    find: (key, clientMsgNo) => of(key).messages.find((message) => message.clientMsgNo === clientMsgNo),
    change: (key, change) => {
      const before = of(key)
      const after = change(before)
      if (after === before) return false
      const isNew = !byKey.has(key)
      byKey.set(key, after)
      if (isNew && byKey.size > KEPT) letGo()
      return true
    },
    forget: (key) => void byKey.delete(key),
    keys: () => byKey.keys(),
  }
}
