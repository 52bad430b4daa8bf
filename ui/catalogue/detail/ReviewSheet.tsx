import { type ReactNode, useState } from 'react'
import type { ProductDetail } from '../../../domain/catalogue/product.ts'
import { BottomSheet } from '../../components/forms.ts'
import { Chip, ErrorState, InfiniteFooter, SkeletonRows } from '../../components/kit.ts'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import { ReviewItem } from './ReviewItem.tsx'

type ReviewSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly product: ProductDetail
}

/** All reviews, or only those with pictures. */
export const ReviewSheet = ({ isOpen, onClose, product }: ReviewSheetProps): ReactNode => {
  const { t } = useTranslations()
  const [onlyWithPictures, setOnlyWithPictures] = useState(false)
  return (
    <BottomSheet isOpen={isOpen} title={t('detail.reviews')} onClose={onClose}>
      <div>
        <Chip
          icon="image"
          isPressed={onlyWithPictures}
          onClick={() => setOnlyWithPictures(!onlyWithPictures)}
        >
          {t('detail.withPictures')}
        </Chip>
      </div>
      {isOpen && <ReviewList product={product} onlyWithPictures={onlyWithPictures} />}
    </BottomSheet>
  )
}

type ReviewListProps = { readonly product: ProductDetail; readonly onlyWithPictures: boolean }

const ReviewList = ({ product, onlyWithPictures }: ReviewListProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const faultText = useFaultText()
  const { productId, shopId, categoryKey } = product
  const list = useInfiniteList({
    key: `${productId} ${shopId} ${onlyWithPictures}`,
    load: (page) => catalogue.loadReviews({ productId, shopId, page, onlyWithPictures }),
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
        <ReviewItem key={review.id} review={review} category={categoryKey} />
      ))}
      <InfiniteFooter phase={list.phase} onMore={list.more} onRetry={list.retry} />
    </div>
  )
}
