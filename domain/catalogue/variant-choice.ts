import type { Cents } from '../shared/money.ts'
import { isSameLook, type PictureView, type ProductDetail, type Variant, viewOf } from './product.ts'

type Choosable = Pick<ProductDetail, 'options' | 'variants' | 'price' | 'marketPrice' | 'stock' | 'image'>

/** The value chosen in each option group, by index; undefined where none is chosen yet. */
export type Choice = readonly (string | undefined)[]

const fits = (variant: Variant, choice: Choice): boolean =>
  choice.every((value, at) => value === undefined || variant.values[at] === value)

/** The variant of a complete choice. */
export const variantOf = (product: Choosable, choice: Choice): Variant | undefined =>
  product.options.length > 0 && product.options.every((_, at) => choice[at] !== undefined)
    ? product.variants.find((variant) => fits(variant, choice))
    : undefined

/** Whether choosing `value` in `group` leaves a variant in stock, given the other chosen values. */
export const isPossible = (product: Choosable, choice: Choice, group: number, value: string): boolean => {
  const tried = product.options.map((_, at) => (at === group ? value : choice[at]))
  return product.variants.some((variant) => variant.stock > 0 && fits(variant, tried))
}

/** The choice with one value set; incompatible values of other groups are cleared. */
export const choose = (product: Choosable, choice: Choice, group: number, value: string): Choice => {
  const next = product.options.map((_, at) => (at === group ? value : choice[at]))
  if (product.variants.some((variant) => fits(variant, next))) return next
  return next.map((kept, at) =>
    at === group || isPossible(product, next, at, kept ?? '') ? kept : undefined,
  )
}

/** The cheapest variant in stock, or the first one when all are sold out. */
export const defaultVariant = (product: Choosable): Variant | undefined => {
  const inStock = product.variants.filter((variant) => variant.stock > 0)
  const first = inStock[0]
  if (!first) return product.variants[0]
  return inStock.reduce((best, variant) => (variant.price < best.price ? variant : best), first)
}

/** The choice for a spec of an address or cart line; empty when there is no such variant. */
export const choiceOfSpec = (product: Choosable, spec: string): Choice => {
  const variant = product.variants.find((known) => known.spec === spec || known.values.join(',') === spec)
  return product.options.map((_, at) => variant?.values[at])
}

/** The same choice in another language, matched by index. Values that no longer exist are cleared. */
export const choiceIn = (product: Choosable, before: Choosable, choice: Choice): Choice =>
  product.options.map(({ values }, at) => {
    const value = choice[at]
    if (value === undefined || values.includes(value)) return value
    return values[before.options[at]?.values.indexOf(value) ?? -1]
  })

/** Price (cents) and stock of an incomplete choice. */
export type ChosenOffer = {
  readonly price: Cents
  /** The highest possible price, when the choice leaves several open. */
  readonly upTo: Cents | undefined
  readonly marketPrice: Cents | undefined
  readonly stock: number
  readonly image: string | undefined
}

/** Price, stock and picture of what is chosen so far. */
export const offerOf = (product: Choosable, choice: Choice): ChosenOffer => {
  const open = product.variants.filter((variant) => fits(variant, choice))
  const first = open[0]
  if (!first) {
    const { price, marketPrice, stock, image } = product
    return { price, upTo: undefined, marketPrice, stock, image }
  }
  const prices = open.map((variant) => variant.price)
  const min = Math.min(...prices) as Cents
  const max = Math.max(...prices) as Cents
  return {
    price: min,
    upTo: max > min ? max : undefined,
    marketPrice: open.every(
      ({ price, marketPrice }) => price === first.price && marketPrice === first.marketPrice,
    )
      ? first.marketPrice
      : undefined,
    stock: open.reduce((sum, variant) => sum + variant.stock, 0),
    // The picture shows as soon as the colour is chosen, before the size.
    image: open.every(({ image }) => image === first.image) ? first.image : undefined,
  }
}

type Pictured = Pick<ProductDetail, 'image' | 'images'>

/**
 * The pictures of the page for the chosen variant's picture: further views only of the chosen colour, so that nobody
 * takes the back of another one for it. A colour without views of its own leaves those of the others, which are then
 * named by their colour.
 */
export const picturesFor = ({ image, images }: Pictured, chosen = images[0] ?? image): readonly string[] => {
  if (images.length === 0) return [image]
  const isOwn = (picture: string): boolean => isSameLook(picture, chosen)
  const isView = (picture: string): boolean => viewOf(picture) !== undefined
  const hasOwn = images.some((picture) => isView(picture) && isOwn(picture))
  return hasOwn ? images.filter((picture) => !isView(picture) || isOwn(picture)) : images
}

/**
 * The option values that a picture shows, such as its colour: those that all variants with this look share, unless
 * the product has no other. Empty for a picture of no variant.
 */
export const valuesOnPicture = (
  { variants }: Pick<ProductDetail, 'variants'>,
  picture: string,
): readonly string[] => {
  const shown = variants.filter(({ image }) => image !== undefined && isSameLook(image, picture))
  return (shown[0]?.values ?? []).filter(
    (value, at) =>
      shown.every(({ values }) => values[at] === value) &&
      variants.some(({ values }) => values[at] !== value),
  )
}

/** A picture of a product's page: from where it was taken, and the option values that it shows ('' for none). */
export type LookPicture = {
  readonly src: string
  readonly view: PictureView | undefined
  readonly look: string
  /** It shows another colour or pattern than the chosen one. */
  readonly isOther: boolean
}

/** The pictures of the page for the chosen variant's picture, with what each shows. */
export const lookPicturesFor = (
  product: Pictured & Pick<ProductDetail, 'variants'>,
  chosen: string | undefined,
): readonly LookPicture[] =>
  picturesFor(product, chosen).map((src) => ({
    src,
    view: viewOf(src),
    look: valuesOnPicture(product, src).join(' '),
    isOther: chosen !== undefined && !isSameLook(src, chosen),
  }))
