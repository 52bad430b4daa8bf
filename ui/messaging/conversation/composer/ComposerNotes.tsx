import type { ReactNode } from 'react'
import { messagesOf, TEXT_LIMIT } from '../../../../domain/messaging/content/message-text.ts'
import { hasCardNumber } from '../../../../domain/messaging/content/secrets.ts'
import { codePointsOf } from '../../../../domain/shared/text.ts'
import { Icon } from '../../../components/kit.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslations } from '../../../i18n/translations.ts'
import css from './composer.module.css'

/** From here on the composer counts. */
const COUNT_FROM = 1800

export type ComposerNotesProps = { readonly text: string }

const Counter = ({ text }: { readonly text: string }): ReactNode => {
  const { t, language } = useTranslations()
  const length = codePointsOf(text)
  if (length < COUNT_FROM) return null
  const parts = length > TEXT_LIMIT ? messagesOf(text).length : 0
  const values = { n: formatNumber(length, language), most: formatNumber(TEXT_LIMIT, language) }
  return (
    <p className={css['counter']} role="status" data-over={parts > 0}>
      {t('chat.room.count', values)}
      {parts > 0 && ` · ${t('chat.room.split', { count: parts })}`}
    </p>
  )
}

/** What a writer should know of the text in the field: how long it is, and what it should not hold. */
export const ComposerNotes = ({ text }: ComposerNotesProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <>
      {hasCardNumber(text) && (
        <p className={css['warn']} role="alert">
          <Icon name="triangle-alert" size={16} />
          {t('chat.room.cardNumber')}
        </p>
      )}
      <Counter text={text} />
    </>
  )
}
