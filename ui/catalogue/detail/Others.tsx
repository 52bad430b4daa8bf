import { memo, type ReactNode } from 'react'
import type { ProductSummary } from '../../../domain/catalogue/product.ts'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import { ProductGrid, Section } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { GridCard } from '../GridCard.tsx'
import css from './detail.module.css'
import { WhenNear } from './WhenNear.tsx'

type OthersProps = { readonly products: readonly ProductSummary[] }

/** Other things to look at; none of them changes with what is chosen. */
const Others = memo(({ products }: OthersProps): ReactNode => {
  const { t } = useTranslations()
  if (products.length === 0) return null
  return (
    <div className={css['others']}>
      <Section title={t('detail.others')}>
        <ProductGrid>
          {products.map((product) => (
            <GridCard key={productKey(product)} product={product} />
          ))}
        </ProductGrid>
      </Section>
    </div>
  )
})

/** What the server recommends, where a page has nothing of its own to lead on; nothing when that fails. */
export const Recommended = (): ReactNode => {
  const { catalogue } = useApp()
  const query = useQuery({ key: 'recommended', load: () => catalogue.loadRecommendations(1) })
  return <Others products={query.value?.rows ?? []} />
}

/** What leads on from a product: the server's own choice, or its recommendations. */
export const FurtherProducts = ({ products }: OthersProps): ReactNode => (
  <WhenNear>{products.length > 0 ? <Others products={products} /> : <Recommended />}</WhenNear>
)
