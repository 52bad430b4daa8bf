import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { TextRuns } from '../TextRuns.tsx'
import css from './OptionGroup.module.css'

export type Option<V extends string = string> = {
  readonly value: V
  readonly label: string
  /** Sold out: struck through and disabled. */
  readonly isDisabled?: boolean
  /** A CSS colour shown as a dot before the text. */
  readonly swatch?: string | undefined
}

type OptionGroupProps<V extends string = string> = {
  readonly label: string
  readonly options: readonly Option<V>[]
  readonly value: V | undefined
  readonly onChange: (value: V) => void
  /** A few short options of equal width, from edge to edge. */
  readonly isEven?: boolean
  readonly error?: string | undefined
}

/** As SVG: its colour is an attribute, which the page's policy allows, unlike inline styles. */
const Swatch = ({ colour }: { readonly colour: string }): ReactNode => (
  <svg className={css['swatch']} width={20} height={20} aria-hidden="true">
    <circle cx={10} cy={10} r={9.5} fill={colour} />
  </svg>
)

const toEnd = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Home' && event.key !== 'End') return
  event.preventDefault()
  const radios = [...event.currentTarget.querySelectorAll('input')].filter(({ disabled }) => !disabled)
  const wanted = radios.at(event.key === 'Home' ? 0 : -1)
  wanted?.click()
  wanted?.focus()
}

/**
 * Selects one of a few options: sizes, colours, labels. Native radios, so that a choice can be made before hydration;
 * arrow keys move it.
 */
export const OptionGroup = <V extends string>({
  label,
  options,
  value,
  onChange,
  isEven = false,
  error,
}: OptionGroupProps<V>): ReactNode => {
  const id = useId()
  const chosen = options.findIndex((option) => option.value === value)
  const stop = chosen >= 0 ? chosen : options.findIndex((option) => option.isDisabled !== true)
  return (
    <div>
      <p id={id} className={css['label']}>
        <TextRuns>{label}</TextRuns>
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the radios are pressed, not the group */}
      <div
        className={css[isEven ? 'even' : 'options']}
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}e` : undefined}
        onKeyDown={toEnd}
      >
        {options.map((option, index) => (
          <label key={option.value} className={css['option']}>
            <input
              type="radio"
              className={css['radio']}
              name={`${id}o`}
              value={option.value}
              checked={index === chosen}
              disabled={option.isDisabled === true}
              data-invalid={(Boolean(error) && index === stop) || undefined}
              onChange={() => onChange(option.value)}
            />
            {option.swatch !== undefined && <Swatch colour={option.swatch} />}
            <span className={css['texts']}>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}e`} className={cx('small', 'bad')}>
          {error}
        </p>
      )}
    </div>
  )
}
