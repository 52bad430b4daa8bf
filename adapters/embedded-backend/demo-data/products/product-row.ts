import type { Language } from '../../../../domain/account/language.ts'
import type { FactName, OptionName, Pair, Wording } from '../words.ts'

/** What one shopper wrote about this very product. Indonesian unless a language is named; `of` is the value it speaks of. */
export type Said = readonly [score: 2 | 3 | 4 | 5, text: string, language?: Language, of?: string]

/** A product as it is written down; `buildProduct` fills in what follows from it. */
export type ProductRow = {
  /** Stock is of the first variant, or of the product when it has none. */
  readonly base: readonly [
    shop: string,
    art: string,
    priceCents: number,
    stock: number,
    sold: number,
    weightGrams: number,
  ]
  readonly title: Pair
  readonly about: Pair
  readonly facts: Readonly<Partial<Record<FactName, Wording>>>
  readonly options?: Readonly<Partial<Record<OptionName, readonly Wording[]>>>
  /** Cents added to the price by an option value, by its wording as given in `options` (the Indonesian half). */
  readonly extra?: Readonly<Record<string, number>>
  /** Values, or whole Indonesian specs, of which nothing is left. */
  readonly gone?: readonly string[]
  /** Art of accompanying gallery pictures. */
  readonly also?: readonly string[]
  /** The maker's list price in cents, where it is really higher. */
  readonly market?: number
  readonly hot?: number
  readonly pick?: number
  /** What a shopper calls it in the middle of a sentence. */
  readonly noun: Pair
  readonly said?: readonly Said[]
  readonly keywords?: readonly string[]
  readonly isOffSale?: true
}
