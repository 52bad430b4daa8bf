import { type ReactNode, useId, useState } from 'react'
import { decimalMarkOf, type Language } from '../../../domain/account/language.ts'
import { titleIn } from '../../../domain/catalogue/product.ts'
import type { OrderDetail } from '../../../domain/orders/order.ts'
import {
  checkRefund,
  EXPLANATION_MAX_LENGTH,
  MAX_PROOF_PICTURES,
  type RefundFault,
  reasonsFor,
} from '../../../domain/orders/refund.ts'
import {
  formOf,
  type RefundValues,
  startValues,
  withArrival,
  withDraft,
  withLines,
  withReturned,
} from '../../../domain/orders/refund-form.ts'
import type { RefundTerms } from '../../../domain/orders/refund-terms.ts'
import { draftTexts } from '../../../domain/shared/fields.ts'
import { fail, ok } from '../../../domain/shared/result.ts'
import { ErrorLine } from '../../components/fields/Field.tsx'
import {
  Checkbox,
  ConfirmDialog,
  MoneyField,
  OptionGroup,
  Segmented,
  SelectSheet,
  TextArea,
} from '../../components/forms.ts'
import { FormHalf, FormPage } from '../../components/frame/FormPage.tsx'
import { Note } from '../../components/kit.ts'
import { useGuardedDraft } from '../../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName } from '../../hooks/forms/use-draft.ts'
import type { Form } from '../../hooks/forms/use-form.ts'
import { useServerForm } from '../../hooks/forms/use-server-form.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useBack } from '../../hooks/use-navigate.tsx'
import { displaySettings, formatAmount, formatMoney } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { PicturesField, uploadsProblem } from '../../pictures/PicturesField.tsx'
import { type Uploads, useUploads } from '../../pictures/use-uploads.ts'
import { OrderLines } from '../OrderLines.tsx'
import css from './after-sale.module.css'

type RefundLinesProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly form: Form<RefundValues>
}

/** The lines of the refund; selectable if the order has several. */
const RefundLines = ({ order, terms, form }: RefundLinesProps): ReactNode => {
  const { t, language } = useTranslations()
  const errorId = useId()
  const { lineIds } = form.values
  const { error } = form.field('lineIds')
  if (terms.isWhole || order.lines.length === 1) return <OrderLines lines={order.lines} />
  const choose = (id: string, isChosen: boolean): void => {
    const next = isChosen ? [...lineIds, id] : lineIds.filter((one) => one !== id)
    form.set(withLines(form.values, next, terms, (amount) => formatAmount(amount, language)))
  }
  return (
    <fieldset className={css['choices']}>
      <legend className={css['legend']}>{t('afterSale.refund.lines')}</legend>
      {order.lines.map((line) => (
        <Checkbox
          key={line.id}
          label={titleIn(line, language)}
          isChecked={lineIds.includes(line.id)}
          onChange={(isChosen) => choose(line.id, isChosen)}
          groupError={error && errorId}
        >
          <OrderLines lines={[line]} />
        </Checkbox>
      ))}
      {error && <ErrorLine id={errorId} text={error} isAlert />}
    </fieldset>
  )
}

type RefundFieldsProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly form: Form<RefundValues>
  readonly uploads: Uploads
}

/** All fields of the application. */
const RefundFields = ({ order, terms, form, uploads }: RefundFieldsProps): ReactNode => {
  const { t, language } = useTranslations()
  const { values } = form
  const max = formatMoney(terms.maxFor(values.lineIds), language)
  return (
    <>
      <FormHalf>
        <RefundLines order={order} terms={terms} form={form} />
        {terms.isWhole ? (
          <Note>{t('afterSale.refund.whole')}</Note>
        ) : (
          <>
            <div>
              <p className={css['legend']}>{t('afterSale.refund.kind')}</p>
              <Segmented
                label={t('afterSale.refund.kind')}
                options={[
                  { value: 'money', label: t('afterSale.refund.money') },
                  { value: 'return', label: t('afterSale.refund.return') },
                ]}
                value={values.withReturn ? 'return' : 'money'}
                // Only received goods can be returned.
                onChange={(kind) => form.set(withReturned(values, kind === 'return'))}
              />
            </div>
            <OptionGroup
              isEven
              label={t('afterSale.refund.goods')}
              options={[
                { value: 'yes', label: t('afterSale.refund.received') },
                { value: 'no', label: t('afterSale.refund.notReceived'), isDisabled: values.withReturn },
              ]}
              value={values.isReceived ? 'yes' : 'no'}
              onChange={(value) => form.set(withArrival(values, value === 'yes'))}
              error={form.field('isReceived').error ?? form.field('withReturn').error}
            />
          </>
        )}
        <MoneyField
          {...form.field('amount')}
          label={t('afterSale.refund.amount')}
          hint={t('afterSale.refund.most', { amount: max })}
          isDisabled={terms.isWhole}
        />
      </FormHalf>
      <FormHalf>
        <SelectSheet
          label={t('afterSale.refund.reason')}
          options={reasonsFor(values.isReceived).map((value) => ({
            value,
            label: t(`afterSale.reason.${value}`),
          }))}
          value={values.reason === '' ? undefined : values.reason}
          onChange={(reason) => form.set({ reason })}
          error={form.field('reason').error}
        />
        <TextArea
          {...form.field('explanation')}
          label={t('afterSale.refund.explanation')}
          placeholder={t('afterSale.refund.explanationHint')}
          maxCharacters={EXPLANATION_MAX_LENGTH}
          rows={4}
          hasCounter
        />
        <PicturesField
          label={t('afterSale.refund.proof')}
          uploads={uploads}
          max={MAX_PROOF_PICTURES}
          error={form.field('pictures').error}
        />
        <p className="small ink-2">{t('afterSale.privatePictures')}</p>
      </FormHalf>
    </>
  )
}

