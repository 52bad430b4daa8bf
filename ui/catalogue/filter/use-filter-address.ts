import { useCallback, useState } from 'react'
import { formatFilter, type ProductFilter, parseFilter } from '../../../domain/catalogue/product-filter.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import type { ScreenSearch } from '../../navigation/screen.ts'

/** A list page with its filter in the query; `extra` comes first: a search's term and tab. */
export const listPath = (path: string, filter: ProductFilter, extra = ''): string => {
  const query = [extra, formatFilter(filter).slice(1)].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

/** The filter from the address, and a function that changes it there; the list then starts at its top. */
export const useFilterAddress = (
  path: string,
  search: ScreenSearch,
  extra = '',
): { readonly filter: ProductFilter; readonly setFilter: (filter: ProductFilter) => void } => {
  const navigate = useNavigate()
  const setFilter = useCallback(
    (filter: ProductFilter) => {
      navigate(listPath(path, filter, extra), { replace: true })
      window.scrollTo({ top: 0, behavior: 'instant' })
    },
    [navigate, path, extra],
  )
  return { filter: parseFilter(search.toString()), setFilter }
}

/** The text of a search field: what is typed there, until Back or a link changes the term in the address. */
export const useTypedTerm = (term: string): readonly [string, (typed: string) => void] => {
  const [typed, setTyped] = useState(term)
  const [shownTerm, setShownTerm] = useState(term)
  if (term !== shownTerm) {
    setShownTerm(term)
    setTyped(term)
  }
  return [typed, setTyped]
}
