import { arrivalOf, deliveryDays } from '../../../domain/orders/delivery-quote.ts'
import { type Cents, centsToDecimal } from '../../../domain/shared/money.ts'
import type { Seconds } from '../../../domain/shared/time.ts'

/** The server's form of an amount, "1248.50", from a column of cents. */
export const amount = (columnCents: number): string => centsToDecimal(columnCents as Cents)

/** Like `amount`, for a nullable column; '' for null. */
export const amountOrEmpty = (columnCents: number | null): string =>
  columnCents === null ? '' : amount(columnCents)

/** An average with one decimal: "4.8"; '' without ratings. */
export const meanTenths = (sumTenths: number, count: number): string =>
  count === 0 ? '' : (Math.round(sumTenths / count) / 10).toFixed(1)

/** 1 or 0, as the server writes flags. */
export const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0)

/** Expected arrival for a payment at `at`, as fields of an answer; none when unknown. */
export const arrivalFields = (
  country: string,
  at: Seconds,
): { readonly arrives_first?: string; readonly arrives_last?: string } => {
  const days = deliveryDays(country)
  const arrival = days && arrivalOf(days, at)
  return arrival === undefined ? {} : { arrives_first: arrival.first, arrives_last: arrival.last }
}
