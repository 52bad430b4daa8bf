import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import { TextLink } from '../actions/Button.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { TextRuns } from '../TextRuns.tsx'
import css from './Card.module.css'

type CardProps = {
  readonly children: ReactNode
  readonly label?: string
  readonly className?: string | undefined
}

/** A raised surface for an item with actions. */
export const Card = ({ children, label, className }: CardProps): ReactNode => (
  <section className={cx(css['card'], className)} aria-label={label}>
    {children}
  </section>
)

type SectionProps = {
  readonly title: string
  readonly children: ReactNode
  /** A quiet number after the title. */
  readonly aside?: ReactNode
  /** "Semua >" at the right. */
  readonly href?: string
  /** Another element at the right. */
  readonly action?: ReactNode
}

/** A titled part of a page. */
export const Section = ({ title, children, aside, href, action }: SectionProps): ReactNode => {
  const { t } = useTranslations()
  const id = useId()
  return (
    <section className={css['section']} aria-labelledby={id}>
      <div className={css['head']}>
        <h2 id={id}>
          <TextRuns>{title}</TextRuns>
          {aside !== undefined && (
            <span className={css['aside']}>
              <TextRuns> {aside}</TextRuns>
            </span>
          )}
        </h2>
        {href !== undefined && (
          <TextLink href={href} icon="chevron-right">
            {t('kit.all')}
            <span className="visually-hidden">
              <TextRuns> {title}</TextRuns>
            </span>
          </TextLink>
        )}
        {action}
      </div>
      {children}
    </section>
  )
}

export type KeyValue = {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'ok' | 'bad'
  /** Contained in the row above it: quieter, and set in. */
  readonly isPart?: boolean
}

type KeyValuesProps = {
  readonly rows: readonly KeyValue[]
  /** The last line, bold, below a line: a total. */
  readonly sum?: KeyValue
}

/** Facts in two columns: costs, times, numbers. */
export const KeyValues = ({ rows, sum }: KeyValuesProps): ReactNode => (
  <dl className={css['facts']}>
    {rows.map(({ label, value, tone, isPart }) => (
      <div key={label} className={isPart ? css['part'] : undefined}>
        <dt>{label}</dt>
        <dd className={tone}>{value}</dd>
      </div>
    ))}
    {sum && (
      <div className={css['sum']}>
        <dt>{sum.label}</dt>
        <dd>{sum.value}</dd>
      </div>
    )}
  </dl>
)

type NoteProps = {
  readonly children: ReactNode
  readonly tone?: 'info' | 'warn' | 'bad'
  readonly icon?: IconName
  readonly action?: ReactNode
  /** Something else has announced the text already: an error is not announced twice. */
  readonly isAnnounced?: boolean
}

const NOTE_ICONS = { info: 'info', warn: 'triangle-alert', bad: 'circle-alert' } as const

/** A quiet box with an explanation or warning. */
export const Note = ({
  children,
  tone = 'info',
  icon,
  action,
  isAnnounced = false,
}: NoteProps): ReactNode => (
  <div className={cx(css['note'], css[tone])} role={tone === 'bad' && !isAnnounced ? 'alert' : undefined}>
    <Icon name={icon ?? NOTE_ICONS[tone]} size={20} />
    <div className="grow">
      <TextRuns>{children}</TextRuns>
    </div>
    {action}
  </div>
)

type SideScrollProps = {
  readonly children: ReactNode
  readonly label: string
  /** Makes the scroller itself a tab stop: needed where its last item is not focusable. */
  readonly isStop?: boolean
}

/** Items in a line that scrolls sideways to the screen edges. */
export const SideScroll = ({ children, label, isStop = false }: SideScrollProps): ReactNode => (
  // A group, not a landmark: it is inside a titled section of the same name.
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
  <div
    className={css['scroll']}
    role="group"
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
    tabIndex={isStop ? 0 : undefined}
  >
    {children}
  </div>
)
