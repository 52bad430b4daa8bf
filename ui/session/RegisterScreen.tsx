import { type ReactNode, useState } from 'react'
import {
  checkRegistration,
  EMAIL_MOST,
  PASSWORD_MIN_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from '../../domain/session/credentials.ts'
import { joinMobile } from '../../domain/session/mobile.ts'
import { BLANK_REGISTRATION, keptRegistration, registrationOf } from '../../domain/session/register-form.ts'
import { draftText } from '../../domain/shared/fields.ts'
import { NameFields } from '../components/fields/NameFields.tsx'
import { AccountOfPassword } from '../components/fields/SpecialFields.tsx'
import { Checkbox, PasswordField, TextField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { Button, TextLink } from '../components/kit.ts'
import { useLeaveGuard } from '../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { useForm } from '../hooks/forms/use-form.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { refusedTexts, useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
import { textsByField } from './credential-texts.ts'
import { MobileField } from './MobileField.tsx'
import { LanguageChip, useRefusal } from './SessionParts.tsx'
import css from './session.module.css'
import { TermsSheet } from './TermsSheet.tsx'
import { useFollowSignIn, useReturn } from './use-return.ts'

/** Visitors have no owner name for drafts: one form for this tab. */
const REGISTER_DRAFT = 'visitor register'

/** Registration; the server signs the new shopper in (requirement S5, api.md 6). */
export const RegisterScreen = (): ReactNode => {
  const { session, notices } = useApp()
  const { t } = useTranslations()
  const goOn = useReturn()
  const faultText = useFaultText()
  const refusal = useRefusal()
  const draft = useDraft(REGISTER_DRAFT)
  const [prefix, setPrefix] = useState(draftText(draft, 'prefix') ?? '+62')
  const form = useForm({
    initial: registrationOf(draft),
    check: ({ agrees, ...values }) => {
      const checked = checkRegistration({ ...values, mobile: joinMobile(prefix, values.mobile) })
      const texts = checked.ok ? {} : textsByField(checked.fault, t)
      return agrees ? texts : { ...texts, agrees: t('session.agreeRequired') }
    },
    onSubmit: async ({ agrees: _, ...values }) => {
      refusal.clear()
      const answer = await session.register({ ...values, mobile: joinMobile(prefix, values.mobile) })
      if (answer.ok) {
        drafts.keep(REGISTER_DRAFT, undefined)
        notices.show('success', {
          kind: 'key',
          key: 'session.welcome',
          with: { name: values.givenName.trim() },
        })
        goOn()
      } else if (answer.fault.kind === 'form') return textsByField(answer.fault.faults, t)
      else {
        const refused = refusedTexts(answer.fault, faultText)
        if (refused === undefined) refusal.show(faultText(answer.fault))
        return refused
      }
      return undefined
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
    refusal.clear()
    goBack()
  })
  return (
    <FormPage
      actions={<LanguageChip />}
      form={form}
      guard={guard}
      sendLabel={t('session.register')}
      problem={refusal.text}
    >
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
        most={EMAIL_MOST}
      />
      <MobileField {...form.field('mobile')} prefix={prefix} onPrefix={setPrefix} />
      <AccountOfPassword account={form.values.email.trim()} />
      <PasswordField
        {...form.field('password')}
        label={t('session.password')}
        placeholder={t('session.passwordPlaceholder', { least: PASSWORD_MIN_LENGTH })}
        help={isLongEnough ? t('session.passwordLongEnough') : undefined}
        isGood={isLongEnough}
        autoComplete="new-password"
        most={TYPED_PASSWORD_MAX_LENGTH}
      />
      <PasswordField
        {...form.field('repeat')}
        label={t('session.repeat')}
        placeholder={t('session.repeatPlaceholder')}
        autoComplete="new-password"
        enterKeyHint="go"
        most={TYPED_PASSWORD_MAX_LENGTH}
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
