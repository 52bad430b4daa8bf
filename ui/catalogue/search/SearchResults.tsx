import { type ReactNode, useCallback, useState } from 'react'
import type { ProductQuery, ProductSummary } from '../../../domain/catalogue/product.ts'
import { formatFilter } from '../../../domain/catalogue/product-filter.ts'
import { productKey } from '../../../domain/catalogue/recently-viewed.ts'
import { toQueryString } from '../../../domain/shared/url.ts'
import { ART } from '../../components/art.ts'
import { EmptyState, GrowingList, Section, SkeletonRows } from '../../components/kit.ts'
import { useInfiniteList } from '../../hooks/loading/use-infinite-list.ts'
import { useFirstAnswer } from '../../hooks/loading/use-query.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useTranslations } from '../../i18n/translations.ts'
import type { ScreenSearch } from '../../navigation/screen.ts'
import { FilteredProducts } from '../filter/FilteredProducts.tsx'
import { useFilterAddress } from '../filter/use-filter-address.ts'
import { ProductFeed } from '../ProductFeed.tsx'
import { ShopItem } from '../shop/ShopItem.tsx'
import { useProductFeed } from '../use-product-feed.ts'
import css from './search.module.css'

/** The tab of the results. */
export type SearchTab = 'products' | 'shops'

type SearchResultsProps = { readonly term: string; readonly tab: SearchTab; readonly search: ScreenSearch }

/** The results of the search on the selected tab. */
export const SearchResults = ({ term, tab, search }: SearchResultsProps): ReactNode =>
  tab === 'shops' ? <ShopResults term={term} /> : <ProductResults term={term} search={search} />

const ProductResults = ({ term, search }: Omit<SearchResultsProps, 'tab'>): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const { filter, setFilter } = useFilterAddress('/search', search, toQueryString({ q: term }))
  const find = useCallback(
    (query: ProductQuery) => catalogue.searchProducts({ ...query, title: term }),
    [catalogue, term],
  )
  const first = useFirstAnswer(`search ${term} ${formatFilter(filter)}`, () => find({ ...filter, page: 1 }))
  const [nearTerm, setNearTerm] = useState(first?.ok && first.value.isNear ? term : '')
  const load = useCallback(
    async (query: ProductQuery) => {
      const found = await find(query)
      // Filters count with a limit of their own, which is not a displayed list.
      if (found.ok && query.limit === undefined) setNearTerm(found.value.isNear ? term : '')
      return found
    },
    [find, term],
  )
  return (
    <FilteredProducts
      name={`search ${term}`}
      initialPage={first}
      filter={filter}
      load={load}
      onFilter={setFilter}
      label={t('search.products')}
      heading={
        <p className={css['found']}>{t(nearTerm === term ? 'search.near' : 'search.found', { term })}</p>
      }
      empty={<NothingFound term={term} />}
      afterFew={(found) => <Alternatives found={found} />}
    />
  )
}

/** A shorter list of shops fits the screen. */
const SHORT = 5

const Nothing = ({ term }: { readonly term: string }): ReactNode => {
  const { t } = useTranslations()
  return <EmptyState image={ART.torch} title={t('search.nothing', { term })} text={t('search.nothingText')} />
}

type AlternativesProps = { readonly found?: readonly ProductSummary[] }

/** Recommended products, but for those that were found. */
const Alternatives = ({ found = [] }: AlternativesProps): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useTranslations()
  const list = useProductFeed('recommended', (page) => catalogue.loadRecommendations(page))
  const known = new Set(found.map(productKey))
  const rows = list.rows.filter((product) => !known.has(productKey(product)))
  if (found.length > 0 && list.phase === 'ended' && rows.length === 0) return null
  return (
    <Section title={t('search.instead')}>
      <ProductFeed
        list={{ ...list, rows }}
        label={t('search.instead')}
        empty={null}
        isFirst={found.length === 0}
      />
    </Section>
  )
}

/** No results, with alternatives. */
const NothingFound = ({ term }: { readonly term: string }): ReactNode => (
  <>
    <Nothing term={term} />
    <Alternatives />
  </>
)

const ShopResults = ({ term }: { readonly term: string }): ReactNode => {
  const { catalogue } = useApp()
  const list = useInfiniteList({
    key: `shops ${term}`,
    load: (page) => catalogue.searchShops(term, page),
    identify: (shop) => shop.shopId,
  })
  return (
    <div className={css['shops']}>
      <GrowingList
        list={list}
        skeleton={<SkeletonRows count={5} />}
        empty={<Nothing term={term} />}
        short={SHORT}
      >
        {list.rows.map((shop) => (
          <ShopItem key={shop.shopId} shop={shop} look="wide" />
        ))}
      </GrowingList>
    </div>
  )
}
