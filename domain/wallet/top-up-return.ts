import { type Cents, cents } from '../shared/money.ts'
import { withQuery } from '../shared/url.ts'

/** The purpose of a top-up that a payment requires: the missing amount, and where to return. */
export type TopUpReturn = {
  /** From the address, so not validated yet. */
  readonly back?: string | undefined
  readonly missing?: Cents | undefined
}

const LONGEST = 12

/** The purpose from the address; an invalid sum is ignored. */
export const topUpReturnOf = (query: { readonly get: (name: string) => string | null }): TopUpReturn => {
  const missing = query.get('missing') ?? ''
  const isSum = /^[1-9]\d*$/.test(missing) && missing.length <= LONGEST
  return {
    back: query.get('back') || undefined,
    missing: isSum ? cents(Number(missing)) : undefined,
  }
}

/** A path of the top-up pages that keeps the payment to return to. */
export const topUpPath = (path: string, { back, missing }: TopUpReturn): string =>
  withQuery(path, { back, missing })
