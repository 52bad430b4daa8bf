import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'
import type { Seconds } from '../shared/time.ts'

/** The terms of a promo code (a coupon): what it takes off, for which orders, and how often. */
export type PromoRules = {
  readonly kind: 'amount' | 'percent' | 'freight'
  /** Cents for `amount`, whole percent of the goods for `percent`; ignored for `freight`, which pays the shipping. */
  readonly value: number
  /** Minimum price of the goods. */
  readonly minimum: Cents
  /** Most that it takes off. */
  readonly cap: Cents | undefined
  readonly startsAt: Seconds
  readonly endsAt: Seconds
  /** How many orders of all shoppers may use it. */
  readonly usageLimit: number | undefined
  /** How many orders have used it. */
  readonly used: number
  /** How many orders of one shopper may use it. */
  readonly perPerson: number
}

/** The price of an order before promos. */
export type PromoSums = { readonly subtotal: Cents; readonly freight: Cents }

/** Why a promo code does not apply. */
export type PromoFault =
  | { readonly kind: 'promo-unknown' | 'promo-over' | 'promo-used-up' | 'promo-used' | 'promo-nothing' }
  /** Another code of the same shop, or for all shops, already applies. */
  | { readonly kind: 'promo-one-each' }
  | { readonly kind: 'promo-too-small'; readonly minimum: Cents }

/** Normalises a typed code: trimmed, upper case. */
export const promoCodeOf = (typed: string): string => normaliseInput(typed).toUpperCase()

/** Splits the comma-joined codes of a call (api.md 4), without duplicates. */
export const promoCodesOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map(promoCodeOf)
      .filter((code) => code !== ''),
  ),
]

/** The discount in cents: percentages are rounded down to the cent, and it never exceeds the price. */
export const discountOf = (
  { kind, value, cap }: Pick<PromoRules, 'kind' | 'value' | 'cap'>,
  { subtotal, freight }: PromoSums,
): Cents => {
  const wanted = { amount: value, percent: Math.floor((subtotal * value) / 100), freight }[kind]
  return Math.max(0, Math.min(wanted, cap ?? wanted, subtotal + freight)) as Cents
}

/**
 * The discount of a promo for these sums, or the first reason against it: unknown, not started, expired, used up,
 * used by this shopper (`timesUsed`) as often as allowed, or minimum not reached.
 */
export const judgePromo = (
  promo: PromoRules | undefined,
  sums: PromoSums,
  timesUsed: number,
  now: Seconds,
): Result<Cents, PromoFault> => {
  if (promo === undefined || promo.startsAt > now) return fail({ kind: 'promo-unknown' })
  if (promo.endsAt <= now) return fail({ kind: 'promo-over' })
  if (promo.usageLimit !== undefined && promo.used >= promo.usageLimit) return fail({ kind: 'promo-used-up' })
  if (timesUsed >= promo.perPerson) return fail({ kind: 'promo-used' })
  if (sums.subtotal < promo.minimum) return fail({ kind: 'promo-too-small', minimum: promo.minimum })
  const discount = discountOf(promo, sums)
  return discount > 0 ? ok(discount) : fail({ kind: 'promo-nothing' })
}

/**
 * Splits a discount over parts in proportion to their worth, exact to the cent; no part gets more than it is worth.
 */
export const shareDiscount = (discount: Cents, worths: readonly Cents[]): readonly Cents[] => {
  let left: number = discount
  let rest = worths.reduce<number>((sum, worth) => sum + worth, 0)
  return worths.map((worth) => {
    const share = rest === 0 ? 0 : Math.min(worth, Math.round((left * worth) / rest))
    left -= share
    rest -= worth
    return share as Cents
  })
}
