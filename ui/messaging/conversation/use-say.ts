import { useCallback } from 'react'
import { ChannelType, channelKey } from '../../../domain/messaging/channels/channel.ts'
import type { StreamState } from '../../../domain/messaging/delivery/stream.ts'
import { type Message, sentStateOf } from '../../../domain/messaging/message.ts'
import { useStream } from '../../hooks/use-app.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { plainTextOf } from '../digest.ts'
import type { ConversationScope } from './conversation-context.ts'

/** The name of a message's sender in a group; undefined between two people, and when unknown. */
export const useSenderOf = ({ chat, channel }: Pick<ConversationScope, 'chat' | 'channel'>) => {
  const members = useStream(chat.client.subscribers$(channelKey(channel)))
  const isGroup = channel.channelType === ChannelType.group
  return useCallback(
    ({ fromUID }: Message): string | undefined =>
      isGroup ? members.find(({ uid }) => uid === fromUID)?.name || undefined : undefined,
    [members, isGroup],
  )
}

/** A bubble's label for screen readers: sender, time, content, status. */
export const useLabelOf = (conversation: Pick<ConversationScope, 'name' | 'chat' | 'channel'>) => {
  const { name, chat } = conversation
  const translations = useTranslations()
  const senderOf = useSenderOf(conversation)
  return useCallback(
    (message: Message, stream?: StreamState): string => {
      const { t, language } = translations
      const isOwn = message.fromUID === chat.client.uid
      const state = isOwn ? `, ${t(`chat.conversation.state.${sentStateOf(message)}`)}` : ''
      const values = {
        name: isOwn ? t('chat.conversation.you') : (senderOf(message) ?? name),
        time: formatDate(message.timestamp, language, 'time'),
        text:
          stream?.status === 'growing'
            ? t('chat.conversation.stream.growing')
            : plainTextOf(message, chat.client.uid, translations),
      }
      return t('chat.conversation.bubble', values) + state
    },
    [translations, name, chat, senderOf],
  )
}
