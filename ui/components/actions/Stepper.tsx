import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { parseWholeNumber } from '../../../domain/shared/text.ts'
import { isComposing } from '../../hooks/forms/use-form.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './Stepper.module.css'

// Quick presses are announced once, when they stop.
const ANNOUNCE_DELAY_MS = 600

type StepperProps = {
  /** What is counted: "Jumlah Headphone Aura H2". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  /** The stock. */
  readonly max: number
  readonly isDisabled?: boolean
  /** Called when the shopper exceeds the stock, to explain it. */
  readonly onLimit?: (max: number) => void
  /** The field's name within a form. */
  readonly name?: string
}

const PAGE = 10

/**
 * A quantity between min and max, for touch and keyboard; it can also be typed. Before hydration the boot script
 * changes it (`data-step`, ui/boot).
 */
export const Stepper = ({
  label,
  value,
  onChange,
  min = 1,
  max,
  isDisabled = false,
  onLimit,
  name,
}: StepperProps): ReactNode => {
  const { t, language } = useTranslations()
  const [announcement, setAnnouncement] = useState('')
  const [isTouched, setTouched] = useState(false)
  /** Input that is not a quantity yet: an empty field, or digits of an input method. */
  const [draft, setDraft] = useState<string | undefined>(undefined)
  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(
      () => setAnnouncement(`${label}: ${formatNumber(value, language)}`),
      ANNOUNCE_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [isTouched, value, label, language])
  const ask = (wanted: number): void => {
    if (isDisabled) return
    setTouched(true)
    setDraft(undefined)
    if (wanted > max) onLimit?.(max)
    const next = Math.max(min, Math.min(max, wanted))
    if (next !== value) onChange(next)
  }
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const wanted = parseWholeNumber(target.value)
    const isQuantity = wanted !== undefined && wanted >= min
    if (isQuantity) ask(wanted)
    // Input methods break when their letters are replaced.
    if (!isQuantity || (nativeEvent as InputEvent).isComposing) setDraft(target.value)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return
    // Submits the form if there is one; invalid input is discarded in any case.
    if (event.key === 'Enter') setDraft(undefined)
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: value + 1,
      ArrowDown: value - 1,
      PageUp: value + PAGE,
      PageDown: value - PAGE,
      Home: min,
      End: max,
    }
    const wanted = steps[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    ask(wanted)
  }
  return (
    <span className={css['stepper']}>
      <button
        type="button"
        className={css['button']}
        aria-label={`${t('kit.decrease')}: ${label}`}
        // The arrow keys of the field do the same, so the buttons need no tab stop.
        tabIndex={-1}
        // Not disabled at the limit, or the focus would be lost.
        aria-disabled={value <= min || undefined}
        disabled={isDisabled}
        data-step="-1"
        onClick={() => ask(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        // A number field would accept neither full-width nor Thai digits.
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        className={css['value']}
        name={name}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? value}
        disabled={isDisabled}
        onChange={type}
        onBlur={() => setDraft(undefined)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={css['button']}
        tabIndex={-1}
        aria-label={`${t('kit.increase')}: ${label}`}
        aria-disabled={value >= max || undefined}
        disabled={isDisabled}
        data-step="1"
        onClick={() => ask(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </span>
  )
}
