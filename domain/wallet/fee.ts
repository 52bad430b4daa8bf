import { type Cents, cents } from '../shared/money.ts'

/** A rate in millionths: 30 000 is 3 %. An integer, so that fees need no floating point. */
export type Millionths = number & { readonly __unit: 'millionths' }

const WHOLE = 1_000_000

/** api.md 6: the default when the server does not say. */
export const DEFAULT_SERVICE_CHARGE = 30_000 as Millionths

const FRACTION = /^0?\.(\d{1,6})0*$|^0+$/

/** Reads the server's `service_charge`, a fraction such as "0.03"; undefined when it is not below one. */
export const parseServiceCharge = (share: unknown): Millionths | undefined => {
  const text = typeof share === 'number' ? String(share) : share
  const match = typeof text === 'string' ? FRACTION.exec(text.trim()) : null
  return match ? (Number((match[1] ?? '').padEnd(6, '0')) as Millionths) : undefined
}

/** A rate as the API writes it: "0.03". */
export const serviceChargeText = (share: Millionths): string =>
  `0.${String(share).padStart(6, '0').replace(/0+$/, '')}`.replace(/\.$/, '')

/** Fee and payout of a withdrawal, which add up to its amount. */
export type Arrival = { readonly fee: Cents; readonly arrival: Cents }

/** api.md 6: the fee is rounded down to whole cents, in the shopper's favour; the rest is paid out. */
export const arrivalOf = (amount: Cents, share: Millionths): Arrival => {
  // Split into millions first, so that no product exceeds the safe integers.
  const millions = Math.floor(amount / WHOLE)
  const fee = millions * share + Math.floor(((amount - millions * WHOLE) * share) / WHOLE)
  return { fee: cents(fee), arrival: cents(amount - fee) }
}
