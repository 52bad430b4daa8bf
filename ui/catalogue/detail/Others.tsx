import { memo, type ReactNode } from 'react'
import { othersOf, type ProductDetail, type ProductSummary } from '../../../domain/catalogue/product.ts'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import { ProductGrid, Section, SideScroll } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen } from '../../navigation/routes.ts'
import { shopPath } from '../catalogue-paths.ts'
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

/** More of the shop that sells a product, in a row beside its name. */
export const MoreOfShop = memo(({ product }: { readonly product: ProductDetail }): ReactNode => {
  const { t } = useTranslations()
  const { ofShop } = othersOf(product)
  const href = shopPath(product.shopId)
  if (ofShop.length === 0) return null
  return (
    <WhenNear className={css['moreSpace']}>
      <Section title={t('detail.moreOfShop')} {...(hasScreen(href) && { href })}>
        <SideScroll label={t('detail.moreOfShop')}>
          {ofShop.map((other) => (
            <div key={productKey(other)} className={css['small']}>
              <GridCard product={other} />
            </div>
          ))}
        </SideScroll>
      </Section>
    </WhenNear>
  )
})

/** What leads on from a product: what the server has chosen of other shops, or its recommendations. */
export const FurtherProducts = ({ product }: { readonly product: ProductDetail }): ReactNode => {
  const { ofOthers } = othersOf(product)
  return <WhenNear>{ofOthers.length > 0 ? <Others products={ofOthers} /> : <Recommended />}</WhenNear>
}
