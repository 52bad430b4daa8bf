import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { Banner, PlatformInfo } from '../../domain/catalogue/board.ts'
import type { Category } from '../../domain/catalogue/category.ts'
import type {
  ProductDetail,
  ProductQuery,
  ProductRef,
  ProductSummary,
  Review,
  ReviewTranslation,
} from '../../domain/catalogue/product.ts'
import type { ReviewFilter } from '../../domain/catalogue/reviews.ts'
import type { FoundProducts, HotTerm, Suggestion } from '../../domain/catalogue/search.ts'
import type { ShopSummary } from '../../domain/catalogue/shop.ts'
import type { ShopPage } from '../../domain/catalogue/shop-page.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Quietly } from '../api/api-client.ts'
import type { StateStream } from '../shared/streams.ts'

type Answer<T> = Promise<Result<T, ApiFault>>

/** Pages count from 1. */
export type ReviewQuery = ProductRef & { readonly page: number; readonly filter: ReviewFilter }

/**
 * Products, shops and searches, and what this device remembers of them (api.md 2). All of it works for visitors, but for
 * favourites and followed shops.
 */
export type CatalogueContext = {
  readonly loadBanners: () => Answer<readonly Banner[]>
  /** Fetched once for each language, and kept while the page lives. */
  readonly loadCategories: () => Answer<readonly Category[]>
  readonly loadProducts: (query: ProductQuery) => Answer<Page<ProductSummary>>
  readonly loadHotProducts: (query: ProductQuery) => Answer<Page<ProductSummary>>
  /** The eight shops of the home board: page 1, limit 8 (requirements S7 and S9). */
  readonly loadHotShops: () => Answer<readonly ShopSummary[]>
  readonly searchProducts: (query: ProductQuery) => Answer<FoundProducts>
  readonly searchShops: (title: string, page: number) => Answer<Page<ShopSummary>>
  /** What other shoppers searched for lately; empty when the server has none. Failure shows no toast. */
  readonly loadHotTerms: () => Promise<readonly HotTerm[]>
  /**
   * Completions of what is being typed; empty when the server has no such call. A newer call cancels an older one;
   * failure shows no toast.
   */
  readonly suggest: (text: string) => Promise<readonly Suggestion[]>
  readonly loadRecommendations: (page: number, categoryId?: string) => Answer<Page<ProductSummary>>
  /** Everything about a product, for its page; it is added to `recentlyViewed$`. */
  readonly loadProduct: (product: ProductRef) => Answer<ProductDetail>
  /** The same for a card that mentions the product: not added to `recentlyViewed$`, and failure shows no toast. */
  readonly peekProduct: (product: ProductRef) => Answer<ProductDetail>
  readonly loadReviews: (query: ReviewQuery) => Answer<Page<Review>>
  /** A review in words that the reader knows better, where it says that there are such. */
  readonly loadReviewTranslation: (reviewId: string) => Answer<ReviewTranslation>
  /** About the platform; fetched once for each language. */
  readonly loadPlatform: (how?: Quietly) => Answer<PlatformInfo>
  /** A shop's own page with one page of its products. */
  readonly loadShop: (shopId: string, query: ProductQuery) => Answer<ShopPage>
  /** The shops that the shopper follows, newest first. */
  readonly loadFollowed: (page: number) => Answer<Page<ShopSummary>>
  readonly loadFavourites: (page: number) => Answer<Page<ProductSummary>>

  /** The shopper's own searches on this device, newest first, at most 12. */
  readonly searchHistory$: StateStream<readonly string[]>
  readonly rememberSearch: (text: string) => void
  readonly forgetSearch: (text: string) => void
  readonly clearSearchHistory: () => void

  /** Favourites that were marked (true) or unmarked in this session, over what lists say. Keys are "productId-shopId". */
  readonly favourites$: StateStream<ReadonlyMap<string, boolean>>
  /** Marks or unmarks a favourite. Shown at once, and taken back on failure; a visitor gets `not-signed-in`. */
  readonly toggleFavourite: (
    product: ProductRef,
    isFavourite: boolean,
  ) => Promise<Result<unknown, ApiFault | NotSignedIn>>
  readonly followed$: StateStream<ReadonlyMap<string, boolean>>
  readonly toggleFollow: (
    shopId: string,
    isFollowed: boolean,
  ) => Promise<Result<unknown, ApiFault | NotSignedIn>>

  /** Products seen on this device, newest first, at most 50. */
  readonly recentlyViewed$: StateStream<readonly ProductSummary[]>
}

/** Only a signed-in shopper can do this; the screen sends a visitor to /login. */
export type NotSignedIn = { readonly kind: 'not-signed-in' }
