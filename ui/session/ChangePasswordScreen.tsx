import type { ReactNode } from 'react'
import { checkPasswordChange } from '../../domain/account/password.ts'
import { PASSWORD_MIN_LENGTH } from '../../domain/session/credentials.ts'
import { useNavigate } from '../app/use-navigate.ts'
import { ART } from '../components/art.ts'
import { PasswordField } from '../components/forms.ts'
import { AppBar, BottomBar, Button, ButtonLink, EmptyState, Note, Page, TextLink } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useForm } from '../hooks/use-form.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { passwordTexts } from './password-text.ts'
import css from './session.module.css'
import { useRefusal } from './use-refusal.ts'

const FORM_ID = 'change-password'
const BLANK = { old: '', next: '', repeat: '' }

/** Changes the login password; every session ends, and one signs in with the new one (spec storefront 4, 5). */
export const ChangePasswordScreen = (): ReactNode => {
  const { account, session, notices } = useApp()
  const { t } = useWords()
  const navigate = useNavigate()
  const faultText = useFaultText()
  const refusal = useRefusal()
  const isSignedIn = useStream(session.session$).kind === 'signed-in'
  const form = useForm({
    initial: BLANK,
    check: (values) => {
      const checked = checkPasswordChange(values)
      return checked.ok ? {} : passwordTexts(checked.fault, t)
    },
    onSubmit: async (values) => {
      refusal.clear()
      const done = await account.changePassword(values)
      if (done.ok) {
        form.reset(BLANK)
        notices.show('success', { kind: 'key', key: 'passwords.changed' })
        navigate('/login', { replace: true })
      } else if (done.fault.kind === 'form') return passwordTexts(done.fault.faults, t)
      else refusal.show(faultText(done.fault))
      return undefined
    },
  })
  const bar = <AppBar column="form" title={t('core.title.changePassword')} />
  if (!isSignedIn && !form.isBusy) {
    return (
      <Page column="form" bar={bar}>
        <EmptyState
          isTall
          image={ART.key}
          title={t('passwords.visitorTitle')}
          text={t('passwords.visitorText')}
          action={
            <ButtonLink kind="primary" href="/forgotPassword" replace isBlock>
              {t('core.title.forgotPassword')}
            </ButtonLink>
          }
        />
      </Page>
    )
  }
  return (
    <Page
      column="form"
      bar={bar}
      footer={
        <BottomBar column="form" needsNetwork>
          <Button kind="primary" size="lg" isBlock type="submit" form={FORM_ID} isBusy={form.isBusy}>
            {t('passwords.save')}
          </Button>
        </BottomBar>
      }
    >
      <form id={FORM_ID} ref={form.ref} className={css['form']} onSubmit={form.submit} noValidate>
        <p className="ink-2">{t('passwords.changeIntro')}</p>
        <PasswordField
          {...form.field('old')}
          label={t('passwords.old')}
          autoComplete="current-password"
          maxLength={128}
        />
        <div className={css['end']}>
          <TextLink href="/forgotPassword">{t('session.forgot')}</TextLink>
        </div>
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
