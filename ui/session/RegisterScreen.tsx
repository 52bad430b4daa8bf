import { type ReactNode, useMemo, useState } from 'react'
import {
  checkRegistration,
  EMAIL_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from '../../domain/session/credentials.ts'
import { joinMobile, TYPED_MOBILE_MAX_LENGTH } from '../../domain/session/mobile.ts'
import { BLANK_REGISTRATION, keptRegistration, registrationOf } from '../../domain/session/register-form.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { ART } from '../components/art.ts'
import { AccountOfPassword, NameFields } from '../components/fields/SpecialFields.tsx'
import {
  BottomSheet,
  Checkbox,
  PasswordField,
  PhoneField,
  SelectList,
  TextField,
} from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { Button, EmptyState, QueryState, TextLink } from '../components/kit.ts'
import { useLeaveGuard } from '../components/overlays/use-unsaved.tsx'
import { SkeletonText } from '../components/states/SkeletonForms.tsx'
import { RichTextView } from '../components/surfaces/RichTextView.tsx'
import { drafts, useDraft, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { useServerForm } from '../hooks/forms/use-server-form.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { formatCountry } from '../i18n/format.ts'
import { useTranslations } from '../i18n/translations.ts'
import { LanguageChip, useFollowSignIn, useReturn, useSessionFaultText } from './SessionParts.tsx'
import css from './session.module.css'

/** Calling codes of our shoppers' countries; names come from Intl. */
const COUNTRIES = [
  ['+62', 'ID'],
  ['+60', 'MY'],
  ['+65', 'SG'],
  ['+66', 'TH'],
  ['+84', 'VN'],
  ['+63', 'PH'],
  ['+86', 'CN'],
  ['+852', 'HK'],
  ['+886', 'TW'],
  ['+81', 'JP'],
  ['+82', 'KR'],
  ['+61', 'AU'],
  ['+1', 'US'],
  ['+44', 'GB'],
  ['+49', 'DE'],
] as const

type MobileFieldProps = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly prefix: string
  readonly onPrefix: (prefix: string) => void
}

/** A mobile number with its country's calling code. */
const MobileField = ({ prefix, onPrefix, ...field }: MobileFieldProps): ReactNode => {
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const options = useMemo(() => {
    return COUNTRIES.map(([code, region]) => ({
      value: code,
      label: `${formatCountry(region, language)} ${code}`,
    }))
  }, [language])
  const choose = (code: string): void => {
    onPrefix(code)
    setOpen(false)
  }
  return (
    <>
      <PhoneField
        {...field}
        label={t('session.mobile')}
        prefix={prefix}
        onPrefix={() => setOpen(true)}
        maxCharacters={TYPED_MOBILE_MAX_LENGTH}
      />
      <BottomSheet isOpen={isOpen} title={t('session.countryCode')} onClose={() => setOpen(false)}>
        <SelectList
          key={language}
          label={t('session.countryCode')}
          value={prefix}
          onChoose={choose}
          options={options}
        />
      </BottomSheet>
    </>
  )
}

/**
 * Terms and policies over the form that requires accepting them: their page requires signing in (requirement S6), and
 * the form's text is kept.
 */
const TermsSheet = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
  const { account } = useApp()
  const { t } = useTranslations()
  const query = useQuery({ key: 'law', load: account.loadLaw })
  const { value } = query
  return (
    <BottomSheet isOpen title={t('core.title.law')} onClose={onClose}>
      <QueryState query={query} skeleton={<SkeletonText />} />
      {value?.trim() === '' && <EmptyState image={ART.document} title={t('session.noTerms')} />}
      {value !== undefined && value.trim() !== '' && <RichTextView html={value} />}
    </BottomSheet>
  )
}

/** Visitors have no owner name for drafts: one form for this tab. */
const REGISTER_DRAFT = 'visitor register'

/** Registration; the server signs the new shopper in (requirement S5, api.md 6). */
export const RegisterScreen = (): ReactNode => {
  const { session, notices } = useApp()
  const { t } = useTranslations()
  const goOn = useReturn()
  const draft = useDraft(REGISTER_DRAFT)
  const [prefix, setPrefix] = useState(draftText(draft, 'prefix') ?? '+62')
  const form = useServerForm({
    initial: registrationOf(draft),
    check: ({ agrees: _, ...values }) =>
      checkRegistration({ ...values, mobile: joinMobile(prefix, values.mobile) }),
    textOf: useSessionFaultText(),
    further: ({ agrees }) => ({ agrees: agrees ? undefined : t('session.agreeRequired') }),
    send: ({ agrees: _, ...values }) =>
      session.register({ ...values, mobile: joinMobile(prefix, values.mobile) }),
    onSent: (_, { givenName }) => {
      drafts.keep(REGISTER_DRAFT, undefined)
      notices.show('success', { kind: 'key', key: 'session.welcome', with: { name: givenName.trim() } })
      goOn()
    },
  })
  useFollowSignIn(form, goOn)
  const { value: agrees, error: agreeError, onChange: setAgrees } = form.field('agrees')
  const [isReading, setReading] = useState(false)
  const isLongEnough = form.values.password.length >= PASSWORD_MIN_LENGTH
  const goBack = useBack('/login')
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(BLANK_REGISTRATION)
  useKeepDraft(REGISTER_DRAFT, { ...keptRegistration(form.values), prefix }, isDirty)
  const guard = useLeaveGuard(isDirty, () => {
    drafts.keep(REGISTER_DRAFT, undefined)
    form.reset(BLANK_REGISTRATION)
    goBack()
  })
  return (
    <FormPage actions={<LanguageChip />} form={form} guard={guard} sendLabel={t('session.register')}>
      <div>
        <h1 className={css['heading']} tabIndex={-1} data-page-title="">
          {t('session.registerHeading')}
        </h1>
        <p className="ink-2">
          <span>{t('session.haveAccount')}</span> <TextLink href="/login">{t('session.signIn')}</TextLink>
        </p>
      </div>
      <div className={css['names']}>
        <NameFields field={form.field} />
      </div>
      <TextField
        {...form.field('email')}
        label={t('session.email')}
        type="email"
        icon="mail"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxCharacters={EMAIL_MAX_LENGTH}
      />
      <MobileField {...form.field('mobile')} prefix={prefix} onPrefix={setPrefix} />
      <AccountOfPassword account={form.values.email.trim()} />
      <PasswordField
        {...form.field('password')}
        label={t('session.password')}
        placeholder={t('session.passwordPlaceholder', { min: PASSWORD_MIN_LENGTH })}
        help={isLongEnough ? t('session.passwordLongEnough') : undefined}
        isGood={isLongEnough}
        autoComplete="new-password"
        maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
      />
      <PasswordField
        {...form.field('repeat')}
        label={t('session.repeat')}
        placeholder={t('session.repeatPlaceholder')}
        autoComplete="new-password"
        enterKeyHint="go"
        maxCharacters={TYPED_PASSWORD_MAX_LENGTH}
      />
      <Checkbox label={t('session.agree')} isChecked={agrees} onChange={setAgrees} error={agreeError}>
        <span className="small ink-2">{t('session.agree')}</span>
      </Checkbox>
      <div className={css['terms']}>
        <Button kind="text" onClick={() => setReading(true)}>
          {t('session.agreeRead')}
        </Button>
      </div>
      {isReading && <TermsSheet onClose={() => setReading(false)} />}
    </FormPage>
  )
}
