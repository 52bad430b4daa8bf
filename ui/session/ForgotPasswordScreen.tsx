import type { ReactNode } from 'react'
import { checkPasswordReset } from '../../domain/account/password.ts'
import { FormPage } from '../components/FormPage.tsx'
import { TextField } from '../components/forms.ts'
import { useApp } from '../hooks/use-app.ts'
import { useWords } from '../i18n/use-words.ts'
import { CodeField } from './CodeField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { usePasswordForm } from './use-password-form.ts'

const BLANK = { account: '', code: '', next: '', repeat: '' }

/** A new password by a code that is sent to the account (api.md 6). */
export const ForgotPasswordScreen = (): ReactNode => {
  const { account } = useApp()
  const { t } = useWords()
  const { form, guard, problem } = usePasswordForm({
    blank: BLANK,
    check: checkPasswordReset,
    send: account.resetPassword,
    home: '/login',
  })
  return (
    <FormPage
      title={t('core.title.forgotPassword')}
      form={form}
      guard={guard}
      sendLabel={t('passwords.save')}
      problem={problem}
    >
      <p className="ink-2">{t('passwords.forgotIntro')}</p>
      <TextField
        {...form.field('account')}
        label={t('session.account')}
        icon="user-round"
        placeholder={t('session.accountHelp')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <CodeField field={form.field('code')} account={form.field('account')} />
      <NewPasswordFields next={form.field('next')} repeat={form.field('repeat')} />
    </FormPage>
  )
}
