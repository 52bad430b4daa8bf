import { LANGUAGES, type Language } from '../account/language.ts'
import type { Cents } from '../shared/money.ts'
import { isTooLong } from '../shared/text.ts'

/** A text by language, where it has been written. */
export type Texts = Readonly<Partial<Record<Language, string>>>

/** One way in which variants differ, such as the colour. */
export type DraftOption = { readonly name: Texts; readonly values: readonly Texts[] }

/** One variant of a product that staff are editing; prices are cents. */
export type DraftVariant = {
  /** The index of its value in each option. */
  readonly values: readonly number[]
  readonly price: Cents
  /** The previous price, shown struck through; undefined for none. */
  readonly marketPrice: Cents | undefined
  /** Initial stock of a new variant; undefined keeps the stock of an existing one. */
  readonly stock: number | undefined
  readonly code: string
  /** '' to use the product's picture. */
  readonly picture: string
}

/** A product as a merchant edits or imports it. */
export type ProductDraft = {
  /** The merchant's own product code; '' for none. */
  readonly key: string
  readonly title: Texts
  readonly description: Texts
  readonly keywords: readonly string[]
  readonly pictures: readonly string[]
  readonly attributes: readonly { readonly name: Texts; readonly value: Texts }[]
  readonly options: readonly DraftOption[]
  readonly variants: readonly DraftVariant[]
  readonly weightGrams: number
}

/** What is wrong in a product draft; `field` is the path of the editor's field. */
export type DraftFault =
  | { readonly kind: 'required'; readonly field: string }
  | { readonly kind: 'too-long'; readonly field: string; readonly max: number }
  | { readonly kind: 'too-many'; readonly field: string; readonly max: number }
  | {
      readonly kind: 'price-not-valid' | 'market-price-not-above' | 'stock-not-valid'
      readonly field: string
    }
  /** A variant without a valid value for some option. */
  | { readonly kind: 'variant-incomplete'; readonly field: 'variants' }
  | { readonly kind: 'variant-twice'; readonly field: 'variants'; readonly spec: string }
  /** Two equal values, which would make variants indistinguishable. */
  | { readonly kind: 'value-twice'; readonly field: 'options'; readonly value: string }
  | { readonly kind: 'comma-in-value'; readonly field: 'options'; readonly value: string }

/** Most characters of a product's title. */
export const TITLE_MAX_LENGTH = 120
/** Most characters of a product's description. */
export const DESCRIPTION_MAX_LENGTH = 20_000
const KEY_MAX_LENGTH = 60
/** Most characters of an option's name, and of one of its values. */
export const VALUE_MAX_LENGTH = 40
/** Most pictures of one product. */
export const MAX_PICTURES = 9
/** Most options of one product. */
export const MAX_OPTIONS = 3
/** Most variants of one product. */
export const MAX_VARIANTS = 200
/** Most attributes (name and value) of one product. */
export const MAX_ATTRIBUTES = 40
const MAX_KEYWORDS = 40
const MAX_PRICE = 100_000_000
/** Most pieces of one variant. */
export const MAX_STOCK = 10_000_000

/** The Indonesian text, or its fallback: every product needs a text in one of the two main languages. */
export const mainText = (texts: Texts): string =>
  texts.dgn || texts.en || LANGUAGES.map((language) => texts[language]).find(Boolean) || ''

/** The English text, or the main text where there is none. */
export const englishText = (texts: Texts): string => texts.en || mainText(texts)

/** The texts in all other languages. */
export const otherTexts = ({ dgn: _dgn, en: _en, ...others }: Texts): Texts =>
  Object.fromEntries(Object.entries(others).filter(([, text]) => text !== ''))

/** A variant's name in cart and order: its Indonesian values, joined by commas. */
export const specOf = (options: readonly DraftOption[], { values }: Pick<DraftVariant, 'values'>): string =>
  options.map(({ values: all }, index) => mainText(all[values[index] ?? -1] ?? {})).join(',')

/** The stock after a change; undefined when it would become negative or does not change. */
export const stockAfter = (stock: number, change: number): number | undefined => {
  const after = stock + change
  return Number.isSafeInteger(after) && change !== 0 && after >= 0 && after <= MAX_STOCK ? after : undefined
}

