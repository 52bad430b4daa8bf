import type { ApiFault } from '../../domain/api/fault.ts'
import type { Voucher, VoucherPlace } from '../../domain/orders/voucher-offers.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { NotSignedIn } from '../catalogue/catalogue-context.ts'
import type { StateStream } from '../shared/streams.ts'

/** Vouchers: promo codes that are offered and can be claimed once by a shopper (api.md 4). */
export type VouchersContext = {
  /**
   * The vouchers to claim, and the shopper's claimed ones. Quiet: vouchers are optional, and servers without them
   * show nothing.
   */
  readonly load: (place: VoucherPlace) => Promise<Result<readonly Voucher[], ApiFault>>
  /**
   * Claims a voucher for the shopper; repeating it has no effect. A visitor is asked to sign in first; the claim is
   * remembered for the lifetime of the page and carried out after signing in.
   */
  readonly claim: (code: string) => Promise<Result<unknown, ApiFault | NotSignedIn>>
  /** Call when an order has used vouchers. */
  readonly changed: () => void
  /** Incremented whenever a voucher was claimed or used, here or in another tab. */
  readonly changes$: StateStream<number>
}
