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
import { FormHalf, FormPage } from '../components/frame/FormPage.tsx'
import { Note, TextLink } from '../components/kit.ts'
import { type Unsaved, useLeaveGuard } from '../components/overlays/use-unsaved.tsx'
import type { Form, FormField } from '../hooks/forms/use-form.ts'
import { useServerForm } from '../hooks/forms/use-server-form.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useBack, useNavigate, useWayBack } from '../hooks/use-navigate.tsx'
import { useFaultText } from '../i18n/fault-text.ts'
import { useTranslations } from '../i18n/translations.ts'
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

/** The sentence for each fault of a payment code (requirements S5 and S8). */
const FAULT_TEXTS: Readonly<Record<PaymentCodeFault['kind'], string>> = {
  'old-code-required': 'wallet.oldRequired',
  'mailed-code-required': 'wallet.mailedRequired',
  'mailed-code-not-digits': 'wallet.mailedNotDigits',
  'code-not-digits': 'wallet.notDigits',
  'code-too-short': 'wallet.tooShort',
  'code-too-long': 'wallet.tooLong',
  'code-too-simple': 'wallet.tooSimple',
  'code-unchanged': 'wallet.unchanged',
  'codes-differ': 'wallet.differ',
}

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
  const isForgotten = mode === 'forgotten'
  const form = useServerForm({
    initial: BLANK,
    check: (values) =>
      isForgotten ? checkPaymentCodeReset(values) : checkPaymentCodeForm(values, mode === 'first'),
    textOf: (fault: PaymentCodeFault) => t(FAULT_TEXTS[fault.kind], fault),
    send: (values) => (isForgotten ? wallet.resetPaymentCode(values) : wallet.setPaymentCode(values)),
    onSent: () => {
      notices.show('success', { kind: 'key', key: 'wallet.saved' })
      form.reset(BLANK)
      if (returnPath === undefined) goBack()
      else if (!wayBack((at) => at === returnPath)) navigate(returnPath, { replace: true })
    },
    refusedField: (fault) => (fault.kind === 'rejected' && fault.field) || PROOF[mode],
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
    maxCharacters: TYPED_CODE_MAX_LENGTH,
    icon: 'key-round',
  } as const
  return (
    <FormPage title={t(HEADINGS[mode])} form={form} guard={guard} sendLabel={t('wallet.save')} isPaired>
      {mode !== 'forgotten' && <p className="ink-2">{t('wallet.setIntro')}</p>}
      {back !== null && <p className="ink-2">{t('wallet.returnNote')}</p>}
      {mode !== 'first' && (
        <FormHalf>
          {mode === 'forgotten' ? (
            <MailedCodePart field={form.field('mailed')} />
          ) : (
            <>
              <PasswordField {...form.field('old')} {...digits} label={t('wallet.oldCode')} />
              <div className={css['end']}>
                <TextLink onClick={forget}>{t('wallet.forgotten')}</TextLink>
              </div>
            </>
          )}
        </FormHalf>
      )}
      <FormHalf>
        <PasswordField
          {...form.field('next')}
          {...digits}
          label={t(mode === 'first' ? 'wallet.code' : 'wallet.newCode')}
          help={t('wallet.codeHelp', { min: PAYMENT_CODE_MIN_LENGTH })}
        />
        <PasswordField
          {...form.field('repeat')}
          {...digits}
          label={t('wallet.repeatCode')}
          enterKeyHint="go"
        />
      </FormHalf>
      <Note icon="shield-check">{t(mode === 'forgotten' ? 'wallet.resetNote' : 'wallet.keepSecret')}</Note>
    </FormPage>
  )
}
