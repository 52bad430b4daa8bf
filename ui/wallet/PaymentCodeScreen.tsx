import type { ReactNode } from 'react'
import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import { PAYMENT_CODE_MIN_LENGTH, TYPED_CODE_MAX_LENGTH } from '../../domain/wallet/payment-code.ts'
import { NOT_A_LOGIN } from '../components/fields/SpecialFields.tsx'
import { PasswordField } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { Note, TextLink } from '../components/kit.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useNavigate } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import css from './money.module.css'
import { MailedCodePart } from './payment-code/MailedCodePart.tsx'
import { type CodeMode, usePaymentCodeForm } from './payment-code/use-payment-code-form.ts'

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
