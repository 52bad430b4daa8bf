import type { ReactNode } from 'react'
import { Icon } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from '../orders.module.css'
import { formatTimeLeft } from './time-left.ts'
import { useTimeLeft } from './use-time-left.ts'

type TimeLeftProps = {
  /** Seconds since 1970. */
  readonly until: number
  /** The time has run out while this was shown. */
  readonly onOver: () => void
}

/** How long an unpaid order can still be paid. Alone, so that its ticks redraw nothing else. */
export const TimeLeft = ({ until, onOver }: TimeLeftProps): ReactNode => {
  const { t } = useTranslations()
  const seconds = useTimeLeft(until, onOver) ?? 0
  return (
    <p className={css['timeLeft']} role="timer">
      <Icon name="clock" size={16} />
      <span>
        {seconds === 0
          ? t('orders.closedNow')
          : t('orders.list.payWithin', { time: formatTimeLeft(seconds) })}
      </span>
    </p>
  )
}
