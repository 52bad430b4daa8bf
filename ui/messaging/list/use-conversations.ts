import { useEffect, useMemo } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { type ChannelKey, channelKey, channelOfKey } from '../../../domain/messaging/channels/channel.ts'
import {
  type ConversationRow,
  pinnedFirst,
} from '../../../domain/messaging/conversations/conversation-rows.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { digestOf } from '../digest.ts'
import { channelName } from '../use-chat.ts'

const BETWEEN = '\n'

/** The conversations of the list, with names, in order. Loads missing channel data. */
export const useConversations = (client: Messaging): readonly ConversationRow[] => {
  const translations = useTranslations()
  const conversations = useStream(client.conversations$)
  // Sorted by name: a conversation that moves to the top does not change the set of channels.
  const names = conversations
    .map(({ channel }) => channelKey(channel))
    .sort()
    .join(BETWEEN)
  const keys = useMemo(() => (names === '' ? [] : (names.split(BETWEEN) as ChannelKey[])), [names])
  const infos = useStream(client.channelInfos$)

  useEffect(() => {
    for (const key of keys) {
      if (!client.channelInfo$(key).value) void client.loadChannelInfo(channelOfKey(key))
    }
  }, [client, keys])

  return useMemo(
    () =>
      pinnedFirst(
        conversations.map((conversation) => {
          const key = channelKey(conversation.channel)
          const info = infos.get(key)
          const last = conversation.lastMessage
          return {
            key,
            conversation,
            info,
            name: channelName(conversation.channel, info, translations),
            digest: last ? digestOf(last, client.uid, translations) : '',
          }
        }),
      ),
    [conversations, infos, translations, client],
  )
}
