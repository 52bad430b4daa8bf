import { type RefObject, useEffect, useRef } from 'react'
import type { Message } from '../../../domain/messaging/message.ts'
import { SettingBit } from '../../../domain/messaging/wire/packet.ts'
import { useRoom } from './room-context.ts'

/** Half of a message on the screen is looked at. */
const SHARE = 0.5

/** Its sender, who is another, wants to know when it is looked at. */
export const asksForReceipt = ({ fromUID, setting }: Message, uid: string): boolean =>
  fromUID !== uid && (setting & SettingBit.receipt) !== 0

/** Tells the senders who want to know it that their message was looked at. */
export const useSeen = (
  scroller: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  drawn: unknown,
): void => {
  const { chat } = useRoom()
  const { client } = chat
  const reported = useRef(new Set<number>())
  const latest = useRef(messages)
  useEffect(() => {
    latest.current = messages
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows come and go with every drawing
  useEffect(() => {
    const root = scroller.current
    if (!root || typeof IntersectionObserver !== 'function') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const seqs = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => Number((target as HTMLElement).dataset['seq']))
        const seen = latest.current.filter(
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
    for (const row of root.querySelectorAll<HTMLElement>('[data-asks]')) {
      if (!reported.current.has(Number(row.dataset['seq']))) observer.observe(row)
    }
    return () => observer.disconnect()
  }, [scroller, drawn, client])
}
