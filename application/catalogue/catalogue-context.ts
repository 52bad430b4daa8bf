import type { ApiFault } from '../../domain/api/fault.ts'
import type { Banner, PlatformInfo } from '../../domain/catalogue/board.ts'
import type { Category } from '../../domain/catalogue/category.ts'
import type { Page } from '../../domain/catalogue/page.ts'
import type {
  ProductDetail,
  ProductQuery,
  ProductRef,
  ProductSummary,
  Review,
} from '../../domain/catalogue/product.ts'
import type { FoundProducts, HotTerm, Suggestion } from '../../domain/catalogue/search.ts'
import type { ShopSummary } from '../../domain/catalogue/shop.ts'
import type { ShopPage } from '../../domain/catalogue/shop-page.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Quietly } from '../api/api-client.ts'
import type { StateStream } from '../shared/state-stream.ts'

type Answer<T> = Promise<Result<T, ApiFault>>

/** Pages count from 1. */
export type ReviewQuery = ProductRef & { readonly page: number; readonly onlyWithPictures: boolean }

/** Products, shops and searches, and what this device remembers of them (api.md 2). Open to visitors, but for marks and what was marked. */
export type CatalogueContext = {
  readonly loadBanners: () => Answer<readonly Banner[]>
  /** Categories, asked for once per language and remembered. */
  readonly loadCategories: () => Answer<readonly Category[]>
  readonly loadProducts: (query: ProductQuery) => Answer<Page<ProductSummary>>
  readonly loadHotProducts: (query: ProductQuery) => Answer<Page<ProductSummary>>
  /** The eight shops of the home board: page 1, limit 8 (spec storefront 7 and 9). */
  readonly loadHotShops: () => Answer<readonly ShopSummary[]>
  readonly searchProducts: (query: ProductQuery) => Answer<FoundProducts>
  readonly searchShops: (title: string, page: number) => Answer<Page<ShopSummary>>
  /** Words other shoppers searched for lately; empty when the host has none. Quiet. */
  readonly loadHotTerms: () => Promise<readonly HotTerm[]>
  /** Completions while typing; empty when the host has no such call. Quiet; a newer call cancels an older. */
  readonly suggest: (text: string) => Promise<readonly Suggestion[]>
  readonly loadRecommendations: (page: number, categoryId?: string) => Answer<Page<ProductSummary>>
  /** The page of a product, which then counts as seen. */
  readonly loadProduct: (product: ProductRef) => Answer<ProductDetail>
  /** What a card that mentions the product shows of it: quiet, and nothing is remembered. */
  readonly peekProduct: (product: ProductRef) => Answer<ProductDetail>
  readonly loadReviews: (query: ReviewQuery) => Answer<Page<Review>>
  /** Once a language; quiet for whoever has not asked for it by hand. */
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

  /** Products and shops the shopper has marked here; overrides what a list said. Keys "productId-shopId". */
  readonly favourites$: StateStream<ReadonlyMap<string, boolean>>
  /** Marks or unmarks a favourite; a visitor gets loginFirst. Shown at once, taken back on failure. */
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

/** The act needs a signed-in shopper; the screen sends a visitor to /login. */
export type NotSignedIn = { readonly kind: 'not-signed-in' }
