import { type ReactNode, useCallback, useId } from 'react'
import { useRovingFocus } from '../../hooks/focus/use-roving-focus.ts'
import { cx } from '../cx.ts'
import css from './OptionGroup.module.css'

export type Option<V extends string = string> = {
  readonly value: V
  readonly label: string
  /** Sold out: struck through and not to be chosen. */
  readonly isDisabled?: boolean
  /** A CSS colour shown as a dot before the words. */
  readonly swatch?: string | undefined
}

export type OptionGroupProps<V extends string = string> = {
  readonly label: string
  readonly options: readonly Option<V>[]
  readonly value: V | undefined
  readonly onChange: (value: V) => void
  /** A quiet word after the label: the value chosen. */
  readonly aside?: string
  readonly isLabelHidden?: boolean
  /** A few short ones: as wide as each other, from edge to edge. */
  readonly isEven?: boolean
  readonly error?: string | undefined
}

const Swatch = ({ colour }: { readonly colour: string }): ReactNode => {
  // Through the CSSOM, because the page's policy forbids style attributes.
  const paint = useCallback((dot: HTMLElement | null) => dot?.style.setProperty('--swatch', colour), [colour])
  return <i ref={paint} className={css['swatch']} />
}

/** Choose one of a few: sizes, colours, labels. Arrow keys move the choice. */
export const OptionGroup = <V extends string>({
  label,
  options,
  value,
  onChange,
  aside,
  isLabelHidden = false,
  isEven = false,
  error,
}: OptionGroupProps<V>): ReactNode => {
  const id = useId()
  const isOn = options.map((option) => option.isDisabled !== true)
  const roving = useRovingFocus<HTMLButtonElement>(isOn, (index) => {
    const option = options[index]
    if (option) onChange(option.value)
  })
  const chosen = options.findIndex((option) => option.value === value)
  const stop = chosen >= 0 && isOn[chosen] ? chosen : isOn.indexOf(true)
  return (
    <div>
      <p id={id} className={isLabelHidden ? 'visually-hidden' : css['label']}>
        {label}
        {aside !== undefined && <span className={css['aside']}>: {aside}</span>}
      </p>
      <div
        className={css[isEven ? 'even' : 'options']}
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error ? `${id}e` : undefined}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useSemanticElements: native radios cannot be struck through and swatched alike everywhere
          <button
            key={option.value}
            ref={roving.ref(index)}
            type="button"
            role="radio"
            className={css['option']}
            aria-checked={index === chosen}
            data-invalid={(Boolean(error) && index === stop) || undefined}
            disabled={option.isDisabled === true}
            tabIndex={index === stop ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={(event) => roving.onKeyDown(event, index)}
          >
            {option.swatch !== undefined && <Swatch colour={option.swatch} />}
            {option.label}
          </button>
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
