import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/catalogue/page.ts'
import { type ProductSummary, titleIn } from '../../domain/catalogue/product.ts'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import type { ShopSummary } from '../../domain/catalogue/shop.ts'
import {
  Box,
  ErrorState,
  Price,
  ProductGrid,
  ProductTile,
  Section,
  SideScroll,
  Skeleton,
  SkeletonGrid,
} from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import type { Query } from '../hooks/use-query.ts'
import { useStream } from '../hooks/use-stream.ts'
import { useFaultText } from '../i18n/fault-text.ts'
import { useWords } from '../i18n/use-words.ts'
import { GridCard } from './GridCard.tsx'
import css from './HomeScreen.module.css'
import { BEST_SELLING } from './plain-paths.ts'
import { hrefOfProduct } from './product-href.ts'
import { ShopItem } from './ShopItem.tsx'

/** Two rows of three on a tablet; other widths show fewer. */
const PREVIEW = 6
const VIEWED = 12
const EAGER = 4

type PopularProps = { readonly query: Query<Page<ProductSummary>, ApiFault> }

/** What sells now, in full rows. */
export const PopularPreview = ({ query: { value, phase, fault, retry } }: PopularProps): ReactNode => {
  const { session } = useApp()
  const { t } = useWords()
  const faultText = useFaultText()
  const isVisitor = useStream(session.session$).kind === 'visitor'
  if (phase === 'ready' && value?.rows.length === 0) return null
  return (
    <div className={css['popular']}>
      <Section title={t('catalogue.home.popular')} href={isVisitor ? BEST_SELLING : '/popular'}>
        {phase === 'loading' && <SkeletonGrid />}
        {phase === 'failed' && fault && <ErrorState text={faultText(fault)} onRetry={retry} />}
        {value && (
          <ProductGrid isPreview>
            {value.rows.slice(0, PREVIEW).map((product, index) => (
              <GridCard key={productKey(product)} product={product} isEager={index < EAGER} />
            ))}
          </ProductGrid>
        )}
      </Section>
    </div>
  )
}

type ShopsProps = { readonly query: Query<readonly ShopSummary[], ApiFault> }

/** Popular shops in a row. A rail that cannot be had is left out: the page has more to show. */
export const ShopsRail = ({ query: { value, phase } }: ShopsProps): ReactNode => {
  const { t } = useWords()
  if (phase === 'failed' || value?.length === 0) return null
  return (
    <Section title={t('catalogue.home.shops')}>
      <div className={css['shops']}>
        {value ? (
          <SideScroll label={t('catalogue.home.shops')}>
            {value.map((shop) => (
              <ShopItem key={shop.merId} shop={shop} />
            ))}
          </SideScroll>
        ) : (
          <Skeleton>
            <Box shape="row" />
          </Skeleton>
        )}
      </div>
    </Section>
  )
}

/** What this device has looked at lately. */
export const ViewedRail = (): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useWords()
  const viewed = useStream(catalogue.recentlyViewed$)
  if (viewed.length === 0) return null
  return (
    <Section title={t('catalogue.home.viewed')}>
      <SideScroll label={t('catalogue.home.viewed')}>
        {viewed.slice(0, VIEWED).map((product) => (
          <Link key={productKey(product)} className={css['viewed']} href={hrefOfProduct(product)}>
            <ProductTile image={product.image} category={product.categoryKey} size="xl" />
            <span className="visually-hidden">{titleIn(product, language)}</span>
            <Price cents={product.price} size="base" />
          </Link>
        ))}
      </SideScroll>
    </Section>
  )
}
