import type { ReactNode } from 'react'
import { checkAccount, checkPasswordReset } from '../../domain/account/password.ts'
import { EMAIL_MAX_LENGTH } from '../../domain/session/credentials.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { SentCodeField } from '../components/fields/SentCodeField.tsx'
import { TextField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { useDraft, useKeepDraft } from '../hooks/forms/use-draft.ts'
import type { FormField } from '../hooks/forms/use-form.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { NewPasswordFields, usePasswordForm } from './password-form.tsx'
import { ACCOUNT_DRAFT } from './SessionParts.tsx'

type CodeFieldProps = {
  readonly field: FormField<string>
  readonly account: FormField<string>
}

/** The code that is sent to the account typed above. */
const CodeField = ({ field, account: typed }: CodeFieldProps): ReactNode => {
  const { account, notices } = useApp()
  const { t } = useTranslations()
  const send = async (): Promise<boolean> => {
    typed.onBlur()
    if (!checkAccount(typed.value).ok) return false
    const sent = await account.sendResetCode(typed.value)
    if (sent.ok) notices.show('success', { kind: 'key', key: 'passwords.codeSent' })
    return sent.ok
  }
  return (
    <SentCodeField
      field={field}
      label={t('passwords.code')}
      help={t('passwords.codeHelp')}
      sendLabel={t('passwords.sendCode')}
      againLabel={t('passwords.sendAgain')}
      waitText={(seconds) => t('passwords.sendAgainIn', { seconds })}
      to={typed.value.trim()}
      onSend={send}
    />
  )
}

/** Resets a password with a code that is sent to the account (api.md 6). */
export const ForgotPasswordScreen = (): ReactNode => {
  const { account, session } = useApp()
  const { t } = useTranslations()
  const user = useStream(session.user$)
  // Opening the mail may unload this page on a phone: the account is restored.
  const named = draftText(useDraft(ACCOUNT_DRAFT), 'account') ?? user?.email ?? ''
  const { form, guard } = usePasswordForm({
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
        maxCharacters={EMAIL_MAX_LENGTH}
      />
      <CodeField field={form.field('code')} account={form.field('account')} />
      <NewPasswordFields next={form.field('next')} repeat={form.field('repeat')} />
    </FormPage>
  )
}
