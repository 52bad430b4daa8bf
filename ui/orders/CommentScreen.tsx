import { type ReactNode, useState } from 'react'
import type { Draft } from '../../application/shared/drafts.ts'
import type { OrderDetail, OrderLine } from '../../domain/orders/order.ts'
import { hrefOfOrder } from '../../domain/orders/order-address.ts'
import {
  checkReview,
  MAX_REVIEW_PICTURES,
  mayReview,
  REVIEW_MAX_LENGTH,
  type ReviewFault,
  SCORES,
} from '../../domain/orders/review.ts'
import { draftText, draftTexts } from '../../domain/shared/fields.ts'
import { fail, ok } from '../../domain/shared/result.ts'
import { ART } from '../components/art.ts'
import { StarInput } from '../components/fields/StarInput.tsx'
import { TextArea } from '../components/forms.ts'
import { FormHalf, FormPage } from '../components/frame/FormPage.tsx'
import { EmptyState, Page, SkeletonCards } from '../components/kit.ts'
import { useGuardedDraft } from '../components/overlays/use-unsaved.tsx'
import { drafts, useDraft, useDraftName } from '../hooks/forms/use-draft.ts'
import { useServerForm } from '../hooks/forms/use-server-form.ts'
import { useApp } from '../hooks/use-app.ts'
import { useBack } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { PicturesField, uploadsProblem } from '../pictures/PicturesField.tsx'
import { useUploads } from '../pictures/use-uploads.ts'
import css from './after-sale/after-sale.module.css'
import { OrderState } from './OrderFault.tsx'
import { OrderLines } from './OrderLines.tsx'
import { useOrder } from './use-order.ts'

/** The sentence for each fault of a review (requirement S5). */
const FAULT_TEXTS: Readonly<Record<ReviewFault['kind'], string>> = {
  'score-required': 'afterSale.review.scoreRequired',
  'review-empty': 'afterSale.review.empty',
  'review-too-long': 'afterSale.tooLong',
  'too-many-pictures': 'afterSale.tooManyPictures',
}

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
  const goBack = useBack('/myPurchases')
  const draftName = useDraftName(`review ${order.id} ${line.id}`)
  const draft = useDraft(draftName)
  const uploads = useUploads({ max: MAX_REVIEW_PICTURES, start: draftTexts(draft, 'urls') ?? [] })
  const reviewOf = ({ text, ...scores }: typeof BLANK) => ({ scores, text, pictures: uploads.urls })
  const form = useServerForm({
    initial: { ...BLANK, ...scoresIn(draft), text: draftText(draft, 'text') ?? '' },
    check: (values) => checkReview(reviewOf(values)),
    textOf: (fault: ReviewFault) => t(FAULT_TEXTS[fault.kind], fault),
    further: () => ({ pictures: uploadsProblem(uploads, t) }),
    send: async (values) => {
      const sent = await orders.submitReview(order.id, line, reviewOf(values))
      if (sent.ok) return ok('sent')
      return sent.fault.kind === 'already-reviewed' ? ok('already') : fail(sent.fault)
    },
    onSent: (what) => {
      drafts.keep(draftName, undefined)
      notices.show(what === 'sent' ? 'success' : 'info', { kind: 'key', key: `afterSale.review.${what}` })
      onSent()
    },
    unansweredText: t('afterSale.unanswered'),
  })
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(BLANK) || uploads.shown.length > 0
  const guard = useGuardedDraft({
    name: draftName,
    draft: { ...form.values, urls: uploads.urls },
    isDirty,
    onDiscard: () => {
      form.reset(BLANK)
      uploads.clear()
      goBack()
    },
  })
  return (
    <FormPage
      title={t('core.title.comment')}
      form={form}
      guard={guard}
      sendLabel={t('afterSale.review.send')}
      isPaired
    >
      <FormHalf>
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
      </FormHalf>
      <FormHalf>
        <TextArea
          {...form.field('text')}
          label={t('afterSale.review.text')}
          placeholder={t('afterSale.review.hint')}
          maxCharacters={REVIEW_MAX_LENGTH}
          rows={5}
          hasCounter
        />
        <PicturesField
          label={t('afterSale.review.pictures')}
          uploads={uploads}
          max={MAX_REVIEW_PICTURES}
          error={form.field('pictures').error}
        />
        <p className="small ink-2">{t('afterSale.review.public')}</p>
      </FormHalf>
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
      title={t('core.title.comment')}
    >
      <OrderState orderId={orderId} query={query} skeleton={<SkeletonCards count={2} />} />
      {order && (
        <EmptyState
          isTall
          image={ART.document}
          title={t(`afterSale.review.${state}Title`)}
          text={t(`afterSale.review.${state}Text`)}
          href={hrefOfOrder(order)}
          replace
          linkLabel={t('orders.viewOrder')}
        />
      )}
    </Page>
  )
}