const longest = (texts: Texts): string =>
  Object.values(texts).reduce((long, text) => (text.length > long.length ? text : long), '')

const optionFaults = ({ options }: ProductDraft): readonly DraftFault[] => {
  const faults: DraftFault[] = []
  if (options.length > MAX_OPTIONS) faults.push({ kind: 'too-many', field: 'options', max: MAX_OPTIONS })
  for (const { name, values } of options) {
    if (mainText(name) === '' || values.length === 0 || values.some((value) => mainText(value) === ''))
      faults.push({ kind: 'required', field: 'options' })
    const words = values.map(mainText)
    const twice = words.find((word, index) => words.indexOf(word) !== index)
    if (twice !== undefined) faults.push({ kind: 'value-twice', field: 'options', value: twice })
    const comma = values.map(longest).find((word) => word.includes(','))
    // Carts and orders name a variant by its comma-joined values.
    if (comma !== undefined) faults.push({ kind: 'comma-in-value', field: 'options', value: comma })
    if (values.some((value) => isTooLong(longest(value), VALUE_MAX_LENGTH)))
      faults.push({ kind: 'too-long', field: 'options', max: VALUE_MAX_LENGTH })
  }
  return faults
}

const variantFaults = (draft: ProductDraft): readonly DraftFault[] => {
  const { options, variants } = draft
  const faults: DraftFault[] = []
  if (variants.length === 0) faults.push({ kind: 'required', field: 'variants' })
  if (variants.length > MAX_VARIANTS) faults.push({ kind: 'too-many', field: 'variants', max: MAX_VARIANTS })
  const seen = new Set<string>()
  for (const variant of variants) {
    const { values, price, marketPrice, stock } = variant
    const isWhole =
      values.length === options.length &&
      options.every(({ values: all }, index) => all[values[index] ?? -1] !== undefined)
    if (!isWhole) faults.push({ kind: 'variant-incomplete', field: 'variants' })
    const spec = values.join(',')
    if (seen.has(spec))
      faults.push({ kind: 'variant-twice', field: 'variants', spec: specOf(options, variant) })
    seen.add(spec)
    if (!Number.isSafeInteger(price) || price <= 0 || price > MAX_PRICE)
      faults.push({ kind: 'price-not-valid', field: 'price' })
    if (marketPrice !== undefined && marketPrice <= price)
      faults.push({ kind: 'market-price-not-above', field: 'market_price' })
    if (stock !== undefined && (!Number.isSafeInteger(stock) || stock < 0 || stock > MAX_STOCK))
      faults.push({ kind: 'stock-not-valid', field: 'stock' })
  }
  return faults
}

/** All faults of a product, in the order of its fields. */
export const draftFaults = (draft: ProductDraft): readonly DraftFault[] => {
  const { key, title, description, pictures, attributes, keywords } = draft
  const faults: DraftFault[] = []
  if (isTooLong(key, KEY_MAX_LENGTH)) faults.push({ kind: 'too-long', field: 'key', max: KEY_MAX_LENGTH })
  if (mainText(title) === '') faults.push({ kind: 'required', field: 'title' })
  if (isTooLong(longest(title), TITLE_MAX_LENGTH))
    faults.push({ kind: 'too-long', field: 'title', max: TITLE_MAX_LENGTH })
  if (isTooLong(longest(description), DESCRIPTION_MAX_LENGTH))
    faults.push({ kind: 'too-long', field: 'description', max: DESCRIPTION_MAX_LENGTH })
  if (pictures.length === 0) faults.push({ kind: 'required', field: 'pictures' })
  for (const [field, list, max] of [
    ['pictures', pictures, MAX_PICTURES],
    ['attributes', attributes, MAX_ATTRIBUTES],
    ['keywords', keywords, MAX_KEYWORDS],
  ] as const) {
    if (list.length > max) faults.push({ kind: 'too-many', field, max })
  }
  return [...faults, ...optionFaults(draft), ...variantFaults(draft)]
}
