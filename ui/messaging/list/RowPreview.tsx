import type { ReactNode } from 'react'
import type { Messaging } from '../../../application/messaging/messaging.ts'
import { isSystemType } from '../../../domain/messaging/content/content.ts'
import { isMentioned } from '../../../domain/messaging/conversations/conversation.ts'
import { ReminderType } from '../../../domain/messaging/conversations/reminder.ts'
import { isSentBy } from '../../../domain/messaging/message.ts'
import { Icon } from '../../components/kit.ts'
import { useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './ConversationRow.module.css'
import type { ListedRow } from './list-rows.ts'

type PreviewProps = { readonly client: Messaging; readonly row: ListedRow }

/** Whom the shopper was named to, and what they asked to be reminded of. */
const Labels = ({ row }: Pick<PreviewProps, 'row'>): ReactNode => {
  const { t } = useTranslations()
  const isNamed = isMentioned(row.conversation)
  const other = row.conversation.reminders.find(({ reminderType }) => reminderType !== ReminderType.mentionMe)
  return (
    <>
      {isNamed && <span className={css['mention']}>{`${t('chatList.mention')} `}</span>}
      {other && <span className={css['mention']}>{`${other.text || t('chatList.reminder')} `}</span>}
    </>
  )
}

/** The state of a last message of one's own, when it has not arrived. */
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

/** One line under a name: typing, a draft, or what was said last. */
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
        <span className={css['draft']}>{`${t('chatList.draft')} `}</span>
        <bdi>{draft}</bdi>
      </>
    )
  }
  if (!last) return null
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
