import { useCallback } from 'react'
import type { StreamState } from '../../../domain/messaging/delivery/stream.ts'
import { type Message, sentStateOf } from '../../../domain/messaging/message.ts'
import { formatDate } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { spokenOf } from '../digest.ts'
import type { Room } from './conversation-context.ts'

/** What a screen reader says of a bubble: who, when, what, and where it stands. */
export const useLabelOf = ({ name, chat }: Pick<Room, 'name' | 'chat'>) => {
  const translations = useTranslations()
  return useCallback(
    (message: Message, stream?: StreamState): string => {
      const { t, language } = translations
      const isOwn = message.fromUID === chat.client.uid
      const state = isOwn ? `, ${t(`chat.room.state.${sentStateOf(message)}`)}` : ''
      const values = {
        name: isOwn ? t('chat.room.you') : name,
        time: formatDate(message.timestamp, language, 'time'),
        text:
          stream?.status === 'growing'
            ? t('chat.room.stream.growing')
            : spokenOf(message, chat.client.uid, translations),
      }
      return t('chat.room.bubble', values) + state
    },
    [translations, name, chat],
  )
}
