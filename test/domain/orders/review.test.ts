import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  checkReview,
  favourableRate,
  isFinishedByReviews,
  lineToReview,
  MAX_REVIEW_PICTURES,
  mayReview,
  REVIEW_MAX_LENGTH,
  type ReviewForm,
  rateTenthsOf,
} from '../../../domain/orders/review.ts'

const form: ReviewForm = { scores: { product: 5, service: 4, postage: 3 }, text: 'Good', pictures: [] }
const kinds = (change: Partial<ReviewForm>): readonly string[] => {
  const checked = checkReview({ ...form, ...change })
  return checked.ok ? [] : checked.fault.map(({ kind, field }) => `${field} ${kind}`)
}

const review = suite('review')

review('cannot be empty (requirements S5 and S8: "Review content cannot be empty")', () => {
  assert.equal(kinds({ text: ' \n' }), ['text review-empty'])
  assert.equal(kinds({}), [])
})

review('needs three scores from 1 to 5 (requirement S3: product, service and postage score)', () => {
  const scores = { product: 0, service: 6, postage: 2.5 }
  assert.equal(kinds({ scores }), [
    'product score-required',
    'service score-required',
    'postage score-required',
  ])
  assert.equal(kinds({ scores: { product: 1, service: 1, postage: 5 } }), [])
})

review('limits text and pictures', () => {
  assert.equal(kinds({ text: 'x'.repeat(REVIEW_MAX_LENGTH + 1) }), ['text review-too-long'])
  const pictures = Array.from({ length: MAX_REVIEW_PICTURES + 1 }, String)
  assert.equal(kinds({ pictures }), ['pictures too-many-pictures'])
  assert.equal(kinds({ text: 'x'.repeat(REVIEW_MAX_LENGTH), pictures: pictures.slice(1) }), [])
})

review('has as rating the mean of the three scores with one decimal (api.md 5)', () => {
  assert.is(rateTenthsOf({ product: 5, service: 4, postage: 5 }), 47)
  assert.is(rateTenthsOf({ product: 5, service: 4, postage: 4 }), 43)
  assert.is(rateTenthsOf({ product: 1, service: 1, postage: 1 }), 10)
})

review(
  'can be written once per line, after receipt, when no refund is open or granted (requirement S4)',
  () => {
    const open = [-2, -1, 0, 1, 2, 3, 4].filter((status) => mayReview({ status, refundStatus: 0 }, false))
    assert.equal(open, [3, 4])
    assert.is(mayReview({ status: 3, refundStatus: 0 }, true), false)
    const byRefund = [0, 1, 2, 3].map((refundStatus) => mayReview({ status: 3, refundStatus }, false))
    assert.equal(byRefund, [true, false, false, true])
  },
)

review('of invisible characters counts as empty', () => {
  for (const text of ['\u200b', ' \u200d\u2060 ', '\u3164'])
    assert.equal(kinds({ text }), kinds({ text: ' ' }), text)
})

review('is favourable from four product stars on, and a shop is rated by the share of these', () => {
  const table: readonly (readonly [scores: readonly number[], rate: number | undefined])[] = [
    [[], undefined],
    [[3], 0],
    [[4], 100],
    [[5, 4, 3], 67],
    [[5, 1], 50],
    [[4, 4, 4, 4, 4, 4, 4, 3], 88],
  ]
  for (const [scores, rate] of table) assert.is(favourableRate(scores), rate, scores.join(' '))
})

const line = (id: number, productId: number, isReviewed = false) => ({ id, productId, isReviewed })

review('is for the named line, or the first of the product without one', () => {
  const lines = [line(1, 7, true), line(2, 7), line(3, 7), line(4, 8, true)]
  const ofLine = (productId: number, lineId?: number) => lineToReview(lines, { productId, lineId })?.id
  assert.equal([ofLine(7), ofLine(7, 3), ofLine(7, 1)], [2, 3, 1])
  assert.equal([ofLine(8), ofLine(9), ofLine(8, 2)], [4, undefined, undefined], 'no line of another product')
})

review('of the last line completes a received order, unless a refund is open (api.md 4)', () => {
  const all = [{ isReviewed: true }, { isReviewed: true }]
  const some = [{ isReviewed: true }, { isReviewed: false }]
  const isFinished = (status: number, refundStatus: number, lines = all) =>
    isFinishedByReviews({ status, refundStatus }, lines)
  assert.equal([isFinished(3, 0), isFinished(3, 3), isFinished(3, 0, some)], [true, true, false])
  assert.equal([isFinished(3, 1), isFinished(4, 0), isFinished(2, 0)], [false, false, false])
})

review.run()
