import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type { CartLine } from '../../domain/cart/cart.ts'
import type { AcceptedActs } from '../../domain/orders/accepted-acts.ts'
import type { OrderEstimate } from '../../domain/orders/estimate.ts'
import type {
  OrderCounts,
  OrderDetail,
  OrderFilter,
  OrderPreview,
  OrderRequest,
  OrderSource,
  OrderSummary,
  Payable,
  PayTarget,
} from '../../domain/orders/order.ts'
import type { JudgedVoucher } from '../../domain/orders/voucher-savings.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { CodeFault } from '../../domain/wallet/payment-code.ts'
import type { Quietly } from '../api/api-client.ts'
import type { StateStream } from '../shared/streams.ts'
import type { AfterSaleContext } from './after-sale-context.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** The address and the codes that a shopper chose for an order. */
export type CheckoutChoice = {
  /** Undefined: the default one. */
  readonly addressId?: string | undefined
  /** Undefined while none were chosen: those that save most apply then. */
  readonly codes: readonly string[] | undefined
}

/** What to order, and the choice. */
export type CheckoutRequest = CheckoutChoice & { readonly source: OrderSource }

/** A preview of the order, and the effect of the shopper's vouchers on it. */
export type Checkout = OrderPreview & {
  /** What this is the price of. */
  readonly choice: CheckoutChoice
  /** Largest saving first; empty where the server has no vouchers. */
  readonly vouchers: readonly JudgedVoucher[]
}

/** Loads a checkout (`OrdersContext.loadCheckout`). */
export type LoadCheckout = (request: CheckoutRequest) => Promise<Result<Checkout, ApiFault>>

/** What a shopper confirms by a press. */
type Confirmed = {
  /** What the page shows; of an earlier choice, where the present one is not priced yet. */
  readonly seen: Checkout
  readonly choice: CheckoutChoice
  readonly note: string
}

/** An order while a shopper confirms it. */
export type Confirmation = {
  /** The price of a choice; `cancelled` once the order is made, which takes what would be priced. */
  readonly load: (choice: CheckoutChoice) => Answer<Checkout>
  /**
   * Submits the order as chosen, at the sum that was seen. A choice that is not priced yet is waited for; where its
   * sum is another one, it is `amount-changed` and nothing is ordered.
   */
  readonly submit: (confirmed: Confirmed) => Answer<SubmittedOrder, SubmitFault | AmountFault>
  /** Calls `changed` at each change of the cart's lines until unsubscribed; at once for one that nobody followed. */
  readonly follow: (changed: () => void) => { readonly unsubscribe: () => void }
}

/** What is to be paid now, and its orders: one for each shop. */
export type SubmittedOrder = { readonly target: PayTarget; readonly orderIds: readonly string[] }

/** Why no order was created. */
export type SubmitFault =
  | { readonly kind: 'address-required' }
  | { readonly kind: 'nothing-selected' }
  /** The server accepted the order without returning its number: it exists and is in the list. */
  | { readonly kind: 'order-not-returned' }

/** The server's amount differs from the one that was shown. */
type AmountFault = { readonly kind: 'amount-changed' }

/** `missing`: the missing amount in cents. */
export type PayFault = CodeFault | { readonly kind: 'balance-short'; readonly missing: number } | AmountFault

/** From checkout to receipt (api.md 4), and after-sale. */
export type OrdersContext = AfterSaleContext & {
  /** Address, lines by shop, shipping, promo and totals as computed by the server. */
  readonly preview: (source: OrderSource, promoCode: string, addressId?: string) => Answer<OrderPreview>
  /** The same with vouchers: those that save most are applied, claimed or not, until others are chosen. */
  readonly loadCheckout: LoadCheckout
  /** The price of these lines of the cart with the best vouchers, before checkout; undefined for no lines. */
  readonly loadEstimate: (lines: readonly CartLine[]) => Answer<OrderEstimate | undefined>
  /** An order of this, to be confirmed by a shopper. */
  readonly confirmation: (source: OrderSource) => Confirmation
  /**
   * Creates the orders. The request id belongs to the draft (source, address, promo, note): a retry, double tap or
   * reload sends the same id, and the server returns the first result.
   */
  readonly submit: (request: OrderRequest) => Answer<SubmittedOrder, SubmitFault>
  readonly loadPayable: (target: PayTarget) => Answer<Payable>
  /** Checks the code, then pays from the balance. Safe to repeat: money moves at most once. */
  readonly pay: (payable: Payable, code: string) => Answer<unknown, PayFault>
  readonly loadOrders: (filter: OrderFilter, page: number, keyword?: string) => Answer<Page<OrderSummary>>
  /** The number of orders by status; empty when the server has no such call. Failure shows no toast. */
  readonly loadCounts: () => Promise<OrderCounts>
  /** `callOptions`: quiet for an automatically repeated call, whose failure shows no toast. */
  readonly loadOrder: (orderId: string, callOptions?: Quietly) => Answer<OrderDetail>
  readonly cancel: (orderId: string) => Answer<unknown>
  readonly confirmReceipt: (orderId: string) => Answer<unknown>
  readonly remove: (orderId: string) => Answer<unknown>
  /** Adds the order's lines to the cart again. Returns how many were added, and the titles of the others. */
  readonly buyAgain: (
    orderId: string,
  ) => Answer<{ readonly added: number; readonly skipped: readonly string[] }>
  /** Incremented whenever an order has changed here or in another tab: cached lists reload when they are shown. */
  readonly changes$: StateStream<number>
  /**
   * What the server has accepted since the page was opened, by order. Screens apply it to orders they already show
   * (`afterAccepted`), even if reloading fails.
   */
  readonly accepted$: StateStream<AcceptedActs>
}
