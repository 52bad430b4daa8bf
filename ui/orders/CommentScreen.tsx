import { type ReactNode, useState } from 'react'
import type { Draft } from '../../application/shared/drafts.ts'
import { isUnheard } from '../../domain/api/fault.ts'
import type { OrderDetail, OrderLine } from '../../domain/orders/order.ts'
import {
  checkReview,
  mayReview,
  REVIEW_MOST,
  REVIEW_PICTURES_MOST,
  type ReviewFault,
  SCORES,
} from '../../domain/orders/review.ts'
import { draftText, draftTexts } from '../../domain/shared/fields.ts'
import { ART } from '../components/art.ts'
import { StarInput } from '../components/fields/StarInput.tsx'
import { TextArea } from '../components/forms.ts'
import { FormPage } from '../components/frame/FormPage.tsx'
import { AppBar, ButtonLink, EmptyState, Page, SkeletonCards } from '../components/kit.ts'
import { useLeaveGuard } from '../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName, useKeepDraft } from '../hooks/forms/use-draft.ts'
import { useForm } from '../hooks/forms/use-form.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { firstTexts, refusedTexts, useFaultText } from '../i18n/fault-text.ts'
import { type Translations, useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { PicturesField, uploadsProblem } from '../pictures/PicturesField.tsx'
import { useUploads } from '../pictures/use-uploads.ts'
import { hrefOfOrder } from './actions/OrderButtons.tsx'
import css from './after-sale/after-sale.module.css'
import { OrderFault, OrderMissing } from './OrderFault.tsx'
import { OrderLines } from './OrderLines.tsx'
import { useOrder } from './use-order.ts'

const textOf = (fault: ReviewFault, t: Translations['t']): string => {
  switch (fault.kind) {
    case 'score-required':
      return t('afterSale.review.scoreRequired')
    case 'review-empty':
      return t('afterSale.review.empty')
    case 'review-too-long':
      return t('afterSale.tooLong', { most: fault.most })
    case 'too-many-pictures':
      return t('afterSale.tooManyPictures', { most: fault.most })
  }
}

/** One sentence for each invalid field of the review (requirement S5). */
const reviewTexts = (faults: readonly ReviewFault[], t: Translations['t']): Record<string, string> =>
  firstTexts(faults, (fault) => textOf(fault, t))

type ReviewFormProps = {
  readonly order: OrderDetail
  readonly line: OrderLine
  /** Lines still to review after this one. */
  readonly left: number
  readonly onSent: () => void
}

const BLANK = { product: 0, service: 0, postage: 0, text: '', pictures: '' }

/** The scores of a restored draft; not trusted. */
const scoresIn = (draft: Draft | undefined): Partial<typeof BLANK> =>
  Object.fromEntries(
    SCORES.map((score) => [score, [1, 2, 3, 4, 5].find((stars) => stars === draft?.[score]) ?? 0]),
  )

/** Three scores, text and pictures for one line of an order. */
const ReviewForm = ({ order, line, left, onSent }: ReviewFormProps): ReactNode => {
  const { orders, notices } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const goBack = useBack('/myPurchases')
  const draftName = useDraftName(`review ${order.id} ${line.id}`)
  const draft = useDraft(draftName)
  const uploads = useUploads({ most: REVIEW_PICTURES_MOST, start: draftTexts(draft, 'urls') ?? [] })
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const reviewOf = ({ text, ...scores }: typeof BLANK) => ({ scores, text, pictures: uploads.urls })
  const form = useForm({
    initial: { ...BLANK, ...scoresIn(draft), text: draftText(draft, 'text') ?? '' },
    check: (values) => {
      const checked = checkReview(reviewOf(values))
      const texts = checked.ok ? {} : reviewTexts(checked.fault, t)
      return { ...texts, pictures: uploadsProblem(uploads, t) ?? texts['pictures'] }
    },
    onSubmit: async (values) => {
      setProblem(undefined)
      const sent = await orders.submitReview(order.id, line, reviewOf(values))
      if (sent.ok || sent.fault.kind === 'already-reviewed') {
        drafts.keep(draftName, undefined)
        const key = sent.ok ? 'afterSale.review.sent' : 'afterSale.review.already'
        notices.show(sent.ok ? 'success' : 'info', { kind: 'key', key })
        onSent()
      } else if (sent.fault.kind === 'form') return reviewTexts(sent.fault.faults, t)
      else {
        const refused = refusedTexts(sent.fault, faultText)
        if (!refused) setProblem(isUnheard(sent.fault) ? t('afterSale.unanswered') : faultText(sent.fault))
        return refused
      }
      return undefined
    },
  })
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(BLANK) || uploads.shown.length > 0
  useKeepDraft(draftName, { ...form.values, urls: uploads.urls }, isDirty)
  const guard = useLeaveGuard(isDirty, () => {
    drafts.keep(draftName, undefined)
    form.reset(BLANK)
    uploads.clear()
    goBack()
  })
  return (
    <FormPage
      title={t('core.title.comment')}
      form={form}
      guard={guard}
      sendLabel={t('afterSale.review.send')}
      problem={problem}
    >
      <OrderLines lines={[line]} />
      {left > 0 && <p className="small ink-2">{t('afterSale.review.left', { count: left })}</p>}
      <div className={css['scores']}>
        {SCORES.map((score) => {
          const { value, error, onChange } = form.field(score)
          return (
            <StarInput
              key={score}
              label={t(`afterSale.score.${score}`)}
              value={value}
              error={error}
              onChange={onChange}
            />
          )
        })}
      </div>
      <TextArea
        {...form.field('text')}
        label={t('afterSale.review.text')}
        placeholder={t('afterSale.review.hint')}
        most={REVIEW_MOST}
        rows={5}
        hasCounter
      />
      <PicturesField
        label={t('afterSale.review.pictures')}
        uploads={uploads}
        most={REVIEW_PICTURES_MOST}
        error={form.field('pictures').error}
      />
      <p className="small ink-2">{t('afterSale.review.public')}</p>
    </FormPage>
  )
}

/** Reviews of the lines of an order, once each (requirement S4). `?order=`, `&line=`. */
export const CommentScreen = ({ search }: ScreenProps): ReactNode => {
  const { t } = useTranslations()
  const orderId = search.get('order') ?? ''
  const { query } = useOrder(orderId)
  const [sent, setSent] = useState<readonly string[]>([])
  const order = query.value
  const open =
    order?.lines.filter((line) => mayReview(order, line.isReviewed || sent.includes(line.id))) ?? []
  const line = open.find(({ id }) => id === search.get('line')) ?? open[0]
  if (order && line) {
    return (
      <ReviewForm
        key={line.id}
        order={order}
        line={line}
        left={open.length - 1}
        onSent={() => setSent([...sent, line.id])}
      />
    )
  }
  const isReviewed = order?.lines.some(({ id, isReviewed: isDone }) => isDone || sent.includes(id)) ?? false
  const state = isReviewed ? 'done' : 'notNow'
  return (
    <Page
      surface="canvas"
      column="col"
      isBusy={orderId !== '' && query.phase === 'loading'}
      bar={<AppBar column="col" title={t('core.title.comment')} />}
    >
      {orderId === '' && <OrderMissing />}
      {orderId !== '' && query.phase === 'loading' && <SkeletonCards count={2} />}
      {orderId !== '' && query.phase === 'failed' && query.fault && (
        <OrderFault fault={query.fault} onRetry={query.retry} />
      )}
      {order && (
        <EmptyState
          isTall
          image={ART.document}
          title={t(`afterSale.review.${state}Title`)}
          text={t(`afterSale.review.${state}Text`)}
          action={
            <ButtonLink kind="primary" href={hrefOfOrder(order)} replace isBlock>
              {t('orders.viewOrder')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  )
}
