import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { fitted, isTooLong, lengthOf } from '../../../domain/shared/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import css from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

// `maxLength` counts UTF-16 units and would cut an emoji in two.
type Taken = 'onChange' | 'value' | 'disabled' | 'className' | 'style' | 'children' | 'maxLength'

export type TextFieldProps = FieldWords &
  Omit<ComponentPropsWithRef<'input'>, Taken> & {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly icon?: IconName
    /** A control at the end, inside the outline. */
    readonly trailing?: ReactNode
    /** A control at the start, inside the outline. */
    readonly leading?: ReactNode
    /** Valid: a green tick at the end. */
    readonly isGood?: boolean
    readonly isDisabled?: boolean
    /** Most characters (grapheme clusters). */
    readonly most?: number
    /** Shows "3/20" at the label; needs `most`. */
    readonly hasCounter?: boolean
  }

/** The value after typing or pasting, limited to `most` characters. A running composition is not interrupted. */
export const keptOf = (
  { target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  before: string,
  most: number | undefined,
): string => {
  const typed = target.value
  if (most === undefined || (nativeEvent as InputEvent).isComposing || !isTooLong(typed, most)) return typed
  const { text, caret } = fitted(before, typed, most)
  // If it is set here already, React does not move the caret.
  target.value = text
  // E-mail fields have no caret position.
  if (target.selectionStart !== null) target.setSelectionRange(caret, caret)
  return text
}

/** A single-line text field. */
export const TextField = ({
  label,
  help,
  error,
  hint,
  isLabelHidden,
  value,
  onChange,
  icon,
  trailing,
  leading,
  isGood = false,
  isDisabled = false,
  most,
  hasCounter = false,
  id,
  ...rest
}: TextFieldProps): ReactNode => (
  <Field
    label={label}
    help={help}
    error={error}
    id={id}
    hint={hasCounter && most ? `${lengthOf(value)}/${most}` : hint}
    isLabelHidden={isLabelHidden === true}
  >
    {(attributes) => (
      <span className={cx(css['control'], isDisabled && css['off'])}>
        {icon && <Icon name={icon} size={20} />}
        {leading}
        <input
          type="text"
          {...rest}
          {...attributes}
          className={css['input']}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(keptOf(event, value, most))}
        />
        {isGood && !error && <Icon name="circle-check" size={20} className={css['good']} />}
        {trailing !== undefined && <span className={css['trailing']}>{trailing}</span>}
      </span>
    )}
  </Field>
)

export type TextAreaProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, Taken> & {
    readonly value: string
    readonly onChange: (value: string) => void
    readonly isDisabled?: boolean
    /** Most characters (grapheme clusters). */
    readonly most?: number
    readonly hasCounter?: boolean
  }

/** A multi-line text field. */
export const TextArea = ({
  label,
  help,
  error,
  hint,
  isLabelHidden,
  value,
  onChange,
  isDisabled = false,
  most,
  hasCounter = false,
  rows = 3,
  id,
  ...rest
}: TextAreaProps): ReactNode => (
  <Field
    label={label}
    help={help}
    error={error}
    id={id}
    hint={hasCounter && most ? `${lengthOf(value)}/${most}` : hint}
    isLabelHidden={isLabelHidden === true}
  >
    {(attributes) => (
      <span className={cx(css['control'], css['area'], isDisabled && css['off'])}>
        <textarea
          {...rest}
          {...attributes}
          rows={rows}
          className={css['input']}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(keptOf(event, value, most))}
        />
      </span>
    )}
  </Field>
)
