import { type RefObject, useEffect, useRef } from 'react'
import { asksForReceipt, type Message } from '../../../../../domain/messaging/message.ts'
import { useConversation } from '../../conversation-context.ts'
import type { Mention } from './use-reminders.ts'

/** A message counts as seen when half of it is visible. */
const SHARE = 0.5

/** Sends read receipts for seen messages, and marks seen mentions as done. */
export const useSeen = (
  scroller: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  rendered: unknown,
  mention: Mention | undefined,
): void => {
  const { chat } = useConversation()
  const { client } = chat
  const reported = useRef(new Set<number>())
  const latest = useRef({ messages, mention })
  const mentionSeq = mention?.seq
  useEffect(() => {
    latest.current = { messages, mention }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows change with every render
  useEffect(() => {
    const root = scroller.current
    if (!root || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const seqs = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => Number((target as HTMLElement).dataset['seq']))
        const now = latest.current
        if (now.mention && seqs.includes(now.mention.seq)) now.mention.done()
        const seen = now.messages.filter(
          (message) =>
            seqs.includes(message.messageSeq) &&
            !reported.current.has(message.messageSeq) &&
            asksForReceipt(message, client.uid),
        )
        for (const { messageSeq } of seen) reported.current.add(messageSeq)
        if (seen.length > 0) client.reportSeen(seen)
      },
      { root, threshold: SHARE },
    )
    for (const row of root.querySelectorAll<HTMLElement>(`[data-asks], [data-seq="${mentionSeq}"]`)) {
      const seq = Number(row.dataset['seq'])
      if (seq === mentionSeq || !reported.current.has(seq)) observer.observe(row)
    }
    return () => observer.disconnect()
  }, [scroller, rendered, client, mentionSeq])
}
