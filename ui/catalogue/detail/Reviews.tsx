import { type ReactNode, useState } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { Rating, Section, TextLink } from '../../components/kit.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { REVIEWS_ID } from './DetailHead.tsx'
import css from './detail.module.css'
import { ReviewItem } from './ReviewItem.tsx'
import { ReviewSheet } from './ReviewSheet.tsx'
import { WhenNear } from './WhenNear.tsx'

/** A text that may not fit the lines that the page shows of it, on the narrowest screen. */
const isLong = (text: string): boolean => text.length > 60 || text.split('\n').length > 6

type ReviewsProps = { readonly product: ProductDetail }

const ReviewsHere = ({ product }: ReviewsProps): ReactNode => {
  const { t, language } = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { reviews, reviewCount, rating } = product
  return (
    <>
      <Section
        title={t('detail.reviews')}
        {...(reviewCount > 0 && { aside: formatNumber(reviewCount, language) })}
        action={
          reviewCount > reviews.length || reviews.some(({ text }) => isLong(text)) ? (
            <TextLink icon="chevron-right" onClick={() => setOpen(true)}>
              {t('kit.all')}
            </TextLink>
          ) : undefined
        }
      >
        {reviews.length === 0 ? (
          <p className="ink-2">{t('detail.noReviews')}</p>
        ) : (
          <div className={css['reviews']}>
            {rating !== undefined && (
              <p className={css['mean']}>
                <Rating value={rating} />
                <span className="small ink-2" aria-hidden="true">
                  {t('detail.outOfFive')}
                </span>
              </p>
            )}
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} category={product.categoryKey} isShort />
            ))}
          </div>
        )}
      </Section>
      <ReviewSheet isOpen={isOpen} onClose={() => setOpen(false)} product={product} />
    </>
  )
}

/** What others say: the mean, the latest few, and all of them in a sheet. */
export const Reviews = ({ product }: ReviewsProps): ReactNode => (
  <div id={REVIEWS_ID} className={css['anchor']}>
    <WhenNear className={css['reviewsRoom']}>
      <ReviewsHere product={product} />
    </WhenNear>
  </div>
)
