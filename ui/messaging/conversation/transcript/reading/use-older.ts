import { useCallback, useEffect, useRef, useState } from 'react'
import type { TranscriptView } from '../../../../../application/messaging/message-store.ts'
import { channelKey } from '../../../../../domain/messaging/channels/channel.ts'
import type { Message } from '../../../../../domain/messaging/message.ts'
import { useConversation } from '../../conversation-context.ts'

/** Most pages to load for a jump to an old message: as much as an open conversation keeps. */
const MOST_PAGES = 50
export const JUMP_PAGE = 200

export type Older = {
  readonly phase: 'idle' | 'loading' | 'failed'
  readonly more: () => void
  /** The first matching message, after loading as many older pages as needed. */
  readonly until: (fits: (message: Message) => boolean) => Promise<Message | undefined>
}

type Given = { readonly view: TranscriptView; readonly grown: () => void }

/** Loads older pages, one at a time. */
export const useOlder = ({ view, grown }: Given): Older => {
  const { chat, channel } = useConversation()
  const { client } = chat
  const [phase, setPhase] = useState<Older['phase']>('idle')
  const isUnderWay = useRef(false)
  const latest = useRef({ view, grown })
  useEffect(() => {
    latest.current = { view, grown }
  })

  const load = useCallback(
    async (limit?: number): Promise<boolean> => {
      if (isUnderWay.current || latest.current.view.isComplete) return false
      isUnderWay.current = true
      setPhase('loading')
      const outcome = await client.loadOlder(channel, limit)
      isUnderWay.current = false
      setPhase(outcome.ok ? 'idle' : 'failed')
      if (outcome.ok) latest.current.grown()
      return outcome.ok
    },
    [client, channel],
  )

  const until = useCallback<Older['until']>(
    async (fits) => {
      const messages$ = client.messages$(channelKey(channel))
      for (let page = 0; page < MOST_PAGES; page++) {
        const found = messages$.value.messages.find(fits)
        if (found || !(await load(JUMP_PAGE))) return found ?? messages$.value.messages.find(fits)
        // The stream emits after the current batch.
        await Promise.resolve()
      }
      return undefined
    },
    [client, channel, load],
  )
  return { phase, more: useCallback(() => void load(), [load]), until }
}
