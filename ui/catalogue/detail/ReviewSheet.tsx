import type { ReactNode } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import type { ReviewFilter } from '../../../domain/catalogue/reviews.ts'
import { GrowingList, SkeletonRows } from '../../components/kit.ts'
import { BottomSheet } from '../../components/overlays/BottomSheet.tsx'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useApp } from '../../hooks/use-app.ts'
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
  const { productId, shopId, categoryKey, shop } = product
  const list = useInfiniteList({
    key: `${productId} ${shopId} ${filter}`,
    load: (page) => catalogue.loadReviews({ productId, shopId, page, filter }),
    identify: (review) => review.id,
  })
  return (
    <div className={css['reviews']}>
      <GrowingList
        list={list}
        skeleton={<SkeletonRows count={4} />}
        empty={<p className="ink-2">{t('detail.noReviews')}</p>}
      >
        {list.rows.map((review) => (
          <ReviewItem key={review.id} review={review} category={categoryKey} shop={shop.name} />
        ))}
      </GrowingList>
    </div>
  )
}
