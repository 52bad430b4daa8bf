import { addCents, type Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import { discountOf, type PromoRules, type PromoSums } from './promo.ts'
import type { ShopSums } from './totals.ts'

/** The shop that gives a voucher. */
export type VoucherShop = {
  readonly shopId: string
  readonly name: string
  readonly avatar: string
  /** Where it sends from, as a country's code; undefined where the server does not say. */
  readonly country: string | undefined
}

/** A promo code that is shown by name, to be claimed: by one shop for its own goods, or for all shops. */
export type Voucher = Pick<PromoRules, 'kind' | 'value' | 'minimum' | 'cap' | 'startsAt' | 'endsAt'> & {
  readonly code: string
  /** What it gives, in the reader's language. */
  readonly title: string
  /** Undefined: every shop's goods count. */
  readonly shop: VoucherShop | undefined
  readonly isClaimed: boolean
  /** This shopper has used it as often as one may. */
  readonly isUsed: boolean
  /** All of its uses are taken. */
  readonly isGone: boolean
}

/** Where vouchers are shown: on the home page, with a product or a shop, or over the shops of an order. */
export type VoucherPlace =
  | { readonly kind: 'home' }
  | { readonly kind: 'product'; readonly productId: string; readonly shopId: string }
  | { readonly kind: 'shops'; readonly shopIds: readonly string[] }

/** Shops whose vouchers are asked for at once. */
export const MOST_VOUCHER_SHOPS = 50

/** Promo codes of one order, one for each shop and one for all: more than a cart can hold shops of are not asked for. */
export const MOST_PROMO_CODES = 20

/** What can be done with a voucher now. */
export type VoucherState = 'claimable' | 'claimed' | 'to-come' | 'over' | 'used' | 'gone'

/** What can be done with a voucher now; `now` is the server's time. */
export const voucherStateOf = (voucher: Voucher, now: Seconds): VoucherState => {
  if (voucher.endsAt <= now) return 'over'
  if (voucher.isUsed) return 'used'
  if (voucher.isGone) return 'gone'
  if (voucher.startsAt > now) return 'to-come'
  return voucher.isClaimed ? 'claimed' : 'claimable'
}

/** Whether it can be used for an order now, claimed before or not. */
const isUsable = (state: VoucherState): boolean => state === 'claimed' || state === 'claimable'

/** Vouchers as they are shown: those that can be claimed or used now first, each in its place among them. */
export const usableFirst = (vouchers: readonly Voucher[], now: Seconds): readonly Voucher[] =>
  [...vouchers].sort(
    (one, other) => Number(isUsable(voucherStateOf(other, now))) - Number(isUsable(voucherStateOf(one, now))),
  )

/** One shop's part of an order, in cents. */
export type ShopPart = ShopSums & { readonly shopId: string }

/** What counts for a promo of a shop, or of all shops: goods and delivery; undefined where the order has nothing of it. */
export const sumsFor = (shopId: string | undefined, parts: readonly ShopPart[]): PromoSums | undefined => {
  const own = shopId === undefined ? parts : parts.filter((part) => part.shopId === shopId)
  if (own.length === 0) return undefined
  return {
    subtotal: addCents(...own.map(({ subtotal }) => subtotal)),
    freight: addCents(...own.map(({ freight }) => freight)),
  }
}

/** What a voucher would do for an order. */
export type VoucherWorth =
  | { readonly kind: 'saves'; readonly amount: Cents }
  /** So much is missing until it counts, in cents of the goods that it looks at. */
  | { readonly kind: 'short'; readonly missing: Cents; readonly amount: Cents }
  /** Nothing of its shop is ordered, or it takes nothing off. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unusable'; readonly state: VoucherState }

/** What a voucher saves of an order, or what is missing until it does; `now` is the server's time. */
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

/** A voucher and what it would do for an order. */
export type JudgedVoucher = { readonly voucher: Voucher; readonly worth: VoucherWorth }

const RANK: Readonly<Record<VoucherWorth['kind'], number>> = { saves: 0, short: 1, nothing: 2, unusable: 3 }

const gain = ({ worth }: JudgedVoucher): number => (worth.kind === 'saves' ? worth.amount : 0)

const lack = ({ worth }: JudgedVoucher): number => (worth.kind === 'short' ? worth.missing : 0)

/** What each voucher would do for an order: what saves most first, then what is nearly reached, then the rest. */
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

/** The place that a voucher takes in an order: one of each shop, and one that counts for all. */
const slotOf = (voucher: Voucher): string => voucher.shop?.shopId ?? ''

/** The codes that save most: of each shop the best voucher, and the best of those for all shops. */
export const bestVouchers = (judged: readonly JudgedVoucher[]): readonly string[] => {
  const best = new Map<string, JudgedVoucher>()
  for (const one of judged) {
    const known = best.get(slotOf(one.voucher))
    if (gain(one) > (known ? gain(known) : 0)) best.set(slotOf(one.voucher), one)
  }
  return [...best.values()].map(({ voucher }) => voucher.code)
}

/** The chosen codes after one voucher was picked or dropped; a picked one takes the place of its shop's other. */
export const toggleVoucher = (
  chosen: readonly string[],
  picked: Voucher,
  vouchers: readonly Voucher[],
): readonly string[] => {
  if (chosen.includes(picked.code)) return chosen.filter((code) => code !== picked.code)
  const rivals = new Set(vouchers.filter((one) => slotOf(one) === slotOf(picked)).map(({ code }) => code))
  return [...chosen.filter((code) => !rivals.has(code)), picked.code]
}

/** A code that counts for an order, and what it would take off by itself (cents). */
export type WantedDiscount = {
  readonly code: string
  /** Undefined: of all shops. */
  readonly shopId: string | undefined
  readonly amount: Cents
}

/** What several codes take off together, in cents. */
export type JoinedDiscounts = {
  /** By code; less than it would be alone where the order is not worth as much. */
  readonly byCode: ReadonlyMap<string, Cents>
  /** Each shop's own, in the order of the parts. */
  readonly own: readonly Cents[]
  /** What all shops share. */
  readonly shared: Cents
}

/** Joins discounts: first each shop's own, then what counts for all, of what is left. No order costs less than nothing. */
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
