import {
  checkPaymentCodeForm,
  checkPaymentCodeReset,
  type PaymentCodeForm,
  type PaymentCodeReset,
} from '../../../domain/wallet/payment-code.ts'
import type { Unsaved } from '../../components/overlays/use-unsaved.tsx'
import { useLeaveGuard } from '../../components/overlays/use-unsaved.tsx'
import { type Form, useForm } from '../../hooks/forms/use-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useBack, useNavigate, useWayBack } from '../../hooks/use-navigate.tsx'
import { refusedTexts, useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { textsByField } from './payment-code-text.ts'

/** The first code, a change with the old one, or a reset with a mailed one. */
export type CodeMode = 'first' | 'change' | 'forgotten'

type Values = PaymentCodeForm & PaymentCodeReset

const BLANK: Values = { old: '', mailed: '', next: '', repeat: '' }
/** The field of a server's refusal: the one that proves the right to change. */
const PROOF = { first: 'next', change: 'old', forgotten: 'mailed' } as const

/** The payment code form in all modes, so that typed text is kept when the mode changes. */
export const usePaymentCodeForm = (
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
