import { useEffect, useState } from 'react'
import { askAfterPause } from '../../../application/shared/async.ts'
import type { Page } from '../../../domain/api/page.ts'
import type { ProductQuery } from '../../../domain/catalogue/product.ts'
import {
  filterFormOf,
  formatFilter,
  type ProductFilter,
  readFilterForm,
  type TypedBand,
} from '../../../domain/catalogue/product-filter.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { useApp } from '../../hooks/use-app.ts'

const COUNT_AFTER_MS = 300

/** Requests one row, to get the total. */
export type CountProducts = (query: ProductQuery) => Promise<Result<Page<unknown>, unknown>>

type FilterDraft = {
  readonly draft: ProductFilter
  readonly typed: TypedBand
  readonly isWrong: { readonly min: boolean; readonly max: boolean }
  /** How many products it matches; undefined until known. */
  readonly total: number | undefined
  readonly change: (part: Partial<Omit<ProductFilter, 'minPrice' | 'maxPrice'>>) => void
  readonly type: (part: Partial<TypedBand>) => void
  readonly reset: (filter: ProductFilter) => void
}

/** A filter being edited, with the number of matching products. */
export const useFilterDraft = (
  initial: ProductFilter,
  isOpen: boolean,
  count: CountProducts,
): FilterDraft => {
  const { clock } = useApp()
  const [form, setForm] = useState(() => filterFormOf(initial))
  const [counted, setCounted] = useState<{ readonly of: string; readonly total: number }>()
  const { filter: draft, isWrong } = readFilterForm(form)
  const { categoryId, sort, minPrice, maxPrice, inStock, minRating } = draft
  // Invalid prices are not counted. The sort order is part of the request: without category and sort order servers
  // list only recommendations.
  const question = isWrong.min || isWrong.max ? undefined : formatFilter(draft)

  useEffect(() => {
    if (!isOpen || question === undefined) return undefined
    const ask = () => count({ categoryId, sort, minPrice, maxPrice, inStock, minRating, page: 1, limit: 1 })
    const asking = askAfterPause(clock, COUNT_AFTER_MS, ask, (answer) => {
      const total = answer.ok ? answer.value.total : undefined
      setCounted(total === undefined ? undefined : { of: question, total })
    })
    return asking.cancel
  }, [clock, count, isOpen, question, categoryId, sort, minPrice, maxPrice, inStock, minRating])

  return {
    draft,
    typed: form.typed,
    // The count of an earlier filter does not apply.
    total: counted?.of === question ? counted?.total : undefined,
    isWrong,
    change: (part) => setForm({ ...form, ...part }),
    type: (part) => setForm({ ...form, typed: { ...form.typed, ...part } }),
    reset: (filter) => setForm(filterFormOf(filter)),
  }
}
