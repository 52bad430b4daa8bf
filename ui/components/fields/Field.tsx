import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './Field.module.css'

/** Label, help and error of a field. */
export type FieldTexts = {
  readonly label: string
  /** A hint below the field; replaced by the error. */
  readonly help?: string | undefined
  /** The error, as a sentence that says what to do. */
  readonly error?: string | undefined
  /** Something to check, which may be right: shown instead of the hint. */
  readonly warning?: string | undefined
  /** A limit or a balance, at the right of the label. */
  readonly hint?: ReactNode
  readonly isLabelHidden?: boolean
}

/** The attributes that connect a control with its label, help and error. */
type ControlAttributes = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type FieldProps = FieldTexts & {
  readonly children: (attributes: ControlAttributes) => ReactNode
  readonly id?: string | undefined
}

/** How an error and a warning are shown and announced. */
const NOTED = {
  error: { style: 'bad', role: 'alert', icon: 'circle-alert' },
  warning: { style: 'doubt', role: 'status', icon: 'triangle-alert' },
} as const

/** The frame of every form control: label above, help or error below. */
export const Field = ({
  label,
  help,
  error,
  warning,
  hint,
  isLabelHidden = false,
  children,
  id,
}: FieldProps): ReactNode => {
  const made = useId()
  const controlId = id ?? made
  const noteId = `${controlId}-note`
  const note = error || warning || help
  const tone = error ? NOTED.error : warning && NOTED.warning
  return (
    <div className={css['field']}>
      <div className={isLabelHidden ? 'visually-hidden' : css['head']}>
        <label htmlFor={controlId}>{label}</label>
        {hint !== undefined && <span className={css['hint']}>{hint}</span>}
      </div>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? noteId : undefined,
      })}
      {note && (
        <p
          id={noteId}
          className={cx(css['note'], tone && css[tone.style])}
          role={tone ? tone.role : undefined}
        >
          {tone && <Icon name={tone.icon} size={16} />}
          <span>{note}</span>
        </p>
      )}
    </div>
  )
}

type ErrorLineProps = {
  readonly id?: string | undefined
  readonly text: string
  readonly isAlert?: boolean
}

/** The error of a control that is not a field, in the same style. */
export const ErrorLine = ({ id, text, isAlert = false }: ErrorLineProps): ReactNode => (
  <p id={id} className={cx(css['note'], css['bad'])} role={isAlert ? 'alert' : undefined}>
    <Icon name="circle-alert" size={16} />
    <span>{text}</span>
  </p>
)
