import { useCallback, useEffect, useRef, useState } from 'react'
import type { Chat } from '../../../application/messaging/messaging-context.ts'
import type { FirstConversation, Opening } from '../../../application/messaging/opening.ts'
import { openFirst } from '../../../application/shared/open-first.ts'
import {
  type Channel,
  type ChannelKey,
  channelKey,
  channelOfKey,
} from '../../../domain/messaging/channels/channel.ts'
import { useFirstAnswer } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'

export type OpenedConversation = Opening & { readonly retry: () => void }

const OPENING: Opening = { phase: 'opening', fault: undefined, unreadSeq: 0, unread: 0 }

/** Opens the conversation while its screen is visible, and closes it when hidden. */
export const useOpenConversation = (
  chat: Chat,
  key: ChannelKey,
  first?: FirstConversation,
): OpenedConversation => {
  const [state, setState] = useState<Opening>(first ?? OPENING)
  const isOpened = useRef(first !== undefined)
  const ask = useCallback(
    async (unread?: number) => {
      setState((before) => ({ ...before, phase: 'opening' }))
      setState(await chat.openWith(channelOfKey(key), unread))
    },
    [chat, key],
  )
  useEffect(() => {
    if (isOpened.current) isOpened.current = false
    else void ask()
    return () => chat.client.closeConversation()
  }, [chat, ask])
  const { unread } = state
  return { ...state, retry: useCallback(() => void ask(unread), [ask, unread]) }
}

/**
 * Opens the conversation of a server-rendered page before it is replaced. Undefined on every other page, and when the
 * chat cannot be opened.
 */
export const useFirstConversation = (channel: Channel): FirstConversation | undefined => {
  const app = useApp()
  const first = useFirstAnswer(`room ${channelKey(channel)}`, () =>
    openFirst(app, (chat, whenRendered) => chat.openWhole(channel, whenRendered)),
  )
  useEffect(() => first?.whenRendered(), [first])
  return first?.value
}
