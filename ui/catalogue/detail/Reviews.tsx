import { type ReactNode, useState } from 'react'
import type { ProductDetail, Review } from '../../../domain/catalogue/product.ts'
import {
  REVIEWS_SHOWN,
  type ReviewCounts,
  type ReviewFilter,
  STARS,
  shareOfStars,
} from '../../../domain/catalogue/reviews.ts'
import { Box, QueryState, Rating, Section, Skeleton, Star, TextLink } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { formatNumber, formatRating } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { REVIEWS_ID } from './DetailHead.tsx'
import css from './detail.module.css'
import { ReviewChips } from './ReviewChips.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'

/** Whether a text may exceed the lines shown on the page, on the narrowest screen. */
const isLong = (text: string): boolean => text.length > 60 || text.split('\n').length > 6

type ReviewsProps = { readonly product: ProductDetail }

/** Reviews: average, histogram, the latest few, and all of them in a sheet. */
export const Reviews = ({ product }: ReviewsProps): ReactNode => {
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const { reviewCount, rating, reviewCounts } = product
  const reviews = product.reviews.slice(0, REVIEWS_SHOWN)
  const hasMore = reviewCount > reviews.length || reviews.some(({ text }) => isLong(text))
  return (
    <div id={REVIEWS_ID} className={css['anchor']}>
      <Section
        title={t('detail.reviews')}
        {...(reviewCount > 0 && { aside: formatNumber(reviewCount, language) })}
        action={
          hasMore ? (
            <TextLink icon="chevron-right" onClick={() => setOpen(true)}>
              {t('kit.all')}
            </TextLink>
          ) : undefined
        }
      >
        {reviews.length === 0 ? (
          <p className="ink-2">{t('detail.noReviews')}</p>
        ) : (
          <>
            {rating !== undefined && <Score rating={rating} count={reviewCount} counts={reviewCounts} />}
            {reviewCounts && <ReviewChips counts={reviewCounts} filter={filter} onPick={setFilter} />}
            {filter === 'all' ? (
              <div className={css['reviews']}>
                <ShortReviews product={product} reviews={reviews} />
              </div>
            ) : (
              <FilteredReviews product={product} filter={filter} onAll={() => setOpen(true)} />
            )}
          </>
        )}
      </Section>
      <ReviewSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        product={product}
        filter={filter}
        onPick={setFilter}
      />
    </div>
  )
}

type ShortReviewsProps = ReviewsProps & { readonly reviews: readonly Review[] }

const ShortReviews = ({ product, reviews }: ShortReviewsProps): ReactNode =>
  reviews.map((review) => (
    <ReviewItem
      key={review.id}
      review={review}
      category={product.categoryKey}
      shop={product.shop.name}
      isShort
    />
  ))

type ScoreProps = {
  readonly rating: number
  readonly count: number
  readonly counts: ReviewCounts | undefined
}

/** The average and the histogram; only the average without counts. */
const Score = ({ rating, count, counts }: ScoreProps): ReactNode => {
  const { t, language } = useTranslations()
  if (!counts)
    return (
      <p className={css['mean']}>
        <Rating value={rating} />
        <span className="small ink-2" aria-hidden="true">
          {t('detail.outOfFive')}
        </span>
      </p>
    )
  return (
    <div className={css['score']}>
      <div className={css['scoreMean']}>
        <p className={css['scoreNumber']} aria-hidden="true">
          {formatRating(rating, language)}
        </p>
        <Rating value={rating} isFive />
        <p className="tiny ink-3">{t('detail.reviewCount', { count })}</p>
      </div>
      <ol className={css['histogram']}>
        {STARS.map((stars) => {
          const number = formatNumber(counts.stars[stars], language)
          return (
            <li key={stars}>
              <span className={css['histogramRow']} aria-hidden="true">
                {stars}
                <Star />
                <svg className={css['bar']} aria-hidden="true">
                  <rect className={css['barRest']} width="100%" height="100%" rx="3" />
                  <rect
                    className={css['barPart']}
                    width={`${shareOfStars(counts, stars) / 10}%`}
                    height="100%"
                    rx="3"
                  />
                </svg>
                <span className={css['histogramCount']}>{number}</span>
              </span>
              <span className="visually-hidden">{t('detail.starsRow', { stars, number })}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

type FilteredProps = {
  readonly product: ProductDetail
  readonly filter: ReviewFilter
  readonly onAll: () => void
}

const ReviewsSkeleton = (): ReactNode => (
  <Skeleton>
    <Box />
    <Box />
    <Box shape="short" />
  </Skeleton>
)

/** The first few reviews that match a filter. */
const FilteredReviews = ({ product, filter, onAll }: FilteredProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const { productId, shopId } = product
  const query = useQuery({
    key: `${productId} ${shopId} reviews ${filter}`,
    load: () => catalogue.loadReviews({ productId, shopId, page: 1, filter }),
  })
  if (!query.value) return <QueryState query={query} skeleton={<ReviewsSkeleton />} />
  const { rows, total } = query.value
  const shown = rows.slice(0, REVIEWS_SHOWN)
  return (
    <div className={css['reviews']} role="status">
      {shown.length === 0 && <p className="ink-2">{t('detail.noReviews')}</p>}
      <ShortReviews product={product} reviews={shown} />
      {total > shown.length && (
        <div>
          <TextLink icon="chevron-right" onClick={onAll}>
            {t('detail.reviewCount', { count: total })}
          </TextLink>
        </div>
      )}
    </div>
  )
}
