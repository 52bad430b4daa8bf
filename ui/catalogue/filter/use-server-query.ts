import { useCallback } from 'react'
import type { ApiFault } from '../../../domain/api/fault.ts'
import { findCategory } from '../../../domain/catalogue/category.ts'
import type { ProductQuery } from '../../../domain/catalogue/product.ts'
import type { Result } from '../../../domain/shared/result.ts'
import { useApp } from '../../hooks/use-app.ts'

type Load<T> = (query: ProductQuery) => Promise<Result<T, ApiFault>>

/** Calls with the server's id of the category, also when the address named it by our key. */
export const useServerQuery = <T>(load: Load<T>): Load<T> => {
  const { catalogue } = useApp()
  return useCallback(
    async (query) => {
      if (query.categoryId === undefined) return load(query)
      const known = await catalogue.loadCategories()
      const category = known.ok ? findCategory(known.value, query.categoryId) : undefined
      return load({ ...query, categoryId: category?.id ?? query.categoryId })
    },
    [catalogue, load],
  )
}
