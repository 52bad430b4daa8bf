import type { Cents } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { normaliseInput } from '../shared/text.ts'
import type { Seconds } from '../shared/time.ts'

/** What a promo code gives, and to whom. */
export type PromoRules = {
  readonly kind: 'amount' | 'percent' | 'freight'
  /** Cents for `amount`, whole percent of the goods for `percent`; `freight` gives the delivery. */
  readonly value: number
  /** The goods cost at least this. */
  readonly minimum: Cents
  /** The most that is given. */
  readonly cap: Cents | undefined
  readonly startsAt: Seconds
  readonly endsAt: Seconds
  /** How many orders of all shoppers may use it. */
  readonly usageLimit: number | undefined
  /** By how many it was used. */
  readonly used: number
  /** How many orders of one shopper may use it. */
  readonly perPerson: number
}

/** What an order costs before a promo. */
export type PromoSums = { readonly subtotal: Cents; readonly freight: Cents }

/** Why a promo code does not count. */
export type PromoFault =
  | { readonly kind: 'promo-unknown' | 'promo-over' | 'promo-used-up' | 'promo-used' | 'promo-nothing' }
  /** Another code of the same shop, or for all shops, counts already. */
  | { readonly kind: 'promo-one-each' }
  | { readonly kind: 'promo-too-small'; readonly minimum: Cents }

/** The code that was typed: spaces around it and small letters do not matter. */
export const promoCodeOf = (typed: string): string => normaliseInput(typed).toUpperCase()

/** The codes of a list that is joined by commas, as calls carry them (api.md 4): each once. */
export const promoCodesOf = (typed: string): readonly string[] => [
  ...new Set(
    typed
      .split(',')
      .map(promoCodeOf)
      .filter((code) => code !== ''),
  ),
]

/** What a promo takes off, in cents: a percentage is cut to the cent, and no order costs less than nothing. */
export const discountOf = (
  { kind, value, cap }: Pick<PromoRules, 'kind' | 'value' | 'cap'>,
  { subtotal, freight }: PromoSums,
): Cents => {
  const wanted = { amount: value, percent: Math.floor((subtotal * value) / 100), freight }[kind]
  return Math.max(0, Math.min(wanted, cap ?? wanted, subtotal + freight)) as Cents
}

/**
 * What a promo gives for these sums, or the first reason why it gives nothing: a code that is not there or has not
 * begun, that is over, used up, used by this shopper (`timesUsed`) as often as it may be, or not reached.
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

/** Splits a discount over parts in proportion, to the cent; no part gets more than it is worth, and nothing is lost. */
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
