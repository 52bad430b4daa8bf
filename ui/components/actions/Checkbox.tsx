import { type ReactNode, useEffect, useId, useRef } from 'react'
import { ErrorLine } from '../fields/Field.tsx'
import css from './Checkbox.module.css'

type CheckboxProps = {
  /** The accessible name, and the visible text unless `isLabelHidden`. */
  readonly label: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** Some but not all of its items are selected. */
  readonly isMixed?: boolean
  readonly isDisabled?: boolean
  readonly isLabelHidden?: boolean
  /** Shown instead of the label when that needs more than text (a consent with links). */
  readonly children?: ReactNode
  readonly error?: string | undefined
  /** The id of the error of a whole group of boxes, shown once below it. */
  readonly groupError?: string | undefined
}

/** A checkbox with a 44 px target. */
export const Checkbox = ({
  label,
  isChecked,
  onChange,
  isMixed = false,
  isDisabled = false,
  isLabelHidden = false,
  children,
  error,
  groupError,
}: CheckboxProps): ReactNode => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  const ownId = useId()
  const errorId = error ? ownId : groupError
  const row = (
    <label className={css['row']}>
      <span className={css['target']}>
        <input
          ref={box}
          type="checkbox"
          className={css['box']}
          checked={isChecked}
          disabled={isDisabled}
          aria-label={label}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
      {!isLabelHidden && <span className={css['texts']}>{children ?? label}</span>}
    </label>
  )
  if (!error) return row
  return (
    <>
      {row}
      <ErrorLine id={ownId} text={error} isAlert />
    </>
  )
}

type RadioProps = {
  readonly label: string
  /** Radios of one group share the name. */
  readonly name: string
  readonly value: string
  readonly isChecked: boolean
  readonly onChange: (value: string) => void
  readonly children?: ReactNode
}

/** A radio button with a 44 px target; the browser moves the selection with arrow keys. */
export const Radio = ({ label, name, value, isChecked, onChange, children }: RadioProps): ReactNode => (
  <label className={css['row']}>
    <span className={css['target']}>
      <input
        type="radio"
        className={css['box']}
        name={name}
        value={value}
        checked={isChecked}
        aria-label={label}
        onChange={() => onChange(value)}
      />
    </span>
    <span className={css['texts']}>{children ?? label}</span>
  </label>
)
