import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import type { ReviewFilter } from '../../../domain/catalogue/reviews.ts'
import { ErrorState, InfiniteFooter, SkeletonRows } from '../../components/kit.ts'
import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import { ReviewChips } from './ReviewChips.tsx'
import { ReviewItem } from './ReviewItem.tsx'

type ReviewSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
  readonly filter: ReviewFilter
  readonly onPick: (filter: ReviewFilter) => void
}

/** All or filtered reviews; the page shows the same filter. */
export const ReviewSheet = ({ isOpen, onClose, product, filter, onPick }: ReviewSheetProps): ReactNode => {
  const { t } = useTranslations()
  return (
    <BottomSheet isOpen={isOpen} title={t('detail.reviews')} onClose={onClose}>
      {product.reviewCounts && <ReviewChips counts={product.reviewCounts} filter={filter} onPick={onPick} />}
      {isOpen && <ReviewList product={product} filter={filter} />}
    </BottomSheet>
  )
}

type ReviewListProps = { readonly product: ProductDetail; readonly filter: ReviewFilter }

const ReviewList = ({ product, filter }: ReviewListProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const { productId, shopId, categoryKey, shop } = product
  const list = useInfiniteList({
    key: `${productId} ${shopId} ${filter}`,
    load: (page) => catalogue.loadReviews({ productId, shopId, page, filter }),
    identify: (review) => review.id,
  })
  if (list.phase === 'first') return <SkeletonRows count={4} />
  if (list.rows.length === 0) {
    return list.fault ? (
      <ErrorState text={faultText(list.fault)} onRetry={list.retry} />
    ) : (
      <p className="ink-2">{t('detail.noReviews')}</p>
    )
  }
  return (
    <div className={css['reviews']}>
      {list.rows.map((review) => (
        <ReviewItem key={review.id} review={review} category={categoryKey} shop={shop.name} />
      ))}
      <InfiniteFooter phase={list.phase} onMore={list.more} onRetry={list.retry} />
    </div>
  )
}
