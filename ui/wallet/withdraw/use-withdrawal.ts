import { useState } from 'react'
import type { CodeFault } from '../../../application/shared/payment-code.ts'
import type { LostAct } from '../../../application/wallet/wallet-context.ts'
import { type ApiFault, isUnheard } from '../../../domain/api/fault.ts'
import type { CheckedWithdrawal, WithdrawalTerms } from '../../../domain/wallet/withdrawal.ts'
import { type CodeRefusals, useCodeRefusal } from '../../components/commerce/money/PaymentCodeSheet.tsx'
import type { Form } from '../../hooks/forms/use-form.ts'
import { type Action, useAction } from '../../hooks/use-action.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { useLost } from '../use-lost.ts'
import { recipientOf, useWithdrawalForm, type WithdrawalValues } from './use-withdrawal-form.ts'

type Stage = 'form' | 'confirm' | 'code'

export type WithdrawalEntry = {
  readonly form: Form<WithdrawalValues>
  readonly stage: Stage
  readonly setStage: (stage: Stage) => void
  /** The values shown in the sheets: the checked form. */
  readonly checked: CheckedWithdrawal | undefined
  readonly refused: CodeRefusals['refused']
  readonly isChargeNew: boolean
  readonly send: Action<[string], void>
  readonly clear: () => void
  /** A withdrawal submitted before a reload that the shopper has not been told of. */
  readonly lost: readonly LostAct[]
  /** It contains text that would be lost; also after a reload. */
  readonly isFilled: boolean
}

/** A withdrawal from form to answer: form, confirmation, payment code. */
export const useWithdrawal = (terms: WithdrawalTerms, onStale: () => void): WithdrawalEntry => {
  const { wallet, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('form')
  // The terms as confirmed: terms reloaded while the code is typed do not change it.
  const [agreed, setAgreed] = useState(terms.serviceCharge)
  const [isChargeNew, setChargeNew] = useState(false)
  const { refused, refuse, forget } = useCodeRefusal()
  const entry = useWithdrawalForm(terms, () => {
    forget()
    setChargeNew(false)
    setStage('confirm')
  })
  const { form, checked, clear } = entry
  const { values } = form
  const refuseFor = (fault: ApiFault | CodeFault): void => {
    const isLockedOut = fault.kind === 'wrong-code' && fault.remaining === 0
    refuse(isUnheard(fault) ? t('money.unanswered') : faultText(fault), isLockedOut)
  }
  const lost = useLost({ kind: 'withdraw', typed: values.amount, clear })
  const send = useAction(async (code: string) => {
    const order = { amount: values.amount, recipient: recipientOf(values), serviceCharge: agreed }
    await lost.seen()
    const answer = await wallet.withdraw(order, code)
    if (answer.ok) {
      setStage('form')
      clear()
      entry.forgetDraft()
      lost.answered(answer.value.number)
      notices.show('success', { kind: 'key', key: 'money.withdraw.sent' })
      navigate('/depositRecord', { replace: true })
    } else if (answer.fault.kind === 'form') {
      entry.refuse(answer.fault.faults)
      setStage('form')
    } else if (answer.fault.kind === 'rejected' && answer.fault.field !== undefined) {
      entry.refuseAt({ [answer.fault.field]: faultText(answer.fault) })
      setStage('form')
    } else if (answer.fault.kind === 'charge-changed') {
      setChargeNew(true)
      setStage('form')
      onStale()
    } else if (answer.fault.kind === 'no-payment-code') {
      navigate('/changePayPwd?back=%2FwithDraw')
    } else refuseFor(answer.fault)
  })
  // A sheet closed by new terms does not reopen by itself when the form becomes valid.
  if (stage !== 'form' && !checked.ok && !send.isBusy) setStage('form')
  return {
    form,
    stage,
    setStage: (next) => {
      setAgreed(terms.serviceCharge)
      setStage(next)
    },
    checked: checked.ok ? checked.value : undefined,
    refused,
    isChargeNew,
    send,
    clear,
    lost: lost.acts,
    isFilled: entry.isFilled,
  }
}
