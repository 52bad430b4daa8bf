import type { ReactNode } from 'react'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import { ART } from '../components/art.ts'
import { AppBar, EmptyState, Page, ProductGrid, SkeletonGrid } from '../components/kit.ts'
import { EndlessList } from '../components/lists/InfiniteFooter.tsx'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import { BackToTop } from './BackToTop.tsx'
import { GridCard } from './GridCard.tsx'
import { useProductFeed } from './use-product-feed.ts'

const SHORT = 5

/** The shopper's favourite products. Removed ones stay until the list is reloaded. */
export const FavouritesScreen = (): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const list = useProductFeed('heart', catalogue.loadFavourites)
  const { rows, phase } = list
  return (
    <Page isBusy={phase === 'first'} bar={<AppBar title={t('core.title.heart')} />}>
      <EndlessList
        list={list}
        onRefresh={list.reload}
        skeleton={<SkeletonGrid count={6} />}
        empty={
          <EmptyState
            isTall
            image={ART.suitcase}
            title={t('shops.noFavouritesTitle')}
            text={t('shops.noFavouritesText')}
            href="/explore"
            linkLabel={t('catalogue.list.all')}
          />
        }
        short={SHORT}
      >
        <ProductGrid label={t('core.title.heart')}>
          {rows.map((product) => (
            <GridCard key={productKey(product)} product={product} isMarked />
          ))}
        </ProductGrid>
      </EndlessList>
      <BackToTop />
    </Page>
  )
}
