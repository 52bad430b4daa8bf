import type { ReactNode } from 'react'
import {
  checkCredentials,
  EMAIL_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from '../../domain/session/credentials.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { ART } from '../components/art.ts'
import { RouteBand } from '../components/commerce/pictures/Hero.tsx'
import { PasswordField, TextField } from '../components/forms.ts'
import { RefusalNote } from '../components/frame/FormPage.tsx'
import { MerchantLink } from '../components/frame/MerchantLink.tsx'
import { Button, Page, TextLink } from '../components/kit.ts'
import { useDraft, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { useServerForm } from '../hooks/forms/use-server-form.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import type { DisplayedFault } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import {
  ACCOUNT_DRAFT,
  LanguageChip,
  useFollowSignIn,
  useReturn,
  useSessionFaultText,
} from './SessionParts.tsx'
import css from './session.module.css'

/** Whether the server refused account or password; servers use different codes. */
const isRefused = ({ kind }: DisplayedFault): boolean => kind === 'rejected' || kind === 'unauthorised'

/** Sign-in; afterwards back to the page that required it (requirements S5, S6). */
export const LoginScreen = (): ReactNode => {
  const { session, notices, cart } = useApp()
  const cartCount = useStream(cart.count$, 0)
  const { t } = useTranslations()
  const goOn = useReturn()
  const form = useServerForm({
    initial: { account: draftText(useDraft(ACCOUNT_DRAFT), 'account') ?? '', password: '' },
    check: checkCredentials,
    textOf: useSessionFaultText(),
    send: session.signIn,
    onSent: goOn,
    // The server does not say which of the two is wrong; the password field is cleared.
    refusedField: (fault) => (isRefused(fault) ? 'password' : undefined),
  })
  useFollowSignIn(form, goOn)
  const { account } = form.values
  useKeepDraft(ACCOUNT_DRAFT, { account }, account !== '')
  // Requirement S8: "Please input account and password".
  const submit = (event: React.FormEvent): void => {
    if (form.values.account.trim() === '' && form.values.password === '') {
      notices.show('info', { kind: 'key', key: 'session.bothRequired' })
    }
    form.submit(event)
  }
  return (
    <Page
      column="form"
      actions={<LanguageChip />}
      footer={
        <footer className={css['foot']}>
          <MerchantLink label={t('session.merchantEntry')} icon="store" size={16} />
        </footer>
      }
    >
      <form method="post" ref={form.ref} className={css['form']} onSubmit={submit} noValidate>
        <RouteBand images={[ART.globe, ART.parcel]} />
        <div>
          <h1 className={css['heading']} tabIndex={-1} data-page-title="">
            {t('session.loginHeading')}
          </h1>
          <p className="ink-2">{t('session.loginIntro')}</p>
        </div>
        <TextField
          {...form.field('account')}
          label={t('session.account')}
          icon="user-round"
          placeholder={t('session.accountHelp')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxCharacters={EMAIL_MAX_LENGTH}
        />
        <PasswordField
          {...form.field('password')}
          label={t('session.password')}
          placeholder={t('session.passwordPlaceholder', { min: PASSWORD_MIN_LENGTH })}
          autoComplete="current-password"
          enterKeyHint="go"
          maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
        />
        {hasScreen('/forgotPassword') && (
          <div className={css['end']}>
            <TextLink href="/forgotPassword">{t('session.forgot')}</TextLink>
          </div>
        )}
        {form.problem !== undefined && <RefusalNote text={form.problem} />}
        <Button kind="primary" size="lg" isBlock type="submit" isBusy={form.isBusy}>
          {t('session.signIn')}
        </Button>
        <p className={css['other']}>
          {hasScreen('/register') && (
            <>
              <span>{t('session.noAccount')}</span>{' '}
              <TextLink href="/register">{t('session.register')}</TextLink>
            </>
          )}
        </p>
        {/* Only the device knows its cart, so the line comes late: below everything that can be tapped, in room of its own. */}
        <p className={css['kept']}>{cartCount > 0 && t('session.cartKept', { count: cartCount })}</p>
      </form>
    </Page>
  )
}
