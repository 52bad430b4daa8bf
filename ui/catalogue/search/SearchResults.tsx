import type { ReactNode } from 'react'
import type { ProductSort } from '../../../domain/catalogue/product.ts'
import { parseFilter } from '../../../domain/catalogue/product-filter.ts'
import { withQuery } from '../../../domain/shared/query-string.ts'
import type { ScreenSearch } from '../../app/screen.ts'
import { useNavigate } from '../../app/use-navigate.ts'
import { ART } from '../../components/art.ts'
import {
  Chip,
  ChipRow,
  EmptyState,
  ErrorState,
  InfiniteFooter,
  Section,
  SkeletonRows,
} from '../../components/kit.ts'
import { useApp } from '../../hooks/use-app.ts'
import { useInfiniteList } from '../../hooks/use-infinite-list.ts'
import { useFaultText } from '../../i18n/fault-text.ts'
import { useWords } from '../../i18n/use-words.ts'
import { ProductFeed } from '../ProductFeed.tsx'
import type { SearchTab } from '../SearchScreen.tsx'
import { ShopItem } from '../ShopItem.tsx'
import { useProductFeed } from '../use-product-feed.ts'
import css from './search.module.css'

type SearchResultsProps = { readonly term: string; readonly tab: SearchTab; readonly search: ScreenSearch }

/** What the search found, on the tab that is chosen. */
export const SearchResults = ({ term, tab, search }: SearchResultsProps): ReactNode =>
  tab === 'shops' ? <ShopResults term={term} /> : <ProductResults term={term} search={search} />

const SORTS: readonly { readonly sort: ProductSort; readonly key: string }[] = [
  { sort: 'default', key: 'catalogue.search.sortBest' },
  { sort: 'sales', key: 'catalogue.search.sortSales' },
  { sort: 'newest', key: 'catalogue.search.sortNew' },
  { sort: 'price-up', key: 'catalogue.search.sortCheap' },
  { sort: 'price-down', key: 'catalogue.search.sortDear' },
]

const ProductResults = ({ term, search }: Omit<SearchResultsProps, 'tab'>): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useWords()
  const navigate = useNavigate()
  const { sort } = parseFilter(search.toString())
  const list = useProductFeed(`search ${term} ${sort}`, (page) =>
    catalogue.searchProducts({ title: term, sort, page }),
  )
  const choose = (next: ProductSort): void =>
    navigate(withQuery('/search', { q: term, sort: next === 'default' ? undefined : next }), {
      replace: true,
    })
  return (
    <>
      <div className={css['sorts']}>
        <ChipRow label={t('catalogue.search.sort')}>
          {SORTS.map(({ sort: value, key }) => (
            <Chip key={value} isPressed={value === sort} onClick={() => choose(value)}>
              {t(key)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <p className={css['count']} role="status">
        {list.total !== undefined &&
          list.total > 0 &&
          t('catalogue.search.found', { count: list.total, term })}
      </p>
      <ProductFeed list={list} label={t('catalogue.search.products')} empty={<NothingFound term={term} />} />
    </>
  )
}

/** Nothing found, and what else there is (screens.md 13). */
const NothingFound = ({ term }: { readonly term: string }): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useWords()
  const list = useProductFeed('recommended', (page) => catalogue.loadRecommendations(page))
  return (
    <>
      <EmptyState
        image={ART.torch}
        title={t('catalogue.search.nothing', { term })}
        text={t('catalogue.search.nothingText')}
      />
      <Section title={t('catalogue.search.instead')}>
        <ProductFeed list={list} label={t('catalogue.search.instead')} empty={null} />
      </Section>
    </>
  )
}

const ShopResults = ({ term }: { readonly term: string }): ReactNode => {
  const { catalogue } = useApp()
  const { t } = useWords()
  const faultText = useFaultText()
  const list = useInfiniteList({
    key: `shops ${term}`,
    load: (page) => catalogue.searchShops(term, page),
    identify: (shop) => shop.merId,
  })
  if (list.phase === 'first') return <SkeletonRows count={5} />
  if (list.rows.length === 0) {
    return list.fault ? (
      <ErrorState text={faultText(list.fault)} onRetry={list.retry} />
    ) : (
      <EmptyState
        image={ART.torch}
        title={t('catalogue.search.nothing', { term })}
        text={t('catalogue.search.nothingText')}
      />
    )
  }
  return (
    <div className={css['shops']}>
      {list.rows.map((shop) => (
        <ShopItem key={shop.merId} shop={shop} look="wide" />
      ))}
      <InfiniteFooter
        phase={list.phase}
        onMore={list.more}
        onRetry={list.retry}
        isEndSilent={list.rows.length < 5}
      />
    </div>
  )
}
