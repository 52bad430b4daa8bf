import { type ReactNode, useState } from 'react'
import { useTranslations } from '../../../i18n/translations.ts'
import { TextLink } from '../../actions/Button.tsx'
import { cx } from '../../cx.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icon-names.ts'
import { Moment } from '../../surfaces/Moment.tsx'
import css from './Timeline.module.css'

type RouteStep = { readonly label: string; readonly icon: IconName }

type RouteStepsProps = {
  readonly label: string
  readonly steps: readonly RouteStep[]
  /** The current step; `steps.length` when all are done. */
  readonly current: number
}

/** An order's progress in four steps: done, current, next. */
export const RouteSteps = ({ label, steps, current }: RouteStepsProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <ol className={css['route']} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={cx(index < current && css['done'], index === current && css['now'])}
          aria-current={index === current ? 'step' : undefined}
        >
          <b>
            <Icon name={index < current ? 'check' : step.icon} size={16} />
          </b>
          <span>
            <span>{step.label}</span>
            {index < current && <span className="visually-hidden">{` (${t('kit.stepDone')})`}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

type TimelineEvent = {
  readonly id: string
  readonly text: string
  /** The tag of the text's language, where it is known. */
  readonly language?: string | undefined
  /** Unix seconds; 0 when unknown. */
  readonly at: number
}

type TimelineProps = {
  readonly label: string
  /** Newest first. */
  readonly events: readonly TimelineEvent[]
}

/** How many events before "show more". */
const SHOWN = 3

/** The tracking events of a parcel, newest first; older ones on request. */
export const Timeline = ({ label, events }: TimelineProps): ReactNode => {
  const { t } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const rest = events.length - SHOWN
  return (
    <>
      <ol className={css['events']} aria-label={label}>
        {events.slice(0, isOpen ? events.length : SHOWN).map((event, index) => (
          <li
            key={event.id}
            className={index === 0 ? css['latest'] : undefined}
            aria-current={index === 0 ? 'step' : undefined}
          >
            <span lang={event.language}>{event.text}</span>
            <Moment at={event.at} />
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <div className={css['more']}>
          <TextLink icon={isOpen ? 'chevron-up' : 'chevron-down'} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('kit.fewerSteps') : t('kit.moreSteps', { count: rest })}
          </TextLink>
        </div>
      )}
    </>
  )
}
