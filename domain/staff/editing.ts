import { type DecimalMark, LANGUAGES, type Language } from '../account/language.ts'
import {
  type DraftFault,
  type DraftOption,
  draftFaults,
  mainText,
  type ProductDraft,
  stockAfter,
  type Texts,
} from '../catalogue/product-draft.ts'
import { type Fields, fieldsOf, textField } from '../shared/fields.ts'
import { type Cents, centsToDecimal, ZERO_CENTS } from '../shared/money.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { decodeEntities } from '../shared/rich-text.ts'
import { isTooLong, normaliseInput } from '../shared/text.ts'
import { type AmountFault, parseAmount } from '../wallet/amount-input.ts'
import type { ActField, StaffAct } from './acts.ts'
import type { StaffKind } from './queue.ts'
import { needsWords, promoPeriodFault } from './rules.ts'

/*
 * The state of an editor at the counter: the fields of a kind's `save`, as typed. Figures are texts in the reader's
 * notation, rich texts of plain paragraphs are plain text; both are converted when saved.
 */

/**
 * A variant as edited. `stock` is the initial stock of a new one; an existing one's is changed by an action of its
 * own.
 */
export type EditVariant = {
  /** Undefined for an unsaved one. */
  readonly id: number | undefined
  /** The index of its value in each option. */
  readonly values: readonly number[]
  readonly price: string
  readonly marketPrice: string
  readonly stock: string
  readonly code: string
  /** '' to use the product's picture. */
  readonly picture: string
}

/** An entry of a product's specification table: "Bahan: Baja". */
export type EditAttribute = { readonly name: Texts; readonly value: Texts }

/** A field's value while it is edited; its type follows from the field's. */
export type EditValue =
  | string
  | boolean
  | readonly string[]
  | Texts
  | readonly DraftOption[]
  | readonly EditVariant[]
  | readonly EditAttribute[]

/** All values of an edited item, by field name. */
export type EditDraft = Readonly<Record<string, EditValue>>

/** What is wrong with a field; `path` is its name, or `variants.2.price` for a cell. */
export type EditFault = { readonly path: string } & (
  | { readonly kind: 'required' }
  | { readonly kind: 'too-long' | 'too-many'; readonly max: number; readonly language?: Language }
  | { readonly kind: 'number-not-valid' | 'time-not-valid' | 'price-not-valid' | 'stock-not-valid' }
  | { readonly kind: 'market-price-not-above' | 'variant-incomplete' | 'ends-before-start' }
  | { readonly kind: 'variant-twice' | 'value-twice' | 'comma-in-value'; readonly value: string }
  | { readonly kind: 'amount'; readonly fault: AmountFault['kind'] }
)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const rowsOf = (value: unknown): readonly Fields[] => listOf(value).map((one) => fieldsOf(one) ?? {})
const wordsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((one): one is string => typeof one === 'string')

const textsOf = (value: unknown): Texts => {
  const fields = fieldsOf(value) ?? {}
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = textField(fields, language)
      return text === '' ? [] : [[language, text] as const]
    }),
  )
}

/** The server copies the main language's text where there is no English one; such a copy is removed. */
const withoutCopy = (texts: Texts): Texts => {
  const { en, ...others } = texts
  return en !== undefined && en === others.dgn ? others : texts
}

const eachText = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = change(texts[language] ?? '')
      return text === '' ? [] : [[language, text] as const]
    }),
  )

const PARAGRAPHS = /^(?:<p>(?:[^<>]|<br ?\/?>)*<\/p>\s*)+$/
const ANY_TAG = /<\/?[a-z][^<>]*>/i

