import type { ReactNode } from 'react'
import { discountPercent, type ProductDetail, titleIn, titleTag } from '../../../domain/catalogue/product.ts'
import { Discount, Meta, Price, Rating, Tag, WasPrice } from '../../components/kit.ts'
import { formatCount, formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import css from './detail.module.css'
import type { Chosen } from './use-choice.ts'

export const REVIEWS_ID = 'reviews'

type DetailHeadProps = { readonly product: ProductDetail; readonly chosen: Chosen }

/** Price, name, rating. */
export const DetailHead = ({ product, chosen }: DetailHeadProps): ReactNode => {
  const { t, language } = useTranslations()
  const { price, marketPrice, stock } = chosen.offer
  const percent = discountPercent(chosen.offer)
  const goToReviews = (): void => document.getElementById(REVIEWS_ID)?.scrollIntoView()
  return (
    <>
      <div className={css['priceRow']}>
        <span className={css['prices']}>
          <Price cents={price} size="xl" />
          {marketPrice !== undefined && <WasPrice cents={marketPrice} />}
          {percent !== undefined && <Discount percent={percent} />}
        </span>
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
