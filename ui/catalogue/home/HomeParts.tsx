import type { ReactNode } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Page } from '../../../domain/api/page.ts'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import { ProductGrid } from '../../components/commerce/products/ProductCard.tsx'
import { QueryState } from '../../components/states/EmptyState.tsx'
import { SkeletonGrid } from '../../components/states/Skeleton.tsx'
import { Section } from '../../components/surfaces/Card.tsx'
import type { Query } from '../../hooks/loading/use-query.ts'
import { useApp, useStream } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { BEST_SELLING } from '../../navigation/routes.ts'
import { GridCard } from '../GridCard.tsx'
import css from '../HomeScreen.module.css'

/** Products to load and show: two rows of three on a tablet; other widths show fewer. */
export const PREVIEW = 6
/** A phone's first row: visible at once, with the largest pictures of the page. */
const EAGER = 2

/** Best sellers, in full rows. */
export const PopularPreview = ({
  query,
}: {
  readonly query: Query<Page<ProductSummary>, ApiFault>
}): ReactNode => {
  const { value, phase } = query
  const { session } = useApp()
  const { t } = useTranslations()
  const isVisitor = useStream(session.session$).kind === 'visitor'
  if (phase === 'ready' && value?.rows.length === 0) return null
  return (
    <div className={css['popular']}>
      <Section title={t('catalogue.home.popular')} href={isVisitor ? BEST_SELLING : '/popular'}>
        <QueryState query={query} skeleton={<SkeletonGrid />} />
        {value && (
          <ProductGrid rows={1}>
            {value.rows.slice(0, PREVIEW).map((product, index) => (
              <GridCard key={productKey(product)} product={product} isEager={index < EAGER} />
            ))}
          </ProductGrid>
        )}
      </Section>
    </div>
  )
}
