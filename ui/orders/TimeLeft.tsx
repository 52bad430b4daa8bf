import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../components/kit.ts'
import { useCountdown } from '../hooks/use-countdown.ts'
import { useTranslations } from '../i18n/translations.ts'
import css from './orders.module.css'

const two = (value: number): string => String(value).padStart(2, '0')

/** Remaining time as a clock: `29:05`, or `3:29:05` from an hour on. */
export const formatTimeLeft = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  const tail = `${two(minutes % 60)}:${two(seconds % 60)}`
  return minutes < 60 ? tail : `${Math.floor(minutes / 60)}:${tail}`
}

/** Whole seconds until an order expires; `onOver` is called if that happens while visible. */
export const useTimeLeft = (until: number | undefined, onOver: () => void): number | undefined => {
  const seconds = useCountdown(until)
  const wasRunning = useRef(false)
  useEffect(() => {
    if (wasRunning.current && seconds === 0) onOver()
    wasRunning.current = seconds !== undefined && seconds > 0
  }, [seconds, onOver])
  return seconds
}

type TimeLeftProps = {
  /** Seconds since 1970. */
  readonly until: number
  /** Called if it expires while visible. */
  readonly onOver: () => void
}

/** The remaining time to pay an order. Its own component, so that ticks re-render nothing else. */
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
