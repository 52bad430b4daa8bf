import type { LostAct } from '../../../application/wallet/wallet-context.ts'
import { decimalMarkOf } from '../../../domain/account/language.ts'
import { draftedTexts, draftTexts } from '../../../domain/shared/fields.ts'
import type { RechargeNetwork } from '../../../domain/wallet/network.ts'
import { checkRecharge, type RechargeFault, type RechargeForm } from '../../../domain/wallet/recharge.ts'
import { type TopUpReturn, topUpPath } from '../../../domain/wallet/top-up-return.ts'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { type ServerForm, useServerForm } from '../../hooks/forms/use-server-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import { formatAmount } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { type Uploads, useUploads } from '../../pictures/use-uploads.ts'
import { moneyFaultText } from '../money-fault.ts'
import { useLost } from '../use-lost.ts'

type Values = Readonly<Record<string, string>>

type RechargeOptions<T extends Values> = {
  /** The name of the draft. */
  readonly name: string
  /** Initial values of the fields besides the amount. */
  readonly initial: T
  readonly returnTo: TopUpReturn
  readonly networks?: readonly RechargeNetwork[]
  readonly toForm: (values: T & { readonly amount: string }, evidence: string) => RechargeForm
}

/** `evidence` is the field for faults of the picture. */
type RechargeValues<T> = T & { readonly amount: string; readonly evidence: string }

type RechargeEntry<T extends Values> = {
  readonly form: ServerForm<RechargeValues<T>>
  readonly uploads: Uploads
  readonly isDirty: boolean
  readonly clear: () => void
  /** A recharge submitted before a reload that the shopper has not been told of. */
  readonly lost: readonly LostAct[]
}

/** A recharge being written: fields, picture, draft, and submission. */
export const useRecharge = <T extends Values>(options: RechargeOptions<T>): RechargeEntry<T> => {
  const { name, returnTo, networks = [], toForm } = options
  const { wallet, notices } = useApp()
  const translations = useTranslations()
  const navigate = useNavigate()
  const draftName = useDraftName(name)
  const draft = useDraft(draftName)
  const uploads = useUploads({ max: 1, isPrivate: true, start: draftTexts(draft, 'pictures') ?? [] })
  // The missing amount of a payment is preset; because it was not typed, it is not a draft.
  const amount = returnTo.missing === undefined ? '' : formatAmount(returnTo.missing, translations.language)
  const initial: Values = { amount, ...options.initial }
  const blank = { ...initial, evidence: '' } as RechargeValues<T>
  const evidence = uploads.urls[0] ?? ''
  const clear = (): void => {
    uploads.clear()
    form.reset(blank)
  }
  const form = useServerForm({
    initial: { ...blank, ...draftedTexts(draft, initial) },
    check: (values) =>
      checkRecharge(toForm(values, evidence), decimalMarkOf(translations.language), networks),
    textOf: (fault: RechargeFault) => moneyFaultText(fault, translations),
    further: () => {
      const isWaiting = uploads.isBusy || uploads.hasFailed
      return (isWaiting ? { evidence: translations.t('money.picture.wait') } : {}) as object
    },
    send: async (values) => {
      await lost.markSeen()
      return wallet.recharge(toForm(values, evidence))
    },
    onSent: ({ number }) => {
      clear()
      // If the form has left the page (an ended session), its draft is removed all the same.
      drafts.keep(draftName, undefined)
      lost.recordAccepted(number)
      notices.show('success', { kind: 'key', key: 'money.topUp.sent' })
      navigate(topUpPath('/topUpRecord', { back: returnTo.back }), { replace: true })
    },
    // Nothing is lost: submitting the same form again is the same recharge.
    unansweredText: translations.t('money.unanswered'),
  })
  const lost = useLost({ kind: 'recharge', typed: form.values['amount'] ?? '', clear })
  const { evidence: _, ...typed } = form.values
  const isFilled = Object.entries(typed).some(([field, text]) => text !== initial[field])
  // Card numbers are not stored: they are typed again after a reload.
  const forReload = { ...typed, number: '', pictures: uploads.urls }
  useKeepDraft(draftName, forReload, isFilled || uploads.urls.length > 0)
  return { form, uploads, isDirty: isFilled || uploads.shown.length > 0, clear, lost: lost.acts }
}
