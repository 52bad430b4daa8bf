import type { ReactNode } from 'react'
import { useRovingFocus } from '../../hooks/use-roving-focus.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import css from './Segmented.module.css'

type SegmentedProps<V extends string = string> = {
  readonly label: string
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: IconName }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** Two or three equal segments, one of them selected. */
export const Segmented = <V extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<V>): ReactNode => {
  const roving = useRovingFocus<HTMLButtonElement>(
    options.map(() => true),
    (index) => {
      const option = options[index]
      if (option) onChange(option.value)
    },
  )
  return (
    <div className={css['segments']} role="radiogroup" aria-label={label}>
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a segment is a button-shaped radio
        <button
          key={option.value}
          ref={roving.ref(index)}
          type="button"
          role="radio"
          className={css['segment']}
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
          onKeyDown={(event) => roving.onKeyDown(event, index)}
        >
          {option.icon && <Icon name={option.icon} size={16} />}
          <span>{option.label}</span>
        </button>
      ))}
    </div>
  )
}
