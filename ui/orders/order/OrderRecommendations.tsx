import type { ReactNode } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { cardFacts } from '../../components/commerce/products/ProductCard.tsx'
import { ProductCard, ProductGrid, Section } from '../../components/kit.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hrefOfProduct } from '../../navigation/routes.ts'
import css from '../orders.module.css'

/** Recommendations of the server; hidden when there are none. */
export const OrderRecommendations = ({
  products,
}: {
  readonly products: readonly ProductSummary[]
}): ReactNode => {
  const { t, language } = useTranslations()
  if (products.length === 0) return null
  return (
    <div className={css['others']}>
      <Section title={t('orders.detail.recommendations')}>
        <ProductGrid>
          {products.map((product) => (
            <ProductCard
              key={`${product.productId} ${product.shopId}`}
              href={hrefOfProduct(product)}
              {...cardFacts(product, language)}
              sold={product.sold}
            />
          ))}
        </ProductGrid>
      </Section>
    </div>
  )
}
