import type { Page } from '../api/page.ts'
import type { Cents } from '../shared/money.ts'
import { normaliseSearchTerm } from '../shared/text.ts'
import type { CategoryKey } from './category.ts'
import type { ProductSummary } from './product.ts'

/** A completion of what is being typed; `id` names what it leads to. */
export type Suggestion = {
  readonly kind: 'product' | 'shop' | 'category'
  readonly text: string
  readonly id: string
  /** Of the product, or of the shop; empty where the server sends words alone. */
  readonly image: string
  /** What the product costs now; undefined for anything else, and where it is not known. */
  readonly price: Cents | undefined
  readonly categoryKey: CategoryKey | undefined
}

/** A word that several shoppers looked for. */
export type HotTerm = {
  readonly text: string
  /** A picture of what the word finds; empty where the server has none. */
  readonly image: string
  readonly categoryKey: CategoryKey | undefined
}

/** How many of their own searches a device remembers for a shopper. */
const SEARCH_HISTORY_LIMIT = 12
/** Characters of a search. */
export const SEARCH_MAX_LENGTH = 60

const sameTerm = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** What is searched for, at most 60 characters. */
export const cleanTerm = (text: string): string => normaliseSearchTerm(text, SEARCH_MAX_LENGTH)

const HOT_LENGTHS = { least: 2, most: 40 }

/** A search as others are told of it, without capitals; undefined for what is too short or too long to tell. */
export const hotTermOf = (text: string): string | undefined => {
  const term = cleanTerm(text).toLowerCase()
  return term.length < HOT_LENGTHS.least || term.length > HOT_LENGTHS.most ? undefined : term
}

/** The history with `text` on top; the same words in other capitals are the same search. */
export const rememberTerm = (history: readonly string[], text: string): readonly string[] => {
  const term = cleanTerm(text)
  if (term === '') return history
  return [term, ...history.filter((known) => !sameTerm(known, term))].slice(0, SEARCH_HISTORY_LIMIT)
}

/** The device's search history without one term, in whatever letter case it was kept. */
export const forgetTerm = (history: readonly string[], text: string): readonly string[] =>
  history.filter((known) => !sameTerm(known, cleanTerm(text)))

/** What a search found. */
export type FoundProducts = Page<ProductSummary> & {
  /** Nothing is called what was asked for; these are called nearly so. Servers that cannot tell never say so. */
  readonly isNear: boolean
}
