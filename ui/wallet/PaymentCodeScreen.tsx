import type { ReactNode } from 'react'
import { safeReturnPath } from '../../domain/session/navigation-guard.ts'
import {
  checkPaymentCodeForm,
  PAYMENT_CODE_MIN_LENGTH,
  type PaymentCodeFault,
} from '../../domain/wallet/payment-code.ts'
import { hasScreen } from '../app/match-route.ts'
import type { ScreenProps } from '../app/screen.ts'
import { useNavigate } from '../app/use-navigate.ts'
import { FormPage } from '../components/FormPage.tsx'
import { PasswordField } from '../components/forms.ts'
import { Note, TextLink } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-back.ts'
import { useForm } from '../hooks/use-form.ts'
import { useLeaveGuard } from '../hooks/use-leave-guard.tsx'
import { useStream } from '../hooks/use-stream.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords, type Words } from '../i18n/use-words.ts'

const BLANK = { old: '', next: '', repeat: '' }

const codeText = (fault: PaymentCodeFault, t: Words['t']): string => {
  switch (fault.kind) {
    case 'old-code-required':
      return t('wallet.oldRequired')
    case 'code-not-digits':
      return t('wallet.notDigits')
    case 'code-too-short':
      return t('wallet.tooShort', { least: fault.least })
    case 'code-unchanged':
      return t('wallet.unchanged')
    case 'codes-differ':
      return t('wallet.differ')
  }
}

const textsByField = (faults: readonly PaymentCodeFault[], t: Words['t']): Record<string, string> =>
  Object.fromEntries(faults.map((fault) => [fault.field, codeText(fault, t)]))

/** Sets the payment code the first time, changes it later; `?back=` is the payment that asked for it. */
export const PaymentCodeScreen = ({ search }: ScreenProps): ReactNode => {
  const { wallet, notices } = useApp()
  const { t } = useWords()
  const navigate = useNavigate()
  const goBack = useBack('/filter')
  const faultText = useFaultText()
  const isFirst = useStream(wallet.hasPaymentCode$) !== true
  const wanted = search.get('back') ?? undefined
  const returnPath = wanted === undefined ? undefined : safeReturnPath(wanted)
  const form = useForm({
    initial: BLANK,
    check: (values) => {
      const checked = checkPaymentCodeForm(values, isFirst)
      return checked.ok ? {} : textsByField(checked.fault, t)
    },
    onSubmit: async (values) => {
      const answer = await wallet.setPaymentCode(values)
      if (!answer.ok) {
        if (answer.fault.kind === 'form') return textsByField(answer.fault.faults, t)
        return { [isFirst ? 'next' : 'old']: faultText(answer.fault) }
      }
      notices.show('success', { kind: 'key', key: 'wallet.saved' })
      form.reset(BLANK)
      if (returnPath === undefined) goBack()
      else navigate(returnPath, { replace: true })
      return undefined
    },
  })
  const digits = { inputMode: 'numeric', autoComplete: 'off', maxLength: 32, icon: 'key-round' } as const
  const guard = useLeaveGuard(form.isDirty, () => {
    form.reset(BLANK)
    goBack()
  })
  return (
    <FormPage
      title={t(isFirst ? 'wallet.setHeading' : 'wallet.changeHeading')}
      form={form}
      guard={guard}
      sendLabel={t('wallet.save')}
    >
      <p className="ink-2">
        {t('wallet.setIntro')} {returnPath !== undefined && t('wallet.returnNote')}
      </p>
      {!isFirst && <PasswordField {...form.field('old')} {...digits} label={t('wallet.oldCode')} />}
      {/* No host has a way back without the old code (api.md 6): people have to look at it. */}
      {!isFirst && hasScreen('/service') && (
        <p>
          <TextLink href="/service">{t('wallet.forgotten')}</TextLink>
        </p>
      )}
      <PasswordField
        {...form.field('next')}
        {...digits}
        label={t(isFirst ? 'wallet.code' : 'wallet.newCode')}
        help={t('wallet.codeHelp', { least: PAYMENT_CODE_MIN_LENGTH })}
      />
      <PasswordField {...form.field('repeat')} {...digits} label={t('wallet.repeatCode')} enterKeyHint="go" />
      <Note icon="shield-check">{t('wallet.keepSecret')}</Note>
    </FormPage>
  )
}
