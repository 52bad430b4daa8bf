import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { AcceptedActs } from '../../domain/orders/accepted-acts.ts'
import type {
  OrderCounts,
  OrderDetail,
  OrderFilter,
  OrderPreview,
  OrderSource,
  OrderSummary,
  Payable,
  PayTarget,
} from '../../domain/orders/order.ts'
import type { JudgedVoucher } from '../../domain/orders/voucher.ts'
import type { Cents } from '../../domain/shared/money.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Quietly } from '../api/api-client.ts'
import type { CodeFault } from '../shared/payment-code.ts'
import type { StateStream } from '../shared/streams.ts'
import type { AfterSaleContext } from './after-sale-context.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** An order as the shopper confirmed it. The request id belongs to all of it but the total (decision 4). */
export type OrderRequest = {
  readonly source: OrderSource
  readonly addressId: string
  readonly promoCode: string
  readonly note: string
  /** The total that the shopper saw: a server that reads this field refuses an order of another sum. */
  readonly total?: Cents
}

/** What a shopper wants to order, and how. */
export type CheckoutWish = {
  readonly source: OrderSource
  /** Undefined: the default one. */
  readonly addressId?: string | undefined
  /** Promo codes that were chosen, or none of them; undefined while nobody has chosen: what was claimed counts then. */
  readonly codes: readonly string[] | undefined
}

/** An order as it would be made now, and what the shopper's vouchers would do for it. */
export type Checkout = OrderPreview & {
  /** What saves most first; empty where the server has no vouchers. */
  readonly vouchers: readonly JudgedVoucher[]
}

/** Loads a checkout (`OrdersContext.loadCheckout`). */
export type LoadCheckout = (wish: CheckoutWish) => Promise<Result<Checkout, ApiFault>>

/** What is to be paid now, and the orders in it: one for each shop. */
export type SubmittedOrder = { readonly target: PayTarget; readonly orderIds: readonly string[] }

/** Why no order was made. */
export type SubmitFault =
  | { readonly kind: 'address-required' }
  | { readonly kind: 'nothing-selected' }
  /** The server accepted the order, but its answer names no number: it is made, and stands in the list. */
  | { readonly kind: 'order-untold' }

/** `missing`: cents that the balance lacks. `amount-changed`: the server asks for another sum than the one shown. */
export type PayFault =
  | CodeFault
  | { readonly kind: 'balance-short'; readonly missing: number }
  | { readonly kind: 'amount-changed' }

/** From the checkout to the receipt (api.md 4), and what comes after the sale. */
export type OrdersContext = AfterSaleContext & {
  /** Address, lines by shop, freight, promo and totals as the server computes them. */
  readonly preview: (source: OrderSource, promoCode: string, addressId?: string) => Answer<OrderPreview>
  /** The same, with the shopper's vouchers: those that were claimed are taken off until others are chosen. */
  readonly loadCheckout: LoadCheckout
  /**
   * Creates the orders. The request id belongs to the draft (source, address, promo, note): a retry,
   * a double tap or a reload sends the same one, and the server answers with the first result.
   */
  readonly submit: (request: OrderRequest) => Answer<SubmittedOrder, SubmitFault>
  readonly loadPayable: (target: PayTarget) => Answer<Payable>
  /** Checks the code, then pays from the balance. Safe to repeat: money moves at most once. */
  readonly pay: (payable: Payable, code: string) => Answer<unknown, PayFault>
  readonly loadOrders: (filter: OrderFilter, page: number, keyword?: string) => Answer<Page<OrderSummary>>
  /** How many orders have each status; empty when the server has no such call. Failure shows no toast. */
  readonly loadCounts: () => Promise<OrderCounts>
  /** `how`: quiet for a call that is repeated automatically, whose failure shows no toast. */
  readonly loadOrder: (orderId: string, how?: Quietly) => Answer<OrderDetail>
  readonly cancel: (orderId: string) => Answer<unknown>
  readonly confirmReceipt: (orderId: string) => Answer<unknown>
  readonly remove: (orderId: string) => Answer<unknown>
  /** Adds the order's lines to the cart again. Gives how many were added, and the titles of those that were not. */
  readonly buyAgain: (
    orderId: string,
  ) => Answer<{ readonly added: number; readonly skipped: readonly string[] }>
  /**
   * Rises by one whenever an order has changed here or in another tab: lists that are kept load again when they are
   * shown.
   */
  readonly changes$: StateStream<number>
  /**
   * What the server has accepted since the page was opened, by order: orders that are shown already are shown so
   * (`afterAccepted`), also when asking again fails.
   */
  readonly accepted$: StateStream<AcceptedActs>
}
