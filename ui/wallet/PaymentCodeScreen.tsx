import { type ReactNode, useState } from 'react'
import { maskEmail } from '../../domain/session/credentials.ts'
import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import {
  checkPaymentCodeForm,
  checkPaymentCodeReset,
  PAYMENT_CODE_MIN_LENGTH,
  type PaymentCodeFault,
  type PaymentCodeForm,
  type PaymentCodeReset,
  TYPED_CODE_MAX_LENGTH,
} from '../../domain/wallet/payment-code.ts'
import { SentCodeField } from '../components/fields/SentCodeField.tsx'
import { NOT_A_LOGIN } from '../components/fields/SpecialFields.tsx'
import { PasswordField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { Note, TextLink } from '../components/kit.ts'
import { type Unsaved, useLeaveGuard } from '../components/overlays/use-unsaved.tsx'
import { type Form, type FormField, useForm } from '../hooks/forms/use-form.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useBack, useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import { firstTexts, refusedTexts, useFaultText } from '../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import { hasScreen } from '../navigation/routes.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './money.module.css'

/** The field for the mailed code with its send button; a refusal to send is shown at the field. */
const MailedCodePart = ({ field }: { readonly field: FormField<string> }): ReactNode => {
  const { wallet, session, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const email = maskEmail(useStream(session.user$)?.email ?? '')
  const [unsent, setUnsent] = useState<string | undefined>(undefined)
  const send = async (): Promise<boolean> => {
    const sent = await wallet.mailPaymentCode()
    setUnsent(sent.ok ? undefined : faultText(sent.fault))
    if (sent.ok) notices.show('success', { kind: 'key', key: 'wallet.mailSent' })
    return sent.ok
  }
  return (
    <>
      <p className="ink-2">{email === '' ? t('wallet.mailIntro') : t('wallet.mailIntroTo', { email })}</p>
      <SentCodeField
        field={{
          ...field,
          error: unsent ?? field.error,
          onChange: (typed) => {
            setUnsent(undefined)
            field.onChange(typed)
          },
        }}
        label={t('wallet.mailedCode')}
        help={t('wallet.mailedHelp')}
        sendLabel={t('wallet.mailCode')}
        againLabel={t('wallet.mailAgain')}
        waitText={(seconds) => t('wallet.mailAgainIn', { seconds })}
        onSend={send}
      />
      {hasScreen('/service') && (
        <p>
          <TextLink href="/service">{t('wallet.noMail')}</TextLink>
        </p>
      )}
    </>
  )
}

const codeText = (fault: PaymentCodeFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'old-code-required':
      return t('wallet.oldRequired')
    case 'mailed-code-required':
      return t('wallet.mailedRequired')
    case 'mailed-code-not-digits':
      return t('wallet.mailedNotDigits')
    case 'code-not-digits':
      return t('wallet.notDigits')
    case 'code-too-short':
      return t('wallet.tooShort', { least: fault.least })
    case 'code-too-long':
      return t('wallet.tooLong', { most: fault.most })
    case 'code-too-simple':
      return t('wallet.tooSimple')
    case 'code-unchanged':
      return t('wallet.unchanged')
    case 'codes-differ':
      return t('wallet.differ')
  }
}

/** One sentence for each invalid field of a payment code form (requirements S5 and S8). */
const textsByField = (faults: readonly PaymentCodeFault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => codeText(fault, t))

/** The first code, a change with the old one, or a reset with a mailed one. */
type CodeMode = 'first' | 'change' | 'forgotten'

type Values = PaymentCodeForm & PaymentCodeReset

const BLANK: Values = { old: '', mailed: '', next: '', repeat: '' }
/** The field of a server's refusal: the one that proves the right to change. */
const PROOF = { first: 'next', change: 'old', forgotten: 'mailed' } as const

/** The payment code form in all modes, so that typed text is kept when the mode changes. */
const usePaymentCodeForm = (
  mode: CodeMode,
  returnPath: string | undefined,
): { readonly form: Form<Values>; readonly guard: Unsaved; readonly giveUpOld: () => void } => {
  const { wallet, notices } = useApp()
  const { t } = useTranslations()
  const navigate = useNavigate()
  const goBack = useBack('/filter')
  const wayBack = useWayBack()
  const faultText = useFaultText()
  const isForgotten = mode === 'forgotten'
  const form = useForm<Values>({
    initial: BLANK,
    check: (values) => {
      const checked = isForgotten
        ? checkPaymentCodeReset(values)
        : checkPaymentCodeForm(values, mode === 'first')
      return checked.ok ? {} : textsByField(checked.fault, t)
    },
    onSubmit: async (values) => {
      const answer = await (isForgotten ? wallet.resetPaymentCode(values) : wallet.setPaymentCode(values))
      if (!answer.ok) {
        if (answer.fault.kind === 'form') return textsByField(answer.fault.faults, t)
        return refusedTexts(answer.fault, faultText) ?? { [PROOF[mode]]: faultText(answer.fault) }
      }
      notices.show('success', { kind: 'key', key: 'wallet.saved' })
      form.reset(BLANK)
      if (returnPath === undefined) goBack()
      else if (!wayBack((at) => at === returnPath)) navigate(returnPath, { replace: true })
      return undefined
    },
  })
  const guard = useLeaveGuard(form.isDirty, () => {
    form.reset(BLANK)
    goBack()
  })
  return {
    form,
    guard,
    giveUpOld: () => {
      const { isDirty } = form
      const values = { ...form.values, old: '' }
      // The next form has not been submitted yet, so it shows no errors.
      form.reset(values)
      if (isDirty) form.set(values)
    },
  }
}

const HEADINGS = {
  first: 'wallet.setHeading',
  change: 'wallet.changeHeading',
  forgotten: 'wallet.forgottenHeading',
} as const

const forgottenPath = (back: string | null): string =>
  `/changePayPwd?forgotten=1${back === null ? '' : `&back=${encodeURIComponent(back)}`}`

/**
 * Sets the first payment code, changes it, or resets it with `?forgotten=1` (decision 11); `?back=` is the payment
 * that needs it.
 */
export const PaymentCodeScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const navigate = useNavigate()
  const hasCode = useStream(useApp().wallet.hasPaymentCode$) === true
  const knownMode = search.get('forgotten') === '1' ? 'forgotten' : 'change'
  const mode: CodeMode = hasCode ? knownMode : 'first'
  const back = search.get('back')
  const { form, guard, giveUpOld } = usePaymentCodeForm(
    mode,
    back === null ? undefined : safeReturnPath(back),
  )
  const forget = (): void => {
    giveUpOld()
    navigate(forgottenPath(back), { replace: true })
  }
  const digits = {
    inputMode: 'numeric',
    ...NOT_A_LOGIN,
    // As long as any code ever allowed: a new code that is too long is reported, not cut.
    most: TYPED_CODE_MAX_LENGTH,
    icon: 'key-round',
  } as const
  return (
    <FormPage title={t(HEADINGS[mode])} form={form} guard={guard} sendLabel={t('wallet.save')}>
      {mode === 'forgotten' ? (
        <MailedCodePart field={form.field('mailed')} />
      ) : (
        <p className="ink-2">{t('wallet.setIntro')}</p>
      )}
      {back !== null && <p className="ink-2">{t('wallet.returnNote')}</p>}
      {mode === 'change' && (
        <>
          <PasswordField {...form.field('old')} {...digits} label={t('wallet.oldCode')} />
          <div className={css['end']}>
            <TextLink onClick={forget}>{t('wallet.forgotten')}</TextLink>
          </div>
        </>
      )}
      <PasswordField
        {...form.field('next')}
        {...digits}
        label={t(mode === 'first' ? 'wallet.code' : 'wallet.newCode')}
        help={t('wallet.codeHelp', { least: PAYMENT_CODE_MIN_LENGTH })}
      />
      <PasswordField {...form.field('repeat')} {...digits} label={t('wallet.repeatCode')} enterKeyHint="go" />
      <Note icon="shield-check">{t(mode === 'forgotten' ? 'wallet.resetNote' : 'wallet.keepSecret')}</Note>
    </FormPage>
  )
}
