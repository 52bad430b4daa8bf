import type { CategoryKey } from '../catalogue/category.ts'
import type { ProductDetail, ProductRef, Titled } from '../catalogue/product.ts'
import type { ChosenOffer } from '../catalogue/variant-choice.ts'
import type { Cents } from '../shared/money.ts'

/** Why a line cannot be bought: withdrawn from sale, sold out, or less stock than the quantity. */
export type CartLineFault = 'off-sale' | 'sold-out' | 'over-stock'

/** A line of the cart. A visitor's line has an id of its own ("local:...") until sign-in merges it. */
export type CartLine = ProductRef &
  Titled & {
    readonly id: string
    readonly shopName: string
    readonly shopAvatar: string
    readonly image: string
    readonly categoryKey: CategoryKey | undefined
    /** Chosen option values joined by commas; empty when the product has no options. */
    readonly spec: string
    /** The same options in the reader's language, where the server translates them; this is what screens show. */
    readonly specText?: string | undefined
    readonly price: Cents
    readonly quantity: number
    /** Undefined when the server does not say. */
    readonly stock: number | undefined
    /** Why the line cannot be bought now; undefined when it can. */
    readonly fault: CartLineFault | undefined
  }

/** The input of `add`, from the product page. */
export type CartItem = Omit<CartLine, 'id' | 'fault'>

/** The chosen options of a product, and the quantity. */
type ChosenItem = {
  readonly offer: ChosenOffer
  readonly spec: string
  /** The chosen values in the reader's language. */
  readonly values: readonly string[]
  readonly quantity: number
}

/** The product as a cart item, with the price, stock and picture of the chosen variant. */
export const cartItemOf = (
  product: ProductDetail,
  { offer, spec, values, quantity }: ChosenItem,
): CartItem => ({
  productId: product.productId,
  shopId: product.shopId,
  title: product.title,
  titleEn: product.titleEn,
  titleOthers: product.titleOthers,
  shopName: product.shop.name,
  shopAvatar: product.shop.avatar,
  image: offer.image ?? product.image,
  categoryKey: product.categoryKey,
  spec,
  specText: values.length === 0 ? undefined : values.join(', '),
  price: offer.price,
  quantity,
  stock: offer.stock,
})

/** The lines of one shop, which become one order. */
export type CartGroup = {
  readonly shopId: string
  readonly shopName: string
  readonly shopAvatar: string
  readonly lines: readonly CartLine[]
}

/** What the cart screen reads. `lines` keeps showing the last known lines while loading or failed. */
export type CartState = {
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed'
  readonly lines: readonly CartLine[]
  readonly selectedIds: ReadonlySet<string>
  /** Lines whose new quantity the server has not confirmed yet: totals are shown greyed. */
  readonly isSettling: boolean
}
