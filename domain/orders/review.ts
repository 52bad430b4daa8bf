import { fail, ok, type Result } from '../shared/result.ts'
import { isTooLong, visibleText } from '../shared/text.ts'
import { type OrderState, OrderStatus, RefundStatus, transition } from './order-status.ts'

/** The aspects that a review rates, each 1 to 5 (requirement S3). */
export const SCORES = ['product', 'service', 'postage'] as const
/** One of `SCORES`. */
export type Score = (typeof SCORES)[number]
/** The three scores of a review, each 1 to 5; 0 means not given yet. */
export type Scores = Readonly<Record<Score, number>>

/** Most characters of a review. */
export const REVIEW_MAX_LENGTH = 1_000
/** Most pictures of one review. */
export const MAX_REVIEW_PICTURES = 9

/** A review as filled in; `pictures` are paths of uploaded pictures. */
export type ReviewForm = {
  readonly scores: Scores
  readonly text: string
  readonly pictures: readonly string[]
}

/** What is wrong with a review, with its field (requirement S5). */
export type ReviewFault =
  | { readonly kind: 'score-required'; readonly field: Score }
  | { readonly kind: 'review-empty'; readonly field: 'text' }
  | { readonly kind: 'review-too-long'; readonly field: 'text'; readonly max: number }
  | { readonly kind: 'too-many-pictures'; readonly field: 'pictures'; readonly max: number }

const isScore = (score: number): boolean => Number.isInteger(score) && score >= 1 && score <= 5

/** Checks a review: three scores of 1 to 5 and a text (requirements S3 and S5). */
export const checkReview = (form: ReviewForm): Result<ReviewForm, readonly ReviewFault[]> => {
  const text = visibleText(form.text)
  const faults: ReviewFault[] = SCORES.filter((score) => !isScore(form.scores[score])).map((score) => ({
    kind: 'score-required',
    field: score,
  }))
  if (text === '') faults.push({ kind: 'review-empty', field: 'text' })
  else if (isTooLong(text, REVIEW_MAX_LENGTH))
    faults.push({ kind: 'review-too-long', field: 'text', max: REVIEW_MAX_LENGTH })
  if (form.pictures.length > MAX_REVIEW_PICTURES)
    faults.push({ kind: 'too-many-pictures', field: 'pictures', max: MAX_REVIEW_PICTURES })
  return faults.length === 0 ? ok({ ...form, text }) : fail(faults)
}

/** The average of the three scores in tenths: 4.7 stars are 47 (api.md 5). */
export const rateTenthsOf = ({ product, service, postage }: Scores): number =>
  Math.round(((product + service + postage) * 10) / 3)

/** From this many stars for the product a review counts as favourable. */
export const FAVOURABLE_SCORE = 4

/**
 * A shop's favourable rate: the percentage of its reviews that rate the product four or five stars. Scores for
 * service and delivery do not count. Undefined without reviews.
 */
export const favourableRate = (productScores: readonly number[]): number | undefined =>
  productScores.length === 0
    ? undefined
    : Math.round(
        (100 * productScores.filter((score) => score >= FAVOURABLE_SCORE).length) / productScores.length,
      )

/** Whether a line may be reviewed: received, no open or granted refund, no review yet (api.md 4). */
export const mayReview = (order: OrderState, isReviewed: boolean): boolean =>
  !isReviewed &&
  (order.status === OrderStatus.received || order.status === OrderStatus.completed) &&
  (order.refundStatus === RefundStatus.none || order.refundStatus === RefundStatus.refused)

/** A line's data for reviews. */
type ReviewableLine = { readonly id: number; readonly productId: number; readonly isReviewed: boolean }

/** The line to review: the one named, or the first unreviewed one of the product; undefined when there is none. */
export const lineToReview = <T extends ReviewableLine>(
  lines: readonly T[],
  { productId, lineId }: { readonly productId: number; readonly lineId?: number | undefined },
): T | undefined => {
  const own = lines.filter((line) => line.productId === productId)
  return lineId === undefined
    ? (own.find(({ isReviewed }) => !isReviewed) ?? own[0])
    : own.find(({ id }) => id === lineId)
}

/** Whether a received order is completed because every line is reviewed (api.md 4). */
export const isFinishedByReviews = (
  order: OrderState,
  lines: readonly Pick<ReviewableLine, 'isReviewed'>[],
): boolean => lines.every(({ isReviewed }) => isReviewed) && transition(order, 'finished') !== undefined
