import type { Address } from '../addresses/address.ts'
import type { CategoryKey } from '../catalogue/category.ts'
import type { ProductRef, ProductSummary, Titled } from '../catalogue/product.ts'
import type { Cents } from '../shared/money.ts'
import type { Seconds } from '../shared/time.ts'
import type { Arrival } from './delivery-quote.ts'

/** One line of an order, with the price at the time of purchase (cents). */
export type OrderLine = ProductRef &
  Titled & {
    /** The server's order_product_id; empty in a preview. */
    readonly id: string
    readonly image: string
    readonly categoryKey: CategoryKey | undefined
    readonly spec: string
    readonly price: Cents
    readonly quantity: number
    readonly total: Cents
    readonly isReviewed: boolean
  }

/** The shop that ships an order. */
export type OrderShop = {
  readonly shopId: string
  readonly name: string
  readonly avatar: string
  /** The country code of the shop, where the server says it. */
  readonly country?: string
}

/** An order as a list shows it. Amounts are cents, times seconds since 1970. */
export type OrderSummary = {
  readonly id: string
  readonly number: string
  readonly shop: OrderShop
  /** 0 unpaid, 1 to ship, 2 shipped, 3 received, 4 completed, -1 cancelled, -2 refunded (api.md 4). */
  readonly status: number
  /** 0 none, 1 under way, 2 refunded, 3 refused. */
  readonly refundStatus: number
  /** Whether a refund was applied for, even if it was withdrawn: once per order (requirement S4). */
  readonly hasRefund: boolean
  /** The requested or refunded amount; undefined when the server does not say. */
  readonly refundAmount?: Cents | undefined
  /** The lines of the refund; empty when the server does not say. */
  readonly refundLines?: readonly string[]
  readonly quantity: number
  readonly total: Cents
  readonly lines: readonly OrderLine[]
  readonly createdAt: Seconds
  /** Seconds since 1970; an unpaid order closes then. */
  readonly expiresAt: Seconds | undefined
  /** Newest first; lists may leave it out. */
  readonly parcel: readonly ParcelEvent[]
  /** Whether the parcel was delivered, where the server says it. */
  readonly hasArrived?: boolean
}

/** A tracking event of a parcel; lists have the newest first. */
export type ParcelEvent = {
  readonly text: string
  /** The tag of the text's language, where the server says it. */
  readonly language: string | undefined
  readonly at: Seconds
}

/** An order as its page shows it, with address, amounts and parcel. */
export type OrderDetail = OrderSummary & {
  readonly receiver: { readonly name: string; readonly mobile: string; readonly address: string }
  readonly subtotal: Cents
  readonly freight: Cents
  readonly discount: Cents
  readonly note: string
  readonly courier: string
  readonly parcelNumber: string
  /** Expected arrival of a running order, where the server says it. */
  readonly arrival?: Arrival | undefined
  readonly paidAt: Seconds | undefined
  readonly shippedAt: Seconds | undefined
  readonly receivedAt: Seconds | undefined
  readonly finishedAt: Seconds | undefined
  readonly recommendations: readonly ProductSummary[]
}

/** Most characters of a note to the shop. */
export const ORDER_NOTE_MAX_LENGTH = 200
/** api.md 4: most characters of a search among a shopper's orders. */
export const ORDER_SEARCH_MAX_LENGTH = 40
/** Most characters of a promo code. */
export const PROMO_CODE_MAX_LENGTH = 32

/** What is about to be ordered: lines of the cart, or one product directly. */
export type OrderSource =
  | { readonly kind: 'cart'; readonly lineIds: readonly string[] }
  | {
      readonly kind: 'product'
      readonly productId: string
      readonly shopId: string
      readonly spec: string
      readonly quantity: number
    }

/** Whether an order of one of these takes what the other one is about: lines of the cart, or pieces of a product. */
export const sharesGoods = (one: OrderSource, other: OrderSource): boolean => {
  if (one.kind === 'cart')
    return other.kind === 'cart' && one.lineIds.some((id) => other.lineIds.includes(id))
  return other.kind === 'product' && one.productId === other.productId && one.shopId === other.shopId
}

/** One shop's part of a preview, with its shipping cost (cents). */
export type OrderPreviewGroup = {
  readonly shop: OrderShop
  readonly lines: readonly OrderLine[]
  readonly freight: Cents
  /** The courier; '' where the server does not say. */
  readonly courier: string
  /** Expected arrival if paid now, where the server says it. */
  readonly arrival?: Arrival | undefined
}

/** The effect of a promo code on a preview: none requested, a discount (cents), or why it was refused. */
export type Promo =
  | { readonly kind: 'none' }
  /** `title` is '' where the server does not say. */
  | { readonly kind: 'applied'; readonly code: string; readonly title: string; readonly discount: Cents }
  | { readonly kind: 'refused'; readonly code: string; readonly reason: string }

/** The effect of one of several codes on a preview. */
export type PreviewPromo = {
  readonly code: string
  /** Undefined: it applies to all shops, or the server does not say. */
  readonly shopId: string | undefined
  readonly title: string
  /** Zero when it does not apply. */
  readonly discount: Cents
  /** Why it does not apply; '' when it does. */
  readonly reason: string
}

/** An order before it is submitted, as the server computes it; amounts are cents. */
export type OrderPreview = {
  readonly groups: readonly OrderPreviewGroup[]
  readonly address: Address | undefined
  readonly quantity: number
  readonly subtotal: Cents
  readonly freight: Cents
  /** All codes together. */
  readonly promo: Promo
  /** Each code by itself. */
  readonly promos: readonly PreviewPromo[]
  readonly total: Cents
}

/** An order as the shopper confirmed it. Everything except the total identifies the request (decision 4). */
export type OrderRequest = {
  readonly source: OrderSource
  readonly addressId: string
  readonly promoCode: string
  readonly note: string
  /** The total that the shopper saw: servers that read this field refuse an order with a different one. */
  readonly total?: Cents
}

/** The request for an order as it was shown, with its note: nothing is sent that the shopper has not seen. */
export const orderRequestOf = (source: OrderSource, shown: OrderPreview, note: string): OrderRequest => ({
  source,
  addressId: shown.address?.id ?? '',
  promoCode: shown.promo.kind === 'applied' ? shown.promo.code : '',
  note: note.trim(),
  total: shown.total,
})

/** What is paid at once: a new group of orders by its trade number, or one order of the list. */
export type PayTarget =
  | { readonly kind: 'group'; readonly tradeNumber: string }
  | { readonly kind: 'order'; readonly orderId: string }

/** What the payment screen shows. Amount and expiry come from the server, never from the URL. */
export type Payable = {
  readonly target: PayTarget
  /** The order numbers, as shown elsewhere. */
  readonly label: string
  readonly payees: readonly string[]
  readonly amount: Cents
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly expiresAt: Seconds | undefined
  readonly orderIds: readonly string[]
  /** First and last expected arrival, where the server says it. */
  readonly arrival?: Arrival | undefined
}

/** The tabs of the order list (requirement S4). */
export const ORDER_FILTERS = ['all', '0', '1', '2', '3', '4', '-1', '-4'] as const
/** A tab of the order list (requirement S4). */
export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** The number of orders in each tab; tabs that the server does not count are missing. */
export type OrderCounts = Readonly<Partial<Record<OrderFilter, number>>>

/**
 * Splits a tracking number into readable groups: letters separately, digits in fours; a single remaining digit stays
 * with the group before it. The groups joined are the number.
 */
export const parcelParts = (number: string): readonly string[] =>
  number.match(/\d{4}(?=\d{2})|\d{1,5}|\D+/g) ?? []
