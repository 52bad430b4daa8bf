import type { ApiFault } from '../../domain/api/fault.ts'
import type { Page } from '../../domain/api/page.ts'
import type {
  Complaint,
  ComplaintFault,
  ComplaintForm,
  ComplaintSubject,
} from '../../domain/orders/complaint.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import type { RefundFault, RefundForm } from '../../domain/orders/refund.ts'
import type { Refund, ReturnParcel, ReturnParcelFault } from '../../domain/orders/refund-progress.ts'
import type { ReviewFault, ReviewForm } from '../../domain/orders/review.ts'
import type { Result } from '../../domain/shared/result.ts'
import type { Quietly } from '../api/api-client.ts'
import type { FormFault } from '../session/session-context.ts'

type Answer<T, F = never> = Promise<Result<T, ApiFault | F>>

/** Why no refund can be applied for. */
export type RefundClosedFault =
  /** Requirement S8: 'You have already submitted a refund request'. */
  { readonly kind: 'refund-already' } | { readonly kind: 'refund-not-now' }

/** Which complaints to list: about one order, about the platform, or all. */
export type ComplaintFilter = ComplaintSubject | { readonly kind: 'all' }

/** After-sale: refund, review and complaint (requirements S4 and S5, api.md 5). */
export type AfterSaleContext = {
  /**
   * Checks the form against what was paid, then applies for a refund. Safe to repeat: an order has only one
   * application.
   */
  readonly applyRefund: (
    orderId: string,
    form: RefundForm,
  ) => Promise<Result<unknown, FormFault<RefundFault> | RefundClosedFault>>
  /** `callOptions`: quiet for an automatically repeated call, whose failure shows no toast. */
  readonly loadRefund: (orderId: string, callOptions?: Quietly) => Answer<Refund>
  readonly sendReturnParcel: (
    orderId: string,
    parcel: ReturnParcel,
  ) => Promise<Result<unknown, FormFault<ReturnParcelFault>>>
  /** Withdraws the application: the order continues, but no other application is possible. */
  readonly withdrawRefund: (orderId: string) => Answer<unknown>
  /** Reviews a line of an order; a line that already has a review is refused before anything is sent. */
  readonly submitReview: (
    orderId: string,
    line: OrderLine,
    form: ReviewForm,
  ) => Promise<Result<unknown, FormFault<ReviewFault> | { readonly kind: 'already-reviewed' }>>
  readonly submitComplaint: (form: ComplaintForm) => Promise<Result<unknown, FormFault<ComplaintFault>>>
  readonly loadComplaints: (filter: ComplaintFilter, page: number) => Answer<Page<Complaint>>
  /**
   * Whether the shopper has a complaint with this id (its own, not the order's) about an order. Failure shows no
   * toast.
   */
  readonly hasComplaint: (id: string) => Answer<boolean>
}
