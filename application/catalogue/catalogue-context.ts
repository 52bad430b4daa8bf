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
 * Products, shops and searches, and what this device remembers of them (api.md 2). Available to visitors, except for
 * favourites and followed shops.
 */
export type CatalogueContext = {
  readonly loadBanners: () => Answer<readonly Banner[]>
  /** Fetched once for each language, and cached for the lifetime of the page. */
  readonly loadCategories: () => Answer<readonly Category[]>
  readonly loadProducts: (query: ProductQuery) => Answer<Page<ProductSummary>>
  readonly loadHotProducts: (query: ProductQuery) => Answer<Page<ProductSummary>>
  /** The eight shops of the home page: page 1, limit 8 (requirements S7 and S9). */
  readonly loadHotShops: () => Answer<readonly ShopSummary[]>
  readonly searchProducts: (query: ProductQuery) => Answer<FoundProducts>
  readonly searchShops: (title: string, page: number) => Answer<Page<ShopSummary>>
  /** Popular searches of other shoppers; empty when the server has none. Failure shows no toast. */
  readonly loadHotTerms: () => Promise<readonly HotTerm[]>
  /**
   * Completions of the typed text; empty when the server has no such call. A newer call cancels an older one; failure
   * shows no toast.
   */
  readonly suggest: (text: string) => Promise<readonly Suggestion[]>
  readonly loadRecommendations: (page: number, categoryId?: string) => Answer<Page<ProductSummary>>
  /** Recommendations for a product's page: of its category where there are enough, without what the page shows. */
  readonly loadRelated: (product: ProductDetail) => Answer<readonly ProductSummary[]>
  /** The data of a product page; also added to `recentlyViewed$`. */
  readonly loadProduct: (product: ProductRef) => Answer<ProductDetail>
  /** The same for a card of the product: not added to `recentlyViewed$`, and failure shows no toast. */
  readonly peekProduct: (product: ProductRef) => Answer<ProductDetail>
  readonly loadReviews: (query: ReviewQuery) => Answer<Page<Review>>
  /** The translation of a review, where it has one for this reader. */
  readonly loadReviewTranslation: (reviewId: string) => Answer<ReviewTranslation>
  /** The page about the platform; fetched once for each language. */
  readonly loadPlatform: (callOptions?: Quietly) => Answer<PlatformInfo>
  /** A shop's own page with one page of its products. */
  readonly loadShop: (shopId: string, query: ProductQuery) => Answer<ShopPage>
  /** The shops that the shopper follows, newest first. */
  readonly loadFollowed: (page: number) => Answer<Page<ShopSummary>>
  readonly loadFavourites: (page: number) => Answer<Page<ProductSummary>>

  /** This device's search history, newest first, at most 12. */
  readonly searchHistory$: StateStream<readonly string[]>
  readonly rememberSearch: (text: string) => void
  readonly forgetSearch: (text: string) => void
  readonly clearSearchHistory: () => void

  /**
   * Favourites that were added (true) or removed in this session; overrides the lists. Keys are "productId-shopId".
   */
  readonly favourites$: StateStream<ReadonlyMap<string, boolean>>
  /** Adds or removes a favourite. Shown at once, and reverted on failure; a visitor gets `not-signed-in`. */
  readonly toggleFavourite: (
    product: ProductRef,
    isFavourite: boolean,
  ) => Promise<Result<unknown, ApiFault | NotSignedIn>>
  readonly followed$: StateStream<ReadonlyMap<string, boolean>>
  readonly toggleFollow: (
    shopId: string,
    isFollowed: boolean,
  ) => Promise<Result<unknown, ApiFault | NotSignedIn>>

  /** Products viewed on this device, newest first, at most 50. */
  readonly recentlyViewed$: StateStream<readonly ProductSummary[]>
}

/** Requires signing in; the screen sends a visitor to /login. */
export type NotSignedIn = { readonly kind: 'not-signed-in' }
