import { useCallback, useEffect } from 'react'
import type { ChatState } from '../../application/messaging/messaging-context.ts'
import { type Channel, type ChannelInfo, isServiceChannel } from '../../domain/messaging/channels/channel.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import type { Translations } from '../i18n/translations.ts'

/** The shopper's chat, opened when a screen needs it. `retry` tries again after a failure. */
export const useChat = (): { readonly state: ChatState; readonly retry: () => void } => {
  const { messaging } = useApp()
  const state = useStream(messaging.chat$)
  const retry = useCallback(() => void messaging.open(), [messaging])
  const { phase } = state
  useEffect(() => {
    if (phase === 'off') retry()
  }, [phase, retry])
  return { state, retry }
}

/** The other side's name; a generic one until the server has sent it. */
export const channelName = (channel: Channel, info: ChannelInfo | undefined, { t }: Translations): string =>
  info?.title || t(isServiceChannel(channel) ? 'core.title.service' : 'chat.someShop')
