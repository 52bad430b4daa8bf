import { OrderStatus, RefundStatus } from '../../../../domain/orders/order-status.ts'
import type { MessageKey } from '../../http/messages/messages.ts'
import { translate } from '../../http/messages/messages.ts'
import { shopperUid } from '../api/uids.ts'
import { type AnswerDeps, type AnswerPart, card, lastOfKind, mention, type Question, text } from './answer.ts'
import { findOrder, type OrderFacts, orderCard } from './order-facts.ts'

const BY_STATUS: Readonly<Record<number, MessageKey>> = {
  [OrderStatus.refunded]: 'merchant-order-refunded',
  [OrderStatus.cancelled]: 'merchant-order-closed',
  [OrderStatus.unpaid]: 'merchant-order-unpaid',
  [OrderStatus.toShip]: 'merchant-order-paid',
  [OrderStatus.shipped]: 'merchant-order-shipped',
  [OrderStatus.received]: 'merchant-order-received',
  [OrderStatus.completed]: 'merchant-order-finished',
}

const keyFor = ({ order }: OrderFacts): MessageKey => {
  if (order.refund_status === RefundStatus.underWay) return 'merchant-order-refunding'
  if (order.refund_status === RefundStatus.refunded) return 'merchant-order-refunded'
  return BY_STATUS[order.status] ?? 'merchant-order-closed'
}

/** The status of the shopper's order, with its card. */
export const answerOrder = async (
  { database }: AnswerDeps,
  question: Question,
): Promise<readonly AnswerPart[]> => {
  const { language, shopperId, shopperName, party } = question
  const facts = await findOrder(database, language, {
    shopperId,
    shopId: party.kind === 'merchant' ? party.id : undefined,
    orderId: lastOfKind(question.messages, 'order')?.orderId,
    text: question.text,
  })
  if (facts === undefined) return [text(translate(language, 'merchant-order-none'))]
  const { number } = facts.order
  const words = translate(language, keyFor(facts), {
    name: shopperName,
    number,
    news: facts.news || facts.order.parcel_number,
  })
  return [
    mention(words, shopperUid(shopperId)),
    card(orderCard(language, facts, translate(language, 'chat-card-order', { number }))),
  ]
}
