import type { Language } from '../../../domain/account/language.ts'
import { type OtherWords, pickText } from '../rows/reading-language.ts'
import { amount, amountOrEmpty, flag } from '../rows/row-format.ts'
import { coloursOf } from './known-colours.ts'

/** Lists in languages other than Indonesian and English, of the same length. */
export type OtherLists = Readonly<Partial<Record<Language, readonly string[]>>>

/** An option of a product's variants, as stored. */
export type SpecGroup = {
  readonly name: string
  readonly name_en: string
  readonly child: readonly string[]
  readonly child_en: readonly string[]
  /** Missing in rows from before migration 16. */
  readonly name_others?: OtherWords
  readonly child_others?: OtherLists
}

/** A row of `variants`; prices are cents. */
export type VariantColumns = {
  readonly spec: string
  readonly spec_en: string
  readonly option_values: readonly string[]
  readonly option_values_en: readonly string[]
  readonly option_values_others: OtherLists
  readonly price_cents: number
  readonly market_price_cents: number | null
  readonly stock: number
  readonly code: string
  readonly image: string | null
}

/**
 * specList and specTableList of a product (api.md 2). Names and values are in the reader's language; `spec` is always
 * the stored text, which cart and order use.
 */
export const specFieldsFor = (
  language: Language,
  groups: readonly SpecGroup[],
  variants: readonly VariantColumns[],
) => {
  const pick = (indonesian: readonly string[], english: readonly string[], others?: OtherLists) =>
    others?.[language] ?? (language === 'dgn' ? indonesian : english)
  return {
    use_spec: flag(groups.length > 0),
    specList: groups.map((group) => ({
      name: pickText(language, group.name, group.name_en, group.name_others),
      name_en: group.name_en,
      child: pick(group.child, group.child_en, group.child_others),
      child_en: group.child_en,
      child_color: coloursOf(group.name_en, group.child_en),
    })),
    specTableList: (groups.length > 0 ? variants : []).map((variant) => ({
      spec: variant.spec,
      spec_en: variant.spec_en,
      value: pick(variant.option_values, variant.option_values_en, variant.option_values_others),
      value_en: variant.option_values_en,
      sales_price: amount(variant.price_cents),
      market_price: amountOrEmpty(variant.market_price_cents),
      stock: variant.stock,
      code: variant.code,
      image: variant.image ?? '',
    })),
  }
}
