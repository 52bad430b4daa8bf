import { type ReactNode, useId } from 'react'
import { useTranslations } from '../../i18n/translations.ts'
import { Star } from '../commerce/products/Rating.tsx'
import { cx } from '../cx.ts'
import { ErrorLine } from './Field.tsx'
import css from './StarInput.module.css'

type StarInputProps = {
  readonly label: string
  /** 0 when nothing is selected. */
  readonly value: number
  readonly onChange: (value: number) => void
  readonly error?: string | undefined
}

/** A rating from one to five: native radios, for arrow keys and screen readers. */
export const StarInput = ({ label, value, onChange, error }: StarInputProps): ReactNode => {
  const { t } = useTranslations()
  const name = useId()
  return (
    <fieldset className={css['score']} aria-describedby={error ? `${name}e` : undefined}>
      <legend className={css['label']}>{label}</legend>
      <div className={css['stars']}>
        {[1, 2, 3, 4, 5].map((place) => (
          <label key={place} className={cx(css['star'])}>
            <input
              type="radio"
              className={css['input']}
              name={name}
              value={place}
              checked={value === place}
              aria-label={t('kit.stars', { count: place })}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(place)}
            />
            <Star size={28} isOff={place > value} />
          </label>
        ))}
      </div>
      {error && <ErrorLine id={`${name}e`} text={error} />}
    </fieldset>
  )
}
