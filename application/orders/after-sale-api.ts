import { readPage } from '../../domain/api/page.ts'
import { type ComplaintForm, type ComplaintSubject, ComplaintType } from '../../domain/orders/complaint.ts'
import type { OrderLine } from '../../domain/orders/order.ts'
import type { CheckedRefund } from '../../domain/orders/refund.ts'
import type { ReturnParcel } from '../../domain/orders/refund-progress.ts'
import type { ReviewForm } from '../../domain/orders/review.ts'
import { centsToDecimal } from '../../domain/shared/money.ts'
import { type Api, atField, type Outdating, type Quietly, readNothing } from '../api/api-client.ts'
import type { ComplaintFilter } from './after-sale-context.ts'
import { ORDERS_LIMIT } from './orders-api.ts'
import { readComplaint, readRefund } from './read-after-sale.ts'

const subjectFields = (subject: ComplaintSubject) =>
  subject.kind === 'order'
    ? { type: ComplaintType.order, order_id: subject.orderId }
    : { type: ComplaintType.platform }

const atRefundField = atField({
  order_product_id: 'lineIds',
  service_type: 'withReturn',
  receiving_status: 'isReceived',
  amount: 'amount',
  reason_type: 'reason',
  refund_explain: 'explanation',
  images: 'pictures',
})
const atParcelField = atField({ express_name: 'courier', express_number: 'number' })
const atReviewField = atField({
  product_score: 'product',
  service_score: 'service',
  postage_score: 'postage',
  comment: 'text',
  pics: 'pictures',
})
const atComplaintField = atField({ order_id: 'order', content: 'content', images: 'certificates' })

/** The paths and field names of the refund, review and complaint calls (requirement S7, api.md 5). */
export const createAfterSaleApi = ({ api }: { readonly api: Api }) => ({
  applyRefund: async (orderId: string, refund: CheckedRefund, requestId: string) =>
    atRefundField(
      await api.post(
        '/api/order/refund',
        {
          order_id: orderId,
          order_product_id: refund.lineIds.join(','),
          amount: centsToDecimal(refund.amount),
          service_type: refund.withReturn ? 1 : 0,
          receiving_status: refund.isReceived ? 1 : 0,
          reason_type: refund.reason,
          refund_explain: refund.explanation,
          images: refund.pictures.join(','),
          request_id: requestId,
        },
        readNothing,
      ),
    ),
  loadRefund: (orderId: string, callOptions?: Quietly) =>
    api.get('/api/order/refund_detail', { order_id: orderId }, readRefund, callOptions),
  sendReturnParcel: async (orderId: string, { courier, number }: ReturnParcel) =>
    atParcelField(
      await api.post(
        '/api/order/refund_delivery',
        { order_id: orderId, express_name: courier, express_number: number },
        readNothing,
      ),
    ),
  withdrawRefund: (orderId: string) =>
    api.post('/api/order/refund_withdraw', { order_id: orderId }, readNothing),
  review: async (
    orderId: string,
    line: OrderLine,
    { scores, text, pictures }: ReviewForm,
    callOptions?: Outdating,
  ) =>
    atReviewField(
      await api.post(
        '/api/order/comment',
        {
          order_id: orderId,
          product_id: line.productId,
          ...(line.id === '' ? {} : { order_product_id: line.id }),
          product_score: scores.product,
          service_score: scores.service,
          postage_score: scores.postage,
          comment: text,
          ...(pictures.length === 0 ? {} : { pics: pictures.join(',') }),
        },
        readNothing,
        callOptions,
      ),
    ),
  complain: async ({ subject, content, certificates }: ComplaintForm, requestId: string) =>
    atComplaintField(
      await api.post(
        '/api/user/complain',
        { ...subjectFields(subject), content, images: certificates.join(','), request_id: requestId },
        readNothing,
      ),
    ),
  complaints: (filter: ComplaintFilter, page: number, callOptions?: Quietly) =>
    api.get(
      '/api/user/complain_list',
      { ...(filter.kind === 'all' ? {} : subjectFields(filter)), page, limit: ORDERS_LIMIT },
      (data) => readPage(data, readComplaint, page, ORDERS_LIMIT),
      callOptions,
    ),
})

/** The calls of refunds, reviews and complaints (api.md 5), with their answers read. */
export type AfterSaleApi = ReturnType<typeof createAfterSaleApi>
