import type { ReactNode } from 'react'
import type { Reminder } from '../../../../../domain/messaging/conversations/reminder.ts'
import { Icon } from '../../../../components/kit.ts'
import { useTranslations } from '../../../../i18n/translations.ts'
import { reminderText } from '../../../list/RowPreview.tsx'
import css from '../transcript.module.css'

type JumpButtonsProps = {
  readonly isFar: boolean
  /** New messages below the rendered ones. */
  readonly count: number
  readonly onEnd: () => void
  readonly onMention?: () => void
  /** Reminders other than mentions. */
  readonly others: readonly Reminder[]
  readonly onOther: (reminder: Reminder) => void
}

/** Buttons to jump to the newest message, and to unread mentions. */
export const JumpButtons = ({
  isFar,
  count,
  onEnd,
  onMention,
  others,
  onOther,
}: JumpButtonsProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <div className={css['jumps']}>
      {others.map((reminder) => (
        <button
          key={reminder.reminderID}
          type="button"
          className={css['jump']}
          onClick={() => onOther(reminder)}
        >
          <Icon name="bell" size={16} />
          <span className={css['reminder']}>{reminderText(reminder, t)}</span>
        </button>
      ))}
      {onMention && (
        <button
          type="button"
          className={css['jump']}
          onClick={onMention}
          aria-label={t('chat.conversation.toMention')}
        >
          <span aria-hidden="true">@</span>
        </button>
      )}
      {isFar && (
        <button type="button" className={css['jump']} onClick={onEnd}>
          <Icon name="arrow-down" size={20} />
          {count > 0 && <span aria-hidden="true">{t('chat.conversation.newOnes', { count })}</span>}
          <span className="visually-hidden">
            {count > 0 ? t('chat.conversation.toNew', { count }) : t('chat.conversation.toEnd')}
          </span>
        </button>
      )}
    </div>
  )
}
