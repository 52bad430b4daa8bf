import { translate } from '../../http/messages/messages.ts'
import { pickText } from '../../rows/reading-language.ts'
import { type AnswerDeps, type AnswerPart, card, lastOfKind, type Question, text } from './answer.ts'
import {
  loadProduct,
  type ProductFacts,
  priceOf,
  productCard,
  searchProduct,
  titleOf,
} from './product-facts.ts'

const MAX_OPTIONS = 8
/** Size of the pictures of goods. */
const PICTURE_PIXELS = 800

/** The product in question: from a card just sent, named in words, or from the latest card in the conversation. */
export const productMeant = async (
  { database }: AnswerDeps,
  { party, messages, text: question, productId }: Question,
): Promise<ProductFacts | undefined> => {
  if (party.kind !== 'merchant') return undefined
  const sent = lastOfKind(messages, 'product')?.productId
  if (sent !== undefined) return loadProduct(database, party.id, sent)
  const named = await searchProduct(database, party.id, question)
  if (named || productId === undefined) return named
  return loadProduct(database, party.id, productId)
}

const which = ({ language }: Question): readonly AnswerPart[] => [
  text(translate(language, 'merchant-product-which')),
]

const cardOf = ({ language }: Question, product: ProductFacts): AnswerPart =>
  card(productCard(product, translate(language, 'chat-card-product', { title: titleOf(language, product) })))

/** Current stock and price, with the card. */
export const answerProduct = async (deps: AnswerDeps, question: Question): Promise<readonly AnswerPart[]> => {
  const product = await productMeant(deps, question)
  if (product === undefined) return which(question)
  const { language } = question
  const args = { title: titleOf(language, product), stock: product.stock, price: priceOf(product) }
  if (!product.is_on_sale) return [text(translate(language, 'merchant-product-gone', args))]
  const key = product.stock > 0 ? 'merchant-product-stock' : 'merchant-product-out'
  return [text(translate(language, key, args)), cardOf(question, product)]
}

/** The options that can be bought now. */
export const answerOptions = async (deps: AnswerDeps, question: Question): Promise<readonly AnswerPart[]> => {
  const product = await productMeant(deps, question)
  if (product === undefined) return which(question)
  if (!product.is_on_sale || product.stock === 0) return answerProduct(deps, question)
  const { language } = question
  const title = titleOf(language, product)
  const names = product.specs.map(({ id, en, others }) => pickText(language, id, en, others))
  if (names.length === 0) return [text(translate(language, 'merchant-product-single', { title }))]
  const more = names.length > MAX_OPTIONS ? ' …' : ''
  const options = names.slice(0, MAX_OPTIONS).join('; ') + more
  return [text(translate(language, 'merchant-product-options', { title, options }))]
}

/** The product's picture from the catalogue. */
export const answerPhoto = async (deps: AnswerDeps, question: Question): Promise<readonly AnswerPart[]> => {
  const product = await productMeant(deps, question)
  if (product === undefined) return which(question)
  const title = titleOf(question.language, product)
  return [
    text(translate(question.language, 'merchant-product-photo', { title })),
    { do: 'send', payload: { type: 2, url: product.image, width: PICTURE_PIXELS, height: PICTURE_PIXELS } },
  ]
}
