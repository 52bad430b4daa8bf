import { memo, type ReactNode } from 'react'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import { cardFacts, ProductCard } from '../components/commerce/products/ProductCard.tsx'
import { Tag } from '../components/surfaces/Badge.tsx'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useSignInFirst } from '../hooks/use-navigate.tsx'
import { useTranslations } from '../i18n/translations.ts'
import { hrefOfProduct } from '../navigation/routes.ts'

type GridCardProps = {
  readonly product: ProductSummary
  readonly isEager?: boolean
  /** It is a favourite, unless the shopper has removed it since. */
  readonly isMarked?: boolean
}

/**
 * A product of a list, with the shopper's latest favourite state. Loading another page does not render the earlier
 * cards again.
 */
export const GridCard = memo(({ product, isEager = false, isMarked = false }: GridCardProps): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useTranslations()
  const marks = useStream(catalogue.favourites$)
  const signInFirst = useSignInFirst()
  return (
    <ProductCard
      href={hrefOfProduct(product)}
      {...cardFacts(product, language)}
      {...(product.stock === 0 && { tag: <Tag>{t('core.fault.soldOut')}</Tag> })}
      isEager={isEager}
      isFavourite={marks.get(productKey(product)) ?? isMarked}
      onFavourite={(isFavourite) => void signInFirst(catalogue.toggleFavourite(product, isFavourite))}
    />
  )
})
