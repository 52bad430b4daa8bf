import { COURIER_OF_SHOP } from '../../catalogue/shop-query.ts'
import { first } from '../../database/database.ts'
import { translate } from '../../http/messages/messages.ts'
import { amount } from '../../rows/row-format.ts'
import {
  type Answer,
  type AnswerDeps,
  type AnswerPart,
  lastOfKind,
  type Question,
  text,
  words,
} from './answer.ts'
import { intentOf } from './intent.ts'
import type { Intent } from './intent-words.ts'
import { answerOrder } from './order-answer.ts'
import { answerOptions, answerPhoto, answerProduct, productMeant } from './product-answer.ts'

type Way = { readonly town: string; readonly courier: string | null; readonly freight_cents: number | null }

/** Answers with the shipping cost. The courier is chosen as for a basket. */
const answerShipping = async (
  { database }: AnswerDeps,
  question: Question,
): Promise<readonly AnswerPart[]> => {
  const { party, language } = question
  const way = await first(
    database.query<Way>(
      `select s.town, k.name as courier, k.freight_cents from shops s ${COURIER_OF_SHOP} where s.id = $1`,
      [party.kind === 'merchant' ? party.id : 0],
    ),
  )
  const { courier, freight_cents: freight } = way ?? { courier: null, freight_cents: null }
  const town = way?.town ?? ''
  if (courier === null || freight === null)
    return [text(translate(language, 'merchant-shipping-unknown', { town }))]
  return [text(translate(language, 'merchant-shipping', { town, courier, freight: `$${amount(freight)}` }))]
}

const answerIntent = async (
  deps: AnswerDeps,
  question: Question,
  intent: Intent,
): Promise<readonly AnswerPart[]> => {
  const { language, shopperName: name, title: shop } = question
  const brand = deps.settings.brand.name
  switch (intent) {
    case 'order':
      return answerOrder(deps, question)
    case 'refund':
      return [words(translate(language, 'merchant-refund'))]
    case 'shipping':
      return answerShipping(deps, question)
    case 'size':
      return answerOptions(deps, question)
    case 'payment':
    case 'topup':
      return [text(translate(language, 'merchant-payment', { brand }))]
    case 'photo':
      return answerPhoto(deps, question)
    case 'product':
      return answerProduct(deps, question)
    case 'person':
      return [text(translate(language, 'merchant-person', { brand }))]
    case 'thanks':
      return [text(translate(language, 'merchant-thanks', { name }))]
    case 'greeting':
      return [text(translate(language, 'merchant-greeting', { name, shop }))]
  }
}

const says = async (deps: AnswerDeps, question: Question, intent: Intent | undefined) => {
  if (lastOfKind(question.messages, 'order')) return answerOrder(deps, question)
  // A question sent with a card is about the card.
  if (intent !== undefined && intent !== 'greeting') return answerIntent(deps, question, intent)
  if (lastOfKind(question.messages, 'product')) return answerProduct(deps, question)
  if (intent !== undefined) return answerIntent(deps, question, intent)
  if (question.text !== '' && (await productMeant(deps, { ...question, productId: undefined }))) {
    return answerProduct(deps, question)
  }
  const key = lastOfKind(question.messages, 'image') ? 'merchant-image' : 'merchant-unknown'
  return [text(translate(question.language, key))]
}

/** The answers of a shop's assistant. All figures are read from the shop's current rows. */
export const answerAsMerchant = async (deps: AnswerDeps, question: Question): Promise<Answer> => {
  const intent = intentOf(question.text)
  return { parts: await says(deps, question, intent), isGoodbye: intent === 'thanks' }
}
