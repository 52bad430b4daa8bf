import { useEffect, useState } from 'react'
import type { Page } from '../../../domain/api/page.ts'
import type { ProductQuery } from '../../../domain/catalogue/product.ts'
import {
  formatFilter,
  orderedBand,
  type ProductFilter,
  parsePrice,
} from '../../../domain/catalogue/product-filter.ts'
import { centsToDecimal } from '../../../domain/shared/money.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { normaliseInput } from '../../../domain/shared/text.ts'
import { useApp } from '../../hooks/use-app.ts'

const COUNT_AFTER_MS = 300

/** Asks for one row, to learn how many there are. */
export type CountProducts = (query: ProductQuery) => Promise<Result<Page<unknown>, unknown>>

type Typed = { readonly min: string; readonly max: string }

const typedOf = ({ minPrice, maxPrice }: ProductFilter): Typed => {
  const short = (amount: ProductFilter['minPrice']): string =>
    amount === undefined ? '' : centsToDecimal(amount).replace(/\.00$/, '')
  return { min: short(minPrice), max: short(maxPrice) }
}

const isWrong = (text: string): boolean => normaliseInput(text) !== '' && parsePrice(text) === undefined

export type FilterDraft = {
  readonly draft: ProductFilter
  readonly typed: Typed
  readonly isWrong: { readonly min: boolean; readonly max: boolean }
  /** How many products it would show; undefined until it is known. */
  readonly total: number | undefined
  readonly change: (part: Partial<ProductFilter>) => void
  readonly type: (part: Partial<Typed>) => void
  readonly reset: (filter: ProductFilter) => void
}

/** A filter being put together, with the number of products it leads to. */
export const useFilterDraft = (
  initial: ProductFilter,
  isOpen: boolean,
  count: CountProducts,
): FilterDraft => {
  const { clock } = useApp()
  const [chosen, setChosen] = useState(initial)
  const [typed, setTyped] = useState<Typed>(() => typedOf(initial))
  const [counted, setCounted] = useState<{ readonly of: string; readonly total: number }>()
  const { categoryId, sort } = chosen
  const draft = orderedBand({
    categoryId,
    sort,
    minPrice: parsePrice(typed.min),
    maxPrice: parsePrice(typed.max),
  })
  const { minPrice, maxPrice } = draft
  const wrong = { min: isWrong(typed.min), max: isWrong(typed.max) }
  // Nothing is counted for a price that will be refused. The order belongs to the question: servers list
  // only what they recommend when neither a category nor an order is named.
  const question = wrong.min || wrong.max ? undefined : formatFilter(draft)

  useEffect(() => {
    if (!isOpen || question === undefined) return undefined
    let isWanted = true
    const timer = clock.after(COUNT_AFTER_MS, () => {
      void count({ categoryId, sort, minPrice, maxPrice, page: 1, limit: 1 }).then((answer) => {
        if (!isWanted) return
        const total = answer.ok ? answer.value.total : undefined
        setCounted(total === undefined ? undefined : { of: question, total })
      })
    })
    return () => {
      isWanted = false
      timer.cancel()
    }
  }, [clock, count, isOpen, question, categoryId, sort, minPrice, maxPrice])

  return {
    draft,
    typed,
    // A count of the filter before says nothing about this one.
    total: counted?.of === question ? counted?.total : undefined,
    isWrong: wrong,
    change: (part) => setChosen({ ...chosen, ...part }),
    type: (part) => setTyped({ ...typed, ...part }),
    reset: (filter) => {
      setChosen(filter)
      setTyped(typedOf(filter))
    },
  }
}
