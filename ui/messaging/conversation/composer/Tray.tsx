import type { ReactNode } from 'react'
import type { Message } from '../../../../domain/messaging/message.ts'
import { Icon, IconButton, Spinner, TextLink } from '../../../components/kit.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { digestOf } from '../../digest.ts'
import { useConversation } from '../conversation-context.ts'
import css from './composer.module.css'
import type { Pictures } from './use-composer.ts'

type ReplyBarProps = { readonly message: Message; readonly onCancel: () => void }

/** The message being replied to. */
export const ReplyBar = ({ message, onCancel }: ReplyBarProps): ReactNode => {
  const { chat, name } = useConversation()
  const translations = useTranslations()
  const { uid } = chat.client
  return (
    <div className={css['bar']}>
      <div className={css['quote']}>
        <b>
          {translations.t('chat.conversation.replyTo', {
            name: message.fromUID === uid ? translations.t('chat.conversation.you') : name,
          })}
        </b>
        <span className="one-line" dir="auto">
          {digestOf(message, uid, translations)}
        </span>
      </div>
      <IconButton icon="x" size={20} label={translations.t('chat.conversation.noReply')} onClick={onCancel} />
    </div>
  )
}

type PictureBarProps = { readonly pictures: Pick<Pictures, 'preparing' | 'problems' | 'dismiss'> }

/** Pictures being uploaded, and refused ones with the reason. */
export const PictureBar = ({ pictures }: PictureBarProps): ReactNode => {
  const { t } = useTranslations()
  const { preparing, problems, dismiss } = pictures
  return (
    <>
      {preparing > 0 && (
        <p className={css['note']} role="status">
          <Spinner /> <span>{t('chat.conversation.picture.preparing', { count: preparing })}</span>
        </p>
      )}
      {problems.map(({ id, fault, name }) => (
        <div key={id} className={css['problem']} role="alert">
          <Icon name="circle-alert" size={16} />
          <span className="grow">{t(`chat.conversation.picture.fault.${fault}`, { name })}</span>
          <IconButton icon="x" size={20} label={t('kit.close')} onClick={() => dismiss(id)} />
        </div>
      ))}
    </>
  )
}

type RefusedBarProps = { readonly message: Message }

/** The server refuses this shopper's messages: the reason, and a way to try again. */
export const RefusedBar = ({ message }: RefusedBarProps): ReactNode => {
  const { chat, channel } = useConversation()
  const { t } = useTranslations()
  return (
    <div className={css['problem']} role="alert">
      <Icon name="circle-alert" size={16} />
      <span className="grow">{t('chat.conversation.banned')}</span>
      <TextLink onClick={() => chat.client.resend(channel, message.clientMsgNo)}>
        {t('chat.conversation.tryAgain')}
      </TextLink>
    </div>
  )
}
