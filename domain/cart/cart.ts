import type { CategoryKey } from '../catalogue/category.ts'
import type { ProductDetail, ProductRef, Titled } from '../catalogue/product.ts'
import type { ChosenOffer } from '../catalogue/variant-choice.ts'
import { type Cents, timesCents, ZERO_CENTS } from '../shared/money.ts'

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

/** api.md 3: most lines in a visitor's cart. */
export const VISITOR_CART_LIMIT = 50
/** Most lines in a shopper's cart on the server. */
export const MAX_LINES = 100
/** Most pieces of one line, whatever the stock. */
export const MAX_PIECES = 9_999

/** Most pieces that can be ordered: the stock where it is known, and never more than the limit of a line. */
export const maxOf = (stock: number | undefined): number =>
  Math.max(1, Math.min(stock ?? MAX_PIECES, MAX_PIECES))

/** A quantity clamped to at least 1 and at most the stock. `isCut`: the stock reduced it. */
export const clampQuantity = (
  quantity: number,
  stock: number | undefined,
): { readonly quantity: number; readonly isCut: boolean } => {
  const max = maxOf(stock)
  const wanted = Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1
  return { quantity: Math.min(wanted, max), isCut: wanted > max }
}

/** The quantity after adding `added` to `present`: limited to the stock, but never less than `present`. */
export const addUp = (
  present: number,
  added: number,
  stock: number | undefined,
): { readonly quantity: number; readonly isCut: boolean } => {
  const { quantity, isCut } = clampQuantity(present + added, stock)
  return { quantity: Math.max(quantity, present), isCut }
}

/** Whether this price times this quantity is a whole number of cents that can be represented. */
export const isSummable = (price: number, quantity: number): boolean => Number.isSafeInteger(price * quantity)

/** Why a line cannot be bought. */
export const lineFaultOf = (
  isOffSale: boolean,
  stock: number | undefined,
  quantity: number,
): CartLineFault | undefined => {
  if (isOffSale) return 'off-sale'
  if (stock === undefined) return undefined
  if (stock <= 0) return 'sold-out'
  return quantity > stock ? 'over-stock' : undefined
}

/** The line with another quantity; a line over stock becomes valid once it fits. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => ({
  ...line,
  quantity,
  fault: lineFaultOf(line.fault === 'off-sale', line.stock, quantity),
})

/** All lines, with a new quantity for the line with that id; the other lines stay the same objects. */
export const linesWith = (all: readonly CartLine[], id: string, quantity: number): readonly CartLine[] =>
  all.map((line) => (line.id === id ? withQuantity(line, quantity) : line))

/** All lines without those with these ids. */
export const linesWithout = (all: readonly CartLine[], ids: readonly string[]): readonly CartLine[] =>
  all.filter((line) => !ids.includes(line.id))

/** The lines with one that the server returned: replaced in place, or inserted at the top. */
export const lineTaken = (all: readonly CartLine[], taken: CartLine): readonly CartLine[] =>
  all.some(({ id }) => id === taken.id)
    ? all.map((line) => (line.id === taken.id ? taken : line))
    : [taken, ...all]

/** The temporary id of a line until the server assigns one. */
export const temporaryIdOf = ({
  productId,
  shopId,
  spec,
}: Pick<CartLine, 'productId' | 'shopId' | 'spec'>): string => `new:${productId}-${shopId}-${spec}`

/** Two lines are the same when product, shop and chosen options are. */
export const isSameItem = (
  a: Pick<CartLine, 'productId' | 'shopId' | 'spec'>,
  b: Pick<CartLine, 'productId' | 'shopId' | 'spec'>,
): boolean => a.productId === b.productId && a.shopId === b.shopId && a.spec === b.spec

/** The result of adding an item to a cart. `isCut`: the stock allowed fewer than requested. */
type Addition = {
  readonly lines: readonly CartLine[]
  /** How many of the item are in the cart now. */
  readonly quantity: number
  readonly isCut: boolean
}

