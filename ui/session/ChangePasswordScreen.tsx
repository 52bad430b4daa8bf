import type { ReactNode } from 'react'
import { checkPasswordChange } from '../../domain/account/password.ts'
import { TYPED_PASSWORD_MAX_LENGTH } from '../../domain/session/credentials.ts'
import { ART } from '../components/art.ts'
import { PasswordField } from '../components/forms.ts'
import { FormHalf, FormPage } from '../components/frame/FormPage.tsx'
import { EmptyState, Page, TextLink } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { NewPasswordFields, usePasswordForm } from './password-form.tsx'
import css from './session.module.css'

const BLANK = { old: '', next: '', repeat: '' }

/** Changes the login password; every session ends, and the shopper signs in again (requirements S4, S5). */
export const ChangePasswordScreen = (): ReactNode => {
  const { account, session } = useApp()
  const { t } = useTranslations()
  const isSignedIn = useStream(session.session$).kind === 'signed-in'
  const email = useStream(session.user$)?.email ?? ''
  const { form, guard } = usePasswordForm({
    blank: BLANK,
    check: checkPasswordChange,
    send: account.changePassword,
    accountOf: () => email,
    home: '/passwords',
  })
  const title = t('core.title.changePassword')
  if (!isSignedIn && !form.isBusy) return <Visitors title={title} />
  return (
    <FormPage title={title} form={form} guard={guard} sendLabel={t('passwords.save')} isPaired>
      <p className="ink-2">{t('passwords.changeIntro')}</p>
      <FormHalf>
        <PasswordField
          {...form.field('old')}
          label={t('passwords.old')}
          autoComplete="current-password"
          maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
        />
        <div className={css['end']}>
          <TextLink href="/forgotPassword">{t('session.forgot')}</TextLink>
        </div>
      </FormHalf>
      <FormHalf>
        <NewPasswordFields account={email} next={form.field('next')} repeat={form.field('repeat')} />
      </FormHalf>
    </FormPage>
  )
}

/** The path is open to visitors (requirement S6), who have no password to change. */
const Visitors = ({ title }: { readonly title: string }): ReactNode => {
  const { t } = useTranslations()
  return (
    <Page column="form" title={title}>
      <EmptyState
        isTall
        image={ART.key}
        title={t('passwords.visitorTitle')}
        text={t('passwords.visitorText')}
        href="/forgotPassword"
        replace
        linkLabel={t('core.title.forgotPassword')}
      />
    </Page>
  )
}
