import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './Field.module.css'

type ErrorLineProps = {
  readonly id?: string | undefined
  readonly text: string
  readonly isAlert?: boolean
}

/** What is wrong with a control that is no field: said as under a field, with its mark. */
export const ErrorLine = ({ id, text, isAlert = false }: ErrorLineProps): ReactNode => (
  <p id={id} className={cx(css['note'], css['bad'])} role={isAlert ? 'alert' : undefined}>
    <Icon name="circle-alert" size={16} />
    <span>{text}</span>
  </p>
)
