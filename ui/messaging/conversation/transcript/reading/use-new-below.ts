import { useRef } from 'react'
import type { Message } from '../../../../../domain/messaging/message.ts'

const topOf = (messages: readonly Message[]): number =>
  messages.reduce((top, { messageSeq }) => Math.max(top, messageSeq), 0)

/** How many of others came in since the reader left the end; old ones below a jump are not new. */
export const useNewBelow = (messages: readonly Message[], end: number, uid: string): number => {
  const seen = useRef(0)
  if (end >= messages.length) {
    seen.current = Math.max(seen.current, topOf(messages))
    return 0
  }
  return messages.slice(end).filter(({ fromUID, messageSeq }) => fromUID !== uid && messageSeq > seen.current)
    .length
}