type RefundFormProps = {
  readonly order: OrderDetail
  readonly terms: RefundTerms
  readonly wanted: readonly string[]
  readonly wantedAmount: string | undefined
  readonly onSent: () => void
  /** Called when the order on this page is outdated. */
  readonly onStale: () => void
}

/** The sentence for each fault of an application (requirement S5). */
const FAULT_TEXTS: Readonly<Record<RefundFault['kind'], string>> = {
  'lines-required': 'afterSale.refund.fault.lines',
  'refund-not-whole': 'afterSale.refund.fault.notWhole',
  'goods-not-there': 'afterSale.refund.fault.goodsNotThere',
  'amount-over-paid': 'afterSale.refund.fault.overPaid',
  'reason-required': 'afterSale.refund.fault.reason',
  'reason-not-possible': 'afterSale.refund.fault.reasonNotPossible',
  'explanation-required': 'afterSale.refund.fault.explanation',
  'explanation-too-long': 'afterSale.tooLong',
  'proof-required': 'afterSale.refund.fault.proof',
  'too-many-pictures': 'afterSale.tooManyPictures',
  'amount-required': 'afterSale.refund.fault.amountRequired',
  'amount-negative': 'afterSale.refund.fault.amountNegative',
  'amount-not-positive': 'afterSale.refund.fault.amountNotPositive',
  'amount-too-precise': 'afterSale.refund.fault.amountTooPrecise',
  'amount-ambiguous': 'afterSale.refund.fault.amountAmbiguous',
  'amount-not-a-number': 'afterSale.refund.fault.amountNotANumber',
  'amount-exponent': 'afterSale.refund.fault.amountNotANumber',
  'amount-other-digits': 'afterSale.refund.fault.amountNotANumber',
  'amount-too-large': 'afterSale.refund.fault.amountNotANumber',
}

/** What a sentence mentions: an amount, a length, the decimal mark. */
const mentionedIn = (fault: RefundFault, language: Language): Record<string, unknown> => {
  if (fault.kind === 'refund-not-whole') return { amount: formatMoney(fault.whole, language) }
  if (fault.kind === 'amount-over-paid') return { amount: formatMoney(fault.max, language) }
  return fault.kind === 'amount-ambiguous' ? { mark: fault.decimalMark } : fault
}

type Answer = (isSure: boolean) => void

/** The application for a refund: checked, confirmed, then sent (requirement S5, api.md 5). */
export const RefundForm = (props: RefundFormProps): ReactNode => {
  const { order, terms, wanted, wantedAmount, onSent, onStale } = props
  const { orders, notices } = useApp()
  const { t, language } = useTranslations()
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
  const uploads = useUploads({
    max: MAX_PROOF_PICTURES,
    isPrivate: true,
    start: draftTexts(draft, 'urls') ?? [],
  })
  const [answer, setAnswer] = useState<Answer | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const form = useServerForm({
    initial: withDraft(blank, draft, terms),
    check: (values) => checkRefund(formOf(values, uploads.urls), terms, decimalMarkOf(language)),
    textOf: (fault: RefundFault) => t(FAULT_TEXTS[fault.kind], mentionedIn(fault, language)),
    fieldOf: (field) => (field === 'lines' ? 'lineIds' : field),
    further: () => ({ pictures: uploadsProblem(uploads, t) }),
    send: async (values) => {
      const isSure = await new Promise<boolean>((done) => setAnswer(() => done))
      setAnswer(undefined)
      if (!isSure) return undefined
      setSending(true)
      const sent = await orders.applyRefund(order.id, formOf(values, uploads.urls))
      setSending(false)
      if (sent.ok) return ok('sent' as const)
      const { fault } = sent
      return fault.kind === 'refund-already' || fault.kind === 'refund-not-now' ? ok(fault.kind) : fail(fault)
    },
    onSent: (what) => {
      if (what === 'sent') {
        drafts.keep(draftName, undefined)
        notices.show('success', { kind: 'key', key: 'afterSale.refund.sent' })
        onSent()
        return
      }
      const key = what === 'refund-already' ? 'already' : 'notNowTitle'
      notices.show('info', { kind: 'key', key: `afterSale.refund.${key}` })
      onStale()
    },
    unansweredText: t('afterSale.unanswered'),
  })
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(blank) || uploads.shown.length > 0
  const goBack = useBack('/myPurchases')
  const guard = useGuardedDraft({
    name: draftName,
    draft: { ...form.values, urls: uploads.urls },
    isDirty,
    onDiscard: () => {
      form.reset(blank)
      uploads.clear()
      goBack()
    },
  })
  return (
    <>
      <FormPage
        title={t('orders.action.refund')}
        // While the confirmation is open the form is not busy.
        form={{ ...form, isBusy: isSending }}
        guard={guard}
        sendLabel={t('afterSale.refund.send')}
        isPaired
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
