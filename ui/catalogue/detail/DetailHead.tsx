import type { ReactNode } from 'react'
import { type ProductDetail, titleIn, titleTag } from '../../../domain/catalogue/product.ts'
import { OfferPrice } from '../../components/commerce/products/Price.tsx'
import { Meta, Rating, Tag } from '../../components/kit.ts'
import { formatCount, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import type { Chosen } from './use-choice.ts'

export const REVIEWS_ID = 'reviews'

type DetailHeadProps = { readonly product: ProductDetail; readonly chosen: Chosen }

/** Price, name, rating. */
export const DetailHead = ({ product, chosen }: DetailHeadProps): ReactNode => {
  const { t, language } = useTranslations()
  const { stock } = chosen.offer
  const goToReviews = (): void => document.getElementById(REVIEWS_ID)?.scrollIntoView()
  return (
    <>
      <div className={css['priceRow']}>
        <OfferPrice className={css['prices']} offer={chosen.offer} />
        {stock > 0 ? (
          <span className={css['stock']}>{t('detail.stock', { stock: formatNumber(stock, language) })}</span>
        ) : (
          <Tag>{t('detail.soldOut')}</Tag>
        )}
      </div>
      <h1 className={css['title']} lang={titleTag(product, language)} tabIndex={-1} data-page-title="">
        {titleIn(product, language)}
      </h1>
      <Meta>
        {product.rating !== undefined && <Rating value={product.rating} />}
        {product.reviewCount > 0 && (
          <button type="button" className={css['reviewsLink']} onClick={goToReviews}>
            {t('detail.reviewCount', { count: product.reviewCount })}
          </button>
        )}
        <span>{t('detail.sold', { count: product.sold, shown: formatCount(product.sold, language) })}</span>
      </Meta>
    </>
  )
}
