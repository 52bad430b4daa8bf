import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { TextRuns } from '../TextRuns.tsx'
import css from './Badge.module.css'

const MAX_COUNT = 99

type CountProps = { readonly value: number; readonly className?: string | undefined }

/** A small count, "99+" at most. Hidden from screen readers: the control has the number in its name. */
export const Count = ({ value, className }: CountProps): ReactNode => (
  <b className={cx(css['count'], className)} aria-hidden="true">
    {value > MAX_COUNT ? `${MAX_COUNT}+` : value}
  </b>
)

export type Tone = 'neutral' | 'ok' | 'warn' | 'bad' | 'teal' | 'accent'

type TagProps = {
  readonly children: ReactNode
  readonly tone?: Tone
  readonly className?: string | undefined
}

/** A short status text on a soft colour. */
export const Tag = ({ children, tone = 'neutral', className }: TagProps): ReactNode => (
  <span className={cx(css['tag'], tone !== 'neutral' && css[tone], className)}>
    <TextRuns>{children}</TextRuns>
  </span>
)

type IconDiscProps = { readonly icon: IconName; readonly tone?: Tone }

/** An icon on a soft disc, at the head of a card or a record. */
export const IconDisc = ({ icon, tone = 'teal' }: IconDiscProps): ReactNode => (
  <span className={cx(css['disc'], css[tone])}>
    <Icon name={icon} size={20} />
  </span>
)
