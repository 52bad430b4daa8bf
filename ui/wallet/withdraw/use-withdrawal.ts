import { useEffect, useReducer, useState } from 'react'
import type { FormErrors } from '../../../application/shared/form.ts'
import type { LostAct } from '../../../application/wallet/wallet-context.ts'
import { decimalMarkOf } from '../../../domain/account/language.ts'
import { isUnanswered } from '../../../domain/api/fault.ts'
import { draftedTexts } from '../../../domain/shared/fields.ts'
import { fail } from '../../../domain/shared/result.ts'
import type { AddressHashes } from '../../../domain/wallet/chain-address.ts'
import { BLANK_RECIPIENT, type RecipientFields, recipientOf } from '../../../domain/wallet/recipient.ts'
import {
  type CheckedWithdrawal,
  checkWithdrawal,
  type WithdrawalFault,
  type WithdrawalTerms,
} from '../../../domain/wallet/withdrawal.ts'
import {
  startWithdrawal,
  stepWithdrawal,
  type WithdrawalStage,
} from '../../../domain/wallet/withdrawal-steps.ts'
import { type CodeRefusals, useCodeRefusal } from '../../components/commerce/money/PaymentCodeSheet.tsx'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useServerForm } from '../../hooks/forms/use-server-form.ts'
import { type Action, useAction, useApp } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { firstTexts, useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { moneyFaultText } from '../money-fault.ts'
import { useLost } from '../use-lost.ts'

type Hashes = {
  readonly hashes: AddressHashes | undefined
  /** Loads them, once; undefined on failure. */
  readonly load: () => Promise<AddressHashes | undefined>
}

/** The hash functions for checksums of typed addresses. */
const useAddressHashes = (): Hashes => {
  const { wallet } = useApp()
  const [hashes, setHashes] = useState<AddressHashes>()
  const load = async (): Promise<AddressHashes | undefined> => {
    if (hashes) return hashes
    const loaded = await wallet.loadAddressHashes()
    if (!loaded.ok) return undefined
    setHashes(loaded.value)
    return loaded.value
  }
  return { hashes, load }
}

export type WithdrawalValues = RecipientFields & { readonly amount: string }

export type WithdrawalEntry = {
  readonly form: Form<WithdrawalValues>
  readonly stage: WithdrawalStage
  readonly setStage: (stage: WithdrawalStage) => void
  /** The values shown in the sheets: the form's, if they are valid by the current terms. */
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

/** A withdrawal from form to answer: form, confirmation, payment code. Checked while typing, kept over a reload. */
export const useWithdrawal = (terms: WithdrawalTerms, onStale: () => void): WithdrawalEntry => {
  const { wallet, notices } = useApp()
  const translations = useTranslations()
  const { t, language } = translations
  const faultText = useFaultText()
  const navigate = useNavigate()
  const draftName = useDraftName('withdrawal')
  const draft = useDraft(draftName)
  const { hashes, load } = useAddressHashes()
  const [progress, step] = useReducer(stepWithdrawal, terms.serviceCharge, startWithdrawal)
  const { stage, agreed, isChargeNew } = progress
  const { refused, refuse, forget } = useCodeRefusal()
  /** What the server refused after the confirmation, and in which values. */
  const [atServer, setAtServer] = useState<{
    values: WithdrawalValues
    texts: FormErrors<WithdrawalValues>
  }>()
  const start = { ...BLANK_RECIPIENT, amount: '', network: terms.networks?.[0] ?? '' }
  const check = (values: WithdrawalValues, judgedBy = hashes) =>
    checkWithdrawal(
      { amount: values.amount, recipient: recipientOf(values) },
      decimalMarkOf(language),
      terms,
      judgedBy,
    )
  const textOf = (fault: WithdrawalFault): string => moneyFaultText(fault, translations, true)
  const form = useServerForm({
    initial: draftedTexts(draft, start),
    check: (values) => check(values),
    textOf,
    further: (values) => (atServer?.values === values ? atServer.texts : {}),
    send: async (values) => {
      // An address with a typo is reported before the code is asked for.
      const checked = check(values, values.kind === 'chain' ? await load() : undefined)
      return checked.ok ? checked : fail({ kind: 'form', faults: checked.fault })
    },
    onSent: () => {
      forget()
      step({ kind: 'form-sent' })
    },
  })
  const { values } = form
  const isToChain = values.kind === 'chain'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when an address may be typed, not at every letter
  useEffect(() => {
    if (isToChain) void load()
  }, [isToChain])
  const isFilled = Object.entries(start).some(
    ([field, text]) => values[field as keyof WithdrawalValues] !== text,
  )
  // Card numbers are not stored: they are typed again after a reload.
  useKeepDraft(draftName, { ...values, number: '' }, isFilled)
  const clear = (): void => form.reset(start)
  const lost = useLost({ kind: 'withdraw', typed: values.amount, clear })
  const showAtFields = (texts: FormErrors<WithdrawalValues>): void => setAtServer({ values, texts })
  const send = useAction(async (code: string) => {
    await lost.markSeen()
    const order = { amount: values.amount, recipient: recipientOf(values), serviceCharge: agreed }
    const answer = await wallet.withdraw(order, code)
    if (answer.ok) {
      step({ kind: 'accepted' })
      clear()
      drafts.keep(draftName, undefined)
      lost.recordAccepted(answer.value.number)
      notices.show('success', { kind: 'key', key: 'money.withdraw.sent' })
      navigate('/depositRecord', { replace: true })
      return
    }
    const { fault } = answer
    step({ kind: 'refused', fault })
    if (fault.kind === 'form') showAtFields(firstTexts(fault.faults, textOf))
    else if (fault.kind === 'rejected' && fault.field) showAtFields({ [fault.field]: faultText(fault) })
    else if (fault.kind === 'charge-changed') onStale()
    else if (fault.kind === 'no-payment-code') navigate('/changePayPwd?back=%2FwithDraw')
    else {
      const isLockedOut = fault.kind === 'wrong-code' && fault.remaining === 0
      refuse(isUnanswered(fault) ? t('money.unanswered') : faultText(fault), isLockedOut)
    }
  })
  const checked = check(values)
  // A sheet closed by new terms does not reopen by itself when the form becomes valid.
  if (stage !== 'form' && !checked.ok && !send.isBusy) step({ kind: 'form-invalid' })
  return {
    form,
    stage,
    setStage: (to) => step({ kind: 'moved', to, serviceCharge: terms.serviceCharge }),
    checked: checked.ok ? checked.value : undefined,
    refused,
    isChargeNew,
    send,
    clear,
    lost: lost.acts,
    isFilled,
  }
}
