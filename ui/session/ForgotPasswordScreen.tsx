import type { ReactNode } from 'react'
import { checkPasswordReset } from '../../domain/account/password.ts'
import { PASSWORD_MIN_LENGTH } from '../../domain/session/credentials.ts'
import { useNavigate } from '../app/use-navigate.ts'
import { PasswordField, TextField } from '../components/forms.ts'
import { AppBar, BottomBar, Button, Note, Page } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useForm } from '../hooks/use-form.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { CodeField } from './CodeField.tsx'
import { passwordTexts } from './password-text.ts'
import css from './session.module.css'
import { useRefusal } from './use-refusal.ts'

const FORM_ID = 'forgot-password'
const BLANK = { account: '', code: '', next: '', repeat: '' }

/** A new password by a code that is sent to the account (api.md 6). */
export const ForgotPasswordScreen = (): ReactNode => {
  const { account, notices } = useApp()
  const { t } = useWords()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const refusal = useRefusal()
  const form = useForm({
    initial: BLANK,
    check: (values) => {
      const checked = checkPasswordReset(values)
      return checked.ok ? {} : passwordTexts(checked.fault, t)
    },
    onSubmit: async (values) => {
      refusal.clear()
      const done = await account.resetPassword(values)
      if (done.ok) {
        form.reset(BLANK)
        notices.show('success', { kind: 'key', key: 'passwords.changed' })
        navigate('/login', { replace: true })
      } else if (done.fault.kind === 'form') return passwordTexts(done.fault.faults, t)
      else refusal.show(faultText(done.fault))
      return undefined
    },
  })
  return (
    <Page
      column="form"
      bar={<AppBar column="form" title={t('core.title.forgotPassword')} />}
      footer={
        <BottomBar column="form" needsNetwork>
          <Button kind="primary" size="lg" isBlock type="submit" form={FORM_ID} isBusy={form.isBusy}>
            {t('passwords.save')}
          </Button>
        </BottomBar>
      }
    >
      <form id={FORM_ID} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
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
        <PasswordField
          {...form.field('next')}
          label={t('passwords.next')}
          help={t('session.passwordPlaceholder', { least: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          maxLength={128}
        />
        <PasswordField
          {...form.field('repeat')}
          label={t('passwords.repeat')}
          autoComplete="new-password"
          enterKeyHint="go"
          maxLength={128}
        />
        {refusal.text !== undefined && <Note tone="bad">{refusal.text}</Note>}
      </form>
    </Page>
  )
}
