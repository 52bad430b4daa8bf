import type { ReactNode } from 'react'
import { SystemType } from '../../../../domain/messaging/content/shop-content.ts'
import type { Message } from '../../../../domain/messaging/message.ts'
import { TextLink } from '../../../components/kit.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import { systemLine } from '../../message-text.ts'
import { useConversation, useRateable } from '../conversation-context.ts'
import css from './transcript.module.css'

const Recalled = ({ message }: { readonly message: Message }): ReactNode => {
  const { chat, name, write } = useConversation()
  const { t } = useTranslations()
  const isOwn = message.fromUID === chat.client.uid
  const { body } = message.content
  return (
    <>
      <span>{isOwn ? t('chat.conversation.recalledOwn') : t('chat.conversation.recalled', { name })}</span>
      {isOwn && body.kind === 'text' && body.text !== '' && (
        <TextLink onClick={() => write(body.text)}>{t('chat.conversation.editAgain')}</TextLink>
      )}
    </>
  )
}

type LineRowProps = { readonly rowKey: string; readonly message: Message }

/** A quiet line in the middle: a system message, or the placeholder of a recalled message. */
export const LineRow = ({ rowKey, message }: LineRowProps): ReactNode => {
  const { open } = useConversation()
  const translations = useTranslations()
  const { t } = translations
  const isRateable = useRateable()
  const { body, contentType } = message.content
  return (
    <p className={css['line']} dir="auto" tabIndex={-1} data-row={rowKey}>
      {body.kind === 'system' && !message.extra.isRevoked ? (
        <span>{systemLine(contentType, body, translations)}</span>
      ) : (
        <Recalled message={message} />
      )}
      {contentType === SystemType.ratingAsked && isRateable && (
        <TextLink onClick={() => open({ kind: 'rate' })}>{t('chat.conversation.rate.open')}</TextLink>
      )}
    </p>
  )
}
