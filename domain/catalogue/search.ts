import type { Page } from '../api/page.ts'
import type { Cents } from '../shared/money.ts'
import { normaliseSearchTerm } from '../shared/text.ts'
import type { CategoryKey } from './category.ts'
import type { ProductSummary } from './product.ts'

/** A completion of the typed text; `id` is the id of the product or shop. */
export type Suggestion = {
  readonly kind: 'product' | 'shop' | 'category'
  readonly text: string
  readonly id: string
  /** Of the product or shop; empty for completions without one. */
  readonly image: string
  /** The product's price; undefined for other completions and where it is not known. */
  readonly price: Cents | undefined
  readonly categoryKey: CategoryKey | undefined
}

/** A popular search term. */
export type HotTerm = {
  readonly text: string
  /** A picture of a matching product; empty where the server has none. */
  readonly image: string
  readonly categoryKey: CategoryKey | undefined
}

/** How many searches a device remembers. */
const SEARCH_HISTORY_LIMIT = 12
/** Most characters of a search. */
export const SEARCH_MAX_LENGTH = 60

const sameTerm = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** The normalised search text, at most 60 characters. */
export const cleanTerm = (text: string): string => normaliseSearchTerm(text, SEARCH_MAX_LENGTH)

const HOT_LENGTHS = { min: 2, max: 40 }

/** A search as counted for popular terms, in lower case; undefined when it is too short or too long. */
export const hotTermOf = (text: string): string | undefined => {
  const term = cleanTerm(text).toLowerCase()
  return term.length < HOT_LENGTHS.min || term.length > HOT_LENGTHS.max ? undefined : term
}

/** The history with `text` first; the same words in another letter case are the same search. */
export const rememberTerm = (history: readonly string[], text: string): readonly string[] => {
  const term = cleanTerm(text)
  if (term === '') return history
  return [term, ...history.filter((known) => !sameTerm(known, term))].slice(0, SEARCH_HISTORY_LIMIT)
}

/** The search history without a term, ignoring letter case. */
export const forgetTerm = (history: readonly string[], text: string): readonly string[] =>
  history.filter((known) => !sameTerm(known, cleanTerm(text)))

/** The result of a search. */
export type FoundProducts = Page<ProductSummary> & {
  /** Nothing matches exactly; these are the nearest matches. Never set by servers without fuzzy search. */
  readonly isNear: boolean
}
