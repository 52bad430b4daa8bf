import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { othersOf, type ProductDetail, type ProductSummary } from '../../../domain/catalogue/product.ts'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import { ProductGrid, Section, SideScroll } from '../../components/kit.ts'
import { useQuery } from '../../hooks/loading/use-query.ts'
import { whenNear } from '../../hooks/loading/when-to-load.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { hasScreen, shopPath } from '../../navigation/routes.ts'
import { GridCard } from '../GridCard.tsx'
import css from './detail.module.css'

type WhenNearProps = {
  readonly children: ReactNode
  /** Reserves space, so that content below does not come near too soon. */
  readonly className?: string | undefined
}

/** Renders content below the first screen only when it comes near, so that it does not delay what is visible. */
const WhenNear = ({ children, className }: WhenNearProps): ReactNode => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    return element ? whenNear(element, () => startTransition(() => setNear(true))) : undefined
  }, [])
  return isNear ? children : <div ref={place} className={className} data-rest="" />
}

/** Two rows where they are widest. */
const MAX_PRODUCTS = 10

type OthersProps = { readonly products: readonly ProductSummary[] }

/** Related products; memoised, because they do not depend on the selection. */
const Others = memo(({ products }: OthersProps): ReactNode => {
  const { t } = useTranslations()
  if (products.length === 0) return null
  return (
    <div className={css['others']}>
      <Section title={t('detail.others')}>
        <ProductGrid rows={products.length < MAX_PRODUCTS ? 1 : 2}>
          {products.slice(0, MAX_PRODUCTS).map((product) => (
            <GridCard key={productKey(product)} product={product} />
          ))}
        </ProductGrid>
      </Section>
    </div>
  )
})

/** The server's recommendations, for pages without related products; hidden on failure. */
export const Recommended = (): ReactNode => {
  const { catalogue } = useApp()
  const query = useQuery({ key: 'recommended', load: () => catalogue.loadRecommendations(1) })
  return <Others products={query.value?.rows ?? []} />
}

/** More products of the same shop, in a row next to its name. */
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

const Related = ({ product }: { readonly product: ProductDetail }): ReactNode => {
  const { catalogue } = useApp()
  const query = useQuery({ key: 'related', load: () => catalogue.loadRelated(product) })
  return <Others products={query.value ?? []} />
}

/** Related products: the server's selection from other shops, or recommendations of the same category. */
export const FurtherProducts = ({ product }: { readonly product: ProductDetail }): ReactNode => {
  const { ofOthers } = othersOf(product)
  return (
    <WhenNear>
      {ofOthers.length > 0 ? <Others products={ofOthers} /> : <Related product={product} />}
    </WhenNear>
  )
}
