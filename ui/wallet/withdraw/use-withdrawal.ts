import { useEffect, useState } from 'react'
import type { CodeFault } from '../../../application/shared/payment-code.ts'
import type { LostAct } from '../../../application/wallet/wallet-context.ts'
import { decimalMarkOf } from '../../../domain/account/language.ts'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { isUnheard } from '../../../domain/api/unheard.ts'
import type { Recipient } from '../../../domain/wallet/recipient.ts'
import {
  type CheckedWithdrawal,
  checkWithdrawal,
  type WithdrawalTerms,
} from '../../../domain/wallet/withdrawal.ts'
import { useNavigate } from '../../app/navigation/use-navigate.ts'
import { type CodeRefusals, useCodeRefusal } from '../../components/commerce/use-code-refusal.ts'
import { draftText, keepDraft } from '../../hooks/kept-draft.ts'
import { type Action, useAction } from '../../hooks/use-action.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useDraft, useDraftName, useKeepDraft } from '../../hooks/use-draft.ts'
import { type Form, type FormErrors, useForm } from '../../hooks/use-form.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useWords } from '../../i18n/use-words.ts'
import { textsByField } from '../money-fault.ts'
import { useLost } from '../use-lost.ts'
import { useAddressHashes } from './use-address-hashes.ts'

const DRAFT = 'withdrawal'
export const BLANK = { kind: 'card', amount: '', holder: '', number: '', bank: '', network: '', address: '' }
export type WithdrawalValues = typeof BLANK
type Stage = 'form' | 'confirm' | 'code'

const recipientOf = ({ kind, holder, number, bank, network, address }: WithdrawalValues): Recipient =>
  kind === 'chain' ? { kind, network, address } : { kind: 'card', holder, number, bank }

export type WithdrawalEntry = {
  readonly form: Form<WithdrawalValues>
  readonly stage: Stage
  readonly setStage: (stage: Stage) => void
  /** What the sheets show: the form as it was checked. */
  readonly checked: CheckedWithdrawal | undefined
  readonly refused: CodeRefusals['refused']
  readonly isChargeNew: boolean
  readonly send: Action<[string], void>
  readonly clear: () => void
  /** A withdrawal of before a reload, of which nobody has told the shopper. */
  readonly lost: readonly LostAct[]
  /** Something stands in it that would be lost; also after a reload. */
  readonly isFilled: boolean
}

/** One withdrawal from the first digit to the answer: form, confirmation, payment code. */
export const useWithdrawal = (terms: WithdrawalTerms, onStale: () => void): WithdrawalEntry => {
  const { wallet, notices } = useApp()
  const words = useWords()
  const faultText = useFaultText()
  const navigate = useNavigate()
  const draftName = useDraftName(DRAFT)
  const draft = useDraft(draftName)
  const mark = decimalMarkOf(words.language)
  const [stage, setStage] = useState<Stage>('form')
  // What the confirmation showed: terms that come anew under the code do not change it.
  const [agreed, setAgreed] = useState(terms.serviceCharge)
  const { refused, refuse, forget } = useCodeRefusal()
  const [isChargeNew, setChargeNew] = useState(false)
  const [atHost, setAtHost] = useState<{ values: WithdrawalValues; texts: FormErrors<WithdrawalValues> }>()
  const start = { ...BLANK, network: terms.networks?.[0] ?? '' }
  const { hashes, load } = useAddressHashes()
  const checkedOf = (values: WithdrawalValues, judgedBy = hashes) =>
    checkWithdrawal({ amount: values.amount, recipient: recipientOf(values) }, mark, terms, judgedBy)

  const form = useForm<WithdrawalValues>({
    initial: Object.fromEntries(
      Object.entries(start).map(([field, text]) => [field, draftText(draft, field) ?? text]),
    ) as WithdrawalValues,
    check: (values) => {
      const checked = checkedOf(values)
      const texts = checked.ok ? {} : textsByField(checked.fault, words, true)
      return { ...texts, ...(atHost?.values === values && atHost.texts) }
    },
    onSubmit: async (values) => {
      // Nobody types a code for an address with a slip in it.
      const checked = checkedOf(values, values.kind === 'chain' ? await load() : undefined)
      if (!checked.ok) return textsByField(checked.fault, words, true)
      forget()
      setChargeNew(false)
      setStage('confirm')
      return undefined
    },
  })
  const { values } = form
  const isToChain = values.kind === 'chain'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an address may be typed, not at every letter
  useEffect(() => {
    if (isToChain) void load()
  }, [isToChain])
  const result = checkedOf(values)
  const refuseFor = (fault: ApiFault | CodeFault): void => {
    const isLockedOut = fault.kind === 'wrong-code' && fault.remaining === 0
    const text = isUnheard(fault) ? words.t('money.unanswered') : faultText(fault)
    refuse(text, isLockedOut)
  }
  const clear = (): void => form.reset(start)
  const lost = useLost({ kind: 'withdraw', typed: values.amount, clear })
  const send = useAction(async (code: string) => {
    const order = {
      amount: values.amount,
      recipient: recipientOf(values),
      serviceCharge: agreed,
    }
    await lost.seen()
    const answer = await wallet.withdraw(order, code)
    if (answer.ok) {
      setStage('form')
      clear()
      keepDraft(draftName, undefined)
      lost.answered(answer.value.number)
      notices.show('success', { kind: 'key', key: 'money.withdraw.sent' })
      navigate('/depositRecord', { replace: true })
    } else if (answer.fault.kind === 'form') {
      setAtHost({ values, texts: textsByField(answer.fault.faults, words, true) })
      setStage('form')
    } else if (answer.fault.kind === 'rejected' && answer.fault.field !== undefined) {
      setAtHost({ values, texts: { [answer.fault.field]: faultText(answer.fault) } })
      setStage('form')
    } else if (answer.fault.kind === 'charge-changed') {
      setChargeNew(true)
      setStage('form')
      onStale()
    } else if (answer.fault.kind === 'no-payment-code') {
      navigate('/changePayPwd?back=%2FwithDraw')
    } else refuseFor(answer.fault)
  })
  // A sheet that new terms have closed does not open by itself when the form is mended.
  if (stage !== 'form' && !result.ok && !send.isBusy) setStage('form')
  const isFilled = Object.entries(start).some(
    ([field, text]) => values[field as keyof WithdrawalValues] !== text,
  )
  // A card number is not left lying about: after a reload it is typed again.
  useKeepDraft(draftName, { ...values, number: '' }, isFilled)
  return {
    form,
    stage,
    setStage: (next) => {
      setAgreed(terms.serviceCharge)
      setStage(next)
    },
    checked: result.ok ? result.value : undefined,
    refused,
    isChargeNew,
    send,
    clear,
    lost: lost.acts,
    isFilled,
  }
}
