import type { MessageKey } from '../../http/messages/messages.ts'
import { say } from '../../http/messages/messages.ts'
import { shopperUid } from '../host/uids.ts'
import { type AnswerDeps, card, lastSaid, mention, type Question, type Say, text } from './answer.ts'
import { findOrder, type OrderFacts, orderCard } from './order-facts.ts'

const BY_STATUS: Readonly<Record<number, MessageKey>> = {
  [-2]: 'merchant-order-refunded',
  [-1]: 'merchant-order-closed',
  0: 'merchant-order-unpaid',
  1: 'merchant-order-paid',
  2: 'merchant-order-shipped',
  3: 'merchant-order-received',
  4: 'merchant-order-finished',
}

/** api.md 4: 1 under way, 2 refunded. */
const keyFor = ({ order }: OrderFacts): MessageKey => {
  if (order.refund_status === 1) return 'merchant-order-refunding'
  if (order.refund_status === 2) return 'merchant-order-refunded'
  return BY_STATUS[order.status] ?? 'merchant-order-closed'
}

/** How the shopper's own order stands, with its card. */
export const answerOrder = async ({ database }: AnswerDeps, question: Question): Promise<readonly Say[]> => {
  const { language, shopperId, shopperName, party } = question
  const facts = await findOrder(database, language, {
    shopperId,
    shopId: party.kind === 'merchant' ? party.id : undefined,
    orderId: lastSaid(question.said, 'order')?.orderId,
    text: question.text,
  })
  if (facts === undefined) return [text(say(language, 'merchant-order-none'))]
  const { number } = facts.order
  const words = say(language, keyFor(facts), {
    name: shopperName,
    number,
    news: facts.news || facts.order.parcel_number,
  })
  return [
    mention(words, shopperUid(shopperId)),
    card(orderCard(language, facts, say(language, 'chat-card-order', { number }))),
  ]
}
