import {
  centsOf,
  firstTextOf,
  flagOf,
  numberOf,
  picturesOf,
  readRows,
  secondsOf,
  textOf,
} from '../../domain/api/read.ts'
import { type Complaint, ComplaintType } from '../../domain/orders/complaint.ts'
import { REFUND_STAGES, type Refund, type RefundStage } from '../../domain/orders/refund-progress.ts'
import { type Fields, fieldsOf } from '../../domain/shared/fields.ts'
import { readOrderLine, readOrderShop } from './read-order.ts'

/** The stage of a refund; other servers only say that they wait for the parcel. */
const stageOf = (row: Fields): RefundStage => {
  const stated = REFUND_STAGES.find((stage) => stage === row['stage'])
  if (stated) return stated
  return flagOf(row['is_return_wanted']) ? 'return-wanted' : 'asked'
}

const readLogRow = (row: Fields): Refund['log'][number] | undefined => {
  const text = firstTextOf(row, 'content', 'title')
  return text === '' ? undefined : { text, at: secondsOf(row['createtime']) ?? 0 }
}

/** The answer of refund_detail (api.md 5); undefined without an order or an amount. */
export const readRefund = (data: unknown): Refund | undefined => {
  const row = fieldsOf(data)
  const orderId = row && firstTextOf(row, 'order_id')
  if (!row || !orderId) return undefined
  const shop = readOrderShop(row)
  const number = firstTextOf(row, 'express_number', 'delivery_id')
  const lines = readRows(row['product'] ?? row['products'], readOrderLine) ?? []
  return {
    orderId,
    number: firstTextOf(row, 'refund_sn'),
    orderNumber: firstTextOf(row, 'order_sn'),
    shop,
    lines: lines.map((line) => (line.shopId ? line : { ...line, shopId: shop.shopId })),
    amount: centsOf(row['amount'] ?? row['refund_price']),
    withReturn: numberOf(row['service_type']) === 1,
    isReceived: numberOf(row['receiving_status']) === 1,
    reason: textOf(row['reason_type']),
    explanation: firstTextOf(row, 'refund_explain', 'explain'),
    pictures: picturesOf(row['images']),
    status: numberOf(row['status']) ?? numberOf(row['refund_status']) ?? 1,
    stage: stageOf(row),
    reply: firstTextOf(row, 'reply', 'refuse_reason'),
    returnAddress: textOf(row['return_address']),
    returnBefore: secondsOf(row['return_before']),
    parcel: number === '' ? undefined : { courier: textOf(row['express_name']), number },
    createdAt: secondsOf(row['createtime']) ?? 0,
    settledAt: secondsOf(row['settle_time']),
    log: [...(readRows(row['log'], readLogRow) ?? [])].sort((a, b) => b.at - a.at),
  }
}

/** A row of the complaint record (api.md 5). */
export const readComplaint = (row: Fields): Complaint | undefined => {
  const id = firstTextOf(row, 'complain_id', 'id')
  if (id === '') return undefined
  const orderId = textOf(row['order_id'])
  const reply = textOf(row['reply'])
  const isAboutOrder = orderId !== '' && numberOf(row['type']) !== ComplaintType.platform
  return {
    id,
    number: firstTextOf(row, 'complain_sn') || id,
    subject: isAboutOrder ? { kind: 'order', orderId } : { kind: 'platform' },
    orderNumber: textOf(row['order_sn']),
    content: textOf(row['content']),
    certificates: picturesOf(row['images']),
    isAnswered: reply !== '' || numberOf(row['status']) === 1,
    reply,
    createdAt: secondsOf(row['createtime']) ?? 0,
  }
}
