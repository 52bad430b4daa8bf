import type { RefundReason } from '../../../../domain/orders/refund.ts'
import type { Bilingual } from '../demo-types.ts'

export type DemoOrderLine = {
  readonly product: string
  /** The Indonesian spec of the variant; empty without variants. */
  readonly spec: string
  readonly quantity: number
  readonly isReviewed?: boolean
}

/** An order from the past, for one shop. Absent instants have not happened. */
export type DemoOrder = {
  readonly number: string
  readonly shop: string
  readonly lines: readonly DemoOrderLine[]
  /** As in api.md 4: 0 unpaid, 1 to ship, 2 shipped, 3 received, 4 completed, -1 cancelled, -2 refunded. */
  readonly status: -2 | -1 | 0 | 1 | 2 | 3 | 4
  /** 0 none, 1 under way, 2 refunded, 3 refused. */
  readonly refundStatus: 0 | 1 | 2 | 3
  readonly freightCents: number
  readonly discountCents: number
  readonly note: string
  readonly createdSecondsAgo: number
  readonly paidSecondsAgo?: number
  readonly shippedSecondsAgo?: number
  readonly receivedSecondsAgo?: number
  readonly finishedSecondsAgo?: number
  readonly courier?: string
  readonly parcelNumber?: string
  /** How many steps of the courier's route are behind the parcel. */
  readonly parcelSteps?: number
  readonly refund?: {
    readonly reasonType: RefundReason
    readonly explanation: string
    readonly serviceType: 0 | 1
    readonly receivingStatus: 0 | 1
    readonly amountCents: number
    readonly appliedSecondsAgo: number
    readonly settledSecondsAgo?: number
    readonly reply?: Bilingual
  }
}
