import type { ReactNode } from 'react'
import { checkPasswordReset } from '../../domain/account/password.ts'
import { EMAIL_MOST } from '../../domain/session/credentials.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { TextField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { useDraft, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { CodeField } from './CodeField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { ACCOUNT_DRAFT } from './SessionParts.tsx'
import { usePasswordForm } from './use-password-form.ts'

/** Resets a password with a code that is sent to the account (api.md 6). */
export const ForgotPasswordScreen = (): ReactNode => {
  const { account, session } = useApp()
  const { t } = useTranslations()
  const user = useStream(session.user$)
  // Opening the mail may unload this page on a phone: the account is restored.
  const named = draftText(useDraft(ACCOUNT_DRAFT), 'account') ?? user?.email ?? ''
  const { form, guard, problem } = usePasswordForm({
    blank: { account: named, code: '', next: '', repeat: '' },
    check: checkPasswordReset,
    send: account.resetPassword,
    accountOf: (values) => values.account,
    keeps: (values) => ({ account: values.account }),
    home: '/login',
  })
  const typed = form.values.account
  useKeepDraft(ACCOUNT_DRAFT, { account: typed }, typed !== '')
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
        most={EMAIL_MOST}
      />
      <CodeField field={form.field('code')} account={form.field('account')} />
      <NewPasswordFields next={form.field('next')} repeat={form.field('repeat')} />
    </FormPage>
  )
}
