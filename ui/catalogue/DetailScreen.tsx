import type { ReactNode } from 'react'
import { titleIn } from '../../domain/catalogue/product.ts'
import { fail } from '../../domain/shared/result.ts'
import { ART } from '../components/art.ts'
import { Box, EmptyState, Page, QueryState, Skeleton } from '../components/kit.ts'
import { useQuery } from '../hooks/loading/use-query.ts'
import { useApp } from '../hooks/use-app.ts'
import { useTranslations } from '../i18n/translations.ts'
import type { ScreenProps } from '../navigation/screen.ts'
import { usePageName } from '../navigation/use-title.ts'
import { DetailBar } from './detail/DetailBar.tsx'
import css from './detail/detail.module.css'
import { Recommended } from './detail/Others.tsx'
import { Product } from './detail/Product.tsx'

/** Product detail: pictures, options, shop, reviews (requirement S1; the only page that is not kept alive). */
export const DetailScreen = ({ params, search }: ScreenProps<'product' | 'mer'>): ReactNode => {
  const { catalogue } = useApp()
  const { t, language } = useTranslations()
  const product = { productId: params.product ?? '', shopId: params.mer ?? '' }
  // Both parts of the path are optional (requirement S2): without them there is nothing to load.
  const isNone = product.productId === ''
  const query = useQuery({
    key: `${product.productId} ${product.shopId}`,
    load: async () => (isNone ? fail({ kind: 'cancelled' as const }) : catalogue.loadProduct(product)),
  })
  usePageName(query.value && titleIn(query.value, language))
  const isMissing = isNone || (query.phase === 'failed' && query.fault?.kind === 'rejected')
  return (
    <Page
      isBleeding
      className={css['screen']}
      isBusy={query.phase === 'loading' && !isMissing}
      bar={<DetailBar product={query.value} />}
    >
      {query.value && <Product key={product.productId} product={query.value} search={search} />}
      {/* Every page has a heading, also without the product's name. */}
      {!query.value && <h1 className="visually-hidden">{t('core.title.detail')}</h1>}
      {isMissing ? (
        <div className={css['missing']}>
          <EmptyState
            image={ART.telescope}
            title={t('detail.missing')}
            text={t('detail.missingText')}
            href="/explore"
            linkLabel={t('detail.toExplore')}
          />
          <Recommended />
        </div>
      ) : (
        <QueryState isTall query={query} skeleton={<DetailSkeleton />} />
      )}
    </Page>
  )
}

const DetailSkeleton = (): ReactNode => (
  <div className={css['product']}>
    <div className={css['pictures']}>
      <div className={css['pictureSpace']} />
    </div>
    <div className={css['info']}>
      <Skeleton className={css['skeleton']}>
        <Box shape="title" />
        <Box />
        <Box shape="short" />
        <Box shape="row" />
        <Box shape="row" />
        <Box />
        <Box />
        <Box shape="short" />
      </Skeleton>
    </div>
  </div>
)
