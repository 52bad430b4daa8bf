import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import css from './Spinner.module.css'

export type SpinnerProps = {
  /** Takes the colour of the words beside it. */
  readonly isInherited?: boolean
}

/** A small ring; words beside it say what is awaited. */
export const Spinner = ({ isInherited = false }: SpinnerProps): ReactNode => (
  <span className={cx(css['ring'], isInherited && css['inherited'])} aria-hidden="true" />
)
