import { addCents, type Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import { discountOf, type PromoSums } from './promo-rules.ts'
import type { ShopSums } from './totals.ts'
import { isUsable, type Voucher, type VoucherState, voucherStateOf } from './voucher-offers.ts'

/** Most promo codes of one order: one for each shop and one for all. Carts hold fewer shops. */
export const MAX_PROMO_CODES = 20

/** One shop's part of an order, in cents. */
export type ShopPart = ShopSums & { readonly shopId: string }

/**
 * The sums that a promo applies to: one shop's part, or the whole order for undefined. Undefined where the order has
 * nothing of that shop.
 */
export const sumsFor = (shopId: string | undefined, parts: readonly ShopPart[]): PromoSums | undefined => {
  const own = shopId === undefined ? parts : parts.filter((part) => part.shopId === shopId)
  if (own.length === 0) return undefined
  return {
    subtotal: addCents(...own.map(({ subtotal }) => subtotal)),
    freight: addCents(...own.map(({ freight }) => freight)),
  }
}

/** The effect that a voucher would have on an order. */
export type VoucherWorth =
  | { readonly kind: 'saves'; readonly amount: Cents }
  /** The amount missing to its minimum, in cents. */
  | { readonly kind: 'short'; readonly missing: Cents; readonly amount: Cents }
  /** Nothing of its shop is in the order, or it takes nothing off. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unusable'; readonly state: VoucherState }

/** The saving of a voucher for an order, or the amount missing to its minimum; `now` is the server's time. */
export const worthOf = (voucher: Voucher, parts: readonly ShopPart[], now: Seconds): VoucherWorth => {
  const state = voucherStateOf(voucher, now)
  if (!isUsable(state)) return { kind: 'unusable', state }
  const sums = sumsFor(voucher.shop?.shopId, parts)
  if (sums === undefined) return { kind: 'nothing' }
  if (sums.subtotal < voucher.minimum) {
    const missing = (voucher.minimum - sums.subtotal) as Cents
    return { kind: 'short', missing, amount: discountOf(voucher, { ...sums, subtotal: voucher.minimum }) }
  }
  const amount = discountOf(voucher, sums)
  return amount > 0 ? { kind: 'saves', amount } : { kind: 'nothing' }
}

/** A voucher and its effect on an order. */
export type JudgedVoucher = { readonly voucher: Voucher; readonly worth: VoucherWorth }

const RANK: Readonly<Record<VoucherWorth['kind'], number>> = { saves: 0, short: 1, nothing: 2, unusable: 3 }

const gain = ({ worth }: JudgedVoucher): number => (worth.kind === 'saves' ? worth.amount : 0)

const lack = ({ worth }: JudgedVoucher): number => (worth.kind === 'short' ? worth.missing : 0)

/**
 * The effect of each voucher on an order, sorted: the largest savings first, then those nearly reached, then the
 * rest.
 */
export const judgeVouchers = (
  vouchers: readonly Voucher[],
  parts: readonly ShopPart[],
  now: Seconds,
): readonly JudgedVoucher[] =>
  vouchers
    .map((voucher) => ({ voucher, worth: worthOf(voucher, parts, now) }))
    .sort(
      (a, b) =>
        RANK[a.worth.kind] - RANK[b.worth.kind] ||
        gain(b) - gain(a) ||
        lack(a) - lack(b) ||
        a.voucher.endsAt - b.voucher.endsAt,
    )

/** The slot of a voucher in an order, which has one for each shop and one for all. */
const slotOf = (voucher: Voucher): string => voucher.shop?.shopId ?? ''

/** The codes that save most: the best voucher of each shop, and the best one for all shops. */
export const bestVouchers = (judged: readonly JudgedVoucher[]): readonly string[] => {
  const best = new Map<string, JudgedVoucher>()
  for (const one of judged) {
    const known = best.get(slotOf(one.voucher))
    if (gain(one) > (known ? gain(known) : 0)) best.set(slotOf(one.voucher), one)
  }
  return [...best.values()].map(({ voucher }) => voucher.code)
}

/** The vouchers of a shop, or for all shops (undefined), that an order could use. */
export const vouchersOf = (
  shopId: string | undefined,
  judged: readonly JudgedVoucher[],
): readonly JudgedVoucher[] =>
  judged.filter(({ voucher, worth }) => voucher.shop?.shopId === shopId && worth.kind !== 'nothing')

/** What the chosen vouchers save together, in cents; undefined if none of them saves anything. */
export const savedBy = (chosen: readonly string[], judged: readonly JudgedVoucher[]): Cents | undefined => {
  const own = judged.filter((one) => chosen.includes(one.voucher.code)).map((one) => gain(one) as Cents)
  return own.some((amount) => amount > 0) ? addCents(...own) : undefined
}

/** The codes with a typed one: it replaces the one for all shops; those of shops stay. */
export const withTypedCode = (
  typed: string,
  applied: readonly { readonly code: string; readonly shopId: string | undefined }[],
): readonly string[] => [
  typed,
  ...applied.filter(({ code, shopId }) => shopId !== undefined && code !== typed).map(({ code }) => code),
]

/** The chosen codes after picking or dropping a voucher; a picked one replaces another of the same shop. */
export const toggleVoucher = (
  chosen: readonly string[],
  picked: Voucher,
  vouchers: readonly Voucher[],
): readonly string[] => {
  if (chosen.includes(picked.code)) return chosen.filter((code) => code !== picked.code)
  const rivals = new Set(vouchers.filter((one) => slotOf(one) === slotOf(picked)).map(({ code }) => code))
  return [...chosen.filter((code) => !rivals.has(code)), picked.code]
}

/** An applicable code, and its discount on its own (cents). */
export type WantedDiscount = {
  readonly code: string
  /** Undefined: of all shops. */
  readonly shopId: string | undefined
  readonly amount: Cents
}

/** The joint effect of several codes, in cents. */
export type JoinedDiscounts = {
  /** By code; less than on its own when the order's price is used up. */
  readonly byCode: ReadonlyMap<string, Cents>
  /** Each shop's discount, in the order of the parts. */
  readonly own: readonly Cents[]
  /** The discount on all shops together. */
  readonly shared: Cents
}

/**
 * Combines discounts: first each shop's own, then the one for all shops on the remainder. Prices never become
 * negative.
 */
export const joinDiscounts = (
  wanted: readonly WantedDiscount[],
  parts: readonly ShopPart[],
): JoinedDiscounts => {
  const byCode = new Map<string, Cents>()
  const own = parts.map(({ shopId, subtotal, freight }) => {
    let left: number = subtotal + freight
    for (const one of wanted) {
      if (one.shopId !== shopId) continue
      const given = Math.min(one.amount, left) as Cents
      byCode.set(one.code, given)
      left -= given
    }
    return (subtotal + freight - left) as Cents
  })
  let left = parts.reduce((sum, { subtotal, freight }, at) => sum + subtotal + freight - (own[at] ?? 0), 0)
  let shared = 0
  for (const one of wanted) {
    if (one.shopId !== undefined) continue
    const given = Math.min(one.amount, left) as Cents
    byCode.set(one.code, given)
    left -= given
    shared += given
  }
  return { byCode, own, shared: shared as Cents }
}
