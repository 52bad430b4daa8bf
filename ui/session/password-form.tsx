import type { ReactNode } from 'react'
import type { FormAnswer } from '../../application/account/account-acts.ts'
import type { PasswordChangeFault, PasswordResetFault } from '../../domain/account/password.ts'
import { PASSWORD_MIN_LENGTH, TYPED_PASSWORD_MAX_LENGTH } from '../../domain/session/credentials.ts'
import type { Result } from '../../domain/shared/result.ts'
import { AccountOfPassword } from '../components/fields/SpecialFields.tsx'
import { PasswordField } from '../components/forms.ts'
import { type Unsaved, useLeaveGuard } from '../components/overlays/use-unsaved.tsx'
import { drafts } from '../hooks/forms/use-draft.ts'
import type { FormField } from '../hooks/forms/use-form.ts'
import { type ServerForm, useServerForm } from '../hooks/forms/use-server-form.ts'
import { useApp } from '../hooks/use-app.ts'
import { stepsBackTo, useBack, useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import { ACCOUNT_DRAFT, useSessionFaultText } from './SessionParts.tsx'

type PasswordFault = PasswordChangeFault | PasswordResetFault

type Options<T> = {
  readonly blank: T
  readonly check: (values: T) => Result<unknown, readonly PasswordFault[]>
  readonly send: (values: T) => FormAnswer<PasswordFault>
  /** The account of the password: the next page signs in to it. */
  readonly accountOf: (values: T) => string
  /** The values kept in the form after the password is set. */
  readonly keeps?: (values: T) => Partial<T>
  /** The page to go back to when this one was opened from outside. */
  readonly home: string
}

type PasswordForm<T extends Readonly<Record<string, string>>> = {
  readonly form: ServerForm<T>
  readonly guard: Unsaved
}

/** A form that sets a new password and leads to the sign-in page (requirement S4). Its passwords are not stored. */
export const usePasswordForm = <T extends Readonly<Record<string, string>>>({
  blank,
  check,
  send,
  accountOf,
  keeps = () => ({}),
  home,
}: Options<T>): PasswordForm<T> => {
  const { notices } = useApp()
  const navigate = useNavigate()
  const goBack = useBack(home)
  const wayBack = useWayBack()
  const form = useServerForm({
    initial: blank,
    check,
    textOf: useSessionFaultText(),
    send,
    onSent: (_, values) => {
      form.reset({ ...blank, ...keeps(values) })
      // The end of the session has removed all drafts.
      drafts.keep(ACCOUNT_DRAFT, { account: accountOf(values) })
      notices.show('success', { kind: 'key', key: 'passwords.changed' })
      // Going back, if the shopper came from the sign-in page.
      const isLogin = (path: string): boolean => path === '/login'
      if (stepsBackTo(isLogin) !== 1 || !wayBack(isLogin)) navigate('/login', { replace: true })
    },
  })
  const guard = useLeaveGuard(form.isDirty, () => {
    form.reset(blank)
    goBack()
  })
  return { form, guard }
}

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
        help={t('session.passwordPlaceholder', { min: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
      />
      <PasswordField
        {...repeat}
        label={t('passwords.repeat')}
        autoComplete="new-password"
        enterKeyHint="go"
        maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
      />
    </>
  )
}
