import type { ReactNode } from 'react'
import type { StaffRow } from '../../../domain/staff/queue.ts'
import { type Translations, useTranslations } from '../../i18n/translations.ts'
import styles from '../list.module.css'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited: "2 d 3 h", "3 h 20 m", "12 m". */
const waitText = (seconds: number, { t }: Pick<Translations, 't'>): string => {
  const [days, hours, minutes] = [
    Math.floor(seconds / DAY),
    Math.floor((seconds % DAY) / HOUR),
    Math.floor((seconds % HOUR) / MINUTE),
  ]
  if (days > 0) return t('counter.wait.days', { days, hours })
  return hours > 0 ? t('counter.wait.hours', { hours, minutes }) : t('counter.wait.minutes', { minutes })
}

type WaitProps = {
  readonly row: Pick<StaffRow, 'waiting_since' | 'lateness'>
  /** Seconds since 1970. */
  readonly now: number
}

/** How long a row has waited, coloured when late; screen readers get a text. Nothing for rows that do not wait. */
export const Wait = ({ row: { waiting_since, lateness }, now }: WaitProps): ReactNode => {
  const translations = useTranslations()
  if (waiting_since === null) return null
  return (
    <span className={styles['wait']} data-lateness={lateness}>
      <span>{waitText(Math.max(0, now - waiting_since), translations)}</span>
      {lateness !== 'fine' && (
        <span className="visually-hidden">{`, ${translations.t(`counter.lateness.${lateness}`)}`}</span>
      )}
    </span>
  )
}
