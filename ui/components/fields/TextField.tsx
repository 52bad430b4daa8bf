import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react'
import { fitted, isTooLong, lengthOf } from '../../../domain/shared/text.ts'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import css from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'

// `maxLength` counts UTF-16 units and would cut an emoji in two.
type OwnProps = 'onChange' | 'value' | 'disabled' | 'className' | 'style' | 'children' | 'maxLength'

type TextProps = FieldTexts & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isDisabled?: boolean
  /** Most characters (grapheme clusters). */
  readonly maxCharacters?: number
  /** Shows "3/20" at the label; needs `maxCharacters`. */
  readonly hasCounter?: boolean
}

export type TextFieldProps = TextProps &
  Omit<ComponentPropsWithRef<'input'>, OwnProps> & {
    readonly icon?: IconName
    /** A control at the end, inside the outline. */
    readonly trailing?: ReactNode
    /** A control at the start, inside the outline. */
    readonly leading?: ReactNode
    /** Valid: a green tick at the end. */
    readonly isGood?: boolean
  }

/** The value after typing or pasting, limited to `maxCharacters` characters. A running composition is not interrupted. */
export const keptOf = (
  { target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>,
  before: string,
  maxCharacters: number | undefined,
): string => {
  const typed = target.value
  if (
    maxCharacters === undefined ||
    (nativeEvent as InputEvent).isComposing ||
    !isTooLong(typed, maxCharacters)
  )
    return typed
  const { text, caret } = fitted(before, typed, maxCharacters)
  // If it is set here already, React does not move the caret.
  target.value = text
  // E-mail fields have no caret position.
  if (target.selectionStart !== null) target.setSelectionRange(caret, caret)
  return text
}

/** The frame's, the control's and its outline's part of a text field's props. */
const partsOf = <P extends TextProps & { readonly id?: string | undefined }>(props: P) => {
  const {
    label,
    help,
    error,
    warning,
    hint,
    isLabelHidden,
    id,
    value,
    onChange,
    isDisabled,
    maxCharacters,
    hasCounter,
    ...rest
  } = props
  return {
    frame: {
      label,
      help,
      error,
      warning,
      id,
      hint: hasCounter && maxCharacters ? `${lengthOf(value)}/${maxCharacters}` : hint,
      isLabelHidden: isLabelHidden === true,
    },
    control: {
      className: css['input'],
      value,
      disabled: isDisabled === true,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        onChange(keptOf(event, value, maxCharacters)),
    },
    rest,
  }
}

/** A single-line text field. */
export const TextField = ({
  icon,
  trailing,
  leading,
  isGood = false,
  ...props
}: TextFieldProps): ReactNode => {
  const { frame, control, rest } = partsOf(props)
  return (
    <Field {...frame}>
      {(attributes) => (
        <span className={cx(css['control'], control.disabled && css['off'])}>
          {icon && <Icon name={icon} size={20} />}
          {leading}
          <input type="text" {...rest} {...attributes} {...control} />
          {isGood && !frame.error && <Icon name="circle-check" size={20} className={css['good']} />}
          {trailing !== undefined && <span className={css['trailing']}>{trailing}</span>}
        </span>
      )}
    </Field>
  )
}

export type TextAreaProps = TextProps & Omit<ComponentPropsWithRef<'textarea'>, OwnProps>

/** A multi-line text field. */
export const TextArea = (props: TextAreaProps): ReactNode => {
  const { frame, control, rest } = partsOf(props)
  return (
    <Field {...frame}>
      {(attributes) => (
        <span className={cx(css['control'], css['area'], control.disabled && css['off'])}>
          <textarea rows={3} {...rest} {...attributes} {...control} />
        </span>
      )}
    </Field>
  )
}
