import type { ApiFault } from '../../domain/api/fault.ts'
import type { Voucher, VoucherPlace } from '../../domain/orders/voucher.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { NotSignedIn } from '../catalogue/catalogue-context.ts'
import type { StateStream } from '../shared/streams.ts'

/** Vouchers: promo codes that are shown, and claimed once by a shopper (api.md 4). */
export type VouchersContext = {
  /**
   * What there is to claim and what the shopper has claimed. Quiet: vouchers are an extra, and where a server has none
   * nothing is shown.
   */
  readonly load: (place: VoucherPlace) => Promise<Result<readonly Voucher[], ApiFault>>
  /**
   * Keeps a voucher for the shopper; claiming twice is claiming once. A visitor is told to sign in first; the wish is
   * remembered while the page lives, and done as soon as they have.
   */
  readonly claim: (code: string) => Promise<Result<unknown, ApiFault | NotSignedIn>>
  /** To be called when an order has used vouchers. */
  readonly changed: () => void
  /** Rises by one whenever a voucher was claimed or used, here or in another tab. */
  readonly changes$: StateStream<number>
}
