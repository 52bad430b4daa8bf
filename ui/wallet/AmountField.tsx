import type { ReactNode } from 'react'
import { Field } from '../components/fields/Field.tsx'
import { keptOf } from '../components/fields/TextField.tsx'
import type { FormField } from '../hooks/forms/use-form.ts'
import { displaySettings } from '../i18n/format.ts'
import css from './AmountField.module.css'

type AmountFieldProps = FormField<string> & {
  readonly label: string
  readonly hint?: ReactNode
  readonly trailing?: ReactNode
}

/** The amount as the largest element of the page, because a mistake is expensive. */
export const AmountField = ({
  label,
  hint,
  error,
  trailing,
  value,
  onChange,
  ...rest
}: AmountFieldProps): ReactNode => (
  <Field label={label} hint={hint} error={error}>
    {(attributes) => (
      <span className={css['line']}>
        <span className={css['sum']}>
          <span className={css['currency']} aria-hidden="true">
            {displaySettings.currency}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0"
            {...rest}
            {...attributes}
            className={css['figure']}
            value={value}
            onChange={(event) => onChange(keptOf(event, value, 32))}
          />
        </span>
        {trailing}
      </span>
    )}
  </Field>
)