/** The lines with `item` added: to the line it belongs to, or as a new first line with the given id. */
export const addItem = (lines: readonly CartLine[], item: CartItem, newId: string): Addition => {
  const known = lines.find((line) => isSameItem(line, item))
  const { quantity, isCut } = addUp(known?.quantity ?? 0, item.quantity, item.stock)
  // Keep the line's other fields, such as the quantity the server may already have added.
  const line = withQuantity(
    { ...known, ...item, id: known?.id ?? newId, fault: undefined, quantity },
    quantity,
  )
  return {
    lines: known ? lines.map((old) => (old === known ? line : old)) : [line, ...lines],
    quantity,
    isCut,
  }
}

/** Cannot be bought in any quantity. */
const isUnavailable = ({ fault }: CartLine): boolean => fault === 'off-sale' || fault === 'sold-out'

/** Whether the cart, once it is loaded, lacks one of these lines: it was removed or ordered. */
export const hasLostLines = ({ phase, lines }: CartState, lineIds: readonly string[]): boolean =>
  phase === 'ready' && lineIds.some((lineId) => !lines.some(({ id }) => id === lineId))

/** Lines by shop, in the order in which the shops first appear. Lines that cannot be bought are left out. */
export const groupByShop = (lines: readonly CartLine[]): readonly CartGroup[] => {
  const groups = new Map<string, { -readonly [K in keyof CartGroup]: CartGroup[K] } & { lines: CartLine[] }>()
  for (const line of lines) {
    if (isUnavailable(line)) continue
    const group = groups.get(line.shopId)
    if (group) group.lines.push(line)
    else {
      const { shopId, shopName, shopAvatar } = line
      groups.set(shopId, { shopId, shopName, shopAvatar, lines: [line] })
    }
  }
  return [...groups.values()]
}

/** Lines that cannot be bought in any quantity: shown greyed at the end, removed with one tap. */
export const unavailableLines = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter(isUnavailable)

/** The selected lines, without lines that are gone or cannot be bought as they are. */
export const pruneSelection = (
  lines: readonly CartLine[],
  isWanted: (lineId: string) => boolean,
): ReadonlySet<string> =>
  new Set(lines.filter((line) => line.fault === undefined && isWanted(line.id)).map((line) => line.id))

/** Sums over the selected lines; `total` excludes freight and promos, which only the server computes. */
export type CartTotals = { readonly lineCount: number; readonly quantity: number; readonly total: Cents }

/** The sum of the selected lines. */
export const totalsOf = (lines: readonly CartLine[], selectedIds: ReadonlySet<string>): CartTotals => {
  const chosen = lines.filter((line) => selectedIds.has(line.id))
  return {
    lineCount: chosen.length,
    quantity: chosen.reduce((sum, line) => sum + line.quantity, 0),
    total: chosen.reduce<number>(
      (sum, line) => sum + timesCents(line.price, line.quantity),
      ZERO_CENTS,
    ) as Cents,
  }
}

/** The number on the cart badge: all pieces that can still be bought. */
export const countOfCart = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => (isUnavailable(line) ? sum : sum + line.quantity), 0)

/** A text that changes with the lines of these ids: when one is gone, its quantity is another, or its price. */
export const markOfLines = (lines: readonly CartLine[], ids: readonly string[]): string =>
  lines
    .filter(({ id }) => ids.includes(id))
    .map(({ id, quantity, price }) => `${id} ${quantity} ${price}`)
    .join()

/** One step of merging a visitor's cart: how many of `line` to add to the server's cart, possibly none. */
type MergeStep = { readonly line: CartLine; readonly add: number; readonly isCut: boolean }

/** api.md 3: quantities are added to the server's line and limited to the stock. */
export const planMerge = (local: readonly CartLine[], listed: readonly CartLine[]): readonly MergeStep[] =>
  local.map((line) => {
    const known = listed.find((other) => isSameItem(other, line))
    const present = known?.quantity ?? 0
    const stock = known?.stock ?? line.stock
    const max = Math.min(stock ?? MAX_PIECES, MAX_PIECES)
    const add = Math.max(0, Math.min(line.quantity, max - present))
    return { line, add, isCut: add < line.quantity }
  })
