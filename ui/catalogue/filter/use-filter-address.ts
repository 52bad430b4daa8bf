import { useCallback } from 'react'
import { type ProductFilter, parseFilter } from '../../../domain/catalogue/product-filter.ts'
import { useNavigate } from '../../hooks/use-navigate.tsx'
import type { ScreenSearch } from '../../navigation/screen.ts'
import { listPath } from './list-path.ts'

/** The filter as the address has it, and the way to change it there; the list then starts at its top. */
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