/** Rich text of plain paragraphs as plain text with empty lines between them; any other as HTML source. */
export const typedOf = (rich: string): string => {
  const text = rich.trim()
  if (!ANY_TAG.test(text)) return decodeEntities(text)
  if (!PARAGRAPHS.test(text)) return rich
  return decodeEntities(
    text
      .replace(/<br ?\/?>/g, '\n')
      .replace(/<\/p>\s*<p>/g, '\n\n')
      .replace(/<\/?p>/g, ''),
  )
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The inverse of `typedOf`: plain paragraphs get tags, HTML source is kept as typed. */
export const richOf = (typed: string): string => {
  const text = typed.trim()
  if (text === '' || ANY_TAG.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const typedAmount = (decimal: string, mark: DecimalMark): string => decimal.replace('.', mark)

/** A typed sum of money: undefined for an empty field. Zero is allowed, unlike in `parseAmount`. */
const readTypedAmount = (
  typed: string,
  mark: DecimalMark,
): Result<Cents | undefined, AmountFault['kind']> => {
  if (normaliseInput(typed) === '') return ok(undefined)
  const amount = parseAmount(typed, mark)
  if (amount.ok) return amount
  return amount.fault.kind === 'amount-not-positive' ? ok(ZERO_CENTS) : fail(amount.fault.kind)
}

const variantOf = (fields: Fields, mark: DecimalMark): EditVariant => ({
  id: typeof fields['id'] === 'number' ? fields['id'] : undefined,
  values: listOf(fields['values']).filter((one): one is number => typeof one === 'number'),
  price: typedAmount(textField(fields, 'price'), mark),
  marketPrice: typedAmount(textField(fields, 'market_price'), mark),
  stock: textField(fields, 'stock'),
  code: textField(fields, 'code'),
  picture: textField(fields, 'picture'),
})

const optionOf = (fields: Fields): DraftOption => ({
  name: withoutCopy(textsOf(fields['name'])),
  values: listOf(fields['values']).map((value) => withoutCopy(textsOf(value))),
})

const editedValue = (field: ActField, value: unknown, mark: DecimalMark): EditValue => {
  switch (field.type) {
    case 'flag':
      return value === true || value === 1 || value === '1'
    case 'texts':
      return withoutCopy(textsOf(value))
    case 'rich-texts':
      return eachText(withoutCopy(textsOf(value)), typedOf)
    case 'list':
    case 'pictures':
      return wordsOf(value)
    case 'options':
      return rowsOf(value).map(optionOf)
    case 'variants':
      return rowsOf(value).map((row) => variantOf(row, mark))
    case 'attributes':
      return rowsOf(value).map((row) => ({
        name: withoutCopy(textsOf(row['name'])),
        value: withoutCopy(textsOf(row['value'])),
      }))
    case 'amount':
      return typedAmount(textField({ value }, 'value'), mark)
    default:
      // The figure of a promo code is money or a percentage, by its type: a text with a point is money.
      return field.name === 'value'
        ? typedAmount(textField({ value }, 'value'), mark)
        : textField({ value }, 'value')
  }
}

/** The values of an item (api.md 9) as a draft. */
export const draftOf = (fields: readonly ActField[], values: Fields, mark: DecimalMark): EditDraft =>
  Object.fromEntries(fields.map((field) => [field.name, editedValue(field, values[field.name], mark)]))

const NEW_VARIANT: EditVariant = {
  id: undefined,
  values: [],
  price: '',
  marketPrice: '',
  stock: '0',
  code: '',
  picture: '',
}

const NEW_VALUES: Readonly<Partial<Record<StaffKind, Fields>>> = {
  product: { is_on_sale: 1, variants: [{ stock: 0 }] },
  promo: { type: 'amount', per_person: 1 },
  article: { type: 'help' },
  courier: { countries: ['ID'], freight: '0.00' },
}

/** The draft of a new item. */
export const newDraft = (kind: StaffKind, fields: readonly ActField[], mark: DecimalMark): EditDraft =>
  draftOf(fields, NEW_VALUES[kind] ?? {}, mark)

/** A text field of a draft; '' when it is missing. */
export const textIn = (draft: EditDraft, name: string): string =>
  typeof draft[name] === 'string' ? draft[name] : ''
/** A translated field of a draft. */
export const textsIn = (draft: EditDraft, name: string): Texts => (fieldsOf(draft[name]) ?? {}) as Texts
/** A list of texts. */
export const listIn = (draft: EditDraft, name: string): readonly string[] => wordsOf(draft[name])
/** The options of a product draft. */
export const optionsIn = (draft: EditDraft): readonly DraftOption[] =>
  listOf(draft['options']) as readonly DraftOption[]
/** The variants of a product draft. */
export const variantsIn = (draft: EditDraft): readonly EditVariant[] =>
  listOf(draft['variants']) as readonly EditVariant[]
/** The attributes of a product draft. */
export const attributesIn = (draft: EditDraft): readonly EditAttribute[] =>
  listOf(draft['attributes']) as readonly EditAttribute[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The names of the fields that were changed. */
export const changedFields = (draft: EditDraft, base: EditDraft): readonly string[] =>
  Object.keys(draft).filter((name) => !isSame(draft[name], base[name]))

/**
 * Rebases a draft onto a newer saved version: untouched fields take the new values, edited ones stay as typed. `both`
 * are fields that both have changed, to different values.
 */
export const rebased = (
  draft: EditDraft,
  base: EditDraft,
  fresh: EditDraft,
): { readonly draft: EditDraft; readonly both: readonly string[] } => {
  const mine = changedFields(draft, base)
  return {
    draft: { ...fresh, ...Object.fromEntries(mine.map((name) => [name, draft[name] ?? ''])) },
    both: changedFields(fresh, base).filter(
      (name) => mine.includes(name) && !isSame(draft[name], fresh[name]),
    ),
  }
}

/** Restores a draft after a reload over the current values; only values with the right shape are used. */
export const restoredDraft = (base: EditDraft, kept: Fields): EditDraft =>
  Object.fromEntries(
    Object.entries(base).map(([name, value]) => {
      const claim = kept[name]
      const fits =
        typeof claim === typeof value && claim !== null && Array.isArray(claim) === Array.isArray(value)
      return [name, fits ? (claim as EditValue) : value]
    }),
  )

const WHOLE = /^\d{1,8}$/

const amountFault = (path: string, fault: AmountFault['kind']): EditFault => ({ path, kind: 'amount', fault })

const textsFaults = ({ name, max }: ActField, texts: Texts): readonly EditFault[] =>
  max === undefined
    ? []
    : LANGUAGES.filter((language) => isTooLong(texts[language] ?? '', max)).map((language) => ({
        path: name,
        kind: 'too-long',
        max,
        language,
      }))

const scalarFaults = (
  { name, type, max }: ActField,
  text: string,
  mark: DecimalMark,
): readonly EditFault[] => {
  if (type === 'amount') {
    const amount = readTypedAmount(text, mark)
    return amount.ok ? [] : [amountFault(name, amount.fault)]
  }
  if (type === 'integer')
    return normaliseInput(text) === '' || WHOLE.test(normaliseInput(text))
      ? []
      : [{ path: name, kind: 'number-not-valid' }]
  if (type === 'time')
    return text === '' || WHOLE_TIME.test(text) ? [] : [{ path: name, kind: 'time-not-valid' }]
  return max !== undefined && isTooLong(text, max) ? [{ path: name, kind: 'too-long', max }] : []
}

const WHOLE_TIME = /^\d{1,10}$/

const isEmpty = (value: EditValue | undefined): boolean => {
  if (value === undefined || value === '') return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && mainText(value as Texts).trim() === ''
}

const periodFaults = (draft: EditDraft): readonly EditFault[] => {
  const [startsAt, endsAt] = [textIn(draft, 'starts_at'), textIn(draft, 'ends_at')]
  // One that is not said begins now, which the server knows.
  if (!WHOLE_TIME.test(startsAt) || !WHOLE_TIME.test(endsAt)) return []
  const fault = promoPeriodFault({ startsAt: Number(startsAt), endsAt: Number(endsAt) })
  return fault === 'ends-before-start' ? [{ path: 'ends_at', kind: fault }] : []
}

/** A promo code for shipping has no figure. */
const promoValueFaults = (draft: EditDraft, mark: DecimalMark): readonly EditFault[] => {
  const type = textIn(draft, 'type')
  const typed = textIn(draft, 'value')
  if (type === 'freight') return []
  if (typed.trim() === '') return [{ path: 'value', kind: 'required' }]
  if (type === 'percent')
    return /^(?:100|[1-9]\d?)$/.test(normaliseInput(typed))
      ? []
      : [{ path: 'value', kind: 'number-not-valid' }]
  const amount = parseAmount(typed, mark)
  return amount.ok ? [] : [amountFault('value', amount.fault.kind)]
}

type Read = {
  readonly draft: ProductDraft
  /** Figures that cannot be parsed, by cell. */
  readonly faults: readonly EditFault[]
}

const readVariant = (variant: EditVariant, index: number, mark: DecimalMark) => {
  const faults: EditFault[] = []
  const money = (cell: 'price' | 'marketPrice'): Cents | undefined => {
    const read = readTypedAmount(variant[cell], mark)
    if (read.ok) return read.value
    faults.push(amountFault(`variants.${index}.${cell}`, read.fault))
    return undefined
  }
  const price = money('price')
  const marketPrice = money('marketPrice')
  const stock = normaliseInput(variant.stock)
  if (variant.id === undefined && stock !== '' && !WHOLE.test(stock))
    faults.push({ path: `variants.${index}.stock`, kind: 'stock-not-valid' })
  if (price === undefined && faults.length === 0)
    faults.push({ path: `variants.${index}.price`, kind: 'required' })
  return {
    faults,
    variant: {
      values: variant.values,
      // One cent replaces a price that cannot be parsed, which is reported separately.
      price: price ?? (1 as Cents),
      marketPrice: price === undefined ? undefined : marketPrice,
      stock: variant.id === undefined && WHOLE.test(stock) ? Number(stock) : undefined,
      code: variant.code,
      picture: variant.picture,
    },
  }
}

const readProduct = (draft: EditDraft, mark: DecimalMark): Read => {
  const variants = variantsIn(draft).map((variant, index) => readVariant(variant, index, mark))
  return {
    faults: variants.flatMap(({ faults }) => faults),
    draft: {
      key: textIn(draft, 'key').trim(),
      title: textsIn(draft, 'title'),
      description: textsIn(draft, 'description'),
      keywords: listIn(draft, 'keywords'),
      pictures: listIn(draft, 'pictures'),
      attributes: attributesIn(draft),
      options: optionsIn(draft),
      variants: variants.map(({ variant }) => variant),
      weightGrams: 0,
    },
  }
}

const CELLS: Readonly<Record<string, string>> = {
  price: 'price',
  market_price: 'marketPrice',
  stock: 'stock',
}

const faultAt = (path: string, fault: DraftFault): EditFault => {
  switch (fault.kind) {
    case 'required':
      return { path, kind: 'required' }
    case 'too-long':
    case 'too-many':
      return { path, kind: fault.kind, max: fault.max }
    case 'variant-twice':
      return { path, kind: fault.kind, value: fault.spec }
    case 'value-twice':
    case 'comma-in-value':
      return { path, kind: fault.kind, value: fault.value }
    default:
      return { path, kind: fault.kind }
  }
}

/**
 * Applies the product rules (`draftFaults`), each fault at its cell: faults of a variant are found by checking it
 * alone.
 */
const productFaults = (edited: EditDraft, mark: DecimalMark): readonly EditFault[] => {
  const { draft, faults } = readProduct(edited, mark)
  const ofCells = draft.variants.flatMap((variant, index) =>
    draftFaults({ ...draft, variants: [variant] }).flatMap((fault) => {
      const cell = CELLS[fault.field]
      return cell === undefined ? [] : [faultAt(`variants.${index}.${cell}`, fault)]
    }),
  )
  const others = draftFaults(draft).filter(({ field }) => CELLS[field] === undefined)
  return [...faults, ...others.map((fault) => faultAt(fault.field, fault)), ...ofCells]
}

/** Missing or too long fields of a form, without the product rules. */
const formFaults = (fields: readonly ActField[], draft: EditDraft, mark: DecimalMark): readonly EditFault[] =>
  fields.flatMap((field): readonly EditFault[] => {
    const value = draft[field.name]
    if ((field.isNeeded || field.isRequired) && isEmpty(value))
      return [{ path: field.name, kind: 'required' }]
    if (typeof value === 'string') return scalarFaults(field, value, mark)
    if (Array.isArray(value))
      return field.max !== undefined && value.length > field.max
        ? [{ path: field.name, kind: 'too-many', max: field.max }]
        : []
    return typeof value === 'object' ? textsFaults(field, value as Texts) : []
  })

/** All faults of a draft, in the order of the fields; one fault for a path. */
export const editFaults = (
  { kind, fields }: Pick<StaffAct, 'kind' | 'fields'>,
  draft: EditDraft,
  mark: DecimalMark,
): readonly EditFault[] => {
  const faults = [
    ...formFaults(fields, draft, mark),
    ...(kind === 'product' ? productFaults(draft, mark) : []),
    ...(kind === 'promo' ? [...promoValueFaults(draft, mark), ...periodFaults(draft)] : []),
  ]
  return faults.filter(({ path }, index) => faults.findIndex((one) => one.path === path) === index)
}

/** Sums that may be removed again; zero means none. */
const MAY_BE_NONE: readonly string[] = ['cap']

const decimalOf = (typed: string, mark: DecimalMark): string => {
  const read = readTypedAmount(typed, mark)
  return read.ok && read.value !== undefined ? centsToDecimal(read.value) : ''
}

const sentVariant = (variant: EditVariant, mark: DecimalMark): Fields => ({
  ...(variant.id !== undefined && { id: variant.id }),
  values: variant.values,
  price: decimalOf(variant.price, mark),
  market_price: decimalOf(variant.marketPrice, mark),
  ...(variant.id === undefined && { stock: normaliseInput(variant.stock) || '0' }),
  code: variant.code.trim(),
  picture: variant.picture,
})

const trimmed = (texts: Texts): Texts => eachText(texts, (text) => text.trim())

const sentValue = (field: ActField, draft: EditDraft, mark: DecimalMark): unknown => {
  const { name, type } = field
  switch (type) {
    case 'flag':
      return draft[name] === true ? 1 : 0
    case 'texts':
      return trimmed(textsIn(draft, name))
    case 'rich-texts':
      return eachText(textsIn(draft, name), richOf)
    case 'amount':
      return decimalOf(textIn(draft, name), mark) || (MAY_BE_NONE.includes(name) ? '' : '0')
    case 'integer':
      return normaliseInput(textIn(draft, name))
    case 'options':
      return optionsIn(draft).map((option) => ({
        name: trimmed(option.name),
        values: option.values.map(trimmed),
      }))
    case 'variants':
      return variantsIn(draft).map((variant) => sentVariant(variant, mark))
    case 'attributes':
      return attributesIn(draft).map((one) => ({ name: trimmed(one.name), value: trimmed(one.value) }))
    case 'list': {
      const words = listIn(draft, name).filter(Boolean)
      return name === 'countries' ? words.map((code) => code.toUpperCase()) : words
    }
    case 'pictures':
      return listIn(draft, name)
    default: {
      const text = textIn(draft, name).trim()
      if (name !== 'value') return text
      return textIn(draft, 'type') === 'amount' ? decimalOf(text, mark) : normaliseInput(text)
    }
  }
}

/** These fields in the form that the kind's save takes. Only valid for a draft without `editFaults`. */
export const sentFields = (
  { kind, fields }: Pick<StaffAct, 'kind' | 'fields'>,
  draft: EditDraft,
  names: readonly string[],
  mark: DecimalMark,
): Fields => {
  // The figure of a promo code depends on its type.
  const isFigure = names.includes('value') || names.includes('type')
  const wanted = kind === 'promo' && isFigure ? [...names, 'type', 'value'] : names
  // Variants refer to option values by index, so both are sent together.
  const whole = wanted.includes('options') ? [...wanted, 'variants'] : wanted
  return Object.fromEntries(
    fields
      .filter(({ name }) => whole.includes(name))
      .filter(({ name }) => !(name === 'value' && textIn(draft, 'type') === 'freight'))
      .map((field) => [field.name, sentValue(field, draft, mark)]),
  )
}

/**
 * Languages with missing translations: texts of the form that exist in another language, which readers see instead.
 * Names of options and attributes are ignored, because they are often the same in every language: "USB-C".
 */
export const missingLanguages = (fields: readonly ActField[], draft: EditDraft): readonly Language[] => {
  const texts = fields
    .filter(({ type }) => type === 'texts' || type === 'rich-texts')
    .map(({ name }) => textsIn(draft, name))
    .filter((one) => mainText(one).trim() !== '')
  return LANGUAGES.filter((language) => texts.some((one) => (one[language] ?? '').trim() === ''))
}

/** A variant's name, in the reader's language where available. */
export const variantName = (
  options: readonly DraftOption[],
  { values }: Pick<EditVariant, 'values'>,
  language: Language,
): readonly string[] =>
  options.map(({ values: all }, index) => {
    const texts = all[values[index] ?? -1] ?? {}
    return texts[language] || mainText(texts)
  })

type OfProduct = { readonly options: readonly DraftOption[]; readonly variants: readonly EditVariant[] }

/** Adds an option: existing variants get its first value. */
export const withOption = ({ options, variants }: OfProduct): OfProduct => ({
  options: [...options, { name: {}, values: [{}] }],
  variants: variants.map((variant) => ({ ...variant, values: [...variant.values, 0] })),
})

/** Removes an option; of variants that become equal, the first is kept. */
export const withoutOption = ({ options, variants }: OfProduct, place: number): OfProduct => {
  const left = variants.map((variant) => ({
    ...variant,
    values: variant.values.filter((_, index) => index !== place),
  }))
  return {
    options: options.filter((_, index) => index !== place),
    variants: left.filter(
      (one, index) => left.findIndex((other) => isSame(other.values, one.values)) === index,
    ),
  }
}

/** Removes a value of an option, and the variants with it. */
export const withoutValue = ({ options, variants }: OfProduct, place: number, value: number): OfProduct => ({
  options: options.map((option, index) =>
    index === place ? { ...option, values: option.values.filter((_, at) => at !== value) } : option,
  ),
  variants: variants
    .filter(({ values }) => values[place] !== value)
    .map((variant) => ({
      ...variant,
      values: variant.values.map((at, index) => (index === place && at > value ? at - 1 : at)),
    })),
})

/** Adds a variant for each missing combination of values, with the price of the first one. */
export const withAllVariants = ({ options, variants }: OfProduct): OfProduct => {
  const combinations = options.reduce<readonly (readonly number[])[]>(
    (known, { values }) => known.flatMap((one) => values.map((_, at) => [...one, at])),
    [[]],
  )
  const { price = '', marketPrice = '' } = variants[0] ?? {}
  const missing = combinations.filter((values) => !variants.some((one) => isSame(one.values, values)))
  return {
    options,
    variants: [...variants, ...missing.map((values) => ({ ...NEW_VARIANT, values, price, marketPrice }))],
  }
}

/** Moves an element to another index of its list. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from]
  if (one === undefined || to < 0 || to >= list.length) return list
  const others = list.filter((_, index) => index !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

/** An unsaved change of a variant's stock. */
export type StockMove = {
  /** Pieces added, or removed where negative. */
  readonly change: number
  /** One of `STOCK_REASONS`; '' while none is selected. */
  readonly reason: string
  readonly words: string
}

/** What is missing for a stock change, with its field. */
export const moveFault = (
  { change, reason, words }: StockMove,
  stock: number,
): 'change' | 'reason' | 'words' | undefined => {
  if (stockAfter(stock, change) === undefined) return 'change'
  if (reason === '') return 'reason'
  return needsWords(reason) && words.trim() === '' ? 'words' : undefined
}
