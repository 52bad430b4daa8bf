import { LANGUAGES } from '../../../domain/account/language.ts'
import { PICTURE_ADDRESS_MAX_LENGTH } from '../../../domain/account/picture.ts'
import {
  DESCRIPTION_MAX_LENGTH,
  type DraftOption,
  type DraftVariant,
  MAX_ATTRIBUTES,
  MAX_PICTURES,
  MAX_VARIANTS,
  type Texts,
  TITLE_MAX_LENGTH,
} from '../../../domain/catalogue/product-draft.ts'
import { type Cents, parseCents } from '../../../domain/shared/money.ts'
import type { Input } from '../http/input.ts'
import { refuse } from '../http/refusal.ts'

/** The texts in an Input by language, without empty ones. */
const textsIn = (input: Input, max: number): Texts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = input.visibleText(language, max) ?? ''
      return text === '' ? [] : [[language, text] as const]
    }),
  )

/** A text in several languages; undefined when not sent. */
export const readTexts = (input: Input, name: string, max: number): Texts | undefined => {
  const sent = input.object(name)
  return sent && textsIn(sent, max)
}

const EXACT = /^\d{1,10}(?:\.\d{1,2})?$/

/** An amount of zero or more, exact; undefined when not sent or empty. */
export const readAmount = (input: Input, name: string): Cents | undefined => {
  const text = input.optionalText(name, 40) ?? ''
  if (text === '') return undefined
  const cents = EXACT.test(text) ? parseCents(text) : undefined
  if (cents === undefined) throw refuse('field-not-valid', { field: name })
  return cents
}

/** A draft's pictures; undefined when not sent. */
export const readPictures = (input: Input, name: string): readonly string[] | undefined =>
  input.has(name) ? input.list(name, MAX_PICTURES, PICTURE_ADDRESS_MAX_LENGTH) : undefined

const readOption = (input: Input): DraftOption => ({
  name: readTexts(input, 'name', 40) ?? {},
  values: (input.objects('values', 60) ?? []).map((value) => textsIn(value, 60)),
})

/** A draft's options; undefined when not sent. */
export const readOptions = (input: Input): readonly DraftOption[] | undefined =>
  input.objects('options', 3)?.map(readOption)

/** A draft's attributes; undefined when not sent. */
export const readAttributes = (input: Input) =>
  input.objects('attributes', MAX_ATTRIBUTES)?.map((one) => ({
    name: readTexts(one, 'name', 80) ?? {},
    value: readTexts(one, 'value', 300) ?? {},
  }))

/** A variant of a draft, with its id when it exists already. */
export type SentVariant = DraftVariant & { readonly id: number | undefined }

const readVariant = (input: Input): SentVariant => {
  const price = readAmount(input, 'price')
  if (price === undefined) throw refuse('field-required', { field: 'price' })
  return {
    id: input.optionalId('id'),
    values: input.list('values', 3, 6).map((place) => (/^\d{1,3}$/.test(place) ? Number(place) : -1)),
    price,
    marketPrice: readAmount(input, 'market_price'),
    stock: input.optionalInteger('stock', 0, 10_000_000),
    code: input.optionalText('code', 60) ?? '',
    picture: input.optionalText('picture', PICTURE_ADDRESS_MAX_LENGTH) ?? '',
  }
}

/** A draft's variants; undefined when not sent. */
export const readVariants = (input: Input): readonly SentVariant[] | undefined =>
  input.objects('variants', MAX_VARIANTS)?.map(readVariant)

/** A draft's title by language. */
export const readTitle = (input: Input): Texts | undefined => readTexts(input, 'title', TITLE_MAX_LENGTH)
/** A draft's description by language. */
export const readDescription = (input: Input): Texts | undefined =>
  readTexts(input, 'description', DESCRIPTION_MAX_LENGTH)
