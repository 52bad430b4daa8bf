import { maskName } from '../../../domain/account/full-name.ts'
import type { Language } from '../../../domain/account/language.ts'
import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import {
  checkReview,
  isFinishedByReviews,
  lineToReview,
  MAX_REVIEW_PICTURES,
  mayReview,
  REVIEW_MAX_LENGTH,
  type ReviewForm,
  rateTenthsOf,
} from '../../../domain/orders/review.ts'
import { ownPictures } from '../account/own-pictures.ts'
import type { BackendDeps } from '../backend-deps.ts'
import { countGoodRate } from '../catalogue/shop-query.ts'
import { first, type Sql } from '../database/database.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'
import { ok, type ShopperCall } from '../http/route.ts'
import { flag } from '../rows/row-format.ts'
import { secondsOf } from '../time/clock.ts'
import { finishOrder, lockOrder, type MovedOrder, stateOf } from './order-moves.ts'
import { type LineColumns, loadLines } from './order-query.ts'

const readForm = (input: Input): ReviewForm => ({
  scores: {
    product: input.integer('product_score', 1, 5),
    service: input.integer('service_score', 1, 5),
    postage: input.integer('postage_score', 1, 5),
  },
  text: input.optionalText('comment', REVIEW_MAX_LENGTH) ?? '',
  pictures: input.list('pics', MAX_REVIEW_PICTURES, PICTURE_ADDRESS_MAX_LENGTH),
})

/** The line to review: by id, or the first unreviewed one of the product (one call per line, api.md 5). */
const findLine = (lines: readonly LineColumns[], input: Input): LineColumns => {
  const reviewable = lines.map((line) => ({
    ...line,
    productId: line.product_id,
    isReviewed: line.is_reviewed,
  }))
  const lineId = input.optionalId('order_product_id')
  const line = lineToReview(reviewable, { productId: input.id('product_id'), lineId })
  if (line === undefined) throw refuse('review-line-not-found')
  return line
}

type NewReview = {
  readonly order: MovedOrder
  readonly line: LineColumns
  readonly form: ReviewForm
  readonly images: readonly string[]
  readonly now: number
  readonly language: Language
}

/** Stores the review and updates the product's rating, the shop's rate and the line. */
const publish = async (tx: Sql, { order, line, form, images, now, language }: NewReview): Promise<number> => {
  const rate = rateTenthsOf(form.scores)
  const user = await first(
    tx.query<{ username: string; nickname: string; avatar: string }>(
      'select username, nickname, avatar from users where id = $1',
      [order.user_id],
    ),
  )
  await tx.query('update order_lines set is_reviewed = true where id = $1', [line.id])
  const review = await first(
    tx.query<{ id: number }>(
      `insert into reviews (user_id, product_id, shop_id, order_product_id, nickname, avatar, product_score,
         service_score, postage_score, rate_tenths, comment, pics, spec, created_at, language)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text[], $13, $14, $15) returning id`,
      [
        ...[order.user_id, line.product_id, order.shop_id, line.id],
        ...[maskName(user?.nickname ?? '', user?.username ?? ''), user?.avatar ?? ''],
        ...[form.scores.product, form.scores.service, form.scores.postage, rate],
        ...[form.text, [...images], line.spec, now, language],
      ],
    ),
  )
  await tx.query(
    'update products set rate_sum = rate_sum + $2::integer, reply_count = reply_count + 1 where id = $1',
    [line.product_id, rate],
  )
  await countGoodRate(tx, order.shop_id)
  return review?.id ?? 0
}

/** A received order is completed once every line is reviewed (api.md 4). */
const finishIfDone = async (tx: Sql, order: MovedOrder, now: number): Promise<boolean> => {
  const lines = (await loadLines(tx, [order.id])).map(({ is_reviewed }) => ({ isReviewed: is_reviewed }))
  return isFinishedByReviews(stateOf(order), lines) && finishOrder(tx, order, now)
}

/** POST /api/order/comment: once per line (requirements S4 and S5, api.md 5). */
export const review =
  ({ database, clock }: BackendDeps) =>
  async ({ input, shopper, language }: ShopperCall) => {
    const orderId = input.id('order_id')
    const checked = checkReview(readForm(input))
    if (!checked.ok) throw refuse('review-empty')
    const form = checked.value
    const answer = await database.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId, shopper.id)
      if (order === undefined) throw refuse('order-not-found')
      const line = findLine(await loadLines(tx, [order.id]), input)
      if (line.is_reviewed) throw refuse('review-already')
      if (!mayReview(stateOf(order), false)) throw refuse('order-not-now')
      const images = await ownPictures(tx, shopper.id, form.pictures, 'everybody')
      const now = secondsOf(clock)
      const id = await publish(tx, { order, line, form, images, now, language })
      return { id, isFinished: await finishIfDone(tx, order, now) }
    })
    return ok(
      {
        reply_id: answer.id,
        rate: (rateTenthsOf(form.scores) / 10).toFixed(1),
        is_finished: flag(answer.isFinished),
      },
      'review-saved',
    )
  }
