import type { ReactNode } from 'react'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import { cardFacts } from '../components/commerce/products/ProductCard.tsx'
import { ProductCard, ProductGrid, Section, SkeletonGrid } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp, useStream } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { hrefOfProduct } from '../navigation/routes.ts'

/** Two rows of three on a tablet; other widths show fewer. */
const PREVIEW = 6

/** Favourites below an empty cart, recommendations where there are none; hidden when they cannot be loaded. */
export const EmptyCartGoods = ({ hasSaved }: { readonly hasSaved: boolean }): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useTranslations()
  const marks = useStream(catalogue.favourites$)
  const { phase, value } = useQuery(
    hasSaved
      ? { key: 'saved', load: () => catalogue.loadFavourites(1) }
      : { key: 'recommended', load: () => catalogue.loadRecommendations(1) },
  )
  const rows = value?.rows.slice(0, PREVIEW) ?? []
  if (phase !== 'loading' && rows.length === 0) return null
  return (
    <Section
      {...(hasSaved ? { title: t('cart.fromFavourites'), href: '/heart' } : { title: t('cart.recommended') })}
    >
      {phase === 'loading' && <SkeletonGrid count={2} />}
      <ProductGrid rows={1}>
        {rows.map((product) => (
          <ProductCard
            key={productKey(product)}
            href={hrefOfProduct(product)}
            {...cardFacts(product, language)}
            isFavourite={marks.get(productKey(product)) ?? hasSaved}
            onFavourite={(isSaved) => void catalogue.toggleFavourite(product, isSaved)}
          />
        ))}
      </ProductGrid>
    </Section>
  )
}
