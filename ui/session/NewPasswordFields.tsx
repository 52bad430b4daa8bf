import type { ReactNode } from 'react'
import { PASSWORD_MIN_LENGTH, TYPED_PASSWORD_MAX_LENGTH } from '../../domain/session/credentials.ts'
import { AccountOfPassword } from '../components/fields/SpecialFields.tsx'
import { PasswordField } from '../components/forms.ts'
import type { FormField } from '../hooks/forms/use-form.ts'
import { useTranslations } from '../i18n/translations.ts'

type NewPasswordFieldsProps = {
  /** The account of the password, where no field contains it. */
  readonly account?: string
  readonly next: FormField<string>
  readonly repeat: FormField<string>
}

/** The new password, twice. */
export const NewPasswordFields = ({ account, next, repeat }: NewPasswordFieldsProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <>
      {account !== undefined && <AccountOfPassword account={account} />}
      <PasswordField
        {...next}
        label={t('passwords.next')}
        help={t('session.passwordPlaceholder', { least: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        most={TYPED_PASSWORD_MAX_LENGTH}
      />
      <PasswordField
        {...repeat}
        label={t('passwords.repeat')}
        autoComplete="new-password"
        enterKeyHint="go"
        most={TYPED_PASSWORD_MAX_LENGTH}
      />
    </>
  )
}
