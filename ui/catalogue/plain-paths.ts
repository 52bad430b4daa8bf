/** The page of a shop. */
export const shopPath = (shopId: string): string => `/shop/${encodeURIComponent(shopId)}`

/** What sells best, on a page that visitors may open as well. */
export const BEST_SELLING = '/explore?sort=sales'
