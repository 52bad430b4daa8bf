import type { Page } from '../api/page.ts'
import type { Seconds } from '../shared/time.ts'
import type { ProductSummary } from './product.ts'
import type { ShopSummary } from './shop.ts'

/** A shop's own page with one page of its products (requirement S3, api.md 2). */
export type ShopPage = ShopSummary & {
  readonly banner: string
  /** Plain text or server HTML; shown only through the sanitiser. */
  readonly about: string
  readonly town: string
  readonly country: string
  readonly visits: number | undefined
  /** Average rating of its products, 1 to 5; undefined without reviews. */
  readonly grade: number | undefined
  readonly level: string
  /** Typical minutes until a message is answered. */
  readonly replyMinutes: number | undefined
  readonly openedAt: Seconds | undefined
  readonly products: Page<ProductSummary>
}
