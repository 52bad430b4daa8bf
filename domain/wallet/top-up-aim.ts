import { type Cents, cents } from '../shared/money.ts'
import { withQuery } from '../shared/url.ts'

/** What a top-up is for, when a payment asked for it: what that lacks, and where it goes on. */
export type TopUpAim = {
  /** As it stands in the address, so not yet known to be safe. */
  readonly back?: string | undefined
  readonly missing?: Cents | undefined
}

const LONGEST = 12

/** The aim as an address says it; a sum that is none is left out. */
export const topUpAimOf = (query: { readonly get: (name: string) => string | null }): TopUpAim => {
  const missing = query.get('missing') ?? ''
  const isSum = /^[1-9]\d*$/.test(missing) && missing.length <= LONGEST
  return {
    back: query.get('back') || undefined,
    missing: isSum ? cents(Number(missing)) : undefined,
  }
}

/** An address of the way from a payment to the money and back. */
export const topUpPath = (path: string, { back, missing }: TopUpAim): string =>
  withQuery(path, { back, missing })
