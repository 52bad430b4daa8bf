import { type ReactNode, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { BottomSheet } from '../overlays/BottomSheet.tsx'
import css from './SelectSheet.module.css'
import { FieldButton } from './SpecialFields.tsx'

export type SelectOption<V extends string = string> = {
  readonly value: V
  readonly label: string
  readonly description?: string
  /** The language of the description, when it is not the page's. */
  readonly descriptionLang?: string
  /** The language of the label, when it is not the page's. */
  readonly lang?: string
  readonly isDisabled?: boolean
}

type SelectListProps<V extends string = string> = {
  readonly label: string
  readonly options: readonly SelectOption<V>[]
  readonly value: V | undefined
  readonly onChoose: (value: V) => void
}

/** A list with one selected row, which has a tick. */
export const SelectList = <V extends string>({
  label,
  options,
  value,
  onChoose,
}: SelectListProps<V>): ReactNode => (
  <ul className={css['list']} aria-label={label}>
    {options.map((option) => (
      <li key={option.value}>
        <button
          type="button"
          className={css['row']}
          aria-pressed={option.value === value}
          disabled={option.isDisabled === true}
          onClick={() => onChoose(option.value)}
        >
          <span className="grow">
            <span lang={option.lang}>{option.label}</span>
            {option.description !== undefined && (
              <span className={css['description']} lang={option.descriptionLang}>
                {option.description}
              </span>
            )}
          </span>
          {option.value === value && <Icon name="check" size={20} />}
        </button>
      </li>
    ))}
  </ul>
)

type SelectSheetProps<V extends string = string> = {
  readonly label: string
  readonly options: readonly SelectOption<V>[]
  readonly value: V | undefined
  readonly onChange: (value: V) => void
  readonly error?: string | undefined
}

/** A field that opens a sheet with a list. */
export const SelectSheet = <V extends string>({
  label,
  options,
  value,
  onChange,
  error,
}: SelectSheetProps<V>): ReactNode => {
  const [isOpen, setOpen] = useState(false)
  const chosen = options.find((option) => option.value === value)
  const choose = (next: V): void => {
    setOpen(false)
    onChange(next)
  }
  return (
    <>
      <FieldButton
        label={label}
        value={chosen?.label ?? ''}
        icon="chevron-down"
        error={error}
        onClick={() => setOpen(true)}
      />
      <BottomSheet isOpen={isOpen} title={label} onClose={() => setOpen(false)}>
        <SelectList label={label} options={options} value={value} onChoose={choose} />
      </BottomSheet>
    </>
  )
}
