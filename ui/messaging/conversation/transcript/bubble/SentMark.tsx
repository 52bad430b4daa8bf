import type { ReactNode } from 'react'
import { isForbidden } from '../../../../../domain/messaging/delivery/refusals.ts'
import { type Message, sentStateOf } from '../../../../../domain/messaging/message.ts'
import { Icon } from '../../../../components/kit.ts'
import { Moment } from '../../../../components/surfaces/Moment.tsx'
import { useStream } from '../../../../hooks/use-app.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { useConversation } from '../../conversation-context.ts'
import css from './bubbles.module.css'

const ICONS = { waiting: 'clock', sent: 'check', read: 'check-check' } as const

const Failed = ({ message }: { readonly message: Message }): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  return (
    <span className={css['failed']}>
      <Icon name="circle-alert" size={14} />
      <span>
        {t(isForbidden(message) ? 'chat.conversation.state.refused' : 'chat.conversation.state.failed')}
      </span>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        className={css['resend']}
        onClick={() => chat.client.resend(channel, message.clientMsgNo)}
      >
        {t('chat.conversation.act.resend')}
      </button>
    </span>
  )
}

const Own = ({ message }: { readonly message: Message }): ReactNode => {
  const { chat } = useConversation()
  const { t } = useTranslations()
  const { state: link } = useStream(chat.client.status$)
  const state = sentStateOf(message)
  if (state === 'failed') return null
  return (
    <>
      {state === 'waiting' && link !== 'connected' && (
        <span className={css['late']}>{t('chat.conversation.state.noNetwork')}</span>
      )}
      <span className={state === 'read' ? css['read'] : undefined}>
        <Icon name={ICONS[state]} size={14} />
      </span>
      <span className="visually-hidden">{t(`chat.conversation.state.${state}`)}</span>
    </>
  )
}

type SentMarkProps = {
  readonly message: Message
  readonly isOwn: boolean
  readonly isLast: boolean
}

/** Time and status below a bubble; in a group only the last has them, unless something is in progress. */
export const SentMark = ({ message, isOwn, isLast }: SentMarkProps): ReactNode => {
  const { t } = useTranslations()
  if (isOwn && message.status === 'fail') return <Failed message={message} />
  const isEdited = message.extra.editedAt > 0
  if (!isLast && !isEdited && message.status !== 'wait') return null
  return (
    <span className={css['mark']}>
      {isEdited && <span>{t('chat.conversation.edited')}</span>}
      <Moment at={message.timestamp} style="time" className="num" />
      {isOwn && <Own message={message} />}
    </span>
  )
}
