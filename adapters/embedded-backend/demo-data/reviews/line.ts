/** One shopper's words and the product score that goes with them. */
export type Line = readonly [score: 2 | 3 | 4 | 5, text: string]

export type CategoryLines = { readonly dgn: readonly Line[]; readonly en: readonly Line[] }
