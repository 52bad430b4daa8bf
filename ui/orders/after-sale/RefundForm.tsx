import { type ReactNode, useState } from 'react'
import { decimalMarkOf } from '../../../domain/account/language.ts'
import { isUnheard } from '../../../domain/api/fault.ts'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import { checkRefund, PROOF_MOST } from '../../../domain/orders/refund.ts'
import { formOf, type RefundValues, startValues, withDraft } from '../../../domain/orders/refund-form.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import { draftTexts } from '../../../domain/shared/fields.ts'
import { ConfirmDialog } from '../../components/forms.ts'
import { FormPage } from '../../components/frame/FormPage.tsx'
import { useLeaveGuard } from '../../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../../hooks/forms/use-draft.ts'
import { useForm } from '../../hooks/forms/use-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { refusedTexts, useFaultText } from '../../i18n/fault-text.ts'
import { displaySettings, formatAmount } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { uploadsProblem } from '../../pictures/PicturesField.tsx'
import { useUploads } from '../../pictures/use-uploads.ts'
import { RefundFields } from './RefundFields.tsx'
import { refundTexts } from './refund-text.ts'

type RefundFormProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly wanted: readonly string[]
  readonly wantedAmount: string | undefined
  readonly onSent: () => void
  /** Called when the order on this page is outdated. */
  readonly onStale: () => void
}

type Answer = (isSure: boolean) => void

/** The application for a refund: checked, confirmed, then sent (requirement S5, api.md 5). */
export const RefundForm = (props: RefundFormProps): ReactNode => {
  const { order, terms, wanted, wantedAmount, onSent, onStale } = props
  const { orders, notices } = useApp()
  const translations = useTranslations()
  const { t, language } = translations
  const faultText = useFaultText()
  const draftName = useDraftName(`refund ${order.id}`)
  const draft = useDraft(draftName)
  const [blank] = useState(() =>
    startValues({
      order,
      terms,
      wanted,
      wantedAmount,
      write: (amount) => formatAmount(amount, language),
    }),
  )
  const uploads = useUploads({ most: PROOF_MOST, isPrivate: true, start: draftTexts(draft, 'urls') ?? [] })
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [answer, setAnswer] = useState<Answer | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const form = useForm({
    initial: withDraft(blank, draft, terms),
    check: (values) => {
      const checked = checkRefund(formOf(values, uploads.urls), terms, decimalMarkOf(language))
      const texts = checked.ok ? {} : refundTexts(checked.fault, translations)
      return { ...texts, pictures: uploadsProblem(uploads, t) ?? texts['pictures'] }
    },
    onSubmit: async (values) => {
      setProblem(undefined)
      const isSure = await new Promise<boolean>((done) => setAnswer(() => done))
      setAnswer(undefined)
      if (!isSure) return undefined
      setSending(true)
      const sent = await orders.applyRefund(order.id, formOf(values, uploads.urls))
      setSending(false)
      if (sent.ok) {
        drafts.keep(draftName, undefined)
        notices.show('success', { kind: 'key', key: 'afterSale.refund.sent' })
        onSent()
        return undefined
      }
      if (sent.fault.kind === 'form') return refundTexts(sent.fault.faults, translations)
      if (sent.fault.kind !== 'refund-already' && sent.fault.kind !== 'refund-not-now') {
        const refused = refusedTexts(sent.fault, faultText)
        if (!refused) setProblem(isUnheard(sent.fault) ? t('afterSale.unanswered') : faultText(sent.fault))
        return refused
      }
      const key = sent.fault.kind === 'refund-already' ? 'already' : 'notNowTitle'
      notices.show('info', { kind: 'key', key: `afterSale.refund.${key}` })
      onStale()
      return undefined
    },
  })
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(blank) || uploads.shown.length > 0
  useKeepDraft(draftName, { ...form.values, urls: uploads.urls }, isDirty)
  const goBack = useBack('/myPurchases')
  const guard = useLeaveGuard(isDirty, () => {
    drafts.keep(draftName, undefined)
    form.reset(blank)
    uploads.clear()
    goBack()
  })
  return (
    <>
      <FormPage
        title={t('orders.action.refund')}
        // While the confirmation is open the form is not busy.
        form={{ ...form, isBusy: isSending }}
        guard={guard}
        sendLabel={t('afterSale.refund.send')}
        problem={problem}
      >
        <RefundFields order={order} terms={terms} form={form} uploads={uploads} />
      </FormPage>
      <RefundSummary values={form.values} isSending={isSending} answer={answer} />
    </>
  )
}

type RefundSummaryProps = {
  readonly values: RefundValues
  readonly isSending: boolean
  /** Resolves the confirmation; undefined while it is closed. */
  readonly answer: ((isSure: boolean) => void) | undefined
}

/** The confirmation of an application, because there is only one per order. */
export const RefundSummary = ({ values, isSending, answer }: RefundSummaryProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <ConfirmDialog
      isOpen={answer !== undefined || isSending}
      title={t('afterSale.refund.askTitle', { amount: displaySettings.currency + values.amount })}
      text={t(values.withReturn ? 'afterSale.refund.askReturn' : 'afterSale.refund.askMoney')}
      confirmLabel={t('afterSale.refund.sendNow')}
      cancelLabel={t('afterSale.refund.check')}
      isBusy={isSending}
      onConfirm={() => answer?.(true)}
      onCancel={() => answer?.(false)}
    />
  )
}
