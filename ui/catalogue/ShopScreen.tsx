import { type ReactNode, useCallback, useState } from 'react'
import type { ProductQuery } from '../../domain/catalogue/product.ts'
import type { ShopPage } from '../../domain/catalogue/shop-page.ts'
import { mapResult } from '../../domain/shared/result.ts'
import type { ScreenProps } from '../app/routes/screen.ts'
import { ART } from '../components/art.ts'
import { AppBar, ButtonLink, EmptyState, IconButton, Page } from '../components/kit.ts'
import { useApp } from '../hooks/use-app.ts'
import { useShare } from '../hooks/use-share.ts'
import { useWords } from '../i18n/use-words.ts'
import { BackToTop } from './BackToTop.tsx'
import { FilteredProducts } from './filter/FilteredProducts.tsx'
import { useFilterAddress } from './filter/use-filter-address.ts'
import { shopPath } from './plain-paths.ts'
import { ShopHeader } from './shop/ShopHeader.tsx'
import { ShopHeaderSkeleton } from './shop/ShopSkeletons.tsx'

/** A shop and what it sells, with order, price and category (spec storefront 2 and 3). */
export const ShopScreen = ({ params, search }: ScreenProps<'id'>): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useWords()
  const shopId = params.id ?? ''
  const { filter, setFilter } = useFilterAddress(shopPath(shopId), search)
  const [shop, setShop] = useState<ShopPage | undefined>(undefined)
  const [isRefused, setRefused] = useState(false)
  const [isAnswered, setAnswered] = useState(false)
  // What the host refuses it refuses again: there is no such shop.
  const isMissing = shopId === '' || (isRefused && shop === undefined)
  const share = useShare(shop?.name ?? '')
  // One call brings the shop and its products: nothing is asked for twice.
  const load = useCallback(
    async (query: ProductQuery) => {
      const answer = await catalogue.loadShop(shopId, query)
      // The filters count with a limit of their own: that is no page that is shown.
      if (query.limit === undefined) {
        setAnswered(true)
        if (answer.ok) setShop(answer.value)
        else setRefused(answer.fault.kind === 'rejected')
      }
      return mapResult(answer, ({ products }) => products)
    },
    [catalogue, shopId],
  )
  return (
    <Page
      bar={
        <AppBar
          title={shop?.name || t('core.title.shop')}
          actions={<IconButton icon="share-2" label={t('shops.share')} onClick={() => void share.run()} />}
        />
      }
    >
      {isMissing ? (
        <EmptyState
          isTall
          image={ART.compass}
          title={t('shops.missingTitle')}
          action={
            <ButtonLink kind="primary" href="/home" replace isBlock>
              {t('shops.find')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {shop ? <ShopHeader shop={shop} /> : !isAnswered && <ShopHeaderSkeleton />}
          <FilteredProducts
            name={`shop ${shopId}`}
            filter={filter}
            load={load}
            onFilter={setFilter}
            label={t('shops.products')}
            heading={<h2>{t('shops.products')}</h2>}
          />
        </>
      )}
      <BackToTop />
    </Page>
  )
}
