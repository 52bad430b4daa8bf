import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Icon } from '../icons/Icon.tsx'
import css from './Stepper.module.css'

// Quick presses are said once, when they have stopped.
const ANNOUNCE_DELAY_MS = 600

export type StepperProps = {
  /** What is counted: "Jumlah Headphone Aura H2". */
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
  readonly min?: number
  /** The stock. */
  readonly max: number
  readonly isDisabled?: boolean
  /** Told when the shopper asks for more than there is, to say why. */
  readonly onLimit?: (max: number) => void
}

const PAGE = 10

/** A quantity between min and max, for thumb and keyboard. */
export const Stepper = ({
  label,
  value,
  onChange,
  min = 1,
  max,
  isDisabled = false,
  onLimit,
}: StepperProps): ReactNode => {
  const { t, language } = useWords()
  const [said, setSaid] = useState('')
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(() => setSaid(`${label}: ${formatNumber(value, language)}`), ANNOUNCE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isTouched, value, label, language])
  const ask = (wanted: number): void => {
    if (isDisabled) return
    setTouched(true)
    if (wanted > max) onLimit?.(max)
    const next = Math.max(min, Math.min(max, wanted))
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowUp: value + 1,
      ArrowRight: value + 1,
      ArrowDown: value - 1,
      ArrowLeft: value - 1,
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
        // Not taken away at the end: whoever stands on it would lose their place.
        aria-disabled={value <= min || undefined}
        disabled={isDisabled}
        onClick={() => ask(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <span
        className={css['value']}
        role="spinbutton"
        tabIndex={isDisabled ? -1 : 0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-disabled={isDisabled || undefined}
        onKeyDown={onKeyDown}
      >
        {formatNumber(value, language)}
      </span>
      <button
        type="button"
        className={css['button']}
        aria-label={`${t('kit.increase')}: ${label}`}
        aria-disabled={value >= max || undefined}
        disabled={isDisabled}
        onClick={() => ask(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </span>
  )
}
