import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/catalogue/page.ts'
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
import type { Cents } from '../../domain/shared/money.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Quietly } from '../api/api-client.ts'
import type { CodeFault } from '../shared/payment-code.ts'
import type { StateStream } from '../shared/state-stream.ts'
import type { AfterSaleContext } from './after-sale-context.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** What a shopper has confirmed; all but the total makes the request id together (decision 0005). */
export type OrderRequest = {
  readonly source: OrderSource
  readonly addressId: string
  readonly promoCode: string
  readonly note: string
  /** What the shopper saw it come to: a host that reads it makes no order of another sum. */
  readonly total?: Cents
}

/** What is to be paid now, and the orders in it: one for each shop. */
export type SubmittedOrder = { readonly target: PayTarget; readonly orderIds: readonly string[] }

export type SubmitFault = { readonly kind: 'address-required' } | { readonly kind: 'nothing-selected' }

/** `missing`: cents that the balance lacks. `amount-changed`: the host asks for another sum than the one shown. */
export type PayFault =
  | CodeFault
  | { readonly kind: 'balance-short'; readonly missing: number }
  | { readonly kind: 'amount-changed' }

/** From the checkout to the receipt (api.md 4), and what comes after the sale. */
export type OrdersContext = AfterSaleContext & {
  /** Address, lines by shop, freight, promo and totals as the host computes them. */
  readonly preview: (source: OrderSource, promoCode: string, addressId?: string) => Answer<OrderPreview>
  /**
   * Creates the orders. The request id belongs to the draft (source, address, promo, note): a retry,
   * a double tap or a reload sends the same one, and the host answers with the first result.
   */
  readonly submit: (request: OrderRequest) => Answer<SubmittedOrder, SubmitFault>
  readonly loadPayable: (target: PayTarget) => Answer<Payable>
  /** Checks the code, then pays from the balance. Safe to repeat: money moves at most once. */
  readonly pay: (payable: Payable, code: string) => Answer<unknown, PayFault>
  readonly loadOrders: (filter: OrderFilter, page: number, keyword?: string) => Answer<Page<OrderSummary>>
  /** Quiet; an empty record when the host has no such call. */
  readonly loadCounts: () => Promise<OrderCounts>
  /** Quiet: a failure is not said in a toast, for asking again by itself. */
  readonly loadOrder: (orderId: string, how?: Quietly) => Answer<OrderDetail>
  readonly cancel: (orderId: string) => Answer<unknown>
  readonly confirmReceipt: (orderId: string) => Answer<unknown>
  readonly remove: (orderId: string) => Answer<unknown>
  /** Puts the lines into the cart again; says how many went in and which were skipped. */
  readonly buyAgain: (
    orderId: string,
  ) => Answer<{ readonly added: number; readonly skipped: readonly string[] }>
  /** Rises by one whenever an order changed here, so that kept lists load again when shown. */
  readonly changes$: StateStream<number>
}
