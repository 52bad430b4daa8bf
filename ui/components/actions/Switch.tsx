import { type ReactNode, useId } from 'react'
import { TextRuns } from '../TextRuns.tsx'
import css from './Switch.module.css'

type SwitchProps = {
  readonly label: string
  readonly description?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** A setting that applies at once; the whole row is the target. */
export const Switch = ({
  label,
  description,
  isOn,
  onChange,
  isDisabled = false,
}: SwitchProps): ReactNode => {
  const id = useId()
  return (
    <label className={css['row']}>
      <span className={css['texts']}>
        <TextRuns>{label}</TextRuns>
        {description !== undefined && (
          <span id={id} className={css['description']}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={css['switch']}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={description === undefined ? undefined : id}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
