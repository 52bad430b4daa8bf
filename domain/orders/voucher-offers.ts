import type { Seconds } from '../shared/time.ts'
import type { PromoRules } from './promo-rules.ts'

/** The shop that issues a voucher. */
export type VoucherShop = {
  readonly shopId: string
  readonly name: string
  readonly avatar: string
  /** The shop's country code; undefined where the server does not say. */
  readonly country: string | undefined
}

/** A promo code that is offered to shoppers to be claimed: for the goods of one shop, or for all shops. */
export type Voucher = Pick<PromoRules, 'kind' | 'value' | 'minimum' | 'cap' | 'startsAt' | 'endsAt'> & {
  readonly code: string
  /** The benefit, in the reader's language. */
  readonly title: string
  /** Undefined: valid in every shop. */
  readonly shop: VoucherShop | undefined
  readonly isClaimed: boolean
  /** This shopper has used it as often as allowed. */
  readonly isUsed: boolean
  /** All of its uses are taken. */
  readonly isGone: boolean
}

/** Where vouchers are shown: home page, product page, or the shops of an order. */
export type VoucherPlace =
  | { readonly kind: 'home' }
  /** All that a shopper may use or claim. */
  | { readonly kind: 'account' }
  | { readonly kind: 'product'; readonly productId: string; readonly shopId: string }
  | { readonly kind: 'shops'; readonly shopIds: readonly string[] }

/** Most shops in one request for vouchers. */
export const MAX_VOUCHER_SHOPS = 50

/** The state of a voucher for a shopper. */
export type VoucherState = 'claimable' | 'claimed' | 'to-come' | 'over' | 'used' | 'gone'

/** The state of a voucher now; `now` is the server's time. */
export const voucherStateOf = (voucher: Voucher, now: Seconds): VoucherState => {
  if (voucher.endsAt <= now) return 'over'
  if (voucher.isUsed) return 'used'
  if (voucher.isGone) return 'gone'
  if (voucher.startsAt > now) return 'to-come'
  return voucher.isClaimed ? 'claimed' : 'claimable'
}

/** Whether it can be used for an order now, claimed or not. */
export const isUsable = (state: VoucherState): boolean => state === 'claimed' || state === 'claimable'

/** Vouchers in display order: those that can be claimed or used now first, otherwise as given. */
export const usableFirst = (vouchers: readonly Voucher[], now: Seconds): readonly Voucher[] =>
  [...vouchers].sort(
    (one, other) => Number(isUsable(voucherStateOf(other, now))) - Number(isUsable(voucherStateOf(one, now))),
  )
