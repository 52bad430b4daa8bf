import type { ReactNode } from 'react'
import { fitsMessage, messagesOf, TEXT_LIMIT } from '../../../../domain/messaging/content/message-text.ts'
import { hasCardNumber } from '../../../../domain/messaging/content/secrets.ts'
import { lengthOf } from '../../../../domain/shared/text.ts'
import { Icon } from '../../../components/kit.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import css from './composer.module.css'

/** From this length on a counter is shown. */
const COUNT_FROM = 1800

type ComposerNotesProps = { readonly text: string }

const Counter = ({ text }: { readonly text: string }): ReactNode => {
  const { t, language } = useTranslations()
  // Short texts are not counted.
  if (text.length < COUNT_FROM) return null
  const length = lengthOf(text)
  const parts = fitsMessage(text) ? 0 : messagesOf(text).length
  if (length < COUNT_FROM && parts === 0) return null
  const values = { n: formatNumber(length, language), max: formatNumber(TEXT_LIMIT, language) }
  const countText = t('chat.conversation.count', values)
  return (
    <p className={css['counter']} role="status" data-over={parts > 0}>
      {parts > 0 ? `${countText} · ${t('chat.conversation.split', { count: parts })}` : countText}
    </p>
  )
}

/** Notes about the text in the field: its length, and secrets in it. */
export const ComposerNotes = ({ text }: ComposerNotesProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <>
      {hasCardNumber(text) && (
        <p className={css['warn']} role="alert">
          <Icon name="triangle-alert" size={16} />
          <span>{t('chat.conversation.cardNumber')}</span>
        </p>
      )}
      <Counter text={text} />
    </>
  )
}
