import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './Icon.module.css'
import type { IconName } from './icon-names.ts'

// The build defines the sprite's hashed address; without a build the plain one is used.
declare const __ICONS__: string | undefined
const SPRITE = typeof __ICONS__ === 'string' ? __ICONS__ : '/icons.svg'

type IconProps = {
  readonly name: IconName
  /** Default 24; 20 in rows and fields, 16 in chips, 14 in ticks. */
  readonly size?: 24 | 20 | 16 | 14
  readonly isFilled?: boolean
  readonly className?: string | undefined
}

/** A line icon. Always hidden from screen readers: the control around it has the name. */
export const Icon = ({ name, size = 24, isFilled = false, className }: IconProps): ReactNode => (
  <svg
    className={cx(css['icon'], size !== 24 && css[`s${size}`], isFilled && css['filled'], className)}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <use href={`${SPRITE}#${name}`} />
  </svg>
)
