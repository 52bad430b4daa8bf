import { useCallback, useEffect, useRef, useState } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { type ChannelKey, channelOfKey } from '../../../domain/messaging/channels/channel.ts'
import { logicalUnread } from '../../../domain/messaging/conversations/conversation.ts'
import { firstUnreadSeq } from '../../../domain/messaging/conversations/reading.ts'
import type { Result } from '../../../domain/shared/result.ts'

export type OpenedConversation = {
  readonly phase: 'opening' | 'ready' | 'failed'
  readonly fault: ApiFault | undefined
  /** The number of the first message that was unread on opening; unchanged until the conversation is left. */
  readonly unreadSeq: number
  readonly unread: number
  readonly retry: () => void
}

type Opening = Pick<OpenedConversation, 'phase' | 'fault' | 'unreadSeq' | 'unread'>

/** A conversation that was opened before it was rendered. */
export type FirstConversation = Opening & { readonly replies: Result<readonly string[], ApiFault> }

const OPENING: Opening = { phase: 'opening', fault: undefined, unreadSeq: 0, unread: 0 }

/** Opens the conversation while its screen is visible, and closes it when hidden. */
export const useOpenConversation = (
  client: Messaging,
  key: ChannelKey,
  first?: FirstConversation,
): OpenedConversation => {
  const [state, setState] = useState<Opening>(first ?? OPENING)
  const isOpened = useRef(first !== undefined)
  const ask = useCallback(
    async (unread: number) => {
      setState((before) => ({ ...before, phase: 'opening', unread }))
      const outcome = await client.openConversation(channelOfKey(key))
      const { messages } = client.messages$(key).value
      setState({
        phase: outcome.ok ? 'ready' : 'failed',
        fault: outcome.ok ? undefined : outcome.fault,
        unread,
        unreadSeq: firstUnreadSeq(messages, client.uid, unread),
      })
    },
    [client, key],
  )
  useEffect(() => {
    // Read before opening, because then everything counts as read.
    const conversation = client.conversation$(key).value
    if (isOpened.current) isOpened.current = false
    else void ask(conversation ? logicalUnread(conversation) : 0)
    return () => client.closeConversation()
  }, [client, key, ask])
  const { unread } = state
  return { ...state, retry: useCallback(() => void ask(unread), [ask, unread]) }
}
