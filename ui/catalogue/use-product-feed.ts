import { useCallback } from 'react'
import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { ProductSummary } from '../../domain/catalogue/product.ts'
import { productKey } from '../../domain/catalogue/recently-viewed.ts'
import type { Result } from '../../domain/shared/result.ts'
import { type InfiniteList, useInfiniteList } from '../hooks/loading/use-infinite-list.ts'
import { useFirstAnswer } from '../hooks/loading/use-query.ts'
import { useTranslations } from '../i18n/translations.ts'

type LoadProducts = (page: number) => Promise<Result<Page<ProductSummary>, ApiFault>>

type ProductFeedState = InfiniteList<ProductSummary, ApiFault> & {
  /** For pull to refresh: true on success. */
  readonly reload: () => Promise<boolean>
}

/** An endless product list. Titles are translated by the server, so another language is another list. */
export const useProductFeed = (
  key: string,
  load: LoadProducts,
  start?: Page<ProductSummary>,
): ProductFeedState => {
  const { language } = useTranslations()
  const list = useInfiniteList({ key: `${language} ${key}`, load, identify: productKey, start })
  const { refresh } = list
  const reload = useCallback(async () => (await refresh())?.ok ?? false, [refresh])
  return { ...list, reload }
}

/**
 * The same for the main list of a page: its first page is server-rendered. `initialPage` is that page, where it came with
 * something else.
 */
export const useRenderedFeed = (
  key: string,
  load: LoadProducts,
  initialPage?: Awaited<ReturnType<LoadProducts>>,
): ProductFeedState => {
  const first = useFirstAnswer(`feed ${key}`, () => load(1), initialPage)
  return useProductFeed(key, load, first?.ok ? first.value : undefined)
}
