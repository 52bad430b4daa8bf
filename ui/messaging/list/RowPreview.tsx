import type { ReactNode } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { isSystemType } from '../../../domain/messaging/content/content.ts'
import { isMentioned } from '../../../domain/messaging/conversations/conversation.ts'
import type { ConversationRow } from '../../../domain/messaging/conversations/conversation-rows.ts'
import { type Reminder, ReminderType } from '../../../domain/messaging/conversations/reminder.ts'
import { isSentBy } from '../../../domain/messaging/message.ts'
import { Icon } from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import css from './ConversationRow.module.css'

/** The text of a reminder other than a mention: its own, or its kind. */
export const reminderText = ({ reminderType, text }: Reminder, t: Translations['t']): string => {
  if (text !== '') return text
  return t(
    reminderType === ReminderType.applyJoinGroup
      ? 'chat.conversation.joinRequest'
      : 'chat.conversation.reminder',
  )
}

type PreviewProps = { readonly client: Messaging; readonly row: ConversationRow }

/** Labels for mentions and reminders. */
const Labels = ({ row }: Pick<PreviewProps, 'row'>): ReactNode => {
  const { t } = useTranslations()
  const isNamed = isMentioned(row.conversation)
  const other = row.conversation.reminders.find(({ reminderType }) => reminderType !== ReminderType.mentionMe)
  return (
    <>
      {isNamed && <span className={css['mention']}>{`${t('chatList.mention')} `}</span>}
      {other && <span className={css['mention']}>{`${reminderText(other, t)} `}</span>}
    </>
  )
}

/** The status of one's own last message, unless it was delivered. */
const Sending = ({ status }: { readonly status: 'wait' | 'fail' }): ReactNode => {
  const { t } = useTranslations()
  const isFailed = status === 'fail'
  return (
    <span className={isFailed ? css['failed'] : css['waiting']}>
      <Icon name={isFailed ? 'circle-alert' : 'clock'} size={16} />
      <span className="visually-hidden">{`${t(isFailed ? 'chatList.failed' : 'chatList.sending')} `}</span>
    </span>
  )
}

/** One line under the name: typing, a draft, or the last message. */
export const RowPreview = ({ client, row }: PreviewProps): ReactNode => {
  const { t } = useTranslations()
  const typists = useStream(client.typing$(row.key))
  const { conversation, digest } = row
  const last = conversation.lastMessage
  const draft = conversation.extra?.draft.replace(/\s+/g, ' ').trim() ?? ''
  if (typists.length > 0) return <span className={css['mention']}>{t('chat.digest.typing')}</span>
  if (draft !== '') {
    return (
      <>
        <Labels row={row} />
        <span className={css['draft']}>{`${t('chatList.draft')} `}</span>
        <bdi>{draft}</bdi>
      </>
    )
  }
  if (!last) return <Labels row={row} />
  const isMine =
    isSentBy(last, client.uid) && !last.extra.isRevoked && !isSystemType(last.content.contentType)
  const isOut = isMine && last.status === 'normal' && digest !== ''
  return (
    <>
      <Labels row={row} />
      {isMine && last.status !== 'normal' && <Sending status={last.status} />}
      <bdi>{isOut ? t('chat.digest.you', { text: digest }) : digest}</bdi>
    </>
  )
}
