import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './Field.module.css'

/** What every field can say about itself. */
export type FieldWords = {
  readonly label: string
  /** A rule or a tip below the field; gives way to the error. */
  readonly help?: string | undefined
  /** What is wrong and what to do, as a sentence. */
  readonly error?: string | undefined
  /** A limit or a balance, at the right of the label. */
  readonly hint?: ReactNode
  readonly isLabelHidden?: boolean
}

/** The attributes that tie a control to its label, help and error. */
type ControlAttributes = {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type FieldProps = FieldWords & {
  readonly children: (attributes: ControlAttributes) => ReactNode
  readonly id?: string | undefined
}

/** Label above, control, help or error below: the frame of every form control. */
export const Field = ({
  label,
  help,
  error,
  hint,
  isLabelHidden = false,
  children,
  id,
}: FieldProps): ReactNode => {
  const made = useId()
  const controlId = id ?? made
  const noteId = `${controlId}-note`
  const note = error || help
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
          className={cx(css['note'], Boolean(error) && css['bad'])}
          role={error ? 'alert' : undefined}
        >
          {error && <Icon name="circle-alert" size={16} />}
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

/** What is wrong with a control that is no field: said as under a field, with its mark. */
export const ErrorLine = ({ id, text, isAlert = false }: ErrorLineProps): ReactNode => (
  <p id={id} className={cx(css['note'], css['bad'])} role={isAlert ? 'alert' : undefined}>
    <Icon name="circle-alert" size={16} />
    <span>{text}</span>
  </p>
)
