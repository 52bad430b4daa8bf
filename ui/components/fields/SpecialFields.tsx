import { type ReactNode, useState } from 'react'
import { NAME_MAX_LENGTH, nameOrder } from '../../../domain/account/full-name.ts'
import { TYPED_AMOUNT_MAX_LENGTH } from '../../../domain/wallet/amount-input.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { displaySettings } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { IconButton } from '../actions/IconButton.tsx'
import { cx } from '../cx.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import css from './Field.module.css'
import { Field, type FieldTexts } from './Field.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

/** A password with a button that reveals it. Set `autoComplete="current-password"` or `"new-password"`. */
export const PasswordField = ({ icon = 'lock', ...rest }: PasswordFieldProps): ReactNode => {
  const { t } = useTranslations()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      icon={icon}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          size={20}
          label={t(isShown ? 'kit.hide' : 'kit.show')}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}

/**
 * Tells password managers to ignore a field: a payment code saved as login password would be suggested and shown at
 * sign-in.
 */
export const NOT_A_LOGIN = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const

/** The account of a new password, for password managers; hidden and not focusable. */
export const AccountOfPassword = ({ account }: { readonly account: string }): ReactNode => (
  <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
)

/** An amount of money as typed, in the shop's currency. */
export const MoneyField = (
  props: Omit<TextFieldProps, 'leading' | 'inputMode' | 'autoComplete' | 'maxCharacters'>,
): ReactNode => (
  <TextField
    {...props}
    leading={<span className="ink-3">{displaySettings.currency}</span>}
    inputMode="decimal"
    autoComplete="off"
    maxCharacters={TYPED_AMOUNT_MAX_LENGTH}
  />
)

type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'leading' | 'inputMode' | 'prefix'> & {
  /** "+62". */
  readonly prefix: string
  /** Opens the list of countries; without it the prefix is plain text. */
  readonly onPrefix?: () => void
}

/** A phone number with a country prefix. */
export const PhoneField = ({ prefix, onPrefix, ...rest }: PhoneFieldProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <TextField
      autoComplete="tel-national"
      {...rest}
      type="tel"
      inputMode="tel"
      leading={
        onPrefix ? (
          <button
            type="button"
            className={css['prefix']}
            aria-label={`${t('kit.countryCode')} ${prefix}`}
            onClick={onPrefix}
          >
            <span>{prefix}</span>
            <Icon name="chevron-down" size={16} />
          </button>
        ) : (
          <span className={css['prefix']}>{prefix}</span>
        )
      }
    />
  )
}

export type FieldButtonProps = FieldTexts & {
  /** The selected value as text; empty shows the placeholder. */
  readonly value: string
  readonly placeholder?: string
  readonly icon?: IconName
  readonly onClick: () => void
}

/** Looks like a field and opens a sheet: regions, categories, reasons. */
export const FieldButton = ({
  value,
  placeholder,
  icon = 'chevron-right',
  onClick,
  ...fieldTexts
}: FieldButtonProps): ReactNode => {
  const { t } = useTranslations()
  const shown = value || placeholder || t('kit.choose')
  return (
    <Field {...fieldTexts}>
      {({ 'aria-invalid': isInvalid, ...attributes }) => (
        <button
          {...attributes}
          type="button"
          className={cx(css['control'], css['choice'], isInvalid && css['invalid'])}
          data-invalid={isInvalid}
          aria-haspopup="dialog"
          aria-label={`${fieldTexts.label}: ${shown}`}
          onClick={onClick}
        >
          <span className={cx(css['choiceText'], value === '' && css['empty'])}>{shown}</span>
          <Icon name={icon} size={20} />
        </button>
      )}
    </Field>
  )
}

type Names = { readonly givenName: string; readonly familyName: string }

/** The two parts of a name, in the order of the language; people with a single name leave the family name empty. */
export const NameFields = ({ field }: { readonly field: Form<Names>['field'] }): ReactNode => {
  const { t, language } = useTranslations()
  return nameOrder(language).map((part) => (
    <TextField
      key={part}
      {...field(part)}
      label={t(`forms.${part}`)}
      help={part === 'familyName' ? t('forms.singleName') : undefined}
      autoComplete={part === 'givenName' ? 'given-name' : 'family-name'}
      maxCharacters={NAME_MAX_LENGTH}
    />
  ))
}
