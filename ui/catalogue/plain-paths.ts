/** The page of a shop. */
export const shopPath = (merId: string): string => `/shop/${encodeURIComponent(merId)}`

/** What sells best, on a page that visitors may open as well. */
export const BEST_SELLING = '/explore?sort=sales'
