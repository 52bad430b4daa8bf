import { type ReactNode, useState } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import type { Page } from '../../../domain/api/page.ts'
import { findCategory } from '../../../domain/catalogue/category.ts'
import type { ProductQuery, ProductSummary } from '../../../domain/catalogue/product.ts'
import {
  countFilters,
  formatFilter,
  NO_FILTER,
  type ProductFilter,
} from '../../../domain/catalogue/product-filter.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { ART } from '../../components/art.ts'
import { Button, EmptyState, PullToRefresh } from '../../components/kit.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslations } from '../../i18n/translations.ts'
import { ProductFeed } from '../ProductFeed.tsx'
import { useCategories } from '../use-categories.ts'
import { useRenderedFeed } from '../use-product-feed.ts'
import css from './FilteredProducts.module.css'
import { FilterRow } from './FilterRow.tsx'
import { FilterSheet } from './FilterSheet.tsx'

type Answer = Promise<Result<Page<ProductSummary>, ApiFault>>

type FilteredProductsProps = {
  /** Identifies the list besides its filter; another name starts over. */
  readonly name: string
  readonly filter: ProductFilter
  readonly load: (query: ProductQuery) => Answer
  readonly onFilter: (filter: ProductFilter) => void
  /** Above the list, followed by the number of products. */
  readonly heading: ReactNode
  readonly label: string
  /** Shown for an empty list without filters; the heading would otherwise say it twice. */
  readonly empty?: ReactNode
  /** Follows a list that is too short to fill a screen. */
  readonly afterFew?: (rows: readonly ProductSummary[]) => ReactNode
  /** The first page, where a server-rendered page has loaded it together with something else. */
  readonly initialPage?: Awaited<Answer> | undefined
}

/** One row on the widest screen, or less. */
const FEW = 5

/** An endless list with sort order and filters, which are in the address. */
export const FilteredProducts = (props: FilteredProductsProps): ReactNode => {
  const { name, filter, load, onFilter, heading, label, empty, afterFew, initialPage } = props
  const { t, language } = useTranslations()
  const categories = useCategories()
  const [sheet, setSheet] = useState({ isOpen: false, opened: 0 })
  const list = useRenderedFeed(
    `${name} ${formatFilter(filter)}`,
    (page) => load({ ...filter, page }),
    initialPage,
  )
  const hidesHeading = empty !== undefined && list.total === 0 && countFilters(filter) === 0
  const category = findCategory(categories, filter.categoryId)
  const narrow = (
    <EmptyState
      image={ART.telescope}
      title={t('catalogue.list.narrowTitle')}
      text={t('catalogue.list.narrowText')}
      action={
        <Button onClick={() => onFilter({ ...NO_FILTER, sort: filter.sort })}>
          {t('catalogue.list.clearFilters')}
        </Button>
      }
    />
  )
  return (
    <>
      <FilterRow
        filter={filter}
        category={category}
        onChange={onFilter}
        onOpen={() => setSheet({ isOpen: true, opened: sheet.opened + 1 })}
      />
      <PullToRefresh onRefresh={list.reload} isDisabled={list.phase === 'first'}>
        <div className={css['head']}>
          {!hidesHeading && heading}
          <span className={hidesHeading ? 'visually-hidden' : css['total']} aria-live="polite">
            {list.total !== undefined &&
              t('catalogue.list.products', { count: list.total, n: formatNumber(list.total, language) })}
          </span>
        </div>
        <ProductFeed list={list} label={label} empty={countFilters(filter) > 0 ? narrow : empty} />
        {list.phase === 'ended' && list.rows.length > 0 && list.rows.length <= FEW && afterFew?.(list.rows)}
      </PullToRefresh>
      <FilterSheet
        key={sheet.opened}
        isOpen={sheet.isOpen}
        filter={category ? { ...filter, categoryId: category.id } : filter}
        categories={categories}
        count={load}
        onApply={(next) => {
          setSheet({ ...sheet, isOpen: false })
          onFilter(next)
        }}
        onClose={() => setSheet({ ...sheet, isOpen: false })}
      />
    </>
  )
}
