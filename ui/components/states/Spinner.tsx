import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './Spinner.module.css'

type SpinnerProps = {
  /** Uses the text colour of its surroundings. */
  readonly isInherited?: boolean
}

/** A small spinner; text next to it says what is loading. */
export const Spinner = ({ isInherited = false }: SpinnerProps): ReactNode => (
  <span className={cx(css['ring'], isInherited && css['inherited'])} aria-hidden="true" />
)
